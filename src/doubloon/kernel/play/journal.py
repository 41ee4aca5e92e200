"""A game in notation at nearly the speed of the bare state: what ``doubloon.Match`` stands on.

A move is applied to the state at once and written down. The play with its entries, events and undo
is made from what was written down when somebody wants it: exact replay makes the two the same.
"""

from collections.abc import Iterator
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from doubloon.kernel.errors import NotYourDecision, OptionError
from doubloon.kernel.events import Event
from doubloon.kernel.play.play import Entry, Play, encoded, played
from doubloon.kernel.state import State

NOBODY: Final[i64] = -2
OVER: Final = "the game is over; nothing more can be played"


@final
class Moves:
    """Moves since a play, and the play that they lead to.

    They lie in two lists of whole numbers, which the garbage collector need not look through.
    """

    def __init__(self, base: Play) -> None:
        self.base = base
        self.heads: list[int] = []  # of every move the seat and where its actions end
        self.actions: list[int] = []
        self._entries: list[Entry] = []

    def __len__(self) -> int:
        return len(self.heads) // 2

    def add(self, seat: int, actions: list[int]) -> None:
        """One more move."""
        self.actions.extend(actions)
        self.heads.append(seat)
        self.heads.append(len(self.actions))

    def copy(self) -> "Moves":
        """The same moves so far."""
        other = Moves(self.base)
        other.heads = self.heads[:]
        other.actions = self.actions[:]
        return other

    def entry(self, place: int) -> Entry:
        """One of the moves, with what happened."""
        while len(self._entries) <= place:
            number = len(self._entries)
            before = self._entries[-1].after if number > 0 else self.base.state
            start = self.heads[2 * number - 1] if number > 0 else 0
            actions = self.actions[start : self.heads[2 * number + 1]]
            self._entries.append(played(before, self.base.game, self.heads[2 * number], actions))
        return self._entries[place]

    def play(self) -> Play:
        """The play after all moves."""
        base = self.base
        if not self.heads:
            return base
        entries = [self.entry(place) for place in range(len(self))]
        words = base.game.catalogue.words
        lines = [f"{each.seat} {' '.join(words(each.actions))}" for each in entries]
        after = entries[-1].after
        return Play(base.setup, after, base.entries + entries, base.log + lines, base.undone)


@final
class Happened:
    """The events of one move, worked out when they are looked at: a sequence."""

    def __init__(self, moves: Moves, place: int) -> None:
        self._moves = moves
        self._place = place

    def events(self) -> list[Event]:
        """The events as a list."""
        return self._moves.entry(self._place).events[:]

    def __len__(self) -> int:
        return len(self.events())

    def __getitem__(self, place: int) -> Event:
        return self.events()[place]

    def __iter__(self) -> Iterator[Event]:
        return iter(self.events())

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Happened):
            return self.events() == other.events()
        return self.events() == other

    def __hash__(self) -> int:
        raise TypeError("events of a move cannot be hashed")

    def __repr__(self) -> str:
        return repr(self.events())


@mypyc_attr(allow_interpreted_subclasses=True)
class Journal:
    """A game being played, which changes with every move; the words are the notation."""

    def __init__(self, play: Play) -> None:
        self.game = play.game
        self.players = play.players
        self._moves = Moves(play)
        self._state: State = play.state.copy()
        self._asked: i64 = NOBODY  # whose legal actions are known
        self._choices: list[int] = []

    @property
    def over(self) -> bool:
        """Is the game over?"""
        return self._state.over

    @property
    def to_act(self) -> int | None:
        """The seat that is asked, the first of them if several are; None when it is over."""
        seat = self._state.decider()
        return seat if seat >= 0 else None

    @property
    def deciders(self) -> list[int]:
        """All seats that are asked now."""
        return self._state.deciders()

    @property
    def play(self) -> Play:
        """The kernel's play of this moment: a value, which later moves leave as it is."""
        if self._moves.heads:
            self._moves = Moves(self._moves.play())
        return self._moves.base

    @property
    def state(self) -> State:
        """The kernel's state of this moment, a copy: hidden cards included."""
        return self._state.copy()

    def asked_seat(self, seat: int | None = None) -> int:
        """The seat that is asked, or this one; a NotYourDecision error if it is not asked."""
        who: int = self._state.decider() if seat is None else _checked(self, seat)
        if who < 0:
            raise NotYourDecision(OVER)
        if who not in self._state.deciders():
            raise NotYourDecision(f"seat {who} is not asked anything now")
        return who

    def legal(self, seat: int | None = None) -> list[str]:
        """The words that may come next, for the seat that is asked or another one.

        Empty if that seat is not asked anything.
        """
        who: i64 = self._state.decider() if seat is None else _checked(self, seat)
        return self.game.catalogue.words(_choices(self, who)) if who >= 0 else []

    def push(self, words: str, seat: int | None = None) -> Happened:
        """Play a move, one or more words, whole or not at all; gives what happened.

        An error that says what is wrong if the rules do not allow it: a ``MoveError``.
        """
        who: i64 = self._state.decider() if seat is None else _checked(self, seat)
        if who < 0:
            raise NotYourDecision(OVER)
        moves = self._moves
        action = self.game.catalogue.number(words)
        if action >= 0:
            if action not in _choices(self, who):
                self.game.refuse(self._state, who, action)
            self._asked = NOBODY
            self._state.apply(who, action)
            moves.actions.append(action)
            moves.heads.append(who)
            moves.heads.append(len(moves.actions))
        else:
            actions = encoded(self.game, words.split())
            after = played(self._state, self.game, who, actions).after
            self._asked = NOBODY
            self._state = after
            moves.add(who, actions)
        return Happened(moves, len(moves.heads) // 2 - 1)

    def _become(self, play: Play) -> None:
        """Go on from another play of this game."""
        self._moves = Moves(play)
        self._state = play.state.copy()
        self._asked = NOBODY


# Not methods of a journal: a call of one's own method looks for it in interpreted subclasses.


def _checked(journal: Journal, seat: int) -> i64:
    if not 0 <= seat < journal.players:
        raise OptionError(f"seat {seat} is not in this game; 0 to {journal.players - 1}")
    return seat


def _choices(journal: Journal, seat: i64) -> list[int]:
    """The legal actions of a seat, worked out once for every moment."""
    if seat != journal._asked:
        journal._choices = journal._state.legal(seat)
        journal._asked = seat
    return journal._choices
