"""Can this board exist? What a position must fulfil beyond the books, so that play can go on.

``checking.account`` counts cards, treasures and compasses. Here: every frame has arguments that
mean something, lies on a frame it can lie on, and what is known of shuffles, events and healers
fits. A position that passes can be played to its end.
"""

from typing import Final

from doubloon.games.loot_island import actions, frames
from doubloon.games.loot_island.board import DEALT_HEALERS, FITS, Board
from doubloon.games.loot_island.compasses import height
from doubloon.games.loot_island.deck import CARDS_PER_COLOUR, EVENTS, card_name
from doubloon.games.loot_island.frames import (
    ACTIONS,
    CARDS,
    CLAIM,
    COMPASS,
    COPY,
    EFFECTS,
    ENDING,
    EXPLORE,
    EXTRA_CARDS,
    FINAL,
    HEALER,
    KEEP_HAND,
    MAY_DISCARD,
    MAY_DRAW,
    PAY,
    PLACE,
    PREPARE,
    REFRESH,
    SHARE,
    SHOW_HEALER,
    TAKE,
    TAKE_BACK,
    TILE,
    TREASURE,
    TURN,
)
from doubloon.games.loot_island.preparation import excess
from doubloon.games.loot_island.small_islands import has_choice, price
from doubloon.games.loot_island.view import stratum
from doubloon.kernel.bits import has, members
from doubloon.kernel.errors import PositionError

MOST_SHUFFLES: Final = 50
BOTTOM: Final = -1
SEALED: Final = (KEEP_HAND, REFRESH, SHOW_HEALER)

# Which frames a frame can lie on.
LIES_ON: Final = {
    PREPARE: (BOTTOM,),
    ACTIONS: (BOTTOM,),
    EFFECTS: (ACTIONS,),
    EXPLORE: (BOTTOM, EXPLORE),
    FINAL: (BOTTOM,),
    ENDING: (BOTTOM,),
    SHARE: (EXPLORE, FINAL),
    KEEP_HAND: (PREPARE,),
    REFRESH: (PREPARE,),
    EXTRA_CARDS: (PREPARE,),
    TAKE_BACK: (PREPARE,),
    TURN: (ACTIONS,),
    COMPASS: (CARDS,),
    CARDS: (ACTIONS,),
    COPY: (EFFECTS,),
    MAY_DRAW: (EFFECTS,),
    MAY_DISCARD: (ACTIONS, EFFECTS, EXPLORE, SHARE),
    PAY: (ACTIONS,),
    TILE: (ACTIONS,),
    PLACE: (ACTIONS,),
    TREASURE: (ACTIONS,),
    CLAIM: (ACTIONS,),
    TAKE: (SHARE,),
    SHOW_HEALER: (ENDING,),
    HEALER: (ENDING,),
}


class Frame:
    """One frame of a position, with its name for errors."""

    def __init__(self, board: Board, depth: int) -> None:
        base = depth * frames.SIZE
        fields = [int(board.frames[base + field]) for field in range(frames.SIZE)]
        self.kind = fields[0]
        self.seat = fields[1]
        self.args = fields[2:]
        self.place = f"stack[{depth}] {frames.NAMES[self.kind]}"

    def within(self, place: int, low: int, high: int, what: str) -> int:
        """An argument that must lie between two numbers."""
        value = self.args[place]
        if not low <= value <= high:
            raise self.wrong(f"{what} {value} is not allowed; {low} to {high}")
        return value

    def wrong(self, message: str) -> PositionError:
        """The error that names the frame."""
        return PositionError(f"{self.place}: {message}")


def check_possible(board: Board) -> None:
    """Raise a PositionError that names the place if play could not go on from here."""
    check_shuffles(board)
    check_events(board)
    check_healers(board)
    if board.over and board.depth > 0:
        raise PositionError("stack: a game that is over has no frames")
    below = BOTTOM
    for depth in range(board.depth):
        frame = Frame(board, depth)
        check_frame(board, frame, below, depth == board.depth - 1)
        below = frame.kind
    if board.pending != 0 and below not in SEALED:
        raise PositionError("pending: only while all are asked at once")


def check_shuffles(board: Board) -> None:
    """The map deck holds only cards that its last shuffle put there."""
    shuffles = len(board.strata) // 4
    if shuffles > MOST_SHUFFLES:
        raise PositionError(f"map_shuffles: {shuffles} are too many; at most {MOST_SHUFFLES}")
    for place in range(board.map_left):
        card = board.map_deck[place]
        if not has(
            stratum(board, shuffles, card // CARDS_PER_COLOUR),
            card % CARDS_PER_COLOUR,
        ):
            name = card_name(card)
            raise PositionError(f"map_deck: {name} was not in the last of map_shuffles (LI-D1)")


def check_events(board: Board) -> None:
    """LI-S5: five events of the deck, each once."""
    seen: list[int] = []
    for place in range(5):
        event = board.events[place]
        if event < 0 or not has(board.deck.events, event):
            name = EVENTS[event] if event >= 0 else "nothing"
            raise PositionError(f"events[{place}]: {name} is not allowed; an event of the deck")
        if event in seen:
            raise PositionError(f"events[{place}]: {EVENTS[event]} is there twice (LI-S5)")
        seen.append(event)


def check_healers(board: Board) -> None:
    """LI-S4, LI-O2: as many as the game needs, each once."""
    needed = 2 * board.players if board.setup.healers == DEALT_HEALERS else board.players
    if len(board.healers) != needed:
        raise PositionError(f"healers: {len(board.healers)} entries; {needed} are needed (LI-S4)")
    seen = 0
    for place in range(needed):
        healer = board.healers[place]
        if healer < 0 or has(seen, healer):
            raise PositionError(f"healers[{place}]: a number of the deck, each once")
        seen |= 2**healer
    for healer in members(board.offered):
        if not has(seen, healer):
            raise PositionError(f"healers_offered: {healer + 1} is not a healer of this game")


def check_frame(board: Board, frame: Frame, below: int, top: bool) -> None:
    """One frame: where it lies, who is asked, and its arguments."""
    if below not in LIES_ON[frame.kind]:
        where = "be the first" if below == BOTTOM else f"lie on {frames.NAMES[below]}"
        raise frame.wrong(f"it cannot {where}")
    asks = frame.kind >= frames.FIRST_QUESTION and frame.kind not in SEALED
    if asks and not 0 <= frame.seat < board.players:
        raise frame.wrong(f"seat {frame.seat} is not allowed; 0 to {board.players - 1}")
    if not asks and frame.seat != -1:
        raise frame.wrong(f"seat {frame.seat} is not allowed; -1, nobody in particular")
    if frame.kind in SEALED:
        check_sealed(board, frame)
    elif frame.kind < frames.FIRST_QUESTION:
        check_running(board, frame)
    elif frame.kind in (TURN, COMPASS, CARDS, PAY, TILE, PLACE):
        check_turn(board, frame, top)
    else:
        check_question(board, frame)


def check_sealed(board: Board, frame: Frame) -> None:
    """All are asked at once: somebody's answer is missing, the others' are there."""
    if board.pending == 0:
        raise frame.wrong("pending must name who has not answered")
    for seat in range(board.players):
        if frame.kind == KEEP_HAND and excess(board, seat) < 0:
            raise frame.wrong(f"players[{seat}].chosen: more than must be discarded (LI-O4)")
        if frame.kind == KEEP_HAND and not has(board.pending, seat) and excess(board, seat) > 0:
            raise frame.wrong(f"players[{seat}].chosen: fewer than must be discarded (LI-O4)")
        if frame.kind == SHOW_HEALER and not has(board.pending, seat):
            own = [board.healers[2 * seat], board.healers[2 * seat + 1]]
            if board.shown[seat] not in own:
                raise frame.wrong(f"players[{seat}].shown: one of the player's two (LI-O2)")
    if frame.kind == SHOW_HEALER and board.setup.healers != DEALT_HEALERS:
        raise frame.wrong("only with the option healers = dealt (LI-O2)")


def check_running(board: Board, frame: Frame) -> None:
    """Frames that go on by themselves."""
    last_seat = board.setup.seats - 1
    if frame.kind == PREPARE:
        frame.within(0, 0, 3, "step")
        frame.within(1, 0, last_seat + 1, "number of seats asked")
    elif frame.kind == ACTIONS:
        frame.within(0, 0, board.players - 1, "next seat")
        frame.within(1, -1, last_seat, "seat that must pass")
    elif frame.kind == EFFECTS:
        frame.within(0, 0, last_seat, "actor")
        cards = board.cards[frame.within(1, 0, 7, "landing")]
        frame.within(4, 0, board.players, "number of seats asked")
        frame.within(5, 0, board.players - 1, "seat")
        for place in (2, 3):
            if frame.args[place] < 0 or frame.args[place] & ~cards != 0 or cards == 0:
                raise frame.wrong("cards that do not lie at the landing")
    elif frame.kind == EXPLORE:
        coast = frame.within(0, 0, 3, "coast")
        step = frame.within(1, 0, 4, "step")
        frame.within(4, 0, board.players, "number of seats asked")
        for place in (2, 3):
            if frame.args[place] not in (-1, 2 * coast, 2 * coast + 1):
                raise frame.wrong(f"landing {frame.args[place]} is not on coast {coast}")
        if step == 0 and (frame.args[2] != -1 or frame.args[3] != -1):
            raise frame.wrong("landings are judged in its first step")
    elif frame.kind == FINAL:
        frame.within(0, 0, 8, "landings done")
    elif frame.kind == ENDING:
        frame.within(0, 0, 2, "step")
    else:
        stack = board.stack[frame.within(0, 0, 7, "landing")]
        if stack == 0 or frame.args[2] != stack:
            raise frame.wrong("the compasses are not those at the landing")
        frame.within(1, 0, height(stack) - 1, "place in the order")


def check_turn(board: Board, frame: Frame, top: bool) -> None:
    """A player's turn, for oneself or for Aaron."""
    actor = frame.args[0]
    if actor != frame.seat and actor != board.setup.aaron:
        raise frame.wrong(f"actor {actor} is not allowed; the seat itself, or Aaron")
    if frame.kind == COMPASS or frame.kind == PLACE:
        landing = frame.within(1, 0, 7, "landing")
        if board.placed[actor] == 0 or board.has_compass(actor, landing):
            raise frame.wrong("no compass can go there from elsewhere (LI-2.7)")
    elif frame.kind == CARDS:
        check_cards(board, frame, actor, top)
    elif frame.kind == TILE:
        tile = frame.within(1, 0, 6, "tile")
        if not has(board.setup.tiles, tile) or not has_choice(board, actor, tile):
            raise frame.wrong(f"there is nothing to choose on tile {tile + 1}")
    elif frame.kind == PAY:
        tile = frame.within(1, 0, 6, "tile")
        if not has(board.face_up, tile):
            raise frame.wrong(f"small island {tile + 1} is not face up (LI-2.4)")
        check_payment(board, frame, actor)


def check_cards(board: Board, frame: Frame, actor: int, top: bool) -> None:
    """CARDS: the cards chosen so far are in the hand and fit."""
    landing = frame.within(1, 0, 7, "landing")
    origin = frame.within(2, -1, 7, "compass from")
    colour = frame.within(3, -1, 3, "colour")
    chosen = frame.args[4]
    there = board.colour[landing]
    if colour != there and (there >= 0 or chosen == 0):
        raise frame.wrong("the colour is not that of the landing (LI-2.9)")
    if chosen != 0 and colour >= 0 and colour == board.colour[landing ^ 1]:
        raise frame.wrong("the two landings of a coast must differ in colour (LI-2.8)")
    if chosen < 0 or (chosen != 0 and colour < 0):
        raise frame.wrong("chosen cards need a colour")
    if chosen & ~(board.hands[4 * actor + max(colour, 0)] & FITS[board.value[landing]]) != 0:
        raise frame.wrong("chosen cards that are not in the hand, or do not fit (LI-2.9)")
    if origin >= 0 and (not board.has_compass(actor, origin) or board.has_compass(actor, landing)):
        raise frame.wrong("no compass can come from there (LI-2.7)")
    if top and origin < 0 and not board.has_compass(actor, landing):
        if not board.supply_left(actor):
            raise frame.wrong("there is no compass for it (LI-2.7)")


def check_payment(board: Board, frame: Frame, actor: int) -> None:
    """PAY: the cards paid so far are in the hand."""
    paid = frame.within(2, 0, price(board) - 1, "number of cards paid")
    first = frame.within(3, -1, 87, "first card")
    second = frame.within(4, -1, 87, "second card")
    cards = [card for card in (first, second) if card >= 0]
    if len(cards) != paid or (second >= 0 and first < 0):
        raise frame.wrong("the number of cards paid is not that of the cards")
    for card in cards:
        if not has(board.hands[4 * actor + card // CARDS_PER_COLOUR], card % CARDS_PER_COLOUR):
            raise frame.wrong("paid with a card that is not in the hand (LI-2.4)")


def check_question(board: Board, frame: Frame) -> None:
    """Other questions: there is something to choose from."""
    if frame.kind == TAKE_BACK:
        if board.placed[frame.within(0, 0, board.setup.seats - 1, "owner")] == 0:
            raise frame.wrong("the owner has no compass on the island (LI-EV8)")
    elif frame.kind == COPY:
        frame.within(0, 0, 1, "cube card")
        frame.within(1, 0, 1, "draw card")
    elif frame.kind == MAY_DISCARD:
        frame.within(0, 0, actions.MOST_CUBES, "number of cubes")
    elif frame.kind == TREASURE:
        if not board.on_table(frame.within(0, 0, 73, "treasure")):
            raise frame.wrong("the treasure does not lie on the table (LI-2.5)")
    elif frame.kind == CLAIM or frame.kind == TAKE:
        if board.table_lo == 0 and board.table_hi == 0:
            raise frame.wrong("no treasure lies on the table")
    elif frame.kind == HEALER and board.offered == 0:
        raise frame.wrong("no healer is offered (LI-E3)")


def check_choices(board: Board) -> None:
    """Whoever is asked can answer."""
    for seat in board.deciders():
        if not board.legal(seat):
            raise PositionError(f"position: seat {seat} is asked, but can do nothing")
