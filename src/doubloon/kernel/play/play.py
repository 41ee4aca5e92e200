"""A game being played: moves in, events out, undo, previews.

A ``Play`` is a value: ``after`` and ``taken_back`` give the next one and leave this one as it is.
The server, the command line and the replay of records all go through it; playouts and search use
the bare state.
"""

from typing import Any, Final

from doubloon.kernel.chance import checked_secret
from doubloon.kernel.decision import Decision, Preview
from doubloon.kernel.deck import Deck, digest
from doubloon.kernel.errors import BeyondReveal, NotYourDecision, Stale, UndoError, UnknownAction
from doubloon.kernel.events import Event, Sink
from doubloon.kernel.game import Game
from doubloon.kernel.play.draft import Draft, same_breath
from doubloon.kernel.play.seen import Seen
from doubloon.kernel.state import State

LONGEST_MOVE: Final = 100


class Entry:
    """One move that stands: who, what, the states before and after it, and what happened."""

    def __init__(
        self, seat: int, actions: list[int], before: State, after: State, events: list[Event]
    ) -> None:
        self.seat = seat
        self.actions = actions
        self.before = before
        self.after = after
        self.events = events
        self.sealed = before.sealed()
        self.serial: int = before.serial
        self.revealed: bool = after.reveals != before.reveals or reveal(events)


def commitment(
    game: str,
    rules_version: int,
    players: int,
    options: dict[str, Any],
    deck: str,
    game_id: str,
    secret: str,
    position: dict[str, Any] | None,
) -> str:
    """What is published at the start: a digest that fixes the secret without telling it."""
    return digest(
        {
            "position": position,
            "game": game,
            "rules_version": rules_version,
            "players": players,
            "options": options,
            "deck": deck,
            "id": game_id,
            "secret": secret,
        }
    )


def reveal(events: list[Event]) -> bool:
    """Does one of them reveal something? Then it counts, even if the state did not count it."""
    return any(event.revealed for event in events)


def refuse_beyond(before: State, now: State, seat: int) -> None:
    """One constant error, before anything beyond is looked at."""
    if not same_breath(before, now, seat):
        raise beyond()


def beyond() -> BeyondReveal:
    """The one constant error."""
    return BeyondReveal("the move ends earlier: what lies beyond is not known yet")


def played(before: State, game: Game, seat: int, actions: list[int]) -> Entry:
    """A move carried out on a copy; an error if one of its actions is not legal."""
    after = before.copy()
    sink = Sink()
    for place in range(len(actions)):
        if place > 0:
            refuse_beyond(before, after, seat)
            if reveal(sink.events):
                raise beyond()
        game.refuse(after, seat, actions[place])
        after.apply(seat, actions[place], sink)
    return Entry(seat, actions, before, after, sink.events)


def encoded(game: Game, words: list[str]) -> list[int]:
    """A move in notation as actions."""
    if not words:
        raise UnknownAction("a move has at least one action")
    if len(words) > LONGEST_MOVE:
        raise UnknownAction(f"a move has at most {LONGEST_MOVE} actions")
    return [game.catalogue.encode(word) for word in words]


class Setup:
    """What a game starts from: everything but its moves.

    ``published`` is the commitment of a game that was begun earlier. Options that the game got
    since then have their default, and stay out of the commitment: ``agreed`` are those in it.
    """

    def __init__(
        self,
        game: Game,
        players: int,
        options: dict[str, Any],
        secret: str,
        game_id: str,
        deck: Deck | None = None,
        position: dict[str, Any] | None = None,
        published: str = "",
    ) -> None:
        self.game = game
        self.players = players
        self.options = game.checked_options(options)
        self.agreed = self.options
        self.secret = secret
        self.game_id = game_id
        self.deck = deck or game.decks.standard()
        self.position = position
        if published and self.commitment() != published:
            self.agreed = options
            if self.commitment() != published:
                self.agreed = self.options

    def first_state(self) -> State:
        """A fresh deal, or the given position going on with this game's secret."""
        if self.position is None:
            return self.game.new(
                self.players,
                self.options,
                secret=self.secret,
                game_id=self.game_id,
                deck=self.deck,
            )
        self.game.check_players(self.players)
        return self.loaded(self.position)

    def loaded(self, position: dict[str, Any]) -> State:
        """A dumped position of this game, which goes on with its secret."""
        state = self.game.load(self.players, self.options, self.deck, position)
        if self.secret:
            state.use_secret(checked_secret(self.secret), self.game_id)
        return state

    def commitment(self) -> str:
        """The digest that is published before the first move."""
        return commitment(
            self.game.name,
            self.game.rules_version,
            self.players,
            self.agreed,
            self.deck.digest,
            self.game_id,
            self.secret,
            self.position,
        )


class Play:
    """A game as far as it has been played; nothing in it ever changes.

    ``entries`` are the moves that stand, ``log`` the lines of its record, undo included.
    ``undone`` counts what was taken back, openly and then by seat: part of what names a decision.
    """

    def __init__(
        self,
        setup: Setup,
        state: State,
        entries: list[Entry],
        log: list[str],
        undone: list[int],
    ) -> None:
        self.setup = setup
        self.game = setup.game
        self.players = setup.players
        self.state = state
        self.entries = entries
        self.log = log
        self.undone = undone
        self._seen: dict[int, Seen] = {}

    @staticmethod
    def begin(setup: Setup) -> "Play":
        """A game at its first decision."""
        return Play(setup, setup.first_state(), [], [], [0] * (1 + setup.players))

    @staticmethod
    def resumed(setup: Setup, position: dict[str, Any], undone: list[int]) -> "Play":
        """The game at a dumped position of its own, as if played up to there."""
        return Play(setup, setup.loaded(position), [], [], undone)

    def seen(self, seat: int) -> Seen:
        """What ``seat`` sees now (-1: a spectator), worked out once."""
        found = self._seen.get(seat)
        if found is None:
            found = self._seen[seat] = Seen(self.game, self.state.view(seat))
        return found

    # what is asked

    def decision_id(self, seat: int) -> str:
        """Names the question that ``seat`` is asked now.

        Others' sealed answers do not change it; the seat's own next step, or an undo, does.
        """
        own = 0
        for entry in self.entries:
            if entry.seat == seat and entry.serial == self.state.serial:
                own += len(entry.actions)
        return f"{self.undone[0]}.{self.state.serial}.{own}.{self.undone[1 + seat]}"

    def decision(self, seat: int) -> Decision | None:
        """What ``seat`` is asked; None if it is not asked anything."""
        if seat not in self.state.deciders():
            return None
        kind, rule, about = self.state.question(seat)
        choices = self.game.catalogue.words(self.state.legal(seat))
        undo, stops = self.undo_limit(seat)
        return Decision(self.decision_id(seat), seat, kind, rule, about, choices, undo, stops)

    # moves

    def after(self, seat: int, words: list[str], decision_id: str = "") -> "Play":
        """The play after a move, a sequence of actions; it lands whole or not at all.

        With a ``decision_id`` it is refused as stale unless that is what the seat is asked now.
        What happened is in the last entry: ``play.after(seat, words).entries[-1].events``.
        """
        if decision_id and (
            seat not in self.state.deciders() or decision_id != self.decision_id(seat)
        ):
            raise Stale("that decision has passed; look at the table again")
        entry = played(self.state, self.game, seat, encoded(self.game, words))
        line = f"{seat} {' '.join(words)}"
        return Play(self.setup, entry.after, [*self.entries, entry], [*self.log, line], self.undone)

    # undo

    def undo_limit(self, seat: int) -> tuple[int, str]:
        """How many of its own last moves a seat may take back, and why no more.

        ``reveal``: its next one revealed something; ``other``: somebody has acted since, who could
        agree; ``since``: so has somebody, and something was revealed; ``start``: it has no more.
        """
        number = 0
        others_answered = False
        for place in range(len(self.entries) - 1, -1, -1):
            entry = self.entries[place]
            sealed = entry.sealed and entry.serial == self.state.serial and self.state.sealed()
            if entry.seat != seat:
                if not sealed:
                    return number, "since" if self._revealed_since(seat, place) else "other"
                others_answered = True
                continue
            if entry.revealed:
                return number, "reveal"
            if others_answered and not sealed:
                return number, "other"
            number += 1
        return number, "start"

    def _revealed_since(self, seat: int, place: int) -> bool:
        """Was anything revealed from a seat's last move to an entry after it, or by that move?"""
        while place >= 0 and not self.entries[place].revealed:
            if self.entries[place].seat == seat:
                return False
            place -= 1
        return place >= 0

    def taken_back(self, seat: int, moves: int = 1) -> "Play":
        """The play without a seat's own last moves, as far as nothing was learned since.

        Others' sealed answers since then are given again.
        """
        limit, stops = self.undo_limit(seat)
        if moves < 1 or moves > limit:
            raise UndoError(f"{limit} move(s) can be taken back ({stops}), not {moves}")
        place = len(self.entries)
        back = moves
        while back > 0:
            place -= 1
            if self.entries[place].seat == seat:
                back -= 1
        first = self.entries[place]
        undone = self.undone[:]
        undone[1 + seat if first.sealed else 0] += 1
        entries = self.entries[:place]
        state = first.before
        for later in self.entries[place:]:
            if later.seat != seat:
                again = played(state, self.game, later.seat, later.actions)
                entries.append(again)
                state = again.after
        return Play(self.setup, state, entries, [*self.log, f"{seat} undo {moves}"], undone)

    # looking ahead

    def preview(self, seat: int, words: list[str]) -> Preview:
        """What a half-built move allows next and would do. Stores nothing.

        It is played in a world sampled from the seat's own view, so it cannot reveal more than
        the seat knows.
        """
        actions = encoded(self.game, words) if words else []
        if seat not in self.state.deciders():
            raise NotYourDecision(f"seat {seat} is not asked anything now")
        draft = Draft(self.game, seat, self.seen(seat).world)
        found = Preview(seat)
        for action in actions:
            if not draft.open():
                refuse_beyond(draft.worlds[0], draft.worlds[-1], seat)
            if not draft.take(action):
                found.refused = draft.why_not(action)
                return found
        draft.tell(found)
        return found

    def events(self) -> list[Event]:
        """Everything that happened and stands."""
        return [event for entry in self.entries for event in entry.events]

    def shortened(self) -> "Play":
        """Without the entries that no undo can reach and no decision's id counts, and without log.

        For long games in memory; the last entry that revealed something stays, to say so.
        """
        last = len(self.entries) - 1
        while last > 0 and not self.entries[last].revealed:
            last -= 1
        while last > 0 and self.entries[last - 1].serial == self.entries[last].serial:
            last -= 1
        short = Play(self.setup, self.state, self.entries[max(last, 0) :], [], self.undone)
        short._seen = self._seen  # the state is the same
        return short
