"""What a seat may not know, for ``doubloon check``, and a tiny deck to check with.

Written without a look at views: what lies where in a dump, and which of it could be exchanged.
"""

from typing import Any

from doubloon.games.loot_island.components.board import DEALT_HEALERS
from doubloon.games.loot_island.components.deck import LootDeck
from doubloon.games.loot_island.files.deck_file import DECK_FILE
from doubloon.games.loot_island.state import LootIsland
from doubloon.kernel.parts import Place

FEW_EVENTS = ("A2", "B1", "B5", "B9", "B14")


def hidden(board: LootIsland, seat: int) -> list[list[Place]]:
    """Map cards by the shuffle they came from, treasures by pile, events to come, dealt healers."""
    data = board.dump()
    coming: list[Place] = [("events", later) for later in range(data["round"], 5)]
    return [*_map_cards(board, data, seat), *_treasures(board, data), coming, _healers(board, seat)]


def _map_cards(board: LootIsland, data: dict[str, Any], seat: int) -> list[list[Place]]:
    """LI-D1: cards of one shuffle, in others' hands and in the deck.

    A card that is part of a half-built move or of a sealed answer stays where it is.
    """
    generation = {card: n for n, cards in enumerate(data["map_shuffles"], 1) for card in cards}
    groups: dict[int, list[Place]] = {}
    for owner, person in enumerate(data["players"]):
        building = board.half_built() and owner in board.deciders()
        if owner == seat or owner == board.setup.aaron or building:
            continue
        for place, card in enumerate(person["hand"]):
            if card not in person["chosen"]:
                where: Place = ("players", owner, "hand", place)
                groups.setdefault(generation.get(card, 0), []).append(where)
    for place, card in enumerate(data["map_deck"]):
        groups.setdefault(generation.get(card, 0), []).append(("map_deck", place))
    return list(groups.values())


def _treasures(board: LootIsland, data: dict[str, Any]) -> list[list[Place]]:
    """LI-S2: the treasure deck, pile by pile."""
    groups: dict[int, list[Place]] = {}
    for place, treasure in enumerate(data["treasure_deck"]):
        pile = 0 if board.reburied else board.deck.pile[treasure - 1]
        groups.setdefault(pile, []).append(("treasure_deck", place))
    return list(groups.values())


def _healers(board: LootIsland, seat: int) -> list[Place]:
    """LI-O2: the healers that others were dealt, until one of them is shown."""
    if board.setup.healers != DEALT_HEALERS or any(shown >= 0 for shown in board.shown):
        return []
    return [("healers", place) for place in range(2 * board.players) if place // 2 != seat]


def tiny(players: int) -> LootDeck:
    """Cards of two colours, a few treasures, just enough healers and events."""
    content = DECK_FILE.standard().content
    return DECK_FILE.from_content(
        {
            **content,
            "healers": content["healers"][: 2 * players],
            "map_cards": [card for card in content["map_cards"] if card["card"][0] in "RG"],
            "treasures": content["treasures"][:9] + content["treasures"][-3:],
            "events": [each for each in content["events"] if each["event"] in FEW_EVENTS],
        }
    )
