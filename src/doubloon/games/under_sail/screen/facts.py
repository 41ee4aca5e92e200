"""What a screen shows beside the view and would else have to work out by the rules.

Everything is worked out from a seat's view, by the functions that the rules themselves use, so it
tells nothing that the view does not. What each means: ``types/facts.py``.
"""

from mypy_extensions import i64

from doubloon.games.under_sail.components import knowledge
from doubloon.games.under_sail.components.board import NO_CARD, Board, names_of, shown_half
from doubloon.games.under_sail.components.deck import COLOUR_LETTERS, NUMBERS, card_name
from doubloon.games.under_sail.rules import resolution
from doubloon.games.under_sail.rules.card_actions import rich
from doubloon.games.under_sail.rules.card_play import Bonus, Play, Show, candidates, most_bonus
from doubloon.games.under_sail.rules.passing import passable
from doubloon.games.under_sail.rules.rounds import score
from doubloon.games.under_sail.types.facts import (
    DeckFacts,
    Facts,
    GroupFacts,
    Letter,
    Phase,
    PlayerFacts,
    RankedCard,
    TreasureFact,
)
from doubloon.games.under_sail.view import SailView
from doubloon.kernel.bits import BIT, has, members


def facts_of(view: SailView) -> Facts:
    """All of it."""
    board = view.board
    return {
        "phase": phase(board),
        "tricks": board.setup.hand,
        "turn": [board.clockwise(place) for place in range(board.players)],
        "actions": {COLOUR_LETTERS[colour]: board.action_of(colour) for colour in range(4)},
        "highest": NUMBERS,
        "carrying": [NUMBERS - bonus for bonus in range(NUMBERS)],
        "merged": merged(board),
        "decks": decks(board),
        "limits": limits(board, view.seat),
        "passable": own_passable(board, view.seat),
        "players": players(board, view),
        "outcome": outcome(board),
    }


def phase(board: Board) -> Phase:
    """What the round is at."""
    if board.over:
        return "over"
    if board.trick == 0:
        return "pass"
    return "resolve" if board.uncovered else "play"


def merged(board: Board) -> list[list[Letter]]:
    """US-A5: the pairs of colours that count as one."""
    found: list[list[Letter]] = []
    if board.over:
        return found
    for pair in range(2):
        if resolution.merged(board, pair):
            found.append([COLOUR_LETTERS[2 * pair], COLOUR_LETTERS[2 * pair + 1]])
    return found


def decks(board: Board) -> list[DeckFacts]:
    """The treasure decks."""
    found: list[DeckFacts] = []
    for deck in range(board.setup.decks):
        up = board.face_up[deck]
        face: TreasureFact | None = None
        if up != NO_CARD:
            colour = COLOUR_LETTERS[board.deck.colour[up]]
            face = {"colour": colour, "value": board.deck.value[up]}
        colours: list[Letter] = ["R", "B", "G", "V"]
        if board.setup.decks == 2:
            colours = colours[2 * deck : 2 * deck + 2]
        found.append({"colours": colours, "face_up": face, "left": board.left[deck]})
    return found


def limits(board: Board, seat: i64) -> dict[str, int]:
    """US-T2: bonus cards that may go on each card of the own hand."""
    found: dict[str, int] = {}
    if seat >= 0:
        for card in members(board.hands[seat]):
            found[card_name(card)] = most_bonus(board, seat, card)
    return found


def own_passable(board: Board, seat: i64) -> list[str]:
    """US-S4: the cards that may be passed."""
    if seat < 0 or not has(board.waiting(), seat):
        return []
    return names_of(passable(board.hands[seat]))


def sure_cards(view: SailView, seat: i64) -> i64:
    """The cards of which the view's seat knows that they are in another hand.

    A card that its owner may just have played, covered, is not among them.
    """
    board = view.board
    base = knowledge.row(board, view.seat)
    found = view.fixed[seat]
    for card in members(view.restricted & ~board.know[base + seat]):
        places: i64 = 0
        for place in range(board.players + 1):
            if view.room[place] > 0 and not has(board.know[base + place], card):
                places += 1
            if place < board.players and has(view.covered, place):
                if has(candidates(board, place) & ~board.know[base + place], card):
                    places += 2
        if places == 1 and view.room[seat] > 0:
            found |= BIT[card]
    return found


def could_be(view: SailView, seat: i64) -> list[str] | None:
    """What a covered card can be, as far as the view's seat knows."""
    if not has(view.covered, seat):
        return None
    board = view.board
    base = knowledge.row(board, view.seat)
    return names_of(candidates(board, seat) & view.pool & ~board.know[base + seat])


def players(board: Board, view: SailView) -> list[PlayerFacts]:
    """The players by seat."""
    found: list[PlayerFacts] = []
    places = board.placings()
    asked = board.top
    playing = asked.seat if isinstance(asked, (Play, Show, Bonus)) else -1
    stealable = rich(board, -1)
    for seat in range(board.players):
        top = board.visible(seat)
        found.append(
            {
                "hand": view.sizes[seat],
                "bonus": board.bonus[seat],
                "stealable": has(stealable, seat),
                "points": score(board, seat),
                "round": board.pile_points(seat) + board.bonus[seat] // 2,
                "pile": board.height[seat],
                "visible": board.deck.names[top] if top != NO_CARD else None,
                "place": places[seat],
                "known": names_of(sure_cards(view, seat)) if seat != view.seat else [],
                "could": could_be(view, seat),
                "value": seen_value(board, seat),
                "order": (seat - board.first + board.players) % board.players + 1,
                "next": seat == playing,
            }
        )
    return found


def seen_value(board: Board, seat: i64) -> int | None:
    """US-T3: the number that is seen on a card of this trick, with its bonus cards."""
    if board.table[seat] != NO_CARD:
        return int(board.value(seat))
    if board.shown[seat] == NO_CARD:
        return None
    number = shown_half(board, seat)["number"]
    return None if number is None else number + board.added[seat]


def outcome(board: Board) -> list[GroupFacts] | None:
    """Who wins what, once the cards lie open."""
    if not board.uncovered:
        return None
    found: list[GroupFacts] = []
    for number in range(6):
        inside = [seat for seat in range(board.players) if resolution.group(board, seat) == number]
        if inside:
            found.append(one_group(board, number, inside))
    return found


def one_group(board: Board, number: i64, inside: list[int]) -> GroupFacts:
    """One colour, or two that count as one."""
    ranked: list[int] = []
    for seat in inside:
        at = 0
        while at < len(ranked) and resolution.beats(board, ranked[at], seat):
            at += 1
        ranked.insert(at, seat)
    letters = list(COLOUR_LETTERS[number : number + 1])
    if number >= 4:
        letters = list(COLOUR_LETTERS[2 * (number - 4) : 2 * (number - 4) + 2])
    cards: list[RankedCard] = []
    for seat in ranked:
        name = card_name(board.table[seat])
        cards.append({"seat": seat, "card": name, "value": board.value(seat)})
    several = len(ranked) > 1
    return {
        "colours": letters,
        "cards": cards,
        "winner": ranked[0],
        "lowest": ranked[-1] if several else None,
        "bonus": len(ranked) if several else 0,
        "treasure": resolution.has_treasure(board, ranked[0]),
    }
