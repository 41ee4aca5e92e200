"""What Tobago's screen shows next to the view and would else have to work out by the rules.

Sets of spaces are hexadecimal numbers: bit n is the island's n-th land space in reading order, as
``spaces`` lists them.
"""

from typing import Literal, TypedDict

MapName = Literal["black", "grey", "white", "brown"]
Phase = Literal["landing", "turn", "share", "first_clue", "over"]
Loss = Literal["amulet", "gold", "nothing"]


class MapFacts(TypedDict):
    """A treasure map.

    ``sites``: how many spaces are possible; ``possible``: which (a set). ``space``: the site, once
    it is known, until the treasure is raised. ``roses``: whose, in the order of asking.
    """

    sites: int
    possible: str
    marked: bool
    space: str | None
    roses: list[int]


# A player: ``gold`` in coins, ``cards`` of gold; ``raise``: the maps whose treasure could be raised
# now, were it their turn.
PlayerFacts = TypedDict(
    "PlayerFacts",
    {
        "gold": int,
        "cards": int,
        "hand": int,
        "amulets": int,
        "roses": int,
        "raise": list[MapName],
    },
)


class Gaze(TypedDict):
    """A statue's: the space where its next amulet comes ashore, and those that it looks over.

    ``comes`` is false where an amulet lies already or none is left.
    """

    space: str
    path: list[str]
    comes: bool


class TreasureDeckFacts(TypedDict):
    """Treasure cards ``left`` and at the start; ``safe``: how many on top can be no curse.

    ``curses``: that are still to come.
    """

    left: int
    all: int
    safe: int
    curses: int


class Fit(TypedDict):
    """What a clue leaves of a map: a set, and its size."""

    leaves: str
    sites: int


class Misfit(TypedDict):
    """Why a clue does not fit a map."""

    rule: str
    reason: str


class Legs(TypedDict):
    """Legs left in this turn: of the drive that is the action, and of extra drives.

    ``drive``: how many a whole drive has (TB-M1).
    """

    first: int
    extra: int
    drive: int


# By the word that goes on or begins, then by space: the legs that lead there.
Routes = TypedDict(
    "Routes",
    {
        "leg": dict[str, list[str]],
        "drive": dict[str, list[str]],
        "extra-drive": dict[str, list[str]],
    },
    total=False,
)


class ShareFacts(TypedDict):
    """A treasure that is shared out.

    ``offer``: the card that lies open; ``asked``: the seats still to be asked for it. ``left``:
    cards in the pile. ``drawn``: how many cards each seat has seen; ``turned``: those turned up;
    ``mine``: those one has seen that are still in the pile. ``curse``: what one knows of those
    cards. ``losses``: by seat what a curse would take, null without a rose there.
    """

    map: MapName
    raiser: int
    offer: int
    asked: list[int]
    left: int
    drawn: list[int]
    turned: list[int]
    mine: list[int]
    curse: Literal["certain", "possible", "none"]
    losses: list[Loss | None]


class Facts(TypedDict):
    """What follows from a view of Tobago by its rules.

    ``turn``: whose it is; null before the first. ``spaces``: the names of the island's spaces in
    the order of the bits. ``roses``: how many compass roses a player has at the start (TB-C2).
    ``supply``: amulets that are neither on the island nor with a player. ``gazes`` by statue.
    ``hand``: by clue of one's own, and by map. ``reach``: where one's ATV gets with 1, 2, 3 legs
    (sets); in mid-drive as many as are left. ``routes``: while one may drive. ``idle``: turns until
    the game ends for want of clues and treasures (TB-E2).
    """

    phase: Phase
    turn: int | None
    spaces: list[str]
    maps: dict[MapName, MapFacts]
    players: list[PlayerFacts]
    roses: int
    supply: int
    gazes: list[Gaze]
    clue_deck: int
    clue_discards: int
    deck: TreasureDeckFacts
    hand: dict[str, dict[MapName, Fit | Misfit]]
    legs: Legs
    reach: list[str]
    routes: Routes
    share: ShareFacts | None
    idle: int
