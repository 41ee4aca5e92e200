"""A game in words: events as sentences, rounds as headings, the board, the outcome."""

from doubloon.commands.shared.language import phrases
from doubloon.commands.shared.output import BOLD, folded, heading, in_short, printable, say, table
from doubloon.kernel.decision import Decision
from doubloon.kernel.events import Event
from doubloon.kernel.game import Game
from doubloon.kernel.play.play import Play
from doubloon.kernel.state import State

EVERYTHING = -2  # with everything that was hidden, as in a record of a finished game


def told_to(event: Event, seat: int) -> Event:
    """The event as a seat saw it, -1 a spectator, or with everything."""
    fields = event.told_in_full() if seat == EVERYTHING else event.seen_by(seat)
    del fields["event"]
    return Event(event.kind, fields, {}, [], event.revealed)


class Narrator:
    """Tells the events of one game as they come, from one seat's eyes."""

    def __init__(self, play: Play, names: list[str], seat: int) -> None:
        self.game: Game = play.game
        self.deck = play.setup.deck
        self.names = [printable(name) for name in names]
        self.seat = seat

    def begin(self, play: Play, roles: list[str] | None = None) -> None:
        """What is played and by whom, and the board before the first move."""
        words = phrases()
        setup = play.setup
        say(words.say("head", {"title": self.game.title, "players": play.players}), BOLD)
        for seat, name in enumerate(self.names):
            gaps = {"seat": str(seat), "who": name, "bot": roles[seat] if roles else ""}
            say(f"  {words.say('seat-bot' if roles else 'seat', gaps)}")
        options = [f"{name} {in_short(value)}" for name, value in setup.options.items()]
        if options:
            say(words.say("options", {"options": options}))
        say(words.say("deck", {"deck": setup.deck.name, "version": str(setup.deck.version)}))
        say(words.say("game", {"game": setup.game_id, "commitment": setup.commitment()}))
        heading(words.say("start"))
        self.board(play.state)

    def board(self, state: State) -> None:
        """The picture of the board, if the game draws one."""
        picture = self.game.draw(state)
        if picture:
            say(f"\n{picture}\n")

    def tell(self, mover: int, events: list[Event], state: State) -> None:
        """Sentences for what a move did; a new round shows the board as it stands then."""
        new_round = False
        own = False  # the mover's own deed, under which its consequences stand indented
        for event in events:
            words = self.game.tell(told_to(event, self.seat), self.names, self.deck)
            if event.kind == "round":
                heading(words)
                new_round = True
                own = False
            elif words:
                say(f"    {words}" if own and "seat" in event.data else words)
                own = own or (event is events[0] and event.data.get("seat") == mover)
        if new_round:
            self.board(state)

    def take_back(self, seat: int, moves: str) -> None:
        """An undo; what it undid was shown before."""
        say(phrases().say("took-back", {"who": self.names[seat], "moves": int(moves)}))

    def end(self, state: State) -> None:
        """The board and the final table; before the end, who is asked."""
        if state.over:
            heading(phrases().say("end"))
            self.board(state)
            say(outcome(state, self.names))
        else:
            say(f"\n{now(self.game, state, self.names)}")


def outcome(state: State, names: list[str]) -> str:
    """The final table, winners first."""
    placings = state.placings()
    scores = state.scores()
    seats = sorted(range(len(names)), key=lambda seat: (placings[seat], seat))
    rows = [[placings[seat], names[seat], scores[seat]] for seat in seats]
    head = [phrases().say(key) for key in ("place", "player", "score")]
    return table([head, *rows], right=[0, 2])


def asked(game: Game, state: State, names: list[str]) -> str:
    """Who is asked what."""
    parts: list[str] = []
    for seat in state.deciders():
        kind, rule, _ = state.question(seat)
        gaps = {"what": game.waiting(kind, names[seat]), "kind": kind, "rule": rule}
        parts.append(phrases().say("waits", {**gaps, "seat": str(seat)}))
    return "; ".join(parts)


def now(game: Game, state: State, names: list[str]) -> str:
    """The same as a sentence."""
    return phrases().say("now", {"asked": asked(game, state, names)})


def question(play: Play, decision: Decision, names: list[str]) -> str:
    """A decision in words."""
    what = play.game.ask(decision, names, play.setup.deck)
    gaps = {"what": what, "kind": decision.kind, "rule": decision.rule, "moves": decision.undo}
    asks = phrases().say("asked-undo" if decision.undo else "asked", gaps)
    choices = "\n".join(folded("  " + " ".join(decision.choices), 2))
    return f"{asks}\n{choices}"


def question_to(play: Play, decision: Decision, names: list[str]) -> str:
    """A decision in words, with who is asked."""
    gaps = {"seat": str(decision.seat), "who": names[decision.seat]}
    return phrases().say("asks-seat", {**gaps, "question": question(play, decision, names)})
