"""The standard deck, and games begun with decks of before: version 1 had more clues and amulets."""

import json

from librt.vecs import vec
from mypy_extensions import i64

from doubloon.games.tobago.components.chart import Chart, size_of
from doubloon.games.tobago.components.deck import OCEAN
from doubloon.games.tobago.files.deck_file import DECK_FILE
from doubloon.games.tobago.files.sections import ISLANDS, island
from doubloon.games.tobago.game import TobagoGame
from doubloon.kernel.deck import digest
from tests.games.tobago.helpers import DECK, table
from tests.support import rule

GAME = TobagoGame()
STANDARD = DECK_FILE.standard()
SHOWN = {  # by the rulebook's pictures
    ("in", "jungle", False),
    ("in", "jungle", True),
    ("next_to", "hut", False),
    ("next_to", "palm", False),
    ("next_to", "statue", False),
}
REVIEWED = {  # in reviews of the box; what the rulebook shows as well counts as that
    ("in", "mountain", False),
    ("in", "scrubland", False),
    ("in", "beach", False),
    ("in", "largest_jungle", False),
    ("in", "largest_mountain", False),
    ("next_to", "largest_jungle", False),
    ("in_sight_of", "hut", False),
    ("in_sight_of", "ocean", False),
    ("in", "scrubland", True),
    ("in", "mountain", True),
    ("in", "largest_jungle", True),
    ("next_to", "statue", True),
    ("next_to", "ocean", True),
    ("in_sight_of", "hut", True),
}


@rule("TB-C2", "TB-C3")
def test_what_component_lists_and_reviews_say() -> None:
    clues = STANDARD.content["clues"]
    assert STANDARD.version == 2
    assert len(clues) == 52
    assert [each["clue"] for each in clues] == list(range(1, 53))
    by_source: dict[str, list[tuple[str, str, bool]]] = {}
    for each in clues:
        kind = (each["relation"], each["of"], each["not"])
        by_source.setdefault(each["source"], []).append(kind)
    assert sorted(by_source["rulebook"]) == sorted(SHOWN), "one card of each: the count is ours"
    assert sorted(by_source["public"]) == sorted(REVIEWED)
    assert set(by_source) == {"rulebook", "public", "reconstruction"}
    assert {each["source"] for each in STANDARD.content["gold"]} == {"reconstruction"}
    assert STANDARD.content["amulets"] == 20


@rule("TB-C3")
def test_no_clue_alone_gives_a_treasure_away() -> None:
    none = vec[i64]()
    for number in range(1, ISLANDS + 1):
        chart = Chart(island(number), STANDARD, none, none, none)
        for entry in STANDARD.content["clues"]:
            clue = entry["clue"] - 1
            if STANDARD.subject[clue] <= OCEAN:  # objects are several, with spaces around each
                left = size_of(chart.clue_lo[clue], chart.clue_hi[clue])
                assert 4 <= left < chart.island.size, f"{entry} on island {number}"


@rule("TB-C2", "TB-R6")
def test_decks_that_do_not_say_it_have_21_amulets() -> None:
    assert "amulets" not in DECK.content
    assert table().supply() == 21
    content = json.loads(json.dumps(DECK.content))
    again = GAME.decks.from_content(content)
    assert again.content == content, "so that logs and records of it keep their digest"
    assert again.digest == digest(content)
    more = GAME.decks.from_content({**content, "amulets": 20})
    assert more.digest != again.digest
