"""The small islands: the six kinds of tiles and what they give (LI-2.5)."""

from typing import Any, ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from doubloon.games.loot_island.components import actions
from doubloon.games.loot_island.components.actions import LANDING_NAMES
from doubloon.games.loot_island.components.board import B13, Board
from doubloon.games.loot_island.components.compasses import pushed, sunk, without
from doubloon.games.loot_island.components.deck import LO_SIZE
from doubloon.games.loot_island.components.fields import AN_ACTOR, LANDING, NOT_THE_ACTOR
from doubloon.games.loot_island.components.fields import TILE as A_TILE
from doubloon.games.loot_island.components.fields import TREASURE as A_TREASURE
from doubloon.games.loot_island.rules.ending import jump_to_end
from doubloon.games.loot_island.rules.map_cards import nothing_to_move, reason_from
from doubloon.games.loot_island.rules.treasures import (
    aaron_takes,
    discard,
    keep,
    most_cubes,
    write_numbers,
)
from doubloon.kernel.bits import has, lowest, write_members
from doubloon.kernel.questions.question import Question
from doubloon.kernel.reasons import Reason, because

# Kinds of tiles
CUBES: Final[i64] = 0
STACK: Final[i64] = 1
DRAW: Final[i64] = 2
TREASURE: Final[i64] = 3
COMPASS: Final[i64] = 4

ALL_LANDINGS: Final[i64] = 0xFF


def has_choice(board: Board, actor: i64, tile: i64) -> bool:
    """Is there anything to choose? Aaron gets nothing from (a) and (c) (LI-P6)."""
    kind = board.deck.tile_kind[tile]
    if kind == CUBES:
        return actor != board.setup.aaron and board.cubes[actor] > 0
    if kind == DRAW:
        return actor != board.setup.aaron
    if kind == STACK:
        return board.placed[actor] != 0
    return True


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Tile(Question):
    """LI-2.5: the action of a small island that was paid for, or none."""

    name: ClassVar = "tile"
    rule: ClassVar = "LI-2.5"
    on: ClassVar = ("actions", "must_pass")
    fields: ClassVar = {"actor": AN_ACTOR, "tile": A_TILE}
    encoded: ClassVar = {"actor": "actor", "tile": "island"}

    def __init__(self, below: Question | None, seat: i64, actor: i64, tile: i64) -> None:
        super().__init__(below, seat)
        self.actor: i64 = actor
        self.tile: i64 = tile

    def legal(self, board: Board, seat: i64, out: vec[i64]) -> i64:
        """What the tile offers, and no."""
        kind = board.deck.tile_kind[self.tile]
        if kind == CUBES:
            return write_numbers(most_cubes(board, seat, board.deck.tile_cubes[self.tile]), out)
        if kind == STACK or kind == COMPASS:
            out[0] = actions.NO
            places = board.placed[self.actor]
            if kind == COMPASS:
                places = ALL_LANDINGS & ~places
            return write_members(places, actions.LANDING, out, 1)
        out[0] = actions.YES
        out[1] = actions.NO
        return 2

    def why_not(self, board: Board, seat: i64, action: i64) -> Reason:
        """Why the tile does not offer that."""
        kind = board.deck.tile_kind[self.tile]
        if kind == CUBES:
            most = most_cubes(board, seat, board.deck.tile_cubes[self.tile])
            return because("LI-2.5", "up_to_cubes", {"cubes": most})
        if kind == STACK or kind == COMPASS:
            if actions.LANDING <= action < actions.FROM:
                name = LANDING_NAMES[action - actions.LANDING]
                word = "compass_needed" if kind == STACK else "compass_already"
                return because("LI-2.5", word, {"landing": name})
            return because("LI-2.5", "choose_landing", {})
        return because("LI-2.5", "yes_or_no", {})

    def apply(self, board: Board, seat: i64, action: i64) -> None:
        """Carry out the tile's action, or leave it."""
        board.top = self.below
        actor = self.actor
        kind = board.deck.tile_kind[self.tile]
        if action == actions.NO:
            if board.sink is not None:
                board.sink.tell("island_declined", {"seat": seat})
        elif kind == CUBES:
            board.drop_cubes(seat, action - actions.CUBES, "LI-2.5")
        elif kind == STACK:
            move_in_stack(board, actor, action - actions.LANDING)
        elif kind == DRAW:
            board.draw(actor, 2)
        elif kind == TREASURE:
            dig(board, seat, actor)
        elif kind == COMPASS:
            landing = action - actions.LANDING
            if board.supply_left(actor):
                add_compass(board, actor, landing, -1)
            else:
                board.top = Place(self.below, seat, actor, landing)
        else:
            board.move_ship()

    def impossible(self, board: Board) -> str:
        """The tile is in the game, and there is a choice."""
        if not board.acts_for(self.seat, self.actor):
            return NOT_THE_ACTOR
        if not has(board.setup.tiles, self.tile) or not has_choice(board, self.actor, self.tile):
            return f"there is nothing to choose on tile {self.tile + 1}"
        return ""


# (b)


def lifts(board: Board) -> bool:
    """Does a compass go to the top instead of the bottom? Under B13 (LI-EV17)."""
    return board.event == B13


def move_in_stack(board: Board, actor: i64, landing: i64) -> None:
    """To the bottom, or to the top."""
    rest = without(board.stack[landing], actor)
    top = lifts(board)
    board.stack[landing] = pushed(rest, actor) if top else sunk(rest, actor)
    if board.sink is not None:
        said: dict[str, Any] = {"seat": actor, "landing": LANDING_NAMES[landing], "top": top}
        board.sink.tell("stack_moved", said)


# (d)


def dig(board: Board, seat: i64, actor: i64) -> None:
    """Take 1 cube, reveal 1 treasure, keep or discard it."""
    board.take_cubes(actor, 1, "LI-2.5")
    lo = board.table_lo
    hi = board.table_hi
    board.reveal(1)
    if board.jump:
        jump_to_end(board)
        return
    lo ^= board.table_lo
    hi ^= board.table_hi
    treasure = lowest(lo) if lo != 0 else LO_SIZE + lowest(hi)
    if actor == board.setup.aaron:
        board.off_table(treasure)
        aaron_takes(board, treasure)
    else:
        board.top = Treasure(board.top, seat, treasure)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Treasure(Question):
    """LI-2.5 (d): keep or discard the treasure just dug up."""

    name: ClassVar = "treasure"
    rule: ClassVar = "LI-3.9"
    on: ClassVar = ("actions", "must_pass")
    fields: ClassVar = {"treasure": A_TREASURE}
    encoded: ClassVar = {"treasure": "dug"}

    def __init__(self, below: Question | None, seat: i64, treasure: i64) -> None:
        super().__init__(below, seat)
        self.treasure: i64 = treasure

    def legal(self, board: Board, seat: i64, out: vec[i64]) -> i64:
        """Keep it or discard it."""
        out[0] = actions.KEEP + self.treasure
        out[1] = actions.DISCARD + self.treasure
        return 2

    def why_not(self, board: Board, seat: i64, action: i64) -> Reason:
        """Only the treasure just dug up can be taken, whatever else lies there (LI-EV2)."""
        return because("LI-2.5", "this_treasure", {"treasure": self.treasure + 1})

    def apply(self, board: Board, seat: i64, action: i64) -> None:
        """LI-3.9, LI-3.10."""
        board.top = self.below
        board.off_table(self.treasure)
        if action < actions.DISCARD:
            keep(board, seat, self.treasure)
        else:
            discard(board, seat, self.treasure)

    def impossible(self, board: Board) -> str:
        """It lies on the table."""
        if not board.on_table(self.treasure):
            return "the treasure does not lie on the table (LI-2.5)"
        return ""


# (e)


def add_compass(board: Board, actor: i64, landing: i64, origin: i64) -> None:
    """A compass without cards, from the supply or from another landing."""
    if origin >= 0:
        board.lift_compass(actor, origin)
    board.place_compass(actor, landing)
    if board.sink is not None:
        said: dict[str, Any] = {"seat": actor, "landing": LANDING_NAMES[landing]}
        said["from"] = LANDING_NAMES[origin] if origin >= 0 else None
        board.sink.tell("compass", said)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Place(Question):
    """LI-2.5 (e) with none left in the supply: which compass is moved there (LI-2.7)."""

    name: ClassVar = "place"
    rule: ClassVar = "LI-2.7"
    on: ClassVar = ("actions", "must_pass")
    fields: ClassVar = {"actor": AN_ACTOR, "landing": LANDING}
    encoded: ClassVar = {"actor": "actor", "landing": "landing"}

    def __init__(self, below: Question | None, seat: i64, actor: i64, landing: i64) -> None:
        super().__init__(below, seat)
        self.actor: i64 = actor
        self.landing: i64 = landing

    def legal(self, board: Board, seat: i64, out: vec[i64]) -> i64:
        """Any landing where the actor has a compass."""
        return write_members(board.placed[self.actor], actions.FROM, out, 0)

    def why_not(self, board: Board, seat: i64, action: i64) -> Reason:
        """Why it cannot come from there."""
        return reason_from(action, "LI-2.7")

    def apply(self, board: Board, seat: i64, action: i64) -> None:
        """Move the chosen compass."""
        board.top = self.below
        add_compass(board, self.actor, self.landing, action - actions.FROM)

    def impossible(self, board: Board) -> str:
        """There is one to move."""
        if not board.acts_for(self.seat, self.actor):
            return NOT_THE_ACTOR
        return nothing_to_move(board, self.actor, self.landing)
