"""Events and questions in words: keys of ``text/words`` with what fills their gaps."""

from collections.abc import Callable
from typing import Any, Final

from doubloon.games.loot_island.components.actions import LANDING_NAMES
from doubloon.games.loot_island.components.deck import (
    COLOUR_LETTERS,
    COLOURS,
    ISLAND_KINDS,
    KINDS,
    SKULLS,
    LootDeck,
)
from doubloon.games.loot_island.view import LootView
from doubloon.kernel.decision import Decision
from doubloon.kernel.files.words import Said, Words
from doubloon.kernel.parts import named

SILENT: Final = frozenset({"cleaned_up", "actions_begin"})


class Names:
    """Names of seats and things in the language of the words."""

    def __init__(self, names: list[str], deck: LootDeck, words: Words) -> None:
        self.names = names
        self.deck = deck
        self.words = words

    def gaps(self, data: dict[str, Any], seat: int | None) -> dict[str, Any]:
        """Data of an event or a question, each by its name; does ``seat`` act for Aaron?"""
        things: dict[str, Callable[[Any], str]] = {
            "landing": self.landing,
            "coast": lambda coast: self.words.say(f"coast-{coast}"),
            "cards": self.card,
            **dict.fromkeys(("treasure", "treasures"), self.treasure),
            **dict.fromkeys(("healer", "healers"), self.healer),
        }
        found = named(data, [*self.names, self.words.say("aaron")], things)
        found["aaron"] = "actor" in data and data["actor"] != seat
        if "tile" in data:
            found["island"] = self.island(data["tile"])
        if "healers" in data:
            found["healers"] = "; ".join(found["healers"])
        return found

    def landing(self, name: str) -> str:
        """A landing with its notation, which is typed to choose it: ``North-West (N1)``."""
        return f"{self.words.say(f'landing-{name}')} ({name})"

    def island(self, tile: int) -> str:
        """A small island by the number of its tile, which is typed to use it."""
        kind = ISLAND_KINDS[self.deck.tile_kind[tile - 1]]
        return f"{self.words.say(f'island-{kind}')} ({tile})"

    def card(self, name: str) -> str:
        """A map card: ``R3a``, ``R*a``."""
        suit = self.words.say(f"suit-{COLOURS[COLOUR_LETTERS.index(name[0])]}")
        if name[1] == "*":
            return self.words.say("card-wild", {"suit": suit})
        return self.words.say("card", {"suit": suit, "value": int(name[1:-1])})

    def card_with_effect(self, name: str) -> str:
        """A map card with what it does: ``red 3, draw a card``."""
        symbol = next(
            (each["symbol"] for each in self.deck.content["map_cards"] if each["card"] == name),
            "none",
        )
        if symbol == "none" and name[1:-1] == "1":
            symbol = "one"  # it does something without a symbol (LI-2.13, LI-2.14)
        if symbol == "none":
            return self.card(name)
        gaps = {"card": self.card(name), "effect": self.words.say(f"effect-{symbol}")}
        return self.words.say("card-with", gaps)

    def treasure(self, number: int) -> str:
        """A treasure by its number, with what it is."""
        at = number - 1
        kind = KINDS[self.deck.kind[at]]
        skull = SKULLS[self.deck.skull[at] - 1] if kind == "skull" else ""
        gaps = {
            "value": int(self.deck.base[at]),
            "times": int(self.deck.multiplier[at]),
            "crosses": int(self.deck.crosses[at]),
            "skull": self.words.say(f"skull-{skull}") if skull else "",
            "cubes": int(self.deck.curse[at]),
        }
        # A screen shows value and curse on the card.
        lines = [f"treasure-{kind}-line"]
        if gaps["value"] and kind not in ("coin_bag", "book"):
            lines.append("treasure-coin_bag-line")
        if gaps["cubes"]:
            lines.append("treasure-curse")
        return self.words.say(
            "treasure",
            {
                "kind": self.words.say(f"kind-{kind}"),
                "number": number,
                "line": [self.words.say(line, gaps) for line in lines],
            },
        )

    def price(self, number: int) -> str:
        """A healer's price."""
        each = int(self.deck.healer_per_cube[number - 1])
        fixed = int(self.deck.healer_fixed[number - 1])
        kind = "both" if each and fixed else "each" if each else "fixed" if fixed else "free"
        return self.words.say(f"healer-{kind}", {"each": each, "fixed": fixed})

    def healer(self, number: int) -> str:
        """A healer's price with the healer's number, which is typed to choose one."""
        return f"{self.price(number)} ({number})"

    def island_that_does(self, tile: int) -> str:
        """A small island by the number of its tile, with what it does."""
        kind = ISLAND_KINDS[self.deck.tile_kind[tile - 1]]
        cubes = self.deck.content["islands"][tile - 1].get("cubes", 0)
        does = self.words.say(f"island-{kind}-does", {"cubes": cubes, "top": "no"})
        return f"{self.words.say(f'island-{kind}')}: {does}"


def log_line(event: dict[str, Any], names: list[str], deck: LootDeck, words: Words) -> Said | None:
    """The sentence for an event; None if it is not worth one."""
    kind: str = event["event"]
    if kind in SILENT or (kind == "refreshed" and not event["cards"]):
        return None
    things = Names(names, deck, words)
    key = f"event-{kind}"
    gaps = things.gaps(event, event.get("seat"))
    if kind == "event_card":
        card = event["card"]
        gaps["name"] = f"{words.say(f'event-card-{card}')} ({card})"
    elif kind == "played":
        moved = event["from"] is not None
        gaps["compass"] = "moved" if moved else "new" if event["compass"] else "no"
        gaps["from"] = things.landing(event["from"]) if moved else ""
    elif kind == "cubes":
        key = "event-cubes-taken" if event["change"] > 0 else "event-cubes-gone"
        key = "event-cubes-cursed" if event["why"] == "LI-2.13" else key
        gaps["cubes"] = abs(event["change"])
    elif kind == "drew" and "cards" in event:
        key = "event-drew-known"
    elif kind == "over":
        key = key if gaps["winners"] else "event-over-nobody"
    return key, gaps


def question_line(decision: Decision, names: list[str], deck: LootDeck, words: Words) -> Said:
    """The sentence that asks for a decision."""
    gaps = Names(names, deck, words).gaps(decision.about, decision.seat)
    if decision.kind == "tile":
        tile = decision.about["tile"] - 1
        return f"ask-tile-{ISLAND_KINDS[deck.tile_kind[tile]]}", gaps
    return f"ask-{decision.kind}", gaps


# Questions whose yes and no have words of their own
ANSWERED: Final = frozenset({"extra_cards", "may_draw", "tile"})


def action_line(
    word: str, decision: Decision, names: list[str], deck: LootDeck, words: Words
) -> Said:
    """What an action is called where it is offered."""
    things = Names(names, deck, words)
    head, _, rest = word.partition("-")
    if word in LANDING_NAMES:
        return "do-landing", {"landing": words.say(f"landing-{word}")}
    if head == "from":
        return "do-from", {"landing": words.say(f"landing-{rest}")}
    if head == "island":
        return "do-island", {"island": things.island_that_does(int(rest))}
    if head == "cubes":
        return "do-cubes", {"cubes": int(rest)}
    if head == "healer":
        return "do-healer", {"healer": things.price(int(rest))}
    if head in ("keep", "discard"):
        return f"do-{head}", {"treasure": things.treasure(int(rest))}
    if word in ("yes", "no"):
        return (f"do-{word}-{decision.kind}" if decision.kind in ANSWERED else f"do-{word}"), {}
    if word in ("pass", "done", "aaron", "copy-cube", "copy-draw"):
        return f"do-{word}", {}
    return "do-card", {"card": things.card_with_effect(word)}


def held(view: LootView, deck: LootDeck, words: Words) -> list[str]:
    """The cards in a seat's hand, from its view."""
    things = Names([], deck, words)
    hand = view.data()["players"][view.seat]["hand"]
    return [f"{card} ({things.card_with_effect(card)})" for card in hand]
