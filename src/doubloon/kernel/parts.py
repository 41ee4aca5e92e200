"""The parts of a game: its rules, knowledge, screen, files and learning.

Each part holds functions of the game's own, which name its classes of deck, state and view: a type
checker sees that they belong together, and nobody has to ask an object for its class. Only
:class:`Rules` must be there; every other part works for any game as it is.
"""

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

from doubloon.kernel.catalogue import Catalogue
from doubloon.kernel.decision import Decision
from doubloon.kernel.deck import Deck, Decks, OneDeck
from doubloon.kernel.errors import NoEncoding
from doubloon.kernel.events import Event
from doubloon.kernel.files.words import Said, Words
from doubloon.kernel.learning.encoding import Encoding
from doubloon.kernel.learning.evaluation import Evaluation
from doubloon.kernel.options import Option
from doubloon.kernel.questions.kinds import Questions
from doubloon.kernel.reports.score_pad import ScorePad
from doubloon.kernel.reports.statistics import Collector
from doubloon.kernel.state import State, View
from doubloon.kernel.types.screen import ScreenTypes

D = TypeVar("D", bound=Deck)
S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
OfState = TypeVar("OfState", bound=State, contravariant=True)  # functions may take a base class
Names: TypeAlias = list[str]


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Generic[D, S]):
    """How a game is called, who can play it, and how it begins; the rest its states know.

    ``state`` is the class of its states. ``table`` makes one with nothing dealt yet; a DeckError
    says that the deck does not suffice. ``deal`` sets a table up to the first decision; its source
    of chance is there already. Without ``decks`` there is one deck, with nothing in it.
    """

    def __init__(
        self,
        *,
        name: str,
        title: str,
        players: tuple[int, int],
        state: type[S],
        table: Callable[[int, dict[str, Any], D], S],
        deal: Callable[[S], None],
        catalogue: Catalogue,
        decks: Decks[D] | None = None,
        options: list[Option] | None = None,
        questions: Questions | None = None,
        version: int = 1,
        listed: bool = True,
    ) -> None:
        self.name = name
        self.title = title
        self.players = players  # the fewest and the most
        self.state = state
        self.table = table
        self.deal = deal
        self.catalogue = catalogue
        self.decks: Decks[Any] = decks or OneDeck()
        self.options: list[Option] = options or []
        self.questions = questions  # of a game that declares its questions
        self.version = version
        self.listed = listed  # False: for trials, not offered on the start page


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge(Generic[S, V]):
    """What seats may know: ``State.view`` makes a view, ``View.sample`` a world that fits it.

    ``load_view`` makes a seat's view of what ``View.data`` gave, on a table with nothing dealt yet.
    Without it everything in the game lies open.
    """

    def __init__(self, load_view: Callable[[S, Any, int], V] | None = None) -> None:
        self.load_view = load_view


@mypyc_attr(allow_interpreted_subclasses=True)
class Screen(Generic[D, OfState, V]):
    """What people see and read of a game.

    - ``types``: those of all that leaves the game for a screen, if it declares them.
    - ``facts``: what a screen would else have to work out by the rules, plain data from a view
      alone. They are sent with every view, so they must be quick, and may tell no more than it.
    - ``faces``: what is printed on the cards of a deck, in the form that the game's screen wants.
    - ``draw``: what lies open as several lines of text, for the terminal; nothing hidden. It gets
      the words and the players' names, or None.
    - ``picture``: the table as SVG, from a view alone; empty where there is none.
    - ``log_line``: the sentence for an event, with what fills its gaps; None: not worth one.
    - ``question_line``: the sentence that asks for a decision, with what fills its gaps.
    - ``action_line``: what an action, by its word, is called where a decision offers it.
    - ``held``: the names of what a seat holds for itself, such as its cards, from its view alone.

    Sentences are keys of the game's words. As they are here, the fields of the event or of what the
    decision is about fill their gaps; ``who`` is the name of the ``seat``, and ``other`` that of
    the seat it goes ``to`` or comes ``from``.
    """

    def __init__(
        self,
        *,
        types: ScreenTypes | None = None,
        facts: Callable[[V], Mapping[str, Any]] | None = None,
        faces: Callable[[D], Mapping[str, Any]] | None = None,
        draw: Callable[[OfState, Words, Names | None], str] | None = None,
        picture: Callable[[V], str] | None = None,
        log_line: Callable[[dict[str, Any], Names, D, Words], Said | None] | None = None,
        question_line: Callable[[Decision, Names, D, Words], Said] | None = None,
        action_line: Callable[[str, Decision, Names, D, Words], Said] | None = None,
        held: Callable[[V, D, Words], list[str]] | None = None,
    ) -> None:
        self.types = types
        self.facts: Callable[[V], Any] = facts or no_facts
        self.faces: Callable[[D], Any] = faces or content_of
        self.draw: Callable[[OfState, Words, Names | None], str] = draw or draw_open
        self.picture: Callable[[V], str] = picture or no_picture
        self.log_line: Callable[[dict[str, Any], Names, D, Words], Said | None] = (
            log_line or plain_log_line
        )
        self.question_line: Callable[[Decision, Names, D, Words], Said] = (
            question_line or plain_question_line
        )
        self.action_line = action_line
        self.held: Callable[[V, D, Words], list[str]] = held or nothing_held


def no_facts(_view: View) -> dict[str, Any]:
    """Nothing has to be worked out."""
    return {}


def content_of(deck: Deck) -> dict[str, Any]:
    """What the deck's file says."""
    return deck.content


def no_picture(_view: View) -> str:
    """There is none."""
    return ""


def draw_open(state: State, _words: Words, _names: Names | None) -> str:
    """What a spectator may know, a line for each of its parts."""
    data = state.view(-1).data()
    return "\n".join(f"{key}: {data[key]}" for key in data)


def nothing_held(_view: View, _deck: Deck, _words: Words) -> list[str]:
    """The view shows it."""
    return []


def plain_log_line(event: dict[str, Any], names: Names, _deck: Deck, _words: Words) -> Said:
    """The sentence of the event's kind."""
    return f"event-{event['event']}", named(event, names)


def plain_question_line(decision: Decision, names: Names, _deck: Deck, _words: Words) -> Said:
    """The sentence of the decision's kind."""
    return f"ask-{decision.kind}", named(decision.about, names)


def named(data: dict[str, Any], names: Names) -> dict[str, Any]:
    """Data with the name of its seat as ``who``, and of another one as ``other``."""
    found = dict(data)
    for field, gap in (("seat", "who"), ("from", "other"), ("to", "other")):
        seat = data.get(field)
        if isinstance(seat, int) and 0 <= seat < len(names):
            found[gap] = names[seat]
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Files(Generic[D, S]):
    """What people write and programs keep.

    - ``load`` lays what ``State.dump`` gave, or a position written by hand, onto a table with
      nothing dealt yet; a PositionError says what is wrong. Without it the fields that the state
      declares are read.
    - ``score_pad`` gives the score of a game at a real table, from a file's text, the file's name
      and the deck; an error with ``problems`` lists every mistake. Not every game has one.
    """

    def __init__(
        self,
        *,
        load: Callable[[S, Any], None] | None = None,
        score_pad: Callable[[str, str, D], ScorePad] | None = None,
    ) -> None:
        self.load = load
        self.score_pad = score_pad


@mypyc_attr(allow_interpreted_subclasses=True)
class Learning(Generic[OfState]):
    """What bots, learning programs and designers want of a game.

    - ``evaluation``: how good a moment is, for bots.
    - ``encoding``: how views become vectors; a NoEncoding error if they do not.
    - ``observe`` tells a collector what a designer wants to know of a finished game, from its first
      state, its last and all its events.
    - ``levels``: bots that suit a level better here than the usual one.
    """

    def __init__(
        self,
        *,
        evaluation: Callable[[], Evaluation] = Evaluation,
        encoding: Callable[[], Encoding] | None = None,
        observe: Callable[[OfState, OfState, list[Event], Collector], None] | None = None,
        levels: dict[str, str] | None = None,
    ) -> None:
        self.evaluation = evaluation
        self.encoding: Callable[[], Encoding] = encoding or no_encoding
        self.observe: Callable[[OfState, OfState, list[Event], Collector], None] = (
            observe or observe_nothing
        )
        self.levels: dict[str, str] = levels or {}


def no_encoding() -> Encoding:
    """Its views have none."""
    raise NoEncoding("the views of this game have no encoding, so learning programs cannot use it")


def observe_nothing(_first: State, _last: State, _events: list[Event], _to: Collector) -> None:
    """Winners and scores alone are counted."""
