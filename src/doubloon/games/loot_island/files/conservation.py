"""Nothing is created or lost: the books of a board, for tests and for positions from outside."""

from doubloon.games.loot_island.components.board import COMPASSES, DEALT_HEALERS, Board
from doubloon.games.loot_island.components.column import in_order
from doubloon.games.loot_island.components.compasses import seats
from doubloon.games.loot_island.components.deck import CARDS_PER_COLOUR, EVENTS, card_name
from doubloon.games.loot_island.components.position import card_names, numbers, treasure_numbers
from doubloon.games.loot_island.view import stratum
from doubloon.kernel.bits import has, members


def account(board: Board) -> None:
    """Raise AssertionError unless everything is in exactly one place."""
    account_cards(board)
    account_treasures(board)
    account_compasses(board)
    account_shuffles(board)
    account_events(board)
    account_healers(board)
    for seat in range(board.players):
        assert board.cubes[seat] >= 0, f"seat {seat} has {board.cubes[seat]} cubes"
    assert board.face_up & ~board.setup.tiles == 0, "a tile that is not in the game"


def account_cards(board: Board) -> None:
    """Each map card is in one hand, one column, the deck or the discards."""
    places = card_names(board.map_discards, 0)
    for seat in range(board.setup.seats):
        places.extend(card_names(board.hands, 4 * seat))
        chosen = card_names(board.chosen, 4 * seat)
        assert set(chosen) <= set(card_names(board.hands, 4 * seat)), "chosen, but not in hand"
    for landing in range(8):
        base = board.colour[landing] * CARDS_PER_COLOUR
        column = [card_name(base + index) for index in in_order(board.order, landing)]
        assert len(column) == bin(board.cards[landing]).count("1"), "column and set differ"
        places.extend(column)
    places.extend([card_name(card) for card in numbers(board.map_deck)[: board.map_left]])
    assert sorted(places) == sorted(card_names(board.deck.present, 0)), "map cards do not add up"


def account_treasures(board: Board) -> None:
    """Each treasure of the piles in use is before one player, on the table, in a pile."""
    places = treasure_numbers(board.buried_lo, board.buried_hi)
    places.extend(treasure_numbers(board.table_lo, board.table_hi))
    for seat in range(board.setup.seats):
        places.extend(treasure_numbers(board.loot[2 * seat], board.loot[2 * seat + 1]))
    places.extend([each + 1 for each in numbers(board.treasure_deck)[: board.treasure_left]])
    piles = numbers(board.setup.piles)
    expected = [each + 1 for each in range(74) if board.deck.pile[each] in piles]
    assert sorted(places) == expected, "treasures do not add up"


def account_compasses(board: Board) -> None:
    """At most three of a colour, at most one at a landing; stacks and sets agree."""
    found: list[list[int]] = [[] for _ in range(board.setup.seats)]
    for landing in range(8):
        for seat in seats(board.stack[landing]):
            found[seat].append(landing)
    for seat in range(board.setup.seats):
        assert len(set(found[seat])) == len(found[seat]) <= COMPASSES, "too many compasses"
        assert sum(2**landing for landing in found[seat]) == board.placed[seat], "stack and set"


def account_shuffles(board: Board) -> None:
    """The map deck holds only cards that its last shuffle put there."""
    shuffles = len(board.strata) // 4
    last = [stratum(board, shuffles, colour) for colour in range(4)]
    for card in numbers(board.map_deck)[: board.map_left]:
        there = has(last[card // CARDS_PER_COLOUR], card % CARDS_PER_COLOUR)
        name = card_name(card)
        assert there, f"map_deck: {name} was not in the last of map_shuffles (LI-D1)"


def account_events(board: Board) -> None:
    """LI-S5: five events of the deck, each once."""
    events = numbers(board.events)
    for place, event in enumerate(events):
        name = EVENTS[event] if event >= 0 else "nothing"
        there = event >= 0 and has(board.deck.events, event)
        assert there, f"events[{place}]: {name} is not allowed; an event of the deck"
        assert event not in events[:place], f"events[{place}]: {name} is there twice (LI-S5)"


def account_healers(board: Board) -> None:
    """LI-S4, LI-O2: as many as the game needs, each once; others cannot be chosen."""
    healers = numbers(board.healers)
    needed = 2 * board.players if board.setup.healers == DEALT_HEALERS else board.players
    assert len(healers) == needed, f"healers: {len(healers)} entries; {needed} are needed (LI-S4)"
    for place, healer in enumerate(healers):
        fine = healer >= 0 and healer not in healers[:place]
        assert fine, f"healers[{place}]: a number of the deck, each once"
    for healer in members(board.offered):
        there = healer in healers
        assert there, f"healers_offered: {healer + 1} is not a healer of this game"
