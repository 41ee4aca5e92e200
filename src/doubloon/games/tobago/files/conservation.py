"""Nothing is created or lost: the books of a board, for tests and for positions."""

from doubloon.games.tobago.components.actions import MAP_NAMES
from doubloon.games.tobago.components.board import (
    MAPS,
    NO_CLUE,
    ROSES,
    Board,
    clue_of,
    map_of,
    rose_of,
)
from doubloon.games.tobago.components.chart import size_of
from doubloon.games.tobago.components.deck import CURSE, card_numbers, clue_name, clue_names
from doubloon.games.tobago.components.position import numbers
from doubloon.games.tobago.rules.treasures import share_of


def account(board: Board) -> None:
    """Raise AssertionError unless everything is in exactly one place."""
    account_clues(board)
    account_treasures(board)
    account_share(board)
    account_roses(board)
    account_sites(board)
    for seat in range(board.players):
        assert board.held[seat] >= 0, f"seat {seat} has {board.held[seat]} amulets"
    assert board.supply() >= 0, f"more than {board.deck.amulets} amulets"


def account_clues(board: Board) -> None:
    """Each clue is in one hand, on one map, in the deck or the discards."""
    places = clue_names(board.clue_discards)
    for seat in range(board.players):
        places.extend(clue_names(board.hands[seat]))
    for entry in board.trail:
        if clue_of(entry) != NO_CLUE:
            places.extend(clue_names(2 ** int(clue_of(entry))))
    for clue in numbers(board.clue_deck)[: board.clue_left]:
        places.extend(clue_names(2**clue))
    assert sorted(places) == sorted(clue_names(board.deck.clues)), "clues do not add up"
    for clue in numbers(board.clue_deck)[: board.clue_left]:
        fresh = board.born[clue] == board.shuffled
        assert fresh, f"clue_deck: {clue_name(clue)} was not in the last shuffle (TB-K5)"


def account_treasures(board: Board) -> None:
    """Each treasure card is with one player, in the deck, discarded, gone, or being shared out."""
    places = card_numbers(board.buried) + card_numbers(board.gone)
    for seat in range(board.players):
        places.extend(card_numbers(board.gold[seat]))
    places.extend(card + 1 for card in numbers(board.treasure_deck)[: board.treasure_left])
    places.extend(card + 1 for card in numbers(board.pile)[: board.pile_left])
    offered = [card for card in card_numbers(board.turned) if card not in places]
    assert len(offered) <= 1, "turned up, but nowhere"
    assert sorted(places + offered) == card_numbers(board.setup.treasures), (
        "treasure cards do not add up"
    )
    high = numbers(board.treasure_deck)[board.setup.bottom : board.treasure_left]
    assert all(card < CURSE for card in high), "treasure_deck: a curse lies too high (TB-S2)"


def account_share(board: Board) -> None:
    """Who has seen what, and the unseen card, make up the treasure."""
    seen: list[int] = []
    for seat in range(board.players):
        own = card_numbers(board.peeks[seat])
        assert len(own) == board.peeked[seat], "cards seen and their number differ"
        seen.extend(own)
    if board.unseen >= 0:
        seen.append(int(board.unseen) + 1)
    cards = [card + 1 for card in numbers(board.pile)[: board.pile_left]]
    cards.extend(card_numbers(board.turned))
    assert sorted(seen) == sorted(cards), "the treasure is not what was drawn"
    share = share_of(board)
    if share is None or share.cleared:
        assert not seen, "turned_up, pile, unseen, peek: only while a treasure is shared out"
        nothing = board.peek_from == 0 and board.refilled == 0
        assert nothing, "peek_from, refilled: only while a treasure is shared out"


def account_roses(board: Board) -> None:
    """Fifteen each, on maps and before the players; only a raiser's lies below the clues."""
    left = [int(ROSES)] * int(board.players)
    for entry in board.trail:
        if rose_of(entry) >= 0:
            left[rose_of(entry)] -= 1
    assert left == numbers(board.roses), "compass roses do not add up"
    share = share_of(board)
    for place, entry in enumerate(board.trail):
        if clue_of(entry) == NO_CLUE:
            below = place + 1 == len(board.trail) or map_of(board.trail[place + 1]) != map_of(entry)
            raised = (
                below
                and share is not None
                and not share.cleared
                and map_of(entry) == share.map
                and rose_of(entry) in (-1, share.turn.seat)
            )
            assert raised, "maps: only the raiser has a rose without a clue, on that map (TB-R1)"


def account_sites(board: Board) -> None:
    """A map's clues leave at least what is possible; unmarked, just that."""
    for treasure_map in range(MAPS):
        lo = board.chart.island.all_lo
        hi = board.chart.island.all_hi
        for entry in board.trail:
            if map_of(entry) == treasure_map and clue_of(entry) != NO_CLUE:
                lo &= board.chart.clue_lo[clue_of(entry)]
                hi &= board.chart.clue_hi[clue_of(entry)]
        name = MAP_NAMES[treasure_map]
        sites_lo = board.sites[2 * treasure_map]
        sites_hi = board.sites[2 * treasure_map + 1]
        assert sites_lo & ~lo == 0, f"{name}: a site that a clue rules out"
        assert sites_hi & ~hi == 0, f"{name}: a site that a clue rules out"
        assert size_of(sites_lo, sites_hi) > 0, f"{name}: no site is possible"
        if not board.marked(treasure_map):
            assert (sites_lo, sites_hi) == (lo, hi), f"{name}: sites missing without markers"
