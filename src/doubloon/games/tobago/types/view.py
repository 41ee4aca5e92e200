"""What a seat sees of Tobago."""

from typing import Literal, TypedDict

from doubloon.games.tobago.types.facts import MapName
from doubloon.kernel.types.screen import Progress

Direction = Literal["NE", "E", "SE", "SW", "W", "NW"]


class Statue(TypedDict):
    """A statue: where it stands, and where it looks."""

    space: str
    faces: Direction


class HiddenClues(TypedDict):
    """A hand of which only the numbers are known, by the shuffle that its clues came with."""

    hidden: dict[str, int]


class HiddenCards(TypedDict):
    """Cards of which only the number is known."""

    hidden: int


class PlayerView(TypedDict):
    """A player; ``peek``: the treasure cards seen in this share-out."""

    atv: str | None
    amulets: int
    roses: int
    gold: list[int]
    hand: list[str] | HiddenClues
    peek: list[int] | HiddenCards


class LaidClue(TypedDict):
    """A clue on a map, and whose rose lies on it; the raiser's rose lies on none."""

    clue: str | None
    rose: int | None


class MapView(TypedDict):
    """A map from its first clue down; ``markers``: the possible spaces, once they are few."""

    clues: list[LaidClue]
    markers: list[str] | None


class ClueShuffles(TypedDict):
    """How often the clue discards were shuffled, and which clues came into the deck when."""

    number: int
    clues: dict[str, list[str]]


class View(Progress):
    """The table as one seat may see it."""

    island: int
    huts: list[str]
    palms: list[str]
    statues: list[Statue]
    amulets: list[str]
    first_player: int
    players: list[PlayerView]
    maps: dict[MapName, MapView]
    clue_discards: list[str]
    clue_shuffles: ClueShuffles
    treasure_discards: list[int]
    curses_gone: list[int]
    last_treasure: bool
    refilled: list[int]
    peek_from: int
    turned_up: list[int]
    idle_turns: int
    clue_deck: HiddenCards
    treasure_deck: HiddenCards
    pile: HiddenCards
