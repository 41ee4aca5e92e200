"""Reading a score pad that people wrote; ``docs/score-pad.md`` describes the file."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from doubloon.games.loot_island.components.deck import CROWN, KINDS, MOST_CURSE, LootDeck
from doubloon.games.loot_island.files.deck_facts import SENTENCES as OF_CARDS
from doubloon.games.loot_island.files.deck_file import check_treasure
from doubloon.games.loot_island.rules.scoring import DEADLY_CUBES
from doubloon.kernel.files.data_file import (
    Choice,
    Field,
    Flag,
    Text,
    Whole,
    check_fields,
    not_allowed,
    unknown_keys,
)
from doubloon.kernel.files.mistakes import Problems
from doubloon.kernel.files.score_pad_file import check_names, listed_players, read_pad
from doubloon.kernel.reports.score_pad import ScorePadError

TREASURES: Final = 74
MOST_CUBES: Final = 200
CARD: Final[dict[str, Field]] = {
    "type": Choice(KINDS),
    "curse": Whole(0, MOST_CURSE, default=0),
    "crossed": Whole(0, 2, default=0),
}
AARONS_CARD: Final[dict[str, Field]] = {
    "type": Choice(("crown",), default="crown"),
    "value": Whole(0, 30, default=0),
    "crosses": Whole(1, 4),
    "curse": Whole(0, MOST_CURSE, default=0),
    "crossed": Whole(0, 2, default=0),
}
HEALER: Final[dict[str, Field]] = {
    "per_cube": Whole(0, 2, default=0),
    "fixed": Whole(0, 40, default=0),
}
PLAYER: Final[dict[str, Field]] = {
    "name": Text(30),
    "cubes": Whole(0, MOST_CUBES),
    "first_player": Flag(default=False),
}
PLAYER_KEYS: Final = ("name", "treasures", "cubes", "healer", "first_player")
A_TREASURE: Final = 'a reference number or a card such as {{ type = "coin_bag", value = 7 }}'
A_HEALER: Final = "a healer's number or its cost such as {{ per_cube = 1, fixed = 2 }}"
SENTENCES: Final = {
    **OF_CARDS,
    # What is allowed
    "players": "a list of 2 to 5 players, clockwise as they sat",
    "player": f"a table with {', '.join(PLAYER_KEYS)}",
    "treasures": f"a list, each {A_TREASURE}",
    "treasure": A_TREASURE,
    "number": "the reference number of a treasure of the deck, 1 to 74",
    "healer": A_HEALER,
    "healer_for_cubes": f"{A_HEALER}, for whoever has cubes (LI-E3)",
    "no_healer_needed": "none without cubes (LI-E3)",
    "no_healer_helps": "none with 13 cubes or more (LI-E3)",
    "aaron": "a table with crowns",
    # Mistakes
    "number_of_players": "{count} players; {allowed}",
    "no_crown": "treasure {number} is no crown; Aaron keeps only crowns",
    "treasure_already": "treasure {number} is already {where}; each one once",
    "healer_already": "healer {number} is already {where}; each one once",
    "only_with_two": "only with 2 players",
    "first_player": (
        "the First Player tile is with {found}; exactly one player has first_player = true"
    ),
    "name_already": "{found} is already a player; each name once",
    "too_many_treasures": "{count} treasures; the box has 74",
}


@dataclass
class Player:
    """One player's column as it was written."""

    name: str = ""
    cubes: int = 0
    first_player: bool = False
    treasures: list[int] = field(default_factory=list)  # ids in the pad's deck
    healer: int = -1  # index in the pad's deck; -1 for none


@dataclass
class Pad:
    """A score pad without mistakes; ``deck`` holds just the treasures and healers on it."""

    deck: LootDeck
    players: list[Player]
    aaron: list[int] | None  # the ids of his crowns, with two players


def parse(text: str, filename: str, deck: LootDeck) -> Pad:
    """The score pad in a file's text; :class:`ScorePadError` lists every mistake."""
    data, problems = read_pad(text, filename, SENTENCES)
    return _Reader(deck, problems).read(data)


class _Reader:
    """Reads one pad; gathers the treasures and healers on it for a deck of their own."""

    def __init__(self, deck: LootDeck, problems: Problems) -> None:
        self.deck = deck
        self.problems = problems
        self.entries = {entry["number"]: entry for entry in deck.content["treasures"]}
        self.healer_entries = {entry["number"]: entry for entry in deck.content["healers"]}
        self.owner: dict[int, str] = {}  # reference number -> place where it is written
        self.healer_owner: dict[int, str] = {}
        self.written: list[tuple[list[int], dict[str, Any]]] = []  # cards without a number
        self.healers: list[dict[str, Any]] = []

    def read(self, data: Mapping[str, Any]) -> Pad:
        unknown_keys(data, ("players", "aaron"), "", self.problems)
        items = listed_players(data.get("players"), 2, 5, {"reason": "players"}, self.problems)
        players = [self._player(item, f"players[{n}]") for n, item in enumerate(items)]
        aaron = self._aaron(data, len(players))
        self._first_player(players)
        check_names([player.name for player in players], self.problems)
        self._number_written()
        if self.problems:
            raise ScorePadError(self.problems.summary(), self.problems.lines())
        return Pad(self._deck(), players, aaron)

    def _player(self, item: object, path: str) -> Player:
        if not isinstance(item, dict):
            not_allowed(path, item, {"reason": "player"}, self.problems)
            return Player()
        unknown_keys(item, PLAYER_KEYS, path, self.problems)
        plain = {key: item[key] for key in PLAYER if key in item}
        good = check_fields(plain, PLAYER, path, self.problems)
        player = Player(**good)
        player.treasures = self._treasures(item.get("treasures", []), f"{path}.treasures", CARD)
        if "cubes" in good:
            player.healer = self._healer(item.get("healer"), good["cubes"], f"{path}.healer")
        return player

    def _treasures(self, data: object, path: str, card: Mapping[str, Field]) -> list[int]:
        ids: list[int] = []
        if not isinstance(data, list):
            not_allowed(path, data, {"reason": "treasures"}, self.problems)
            return ids
        for n, item in enumerate(data):
            self._treasure(item, f"{path}[{n}]", card, ids)
        return ids

    def _treasure(self, item: object, path: str, card: Mapping[str, Field], ids: list[int]) -> None:
        if isinstance(item, dict):
            if card is AARONS_CARD:
                good = check_fields(item, card, path, self.problems)
            else:
                good = check_treasure(item, card, path, self.problems)
            self.written.append((ids, good))
        elif type(item) is not int:
            not_allowed(path, item, {"reason": "treasure"}, self.problems)
        elif item not in self.entries:
            not_allowed(path, item, {"reason": "number"}, self.problems)
        elif card is AARONS_CARD and self.deck.kind[item - 1] != CROWN:
            self.problems.add(path, "no_crown", "LI-P1", number=item)
        elif item in self.owner:
            self.problems.add(path, "treasure_already", number=item, where=self.owner[item])
        else:
            self.owner[item] = path
            ids.append(item - 1)

    def _healer(self, data: object, cubes: int, path: str) -> int:
        if data is None:
            if 0 < cubes < DEADLY_CUBES:
                self.problems.add(path, "missing_field", allowed={"reason": "healer_for_cubes"})
            return -1
        if cubes == 0 or cubes >= DEADLY_CUBES:
            reason = "no_healer_needed" if cubes == 0 else "no_healer_helps"
            not_allowed(path, data, {"reason": reason}, self.problems)
            return -1
        if isinstance(data, dict):
            self.healers.append(check_fields(data, HEALER, path, self.problems))
        elif type(data) is int and data in self.healer_entries:
            if data in self.healer_owner:
                where = self.healer_owner[data]
                self.problems.add(path, "healer_already", number=data, where=where)
            self.healer_owner.setdefault(data, path)
            self.healers.append(self.healer_entries[data])
        else:
            not_allowed(path, data, {"reason": "healer"}, self.problems)
        return len(self.healers) - 1

    def _aaron(self, data: Mapping[str, Any], players: int) -> list[int] | None:
        item = data.get("aaron")
        if item is None:
            return [] if players == 2 else None
        if players != 2:
            self.problems.add("aaron", "only_with_two", "LI-P1")
        if not isinstance(item, dict):
            not_allowed("aaron", item, {"reason": "aaron"}, self.problems)
            return None
        unknown_keys(item, ("crowns",), "aaron", self.problems)
        return self._treasures(item.get("crowns", []), "aaron.crowns", AARONS_CARD)

    def _first_player(self, players: list[Player]) -> None:
        holders = [player.name for player in players if player.first_player]
        if players and len(holders) != 1:
            found = " and ".join(holders) if holders else "nobody"
            self.problems.add("players", "first_player", found=found)

    def _number_written(self) -> None:
        """Give the cards that were written out the numbers that nobody used."""
        free = [number for number in range(1, TREASURES + 1) if number not in self.owner]
        if len(self.written) > len(free):
            found = len(self.owner) + len(self.written)
            self.problems.add("players", "too_many_treasures", "LI-C3", count=found)
            return
        for number, (ids, entry) in zip(free, self.written):
            entry.update(number=number, pile=1)
            ids.append(number - 1)

    def _deck(self) -> LootDeck:
        treasures = [self.entries[number] for number in self.owner]
        treasures += [entry for _, entry in self.written]
        content: dict[str, Any] = {"name": "score pad", "version": 1}
        content.update(map_cards=[], treasures=treasures, events=[], islands=[])
        content["healers"] = [{**entry, "number": n} for n, entry in enumerate(self.healers, 1)]
        return LootDeck(content)
