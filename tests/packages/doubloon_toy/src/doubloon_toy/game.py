"""The toy game, as Doubloon sees it: a little card game, and an example of a game package."""

import tomllib
from typing import Any, Final

from doubloon.kernel.deck import Deck
from doubloon.kernel.errors import DeckError
from doubloon.kernel.files.words import Words
from doubloon.kernel.game import Game
from doubloon.kernel.options import Option
from doubloon.kernel.state import State, View
from doubloon_toy.state import MOST_CARDS, Table
from doubloon_toy.view import ToyView, load_full, load_open

STANDARD: Final = {"name": "standard", "version": 1, "cards": 52, "hand": 5, "pile": 20}


class ToyGame(Game):
    """Play high cards from a secret hand."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "toy"
        self.title = "Toy"
        self.listed = False
        self.table_type = Table
        self.min_players = 2
        self.max_players = 4
        self.options = [
            Option("plays", [9, 30, 300], 30, "How many cards are played in all (TOY-4)."),
            Option("passing", [False, True], True, "Pass a card to the left first (TOY-1)."),
        ]
        for name in ("pass", "play"):
            for card in range(1, MOST_CARDS + 1):
                self.catalogue.add(f"{name}-{card}", name, [card])

    def standard_deck(self) -> Deck:
        """52 cards, hands of 5, a pile of 20."""
        return self.deck_from(STANDARD)

    def deck_from(self, content: dict[str, Any]) -> Deck:
        """A deck from plain data."""
        if set(content) != set(STANDARD) or not isinstance(content["name"], str):
            raise DeckError(f"deck: these are needed and no others: {', '.join(STANDARD)}")
        for key in ("version", "cards", "hand", "pile"):
            if type(content[key]) is not int or not 1 <= content[key] <= MOST_CARDS:
                raise DeckError(f"deck: {key}: a whole number from 1 to {MOST_CARDS} is needed")
        return Deck(content["name"], content["version"], content)

    def read_deck(self, text: str, place: str) -> Deck:
        """A deck from TOML."""
        try:
            return self.deck_from(tomllib.loads(text))
        except ValueError as error:
            raise DeckError(f"{place}: {error}") from None

    def empty(self, players: int, options: dict[str, Any], deck: Deck) -> Table:
        """A table with nothing on it; the deck must suffice."""
        needed = players * deck.content["hand"] + deck.content["pile"] + 1
        if deck.content["cards"] < needed:
            raise DeckError(f"deck {deck.name}: {needed} cards are needed for {players} players")
        return self.table_type(players, options, deck)

    def start(self, players: int, options: dict[str, Any], deck: Deck, before: State) -> State:
        """Shuffle and deal."""
        table = self.empty(players, options, deck)
        table.copy_chance(before)
        table.deal()
        return table

    def load(self, players: int, options: dict[str, Any], deck: Deck, data: Any) -> State:
        """A state from a dump or a position by hand."""
        return load_full(self.empty(players, options, deck), data)

    def held(self, view: View, deck: Deck, words: Words) -> list[str]:
        """The numbers of the cards in the hand."""
        return [str(card) for card in view.data()["hands"][view.seat]]

    def load_view(
        self, players: int, options: dict[str, Any], deck: Deck, data: Any, seat: int
    ) -> View:
        """A view from its data."""
        load_open(self.empty(players, options, deck), data)
        return ToyView(seat, self.empty(players, options, deck), data)
