"""The frames: what is being asked, of whom. A state holds a stack of them.

A frame is eight numbers: its kind, the seat that decides (-1: nobody, the rules go on by
themselves), and up to six arguments whose meaning is the kind's own.
"""

from typing import Final

from mypy_extensions import i64

SIZE: Final[i64] = 8
DEPTH: Final[i64] = 6

KIND: Final[i64] = 0
SEAT: Final[i64] = 1
A: Final[i64] = 2
B: Final[i64] = 3
C: Final[i64] = 4
D: Final[i64] = 5
E: Final[i64] = 6
F: Final[i64] = 7

# Frames that run by themselves
PREPARE: Final[i64] = 0  # A: step
ACTIONS: Final[i64] = 1  # A: the seat whose turn is next, B: who must pass now (LI-EV13) or -1
EFFECTS: Final[i64] = 2  # A: actor, B: landing, C: cards left, D: cards before, E: asked, F: seat
EXPLORE: Final[i64] = 3  # A: coast, B: step, C: Big Loot landing, D: Small Loot or -1, E: asked
FINAL: Final[i64] = 4  # A: landings done
ENDING: Final[i64] = 5  # A: step
SHARE: Final[i64] = 6  # LI-3.6; A: landing, B: place in the order, C: compasses there

# Frames that ask
KEEP_HAND: Final[i64] = 7  # LI-O4, all at once
REFRESH: Final[i64] = 8  # LI-1.4, all at once
EXTRA_CARDS: Final[i64] = 9  # LI-EV1
TAKE_BACK: Final[i64] = 10  # LI-EV8; A: whose compass
TURN: Final[i64] = 11  # LI-2.1; A: actor
COMPASS: Final[i64] = 12  # LI-2.7; A: actor, B: landing
CARDS: Final[i64] = 13  # LI-2.6; A: actor, B: landing, C: compass from, D: colour, E: chosen
COPY: Final[i64] = 14  # LI-2.14; A: a cube card was there, B: a draw card was there
MAY_DRAW: Final[i64] = 15  # LI-2.12, option ask
MAY_DISCARD: Final[i64] = 16  # LI-M1; A: at most so many cubes
PAY: Final[i64] = 17  # LI-2.4; A: actor, B: tile, C: cards needed, D: first, E: second, F: chosen
TILE: Final[i64] = 18  # LI-2.5; A: actor, B: tile
PLACE: Final[i64] = 19  # LI-2.5 (e), a compass must be moved; A: actor, B: landing
TREASURE: Final[i64] = 20  # LI-2.5 (d); A: treasure
CLAIM: Final[i64] = 21  # LI-EV2
TAKE: Final[i64] = 22  # LI-3.9
SHOW_HEALER: Final[i64] = 23  # LI-O2, all at once
HEALER: Final[i64] = 24  # LI-E3

FIRST_QUESTION: Final[i64] = KEEP_HAND

NAMES: Final = (
    "prepare",
    "actions",
    "effects",
    "explore",
    "final",
    "ending",
    "share",
    "keep_hand",
    "refresh",
    "extra_cards",
    "take_back",
    "turn",
    "compass",
    "cards",
    "copy",
    "may_draw",
    "may_discard",
    "pay",
    "tile",
    "place",
    "treasure",
    "claim",
    "take",
    "show_healer",
    "healer",
)

# The rule behind each question, for the help beside it
RULES: Final = {
    KEEP_HAND: "LI-O4",
    REFRESH: "LI-1.4",
    EXTRA_CARDS: "LI-EV1",
    TAKE_BACK: "LI-EV8",
    TURN: "LI-2.1",
    COMPASS: "LI-2.7",
    CARDS: "LI-2.9",
    COPY: "LI-2.14",
    MAY_DRAW: "LI-2.12",
    MAY_DISCARD: "LI-M1",
    PAY: "LI-2.4",
    TILE: "LI-2.5",
    PLACE: "LI-2.7",
    TREASURE: "LI-3.9",
    CLAIM: "LI-EV2",
    TAKE: "LI-3.9",
    SHOW_HEALER: "LI-O2",
    HEALER: "LI-E3",
}
