"""The frames: what is being asked, of whom. A state holds a stack of them.

A frame is seven numbers: its kind, the seat that decides (-1: nobody, the rules go on by
themselves), and up to five arguments whose meaning is the kind's own.
"""

from typing import Final

from mypy_extensions import i64

SIZE: Final[i64] = 7
DEPTH: Final[i64] = 4

KIND: Final[i64] = 0
SEAT: Final[i64] = 1
A: Final[i64] = 2
B: Final[i64] = 3
C: Final[i64] = 4
D: Final[i64] = 5
E: Final[i64] = 6

# Frames that run by themselves
LANDING: Final[i64] = 0  # TB-S5; A: ATVs placed
TURNS: Final[i64] = 1  # A: the seat whose turn is next
SHARE: Final[i64] = 2  # TB-R2; A: map, B: raiser, C: step, D: who got the last gold or -1

# Frames that ask
PLACE: Final[i64] = 3  # TB-S5
# B: legs left of the drive that is the action, C: of extra drives, which are driven first (TB-M3)
TURN: Final[i64] = 4  # TB-T1; A: action free, B, C: legs left, D: a clue or treasure
LEG: Final[i64] = 5  # TB-M1; A: of the action's drive, of an extra one, or of the one under way
CARD: Final[i64] = 6  # TB-A2: which clue
MAP: Final[i64] = 7  # TB-K1: on which map; A: clue, B: an extra clue
SITE: Final[i64] = 8  # TB-A1: which marker; A: map
OFFER: Final[i64] = 9  # TB-R3; A: card, B: place of the rose in the trail
FIRST_CLUE: Final[i64] = 10  # TB-R5; A: map

FIRST_QUESTION: Final[i64] = PLACE

NAMES: Final = (
    "landing",
    "turns",
    "share",
    "place",
    "turn",
    "leg",
    "card",
    "map",
    "site",
    "offer",
    "first_clue",
)

# The rule behind each question, for the help beside it
RULES: Final = {
    PLACE: "TB-S5",
    TURN: "TB-T1",
    LEG: "TB-M1",
    CARD: "TB-A2",
    MAP: "TB-K1",
    SITE: "TB-A1",
    OFFER: "TB-R3",
    FIRST_CLUE: "TB-R5",
}
