"""Game: what the rest of the program needs to know of a game, without knowing which."""

from typing import Any

from mypy_extensions import mypyc_attr

from doubloon.kernel import options as option
from doubloon.kernel.catalogue import Catalogue
from doubloon.kernel.chance import checked_secret
from doubloon.kernel.decision import Decision
from doubloon.kernel.deck import Deck
from doubloon.kernel.errors import (
    Illegal,
    NoEncoding,
    NotYourDecision,
    OptionError,
    UnknownRules,
)
from doubloon.kernel.events import SPECTATOR, Event
from doubloon.kernel.files.words import Said, Words, words_of
from doubloon.kernel.learning.encoding import Encoding
from doubloon.kernel.learning.evaluation import Evaluation
from doubloon.kernel.options import Option
from doubloon.kernel.questions.kinds import Questions
from doubloon.kernel.reports.score_pad import ScorePad
from doubloon.kernel.reports.statistics import Collector
from doubloon.kernel.state import State, View
from doubloon.kernel.types.screen import ScreenTypes


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game's name, its limits, its options, its actions, and how it starts.

    A game package subclasses this, sets the attributes, implements ``start``, ``load``,
    ``load_view``, ``standard_deck`` and ``load_deck``, and names its class in the entry point
    group ``doubloon.games``.
    """

    def __init__(self) -> None:
        self.name = ""
        self.title = ""
        self.min_players = 2
        self.max_players = 2
        self.rules_version = 1
        self.listed = True  # False: for trials, not offered on the start page
        self.options: list[Option] = []
        self.levels: dict[str, str] = {}  # bots that suit a level better here than the usual one
        self.catalogue = Catalogue()
        self.questions: Questions | None = None  # of a game that declares its questions
        self.types: ScreenTypes | None = None  # of what leaves it, if it declares them

    def __repr__(self) -> str:
        options = ", ".join(each.name for each in self.options) or "none"
        players = f"{self.min_players} to {self.max_players} players"
        return f"<Game {self.name}: {self.title}, {players}, options: {options}>"

    # what a game implements

    def start(self, players: int, options: dict[str, Any], deck: Deck, before: State) -> State:
        """Set the game up to its first decision.

        ``before`` carries nothing but the source of chance; take it over before shuffling.
        """
        raise NotImplementedError

    def load(self, players: int, options: dict[str, Any], deck: Deck, data: Any) -> State:
        """A state from what ``State.dump`` gave, or from a position written by hand."""
        raise NotImplementedError

    def load_view(
        self, players: int, options: dict[str, Any], deck: Deck, data: Any, seat: int
    ) -> View:
        """A view from what ``View.data`` gave."""
        raise NotImplementedError

    def standard_deck(self) -> Deck:
        """The deck that is used when none is named."""
        raise NotImplementedError

    def deck_from(self, content: dict[str, Any]) -> Deck:
        """The deck that a record carries."""
        raise NotImplementedError

    def read_deck(self, text: str, place: str) -> Deck:
        """A deck written by its owner; a DeckError lists every mistake in it."""
        raise NotImplementedError

    def evaluation(self) -> Evaluation:
        """How good a moment is, for bots."""
        return Evaluation()

    def encoding(self) -> Encoding:
        """How views become vectors for learning programs; a NoEncoding error if they do not."""
        raise NoEncoding(f"{self.title}: its views have no encoding, so it cannot be learned from")

    def observe(self, start: State, end: State, events: list[Event], collector: Collector) -> None:
        """Tell the collector what a designer wants to know of a finished game."""

    def log_line(
        self, event: dict[str, Any], names: list[str], deck: Deck, words: Words
    ) -> Said | None:
        """The sentence for an event, with what fills its gaps; None if it is not worth one.

        As it is here, the event's own fields fill them; ``who`` is the name of its ``seat``, and
        ``other`` that of the seat it goes ``to`` or comes ``from``.
        """
        return f"event-{event['event']}", _named(event, names)

    def question_line(self, decision: Decision, names: list[str], deck: Deck, words: Words) -> Said:
        """The sentence that asks for a decision, with what fills its gaps."""
        return f"ask-{decision.kind}", _named(decision.about, names)

    def action_line(
        self, word: str, decision: Decision, names: list[str], deck: Deck, words: Words
    ) -> Said:
        """What an action is called where a decision offers it, with what fills the gaps.

        As it is here, ``do-KIND`` of the catalogue, with the action's first argument as ``number``.
        """
        action = self.catalogue.encode(word)
        args = self.catalogue.args(action)
        return f"do-{self.catalogue.name(action)}", {"number": args[0] if args else 0}

    def held(self, view: View, deck: Deck, words: Words) -> list[str]:
        """The names of what a seat holds for itself, such as its cards; from its view alone."""
        return []

    def facts(self, view: View) -> dict[str, Any]:
        """What a screen would else have to work out by the rules: plain data from a view alone.

        It is sent beside every view, so it must be quick, and it may tell no more than the view.
        """
        return {}

    def faces(self, deck: Deck) -> dict[str, Any]:
        """What is printed on the cards of a deck, in the form that the game's screen wants."""
        return deck.content

    def draw(self, state: State, names: list[str] | None = None) -> str:
        """A picture of what lies open, for the terminal, several lines; nothing hidden."""
        return ""

    def picture(self, view: View) -> str:
        """A picture of the table as SVG, from a view alone; empty where there is none."""
        return ""

    def score_pad(self, text: str, place: str, deck: Deck) -> ScorePad | None:
        """The score of a game at a real table from a file's text; None if there is no pad.

        An error with ``problems`` lists every mistake in the file, which is called ``place``.
        """
        return None

    def under(self, rules_version: int) -> "Game":
        """The same game under a version of its rules, so that games begun under it go on.

        A game whose rules have changed gives its earlier versions here and leaves the others to
        this method: an UnknownRules error. Decks may change freely; tables and records hold theirs.
        """
        if rules_version != self.rules_version:
            raise UnknownRules(
                f"rules_version: {rules_version} is not known; {self.rules_version} is"
            )
        return self

    # what follows

    def words(self) -> Words:
        """The game's sentences in the language that is spoken: ``text/words/LANG.ftl``."""
        return words_of(type(self))

    def tell(self, event: Event, names: list[str], deck: Deck, reader: int = SPECTATOR) -> str:
        """A sentence for an event; empty if it is not worth one.

        What a ``reader`` did is told to the reader: "You pass", not "Anne passes".
        """
        words = self.words()
        data = event.seen_by(SPECTATOR)
        said = self.log_line(data, names, deck, words)
        if said is None:
            return ""
        key, gaps = said
        if reader >= 0:
            gaps = {**gaps, **_spoken_to(data, reader)}
        return words.say(key, gaps) if words.has(key) else event.kind

    def ask(self, decision: Decision, names: list[str], deck: Deck) -> str:
        """A sentence that asks for a decision."""
        words = self.words()
        said = self.question_line(decision, names, deck, words)
        return words.say(*said) if words.has(said[0]) else decision.kind

    def call(self, word: str, decision: Decision, names: list[str], deck: Deck) -> str:
        """The name of an action that a decision offers; its notation if it has no other."""
        words = self.words()
        said = self.action_line(word, decision, names, deck, words)
        return words.say(*said) if words.has(said[0]) else word

    def waiting(self, kind: str, name: str) -> str:
        """A sentence that says what a player of that name is deciding."""
        words = self.words()
        key = f"wait-{kind}"
        return words.say(key, {"who": name}) if words.has(key) else f"{name}: {kind}"

    def explain(self, rule: str, details: dict[str, Any]) -> str:
        """A sentence for what ``State.why_not`` gave."""
        words = self.words()
        key = f"reason-{details.get('reason')}"
        if words.has(key):
            return words.say(key, details)
        return f"The rules do not allow it ({rule})."

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
        """A game at its first decision.

        With ``secret`` (64 hexadecimal digits) it is a real game; without, the small generator
        deals from ``seed``: fast, for playouts and tests.
        """
        self.check_players(players)
        values = option.checked(self.options, options or {})
        before = State(players)
        if secret:
            before.use_secret(checked_secret(secret), game_id)
        else:
            before.use_seed(seed)
        return self.start(players, values, deck or self.standard_deck(), before)

    def check_players(self, players: int) -> None:
        """An OptionError unless that many can play."""
        if not self.min_players <= players <= self.max_players:
            raise OptionError(
                f"players: {players} cannot play {self.title};"
                f" it takes {self.min_players} to {self.max_players}"
            )

    def checked_options(self, given: dict[str, Any]) -> dict[str, Any]:
        """All options with their values, defaults filled in."""
        return option.checked(self.options, given)

    def refuse(self, state: State, seat: int, action: int) -> None:
        """Raise the error that fits an action which may not be taken; return if it may."""
        if seat not in state.deciders():
            raise NotYourDecision(f"seat {seat} is not asked anything now")
        word = self.catalogue.word(action)  # an UnknownAction error for a number that is none
        why = state.why_not(seat, action)
        if why is not None:
            rule, details = why
            raise Illegal(rule, word, details, self.explain)


def _named(data: dict[str, Any], names: list[str]) -> dict[str, Any]:
    """Data with the name of its seat as ``who``, and of another one as ``other``."""
    named = dict(data)
    for field, gap in (("seat", "who"), ("from", "other"), ("to", "other")):
        seat = data.get(field)
        if isinstance(seat, int) and 0 <= seat < len(names):
            named[gap] = names[seat]
    return named


def _spoken_to(data: dict[str, Any], reader: int) -> dict[str, Any]:
    """Whether an event speaks of its reader: as the one who acts or wins, and as the other one."""
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
