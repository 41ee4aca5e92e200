"""What a screen shows beside the view and would else have to work out by the rules.

Everything is worked out from a seat's view, by the functions that the rules themselves use, so it
tells nothing that the view does not. What each means: ``types/facts.py``.
"""

from typing import Literal

from mypy_extensions import i64

from doubloon.games.tobago.components.actions import MAP_NAMES
from doubloon.games.tobago.components.board import IDLE_ROUNDS, MAPS, ROSES, STATUES, Board
from doubloon.games.tobago.components.chart import LEGS, hex_of, size_of, spaces_of
from doubloon.games.tobago.components.deck import CURSES, card_numbers, clue_name
from doubloon.games.tobago.rules.clue_cards import reason_fit
from doubloon.games.tobago.rules.drives import ACTION, EXTRA, NEXT, Leg, legs_of, within_legs
from doubloon.games.tobago.rules.ending import gold_of
from doubloon.games.tobago.rules.open_turn import turn_of
from doubloon.games.tobago.rules.raising import can_raise, roses_on
from doubloon.games.tobago.rules.treasures import FirstClue, Offer, share_of
from doubloon.games.tobago.rules.turns import Place
from doubloon.games.tobago.types.facts import (
    Facts,
    Fit,
    Gaze,
    Legs,
    Loss,
    MapFacts,
    MapName,
    Misfit,
    Phase,
    PlayerFacts,
    Routes,
    ShareFacts,
    TreasureDeckFacts,
)
from doubloon.games.tobago.view import TobagoView
from doubloon.kernel.bits import count, members


def facts_of(view: TobagoView) -> Facts:
    """All of it."""
    board = view.board
    island = board.chart.island
    return {
        "phase": phase(board),
        "turn": whose_turn(board),
        "spaces": island.names(island.all_lo, island.all_hi),
        "maps": {MAP_NAMES[each]: map_facts(board, each) for each in range(MAPS)},
        "players": players(board, view),
        "roses": ROSES,
        "supply": board.supply(),
        "gazes": gazes(board),
        "clue_deck": board.clue_left,
        "clue_discards": count(board.clue_discards),
        "deck": treasure_deck(board),
        "hand": hand(board, view.seat),
        "legs": legs_left(board),
        "reach": reach(board, view.seat),
        "routes": routes(board, view.seat),
        "share": share(board, view.seat),
        "idle": IDLE_ROUNDS * board.players - board.idle,
    }


def treasure_deck(board: Board) -> TreasureDeckFacts:
    """TB-S2: the treasure deck, and how long it is safe."""
    safe = board.treasure_left - board.setup.bottom
    return {
        "left": board.treasure_left,
        "all": count(board.setup.treasures),
        "safe": safe if safe > 0 else 0,
        "curses": board.setup.curses - count(board.gone),
    }


def phase(board: Board) -> Phase:
    """What is going on."""
    asked = board.top
    if asked is None:
        return "over"
    if isinstance(asked, Offer):
        return "share"
    if isinstance(asked, FirstClue):
        return "first_clue"
    if isinstance(asked, Place):
        return "landing"
    return "turn"


def whose_turn(board: Board) -> int | None:
    """Whose turn it is."""
    turn = turn_of(board)
    return None if turn is None else turn.seat


def map_facts(board: Board, treasure_map: i64) -> MapFacts:
    """One treasure map."""
    lo = board.sites[2 * treasure_map]
    hi = board.sites[2 * treasure_map + 1]
    site = board.site(treasure_map)
    raised = treasure_map == raised_map(board)  # TB-R1: its marker is gone
    return {
        "sites": size_of(lo, hi),
        "possible": hex_of(lo, hi),
        "marked": board.marked(treasure_map) and not raised,
        "space": board.space_name(site) if site >= 0 and not raised else None,
        "roses": roses_on(board, treasure_map),
    }


def raised_map(board: Board) -> i64:
    """The map whose treasure is being shared out; -1: none."""
    share = share_of(board)
    return -1 if share is None else share.map


def players(board: Board, view: TobagoView) -> list[PlayerFacts]:
    """The players by seat."""
    found: list[PlayerFacts] = []
    shuffles = board.shuffled + 1
    raised = raised_map(board)
    for seat in range(board.players):
        cards: i64 = 0
        for shuffle in range(shuffles):
            cards += view.counts[seat * shuffles + shuffle]
        ready: list[MapName] = []
        for treasure_map in range(MAPS):
            if treasure_map == raised or board.atv[seat] < 0:
                continue
            if can_raise(board, seat, treasure_map):
                ready.append(MAP_NAMES[treasure_map])
        found.append(
            {
                "gold": gold_of(board, seat),
                "cards": count(board.gold[seat]),
                "hand": cards,
                "amulets": board.held[seat],
                "roses": board.roses[seat],
                "raise": ready,
            }
        )
    return found


def gazes(board: Board) -> list[Gaze]:
    """Where the statues look (TB-R6)."""
    island = board.chart.island
    found: list[Gaze] = []
    supply = board.supply()
    taken: list[int] = []
    for statue in range(STATUES):
        direction = board.faces[statue]
        space = board.chart.statues[statue]
        path: list[str] = []
        while island.near[6 * space + direction] >= 0:
            space = island.near[6 * space + direction]
            path.append(island.name(space))
        comes = not board.amulet_at(space) and space not in taken and len(taken) < supply
        if comes:
            taken.append(space)
        found.append({"space": island.name(space), "path": path, "comes": comes})
    return found


def hand(board: Board, seat: i64) -> dict[str, dict[MapName, Fit | Misfit]]:
    """For each clue of one's own and each map what it would leave, or why it does not fit."""
    found: dict[str, dict[MapName, Fit | Misfit]] = {}
    if seat < 0:
        return found
    for clue in members(board.hands[seat]):
        found[clue_name(clue)] = {MAP_NAMES[each]: fit(board, clue, each) for each in range(MAPS)}
    return found


def fit(board: Board, clue: i64, treasure_map: i64) -> Fit | Misfit:
    """What a clue would leave of a map, or why it does not fit (TB-K2)."""
    if board.fits(clue, treasure_map):
        lo = board.sites[2 * treasure_map] & board.chart.clue_lo[clue]
        hi = board.sites[2 * treasure_map + 1] & board.chart.clue_hi[clue]
        return {"leaves": hex_of(lo, hi), "sites": size_of(lo, hi)}
    rule, details = reason_fit(board, clue, treasure_map)
    return {"rule": rule, "reason": details["reason"]}


def legs_left(board: Board) -> Legs:
    """The legs left of what, in the turn that is under way (TB-M3)."""
    turn = turn_of(board)
    if turn is None:
        return {"first": 0, "extra": 0, "drive": LEGS}
    return {"first": turn.legs, "extra": turn.extra_legs, "drive": LEGS}


def legs_ahead(board: Board, seat: i64) -> i64:
    """How many legs a seat's ATV could go: those left of its drives, or a whole drive."""
    turn = turn_of(board)
    if turn is None or turn.seat != seat:
        return LEGS
    left = turn.legs + turn.extra_legs
    asked = board.top
    if isinstance(asked, Leg):
        if asked.drive == ACTION:
            return legs_of(turn, ACTION)
        if asked.drive == EXTRA:
            return left + LEGS
    return left if left > 0 else LEGS


def reach(board: Board, seat: i64) -> list[str]:
    """Where an ATV gets, leg by leg."""
    found: list[str] = []
    if seat < 0 or board.atv[seat] < 0:
        return found
    for legs in range(legs_ahead(board, seat)):
        lo, hi = within_legs(board, board.atv[seat], legs + 1)
        found.append(hex_of(lo, hi))
    return found


def routes(board: Board, seat: i64) -> Routes:
    """The ways to each space within reach, by the word that begins them or was said already."""
    found: Routes = {}
    turn = turn_of(board)
    if turn is None or turn.seat != seat:
        return found
    asked = board.top
    said: i64 = -1
    if isinstance(asked, Leg):
        said = asked.drive
    elif asked is not turn:
        return found
    free = turn.action
    first = turn.legs
    extra = turn.extra_legs
    if first + extra > 0 and (said < 0 or said == NEXT):
        found["leg"] = ways(board, seat, extra, first)
    if (free or (first > 0 and extra > 0)) and (said < 0 or said == ACTION):
        found["drive"] = ways(board, seat, 0, LEGS if free else first)
    if board.held[seat] > 0 and (said < 0 or said == EXTRA):
        found["extra-drive"] = ways(board, seat, extra + LEGS, first)
    return found


def ways(board: Board, seat: i64, extra: i64, first: i64) -> dict[str, list[str]]:
    """For each space a way there: as few legs as it takes, by way of amulets.

    Extra legs come first; they collect nothing (TB-A3).
    """
    found: dict[str, list[str]] = {}
    island = board.chart.island
    size: int = island.size
    start: int = board.atv[seat]
    before: list[int] = [-1] * size
    gains: list[int] = [-1] * size
    gains[start] = 0
    reached: list[int] = [start]
    done: list[bool] = [False] * size
    done[start] = True
    for leg in range(extra + first):
        fresh: list[int] = []
        for origin in reached:
            for space in spaces_of(island.leg_lo[origin], island.leg_hi[origin]):
                if done[space]:
                    continue
                gain = gains[origin] + (1 if leg >= extra and board.amulet_at(space) else 0)
                if before[space] < 0:
                    fresh.append(space)
                if gain > gains[space]:
                    gains[space] = gain
                    before[space] = origin
        for space in fresh:
            done[space] = True
        reached = fresh
    for space in range(size):
        if before[space] >= 0:
            way: list[str] = []
            at = space
            while at != start:
                way.append(island.name(at))
                at = before[at]
            way.reverse()
            found[island.name(space)] = way
    return found


def share(board: Board, seat: i64) -> ShareFacts | None:
    """The treasure that is being shared out, as far as one knows it."""
    offer = board.top
    if not isinstance(offer, Offer):
        return None
    asked = offer.about(board, offer.seat)
    mine: i64 = 0
    if seat >= 0:
        mine = board.peeks[seat] & ~board.turned
    drawn: list[int] = []
    for each in range(board.players):
        drawn.append(board.peeked[each])
    return {
        "map": asked["map"],
        "raiser": offer.share.turn.seat,
        "offer": asked["card"],
        "asked": asked["roses"],
        "left": board.pile_left,
        "drawn": drawn,
        "turned": card_numbers(board.turned),
        "mine": card_numbers(mine),
        "curse": curse_ahead(board, mine),
        "losses": losses(board, offer.share.map),
    }


def curse_ahead(board: Board, mine: i64) -> Literal["certain", "possible", "none"]:
    """Whether the pile holds a curse, from the cards one has seen in it (TB-S2, TB-R4)."""
    if mine & CURSES != 0:
        return "certain"
    unknown = board.pile_left - count(mine)
    loose = board.setup.treasures & CURSES & ~board.gone & ~board.turned
    safe = board.treasure_left >= board.setup.bottom and not board.last
    return "possible" if unknown > 0 and loose != 0 and not safe else "none"


def losses(board: Board, treasure_map: i64) -> list[Loss | None]:
    """What a curse turned up next would take from each seat (TB-R4)."""
    roses = roses_on(board, treasure_map)
    found: list[Loss | None] = []
    for seat in range(board.players):
        if seat not in roses:
            found.append(None)
        elif board.held[seat] > 0:
            found.append("amulet")
        else:
            found.append("gold" if board.gold[seat] != 0 else "nothing")
    return found
