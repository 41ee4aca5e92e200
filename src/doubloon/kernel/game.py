"""Game: the interface through which the rest of the program uses any game."""

from typing import Any

from mypy_extensions import mypyc_attr

from doubloon.kernel import options as option
from doubloon.kernel.chance import checked_secret
from doubloon.kernel.decision import Decision
from doubloon.kernel.deck import Deck, Decks
from doubloon.kernel.errors import (
    DoubloonError,
    Illegal,
    NotYourDecision,
    OptionError,
    UnknownRules,
)
from doubloon.kernel.events import SPECTATOR, Event
from doubloon.kernel.files.positions import load_declared
from doubloon.kernel.files.words import Words, words_of
from doubloon.kernel.parts import D, Files, Knowledge, Learning, Rules, S, Screen, V
from doubloon.kernel.state import OpenView, State, View


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game in its parts: ``rules``, ``knowledge``, ``screen``, ``files`` and ``learning``.

    A game package subclasses this, passes its parts to ``__init__``, and names its class in the
    entry point group ``doubloon.games``; its words and rules are in the folder of its module
    (``text/``). A game in which nothing is hidden needs only ``rules``::

        class Nim(Game):
            def __init__(self) -> None:
                super().__init__(Rules(name="nim", title="Nim", players=(2, 2), ...))
    """

    def __init__(
        self,
        rules: Rules[D, S],
        *,
        knowledge: Knowledge[S, V] | None = None,
        screen: Screen[D, S, V] | None = None,
        files: Files[D, S] | None = None,
        learning: Learning[S] | None = None,
    ) -> None:
        self.rules: Rules[Any, Any] = rules
        self.knowledge: Knowledge[Any, Any] = knowledge or Knowledge()
        self.screen: Screen[Any, Any, Any] = screen or Screen()
        self.files: Files[Any, Any] = files or Files()
        self.learning: Learning[Any] = learning or Learning()
        self.name = rules.name
        self.title = rules.title
        self.min_players, self.max_players = rules.players
        self.rules_version = rules.version
        self.listed = rules.listed
        self.options = rules.options
        self.catalogue = rules.catalogue
        self.questions = rules.questions
        self.decks: Decks[Deck] = rules.decks
        wrong = rules.state.left_out() or rules.impossible()
        if wrong:
            raise DoubloonError(f"game {self.name}: {wrong}")

    def __repr__(self) -> str:
        options = ", ".join(each.name for each in self.options) or "none"
        players = f"{self.min_players} to {self.max_players} players"
        return f"<Game {self.name}: {self.title}, {players}, options: {options}>"

    # how games begin

    def under(self, rules_version: int) -> "Game":
        """Return the game under a version of its rules, so that games begun under it continue.

        A game whose rules have changed returns its earlier versions here and calls this method for
        all others; it raises UnknownRules. Decks may change freely: tables and records keep theirs.
        """
        if rules_version != self.rules_version:
            raise UnknownRules(
                f"rules_version: {rules_version} is unknown; this game has {self.rules_version}"
            )
        return self

    def new(
        self,
        players: int,
        options: dict[str, Any] | None = None,
        *,
        secret: str = "",
        game_id: str = "",
        seed: int = 0,
        deck: Deck | None = None,
    ) -> State:
        """Return a game at its first decision.

        With ``secret`` (64 hexadecimal digits) it is a real game; without, a small, fast generator
        deals from ``seed``, for playouts and tests.
        """
        self.check_players(players)
        values = option.checked(self.options, options or {})
        table: State = self.rules.table(players, values, deck or self.decks.standard())
        if secret:
            table.use_secret(checked_secret(secret), game_id)
        else:
            table.use_seed(seed)
        self.deal(table)
        return table

    def deal(self, table: State) -> None:
        """Set a table up to its first decision; decisions and reveals are counted from there."""
        self.rules.deal(table)
        table.serial = 0
        table.reveals = 0

    def load(self, players: int, options: dict[str, Any], deck: Deck, data: Any) -> State:
        """Return a state from a ``State.dump``, or from a position written by hand."""
        table: State = self.rules.table(players, options, deck)
        if self.files.load is None:
            load_declared(table, data, self.questions)
        else:
            self.files.load(table, data)
        return table

    def load_view(
        self, players: int, options: dict[str, Any], deck: Deck, data: Any, seat: int
    ) -> View:
        """Return a view from its ``View.data``."""
        if self.knowledge.load_view is None:
            return OpenView(seat, self.load(players, options, deck, data))
        table: State = self.rules.table(players, options, deck)
        view: View = self.knowledge.load_view(table, data, seat)
        return view

    def check_players(self, players: int) -> None:
        """Raise OptionError unless that many can play."""
        if not self.min_players <= players <= self.max_players:
            raise OptionError(
                f"players: {players} cannot play {self.title};"
                f" it takes {self.min_players} to {self.max_players}"
            )

    def checked_options(self, given: dict[str, Any]) -> dict[str, Any]:
        """Return all options with their values, defaults filled in."""
        return option.checked(self.options, given)

    def refuse(self, state: State, seat: int, action: int) -> None:
        """Raise the error that explains why an action is not allowed; return if it is."""
        if seat not in state.deciders():
            raise NotYourDecision(f"seat {seat} is not asked anything now")
        word = self.catalogue.word(action)  # an UnknownAction error for a number that is none
        why = state.why_not(seat, action)
        if why is not None:
            rule, details = why
            raise Illegal(rule, word, details, self.explain)

    # sentences

    def words(self) -> Words:
        """Return the game's sentences in the current language: ``text/words/LANG.ftl``."""
        return words_of(type(self))

    def draw(self, state: State, names: list[str] | None = None) -> str:
        """Return what is public as lines of text, for the terminal."""
        return self.screen.draw(state, self.words(), names)

    def tell(self, event: Event, names: list[str], deck: Deck, reader: int = SPECTATOR) -> str:
        """Return a sentence for an event; empty if it has none.

        What the ``reader`` did is addressed to the reader: "You pass", not "Anne passes".
        """
        words = self.words()
        data = event.seen_by(SPECTATOR)
        said = self.screen.log_line(data, names, deck, words)
        if said is None:
            return ""
        key, gaps = said
        if reader >= 0:
            gaps = {**gaps, **_spoken_to(data, reader)}
        return words.say(key, gaps) if words.has(key) else event.kind

    def ask(self, decision: Decision, names: list[str], deck: Deck) -> str:
        """Return a sentence that asks for a decision."""
        words = self.words()
        said = self.screen.question_line(decision, names, deck, words)
        return words.say(*said) if words.has(said[0]) else decision.kind

    def call(self, word: str, decision: Decision, names: list[str], deck: Deck) -> str:
        """Return the name of an action that a decision offers; by default its notation.

        Unless the game says otherwise, it is ``do-KIND`` of the catalogue, with the action's first
        argument as ``number``.
        """
        words = self.words()
        if self.screen.action_line is None:
            action = self.catalogue.encode(word)
            args = self.catalogue.args(action)
            key, gaps = f"do-{self.catalogue.name(action)}", {"number": args[0] if args else 0}
        else:
            key, gaps = self.screen.action_line(word, decision, names, deck, words)
        return words.say(key, gaps) if words.has(key) else word

    def held(self, view: View, deck: Deck) -> list[str]:
        """Return the names of what a seat holds, such as its cards, from its view."""
        return self.screen.held(view, deck, self.words())

    def waiting(self, kind: str, name: str) -> str:
        """Return a sentence that says what a player of that name is deciding."""
        words = self.words()
        key = f"wait-{kind}"
        return words.say(key, {"who": name}) if words.has(key) else f"{name}: {kind}"

    def explain(self, rule: str, details: dict[str, Any]) -> str:
        """Return a sentence for the result of ``State.why_not``."""
        words = self.words()
        key = f"reason-{details.get('reason')}"
        if words.has(key):
            return words.say(key, details)
        return f"The rules do not allow it ({rule})."


def _spoken_to(data: dict[str, Any], reader: int) -> dict[str, Any]:
    """Is the reader of an event the one who acts or wins, or the other one in it?"""
    actor = data.get("seat", data.get("starter", data.get("first")))
    placings = data.get("placings")
    if isinstance(placings, list):
        winners = [seat for seat, place in enumerate(placings) if place == 1]
        actor = winners[0] if len(winners) == 1 else SPECTATOR
    other = data.get("to", data.get("from"))
    return {
        "you": "yes" if actor == reader else "no",
        "other-you": "yes" if other == reader else "no",
    }
