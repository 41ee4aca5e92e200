"""Events and questions in words: keys of ``text/words`` with what fills their gaps."""

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

SILENT: Final = frozenset({"cleaned_up", "actions_begin"})


class Names:
    """Names of seats and things in the language of the words."""

    def __init__(self, names: list[str], deck: LootDeck, words: Words) -> None:
        self.names = names
        self.deck = deck
        self.words = words

    def seat(self, seat: int) -> str:
        """A player; the seat after the last player is Aaron's."""
        return self.names[seat] if seat < len(self.names) else self.words.say("aaron")

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
    named = Names(names, deck, words)
    key = f"event-{kind}"
    gaps = _gaps(event, named)
    if kind == "event_card":
        card = event["card"]
        gaps["name"] = f"{words.say(f'event-card-{card}')} ({card})"
    elif kind == "played":
        moved = event["from"] is not None
        gaps["compass"] = "moved" if moved else "new" if event["compass"] else "no"
        gaps["from"] = named.landing(event["from"]) if moved else ""
    elif kind == "cubes":
        key = "event-cubes-taken" if event["change"] > 0 else "event-cubes-gone"
        key = "event-cubes-cursed" if event["why"] == "LI-2.13" else key
        gaps["cubes"] = abs(event["change"])
    elif kind == "drew" and "cards" in event:
        key = "event-drew-known"
    elif kind == "over":
        best = [seat for seat, place in enumerate(event["placings"]) if place == 1]
        gaps.update(number=len(best), winners=[names[seat] for seat in best])
        key = key if best else "event-over-nobody"
    return key, gaps


def _gaps(event: dict[str, Any], named: Names) -> dict[str, Any]:
    """The fields of an event, each by its name."""
    gaps: dict[str, Any] = {"you": "no", "aaron": event.get("actor") != event.get("seat")}
    if "actor" not in event:
        gaps["aaron"] = False
    for field, value in event.items():
        if field == "seat":
            gaps["who"] = named.seat(value)
        elif field == "landing":
            gaps["landing"] = named.landing(value)
        elif field == "coast":
            gaps["coast"] = named.words.say(f"coast-{value}")
        elif field == "tile":
            gaps["island"] = named.island(value)
        elif field == "cards" and isinstance(value, list):
            gaps["cards"] = [named.card(card) for card in value]
        elif field == "treasure":
            gaps["treasure"] = named.treasure(value)
        elif field == "treasures" and isinstance(value, list):
            gaps["treasures"] = [named.treasure(number) for number in value]
        elif field == "healer":
            gaps["healer"] = named.healer(value)
        elif field == "healers":
            gaps["healers"] = "; ".join(named.healer(number) for number in value)
        else:
            gaps[field] = value
    return gaps


def question_line(decision: Decision, names: list[str], deck: LootDeck, words: Words) -> Said:
    """The sentence that asks for a decision."""
    about = decision.about
    named = Names(names, deck, words)
    gaps = {**about, "aaron": about.get("actor", decision.seat) != decision.seat}
    if "landing" in about:
        gaps["landing"] = named.landing(about["landing"])
    if "tile" in about:
        gaps["island"] = named.island(about["tile"])
    if "treasure" in about:
        gaps["treasure"] = named.treasure(about["treasure"])
    if decision.kind == "tile":
        return f"ask-tile-{ISLAND_KINDS[deck.tile_kind[about['tile'] - 1]]}", gaps
    return f"ask-{decision.kind}", gaps


# Questions whose yes and no have words of their own
ANSWERED: Final = frozenset({"extra_cards", "may_draw", "tile"})


def action_line(
    word: str, decision: Decision, names: list[str], deck: LootDeck, words: Words
) -> Said:
    """What an action is called where it is offered."""
    named = Names(names, deck, words)
    head, _, rest = word.partition("-")
    if word in LANDING_NAMES:
        return "do-landing", {"landing": words.say(f"landing-{word}")}
    if head == "from":
        return "do-from", {"landing": words.say(f"landing-{rest}")}
    if head == "island":
        return "do-island", {"island": named.island_that_does(int(rest))}
    if head == "cubes":
        return "do-cubes", {"cubes": int(rest)}
    if head == "healer":
        return "do-healer", {"healer": named.price(int(rest))}
    if head in ("keep", "discard"):
        return f"do-{head}", {"treasure": named.treasure(int(rest))}
    if word in ("yes", "no"):
        return (f"do-{word}-{decision.kind}" if decision.kind in ANSWERED else f"do-{word}"), {}
    if word in ("pass", "done", "aaron", "copy-cube", "copy-draw"):
        return f"do-{word}", {}
    return "do-card", {"card": named.card_with_effect(word)}


def held(view: LootView, deck: LootDeck, words: Words) -> list[str]:
    """The cards in a seat's hand, from its view."""
    named = Names([], deck, words)
    hand = view.data()["players"][view.seat]["hand"]
    return [f"{card} ({named.card_with_effect(card)})" for card in hand]
