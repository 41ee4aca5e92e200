"""Typical mistakes, made on purpose in the toy game: the suite must find each of them.

Each is a class of tables, or of tables with a view, that differs from the right one in one thing.
"""

from random import Random
from typing import Any

from doubloon_toy.game import ToyGame
from doubloon_toy.state import Table
from doubloon_toy.view import ToyView, describe
from librt.vecs import vec
from mypy_extensions import i64, u8

from doubloon.kernel.learning.encoding import Encoding, number
from doubloon.kernel.parts import Knowledge
from doubloon.kernel.state import View

OWN = Random(1)


class OpenHands(Table):
    """Its view shows everybody's hand."""

    def view(self, seat: i64) -> Any:
        view = super().view(seat)
        for place, hand in enumerate(self.hands):
            if place != seat:
                view.data()["hands"][place]["known"] = hand[:]
        return view


class SumInView(Table):
    """Its view tells how high the first hand is."""

    def view(self, seat: i64) -> Any:
        view = super().view(seat)
        view.data()["points"][0] += sum(self.hands[0])
        return view


class QuietView(ToyView):
    """A view with something more in it that its data do not have."""

    total = 0


class SumInEncoding(Table):
    """Its view tells the encoding how high the first hand is."""

    def view(self, seat: i64) -> Any:
        view = QuietView(
            seat, type(self)(self.players, self.options, self.box), describe(self, seat)
        )
        view.total = sum(self.hands[0])
        return view


class SumEncoding(Encoding):
    """One number, which only such views have."""

    def write(self, view: View, out: vec[u8], at: i64) -> None:
        if isinstance(view, QuietView):
            out[at] = number(view.total)


class OpenAnswers(Table):
    """Its view shows what others have sealed."""

    def view(self, seat: i64) -> Any:
        view = super().view(seat)
        view.data()["answers"] = self.answers[:]
        return view


class TellingReason(Table):
    """Its refusals depend on where the card lies."""

    def reason(self, seat: i64, action: i64) -> tuple[str, dict[str, Any]]:
        rule, details = super().reason(seat, action)
        if "card" in details:
            details["in_deck"] = details["card"] in self.deck
        return rule, details


class TellingQuestion(Table):
    """Its decisions tell of the next card."""

    def question(self, seat: i64) -> tuple[str, str, dict[str, Any]]:
        kind, rule, about = super().question(seat)
        return kind, rule, {**about, "high": self.deck[-1] > 26}


class TellingChoices(Table):
    """Only the true holder of a low card makes the neighbour's list shorter."""

    def legal(self, seat: i64) -> list[int]:
        actions = super().legal(seat)
        return actions[1:] if seat >= 0 and min(self.hands[self.left(seat)]) < 9 else actions


class UndeclaredEvent(Table):
    """Its draws are told to everyone, undeclared."""

    def draw(self, seat: int) -> None:
        card = self.deck[-1] if self.deck else 0
        super().draw(seat)
        self.tell("glimpse", {"card": card})


class Smile(Table):
    """It tells something only if a hidden card is high."""

    def draw(self, seat: int) -> None:
        super().draw(seat)
        if max(self.hands[seat]) > 40:
            self.tell("smile", {"seat": seat})


class WrongAudience(Table):
    """Its passed cards are told to all."""

    def whisper(
        self, kind: str, data: dict[str, Any], private: dict[str, Any], seats: list[int]
    ) -> None:
        if kind == "passed":
            self.tell("passed", {**data, **private})
        else:
            super().whisper(kind, data, private, seats)


class UndeclaredReveal(Table):
    """Whether a card was passed is told, but not declared a revelation."""

    def tell(self, kind: str, data: dict[str, Any], revealed: list[str] | None = None) -> None:
        super().tell(kind, data, None if kind == "showed" else revealed)


class SilentDraw(Table):
    """A card is drawn and nobody is told, so nothing is counted."""

    def whisper(
        self, kind: str, data: dict[str, Any], private: dict[str, Any], seats: list[int]
    ) -> None:
        if kind != "drew":
            super().whisper(kind, data, private, seats)


class UncountedReveal(Table):
    """Events go past the kernel, which would count them."""

    def whisper(
        self, kind: str, data: dict[str, Any], private: dict[str, Any], seats: list[int]
    ) -> None:
        if self.sink is not None:
            self.sink.whisper(kind, data, private, seats)

    def tell(self, kind: str, data: dict[str, Any], revealed: list[str] | None = None) -> None:
        if self.sink is not None:
            self.sink.tell(kind, data, revealed)


class ForgottenCount(Table):
    """It carries actions out by itself, and counts no decision."""

    def apply(self, seat: i64, action: i64, sink: Any = None) -> None:
        serial = self.serial
        super().apply(seat, action, sink)
        self.serial = serial


class LazyView(ToyView):
    """Its worlds are all dealt from the same seed."""

    def sample(self, seed: int) -> Table:
        return super().sample(7)


class LazySampler(Table):
    """Its sampler never shuffles."""

    def view(self, seat: i64) -> Any:
        return LazyView(
            seat, type(self)(self.players, self.options, self.box), describe(self, seat)
        )


class HonestView(ToyView):
    """Its worlds are the truth."""

    truth: Table

    def sample(self, seed: int) -> Table:
        world = self.truth.copy()
        world.hide_chance()
        world.use_seed(seed)
        return world


class TrueSampler(Table):
    """Its view keeps the state, and its sampler gives that."""

    def view(self, seat: i64) -> Any:
        view = HonestView(
            seat, type(self)(self.players, self.options, self.box), describe(self, seat)
        )
        view.truth = self.copy()
        return view


class AlikeView(ToyView):
    """In its worlds everybody's hidden cards are the same."""

    def sample(self, seed: int) -> Table:
        world = super().sample(seed)
        others = [seat for seat in range(world.players) if seat != self.seat]
        for seat in others:
            world.hands[seat] = world.hands[others[0]][:]
        return world


class AlikeSampler(Table):
    """Its sampler deals all hidden cards alike."""

    def view(self, seat: i64) -> Any:
        return AlikeView(
            seat, type(self)(self.players, self.options, self.box), describe(self, seat)
        )


class BiasedView(ToyView):
    """In its worlds low cards are held and high ones lie in the deck."""

    def sample(self, seed: int) -> Table:
        world = super().sample(seed)
        for hand in world.hands[self.seat + 1 :][:1] if not any(world.answers) else []:
            low = min(world.deck) if world.deck else max(hand)
            if world.born[low] == world.born[hand[-1]] and hand[-1] not in world.passed:
                if low < hand[-1]:
                    world.deck[world.deck.index(low)] = hand[-1]
                    hand[-1] = low
                    hand.sort()
        return world


class BiasedSampler(Table):
    """Its sampler prefers some cards."""

    def view(self, seat: i64) -> Any:
        return BiasedView(
            seat, type(self)(self.players, self.options, self.box), describe(self, seat)
        )


class ForgettingView(Table):
    """Its view forgets which card its seat passed."""

    def view(self, seat: i64) -> Any:
        view = super().view(seat)
        for hand in view.data()["hands"]:
            if isinstance(hand, dict) and hand["known"]:
                hand["hidden"][0] += 1
                hand["known"] = []
        return view


class SharedCopy(Table):
    """Its copies share the lists of the hands."""

    def copy(self) -> "SharedCopy":
        other = super().copy()
        assert isinstance(other, SharedCopy)
        other.hands = self.hands[:]
        return other


class ForgottenInCopy(Table):
    """Its copies lose the points."""

    def copy(self) -> "ForgottenInCopy":
        other = super().copy()
        assert isinstance(other, ForgottenInCopy)
        other.points = [0] * self.players
        return other


class ForgottenInDump(Table):
    """Its dumps do not say which cards were passed."""

    def dump(self) -> dict[str, Any]:
        return {**super().dump(), "passed": [0] * self.players}


class OwnChance(Table):
    """It shuffles with Python's generator."""

    def draw(self, seat: int) -> None:
        OWN.shuffle(self.deck)
        super().draw(seat)


class LiveView(Table):
    """Its view is not a copy: it changes with the state."""

    def view(self, seat: i64) -> Any:
        view = super().view(seat)
        view.data()["pile"] = self.pile
        return view


class Unsorted(Table):
    """Its legal actions are in no order."""

    def legal(self, seat: i64) -> list[int]:
        return super().legal(seat)[::-1]


class Endless(Table):
    """It is never over."""

    def act(self, seat: i64, action: i64) -> None:
        super().act(seat, action)
        if self.over:
            self.over = False
            self.plays -= self.players
            self.draw(int(seat))

    def check(self) -> None:
        pass


class Wordless(Table):
    """One of its events has no sentence."""

    def tell(self, kind: str, data: dict[str, Any], revealed: list[str] | None = None) -> None:
        super().tell("laid" if kind == "played" else kind, data, revealed)


class Lossy(Table):
    """Cards that leave the pile are gone."""

    def play(self, seat: int, card: int) -> None:
        super().play(seat, card)
        self.discards = []


def undeclared() -> ToyGame:
    """It does not say what is hidden."""
    game = ToyGame()
    game.knowledge = Knowledge(game.knowledge.load_view)
    return game


def with_encoding() -> ToyGame:
    """A game whose encoding holds more than the view's data."""
    game = ToyGame(SumInEncoding)

    def sums() -> Encoding:
        encoding = SumEncoding(1)
        encoding.field("sum", 1, "the sum of the first hand")
        return encoding

    game.learning.encoding = sums
    return game


def careless_loading() -> ToyGame:
    """It takes whatever a position says."""
    game = ToyGame()

    def load(table: Any, data: Any) -> None:
        for key, value in data.items():
            setattr(table, {"decided": "serial"}.get(key, key), value)
        del table.chance

    game.files.load = load
    return game


# A mistake, the rules that may be named, and what the message must say: the field, the seat.
MISTAKES: dict[str, tuple[Any, str, str]] = {
    "a view with everybody's hand": (OpenHands, "hidden", r"(seat|spectator).*view\.hands"),
    "a view with a figure of a hidden hand": (
        SumInView,
        "hidden",
        r"(seat|spectator).*view\.points",
    ),
    "an encoding that holds more than the view": (with_encoding, "hidden", r"seat.*encoding"),
    "a view with sealed answers": (OpenAnswers, "sealed", r"(seat|spectator).*view\.answers"),
    "a refusal that tells": (TellingReason, "refused-alike", r"seat.*why not .*in_deck"),
    "a question that tells": (TellingQuestion, "asked-alike", r"seat.*decision\.about\.high"),
    "choices that tell": (TellingChoices, "asked-alike|told|sealed", r"seat.*legal"),
    "an event that tells, undeclared": (UndeclaredEvent, "revealed", r"seat.*glimpse, card"),
    "an event whose coming tells": (Smile, "revealed", r"seat.*smile"),
    "an event for too many": (WrongAudience, "revealed", r"seat.*passed, card"),
    "a revelation that is not declared": (
        UndeclaredReveal,
        "revealed",
        r"seat.*showed, was_passed",
    ),
    "a card that is drawn in silence": (SilentDraw, "told", r"seat.*view\.hands"),
    "a revelation that is not counted": (
        UncountedReveal,
        "counted",
        r"seat.*reveals did not change",
    ),
    "decisions that are not counted": (ForgottenCount, "counted|stale", r"serial|decision"),
    "a sampler that never shuffles": (LazySampler, "even", r"(seat|spectator).*(deck|hands)"),
    "a sampler that gives the truth": (TrueSampler, "even|fits|refused-alike", r"seat|spectator"),
    "a sampler that deals all alike": (AlikeSampler, "conserved", r"check"),
    "a sampler that prefers some cards": (BiasedSampler, "even", r"(seat|spectator).*(deck|hands)"),
    "a view that forgets what its seat knew": (
        ForgettingView,
        "fits|conserved|hidden",
        r"seat|check",
    ),
    "copies that share": (SharedCopy, "copied", r"copy changed hands"),
    "a field that copies lose": (ForgottenInCopy, "copied", r"points"),
    "a field that dumps lose": (ForgottenInDump, "dumped", r"passed"),
    "chance of one's own": (OwnChance, "chance", r"deck|hands|refused"),
    "a view that is not a copy": (LiveView, "view|copied", r"pile"),
    "legal actions in no order": (Unsorted, "legal", r"seat.*not sorted"),
    "a game without an end": (Endless, "ends", r"not over"),
    "a missing sentence": (Wordless, "worded", r"event laid has no sentence"),
    "cards that get lost": (Lossy, "conserved", r"do not add up"),
    "hidden things that are not declared": (undeclared, "declared", r"Knowledge\.hidden"),
    "loading without a look": (careless_loading, "loaded|dumped", r"PositionError|loads"),
}


def game_with(mistake: Any) -> ToyGame:
    """The toy game with a mistake."""
    if isinstance(mistake, type) and issubclass(mistake, Table):
        return ToyGame(mistake)
    made: ToyGame = mistake()
    return made
