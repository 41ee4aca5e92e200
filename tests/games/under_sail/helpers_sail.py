"""Positions of Under Sail set up by hand, and moves in words."""

from typing import Any

from doubloon.games.under_sail.files.deck_file import DECK_FILE
from doubloon.games.under_sail.game import UnderSailGame
from doubloon.games.under_sail.state import UnderSail
from doubloon.kernel.events import Event
from tests.acting import Acting

GAME = UnderSailGame()
acting = Acting(GAME)
do, legal, refused = acting.do, acting.legal, acting.refused


def position(hands: list[str], options: dict[str, Any] | None = None, **data: Any) -> UnderSail:
    """A position by hands, one a seat; ``people`` adds keys by seat, other keys as in a file."""
    people = data.pop("people", {})
    data["players"] = [
        {"hand": hand.split(), **people.get(seat, {})} for seat, hand in enumerate(hands)
    ]
    values = GAME.checked_options(options or {})
    state = GAME.load(len(hands), values, GAME.decks.standard(), data)
    assert isinstance(state, UnderSail)
    return state


def decks(*tops: str) -> list[dict[str, Any]]:
    """Treasure decks with these on top, the rest in order of names; one deck is for three."""
    names = DECK_FILE.standard().names
    found = []
    for number, top in enumerate(tops):
        if len(tops) == 1:
            own = [name for name in names if name[1] == "1" or name[2] == "a"]
        else:
            own = [name for name in names if name[0] in ("RB", "GV")[number]]
        found.append({"face_up": top, "cards": [name for name in own if name != top]})
    return found


def without(given: list[dict[str, Any]], *names: str) -> list[dict[str, Any]]:
    """The decks without treasures that lie elsewhere."""
    return [
        {**deck, "cards": [name for name in deck["cards"] if name not in names]} for deck in given
    ]


def play(state: UnderSail, *cards: str) -> list[Event]:
    """A whole trick, colours shown: a card each, clockwise from the first player.

    ``R7+2`` adds two bonus cards; where bonus cards could be added, none are by default.
    """
    events: list[Event] = []
    for card in cards:
        seat = state.decider()
        name, _, bonus = card.partition("+")
        events += do(state, seat, f"{name} show-colour")
        if state.deciders() == [seat] and "bonus-0" in legal(state, seat):
            events += do(state, seat, f"bonus-{bonus or 0}")
    return events


def piles(state: UnderSail) -> list[list[str]]:
    """The treasures before each seat, from bottom to top."""
    return [person["treasures"] for person in state.dump()["players"]]


def hand(state: UnderSail, seat: int) -> list[str]:
    """The island cards a seat holds."""
    cards: list[str] = state.dump()["players"][seat]["hand"]
    return cards


def bonus(state: UnderSail) -> list[int]:
    """The bonus cards of each seat."""
    return [int(state.bonus[seat]) for seat in range(state.players)]
