"""English for the terminal: events as sentences, the island and the maps as text."""

from typing import Any, Final

from doubloon.games.tobago.components.actions import MAP_NAMES
from doubloon.games.tobago.components.board import (
    MAPS,
    NO_CLUE,
    STATUES,
    Board,
    clue_of,
    map_of,
    rose_of,
)
from doubloon.games.tobago.components.chart import COLUMNS, DIRECTIONS, ROWS, Island, holds
from doubloon.games.tobago.components.deck import CURSE, RELATIONS, SUBJECTS, TobagoDeck
from doubloon.games.tobago.rules.ending import gold_of
from doubloon.kernel.bits import count

THINGS: Final = {
    "jungle": "the jungle",
    "scrubland": "the scrubland",
    "mountain": "a mountain",
    "lake": "a lake",
    "river": "a river",
    "beach": "a beach",
    "largest_jungle": "the largest jungle",
    "largest_scrubland": "the largest scrubland",
    "largest_mountain": "the largest mountain range",
    "largest_lake": "the largest lake",
    "largest_river": "the longest river",
    "largest_beach": "the longest beach",
    "ocean": "the ocean",
    "hut": "a hut",
    "palm": "a palm tree",
    "statue": "a statue",
}
USES: Final = {
    "remove": "to remove a marker",
    "clue": "for an extra clue",
    "drive": "for an extra drive",
    "exchange": "for a new hand",
}


def clue_words(deck: TobagoDeck, clue: int) -> str:
    """What a clue says: ``not next to a hut``."""
    negative = "not " if deck.negative[clue] else ""
    relation = RELATIONS[deck.relation[clue]].replace("_", " ")
    subject = SUBJECTS[deck.subject[clue]]
    if relation == "in" and subject.endswith("beach"):
        relation = "on"
    return f"{negative}{relation} {THINGS[subject]}"


def clue_told(deck: TobagoDeck, name: str) -> str:
    """A clue by its notation, with what it says."""
    return f"{name} ({clue_words(deck, int(name[1:]) - 1)})"


def card_told(deck: TobagoDeck, number: int) -> str:
    """A treasure card by number: what it is worth, or that it is a curse."""
    if number > CURSE:
        return "a curse"
    return f"gold worth {deck.value[number - 1]}"


def tell(event: dict[str, Any], names: list[str], deck: TobagoDeck) -> str:
    """A sentence for an event; empty if it is not worth one."""
    kind = event["event"]
    who = names[event["seat"]] if "seat" in event else ""
    if kind in _SIMPLE:
        return _SIMPLE[kind].format(who=who, **event)
    if kind == "clue":
        clue = clue_told(deck, event["clue"])
        left = f"{event['before']} possible spaces become {event['sites']}"
        return f"{who} plays {clue} on the {event['map']} map; {left}."
    if kind == "marked":
        return f"Markers are put down for the {event['map']} map: {' '.join(event['spaces'])}."
    if kind == "drew":
        clues = f": {' '.join(event['clues'])}" if "clues" in event else ""
        return f"{who} draws {plural(event['number'], 'clue')}{clues}."
    if kind == "exchanged":
        return f"{who} exchanges the hand: {' '.join(event['clues'])}."
    if kind == "amulet_used":
        return f"{who} uses an amulet {USES[event['for']]}."
    if kind == "drove":
        extra = " on an extra drive" if event["extra"] else ""
        return f"{who} drives from {event['from']} to {event['to']}{extra}."
    if kind == "peeked":
        cards = ""
        if "cards" in event:
            cards = f": {', '.join(card_told(deck, card) for card in event['cards'])}"
        return f"{who} looks at {plural(event['number'], 'treasure card')}{cards}."
    if kind == "turned_up":
        return f"Turned up: {card_told(deck, event['card'])}."
    if kind in ("accepted", "declined"):
        return f"{who} {kind[:-1] if kind == 'declined' else 'accept'}s it."
    if kind == "left_over":
        cards = ", ".join(card_told(deck, card) for card in event["cards"])
        return f"Left over and discarded: {cards}."
    if kind == "cursed":
        if event["amulet"]:
            return f"{who} gives up an amulet."
        if event["gold"] is None:
            return f"{who} has nothing to give up."
        return f"{who} gives up {card_told(deck, event['gold'])}."
    if kind == "cleared":
        return f"The {event['map']} map is cleared; {names[event['starter']]} begins it anew."
    if kind == "over":
        return _outcome(event, names)
    return ""


_SIMPLE: Final = {
    "turn": "{who}'s turn.",
    "placed": "{who} puts the ATV on {space}.",
    "clues_reshuffled": "The clue discards are shuffled into a new deck of {clues}.",
    "treasures_refilled": "The discarded gold is shuffled: {cards} cards.",
    "last_treasure": "The treasure deck has run out: this is the last treasure.",
    "located": "The {map} treasure lies at {space}.",
    "amulet_taken": "{who} takes the amulet at {space}.",
    "removed": "{who} removes the {map} marker at {space}.",
    "raised": "{who} raises the {map} treasure at {space}.",
    "unwanted": "Nobody wants it; it is discarded.",
    "curse": "The {map} treasure is cursed!",
    "amulet_ashore": "An amulet is washed ashore at {space}.",
    "statues_turned": "",
}


def plural(number: int, one: str) -> str:
    """A number with its noun.

    >>> plural(1, "clue"), plural(2, "clue")
    ('1 clue', '2 clues')
    """
    return f"{number} {one}{'' if number == 1 else 's'}"


def _outcome(event: dict[str, Any], names: list[str]) -> str:
    scores = ", ".join(
        f"{name} {score}" for name, score in zip(names, event["scores"], strict=True)
    )
    winners = [names[seat] for seat, place in enumerate(event["placings"]) if place == 1]
    verb = "wins" if len(winners) == 1 else "share the win"
    return f"{' and '.join(winners)} {verb} ({scores})."


def draw_island(island: Island, marks: dict[int, str]) -> list[str]:
    """An island as lines of text: a letter for the terrain, and a mark where there is one."""
    lines = ["     " + "".join(f"{column + 1:<4}" for column in range(COLUMNS))]
    for row in range(ROWS):
        cells: list[str] = []
        for column in range(COLUMNS):
            space = int(island.space[row * COLUMNS + column])
            if space < 0:
                cells.append("    ")
            else:
                letter = "jsmlrb"[island.terrain[space]]
                cells.append(f"{letter}{marks.get(space, ''):<3}")
        indent = "  " if row % 2 else ""
        lines.append(f"  {'ABCDEFGHIJKL'[row]}  {indent}{''.join(cells)}".rstrip())
    return lines


LEGEND: Final = (
    "  j jungle  s scrubland  m mountain  l lake  r river  b beach"
    "   H hut  P palm  S statue  * amulet  0-3 ATV"
)


def marks_of(board: Board) -> dict[int, str]:
    """Objects, amulets and ATVs by space."""
    marks: dict[int, str] = {}
    for letter, objects in (
        ("H", board.chart.huts),
        ("P", board.chart.palms),
        ("S", board.chart.statues),
    ):
        for space in objects:
            marks[space] = letter
    for space in range(int(board.chart.island.size)):
        if holds(board.amulets_lo, board.amulets_hi, space):
            marks[space] = marks.get(space, "") + "*"
    for seat in range(board.players):
        at = int(board.atv[seat])
        if at >= 0:
            marks[at] = (marks.get(at, "") + str(seat))[-3:]
    return marks


def draw_board(board: Board) -> str:
    """The island, the maps and the players as lines of text."""
    island = board.chart.island
    lines = [f"Island {island.number}", *draw_island(island, marks_of(board)), LEGEND]
    looks = [
        f"{island.name(board.chart.statues[n])} {DIRECTIONS[board.faces[n]]}"
        for n in range(STATUES)
    ]
    lines.append(f"  statues look {', '.join(looks)}")
    for treasure_map in range(MAPS):
        clues: list[str] = []
        for entry in board.trail:
            if map_of(entry) == treasure_map:
                clue = clue_of(entry)
                rose = rose_of(entry)
                said = clue_words(board.deck, clue) if clue != NO_CLUE else "raised"
                clues.append(f"{said} [{rose if rose >= 0 else '-'}]")
        sites = board.site_count(treasure_map)
        where = ""
        if sites <= 6:
            lo = board.sites[2 * treasure_map]
            hi = board.sites[2 * treasure_map + 1]
            where = f" ({' '.join(island.names(lo, hi))})"
        lines.append(
            f"  {MAP_NAMES[treasure_map]:<6}{sites:>4} possible{where}  {'; '.join(clues) or '-'}"
        )
    for seat in range(board.players):
        lines.append(
            f"  seat {seat}  gold {gold_of(board, seat):>3}  amulets {board.held[seat]}"
            f"  roses {board.roses[seat]:>2}  clues {count(board.hands[seat])}"
        )
    lines.append(f"  treasure deck {board.treasure_left}  clue deck {board.clue_left}")
    return "\n".join(lines)
