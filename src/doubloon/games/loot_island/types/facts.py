"""What Loot Island's screen shows next to the view and would else have to work out by the rules.

Cards of a half-built move count as played, and its compass as placed.
"""

from typing import Literal, TypedDict

Landing = Literal["N1", "N2", "E1", "E2", "S1", "S2", "W1", "W2"]
Coast = Literal["north", "east", "south", "west"]
Corner = Literal["NW", "NE", "SE", "SW"]
Phase = Literal["prepare", "actions", "explore", "final", "ending", "over"]
Elimination = Literal["LI-E2", "LI-E4"]
IslandKind = Literal["cubes", "stack", "draw", "treasure", "compass", "ship"]


class LandingFacts(TypedDict):
    """A landing.

    ``count``: its cards, a +1 as two. ``loot``: null while it is not ready. ``treasures``: what it
    would give as it lies there; while it is not ready, as if it became the Big Loot. They come from
    ``chests``, ``by_compasses`` (LI-3.4: of the Big Loot) and ``by_event``, what the round's event
    adds or takes. ``explored``: is its coast explored this round? ``share``: the seats in the order
    in which they would take.
    """

    colour: str | None
    count: int
    need: int
    ready: bool
    chests: int
    by_compasses: int
    by_event: int
    treasures: int
    loot: Literal["big", "small"] | None
    explored: bool
    share: list[int]


class ShareFacts(TypedDict):
    """Loot that is shared out: where it was found, and who takes the treasures that are left.

    ``takers``: a seat for each of them, first the one who is asked now.
    """

    landing: Landing
    takers: list[int]


class SheetFacts(TypedDict):
    """The score pad's lines as they stand; the healer's once chosen."""

    amulets: int
    coin_bags: int
    books: int
    jewels: int
    jewels_bonus: int
    crowns: int
    crowns_bonus: int
    skulls: int
    skulls_bonus: int
    first_player: int
    healer: int
    total: int


class PlayerFacts(TypedDict):
    """A player.

    ``compasses``: that can still be placed. ``eliminated``: the rule that did it. ``books``: each
    with the treasure whose curse it multiplies, by number.
    """

    cubes: int
    hand: int
    compasses: int
    passed: bool
    eliminated: Elimination | None
    first: bool
    sheet: SheetFacts
    books: list[list[int]]


class AaronFacts(TypedDict):
    """Aaron; ``out``: he acts no more this round."""

    compasses: int
    out: bool


class IslandFacts(TypedDict):
    """A small island; ``up``: can it be used? ``cost`` in cards.

    ``to``: where the island that moves a compass in its stack puts it; null for the others.
    """

    tile: int
    kind: IslandKind
    up: bool
    cost: int
    to: Literal["top", "bottom"] | None


class Facts(TypedDict):
    """What follows from a view of Loot Island by its rules.

    ``need``: cards that find loot; ``deadly``: cubes that kill, ``danger``: so many that a screen
    warns; ``coast``: the exploration coast;
    ``share``: null while nobody takes; ``aaron``: null with three players or more; decks: how many
    cards.
    """

    need: int
    deadly: int
    danger: int
    coast: Coast
    phase: Phase
    landings: dict[Landing, LandingFacts]
    share: ShareFacts | None
    players: list[PlayerFacts]
    aaron: AaronFacts | None
    islands: list[IslandFacts]
    map_deck: int
    map_discards: int
    treasure_deck: int
