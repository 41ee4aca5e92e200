"""Events and questions in words: keys of ``text/words`` with what fills their gaps."""

from collections.abc import Callable
from typing import Any, Final

from doubloon.games.tobago.components.actions import MAP_NAMES
from doubloon.games.tobago.components.deck import CURSE, RELATIONS, SUBJECTS, TobagoDeck
from doubloon.games.tobago.view import TobagoView
from doubloon.kernel.decision import Decision
from doubloon.kernel.files.words import Said, Words
from doubloon.kernel.parts import named

SILENT: Final = frozenset({"statues_turned"})
RAISE: Final = "raise-"
CLUE: Final = "c"


class Names:
    """Names of clues and treasure cards in the language of the words."""

    def __init__(self, deck: TobagoDeck, words: Words) -> None:
        self.deck = deck
        self.words = words
        self.by_field: dict[str, Callable[[Any], str]] = {
            **dict.fromkeys(("card", "cards"), self.card),
            **dict.fromkeys(("clue", "clues"), self.clue),
        }

    def clue_words(self, clue: int) -> str:
        """What a clue says: ``not next to a hut``."""
        relation = RELATIONS[self.deck.relation[clue]]
        said = self.words.say(f"clue-{relation}-{SUBJECTS[self.deck.subject[clue]]}")
        return self.words.say("clue-not", {"clue": said}) if self.deck.negative[clue] else said

    def clue(self, name: str) -> str:
        """A clue by its notation, which is typed to play it, with what it says."""
        return f"{name} ({self.clue_words(int(name[1:]) - 1)})"

    def card(self, number: int) -> str:
        """A treasure card by its number: what it is worth, or that it is a curse."""
        if number > CURSE:
            return self.words.say("curse")
        return self.words.say("gold", {"value": int(self.deck.value[number - 1])})


def log_line(
    event: dict[str, Any], names: list[str], deck: TobagoDeck, words: Words
) -> Said | None:
    """The sentence for an event; None if it is not worth one."""
    kind: str = event["event"]
    if kind in SILENT or (kind == "drew" and "clues" not in event):
        return None
    things = Names(deck, words)
    key = f"event-{kind}"
    gaps = named(event, names, things.by_field)
    if isinstance(event.get("clues"), list):
        gaps["number"] = len(event["clues"])
    if kind == "drew" or (kind == "peeked" and "cards" in event):
        key = f"event-{kind}-known"
    elif kind == "marked":
        gaps["number"] = len(event["spaces"])
    elif kind == "cursed":
        gold = event["gold"]
        gaps["loss"] = "amulet" if event["amulet"] else "nothing" if gold is None else "gold"
        gaps["card"] = "" if gold is None else things.card(gold)
    elif kind == "cleared":
        gaps["who"] = names[event["starter"]]
    elif kind == "over":
        key = "event-over-idle" if event["why"] == "idle" else key
    return key, gaps


def question_line(decision: Decision, names: list[str], deck: TobagoDeck, words: Words) -> Said:
    """The sentence that asks for a decision."""
    about = decision.about
    gaps = named(about, names, Names(deck, words).by_field)
    if decision.kind == "leg" and about.get("extra"):
        return "ask-leg-extra", gaps
    if decision.kind != "turn":
        return f"ask-{decision.kind}", gaps
    here = [word.removeprefix(RAISE) for word in decision.choices if word.startswith(RAISE)]
    if here:
        return "ask-turn-raise", {"map": here[0]}
    if about["legs"] or about["extra_legs"]:
        return "ask-turn-legs", gaps
    if not about["action"]:
        return "ask-turn-done", gaps
    fits = any(word.startswith(CLUE) for word in decision.choices)
    return ("ask-turn" if fits else "ask-turn-no-clue"), gaps


def action_line(
    word: str, _decision: Decision, _names: list[str], deck: TobagoDeck, words: Words
) -> Said:
    """What an action is called where it is offered."""
    head, _, rest = word.partition("-")
    if head in ("raise", "remove"):
        return f"do-{head}", {"map": rest}
    if word in MAP_NAMES:
        return "do-map", {"name": words.say(f"map-{word}")}
    if word[0] == CLUE and word[1:].isdecimal():
        return "do-clue", {"clue": Names(deck, words).clue_words(int(word[1:]) - 1)}
    if word[0].isupper():
        return "do-space", {"space": word}
    return f"do-{word}", {}


def held(view: TobagoView, deck: TobagoDeck, words: Words) -> list[str]:
    """The clues in a seat's hand, from its view."""
    things = Names(deck, words)
    return [things.clue(clue) for clue in view.data()["players"][view.seat]["hand"]]
