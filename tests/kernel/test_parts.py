"""A game in parts: the rules alone make a game, and what is missing is said by name."""

from typing import Any, ClassVar, Self

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from doubloon.kernel.catalogue import Catalogue
from doubloon.kernel.deck import Deck, Decks
from doubloon.kernel.errors import DeckError, DoubloonError, NoEncoding, PositionError
from doubloon.kernel.events import Event
from doubloon.kernel.files.record import record_of, verify
from doubloon.kernel.game import Game
from doubloon.kernel.options import Option
from doubloon.kernel.parts import Rules
from doubloon.kernel.play.play import Play, Setup
from doubloon.kernel.questions.kinds import Questions
from doubloon.kernel.questions.question import Question, Sealed, Step
from doubloon.kernel.questions.values import Number, Values
from doubloon.kernel.state import State

pytestmark = pytest.mark.both


class Mute(State):
    """Nim, but it does not say what is legal, neither by ``legal`` nor by ``fill``."""

    fields: ClassVar = {"left": Number(0, 12), "turn": Number(0, 1)}

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.left = 12
        self.turn = 0

    def copy(self) -> Self:
        other = type(self)(self.players)
        other.copy_chance(self)
        other.left = self.left
        other.turn = self.turn
        return other

    def deciders(self) -> list[int]:
        return [] if self.over else [self.turn]

    def question(self, seat: i64) -> tuple[str, str, dict[str, Any]]:
        return "take", "N-1", {"left": self.left}

    def reason(self, seat: i64, action: i64) -> tuple[str, dict[str, Any]]:
        return "N-1", {"reason": "too_many"}

    def act(self, seat: i64, action: i64) -> None:
        self.left -= action + 1
        self.turn = 1 - self.turn
        self.over = self.left == 0
        self.tell("took", {"seat": seat, "number": action + 1})

    def scores(self) -> list[int]:
        return [int(self.over and self.turn != seat) for seat in range(2)]

    def placings(self) -> list[int]:
        return [2 - score for score in self.scores()]


class Heap(Mute):
    """Nim: two take 1 to 3 of a heap in turn; whoever takes the last one wins."""

    def legal(self, seat: i64) -> list[int]:
        return list(range(min(3, self.left))) if seat in self.deciders() else []


def empty(players: int, _options: dict[str, Any], _deck: Deck) -> Heap:
    return Heap(players)


def deal(heap: Heap) -> None:
    heap.left = 8 + heap.below(5)


def takings() -> Catalogue:
    actions = Catalogue()
    for number in range(1, 4):
        actions.add(f"take-{number}", "take", [number])
    return actions


def nim(state: Any = Heap) -> Game:
    return Game(
        Rules(
            name="nim",
            title="Nim",
            players=(2, 2),
            state=state,
            table=empty,
            deal=deal,
            catalogue=takings(),
        )
    )


GAME = nim()


def test_the_rules_alone_make_a_game() -> None:
    assert repr(GAME) == "<Game nim: Nim, 2 to 2 players, options: none>"
    assert (GAME.rules_version, GAME.listed, len(GAME.catalogue)) == (1, True, 3)
    play = Play.begin(Setup(GAME, 2, {}, "5" * 64, "nim"))
    while not play.state.over:
        seat = play.state.decider()
        play = play.after(seat, GAME.catalogue.words(play.state.legal(seat)[-1:]))
    assert sorted(play.state.scores()) == [0, 1]
    assert verify(GAME, record_of(play)) == []


def test_everything_lies_open_but_chance() -> None:
    state = GAME.new(2, seed=3)
    state.apply(0, 2)
    assert set(state.dump()) == {"left", "turn", "over", "decided", "reveals", "chance"}
    view = state.view(1)
    data = view.data()
    assert data == {key: value for key, value in state.dump().items() if key != "chance"}
    again = GAME.load_view(2, {}, GAME.decks.standard(), data, 1)
    assert again == view
    assert again.sample(1).dump()["left"] == data["left"]
    assert again.sample(1).rng != again.sample(2).rng


def test_declared_fields_are_read_back_and_checked() -> None:
    state = GAME.new(2, seed=3)
    deck = GAME.decks.standard()
    assert GAME.load(2, {}, deck, state.dump()).hash() == state.hash()
    assert GAME.load(2, {}, deck, {"left": 2}).legal(0) == [0, 1]
    for wrong, said in (
        ({"left": 13}, "left: 13 is not allowed; a whole number from 0 to 12"),
        ({"lefft": 1}, "position: the key 'lefft' is unknown; allowed are left, turn, over"),
    ):
        with pytest.raises(PositionError) as caught:
            GAME.load(2, {}, deck, wrong)
        assert str(caught.value).startswith(said)


def test_a_generic_screen() -> None:
    state = GAME.new(2, seed=3)
    drawn = GAME.draw(state).splitlines()
    assert drawn[:2] == [f"left: {state.view(-1).data()['left']}", "turn: 0"]
    assert GAME.screen.facts(state.view(0)) == {}
    assert GAME.screen.faces(GAME.decks.standard()) == {"name": "standard", "version": 1}
    assert GAME.screen.picture(state.view(0)) == ""
    took = Event("took", {"seat": 0, "number": 2}, {}, [], [])
    assert GAME.tell(took, ["Anne", "Bart"], GAME.decks.standard()) == "took"
    said = GAME.screen.log_line(
        took.seen_by(-1), ["Anne", "Bart"], GAME.decks.standard(), GAME.words()
    )
    named = {"event": "took", "seat": 0, "number": 2, "who": "Anne", "you": "no", "other-you": "no"}
    assert said == ("event-took", named)
    assert GAME.waiting("take", "Anne") == "Anne: take"
    assert GAME.explain("N-1", {}) == "The rules do not allow it (N-1)."


def test_what_a_game_need_not_have() -> None:
    assert GAME.files.score_pad is None
    assert GAME.learning.levels == {}
    assert GAME.learning.evaluation().value(GAME.new(2, seed=3), 0) == 0.0
    with pytest.raises(NoEncoding, match="have no encoding"):
        GAME.learning.encoding()


def test_one_deck_is_all_there_is() -> None:
    deck = GAME.decks.standard()
    assert GAME.decks.from_content(deck.content) == deck
    with pytest.raises(DeckError, match="one deck only"):
        GAME.decks.from_content({"name": "mine"})
    with pytest.raises(DeckError, match=r"^mine\.toml: this game has one deck only$"):
        GAME.decks.read("", "mine.toml")


class Idle(State):
    """It says nothing at all."""


def test_a_class_that_leaves_something_out_is_refused_with_the_game() -> None:
    with pytest.raises(DoubloonError) as caught:
        nim(Idle)
    assert str(caught.value) == (
        "game nim: Idle must define deciders, reason, question, copy, scores, act,"
        " legal or fill, fields or dump"
    )
    with pytest.raises(DoubloonError, match=r"^game nim: Mute must define legal or fill$"):
        nim(Mute)


class Clash(Heap):
    """Its fields are called like something that every state has."""

    fields: ClassVar = {"left": Number(0, 12), "copy": Number(0, 1), "reveals": Number(0, 1)}


class Bare(Question):
    """It says nothing at all."""


class Named(Question):
    """It has no rule and does nothing."""

    name: ClassVar = "named"


class Whole(Question):
    """It says all that it must."""

    name: ClassVar = "whole"
    rule: ClassVar = "N-1"

    def legal(self, board: Any, seat: i64, out: vec[i64]) -> i64:
        return 0

    def why_not(self, board: Any, seat: i64, action: i64) -> tuple[str, dict[str, Any]]:
        return "N-1", {}

    def apply(self, board: Any, seat: i64, action: i64) -> None:
        board.end()


class Hiding(Whole):
    """Its field is called like one that every question has."""

    fields: ClassVar = {"seat": Number(0, 1)}


class Waiting(Sealed):
    """Its answers are never opened."""

    name: ClassVar = "waiting"
    rule: ClassVar = "N-1"


class Still(Step):
    """It does not run."""

    name: ClassVar = "still"
    rule: ClassVar = "N-1"


def test_a_name_that_means_something_else_is_refused_with_the_game() -> None:
    with pytest.raises(DoubloonError) as caught:
        nim(Clash)
    assert str(caught.value) == (
        "game nim: Clash.fields: copy, reveals already means something in State"
    )


@pytest.mark.parametrize(
    ("kinds", "said"),
    [
        ([Bare], "question Bare must define name, rule, legal, why_not, apply"),
        ([Named], "question Named must define rule, legal, why_not, apply"),
        ([Whole, Whole], "question Whole: Whole is called whole too"),
        ([Hiding], "question Hiding.fields: seat already means something"),
        (
            [Waiting],
            "question Waiting must define legal, why_not, answer, open",
        ),
    ],
)
def test_a_question_that_leaves_something_out_is_refused(kinds: Any, said: str) -> None:
    with pytest.raises(DoubloonError) as caught:
        Questions([], kinds)
    assert str(caught.value) == said
    with pytest.raises(DoubloonError, match="question Still must define run"):
        Questions([Still], [])


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"players": (3, 2)}, "players: 3 to 2 is not possible"),
        ({"catalogue": Catalogue()}, "the catalogue has no action"),
        (
            {"options": [Option("fast", [False, True], False, "")] * 2},
            "options: there are two of the name fast",
        ),
    ],
)
def test_rules_that_no_game_can_have_are_refused(changes: dict[str, Any], said: str) -> None:
    parts: dict[str, Any] = {
        "name": "nim",
        "title": "Nim",
        "players": (2, 2),
        "state": Heap,
        "table": empty,
        "deal": deal,
        "catalogue": takings(),
    }
    with pytest.raises(DoubloonError) as caught:
        Game(Rules(**{**parts, **changes}))
    assert str(caught.value) == f"game nim: {said}"


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (lambda: Idle(2).deciders(), "Idle must define deciders"),
        (lambda: Idle(2).dump(), "Idle must define fields or dump"),
        (lambda: Values().allowed(), "Values must define allowed"),
        (lambda: Decks[Deck]().standard(), "Decks must define standard"),
    ],
)
def test_a_missing_method_says_which_class_and_which_method(call: Any, said: str) -> None:
    with pytest.raises(NotImplementedError) as caught:
        call()
    assert str(caught.value) == said


def test_legal_follows_from_fill_and_the_other_way_round() -> None:
    room = vec[i64]([0] * 512)
    assert GAME.new(2, seed=3).fill(0, room) == 3
