"""The frames: what is being asked, of whom. A state holds a stack of them.

A frame is six numbers: its kind, the seat that decides (-1: nobody, the rules go on by
themselves), and up to four arguments whose meaning is the kind's own.
"""

from typing import Final

from mypy_extensions import i64

SIZE: Final[i64] = 6
DEPTH: Final[i64] = 2

KIND: Final[i64] = 0
SEAT: Final[i64] = 1
A: Final[i64] = 2
B: Final[i64] = 3
C: Final[i64] = 4
D: Final[i64] = 5

# Frames that run by themselves
TRICK: Final[i64] = 0  # A: how many have played
RESOLVE: Final[i64] = 1  # A: stage, B: how many seats are through with it, clockwise

# Frames that ask
PASS: Final[i64] = 2  # US-S4, all at once
PLAY: Final[i64] = 3  # US-T1
SHOW: Final[i64] = 4  # US-T1; A: card
BONUS: Final[i64] = 5  # US-T2; A: card, B: half shown
TREASURE: Final[i64] = 6  # US-T4; A: deck, B: victims as a mask
STEAL_BONUS: Final[i64] = 7  # US-A1
SWAP: Final[i64] = 8  # US-A2: with whom
GIVE: Final[i64] = 9  # US-A2; A: victim, B: cards still to give, C: chosen, as a mask, D: taken
LOOK: Final[i64] = 10  # US-A3: at which deck
ORDER: Final[i64] = 11  # US-A3; A: deck, B: treasures seen
FETCH: Final[i64] = 12  # US-A4
DISCARD: Final[i64] = 13  # US-A4; A: card taken

FIRST_QUESTION: Final[i64] = PASS

NAMES: Final = (
    "trick",
    "resolve",
    "pass",
    "play",
    "show",
    "bonus",
    "treasure",
    "steal_bonus",
    "swap",
    "give",
    "look",
    "order",
    "fetch",
    "discard",
)

# The rule behind each question, for the help beside it
RULES: Final = {
    PASS: "US-S4",
    PLAY: "US-T1",
    SHOW: "US-T1",
    BONUS: "US-T2",
    TREASURE: "US-T4",
    STEAL_BONUS: "US-A1",
    SWAP: "US-A2",
    GIVE: "US-A2",
    LOOK: "US-A3",
    ORDER: "US-A3",
    FETCH: "US-A4",
    DISCARD: "US-A4",
}

# Stages of the resolution of a trick (US-T7)
TREASURES: Final[i64] = 0
BONUSES: Final[i64] = 1
ACTIONS: Final[i64] = 2
CLEAN_UP: Final[i64] = 3
