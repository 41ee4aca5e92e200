"""State and View: one moment of a game, and what one seat may know of it."""

from collections.abc import Mapping
from typing import Any, ClassVar, Final, Self, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from doubloon.kernel import chance
from doubloon.kernel.deck import digest
from doubloon.kernel.errors import missing
from doubloon.kernel.events import Sink

ROOM: Final[vec[i64]] = vec[i64]([0] * 512)
NO_ROOM: Final[vec[i64]] = vec[i64]()
OWN: Final = (  # what every state or dump has besides a game's own fields
    *("players", "over", "serial", "reveals", "secret", "game_id", "shuffles", "rng", "room"),
    *("sink", "chance", "decided", "stack", "seed"),
)


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """Everything one seat may know, and nothing else. Seat -1 is the spectator.

    A view holds no reference to the state it was made from. ``data`` returns it as plain data;
    ``sample`` deals the rest into a world in which this seat sees exactly this view.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def __repr__(self) -> str:
        return f"<View of {'a spectator' if self.seat < 0 else f'seat {self.seat}'}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.seat == other.seat and self.data() == other.data()

    def __hash__(self) -> int:
        return hash(self.seat)

    def data(self) -> dict[str, Any]:
        """The view as plain data (the same bytes for the same knowledge)."""
        raise missing(self, "data")

    def sample(self, seed: int) -> "State":
        """A world that fits the view, each consistent deal equally likely."""
        raise missing(self, "sample")


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One moment of one game, pending decisions included.

    A game implements ``deciders``, ``legal`` (or ``fill``), ``reason``, ``act``, ``copy``,
    ``question`` and ``scores``, and declares its ``fields`` or implements ``dump``. If something is
    hidden it also implements ``view``, and ``placings`` if not simply the most points win. The rest
    is derived.

    The kernel keeps two counters. ``serial`` counts public decisions, without half-built moves and
    sealed answers. ``reveals`` counts chance events, reveals and opened answers: no move or undo
    crosses a change of it. ``tell`` and ``whisper`` count what they reveal by themselves.
    """

    fields: ClassVar[Mapping[str, Any]] = {}  # by attribute: the ``Values`` that it can have

    def __init__(self, players: int) -> None:
        self.players: i64 = players
        self.over: bool = False
        self.serial: i64 = 0
        self.reveals: i64 = 0
        self.secret: bytes = b""
        self.game_id: str = ""
        self.shuffles: i64 = 0
        self.rng: i64 = 1
        self.room: vec[i64] = NO_ROOM  # where legal actions are gathered, made when needed
        self.sink: Sink | None = None  # where events go while an action is carried out

    # what a game says of itself

    def deciders(self) -> list[int]:
        """Return the seats that may act now: one, several at once, or none when it is over."""
        raise missing(self, "deciders")

    def decider(self) -> i64:
        """Return the first of the seats that may act now; -1 when it is over."""
        seats = self.deciders()
        return seats[0] if seats else -1

    def sealed(self) -> bool:
        """Are the answers to what is asked now sealed until the last is in?"""
        return False

    def legal(self, seat: i64) -> list[int]:
        """Return the actions ``seat`` may choose from now, ascending; empty if it is not asked."""
        if len(self.room) == 0:
            self.room = ROOM[:]
        room = self.room
        return list(room[: self.fill(seat, room)])

    def fill(self, seat: i64, out: vec[i64]) -> i64:
        """``legal`` without a list, for playouts: writes into ``out``, returns the number.

        A game overrides this or ``legal``. ``out`` has room for 512.
        """
        actions = self.legal(seat)
        n = 0
        for action in actions:
            out[n] = action
            n += 1
        return n

    def reason(self, seat: i64, action: i64) -> tuple[str, dict[str, Any]]:
        """Return the rule that forbids an action that is not legal now, with details."""
        raise missing(self, "reason")

    def why_not(self, seat: i64, action: i64) -> tuple[str, dict[str, Any]] | None:
        """Return None if the action is legal, otherwise ``(rule, details)``.

        A state has no catalogue: for numbers that may not be actions at all use ``Game.refuse``.
        """
        if action in self.legal(seat):
            return None
        return self.reason(seat, action)

    def apply(self, seat: i64, action: i64, sink: Sink | None = None) -> None:
        """Play a legal action, up to the next decision. Events go to ``sink``.

        The game says in ``act`` what the action does; decisions and opened answers are counted
        here. A sealed answer is one action; a game whose answers take several asks questions
        (:class:`~doubloon.kernel.questions.question.Sealed`).
        """
        sealed = self.sealed()
        last = not sealed or len(self.deciders()) == 1
        self.sink = sink
        self.act(seat, action)
        self.sink = None
        if last:
            self.serial += 1
            if sealed:
                self.reveals += 1

    def act(self, seat: i64, action: i64) -> None:
        """Carry out a legal action, up to the next decision, and say so: ``tell``, ``whisper``."""
        raise missing(self, "act")

    def tell(self, kind: str, data: dict[str, Any], revealed: list[str] | None = None) -> None:
        """Something happens that everyone sees.

        ``revealed`` names the fields with what nobody could know before, such as a card turned up.
        To be called whether or not anybody listens: it counts the reveal.
        """
        if revealed:
            self.reveals += 1
        if self.sink is not None:
            self.sink.tell(kind, data, revealed)

    def whisper(
        self, kind: str, data: dict[str, Any], private: dict[str, Any], seats: list[int]
    ) -> None:
        """Something happens that everyone sees, with details that only ``seats`` learn.

        To be called whether or not anybody listens: it counts the reveal.
        """
        if private:
            self.reveals += 1
        if self.sink is not None:
            self.sink.whisper(kind, data, private, seats)

    def question(self, seat: i64) -> tuple[str, str, dict[str, Any]]:
        """Return what ``seat`` is asked: the kind, the rule, and what it is about."""
        raise missing(self, "question")

    def copy(self) -> Self:
        """Return an independent copy."""
        raise missing(self, "copy")

    def scores(self) -> list[int]:
        """Return points by seat: final when the game is over, the current ones before."""
        raise missing(self, "scores")

    def placings(self) -> list[int]:
        """Return places by seat, 1 for a winner: the most points win, and ties share a place."""
        scores = self.scores()
        places: list[int] = []
        for mine in scores:
            place = 1
            for other in scores:
                if other > mine:
                    place += 1
            places.append(place)
        return places

    def is_out(self, seat: i64) -> bool:
        """Was ``seat`` eliminated? For games in which that can happen."""
        return False

    def view(self, seat: i64) -> View:
        """What ``seat`` may know (-1: the spectator): everything, unless the game says less."""
        return OpenView(seat, self)

    def dump(self) -> dict[str, Any]:
        """The full state as plain data; the game's ``load`` takes it back."""
        if not self.fields:
            raise missing(self, "fields or dump")
        data = {name: values.written(getattr(self, name)) for name, values in self.fields.items()}
        data.update(self.progress())
        data["chance"] = self.source_of_chance()
        return data

    def check(self) -> None:
        """Raise AssertionError if something was created, lost or duplicated. For tests."""

    # what follows

    def progress(self) -> dict[str, Any]:
        """For dumps and views: how far the game is."""
        return {"over": self.over, "decided": self.serial, "reveals": self.reveals}

    def source_of_chance(self) -> dict[str, Any]:
        """For dumps: where chance comes from, without the secret."""
        return {"shuffles": self.shuffles, "small": 0 if self.secret else self.rng}

    def hide_chance(self) -> None:
        """For views: nobody knows where chance comes from."""
        self.secret = b""
        self.game_id = ""
        self.shuffles = 0
        self.rng = 1

    @classmethod
    def left_out(cls) -> str:
        """What a game's class of states must define and does not; empty if nothing is missing."""
        needed = ["deciders", "reason", "question", "copy", "scores"]
        absent = [name for name in needed if _is_of_kernel(cls, name)]
        if _is_of_kernel(cls, "apply") and _is_of_kernel(cls, "act"):
            absent.append("act")
        if _is_of_kernel(cls, "legal") and _is_of_kernel(cls, "fill"):
            absent.append("legal or fill")
        if _is_of_kernel(cls, "dump") and not cls.fields:
            absent.append("fields or dump")
        if absent:
            return f"{cls.__name__} must define {', '.join(absent)}"
        taken = [name for name in cls.fields if name in OWN or hasattr(State, name)]
        if taken:
            return f"{cls.__name__}.fields: {', '.join(taken)} already means something in State"
        return ""

    def hash(self) -> str:
        """Return a digest of the full state, the same in both builds and on every platform."""
        return digest(self.dump())

    def use_secret(self, secret: bytes, game_id: str) -> None:
        """From now on shuffle with this secret."""
        self.secret = secret
        self.game_id = game_id

    def use_seed(self, seed: int) -> None:
        """From now on shuffle with the small generator."""
        self.secret = b""
        self.rng = chance.seeded(seed)

    def copy_chance(self, other: "State") -> None:
        """Copy another state's counters and source of chance."""
        self.over = other.over
        self.serial = other.serial
        self.reveals = other.reveals
        self.secret = other.secret
        self.game_id = other.game_id
        self.shuffles = other.shuffles
        self.rng = other.rng

    def below(self, n: i64) -> i64:
        """A chance event: return a number from 0 to ``n - 1``."""
        self.shuffles += 1
        self.reveals += 1
        if not self.secret:
            self.rng = chance.step(self.rng)
            return chance.scaled(self.rng, n)
        return chance.SecretStream(self.secret, self.game_id, self.shuffles).below(n)

    def shuffle(self, cards: vec[i64]) -> None:
        """A chance event: put the cards in random order, in place."""
        self.shuffles += 1
        if not self.secret:
            self.rng = chance.shuffle(cards, self.rng)
        else:
            chance.SecretStream(self.secret, self.game_id, self.shuffles).shuffle(cards)


def _is_of_kernel(kind: type[State], name: str) -> bool:
    """Is a method the one that :class:`State` has?"""
    owner = next(each for each in kind.__mro__ if name in each.__dict__)
    return owner is State


@final
class OpenView(View):
    """A view of a game in which everything lies open, but for the source of chance."""

    def __init__(self, seat: int, state: State) -> None:
        super().__init__(seat)
        self._state = state.copy()
        self._state.hide_chance()

    def data(self) -> dict[str, Any]:
        """The state without its chance."""
        data = self._state.dump()
        del data["chance"]
        return data

    def sample(self, seed: int) -> State:
        """The state with other chances to come."""
        world = self._state.copy()
        world.rng = chance.mixed(seed)
        return world
