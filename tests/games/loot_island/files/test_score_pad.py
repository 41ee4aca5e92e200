"""The score pad: eliminations, ties, Aaron, the table, and pads with mistakes in them."""

import contextlib
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from doubloon.games.loot_island.components.deck import LootDeck
from doubloon.games.loot_island.files.deck_file import DECK_FILE
from doubloon.games.loot_island.files.score_pad import (
    Result,
    ScorePadError,
    compute,
    parse,
    render_table,
)
from doubloon.games.loot_island.files.score_pad_file import (
    AARONS_CARD,
    CARD,
    HEALER,
    PLAYER,
    PLAYER_KEYS,
)
from doubloon.kernel.files.data_file import Field, Whole

Data = dict[str, Any]

DECK = """\
format = 1
game = "loot_island"
name = "pad"
version = 1
treasures = [
  { number = 1, pile = 1, type = "coin_bag", value = 7, curse = 4 },
  { number = 36, pile = 1, type = "crown", value = 3, crosses = 2 },
  { number = 37, pile = 1, type = "jewel", value = 3 },
  { number = 38, pile = 1, type = "jewel", value = 4 },
  { number = 74, pile = 4, type = "crown", value = 2, crosses = 4 },
]
healers = [ { number = 3, per_cube = 1, fixed = 2 }, { number = 14, fixed = 17 } ]
"""


def deck() -> LootDeck:
    """A small deck whose numbers the tests know."""
    return DECK_FILE.read(DECK, "deck.toml", strict=False)


def player(name: str, coins: int = 0, **fields: object) -> Data:
    """A player with a bag of coins and nothing else, unless told."""
    treasures = [{"type": "coin_bag", "value": coins}] if coins else []
    return {"name": name, "treasures": treasures, "cubes": 0, **fields}


def score(*players: Data, **more: object) -> Result:
    """The result of a pad; the first player has the tile unless another one has."""
    if not any(entry.get("first_player") for entry in players):
        players[0]["first_player"] = True
    return compute(parse(json.dumps({"players": players, **more}), "pad.json", deck()))


def problems(text: str) -> list[str]:
    """Every mistake that is found in a pad."""
    with pytest.raises(ScorePadError) as caught:
        parse(text, "pad.toml", deck())
    assert "\n" not in str(caught.value)
    return caught.value.problems


def winner(result: Result) -> str | None:
    """The name of the winner."""
    return None if result.winner is None else result.players[result.winner].name


def crown(crosses: int) -> Data:
    """A crown worth nothing by itself."""
    return {"type": "crown", "value": 0, "crosses": crosses}


def test_numbers_of_the_deck_and_cards_written_out() -> None:
    book = {"type": "book", "multiplier": 2}
    skull = {"type": "skull", "skull": "b", "value": 5}
    anna = player("Anna", treasures=[1, book, 37, 38, skull], cubes=5, healer=3)
    bram = player("Bram", treasures=[{"type": "amulet", "value": 2, "crossed": 1}])
    sheet = score(anna, bram).players[0].sheet
    assert sheet is not None
    assert sheet.to_json() == {
        "amulets": 0,
        "coin_bags": 7,
        "books": 8,
        "jewels": 7,
        "jewels_bonus": 8,
        "crowns": 0,
        "crowns_bonus": 0,
        "skulls": 5,
        "skulls_bonus": 3,
        "first_player": 5,
        "healer": -7,
        "total": 36,
    }


@pytest.mark.rule("LI-E2")
def test_13_cubes_eliminate_and_12_do_not() -> None:
    result = score(
        player("Anna", 30, cubes=13),
        player("Bram", 25, cubes=12, healer=14),
        player("Cleo", 2),
    )
    anna, bram, cleo = result.players
    assert (anna.eliminated, anna.sheet, anna.total) == ("LI-E2", None, None)
    assert (bram.eliminated, bram.total) == (None, 8)
    assert (cleo.eliminated, cleo.total) == (None, 2)
    assert winner(result) == "Bram"


@pytest.mark.rule("LI-E4")
def test_the_tile_counts_5_and_the_healer_is_paid() -> None:
    result = score(
        player("Anna", 10, cubes=5, healer={"per_cube": 2, "fixed": 1}),
        player("Bram", 10, cubes=5, healer={"per_cube": 2}, first_player=True),
    )
    assert result.players[0].sheet is not None
    assert result.players[0].sheet.total == -1
    assert result.players[1].total == 5


@pytest.mark.rule("LI-E4")
def test_below_0_is_eliminated_and_0_is_not() -> None:
    result = score(
        player("Anna", 6, cubes=12, healer={"fixed": 12}),
        player("Bram", 11, cubes=12, healer={"fixed": 12}),
        player("Cleo", 12, cubes=12, healer={"fixed": 12}),
    )
    assert [line.eliminated for line in result.players] == ["LI-E4", "LI-E4", None]
    assert [line.total for line in result.players] == [None, None, 0]
    assert winner(result) == "Cleo"


@pytest.mark.rule("LI-E5")
@pytest.mark.parametrize(
    ("tile", "wins"), [("Anna", "Bram"), ("Bram", "Bram"), ("Cleo", "Dora"), ("Dora", "Dora")]
)
def test_a_tie_is_won_by_the_nearest_clockwise_from_the_tile(tile: str, wins: str) -> None:
    values = {"Anna": 1, "Bram": 20, "Cleo": 2, "Dora": 20}
    values[tile] -= 5 if values[tile] == 20 else 0
    players = [player(name, values[name], first_player=name == tile) for name in values]
    result = score(*players)
    assert winner(result) == wins
    assert result.tied == [1, 3]


@pytest.mark.rule("LI-E5")
def test_the_tile_decides_ties_even_when_its_owner_is_eliminated() -> None:
    result = score(
        player("Anna", 20),
        player("Bram", 20, cubes=13, first_player=True),
        player("Cleo", 20),
    )
    assert winner(result) == "Cleo"
    assert result.to_json()["tied"] == ["Anna", "Cleo"]


@pytest.mark.rule("LI-E5")
def test_the_highest_value_wins_alone() -> None:
    result = score(player("Anna", 10), player("Bram", 16), player("Cleo", 9))
    assert (winner(result), result.tied) == ("Bram", [])


@pytest.mark.rule("LI-E5")
def test_nobody_wins_when_all_are_eliminated() -> None:
    result = score(player("Anna", 9, cubes=13), player("Bram", cubes=1, healer={"fixed": 1}))
    assert result.to_json()["winner"] is None
    assert render_table(result).endswith("Everybody is eliminated: nobody wins (LI-E5).\n")


@pytest.mark.rule("LI-V4")
def test_crowns_are_ranked_among_players_with_less_than_13_cubes() -> None:
    result = score(
        player("Anna", treasures=[crown(4), crown(4)], cubes=13),
        player("Bram", treasures=[crown(2)]),
        player("Cleo", treasures=[crown(1), crown(1)]),
        player("Dora", treasures=[crown(1)], cubes=12, healer={"fixed": 40}),
        player("Emil"),
    )
    # Dora goes below 0 only afterwards, so her crosses still count.
    assert result.crowns == [("Bram", 2, 21), ("Cleo", 2, 21), ("Dora", 1, 11)]
    assert [line.eliminated for line in result.players] == ["LI-E2", None, None, "LI-E4", None]
    assert result.players[0].crosses == 8


@pytest.mark.rule("LI-P5")
def test_aarons_crosses_count() -> None:
    anna, bram = player("Anna", treasures=[36]), player("Bram", treasures=[crown(3)])
    result = score(anna, bram, aaron={"crowns": [74, {"crosses": 1}]})
    assert result.crowns == [("Aaron", 5, 25), ("Bram", 3, 18), ("Anna", 2, 11)]
    assert [line.name for line in result.players] == ["Anna", "Bram"]
    assert score(anna, bram).crowns == [("Bram", 3, 25), ("Anna", 2, 18)]


def test_the_table() -> None:
    result = score(
        player("Anna", treasures=[37, 38, crown(1)], cubes=2, healer=3),
        player("Bartholomew", 3, cubes=13),
        player("Cleo", 30),
    )
    table = render_table(result)
    assert (
        table
        == """\
              Anna  Bartholomew  Cleo
-------------------------------------
Cubes            2           13     0
Amulets          0            -     0
Coin bags        0            -    30
Books            0            -     0
Jewels           7            -     0
  bonus          8            -     0
Crowns           0            -     0
  bonus         25            -     0
Skulls           0            -     0
  bonus          0            -     0
First Player     5            -     0
Healer          -4            -     0
-------------------------------------
Total           41            -    30

Crowns, by crosses: Anna 1 (+25).
Bartholomew has 13 cubes and is eliminated (LI-E2).
Anna wins with 41.
"""
    )


def test_the_table_tells_of_ties_and_of_debts() -> None:
    result = score(
        player("Anna", 5, cubes=1, healer={"fixed": 11}), player("Bram", 8), player("Cleo", 8)
    )
    assert render_table(result).splitlines()[-4:] == [
        "",
        "Anna cannot pay the healer and is eliminated (LI-E4).",
        "Bram and Cleo are tied; Bram is nearest clockwise from the First Player tile (LI-E5).",
        "Bram wins with 8.",
    ]


def test_the_result_is_plain_data() -> None:
    result = score(player("Anna", 10), player("Bram", cubes=13)).to_json()
    assert json.loads(json.dumps(result)) == result
    assert list(result) == ["game", "players", "crowns", "winner", "tied"]
    assert result["winner"] == "Anna"
    assert result["players"][0]["total"] == result["players"][0]["sheet"]["total"] == 15
    assert result["players"][1] == {
        "name": "Bram",
        "cubes": 13,
        "crosses": 0,
        "first_player": False,
        "sheet": None,
        "eliminated": "LI-E2",
        "total": None,
    }


PAD = """\
[[players]]
name = "Anna"
treasures = [1, 36, { type = "book", multiplier = 3 }]
cubes = 5
healer = 3
first_player = true

[[players]]
name = "Bram"
treasures = [
  37,
  { type = "skull", skull = "a", value = 3 },
]
cubes = 12
healer = { per_cube = 1 }

[aaron]
crowns = [74]
"""


def test_the_pad_of_these_tests_has_no_mistakes() -> None:
    result = compute(parse(PAD, "pad.toml", deck()))
    assert winner(result) == "Anna"


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('name = "Anna"', "", "1: players[0].name: missing; text on one line"),
        ('"Bram"', '"Anna"', '9: players[1].name: "Anna" is already a player; each name once'),
        (
            "[[players]]\nname",
            "[[player]]\nname",
            "1: player: unknown field; did you mean players?",
        ),
        (
            "cubes = 5",
            "cubes = -1",
            "4: players[0].cubes: -1 is not allowed; a whole number from 0",
        ),
        ("cubes = 5", "cubes = 5.5", "4: players[0].cubes: 5.5 is not allowed; a whole number"),
        ("cubes = 5", "cubs = 5", "4: players[0].cubs: unknown field; did you mean cubes? allowed"),
        ("cubes = 5", "", "1: players[0].cubes: missing; a whole number from 0 to 200"),
        ("healer = 3", "", "1: players[0].healer: missing; a healer's number or its cost such as"),
        ("healer = 3", "healer = 4", "5: players[0].healer: 4 is not allowed; a healer's number"),
        ("healer = 3", "healer = true", "5: players[0].healer: true is not allowed; a healer's"),
        ("{ per_cube = 1 }", "3", "15: players[1].healer: healer 3 is already players[0].healer;"),
        ("per_cube = 1", "per_cube = 3", "15: players[1].healer.per_cube: 3 is not allowed; a who"),
        ("cubes = 5", "cubes = 0", "5: players[0].healer: 3 is not allowed; none without cubes ("),
        ("cubes = 5", "cubes = 13", "5: players[0].healer: 3 is not allowed; none with 13 cubes o"),
        ("first_player = true", "", "1: players: the First Player tile is with nobody; exactly on"),
        (
            "cubes = 12",
            "cubes = 12\nfirst_player = true",
            "1: players: the First Player tile is with Anna and Bram; exac",
        ),
        ("first_player = true", "first_player = 1", "6: players[0].first_player: 1 is not allowed"),
        ("[1, 36, ", "[1, 2, ", "3: players[0].treasures[1]: 2 is not allowed; the reference"),
        ("[1, 36, ", "[1, 1, ", "3: players[0].treasures[1]: treasure 1 is already players[0].tre"),
        ("[1, 36, ", "[1, true, ", "3: players[0].treasures[1]: true is not allowed; a reference"),
        ("  37,", "  36,", "11: players[1].treasures[0]: treasure 36 is already players[0].treas"),
        ("multiplier = 3", "value = 3", "3: players[0].treasures[2].value: not on a book; allowed"),
        (", multiplier = 3", "", "3: players[0].treasures[2].multiplier: missing; a whole number"),
        ('skull = "a"', 'skull = "d"', '12: players[1].treasures[1].skull: "d" is not allowed; on'),
        ('"skull", ', '"scull", ', '12: players[1].treasures[1].type: "scull" is not allowed; on'),
        ("[1, 36, ", "5 # ", "3: players[0].treasures: 5 is not allowed; a list, each a referenc"),
        ("[74]", "[37]", "18: aaron.crowns[0]: treasure 37 is no crown; Aaron keeps only crowns"),
        ("[74]", "[36]", "18: aaron.crowns[0]: treasure 36 is already players[0].treasures[1];"),
        ("[74]", "[{ crosses = 5 }]", "18: aaron.crowns[0].crosses: 5 is not allowed; a whole"),
        ("crowns = [74]", "crown = [74]", "18: aaron.crown: unknown field; did you mean crowns?"),
        ("[aaron]", "[[players]]", "18: players[2].crowns: unknown field; allowed: name,"),
        ("= true", "= ture", "6: this is not TOML: Invalid value"),
    ],
)
def test_every_mistake_is_explained(old: str, new: str, message: str) -> None:
    assert old in PAD
    found = problems(PAD.replace(old, new, 1))
    assert any(problem.startswith(f"pad.toml:{message}") for problem in found), found
    assert all(problem.startswith("pad.toml:") and "\n" not in problem for problem in found)


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({}, "pad.toml:1: players: missing; a list of 2 to 5 players"),
        ({"players": 3}, "pad.toml:1: players: 3 is not allowed; a list of 2 to 5 players"),
        ({"players": [player("Anna")]}, "pad.toml:1: players: 1 players; a list of 2 to 5"),
        (
            {"players": [player(name) for name in "abcdef"]},
            "pad.toml:1: players: 6 players; a list of 2 to 5 players, clockwise as they sat",
        ),
        ({"players": [1, 2]}, "pad.toml:1: players[0]: 1 is not allowed; a table with name, tr"),
        (
            {"players": [player(name) for name in "abc"], "aaron": {"crowns": []}},
            "pad.toml:1: aaron: only with 2 players (LI-P1)",
        ),
        ({"players": [], "aaron": 7}, "pad.toml:1: aaron: 7 is not allowed; a table with crowns"),
        (
            {"players": [player("a", treasures=[{"type": "amulet", "value": 1}] * 75)] * 2},
            "pad.toml:1: players: 150 treasures; the box has 74 (LI-C3)",
        ),
    ],
)
def test_pads_of_the_wrong_shape(data: Data, message: str) -> None:
    found = problems(json.dumps(data))
    assert any(problem.startswith(message) for problem in found), found


def test_one_cube_needs_a_healer() -> None:
    players = [player("Anna", cubes=1, first_player=True), player("Bram")]
    found = problems(json.dumps({"players": players}))
    assert [problem.split(";")[0] for problem in found] == [
        "pad.toml:1: players[0].healer: missing"
    ]


def test_75_treasures_are_too_many() -> None:
    cards = [{"type": "amulet", "value": 1}] * 37
    players = [player("Anna", treasures=[1, *cards], first_player=True)]
    players.append(player("Bram", treasures=cards))
    assert problems(json.dumps({"players": players})) == [
        "pad.toml:1: players: 75 treasures; the box has 74 (LI-C3)"
    ]


@pytest.mark.parametrize(
    ("fields", "limits"),
    [
        (CARD, {"curse": (0, 12, 0), "crossed": (0, 2, 0)}),
        (
            AARONS_CARD,
            {
                "value": (0, 30, 0),
                "crosses": (1, 4, None),
                "curse": (0, 12, 0),
                "crossed": (0, 2, 0),
            },
        ),
        (HEALER, {"per_cube": (0, 2, 0), "fixed": (0, 40, 0)}),
        (PLAYER, {"cubes": (0, 200, None)}),
    ],
)
def test_limits_and_defaults(
    fields: dict[str, Field], limits: dict[str, tuple[int, int, int | None]]
) -> None:
    found = {
        name: (field.least, field.most, field.default)
        for name, field in fields.items()
        if isinstance(field, Whole)
    }
    assert found == limits


def test_74_treasures_may_be_written_out() -> None:
    cards = [{"type": "amulet", "value": 1}] * 36
    result = score(player("Anna", treasures=[1, *cards]), player("Bram", treasures=[*cards, 74]))
    assert [line.total for line in result.players] == [48, 63]


def test_the_example_of_the_manual() -> None:
    manual = Path(__file__).parents[4] / "docs" / "score-pad.md"
    example, table = manual.read_text(encoding="utf-8").split("```")[1:4:2]
    pad = parse(example.removeprefix("toml\n"), "pad.toml", DECK_FILE.standard())
    assert render_table(compute(pad)) == table.removeprefix("text\n")


WORDS = [
    *PLAYER_KEYS,
    *AARONS_CARD,
    *HEALER,
    "players",
    "aaron",
    "crowns",
    "multiplier",
    "skull",
    "a",
]
LEAVES = st.sampled_from(WORDS) | st.integers(-1, 80) | st.booleans() | st.none() | st.floats()
ANYTHING = st.recursive(
    LEAVES,
    lambda inner: st.lists(inner) | st.dictionaries(st.sampled_from(WORDS), inner),
    max_leaves=8,
)
ANY_PLAYER = st.fixed_dictionaries(
    {"name": LEAVES, "treasures": st.lists(ANYTHING), "cubes": st.integers(0, 14)},
    optional={"healer": ANYTHING, "first_player": st.booleans()},
)
ANY_PAD = st.fixed_dictionaries(
    {"players": st.lists(ANY_PLAYER) | ANYTHING}, optional={"aaron": ANYTHING, "name": LEAVES}
)


@given(ANY_PAD)
def test_no_pad_whatever_ends_in_another_error(data: Data) -> None:
    with contextlib.suppress(ScorePadError):
        render_table(compute(parse(json.dumps(data), "any.json", deck())))
