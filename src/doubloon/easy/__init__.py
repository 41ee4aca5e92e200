"""Small games as one class: declare what lies on the table, who sees it, and what may be done.

>>> from doubloon.easy import Table, each, hand, number, pile, question
>>> class High(Table, players=(2, 4), cards={"low": 6, "high": 3}):
...     deck = pile(hidden=True)
...     hands = each(hand())
...     shown = each(pile())
...     turn = question("H-1")
...
...     def setup(self):
...         self.all_cards(self.deck)
...         for seat in range(self.players):
...             self.move(self.deck, self.hands[seat])
...             self.move(self.deck, self.hands[seat])
...         self.ask(self.turn, 0)
...
...     @turn.action(of=hands)
...     def play(self, seat, card):
...         self.move(self.hands[seat], self.shown[seat], card, "played", seat=seat)
...
...     def finished(self):
...         return not any(self.hands)
...
...     def scores(self):
...         return [pile.cards.count("high") for pile in self.shown]
>>> table = High.game().new(2, seed=1)
>>> table.view(1).data()["hands"]
[[None, None], ['low', 'low']]

The guide is docs/own-game.md, which also says what this layer cannot do.
"""

from doubloon.easy.cards import LostTrack
from doubloon.easy.fields import (
    Pile,
    Secret,
    each,
    flag,
    hand,
    number,
    pile,
    player,
    secret,
    some,
    word,
)
from doubloon.easy.questions import OTHERS, question
from doubloon.easy.table import Table
from doubloon.kernel.options import Option

__all__ = [
    "OTHERS",
    "LostTrack",
    "Option",
    "Pile",
    "Secret",
    "Table",
    "each",
    "flag",
    "hand",
    "number",
    "pile",
    "player",
    "question",
    "secret",
    "some",
    "word",
]
