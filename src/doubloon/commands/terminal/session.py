"""A game at the terminal: people and bots take turns, each told what their seat sees."""

import contextlib
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from doubloon.bots.seats import bot_at, next_move
from doubloon.commands.shared.files import FileTrouble, write_text
from doubloon.commands.shared.language import phrases
from doubloon.commands.shared.narration import outcome, told_to
from doubloon.commands.shared.output import printable, say
from doubloon.commands.terminal.page import Page
from doubloon.commands.terminal.prompt import Prompt
from doubloon.commands.terminal.turn import Leave, Turn
from doubloon.kernel.files.record import PERSON, record_of
from doubloon.kernel.play.play import Entry
from doubloon.match import Match

INTERRUPTED = 130
WIPED = "\r\x1b[K"  # the line is empty again


class Session:
    """A match with people in some seats. It is saved after every move of a person."""

    def __init__(self, match: Match, seats: list[str], file: str, page: Page) -> None:
        self.match = match
        self.seats = seats  # a bot's name, or PERSON
        self.people = [seat for seat, who in enumerate(seats) if who == PERSON]
        self.bots = {
            seat: bot_at(seat, who, match.play.setup)
            for seat, who in enumerate(seats)
            if who != PERSON
        }
        self.names = [printable(name) for name in match.names]
        self.file = file
        self.page = page
        self.prompt = Prompt()
        self.told: dict[int, list[str]] = {seat: [] for seat in self.people}
        self.heard = dict.fromkeys(self.people, 0)  # how many moves a seat was shown
        self.fresh = dict.fromkeys(self.people, 0)  # lines that it has seen on a screen
        self.at_screen = self.people[0] if len(self.people) == 1 else -1

    # playing

    def run(self) -> int:
        """Play on until the game is over or somebody leaves; gives the exit code."""
        try:
            self.greet()
            while not self.match.over:
                seat = self.next_seat()
                if seat in self.bots:
                    self.move_bot(seat)
                else:
                    self.hand_over(seat)
                    self.hear(seat)
                    Turn(self, seat).take()
        except (Leave, EOFError):
            self.leave()
            return 0
        except KeyboardInterrupt:
            self.leave()
            return INTERRUPTED
        self.end()
        return 0

    def next_seat(self) -> int:
        """Whose answer comes next: of several, whoever sits at the screen."""
        seats = self.match.deciders
        return self.at_screen if self.at_screen in seats else seats[0]

    def move_bot(self, seat: int) -> None:
        """A bot's move, told at once to a player alone at the screen."""
        match = self.match
        with self.thinking(seat):
            words = next_move(self.bots[seat], match.game, match.state, seat)
        match.push(" ".join(words), seat)
        if len(self.people) == 1:
            self.hear(self.people[0], aloud=True)

    @contextlib.contextmanager
    def thinking(self, seat: int) -> Iterator[None]:
        """Show who is thinking, where that can be wiped away again."""
        if self.page.clears:
            sys.stdout.write(phrases().say("thinking", {"who": self.names[seat]}))
            sys.stdout.flush()
        yield
        if self.page.clears:
            sys.stdout.write(WIPED)

    def push(self, seat: int, actions: list[int]) -> None:
        """A person's move."""
        self.match.push(" ".join(self.match.game.catalogue.words(actions)), seat)
        self.hear(seat, aloud=True)
        self.save()

    def undo(self, seat: int) -> None:
        """Take back a person's last move; an UndoError if it cannot be."""
        self.match.undo(seat)
        entries = len(self.match.play.entries)
        for each in self.people:
            self.heard[each] = min(self.heard[each], entries)
            gaps = {"who": self.names[seat], "moves": 1}
            self.told[each].append(phrases().say("took-back", gaps))
        self.save()

    # telling

    def lines(self, entry: Entry, seat: int) -> Iterator[str]:
        """The sentences of a move as a seat hears them."""
        game, deck = self.match.game, self.match.play.setup.deck
        for event in entry.events:
            words = game.tell(told_to(event, seat), self.names, deck, seat)
            if words:
                yield f"== {words} ==" if event.kind == "round" else words

    def hear(self, seat: int, aloud: bool = False) -> None:
        """Tell a seat of the moves that it has not heard of."""
        entries = self.match.play.entries
        for entry in entries[self.heard[seat] :]:
            for line in self.lines(entry, seat):
                self.told[seat].append(line)
                if aloud:
                    self.page.say(line)
        self.heard[seat] = len(entries)
        if aloud and not self.page.clears:
            self.fresh[seat] = len(self.told[seat])

    def greet(self) -> None:
        """What is played and by whom."""
        words = phrases()
        match = self.match
        self.page.title(words.say("head", {"title": match.game.title, "players": match.players}))
        for seat, name in enumerate(self.names):
            gaps = {"seat": str(seat), "who": name, "bot": self.seats[seat]}
            key = "seat-person" if seat in self.people else "seat-bot"
            self.page.say(f"  {words.say(key, gaps)}")
        self.page.say(words.say("help"))
        for seat in self.people:
            self.hear(seat)
            self.fresh[seat] = len(self.told[seat])
        if self.page.clears and len(self.people) == 1:
            with contextlib.suppress(EOFError):
                self.prompt.ask(words.say("begin"), [])

    def hand_over(self, seat: int) -> None:
        """Let another player sit down without seeing what the one before saw."""
        if len(self.people) < 2 or seat == self.at_screen:
            return
        self.at_screen = seat
        self.page.hide()
        self.prompt.ask(phrases().say("hand-over", {"who": self.names[seat]}), [])

    def show_table(self, seat: int, room: int, choices: list[str]) -> None:
        """The table and what happened since the seat looked last; ``room`` rows follow."""
        new = self.told[seat][self.fresh[seat] :]
        self.fresh[seat] = len(self.told[seat])
        hand = self.hand(seat, choices)
        if self.page.clears:
            self.page.clear()
            taken = self.draw(seat) + len(hand) + room
            for line in self.page.latest(new, taken):
                self.page.say(line)
        else:
            for line in new:
                self.page.say(line)
            if not self.page.plain:
                self.draw(seat)
        for line in hand:
            self.page.say(line)

    def draw(self, seat: int) -> int:
        """The table as a seat sees it; gives its rows."""
        match = self.match
        picture = match.game.draw(match.play.seen(seat).world, self.names)
        if not picture:
            return 0
        lines = self.page.fold(picture)
        for line in lines:
            self.page.say(line)
        return len(lines)

    def hand(self, seat: int, choices: list[str]) -> list[str]:
        """What the seat holds for itself, unless all of it is among the choices."""
        match = self.match
        held = match.game.held(match.view(seat), match.play.setup.deck)
        if {each.partition(" ")[0] for each in held} <= set(choices):
            return []
        return self.page.fold(phrases().say("hand", {"cards": held})) if held else []

    # the end

    def save(self) -> None:
        """Write the game down; what goes wrong is said, and the game goes on."""
        try:
            self.write(self.file)
        except FileTrouble as error:
            self.page.say(f"doubloon: {error}")

    def write(self, file: str) -> None:
        """Write the game into a file; a FileTrouble error if that cannot be done."""
        match = self.match
        write_text(file, record_of(match.play, match.names, self.seats).text())

    def leave(self) -> None:
        """Save, elsewhere if need be, and say how to go on."""
        say()
        try:
            self.write(self.file)
        except FileTrouble as error:
            self.page.say(f"doubloon: {error}")
            self.file = str(Path(tempfile.mkdtemp(prefix="doubloon-")) / Path(self.file).name)
            self.write(self.file)
        say(phrases().say("left", {"file": self.file}))  # in one line, to be copied

    def end(self) -> None:
        """The last moves, the table and the result."""
        self.save()
        if len(self.people) > 1:
            for seat in self.people[:1]:
                self.hear(seat)
                for line in self.told[seat][self.fresh[seat] :]:
                    self.page.say(line)
        self.page.title(f"\n{phrases().say('end')}")
        self.draw(self.people[0])
        self.page.say(f"\n{outcome(self.match.state, self.names)}")
        say(phrases().say("saved", {"file": self.file}))
