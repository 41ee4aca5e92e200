"""Events and questions in words: keys of ``text/words`` with what fills their gaps."""

from typing import Any, Final

from doubloon.games.under_sail.components.deck import COLOUR_LETTERS, COLOURS, SailDeck
from doubloon.games.under_sail.view import SailView
from doubloon.kernel.decision import Decision
from doubloon.kernel.files.words import Said, Words

SILENT: Final = frozenset({"dealt", "won"})  # what follows says the same
# What an event's key goes on with where it also names what only some may see.
KNOWN: Final = {"passed": "card", "took_cards": "cards", "gave_cards": "cards"}


class Names:
    """Names of seats and cards in the language of the words."""

    def __init__(self, names: list[str], words: Words) -> None:
        self.names = names
        self.words = words

    def suit(self, name: str) -> str:
        """The colour of a card, a treasure or a letter."""
        return self.words.say(f"suit-{COLOURS[COLOUR_LETTERS.index(name[0])]}")

    def card(self, name: str) -> str:
        """An island card, ``V12``."""
        return self.words.say("card", {"suit": self.suit(name), "value": int(name[1:])})

    def treasure(self, name: str) -> str:
        """A treasure, ``R4a``."""
        return self.words.say("treasure", {"suit": self.suit(name), "value": int(name[1:-1])})

    def line(self, key: str, seat: int, gaps: dict[str, Any]) -> str:
        """A part of a sentence that speaks of a seat."""
        return self.words.say(key, {"who": self.names[seat], "you": "no", **gaps})


def log_line(event: dict[str, Any], names: list[str], _deck: SailDeck, words: Words) -> Said | None:
    """The sentence for an event; None if it is not worth one."""
    kind: str = event["event"]
    if kind in SILENT:
        return None
    named = Names(names, words)
    key = f"event-{kind}"
    gaps = _gaps(event, named)
    if kind in KNOWN and KNOWN[kind] in event:
        key = f"event-{kind}-known"
    elif kind == "played":
        key = f"event-played-{event['shown']}"
        gaps["value"] = event["number"]
    elif kind == "bonus":
        key = "event-bonus-lowest" if event["why"] == "lowest" else "event-bonus-supply"
    elif kind == "action":
        key = "event-action" if event["works"] else "event-action-idle"
    elif kind == "looked" and "treasures" in event:
        key = "event-looked-known"
    elif kind == "turned_up" and not gaps["treasures"]:
        key = "event-turned_up-none"
    elif kind == "uncovered":
        gaps["cards"] = [
            named.line("who-card", seat, {"card": named.card(card)})
            for seat, card in enumerate(event["cards"])
        ]
    elif kind == "counted":
        gaps["points"] = [
            named.line("who-points", seat, {"points": each["treasures"] + each["bonus"]})
            for seat, each in enumerate(event["points"])
        ]
    elif kind == "over":
        best = [seat for seat, place in enumerate(event["placings"]) if place == 1]
        gaps.update(number=len(best), winners=[names[seat] for seat in best])
    return key, gaps


def _gaps(event: dict[str, Any], named: Names) -> dict[str, Any]:
    """The fields of an event, each by its name."""
    gaps: dict[str, Any] = {"you": "no", "other-you": "no"}
    for field, value in event.items():
        if field == "seat":
            gaps["who"] = named.names[value]
        elif field in ("from", "to"):
            gaps["other"] = named.names[value]
        elif field == "first":
            gaps["first"] = named.names[value]
        elif field in ("card", "discarded"):
            gaps[field] = named.card(value)
        elif field == "cards":
            gaps["cards"] = [named.card(card) for card in value]
        elif field == "treasure":
            gaps["treasure"] = named.treasure(value)
        elif field == "treasures":
            gaps["treasures"] = [named.treasure(name) for name in value if name]
        elif field == "colour" and value:
            gaps["suit"] = named.suit(value)
        elif field == "action":
            gaps["action"] = named.words.say(f"action-{value}")
        else:
            gaps[field] = value
    return gaps


def question_line(decision: Decision, names: list[str], _deck: SailDeck, words: Words) -> Said:
    """The sentence that asks for a decision."""
    about = decision.about
    named = Names(names, words)
    gaps: dict[str, Any] = {"number": about.get("number", 0)}
    if "to" in about:
        gaps["who"] = names[about["to"]]
    if "taken" in about:
        gaps["taken"] = [named.card(card) for card in about["taken"]]
    return f"ask-{decision.kind}", gaps


def action_line(
    word: str, decision: Decision, names: list[str], _deck: SailDeck, words: Words
) -> Said:
    """What an action is called where it is offered."""
    named = Names(names, words)
    about = decision.about
    head, _, rest = word.partition("-")
    if head == "bonus":
        return "do-bonus", {"number": int(rest)}
    if word == "take":
        return "do-take", {"treasure": named.treasure(about["treasure"])}
    if head == "take":
        return "do-fetch", {"card": named.card(rest)}
    if head == "steal":
        victim = next(each for each in about["victims"] if each["seat"] == int(rest))
        return "do-steal", {
            "who": names[int(rest)],
            "treasure": named.treasure(victim["treasure"]),
        }
    if head == "from":
        return "do-from", {"who": names[int(rest)]}
    if head == "order":
        seen = [about["treasures"][int(digit) - 1] for digit in rest]
        return "do-order", {"treasures": [f"{named.suit(each)} {each[1:-1]}" for each in seen]}
    if head in ("show", "deck"):
        return f"do-{word}", {}
    return "do-card", {"card": named.card(word)}


def held(view: SailView, _deck: SailDeck, words: Words) -> list[str]:
    """The cards in a seat's hand, from its view."""
    named = Names([], words)
    hand = view.data()["players"][view.seat]["hand"]
    return [f"{card} ({named.card(card)})" for card in hand]
