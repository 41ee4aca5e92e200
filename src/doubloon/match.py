"""Match: play, inspect, undo, save and load one game in a few lines of Python.

A thin layer over :mod:`doubloon.kernel`: every rule, error and event comes from there. A match
holds the whole game, including hidden cards; ``view``, ``facts``, ``preview`` and ``sample`` return
what one seat may know, and bots get nothing else.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from os import PathLike, fspath
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from doubloon.commands.shared.arguments import check_seat
from doubloon.kernel.chance import secret_of_seed
from doubloon.kernel.decision import Decision, Preview
from doubloon.kernel.errors import MoveError, UndoError
from doubloon.kernel.events import Event
from doubloon.kernel.files.record import Record, record_of, verify
from doubloon.kernel.play.draft import whole
from doubloon.kernel.play.journal import Journal
from doubloon.kernel.play.play import LONGEST_MOVE, Entry, Play, Setup, encoded, played
from doubloon.kernel.state import State, View

if TYPE_CHECKING:
    from doubloon.bots import Bot
    from doubloon.player import Player

SPECTATOR: Final = -1


class Choice(NamedTuple):
    """A decision that was made: the seat, the question and its rule, the view, and the answer."""

    seat: int
    kind: str
    rule: str
    view: View
    legal: list[str]
    word: str


class Match(Journal):
    """A game being played. ``push`` and ``undo`` change it; ``copy`` it first to keep a moment.

    >>> import doubloon
    >>> match = doubloon.new("loot_island", players=4, seed=1)
    >>> match
    <Match: Loot Island, round 1, seat 1 to act (turn, LI-2.1), 15 choices>
    >>> match.to_act, match.legal()[:4]
    (1, ['pass', 'N1', 'N2', 'E1'])
    """

    def __init__(
        self, play: Play, names: Sequence[str] | None = None, source: Record | None = None
    ) -> None:
        super().__init__(play)
        self.names = list(names or [f"Player {seat + 1}" for seat in range(play.players)])
        self._source = source  # the record that it was loaded from
        self._bots: dict[tuple[int, str], Bot] = {}

    # how it shows itself

    def __repr__(self) -> str:
        parts = [f"<Match: {self.game.title}"]
        number = self._state.view(SPECTATOR).data().get("round")
        if isinstance(number, int) and not self.over:
            parts.append(f"round {number}")
        seats = self.deciders
        if self.over:
            parts.append(f"over, scores {' '.join(map(str, self.scores))}")
        else:
            kind, rule, _ = self._state.question(seats[0])
            who = f"seat{'s' if len(seats) > 1 else ''} {', '.join(map(str, seats))}"
            parts.append(f"{who} to act ({kind}, {rule})")
            choices = len(self.legal())
            parts.append(f"{choices} choice{'s' if choices != 1 else ''}")
        return ", ".join(parts) + ">"

    def __str__(self) -> str:
        from doubloon.commands.shared.narration import outcome, question_to

        number = len(self.play.log)
        parts = [f"{self.game.title}, after {number} move{'s' if number != 1 else ''}"]
        picture = self.game.draw(self._state)
        if picture:
            parts.append(picture)
        for seat in self.deciders:
            asked = self.play.decision(seat)
            if asked is not None:
                parts.append(question_to(self.play, asked, self.names))
        if self.over:
            parts.append(outcome(self._state, self.names))
        return "\n\n".join(parts)

    def svg(self, seat: int = SPECTATOR) -> str:
        """Return the table as an SVG picture, as a seat or a spectator sees it.

        It is empty for a game without a picture. Notebooks show the spectator's.
        """
        return self.game.screen.picture(self.view(seat))

    def _repr_svg_(self) -> str | None:
        return self.svg() or None

    def __eq__(self, other: object) -> bool:
        """Are they the same game in the same position?"""
        if not isinstance(other, Match):
            return NotImplemented
        one, two = self._moves.base.setup, other._moves.base.setup
        return one.commitment() == two.commitment() and self._state.dump() == other._state.dump()

    __hash__ = None  # type: ignore[assignment]  # it changes

    # what is asked

    def question(self, seat: int | None = None) -> Decision | None:
        """Return what a seat is asked, by which rule, with its choices; None if it is not asked."""
        who = self._seat(seat)
        return self.play.decision(who) if who is not None else None

    def moves(self, seat: int | None = None) -> Iterator[str]:
        """Iterate over the whole moves of a seat; ``push`` accepts each of them.

        A move ends at a reveal, at another seat's decision, or where the same question comes again.
        There can be very many; :func:`itertools.islice` takes the first few.

        >>> import doubloon, itertools
        >>> list(itertools.islice(doubloon.new("loot_island", seed=1).moves(), 3))
        ['pass', 'N1 R2a done', 'N1 G4a done']
        """
        who = self._seat(seat)
        if who is None or who not in self.deciders:
            return
        start = self.play.seen(who).world
        stack: list[tuple[list[int], State]] = [([], start)]
        while stack:
            actions, now = stack.pop()
            if actions and (len(actions) == LONGEST_MOVE or whole(start, now, who)):
                yield " ".join(self.game.catalogue.words(actions))
                continue
            for action in reversed(now.legal(who)):
                after = now.copy()
                after.apply(who, action)
                stack.append(([*actions, action], after))

    def why_not(self, words: str, seat: int | None = None) -> str | None:
        """Return why a word or a whole move is not legal, with the rule; None if it is legal."""
        try:
            played(self._state, self.game, self.asked_seat(seat), encoded(self.game, words.split()))
        except MoveError as error:
            return str(error)
        return None

    def preview(self, words: str = "", seat: int | None = None) -> Preview:
        """Return what a move, or the beginning of one, would do, as far as its seat can know."""
        return self.play.preview(self.asked_seat(seat), words.split())

    # moves

    def undo(self, seat: int | None = None, moves: int = 1) -> "Match":
        """Take back a seat's own last moves (by default of the seat that moved last).

        Returns the match itself. Raises ``UndoError`` if something was revealed since, or if
        another seat has acted.
        """
        play = self.play
        if seat is None:
            if not play.entries:
                raise UndoError("there is no move to take back")
            seat = play.entries[-1].seat
        self._become(play.taken_back(self._in_game(seat), moves))
        return self

    def copy(self) -> "Match":
        """Return an independent copy."""
        other = Match(self._moves.base, self.names, self._source)
        other._moves = self._moves.copy()
        other._state = self._state.copy()
        return other

    def __copy__(self) -> "Match":
        return self.copy()

    def play_on(
        self,
        bots: "str | Player | Sequence[str | Player] | Mapping[int, str | Player]" = "normal",
        until: "Callable[[Match], bool] | None" = None,
    ) -> "Match":
        """Let bots play to the end, or until ``until(match)`` is true; returns the match itself.

        ``bots`` is one bot, or its name, for all seats; a list by seat, the last one for all
        remaining seats; or the seats that bots play, such as ``{1: "strong", 2: "easy"}``: then
        play stops when only other seats are asked.
        """
        players = self._players(bots)
        while not self.over and not (until is not None and until(self)):
            seat = next((each for each in self.deciders if each in players), None)
            if seat is None:
                break
            self.push(players[seat].move(self, seat), seat)
        return self

    def _players(
        self, bots: "str | Player | Sequence[str | Player] | Mapping[int, str | Player]"
    ) -> "dict[int, Player]":
        from doubloon.bots.seats import bot_at, by_seat
        from doubloon.player import Player

        if not isinstance(bots, Mapping):
            given = [bots] if isinstance(bots, str | Player) else list(bots)
            bots = dict(enumerate(by_seat(given, self.players)))
        found: dict[int, Player] = {}
        for seat, bot in bots.items():
            self._in_game(seat)
            if isinstance(bot, str):
                # Kept, so that a bot that plays on does not repeat its own chance.
                if (seat, bot) not in self._bots:
                    self._bots[seat, bot] = bot_at(seat, bot, self.play.setup)
                bot = Player(bot, self._bots[seat, bot])
            found[seat] = bot
        return found

    def _seat(self, seat: int | None) -> int | None:
        """Return this seat, or the one that is asked; None if nobody is."""
        return self.to_act if seat is None else self._in_game(seat)

    def _in_game(self, seat: int, lowest: int = 0) -> int:
        check_seat(seat, self.players, lowest)
        return seat

    # what is known

    @property
    def options(self) -> dict[str, Any]:
        """The options of the game with their values."""
        return dict(self._moves.base.setup.options)

    def view(self, seat: int = SPECTATOR) -> View:
        """Return all that a seat may know; ``view(seat).data()`` is plain data."""
        return self._state.view(self._in_game(seat, SPECTATOR))

    def facts(self, seat: int = SPECTATOR) -> dict[str, Any]:
        """Return what follows from a seat's view, computed for screens."""
        return self.play.seen(self._in_game(seat, SPECTATOR)).facts

    def sample(self, seat: int, seed: int = 0) -> "Match":
        """Return a match that looks the same to a seat; everything it cannot see is dealt again.

        It begins at this moment, and its later shuffles follow from ``seed``.
        """
        world = self.view(seat).sample(seed)
        old = self._moves.base.setup
        setup = Setup(
            self.game,
            self.players,
            old.options,
            secret_of_seed(seed),
            f"sample-{seed}",
            old.deck,
            world.dump(),
        )
        return Match(Play.begin(setup), self.names)

    @property
    def events(self) -> list[Event]:
        """Everything that happened and was not taken back."""
        return self.play.events()

    @property
    def history(self) -> list[str]:
        """The moves that were not taken back, as in a record: ``'0 N1 R3a done'``."""
        words = self.game.catalogue.words
        return [f"{each.seat} {' '.join(words(each.actions))}" for each in self.play.entries]

    def decisions(self) -> Iterator[Choice]:
        """Iterate over the decisions that were made and not taken back, without forced actions."""
        for entry in self.play.entries:
            yield from self._choices_of(entry)

    def _choices_of(self, entry: Entry) -> Iterator[Choice]:
        state = entry.before.copy()
        words = self.game.catalogue.words
        for action in entry.actions:
            legal = state.legal(entry.seat)
            if len(legal) > 1:
                kind, rule, _ = state.question(entry.seat)
                word = self.game.catalogue.word(action)
                yield Choice(entry.seat, kind, rule, state.view(entry.seat), words(legal), word)
            state.apply(entry.seat, action)

    @property
    def scores(self) -> list[int]:
        """Points by seat: final when the game is over, the current ones before."""
        return self._state.scores()

    @property
    def placings(self) -> list[int] | None:
        """Places by seat, 1 for a winner; ties share a place. None before the end."""
        return self._state.placings() if self.over else None

    # files

    def record(self) -> Record:
        """Return the game so far as a record: its secret, options, deck and moves."""
        return record_of(self.play, self.names)

    def save(self, path: "str | PathLike[str]") -> None:
        """Write the record to a file, completely or not at all; ``doubloon.load`` reads it."""
        from doubloon.commands.shared.files import write_text

        write_text(fspath(path), self.record().text())

    def verify(self) -> list[str]:
        """Return what is wrong with the record, as loaded and as it is now; [] if nothing is.

        It checks the deck, the commitment to the secret, every move and the final position.
        """
        wrong = verify(self.game, self._source) if self._source is not None else []
        return wrong or verify(self.game, self.record())
