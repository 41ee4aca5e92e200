"""What a seat may not know, for ``doubloon check``, and a tiny deck to check with.

Written without a look at views: what lies where in a dump, and which of it could be exchanged.
"""

from typing import Any

from doubloon.games.under_sail.components.deck import SailDeck
from doubloon.games.under_sail.files.deck_file import DECK_FILE
from doubloon.games.under_sail.state import UnderSail
from doubloon.kernel.parts import Place


def hidden(board: UnderSail, seat: int) -> list[list[Place]]:
    """Cards in others' hands of which nobody learned anything, and unseen treasures by deck."""
    data = board.dump()
    return [*_cards(board, data, seat), *_treasures(data, seat)]


def _cards(board: UnderSail, data: dict[str, Any], seat: int) -> list[list[Place]]:
    """Before the passing all; afterwards neighbours of a colour that are too low to be passed.

    What was passed (US-S4) tells least of these: they are nearly as likely the other way round.
    What somebody learned in private stays where it is, and so does a half-built move.
    """
    told = str(data["knowledge"]) + str(data["stack"])
    passed = [person["passed"] for person in data["players"] if person["passed"]]
    waiting = board.waiting() != 0
    groups: dict[str, list[Place]] = {}
    for owner, person in enumerate(data["players"]):
        if owner == seat or (board.half_built() and owner in board.deciders()):
            continue
        if waiting and person["passed"]:
            continue
        for place, card in enumerate(person["hand"]):
            low = all(card[0] != p[0] or int(card[1:]) < int(p[1:]) for p in passed)
            if f"'{card}'" not in told and (low or waiting):
                alike = "" if waiting else f"{card[0]}{int(card[1:]) // 2}"
                groups.setdefault(alike, []).append(("players", owner, "hand", place))
    return list(groups.values())


def _treasures(data: dict[str, Any], seat: int) -> list[list[Place]]:
    """Treasures that this seat has not seen in their deck (US-A3)."""
    row = data["knowledge"][seat]  # the last one is the spectator's
    seen = {*row["treasures"], *row["among_top"]}
    return [
        [
            ("decks", number, "cards", place)
            for place, treasure in enumerate(deck["cards"])
            if treasure not in seen and place >= deck["mixed_top"]
        ]
        for number, deck in enumerate(data["decks"])
    ]


def tiny(_players: int) -> SailDeck:
    """Four numbers of each colour, treasures of one and two, seven bonus cards."""
    content = DECK_FILE.standard().content
    few = {
        "islands": [each for each in content["islands"] if each["card"][1:] in "3589"],
        "treasures": [each for each in content["treasures"] if each["value"] < 3],
        "bonus_cards": 7,
    }
    return DECK_FILE.from_content({**content, **few})
