"""Nothing is created or lost, and what is known is true: the books of a table, for tests."""

from doubloon.games.under_sail.components import knowledge
from doubloon.games.under_sail.components.board import MOST_WON, NO_CARD, Board, names_of
from doubloon.games.under_sail.components.deck import NUMBERS, card_name
from doubloon.kernel.bits import BIT, has, members


def account(board: Board) -> None:
    """Raise AssertionError unless everything is in exactly one place."""
    account_cards(board)
    account_treasures(board)
    account_bonus(board)
    account_knowledge(board)


def account_cards(board: Board) -> None:
    """Each island card is in one hand, in the trick, discarded, or was never dealt."""
    places = names_of(board.discards)
    for seat in range(board.players):
        places.extend(names_of(board.hands[seat]))
        card = board.table[seat]
        assert (card == NO_CARD) == (board.shown[seat] == NO_CARD), "a card that shows nothing"
        gone = board.fetched & (BIT[card] if card != NO_CARD else 0)
        if card != NO_CARD and not gone:
            places.append(card_name(card))
        if card != NO_CARD:
            assert card % NUMBERS + 1 + board.added[seat] <= 12, "more than 12 (US-T2)"
        else:
            assert board.added[seat] == 0, "bonus cards on no card"
    assert len(set(places)) == len(places), "an island card is in two places"
    assert set(places) <= set(names_of(board.deck.cards)), "an island card that is not in the deck"
    assert len(places) == board.dealt, "island cards do not add up"


def account_treasures(board: Board) -> None:
    """Each treasure is in its deck, face up, or on one pile."""
    places: list[int] = []
    for deck in range(board.setup.decks):
        own = [board.treasure_at(deck, place) for place in range(board.left[deck])]
        if board.face_up[deck] != NO_CARD:
            own.append(board.face_up[deck])
        for treasure in own:
            assert has(board.setup.in_deck[deck], treasure), "a treasure in the wrong deck"
        places.extend(own)
        assert 0 <= board.mixed_top[deck] <= 3, "more treasures put back than can be seen"
    for seat in range(board.players):
        base = seat * MOST_WON
        places.extend(board.piles[base + place] for place in range(board.height[seat]))
    expected = members(board.setup.in_deck[0] | board.setup.in_deck[1])
    assert sorted(places) == expected, "treasures do not add up"


def account_bonus(board: Board) -> None:
    """All bonus cards are with players, on cards, or in the supply."""
    number = board.supply
    for seat in range(board.players):
        assert board.bonus[seat] >= 0, f"seat {seat} holds {board.bonus[seat]} bonus cards"
        number += board.bonus[seat] + board.added[seat]
    assert board.supply >= 0, "less than no bonus cards in the supply"
    assert number == board.deck.bonus, "bonus cards do not add up"


def account_knowledge(board: Board) -> None:
    """No card is where somebody knows that it is not."""
    for knower in range(-1, board.players):
        base = knowledge.row(board, knower)
        for seat in range(board.players):
            cards = board.hands[seat]
            assert board.know[base + seat] & cards == 0, f"{knower} knows wrong of seat {seat}"
        known = (
            board.know[knowledge.sure(board, knower)] | board.know[knowledge.loose(board, knower)]
        )
        hidden = 0
        for deck in range(board.setup.decks):
            for place in range(board.left[deck]):
                hidden |= BIT[board.treasure_at(deck, place)]
        assert known & ~hidden == 0, f"{knower} knows of treasures that are not in a deck"
