"""What the questions of Loot Island are about."""

from typing import TypedDict

from doubloon.games.loot_island.types.facts import Landing


class AboutKeepHand(TypedDict):
    """How many cards stay."""

    keep: int


class AboutRefresh(TypedDict):
    """Up to how many cards a hand is refilled."""

    refill: int


class AboutCopy(TypedDict):
    """Which effects can be copied."""

    cube: bool
    draw: bool


# Of which landing, of which colour (None while it is free), which cards so far, and from where
# the compass comes, if it is moved.
AboutCards = TypedDict(
    "AboutCards",
    {
        "actor": int,
        "landing": Landing,
        "colour": str | None,
        "chosen": list[str],
        "from": Landing | None,
    },
)


class AboutPay(TypedDict):
    """Who pays for which tile, how many cards in all, and which were chosen so far."""

    actor: int
    tile: int
    cost: int
    chosen: list[str]


class AboutTakeBack(TypedDict):
    """Whose compass it is."""

    actor: int


class AboutTake(TypedDict):
    """Where the treasures were found."""

    landing: Landing


class AboutMayDiscard(TypedDict):
    """How many cubes can be discarded."""

    at_most: int
