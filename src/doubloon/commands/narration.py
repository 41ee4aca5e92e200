"""A game told in words: events as sentences, rounds as headings, the board, the outcome."""

from doubloon.commands.output import BOLD, folded, heading, in_short, printable, say, table
from doubloon.kernel.decision import Decision
from doubloon.kernel.events import Event
from doubloon.kernel.game import Game
from doubloon.kernel.play.play import Play
from doubloon.kernel.state import State

EVERYTHING = -2  # told with all that was hidden, as in a record of a finished game


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
        say(f"{self.game.title}, {play.players} players", BOLD)
        for seat, name in enumerate(self.names):
            say(f"  seat {seat}: {name}" + (f", {roles[seat]} bot" if roles else ""))
        options = [f"{name} {in_short(value)}" for name, value in play.setup.options.items()]
        if options:
            say(f"Options: {', '.join(options)}")
        say(f"Deck: {play.setup.deck.name}, version {play.setup.deck.version}")
        say(f"Game {play.setup.game_id}, commitment {play.setup.commitment()}")
        heading("The start")
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
        """An undo; what it undid was told before."""
        say(f"{self.names[seat]} takes back {moves} move{'s' if int(moves) > 1 else ''}.")

    def end(self, state: State) -> None:
        """The board and the final table; before the end, who is asked."""
        if state.over:
            heading("The end")
            self.board(state)
            say(outcome(state, self.names))
        else:
            say(f"\nNow {asked(state, self.names)}.")


def outcome(state: State, names: list[str]) -> str:
    """The final table, winners first."""
    placings = state.placings()
    scores = state.scores()
    seats = sorted(range(len(names)), key=lambda seat: (placings[seat], seat))
    rows = [[placings[seat], names[seat], scores[seat]] for seat in seats]
    return table([["place", "player", "score"], *rows], right=[0, 2])


def asked(state: State, names: list[str]) -> str:
    """Who is asked what."""
    parts: list[str] = []
    for seat in state.deciders():
        kind, rule, _ = state.question(seat)
        parts.append(f"seat {seat} ({names[seat]}) decides: {kind} ({rule})")
    return "; ".join(parts)


def question(decision: Decision) -> str:
    """A decision in words."""
    undo = f"; can take back {decision.undo} move(s)" if decision.undo else ""
    choices = "\n".join(folded("  " + " ".join(decision.choices), 2))
    return f"{decision.kind} ({decision.rule}){undo}\n{choices}"
