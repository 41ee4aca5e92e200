"""A game being played: moves in, events out, undo, previews.

``Play`` is the one door through which a game's state changes. The server, the command line and
the replay of records all use it; playouts and search use the bare state.
"""

from typing import Any

from doubloon.kernel.chance import checked_secret
from doubloon.kernel.decision import Decision, Preview
from doubloon.kernel.deck import Deck, digest
from doubloon.kernel.drafting import Draft, same_breath
from doubloon.kernel.errors import BeyondReveal, NotYourDecision, Stale, UndoError, UnknownAction
from doubloon.kernel.events import Event, Sink
from doubloon.kernel.game import Game
from doubloon.kernel.state import State

LONGEST_MOVE = 100


class Entry:
    """One move that stands: who, what, and the state before it."""

    def __init__(self, seat: int, actions: list[int], before: State) -> None:
        self.seat = seat
        self.actions = actions
        self.before = before
        self.sealed = before.sealed()
        self.serial: int = before.serial
        self.revealed = False
        self.events: list[Event] = []


class Moment:
    """Where a play was, to return to: states and entries are never changed, only replaced."""

    def __init__(
        self, state: State, entries: list[Entry], log: list[str], undone: list[int]
    ) -> None:
        self.state = state
        self.entries = entries
        self.log = log
        self.undone = undone


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


def refuse_beyond(before: State, now: State, seat: int) -> None:
    """One constant error, before anything beyond is looked at."""
    if not same_breath(before, now, seat):
        raise BeyondReveal("the move ends earlier: what lies beyond is not known yet")


class Play:
    """A game from its first decision on."""

    def __init__(
        self,
        game: Game,
        players: int,
        options: dict[str, Any],
        secret: str,
        game_id: str,
        deck: Deck | None = None,
        position: dict[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.options = game.checked_options(options)
        self.deck = deck or game.standard_deck()
        self.secret = secret
        self.game_id = game_id
        self.players = players
        self.position = position
        self.state = self._first_state()
        self.entries: list[Entry] = []
        self.log: list[str] = []
        self._undone = 0
        self._own_undone: list[int] = [0] * players

    def _first_state(self) -> State:
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
        state = self.game.load(self.players, self.options, self.deck, self.position)
        if self.secret:
            state.use_secret(checked_secret(self.secret), self.game_id)
        return state

    def commitment(self) -> str:
        """The digest that was published before the first move."""
        return commitment(
            self.game.name,
            self.game.rules_version,
            self.players,
            self.options,
            self.deck.digest,
            self.game_id,
            self.secret,
            self.position,
        )

    # what is asked

    def decision_id(self, seat: int) -> str:
        """Names the question that ``seat`` is asked now.

        Others' sealed answers do not change it; one's own next step, or an undo, does.
        """
        own = 0
        for entry in self.entries:
            if entry.seat == seat and entry.serial == self.state.serial:
                own += len(entry.actions)
        return f"{self._undone}.{self.state.serial}.{own}.{self._own_undone[seat]}"

    def decision(self, seat: int) -> Decision | None:
        """What ``seat`` is asked; None if it is not asked anything."""
        if seat not in self.state.deciders():
            return None
        kind, rule, about = self.state.question(seat)
        choices = self.game.catalogue.words(self.state.legal(seat))
        undo, stops = self.undo_limit(seat)
        return Decision(self.decision_id(seat), seat, kind, rule, about, choices, undo, stops)

    # moves

    def submit(self, seat: int, words: list[str], decision_id: str = "") -> list[Event]:
        """Play a move, a sequence of actions; it lands whole or not at all.

        With a ``decision_id`` it is refused as stale unless that is what the seat is asked now.
        """
        if decision_id and (
            seat not in self.state.deciders() or decision_id != self.decision_id(seat)
        ):
            raise Stale("that decision is gone; look at the table again")
        actions = self._encoded(words)
        entry = self._carry_out(seat, actions)
        self.entries.append(entry)
        self.log.append(f"{seat} {' '.join(words)}")
        return entry.events

    def _encoded(self, words: list[str]) -> list[int]:
        if not words:
            raise UnknownAction("a move has at least one action")
        if len(words) > LONGEST_MOVE:
            raise UnknownAction(f"a move has at most {LONGEST_MOVE} actions")
        return [self.game.catalogue.encode(word) for word in words]

    def _carry_out(self, seat: int, actions: list[int]) -> Entry:
        """Apply to a copy; swap it in only when every action was legal."""
        entry = Entry(seat, actions, self.state)
        after = self.state.copy()
        sink = Sink()
        for place in range(len(actions)):
            if place > 0:
                refuse_beyond(entry.before, after, seat)
            self.game.refuse(after, seat, actions[place])
            after.apply(seat, actions[place], sink)
        entry.events = sink.events
        entry.revealed = after.reveals != entry.before.reveals
        self.state = after
        return entry

    # undo

    def undo_limit(self, seat: int) -> tuple[int, str]:
        """How many of its own last moves a seat may take back, and why no more."""
        number = 0
        others_answered = False
        for place in range(len(self.entries) - 1, -1, -1):
            entry = self.entries[place]
            sealed = entry.sealed and entry.serial == self.state.serial and self.state.sealed()
            if entry.seat != seat:
                if not sealed:
                    return number, "other"
                others_answered = True
                continue
            if entry.revealed:
                return number, "reveal"
            if others_answered and not sealed:
                return number, "other"
            number += 1
        return number, "start"

    def undo(self, seat: int, moves: int = 1) -> None:
        """Take back a seat's own last moves, as far as nothing was learned since."""
        limit, stops = self.undo_limit(seat)
        if moves < 1 or moves > limit:
            raise UndoError(f"{limit} move(s) can be taken back ({stops}), not {moves}")
        self._take_back(seat, moves)
        self.log.append(f"{seat} undo {moves}")

    def _take_back(self, seat: int, moves: int) -> None:
        """Rewind to before the earliest of them; others' sealed answers are given again."""
        place = len(self.entries)
        while moves > 0:
            place -= 1
            if self.entries[place].seat == seat:
                moves -= 1
        later = [entry for entry in self.entries[place:] if entry.seat != seat]
        if self.entries[place].sealed:
            self._own_undone[seat] += 1
        else:
            self._undone += 1
        self.state = self.entries[place].before
        self.entries = self.entries[:place]
        for entry in later:
            self.entries.append(self._carry_out(entry.seat, entry.actions))

    # looking ahead

    def preview(
        self,
        seat: int,
        words: list[str],
        *,
        drop: list[str] | None = None,
        add: list[str] | None = None,
        want: list[str] | None = None,
    ) -> Preview:
        """What a half-built move allows next and would do. Stores nothing.

        It is played out in a world dealt from the seat's own view, so it cannot tell more than
        the seat knows. Words in ``drop`` are taken out, with what no longer holds after them.
        Words in ``add`` are put at the last place where the rules accept them; one that fits
        nowhere is left out, and the preview says why. ``leads`` are the choices after which all
        words in ``want`` could still be added.
        """
        encode = self.game.catalogue.encode
        actions = [encode(word) for word in words]
        dropped = [encode(word) for word in drop or []]
        added = [encode(word) for word in add or []]
        wanted = [encode(word) for word in want or []]
        if len(actions) + len(added) > LONGEST_MOVE or len(wanted) > LONGEST_MOVE:
            raise UnknownAction(f"a move has at most {LONGEST_MOVE} actions")
        if seat not in self.state.deciders():
            raise NotYourDecision(f"seat {seat} is not asked anything now")
        draft = Draft(self.game, seat, self.state.view(seat).sample(0))
        found = Preview(seat)
        for action in actions:
            if not draft.open():
                refuse_beyond(draft.worlds[0], draft.worlds[-1], seat)
            if not draft.take(action):
                found.refused = draft.why_not(action)
                return found
        for action in dropped:
            draft = draft.dropped(action)
        draft, left = draft.added_all(added)
        if left:
            found.refused = draft.refusal(left[0])
        draft.tell(found)
        if wanted and not found.reveals:
            found.leads = self.game.catalogue.words(draft.leads(wanted))
        return found

    def events(self) -> list[Event]:
        """Everything that happened and stands."""
        return [event for entry in self.entries for event in entry.events]

    # going back and forth, for servers

    def undone(self) -> list[int]:
        """How often was taken back: openly, then by seat; part of what names a decision."""
        return [self._undone, *self._own_undone]

    def moment(self) -> Moment:
        """Where the play is now."""
        return Moment(self.state, self.entries[:], self.log[:], self.undone())

    def return_to(self, moment: Moment) -> None:
        """Be where it was, or where it got to on a trial."""
        self.state = moment.state
        self.entries = moment.entries[:]
        self.log = moment.log[:]
        self._undone = moment.undone[0]
        self._own_undone = moment.undone[1:]

    def forget(self) -> None:
        """Drop the entries that no undo can reach and that no decision's id counts, and the log.

        For long games in memory; the last entry that revealed something stays, to say so.
        """
        self.log = []
        last = len(self.entries) - 1
        while last > 0 and not self.entries[last].revealed:
            last -= 1
        while last > 0 and self.entries[last - 1].serial == self.entries[last].serial:
            last -= 1
        if last > 0:
            self.entries = self.entries[last:]

    def resume(self, position: dict[str, Any], undone: list[int]) -> None:
        """Go on from a dumped state of this very game, as if played up to there."""
        self.state = self.game.load(self.players, self.options, self.deck, position)
        if self.secret:
            self.state.use_secret(checked_secret(self.secret), self.game_id)
        self.entries = []
        self._undone = undone[0]
        self._own_undone = undone[1:]
