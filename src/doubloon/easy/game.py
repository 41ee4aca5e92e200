"""A game made of the class of its tables."""

import tomllib
from typing import TYPE_CHECKING, Any

from doubloon.easy.declaration import DeclarationError, bare, is_hand
from doubloon.easy.fields import Each, Field, Pile, Secret
from doubloon.easy.view import TableView, hidden
from doubloon.kernel.decision import Decision
from doubloon.kernel.deck import Deck, Decks
from doubloon.kernel.errors import DeckError, DoubloonError
from doubloon.kernel.files.plain import integer, known_keys, mapping
from doubloon.kernel.files.positions import load_declared
from doubloon.kernel.files.words import Said, Words, plain
from doubloon.kernel.game import Game
from doubloon.kernel.learning.evaluation import Evaluation
from doubloon.kernel.learning.playout import play_many
from doubloon.kernel.parts import Files, Knowledge, Learning, Names, Rules, Screen, named

if TYPE_CHECKING:
    from doubloon.easy.table import Table

MOST_COPIES = 1000
FEW = 6  # cards: fewer have too little to hide


class TableGame(Game):
    """The game of a class of tables."""

    def __init__(self, table: "type[Table]") -> None:
        declaration = table.declaration
        super().__init__(
            Rules(
                name=declaration.name,
                title=declaration.title,
                players=declaration.players,
                state=table,
                table=table,
                deal=deal,
                catalogue=declaration.catalogue,
                decks=Box(declaration.cards),
                options=declaration.options,
                questions=declaration.questions,
                version=declaration.version,
                listed=declaration.listed,
            ),
            knowledge=Knowledge(TableView.read, hidden=hidden, tiny=self.tiny),
            screen=Screen(
                faces=self.faces,
                draw=draw,
                log_line=log_line,
                question_line=question_line,
                action_line=self.action_line,
                held=held,
            ),
            files=Files(load=load),
            learning=Learning(evaluation=Worth),
        )  # fmt: skip

    def tiny(self, players: int) -> Deck:
        """A deck with as few cards as some random games need: one of every few kinds."""
        kinds = list(self.decks.standard().content["cards"])
        for step in (8, 5, 4, 3, 2, 1):
            cards = dict.fromkeys(kinds[::step], 1)
            if len(cards) < FEW and step > 1:
                continue
            deck = self.decks.from_content({"name": "tiny", "version": 1, "cards": cards})
            try:
                play_many(self.new(players, deck=deck), 20, 1)
            except (ArithmeticError, LookupError, ValueError, DoubloonError):
                continue  # the rules need more
            return deck
        return self.decks.standard()

    def faces(self, deck: Deck) -> dict[str, Any]:
        """What the generic screen needs to know: what the class declares."""
        declaration = self.rules.state.declaration
        return {
            "cards": deck.content["cards"],
            "fields": [
                {"name": name, "kind": bare(field).kind, "each": isinstance(field, Each)}
                for name, field in declaration.things.items()
            ],
            "actions": [
                {"name": action.name, "question": question.name, "of": action.field}
                for question in declaration.asked
                for action in question.actions
            ],
            "layout": declaration.layout,
        }

    def action_line(
        self, word: str, _decision: Decision, names: Names, _deck: Deck, words: Words
    ) -> Said:
        """The name of an action: ``do-NAME`` with its argument."""
        number = self.catalogue.encode(word)
        action = self.rules.state.declaration.action_of(number)
        if action.of is None:
            return f"do-{action.name}", {}
        given = {action.argument: action.arg(number)}
        return f"do-{action.name}", spoken(given, names, words)

    def explain(self, rule: str, details: dict[str, Any]) -> str:
        """A sentence for a refusal, with cards by their names."""
        return super().explain(rule, spoken(details, [], self.words()))


def game_of(table: "type[Table]") -> Game:
    """The game of a class of tables. Its words and rules are in the folder of its module."""
    base = next(each for each in table.__mro__ if each.__name__ == "Table")
    absent = [name for name in ("setup", "finished") if vars(base)[name] is getattr(table, name)]
    if absent:
        raise DeclarationError(f"{table.__name__} must define {' and '.join(absent)}")
    kind = type(f"{table.__name__}Game", (TableGame,), {"__module__": table.__module__})
    made: Game = kind(table)
    return made


def deal(table: "Table") -> None:
    """Set a table up to its first decision."""
    table.setup()


def load(table: "Table", data: Any) -> None:
    """A dump or a position by hand; cards that it names nowhere are the first hidden pile."""
    position = mapping(data, "position")
    rest = table.declaration.first_hidden
    if rest and rest not in position:
        position = {**position, rest: table.unnamed(position)}
    load_declared(table, position, table.declaration.questions)


class Box(Decks[Deck]):
    """Decks of a game: how many there are of each card."""

    def __init__(self, cards: dict[str, int]) -> None:
        self.cards = cards
        self._standard = self.from_content({"name": "standard", "version": 1, "cards": cards})

    def standard(self) -> Deck:
        """As declared."""
        return self._standard

    def from_content(self, content: dict[str, Any]) -> Deck:
        """Other numbers of the same cards."""
        known_keys(content, "deck", ["name", "version", "cards"])
        given = mapping(content.get("cards"), "cards")
        known_keys(given, "cards", list(self.cards))
        cards = {card: integer(given.get(card, 0), card, 0, MOST_COPIES) for card in self.cards}
        name, version = content.get("name", "own"), content.get("version", 1)
        if not isinstance(name, str) or not isinstance(version, int):
            raise DeckError("deck: a name and the number of a version are needed")
        return Deck(name, version, {"name": name, "version": version, "cards": cards})

    def read(self, text: str, place: str) -> Deck:
        """A deck from TOML: ``name``, ``version``, and under ``[cards]`` how many of each."""
        try:
            return self.from_content(tomllib.loads(text))
        except ValueError as error:
            raise DeckError(f"{place}: {error}") from None


class Worth(Evaluation):
    """The table's own ``worth``."""

    def value(self, state: Any, seat: Any) -> float:
        """Of one seat."""
        return float(state.worth(int(seat)))

    def worths(self, state: Any, out: list[float]) -> None:
        """Of all."""
        for seat in range(state.players):
            out[seat] = float(state.worth(seat))


# sentences


def card_name(card: Any, words: Words) -> str:
    """What a card is called: ``card-NAME``; ``suit-LETTER`` with the rest as ``rank``; its name."""
    name = str(card)
    if words.has(f"card-{name}"):
        return words.say(f"card-{name}")
    suit = f"suit-{name[:1]}"
    return words.say(suit, {"rank": name[1:]}) if words.has(suit) else name


def spoken(data: dict[str, Any], names: Names, words: Words) -> dict[str, Any]:
    """Details of a sentence: cards and players by their names."""
    found = named(data, names)
    for key, value in data.items():
        if key in ("card", "value", "choice") and isinstance(value, str):
            found[key] = card_name(value, words)
        elif key == "cards" and isinstance(value, list):
            found[key] = [card_name(card, words) for card in value]
    return found


def log_line(event: dict[str, Any], names: Names, _deck: Deck, words: Words) -> Said:
    """The sentence of an event's kind; where a card is hidden, ``event-KIND-hidden``."""
    key = f"event-{event['event']}"
    if "card" not in event and words.has(f"{key}-hidden"):
        key += "-hidden"
    return key, spoken(event, names, words)


def question_line(decision: Decision, names: Names, _deck: Deck, words: Words) -> Said:
    """The sentence of a question."""
    return f"ask-{decision.kind}", spoken(decision.about, names, words)


def field_name(name: str, words: Words) -> str:
    """What a field is called: ``field-NAME``, or its name."""
    key = f"field-{name}"
    return words.say(key) if words.has(key) else name.replace("_", " ").capitalize()


def shown(field: Field, value: Any, words: Words) -> str:
    """A value as a line of text."""
    if isinstance(value, Pile):
        known = [card_name(card, words) for card, _, _ in value.slots if card is not None]
        covered = len(value) - len(known)
        return " ".join([*known, f"({covered})" if covered else ""]).strip() or "-"
    if isinstance(value, Secret):
        return "-" if value.value is None else card_name(value.value, words) or "?"
    written = field.written(value)
    return " ".join(written) or "-" if isinstance(written, list) else str(plain(written))


def draw(state: "Table", words: Words, names: Names | None) -> str:
    """What everybody sees, one line per thing in the layout; of seats, one line each."""
    table = state.view(-1).table
    declaration = table.declaration
    lines: list[str] = []
    for name in [*declaration.layout.get("table", []), *declaration.layout.get("tracks", [])]:
        field, value = declaration.things[name], getattr(table, name)
        parts = (
            [shown(bare(field), each, words) for each in value] if isinstance(field, Each) else []
        )
        text = " / ".join(parts) if parts else shown(field, value, words)
        lines.append(f"{field_name(name, words)}: {text}")
    for seat in range(table.players):
        parts = [
            f"{field_name(name, words)}: {shown(bare(field), getattr(table, name)[seat], words)}"
            for name, field in declaration.things.items()
            if isinstance(field, Each)
            and (is_hand(field) or name in declaration.layout.get("seats", []))
        ]
        lines.append(f"{names[seat] if names else seat}: {'; '.join(parts)}")
    return "\n".join(lines)


def held(view: TableView, _deck: Deck, words: Words) -> list[str]:
    """The cards in the hands of a seat."""
    table = view.table
    hands = [
        getattr(table, name)[view.seat]
        for name, field in table.declaration.things.items()
        if is_hand(field)
    ]
    return [card_name(card, words) for pile in hands for card in pile]
