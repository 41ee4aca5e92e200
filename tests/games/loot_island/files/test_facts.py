"""Facts, faces and what questions are about: worked out for screens, from what a seat may know."""

from random import Random
from typing import Any

from doubloon.games.loot_island.components.actions import LANDING_NAMES
from doubloon.games.loot_island.components.deck import LO_SIZE
from doubloon.games.loot_island.rules.ending import sheets
from doubloon.games.loot_island.rules.scoring import book_pairs, book_value
from doubloon.games.loot_island.state import LootIsland
from doubloon.kernel.play.play import Play, Setup
from tests.games.loot_island.helpers_actions import hands, table
from tests.games.loot_island.helpers_loot import column, pile
from tests.support import DECK, GAME, do

SECRET = "7" * 64


def facts(state: LootIsland, seat: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = GAME.screen.facts(state.view(seat))
    return found


def ship(bow: str = "clockwise", corner: str = "NW") -> dict[str, str]:
    return {"corner": corner, "bow": bow}


def test_a_new_game() -> None:
    state = GAME.new(3, seed=1)
    assert isinstance(state, LootIsland)
    found = facts(state)
    assert (found["need"], found["danger"], found["deadly"], found["aaron"]) == (4, 10, 13, None)
    assert set(found["landings"]) == set(LANDING_NAMES)
    assert found["map_deck"] == 88 - 21
    assert (found["map_discards"], found["treasure_deck"]) == (0, len(state.treasure_deck))
    for seat, person in enumerate(found["players"]):
        assert (person["cubes"], person["hand"], person["compasses"]) == (3, 7, 3)
        assert (person["passed"], person["eliminated"]) == (False, None)
        assert person["first"] == (state.first == seat)
        assert person["sheet"]["total"] == (5 if person["first"] else 0)
    assert [tile["cost"] for tile in found["islands"]] == [2] * len(found["islands"])
    assert all(tile["up"] for tile in found["islands"])


def test_landings_count_and_find_as_they_lie() -> None:
    state = table(
        3,
        event="A3",
        ship=ship(),
        landings={
            "N1": pile(column("R", 3, 1, 1), 2, 0),
            "N2": pile(column("G", 2, 2), 1),
            "E1": pile(column("V", 1, 1), 0, 1),
        },
    )
    found = facts(state)
    assert found["coast"] == "north"
    north, small, east = (found["landings"][name] for name in ("N1", "N2", "E1"))
    assert (north["count"], north["ready"], north["loot"]) == (6, True, "big")
    assert (north["colour"], north["chests"], north["treasures"]) == ("R", 1, 3)
    assert (north["by_compasses"], north["by_event"]) == (2, 0)
    assert north["share"] == [2, 0]
    assert (small["count"], small["loot"], small["treasures"]) == (4, "small", 2)
    assert (east["ready"], east["loot"], east["treasures"]) == (False, None, 3)
    assert (north["explored"], small["explored"], east["explored"]) == (True, True, False)
    assert found["landings"]["W2"] == {
        "colour": None,
        "count": 0,
        "need": 4,
        "ready": False,
        "chests": 0,
        "by_compasses": 0,
        "by_event": 0,
        "treasures": 0,
        "loot": None,
        "explored": False,
        "share": [],
    }


def test_events_change_the_facts() -> None:
    lies = {"N1": pile(column("R", 4), 2, 0), "N2": pile(column("G", 5), 1)}
    plain = facts(table(3, event="A3", ship=ship(), landings=lies))["landings"]
    assert (plain["N1"]["loot"], plain["N2"]["loot"]) == ("small", "big")
    assert (plain["N1"]["by_compasses"], plain["N2"]["by_compasses"]) == (0, 1)
    for event, small, big in (("A4", 1, -1), ("B11", -1, -1)):
        changed = facts(table(3, event=event, ship=ship(), landings=lies))["landings"]
        assert (changed["N1"]["by_event"], changed["N2"]["by_event"]) == (small, big)
    fewer = facts(table(3, round=2, event="B12", ship=ship(), landings=lies))["landings"]
    assert (fewer["N1"]["loot"], fewer["N2"]["loot"]) == ("big", "small")
    turned = facts(table(3, round=2, event="B13", ship=ship(), landings=lies))["landings"]
    assert turned["N1"]["share"] == [0, 2]
    for event, end in (("B12", "bottom"), ("B13", "top")):
        tiles = facts(table(3, round=2, event=event, landings=lies))["islands"]
        assert [tile["to"] for tile in tiles if tile["kind"] == "stack"] == [end]
        assert {tile["to"] for tile in tiles if tile["kind"] != "stack"} == {None}
    two = facts(table(3, round=2, event="B14", ship=ship(), landings=lies))["landings"]
    assert [name for name in two if two[name]["explored"]] == ["N1", "N2", "E1", "E2"]
    dear = facts(table(3, round=2, event="B7", landings=lies))["islands"]
    assert {tile["cost"] for tile in dear} == {3}
    fewer_compasses = facts(table(3, round=2, event="B4", landings=lies))["players"]
    assert [person["compasses"] for person in fewer_compasses] == [1, 1, 1]


def test_a_half_built_move_counts_for_its_seat_alone() -> None:
    state = table(3, event="A3", people=hands("R2a R4b", "G2a"), landings={})
    do(state, 0, "N1 R2a")
    own, other = facts(state, 0), facts(state, 1)
    assert (own["landings"]["N1"]["count"], own["landings"]["N1"]["colour"]) == (2, "R")
    assert own["landings"]["N1"]["share"] == [0]
    assert (own["players"][0]["hand"], own["players"][0]["compasses"]) == (1, 2)
    assert (other["landings"]["N1"]["count"], other["players"][0]["hand"]) == (0, 2)
    assert other["players"][1]["hand"] == 1


def test_aaron() -> None:
    found = facts(table(2, event="A3", landings={"N1": pile(column("R", 1), 2)}))
    assert found["aaron"] == {"compasses": 2, "out": False}
    assert len(found["players"]) == 2


def test_facts_of_whole_games() -> None:
    """The same from the view's data as from the view; sheets as the rules add them up."""
    phases = set()
    for seed, players in enumerate((2, 3, 5)):
        rng = Random(seed)
        play = Play.begin(Setup(GAME, players, {}, SECRET, f"facts {seed}", DECK))
        while not play.state.over:
            seat = rng.choice(play.state.deciders())
            state = play.state
            assert isinstance(state, LootIsland)
            if rng.randrange(10) == 0:
                for looking in range(-1, players):
                    view = state.view(looking)
                    again = GAME.load_view(players, play.setup.options, DECK, view.data(), looking)
                    assert GAME.screen.facts(view) == GAME.screen.facts(again)
            found = facts(state, seat)
            phases.add(found["phase"])
            assert [person["sheet"] for person in found["players"]] == [
                sheet.to_json() for sheet in sheets(state)
            ]
            decision = play.decision(seat)
            assert decision is not None
            takers = found["share"]["takers"] if found["share"] else []
            assert (decision.kind == "take") == (takers != [])
            assert len(takers) == len(state.view(-1).data()["table"]) or not takers
            play = play.after(seat, [rng.choice(decision.choices)])
            after = play.state
            assert isinstance(after, LootIsland)
            following = facts(after, -1)["share"] if takers else None
            if following:  # Aaron takes by himself
                assert following["takers"] in [takers[n:] for n in range(1, len(takers))]
        end = play.state
        assert isinstance(end, LootIsland)
        found = facts(end, -1)
        assert found["phase"] == "over"
        for person, score in zip(found["players"], end.scores()):
            assert score == (0 if person["eliminated"] else person["sheet"]["total"])
    assert phases >= {"prepare", "actions", "explore", "ending"}


def test_books_name_the_partners_that_make_their_value() -> None:
    faces = GAME.screen.faces(DECK)["treasures"]
    books = [int(number) for number, face in faces.items() if face["kind"] == "book"]
    rng = Random(3)
    for _ in range(200):
        held = {*rng.sample(books, 3), *rng.sample(range(1, len(faces) + 1), 6)}
        lo, hi = masks(held)
        pairs = book_pairs(DECK, lo, hi)
        assert book_value(DECK, lo, hi) == sum(
            faces[str(book)]["multiplier"] * faces[str(partner)]["curse"] for book, partner in pairs
        )
        assert len({number for pair in pairs for number in pair}) == 2 * len(pairs)


def masks(numbers: set[int]) -> tuple[int, int]:
    bits = sum(1 << (number - 1) for number in numbers)
    return bits & ((1 << LO_SIZE) - 1), bits >> LO_SIZE


def test_what_landings_would_give_is_what_they_give() -> None:
    checked = 0
    for seed in range(6):
        rng = Random(seed)
        play = Play.begin(Setup(GAME, 3, {}, SECRET, f"loot {seed}", DECK))
        before: dict[str, Any] = {}
        while not play.state.over:
            state = play.state
            assert isinstance(state, LootIsland)
            found = facts(state, -1)
            seat = rng.choice(play.state.deciders())
            decision = play.decision(seat)
            assert decision is not None
            word = "pass" if "pass" in decision.choices else rng.choice(decision.choices)
            if decision.kind == "turn" and rng.random() < 0.8:
                word = rng.choice(decision.choices)
            before = found["landings"]
            play = play.after(seat, [word])
            for event in play.entries[-1].events:
                if event.kind == "explored" and word != "pass":
                    break
                if event.kind == "final_exploration":
                    break
                if event.kind == "loot" and word == "pass":
                    landing = before[event.data["landing"]]
                    assert landing["treasures"] == event.data["treasures"]
                    assert landing["loot"] == event.data["size"]
                    checked += 1
    assert checked >= 3


def test_faces() -> None:
    found = GAME.screen.faces(DECK)
    assert len(found["cards"]) == 88
    assert found["cards"]["R*a"]["value"] == 0
    plus = {"colour": "R", "value": 2, "effect": "plus", "does": "plus"}
    assert found["cards"]["R2a"] == plus
    assert found["cards"]["R1a"] == {"colour": "R", "value": 1, "effect": None, "does": "one"}
    assert set(found["treasures"]["1"]) == {
        *("kind", "base", "multiplier", "crosses", "skull", "curse", "crossed", "pile"),
    }
    assert set(found["healers"]["1"]) == {"per_cube", "fixed"}
    assert found["islands"]["1"]["kind"] == "cubes"


def test_what_questions_are_about() -> None:
    kinds: dict[str, set[str]] = {}
    for seed, players in enumerate((2, 2, 2, 3, 3, 4, 5, 5)):
        rng = Random(seed)
        options = {"ask": seed % 2 == 0, "more_cards": True, "healers": ("dealt", "open")[seed % 2]}
        play = Play.begin(Setup(GAME, players, options, SECRET, f"about {seed}", DECK))
        while not play.state.over:
            seat = rng.choice(play.state.deciders())
            decision = play.decision(seat)
            assert decision is not None
            about = decision.about
            kinds.setdefault(decision.kind, set(about))
            assert kinds[decision.kind] == set(about)
            if "landing" in about:
                assert about["landing"] in LANDING_NAMES
            if "at_most" in about:
                assert f"cubes-{about['at_most']}" == decision.choices[-1]
            if "refill" in about:
                limit = 6 if players == 2 else 7  # LI-S3
                assert about["refill"] == limit - (play.state.dump()["event"] == "B5")
            if "keep" in about:
                assert about["keep"] == (6 if players == 2 else 7)
            if "treasure" in about:
                assert f"keep-{about['treasure']}" in decision.choices
            play = play.after(seat, [rng.choice(decision.choices)])
    assert {
        kind: kinds[kind] for kind in ("turn", "cards", "pay", "take", "refresh", "keep_hand")
    } == {
        "turn": {"actor"},
        "cards": {"actor", "landing", "colour", "chosen", "from"},
        "pay": {"actor", "tile", "cost", "chosen"},
        "take": {"landing"},
        "refresh": {"refill"},
        "keep_hand": {"keep"},
    }
    assert kinds["may_discard"] == {"at_most"}


def test_what_half_built_moves_are_about() -> None:
    state = table(3, event="A3", people=hands("R2a R4b G3a G4a"), landings={})
    do(state, 0, "N1 R2a")
    assert state.question(0)[2] == {
        "actor": 0, "landing": "N1", "colour": "R", "chosen": ["R2a"], "from": None,
    }  # fmt: skip
    paying = table(3, event="A3", people=hands("R2a R4b G3a G4a"), landings={})
    do(paying, 0, "island-4 G3a")
    assert paying.question(0)[2] == {"actor": 0, "tile": 4, "cost": 2, "chosen": ["G3a"]}
