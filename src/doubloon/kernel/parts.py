"""The parts of a game: its rules, knowledge, screen, files and learning.

Each part holds functions of the game, annotated with its own classes of deck, state and view, so a
type checker sees that they belong together. Only :class:`Rules` is required; the defaults of every
other part work for any game.
"""

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

from doubloon.kernel.catalogue import Catalogue
from doubloon.kernel.decision import Decision
from doubloon.kernel.deck import Deck, Decks, OneDeck
from doubloon.kernel.errors import NoEncoding, NothingLearned
from doubloon.kernel.events import Event
from doubloon.kernel.files.words import Said, Words
from doubloon.kernel.learning.encoding import Encoding
from doubloon.kernel.learning.evaluation import Evaluation
from doubloon.kernel.learning.features import Features
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
Place: TypeAlias = tuple[str | int, ...]  # of a value in a dump: ("players", 1, "hand", 0)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Generic[D, S]):
    """A game's name, its players, and how it begins; its states know the rest.

    ``state`` is the class of its states. ``table`` returns one with nothing dealt yet, or raises
    DeckError if the deck is too small. ``deal`` sets it up to the first decision; its source of
    chance is already in place. Without ``decks`` there is one empty deck.
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
        self.players = players  # minimum and maximum
        self.state = state
        self.table = table
        self.deal = deal
        self.catalogue = catalogue
        self.decks: Decks[Any] = decks or OneDeck()
        self.options: list[Option] = options or []
        self.questions = questions  # if the game declares its questions
        self.version = version
        self.listed = listed  # False: not offered on the start page

    def impossible(self) -> str:
        """Why no game can have these rules; empty if one can."""
        least, most = self.players
        if not 1 <= least <= most:
            return f"players: {least} to {most} is not possible"
        if len(self.catalogue) == 0:
            return "the catalogue has no action"
        names = [option.name for option in self.options]
        twice = sorted({name for name in names if names.count(name) > 1})
        return f"options: there are two of the name {twice[0]}" if twice else ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge(Generic[S, V]):
    """What seats may know: ``State.view`` returns a view, ``View.sample`` a world that fits it.

    ``load_view`` rebuilds a seat's view from ``View.data``, on a table with nothing dealt yet.
    Without it nothing in the game is hidden.

    ``hidden`` says what a seat (-1: the spectator) may not know, for ``doubloon check``, which
    believes neither views nor samples: it returns groups of places in ``State.dump``, such as
    ``("hands", 1, 0)``. The values of a group could be exchanged, and the seat would see no
    difference. Sealed answers, half-built moves and chance need no mention.

    ``tiny`` returns a deck for so many players with as few cards as the rules allow, so that a
    program can try many deals of it.
    """

    def __init__(
        self,
        load_view: Callable[[S, Any, int], V] | None = None,
        *,
        hidden: Callable[[S, int], list[list[Place]]] | None = None,
        tiny: Callable[[int], Deck] | None = None,
    ) -> None:
        self.load_view = load_view
        self.hidden = hidden
        self.tiny = tiny


def no_facts(_view: View) -> dict[str, Any]:
    """No facts."""
    return {}


def content_of(deck: Deck) -> dict[str, Any]:
    """The content of the deck's file."""
    return deck.content


def no_picture(_view: View) -> str:
    """No picture."""
    return ""


def draw_open(state: State, _words: Words, _names: Names | None) -> str:
    """What a spectator may know, one line per key."""
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


def named(
    data: dict[str, Any], names: Names, things: Mapping[str, Callable[[Any], str]] | None = None
) -> dict[str, Any]:
    """Data as it fills the gaps of a sentence, with seats and things by their names.

    The seat becomes ``who``, the one it goes to or comes from ``other``; where there are placings
    there are ``winners``. ``things`` says what a field holds, one or a list of them; a number in a
    field that would be a list is how many there are.
    """
    found = {**data, "you": "no", "other-you": "no"}
    for field, gap in (("seat", "who"), ("from", "other"), ("to", "other")):
        seat = data.get(field)
        if isinstance(seat, int) and 0 <= seat < len(names):
            found[gap] = names[seat]
    if isinstance(data.get("placings"), list):
        best = [seat for seat, place in enumerate(data["placings"]) if place == 1]
        found.update(number=len(best), winners=[names[seat] for seat in best])
    for field, name in (things or {}).items():
        value = data.get(field)
        if isinstance(value, list):
            found[field] = [name(each) for each in value if each is not None]
        elif value is not None and not (field.endswith("s") and isinstance(value, int)):
            found[field] = name(value)
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Screen(Generic[D, OfState, V]):
    """What people see and read of a game.

    - ``types``: the types of everything that is sent to a screen, if the game declares them.
    - ``facts``: what a screen would otherwise have to derive from the rules, as plain data from a
      view. They are sent with every view, so they must be quick, and may contain no more than it.
    - ``faces``: what is printed on the cards of a deck, in the form that the game's screen needs.
    - ``draw``: what is public, as lines of text for the terminal. It gets the words and the
      players' names, or None.
    - ``picture``: the table as SVG, from a view; empty if there is none.
    - ``log_line``: the sentence for an event, with its arguments; None if it needs none.
    - ``question_line``: the sentence that asks for a decision, with its arguments.
    - ``action_line``: the name of an action, by its word, in a decision that offers it.
    - ``held``: the names of what a seat holds, such as its cards, from its view.

    Sentences are keys of the game's words. By default their arguments are the fields of the event,
    or of what the decision is about; ``who`` is the name of the ``seat``, and ``other`` that of the
    seat it goes ``to`` or comes ``from``.
    """

    def __init__(
        self,
        *,
        types: ScreenTypes | None = None,
        facts: Callable[[V], Mapping[str, Any]] = no_facts,
        faces: Callable[[D], Mapping[str, Any]] = content_of,
        draw: Callable[[OfState, Words, Names | None], str] = draw_open,
        picture: Callable[[V], str] = no_picture,
        log_line: Callable[[dict[str, Any], Names, D, Words], Said | None] = plain_log_line,
        question_line: Callable[[Decision, Names, D, Words], Said] = plain_question_line,
        action_line: Callable[[str, Decision, Names, D, Words], Said] | None = None,
        held: Callable[[V, D, Words], list[str]] = nothing_held,
    ) -> None:
        self.types = types
        self.facts: Callable[[V], Any] = facts
        self.faces: Callable[[D], Any] = faces
        self.draw = draw
        self.picture = picture
        self.log_line = log_line
        self.question_line = question_line
        self.action_line = action_line
        self.held = held


@mypyc_attr(allow_interpreted_subclasses=True)
class Files(Generic[D, S]):
    """Files that people write and programs keep.

    - ``load`` loads a ``State.dump``, or a position written by hand, onto a table with nothing
      dealt yet; it raises PositionError. Without it the fields that the state declares are read.
    - ``score_pad`` returns the score of a game at a real table, from a file's text, the file's name
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


def no_encoding() -> Encoding:
    """No encoding."""
    raise NoEncoding("the views of this game have no encoding, so learning programs cannot use it")


def nothing_learned(_data: dict[str, Any] | None) -> Evaluation:
    """No learned evaluation."""
    raise NothingLearned("nothing was learned about this game; its bots evaluate by hand")


def no_features(_players: int) -> Features:
    """No features."""
    raise NothingLearned("this game has no features to learn from")


def observe_nothing(_first: State, _last: State, _events: list[Event], _to: Collector) -> None:
    """Count only winners and scores."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Learning(Generic[OfState]):
    """What bots, learning programs and designers need from a game.

    - ``evaluation``: how good a moment is, for bots.
    - ``encoding``: how views become vectors; by default it raises NoEncoding.
    - ``observe``: adds figures for designers to a collector, from the first and the last state of a
      finished game and all its events.
    - ``levels``: bots that suit a level better than the usual one.
    - ``frozen``: the evaluations of former releases, which never change, by version.
    - ``learned``: the evaluation that was learned from games, with given networks or those of the
      package; by default it raises NothingLearned.
    - ``features``: what it looks at, for a number of players.
    """

    def __init__(
        self,
        *,
        evaluation: Callable[[], Evaluation] = Evaluation,
        encoding: Callable[[], Encoding] = no_encoding,
        observe: Callable[[OfState, OfState, list[Event], Collector], None] = observe_nothing,
        levels: dict[str, str] | None = None,
        frozen: dict[str, Callable[[], Evaluation]] | None = None,
        learned: Callable[[dict[str, Any] | None], Evaluation] = nothing_learned,
        features: Callable[[int], Features] = no_features,
    ) -> None:
        self.evaluation = evaluation
        self.encoding = encoding
        self.observe = observe
        self.levels: dict[str, str] = levels or {}
        self.frozen: dict[str, Callable[[], Evaluation]] = frozen or {}
        self.learned = learned
        self.features = features
