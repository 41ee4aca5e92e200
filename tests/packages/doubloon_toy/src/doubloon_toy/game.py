"""The toy game, as Doubloon sees it: a little card game, and an example of a game package."""

import tomllib
from typing import Any, Final

from doubloon.kernel.catalogue import Catalogue
from doubloon.kernel.deck import Deck, Decks
from doubloon.kernel.errors import DeckError
from doubloon.kernel.files.words import Words
from doubloon.kernel.game import Game
from doubloon.kernel.options import Option
from doubloon.kernel.parts import Files, Knowledge, Rules, Screen
from doubloon_toy.state import MOST_CARDS, Table
from doubloon_toy.view import ToyView, hidden, load_full, load_view

STANDARD: Final = {"name": "standard", "version": 1, "cards": 52, "hand": 5, "pile": 20}


class ToyGame(Game):
    """Play high cards from a secret hand."""

    def __init__(self, table: type[Table] = Table) -> None:
        super().__init__(
            Rules(
                name="toy",
                title="Toy",
                listed=False,
                players=(2, 4),
                state=table,
                table=table,
                deal=Table.deal,
                catalogue=catalogue(),
                decks=ToyDecks(),
                options=[
                    Option("plays", [9, 30, 300], 30, "How many cards are played in all (TOY-4)."),
                    Option("passing", [False, True], True, "Pass a card left first (TOY-1)."),
                ],
            ),
            knowledge=Knowledge(load_view, hidden=hidden, tiny=tiny),
            screen=Screen(held=held),
            files=Files(load=load_full),
        )


def tiny(players: int) -> Deck:
    """Hands of two cards, a pile of one."""
    return ToyDecks().from_content({**STANDARD, "cards": 3 * players, "hand": 2, "pile": 1})


def held(view: ToyView, _deck: Deck, _words: Words) -> list[str]:
    """The numbers of the cards in the hand."""
    return [str(card) for card in view.data()["hands"][view.seat]]


def catalogue() -> Catalogue:
    """All actions: cards to pass and cards to play."""
    actions = Catalogue()
    for name in ("pass", "play"):
        for card in range(1, MOST_CARDS + 1):
            actions.add(f"{name}-{card}", name, [card])
    return actions


class ToyDecks(Decks[Deck]):
    """A deck says how many cards there are, in all, in a hand and in the pile."""

    def standard(self) -> Deck:
        """52 cards, hands of 5, a pile of 20."""
        return self.from_content(STANDARD)

    def from_content(self, content: dict[str, Any]) -> Deck:
        """A deck from plain data."""
        if set(content) != set(STANDARD) or not isinstance(content["name"], str):
            raise DeckError(f"deck: these are needed and no others: {', '.join(STANDARD)}")
        for key in ("version", "cards", "hand", "pile"):
            if type(content[key]) is not int or not 1 <= content[key] <= MOST_CARDS:
                raise DeckError(f"deck: {key}: a whole number from 1 to {MOST_CARDS} is needed")
        return Deck(content["name"], content["version"], content)

    def read(self, text: str, place: str) -> Deck:
        """A deck from TOML."""
        try:
            return self.from_content(tomllib.loads(text))
        except ValueError as error:
            raise DeckError(f"{place}: {error}") from None
