"""Positions of Under Sail set up by hand, and moves in words."""

from typing import Any

from doubloon.games.under_sail.game import UnderSailGame
from doubloon.games.under_sail.state import UnderSail
from doubloon.kernel.events import Event, Sink

GAME = UnderSailGame()


def position(hands: list[str], options: dict[str, Any] | None = None, **data: Any) -> UnderSail:
    """A position by hands, one a seat; ``people`` adds keys by seat, other keys as in a file."""
    people = data.pop("people", {})
    data["players"] = [
        {"hand": hand.split(), **people.get(seat, {})} for seat, hand in enumerate(hands)
    ]
    values = GAME.checked_options(options or {})
    state = GAME.load(len(hands), values, GAME.standard_deck(), data)
    assert isinstance(state, UnderSail)
    return state


def decks(*tops: str) -> list[dict[str, Any]]:
    """Treasure decks with these on top, the rest in order of names; one deck is for three."""
    names = GAME.standard_deck().names
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


def do(state: UnderSail, seat: int, words: str) -> list[Event]:
    """Carry out actions, written as in a record; each must be legal. Gives the events."""
    sink = Sink()
    for word in words.split():
        action = GAME.catalogue.encode(word)
        assert state.why_not(seat, action) is None, f"{word}: {state.why_not(seat, action)}"
        state.apply(seat, action, sink)
        state.check()
    return sink.events


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


def legal(state: UnderSail, seat: int) -> list[str]:
    """The legal actions of a seat as words."""
    return GAME.catalogue.words(state.legal(seat))


def refused(state: UnderSail, seat: int, word: str) -> tuple[str, str]:
    """The rule and the reason that forbid an action."""
    why = state.why_not(seat, GAME.catalogue.encode(word))
    assert why is not None, f"{word} is legal"
    assert GAME.explain(*why)
    return why[0], why[1]["reason"]


def kinds(events: list[Event]) -> list[str]:
    """What happened, by kind."""
    return [event.kind for event in events]


def seen(events: list[Event], kind: str, seat: int = -1) -> list[dict[str, Any]]:
    """The events of one kind as a seat sees them."""
    return [event.seen_by(seat) for event in events if event.kind == kind]


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
