"""Typical mistakes in a game of the declared layer: in what its author writes, and in the layer.

Each is another edition of Gale that differs from the right one in one thing.
"""

from random import Random
from typing import Any

from doubloon_examples.gale.game import Gale
from mypy_extensions import i64

from doubloon.easy.fields import Pile, Secret
from doubloon.easy.view import TableView

OWN = Random(1)


def opened(pile: Pile) -> Pile:
    """A pile as if everybody had seen its cards."""
    return Pile(pile.seen, [(card, -1, batch) for card, _, batch in pile.slots])


class OpenDeck(Gale):
    """Its view shows the deck."""

    def view(self, seat: i64) -> Any:
        view: Any = super().view(seat)
        view.table.deck = opened(self.deck)
        return view


class OpenSecrets(Gale):
    """Its view shows everybody's chart."""

    def view(self, seat: i64) -> Any:
        view: Any = super().view(seat)
        view.table.chart = [Secret(each.value, True) for each in self.chart]
        return view


class Figure(Gale):
    """Its view tells of the next card."""

    def view(self, seat: i64) -> Any:
        view: Any = super().view(seat)
        view.table.banked = [each + 100 * (self.deck.top == "storm") for each in self.banked]
        return view


class OpenAnswers(Gale):
    """Its view shows what others have sealed."""

    def view(self, seat: i64) -> Any:
        view: Any = super().view(seat)
        view.table.answers = self.answers[:]
        return view


class TellingReason(Gale):
    """Its refusals tell of the next card."""

    def reason(self, seat: i64, action: i64) -> tuple[str, dict[str, Any]]:
        rule, details = super().reason(seat, action)
        return rule, {**details, "next": self.deck.top if self.deck else ""}


class TellingQuestion(Gale):
    """Its decisions tell of the next card."""

    def question(self, seat: i64) -> tuple[str, str, dict[str, Any]]:
        kind, rule, about = super().question(seat)
        return kind, rule, {**about, "storm": self.deck.top == "storm"}


class TellingChoices(Gale):
    """Nobody may draw a storm."""

    def legal(self, seat: i64) -> list[int]:
        actions = super().legal(seat)
        return actions[1:] if len(actions) > 1 and self.deck.top == "storm" else actions


class Glimpse(Gale):
    """The next card is said to everybody, undeclared."""

    def move(self, *args: Any, **details: Any) -> str:
        card = super().move(*args, **details)
        if self.deck:
            self.say("weathered", seat=0, card=self.deck.top)
        return card


class Smile(Gale):
    """Something is said only if the next card is a storm."""

    def move(self, *args: Any, **details: Any) -> str:
        card = super().move(*args, **details)
        if self.deck and self.deck.top == "storm":
            self.say("lost", seat=0)
        return card


class Boast(Gale):
    """Everybody's chart is said when it is kept."""

    def ask(self, question: Any, seat: int) -> None:
        for owner, chart in enumerate(self.chart):
            self.say("showed", seat=owner, value=str(chart.value))
        super().ask(question, seat)


class SaidNotShown(Gale):
    """A chart is said instead of shown."""

    def show(self, secret: Any, event: str = "", **details: Any) -> str:
        self.say(event, **details, value=str(secret.value))
        return str(secret.value)


class SilentDraw(Gale):
    """A card is drawn without an event."""

    def move(
        self, source: Any, target: Any, card: str = "", event: str = "", **details: Any
    ) -> str:
        return super().move(source, target, card, "" if event == "drew" else event, **details)


class Uncounted(Gale):
    """What is drawn is not counted."""

    def move(self, *args: Any, **details: Any) -> str:
        reveals = self.reveals
        card = super().move(*args, **details)
        self.reveals = reveals
        return card


class ForgottenCount(Gale):
    """No decision is counted."""

    def apply(self, seat: i64, action: i64, sink: Any = None) -> None:
        serial = self.serial
        super().apply(seat, action, sink)
        self.serial = serial


class LazyView(TableView):
    """Its worlds are all dealt from the same seed."""

    def sample(self, seed: int) -> Any:
        return super().sample(7)


class LazySampler(Gale):
    """Its sampler never shuffles."""

    def view(self, seat: i64) -> Any:
        view: Any = super().view(seat)
        return LazyView(int(seat), view.table, view.unseen)


class TrueView(TableView):
    """Its worlds are the truth."""

    truth: Gale

    def sample(self, seed: int) -> Any:
        world = self.truth.copy()
        world.hide_chance()
        world.use_seed(seed)
        return world


class TrueSampler(Gale):
    """Its view keeps the table, and its sampler gives that."""

    def view(self, seat: i64) -> Any:
        found = super().view(seat)
        view = TrueView(int(seat), found.table, found.unseen)
        view.truth = self.copy()
        return view


class AlikeView(TableView):
    """In its worlds all hidden cards are the same."""

    def sample(self, seed: int) -> Any:
        world: Any = super().sample(seed)
        world.deck.slots = [(world.deck.slots[0][0], *rest) for _, *rest in world.deck.slots]
        return world


class AlikeSampler(Gale):
    """Its sampler deals all hidden cards alike."""

    def view(self, seat: i64) -> Any:
        view: Any = super().view(seat)
        return AlikeView(int(seat), view.table, view.unseen)


class StormyView(TableView):
    """In its worlds storms come early."""

    def sample(self, seed: int) -> Any:
        world: Any = super().sample(seed)
        world.deck.slots.sort(key=lambda slot: slot[0] == "storm")
        return world


class BiasedSampler(Gale):
    """Its sampler prefers some cards."""

    def view(self, seat: i64) -> Any:
        view: Any = super().view(seat)
        return StormyView(int(seat), view.table, view.unseen)


class SharedCopy(Gale):
    """Its copies share the deck."""

    def copy(self) -> Any:
        other = super().copy()
        other.deck = self.deck
        return other


class ForgottenInCopy(Gale):
    """Its copies lose the points."""

    def copy(self) -> Any:
        other = super().copy()
        other.banked = [0] * self.players
        return other


class ForgottenInDump(Gale):
    """Its dumps do not say whose calm is spent."""

    def dump(self) -> dict[str, Any]:
        return {**super().dump(), "chart": [None] * self.players}


class Undeclared(Gale):
    """It counts the cards drawn in an attribute that is not a declared field."""

    drawn = 0

    def move(self, *args: Any, **details: Any) -> str:
        self.drawn += 1
        return super().move(*args, **details)

    def scores(self) -> list[int]:
        return [self.drawn] * self.players

    def finished(self) -> bool:
        return self.drawn > 20 or super().finished()


class OwnChance(Gale):
    """It rolls with Python's generator."""

    def move(self, *args: Any, **details: Any) -> str:
        OWN.shuffle(self.deck.slots)
        return super().move(*args, **details)


class LiveView(Gale):
    """Its view is not a copy: it changes with the table."""

    def view(self, seat: i64) -> Any:
        view: Any = super().view(seat)
        view.table.gone = self.gone
        return view


class Unsorted(Gale):
    """Its legal actions are in no order."""

    def legal(self, seat: i64) -> list[int]:
        return super().legal(seat)[::-1]


class Endless(Gale):
    """It is never over: the cards come again."""

    def finished(self) -> bool:
        if not self.deck:
            for source in (self.gone, *self.voyage):
                self.move_all(source, self.deck)
            self.shuffle(self.deck)
        return False


class Wordless(Gale):
    """One of its events has no sentence."""

    __module__ = Gale.__module__  # where its other words are

    def say(self, event: str, **details: Any) -> None:
        super().say("arrived" if event == "sailed" else event, **details)


class Lossy(Gale):
    """Cards that leave a voyage are gone."""

    def move_all(self, source: Any, target: Any, event: str = "", **details: Any) -> None:
        super().move_all(source, target, event, **details)
        target.slots.clear()


SEEN = r"(seat|spectator)"
DECLARED_MISTAKES: dict[str, tuple[Any, str, str]] = {
    "a view with the deck": (OpenDeck, "hidden", rf"{SEEN}.*view\.deck"),
    "a view with everybody's secret": (OpenSecrets, "hidden|told|sealed", rf"{SEEN}.*view\.chart"),
    "a view with a figure of the next card": (Figure, "hidden|told", rf"{SEEN}.*view\.banked"),
    "a view with sealed answers": (OpenAnswers, "sealed", rf"{SEEN}.*view\.answers"),
    "a refusal that tells": (TellingReason, "refused-alike", rf"{SEEN}.*why not .*next"),
    "a question that tells": (TellingQuestion, "asked-alike", r"seat.*decision\.about\.storm"),
    "choices that tell": (TellingChoices, "asked-alike|told", r"seat.*legal"),
    "an event that tells, undeclared": (Glimpse, "revealed", rf"{SEEN}.*weathered, card"),
    "an event whose coming tells": (Smile, "revealed", rf"{SEEN}.*lost"),
    "an event that says a secret": (Boast, "revealed", rf"{SEEN}.*showed, value"),
    "a secret that is said, not shown": (SaidNotShown, "revealed", rf"{SEEN}.*showed, value"),
    "a card that is drawn in silence": (SilentDraw, "told", rf"{SEEN}.*view\.voyage"),
    "a revelation that is not counted": (Uncounted, "counted", r"seat.*reveals did not change"),
    "decisions that are not counted": (ForgottenCount, "counted|stale", r"serial|decision"),
    "a sampler that never shuffles": (LazySampler, "even", rf"{SEEN}.*(deck|chart)"),
    "a sampler that gives the truth": (TrueSampler, "even|fits|hidden|refused-alike", SEEN),
    "a sampler that deals all alike": (AlikeSampler, "conserved|fits|even", r"check|deck"),
    "a sampler that prefers some cards": (BiasedSampler, "even", rf"{SEEN}.*deck"),
    "copies that share": (SharedCopy, "copied", r"deck"),
    "a field that copies lose": (ForgottenInCopy, "copied", r"banked"),
    "a field that dumps lose": (ForgottenInDump, "dumped", r"chart|answer"),
    "a field that is not declared": (Undeclared, "dumped|copied", r"scores|over|copy|copies"),
    "chance of one's own": (OwnChance, "chance", r"deck|voyage|gone|refused"),
    "a view that is not a copy": (LiveView, "view|copied", r"gone"),
    "legal actions in no order": (Unsorted, "legal", r"seat.*not sorted"),
    "a game without an end": (Endless, "ends", r"not over"),
    "a missing sentence": (Wordless, "worded", r"event arrived has no sentence"),
    "cards that get lost": (Lossy, "conserved|loaded|dumped", r"check|position|dump"),
}
