"""What a seat may not know, for ``doubloon check``, and a tiny deck to check with.

Written without a look at views: what lies where in a dump, and which of it could be exchanged.
"""

from doubloon.games.tobago.components.deck import CURSES, TobagoDeck
from doubloon.games.tobago.files.deck_file import DECK_FILE
from doubloon.games.tobago.state import Tobago
from doubloon.kernel.bits import BIT
from doubloon.kernel.parts import Place


def hidden(board: Tobago, seat: int) -> list[list[Place]]:
    """Clues by the shuffle they came from, and gold in the deck; curses lie low (TB-S2)."""
    data = board.dump()
    shuffles = data["clue_shuffles"]["clues"]
    shuffle = {clue: number for number, clues in shuffles.items() for clue in clues}
    groups: dict[str, list[Place]] = {}
    for owner, person in enumerate(data["players"]):
        if owner == seat or (board.half_built() and owner in board.deciders()):
            continue
        for place, clue in enumerate(person["hand"]):
            where: Place = ("players", owner, "hand", place)
            groups.setdefault(shuffle.get(clue, ""), []).append(where)
    for place, clue in enumerate(data["clue_deck"]):
        groups.setdefault(shuffle.get(clue, ""), []).append(("clue_deck", place))
    gold: list[Place] = [
        ("treasure_deck", place)
        for place, card in enumerate(data["treasure_deck"])
        if BIT[card - 1] & CURSES == 0
    ]
    return [*groups.values(), gold]


def tiny(players: int) -> TobagoDeck:
    """A fifth of the gold, and a third of the clues or, for four players, half of them."""
    content = DECK_FILE.standard().content
    few = {"gold": content["gold"][::5], "clues": content["clues"][:: 3 if players < 4 else 2]}
    return DECK_FILE.from_content({**content, **few})
