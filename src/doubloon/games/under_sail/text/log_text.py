"""Events and questions in words: keys of ``text/words`` with what fills their gaps."""

from collections.abc import Callable
from typing import Any, Final

from doubloon.games.under_sail.components.deck import COLOUR_LETTERS, COLOURS, SailDeck
from doubloon.games.under_sail.view import SailView
from doubloon.kernel.decision import Decision
from doubloon.kernel.files.words import Said, Words
from doubloon.kernel.parts import named

SILENT: Final = frozenset({"dealt", "won"})  # what follows says the same
# What an event's key goes on with where it also names what only some may see.
KNOWN: Final = {
    "passed": "card",
    "took_cards": "cards",
    "gave_cards": "cards",
    "looked": "treasures",
}


class Names:
    """Names of cards in the language of the words."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.by_field: dict[str, Callable[[Any], str]] = {
            **dict.fromkeys(("card", "discarded", "cards", "taken"), self.card),
            **dict.fromkeys(("treasure", "treasures"), self.treasure),
            "action": lambda action: words.say(f"action-{action}"),
        }

    def suit(self, name: str) -> str:
        """The colour of a card, a treasure or a letter."""
        return self.words.say(f"suit-{COLOURS[COLOUR_LETTERS.index(name[0])]}")

    def card(self, name: str) -> str:
        """An island card, ``V12``."""
        return self.words.say("card", {"suit": self.suit(name), "value": int(name[1:])})

    def treasure(self, name: str) -> str:
        """A treasure, ``R4a``."""
        return self.words.say("treasure", {"suit": self.suit(name), "value": int(name[1:-1])})

    def line(self, key: str, who: str, gaps: dict[str, Any]) -> str:
        """A part of a sentence that speaks of somebody."""
        return self.words.say(key, {"who": who, "you": "no", **gaps})


def log_line(event: dict[str, Any], names: list[str], _deck: SailDeck, words: Words) -> Said | None:
    """The sentence for an event; None if it is not worth one."""
    kind: str = event["event"]
    if kind in SILENT:
        return None
    things = Names(words)
    key = f"event-{kind}"
    gaps = named(event, names, things.by_field)
    if kind in KNOWN and KNOWN[kind] in event:
        key = f"event-{kind}-known"
    elif kind == "played":
        key = f"event-played-{event['shown']}"
        gaps["value"] = event["number"]
    elif kind == "bonus":
        key = "event-bonus-lowest" if event["why"] == "lowest" else "event-bonus-supply"
    elif kind == "action":
        key = "event-action" if event["works"] else "event-action-idle"
    elif kind == "turned_up" and not gaps["treasures"]:
        key = "event-turned_up-none"
    elif kind == "uncovered":
        gaps["cards"] = [
            things.line("who-card", names[seat], {"card": card})
            for seat, card in enumerate(gaps["cards"])
        ]
    elif kind == "counted":
        gaps["points"] = [
            things.line("who-points", names[seat], {"points": each["treasures"] + each["bonus"]})
            for seat, each in enumerate(event["points"])
        ]
    if event.get("colour"):
        gaps["suit"] = things.suit(event["colour"])
    if "first" in event:
        gaps["first"] = names[event["first"]]
    return key, gaps


def question_line(decision: Decision, names: list[str], _deck: SailDeck, words: Words) -> Said:
    """The sentence that asks for a decision."""
    gaps = named(decision.about, names, Names(words).by_field)
    if "to" in decision.about:
        gaps["who"] = names[decision.about["to"]]
    return f"ask-{decision.kind}", gaps


def action_line(
    word: str, decision: Decision, names: list[str], _deck: SailDeck, words: Words
) -> Said:
    """What an action is called where it is offered."""
    things = Names(words)
    about = decision.about
    head, _, rest = word.partition("-")
    if head == "bonus":
        return "do-bonus", {"number": int(rest)}
    if word == "take":
        return "do-take", {"treasure": things.treasure(about["treasure"])}
    if head == "take":
        return "do-fetch", {"card": things.card(rest)}
    if head == "steal":
        victim = next(each for each in about["victims"] if each["seat"] == int(rest))
        return "do-steal", {
            "who": names[int(rest)],
            "treasure": things.treasure(victim["treasure"]),
        }
    if head == "from":
        return "do-from", {"who": names[int(rest)]}
    if head == "order":
        seen = [about["treasures"][int(digit) - 1] for digit in rest]
        return "do-order", {"treasures": [f"{things.suit(each)} {each[1:-1]}" for each in seen]}
    if head in ("show", "deck"):
        return f"do-{word}", {}
    return "do-card", {"card": things.card(word)}


def held(view: SailView, _deck: SailDeck, words: Words) -> list[str]:
    """The cards in a seat's hand, from its view."""
    things = Names(words)
    hand = view.data()["players"][view.seat]["hand"]
    return [f"{card} ({things.card(card)})" for card in hand]
