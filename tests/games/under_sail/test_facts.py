"""What screens get beside the view: facts, faces, words, the terminal's picture."""

from random import Random

from doubloon.games.under_sail.state import UnderSail
from doubloon.kernel.events import Sink
from tests.games.under_sail.helpers_sail import GAME, decks, do, play, position, without
from tests.web.pages.test_words_lists import refused


def test_faces() -> None:
    faces = GAME.screen.faces(GAME.decks.standard())
    assert faces["cards"]["V12"] == {"colour": "V", "number": 12}
    assert len(faces["cards"]) == 48
    assert faces["treasures"]["B3b"] == {"colour": "B", "value": 3}
    assert faces["bonus_cards"] == 22
    assert [faces["actions"][each]["word"] for each in "1234"] == ["bonus", "swap", "look", "fetch"]


def test_facts_while_playing() -> None:
    given = without(decks("R3a", "G2a"), "R4a")
    people = {0: {"bonus": 3, "treasures": ["R4a"], "rounds": [[5, 1], [0, 0]]}}
    hands = ["R7 R12", "B7 B2", "G1 G2", "V1 V2"]
    state = position(hands, people=people, decks=given, first_player=0, round=2)
    facts = GAME.screen.facts(state.view(0))
    assert facts["phase"] == "play"
    assert facts["turn"] == [0, 1, 2, 3]
    assert facts["limits"] == {"R7": 3, "R12": 0}
    assert (facts["highest"], facts["carrying"][:3]) == (12, [12, 11, 10])
    assert facts["passable"] == []
    assert facts["merged"] == []
    assert facts["outcome"] is None
    assert facts["decks"][0] == {
        "colours": ["R", "B"],
        "face_up": {"colour": "R", "value": 3},
        "left": 14,
    }
    assert facts["players"][0] == {
        "hand": 2,
        "bonus": 3,
        "stealable": True,
        "points": 11,
        "round": 5,
        "pile": 1,
        "visible": "R4a",
        "place": 1,
        "order": 1,
        "next": True,
        "known": [],
        "could": None,
        "value": None,
    }
    assert GAME.screen.facts(state.view(-1))["limits"] == {}


def test_facts_of_an_open_trick() -> None:
    given = without(decks("R3a", "G2a"), "R4a")
    state = position(
        ["R9 B1", "R7 B2", "R5 B3", "V2 B4"], people={1: {"treasures": ["R4a"]}}, decks=given
    )
    play(state, "R9", "R7", "R5", "V2")
    facts = GAME.screen.facts(state.view(3))
    assert facts["phase"] == "resolve"
    assert facts["outcome"] == [
        {
            "colours": ["R"],
            "cards": [
                {"seat": 0, "card": "R9", "value": 9},
                {"seat": 1, "card": "R7", "value": 7},
                {"seat": 2, "card": "R5", "value": 5},
            ],
            "winner": 0,
            "lowest": 2,
            "bonus": 3,
            "treasure": True,
        },
        {
            "colours": ["V"],
            "cards": [{"seat": 3, "card": "V2", "value": 2}],
            "winner": 3,
            "lowest": None,
            "bonus": 0,
            "treasure": False,
        },
    ]
    assert [person["value"] for person in facts["players"]] == [9, 7, 5, 2]


def test_facts_of_merged_colours() -> None:
    state = position(["V7 B1", "G9 B2", "R4 B3"], decks=decks("R3a"))
    assert GAME.screen.facts(state.view(0))["merged"] == [["G", "V"]]
    do(state, 0, "V7 show-colour")
    do(state, 1, "G9 show-colour")
    before = state.copy()
    do(state, 2, "R4 show-colour")
    outcome = GAME.screen.facts(state.view(0))["outcome"]
    assert [group["colours"] for group in outcome] == [["R"], ["G", "V"]]
    assert outcome[1]["winner"] == 1
    assert GAME.screen.facts(before.view(2))["players"][0]["could"] is not None


def test_passable_cards_and_the_end() -> None:
    state = GAME.new(4, seed=3)
    facts = GAME.screen.facts(state.view(2))
    assert facts["phase"] == "pass"
    assert facts["passable"] == GAME.catalogue.words(state.legal(2))
    assert facts["tricks"] == 12
    rng = Random(1)
    while not state.over:
        seat = rng.choice(state.deciders())
        state.apply(seat, rng.choice(state.legal(seat)))
    facts = GAME.screen.facts(state.view(2))
    assert facts["phase"] == "over"
    assert [person["points"] for person in facts["players"]] == state.scores()


def test_every_refusal_and_every_event_has_a_sentence() -> None:
    names = ["Ann", "Bob", "Cat", "Dan"]
    told: set[str] = set()
    reasons: set[str] = set()
    for seed in range(8):
        rng = Random(seed)
        options = {
            "red_blue": ("bonus", "swap")[seed % 2],
            "green_violet": ("look", "fetch")[seed // 2 % 2],
        }
        state = GAME.new(4, options, seed=seed)
        assert isinstance(state, UnderSail)
        while not state.over:
            seat = rng.choice(state.deciders())
            for action in rng.sample(range(len(GAME.catalogue)), 12):
                why = state.why_not(seat, action)
                if why is not None:
                    reasons.add(why[1]["reason"])
                    assert "do not allow" not in GAME.explain(*why)
            sink = Sink()
            state.apply(seat, rng.choice(state.legal(seat)), sink)
            for event in sink.events:
                told.add(event.kind)
                said = GAME.tell(event, names, GAME.decks.standard())
                assert bool(said) != (event.kind in ("dealt", "won")), event.kind
                assert said != event.kind
    assert len(told) == 21
    assert reasons <= set(refused("under_sail"))


def test_the_picture_for_the_terminal_hides_what_is_covered() -> None:
    state = position(["R7 R12", "B7 B2", "G1 G2"], people={0: {"bonus": 3}}, decks=decks("R3a"))
    do(state, 0, "R7 show-number bonus-2")
    do(state, 1, "B7 show-colour")
    picture = GAME.draw(state)
    assert "plays ?7+2" in picture
    assert "plays B?" in picture
    assert "R7" not in picture
    assert "treasures: red 3, 19 face down" in picture
    assert "seat 0* points   0  bonus  1  hand  1" in picture
