"""A table as plain data, and back: dumps, views and positions written by hand.

Everything is named as on the table: island cards ``R7``, treasures ``R4a``. A view has numbers
where a dump has cards, and ``null`` where it does not know a treasure. In a position written by
hand most keys may be left out; ``files/positions.py`` says what then stands for them.
"""

from typing import Any, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from doubloon.games.under_sail.components import knowledge
from doubloon.games.under_sail.components.board import (
    MOST_WON,
    NO_CARD,
    Board,
    names_of,
    shown_half,
)
from doubloon.games.under_sail.components.deck import COLOUR_LETTERS, card_name
from doubloon.games.under_sail.types.view import DeckView, Knowledge, LaidCard, PlayerView, View
from doubloon.kernel.bits import BIT, count, has, members

FULL: Final = -2


def seen(board: Board, seat: int, sizes: vec[i64]) -> View:
    """The table as ``seat`` sees it; ``sizes``: how many cards each hand holds."""
    public = knowledge_row(board, -1)
    return {
        "round": board.round,
        "trick": board.trick,
        "first_player": board.first,
        "starter": board.starter,
        "decks": decks(board),
        "lit": [COLOUR_LETTERS[colour] for colour in members(board.lit)],
        "supply": board.supply,
        "uncovered": board.uncovered,
        "traced": board.traced,
        "discards": names_of(board.discards),
        "fetched": names_of(board.fetched),
        "players": people(board, seat, sizes),
        "stack": board.pending(),
        "over": board.over,
        "decided": board.serial,
        "reveals": board.reveals,
        "knowledge": public if seat < 0 else knowledge_row(board, seat),
        "public_knowledge": public,
    }


def dump(board: Board) -> dict[str, Any]:
    """All of the table; what the spectator knows is the last of what all know."""
    data = cast("dict[str, Any]", seen(board, FULL, board.hands))
    rows = [knowledge_row(board, knower) for knower in range(board.players)]
    data["knowledge"] = [*rows, data.pop("public_knowledge")]
    data["chance"] = board.source_of_chance()
    return data


def treasure_names(board: Board, treasures: i64) -> list[str]:
    """The treasures of a mask by name."""
    return [board.deck.names[treasure] for treasure in members(treasures)]


def decks(board: Board) -> list[DeckView]:
    """The treasure decks from top to bottom, as far as they are known."""
    found: list[DeckView] = []
    for deck in range(board.setup.decks):
        cards: list[str | None] = []
        for place in range(board.left[deck]):
            treasure = board.treasure_at(deck, place)
            cards.append(board.deck.names[treasure] if treasure != NO_CARD else None)
        up = board.face_up[deck]
        found.append(
            {
                "face_up": board.deck.names[up] if up != NO_CARD else None,
                "cards": cards,
                "mixed_top": board.mixed_top[deck],
            }
        )
    return found


def card_or_none(card: i64) -> str | None:
    """A card by notation, or nothing."""
    return None if card == NO_CARD else card_name(card)


def people(board: Board, seat: int, sizes: vec[i64]) -> list[PlayerView]:
    """The players by seat."""
    found: list[PlayerView] = []
    for each in range(board.players):
        base = each * MOST_WON
        pile = [board.deck.names[board.piles[base + place]] for place in range(board.height[each])]
        known = seat == FULL or seat == each
        found.append(
            {
                "bonus": board.bonus[each],
                "treasures": pile,
                "played": names_of(board.played[each]),
                "passed": card_or_none(board.passed[each]),
                "rounds": [
                    [board.tally[4 * each], board.tally[4 * each + 1]],
                    [board.tally[4 * each + 2], board.tally[4 * each + 3]],
                ],
                "trick": laid(board, each) if board.shown[each] != NO_CARD else None,
                "hand": names_of(board.hands[each]) if known else {"hidden": sizes[each]},
            }
        )
    return found


def laid(board: Board, seat: i64) -> LaidCard:
    """A seat's card of the trick, as far as it is known."""
    half = shown_half(board, seat)
    return {
        "card": card_or_none(board.table[seat]),
        "bonus": board.added[seat],
        "shown": half["shown"],
        "colour": half["colour"],
        "number": half["number"],
    }


def knowledge_row(board: Board, knower: i64) -> Knowledge:
    """What one seat has learned, see ``knowledge.py``; the last of ``not_in`` is the rest."""
    base = knowledge.row(board, knower)
    n = board.players
    know = board.know
    return {
        "not_in": [names_of(know[base + place]) for place in range(n + 1)],
        "came": [names_of(know[base + n + 1 + place]) for place in range(n)],
        "left": [names_of(know[base + 2 * n + 1 + place]) for place in range(n)],
        "mixed": members(know[base + 3 * n + 1]),
        "treasures": treasure_names(board, know[base + 3 * n + 2]),
        "among_top": treasure_names(board, know[base + 3 * n + 3]),
    }


def unseen(board: Board) -> i64:
    """The island cards that lie neither open nor in a hand that this table tells."""
    cards = board.deck.cards & ~board.discards
    for seat in range(board.players):
        cards &= ~board.hands[seat]
        if board.table[seat] != NO_CARD and not has(board.fetched, board.table[seat]):
            cards &= ~BIT[board.table[seat]]
    return cards


def undealt(board: Board) -> i64:
    """How many cards nobody was dealt."""
    return count(board.deck.cards) - board.dealt


def dealt(board: Board, in_hands: i64) -> i64:
    """How many cards are in the round, with so many in hands."""
    number = count(board.discards) + in_hands
    for seat in range(board.players):
        if board.shown[seat] == NO_CARD:
            continue
        card = board.table[seat]
        if card == NO_CARD or not has(board.fetched, card):
            number += 1
    return number
