"""Rules, decks and faces over HTTP, and building a move by taps."""

import tomllib
from pathlib import Path

import doubloon
from doubloon.conformance.plain_data import through_json
from doubloon.kernel import registry
from tests.table.http.support import Client, in_loop, running

SOURCES = Path(doubloon.__file__).parent


@in_loop
async def test_rules_by_language(tmp_path: Path) -> None:
    async with running(tmp_path) as app:
        client = Client(app)
        book = await client.get("/api/games/loot_island/rules/en")
        assert (book["game"], book["language"], book["title"]) == (
            "loot_island",
            "en",
            "Loot Island",
        )
        assert "en" in book["languages"]
        rules = {rule["id"]: rule for section in book["sections"] for rule in section["rules"]}
        file = registry.find("loot_island")
        path = Path(str(__import__(type(file).__module__, fromlist=["x"]).__file__)).parent
        written = tomllib.loads((path / "text/rules/en.toml").read_text())["rule"]
        assert [rule["id"] for rule in written] == list(rules)
        for rule in written:
            rule.pop("section")
            assert {key: value for key, value in rule.items() if value} == rules[rule["id"]]
        other = await client.get("/api/games/loot_island/rules/xx")
        assert other["language"] == "en"
        for path_ in ("nothing/rules/en", "loot_island/rules/e", "nothing/deck"):
            answer = await client.ask("GET", f"/api/games/{path_}")
            assert answer.status_code in (400, 404)


@in_loop
async def test_words_by_language(tmp_path: Path) -> None:
    """For screens that were built without them: those of games from other packages."""
    async with running(tmp_path) as app:
        client = Client(app)
        words = await client.get("/api/games/toy/words/en")
        assert (words["game"], words["language"]) == ("toy", "en")
        assert "ask-play = Play a card" in words["texts"][-1]
        dutch = await client.get("/api/games/tobago/words/nl")
        assert dutch["texts"] == [
            (SOURCES / "games/tobago/text/words/nl.ftl").read_text(encoding="utf-8")
        ]
        assert (await client.get("/api/games/toy/words/xx"))["language"] == "en"
        assert (await client.ask("GET", "/api/games/nothing/words/en")).status_code == 404


@in_loop
async def test_decks(tmp_path: Path) -> None:
    async with running(tmp_path) as app:
        client = Client(app)
        for name in ("loot_island", "toy"):
            standard = registry.find(name).decks.standard()
            deck = await client.get(f"/api/games/{name}/deck")
            assert (deck["name"], deck["hash"]) == (standard.name, standard.digest)
            assert deck["content"] == through_json(standard.content)
        path = "/api/games/loot_island/deck"
        deck = await client.get(path)
        fine = await client.post(path, text=deck["text"])
        assert (fine["ok"], fine["problems"], fine["hash"]) == (True, [], deck["hash"])
        assert fine["content"] == deck["content"]
        assert fine["unusual"] == []
        odd = await client.post(path, text=deck["text"].replace("curse = 5", "curse = 8", 1))
        assert (odd["ok"], odd["problems"]) == (True, [])
        details = {"reason": "high_curse", "curse": 8}
        assert [each["details"] for each in odd["unusual"]] == [details]
        wrong = await client.post(path, text=deck["text"].replace("curse = 2", "curse = 77"))
        assert (wrong["ok"], wrong["content"]) == (False, None)
        assert len(wrong["problems"]) > 1
        first = wrong["problems"][0]
        line = deck["text"].splitlines()[first["line"] - 1]
        assert "curse = 2" in line
        assert f"number = {first['named']['number']}," in line
        assert (first["list"], first["field"], first["rule"]) == ("treasures", "curse", None)
        assert deck["content"]["treasures"][first["entry"]]["number"] == first["named"]["number"]
        allowed = {"reason": "whole", "least": 0, "most": 12}
        assert first["details"] == {"reason": "not_allowed", "found": "77", "allowed": allowed}
        assert first["message"] == "77 is not allowed; a whole number from 0 to 12"
        nonsense = await client.post(path, text="{{{")
        assert not nonsense["ok"]
        assert nonsense["problems"][0]["details"]["reason"] == "not_json"
        nothing = await client.post(path, text="treasures = [" + "{}," * 10_000 + "]")
        assert len(nothing["problems"]) == 500
        assert 0 < nothing["more"] < 1000, "the first entries of so long a list are read"
        toy = await client.post("/api/games/toy/deck", text="{{{")
        assert [each["message"] for each in toy["problems"]]
        table = await client.create("loot_island", 3, deck=fine["content"])
        faces = await client.get(f"/api/tables/{table}/deck")
        assert faces == fine["faces"]
        assert faces["cards"]["R2a"]["effect"] == "plus"


@in_loop
async def test_a_move_is_built_by_taps(tmp_path: Path) -> None:
    async with running(tmp_path) as app:
        anne = Client(app)
        table = await anne.create("toy", 2, options={"passing": False, "plays": 9})
        await anne.post(f"/api/tables/{table}/join", name="Bart")
        await anne.post(f"/api/tables/{table}/start", **{"as": 0})
        path = f"/api/tables/{table}/tap"
        seen = await anne.look(table, "?seat=0")
        seat = seen["about"]["asked"][0]
        hand = (await anne.look(table, f"?seat={seat}"))["decision"]["choices"]
        one = await anne.post(path, words=[], word=hand[0], **{"as": seat})
        assert (one["words"], one["wanted"], one["leads"]) == (hand[:1], [], [])
        assert (one["reveals"], one["view"], one["why_not"]) == (True, None, None)
        assert [event["event"] for event in one["events"]]
        other = await anne.post(path, words=hand[:1], word=hand[1], **{"as": seat})
        assert other["words"] == [hand[1]], "the same question answered otherwise"
        none = await anne.post(path, words=hand[:1], word=hand[0], **{"as": seat})
        assert (none["words"], none["choices"], none["facts"]) == ([], hand, {})
        strange = next(f"play-{card}" for card in range(1, 53) if f"play-{card}" not in hand)
        refused = await anne.post(path, words=[], word=strange, **{"as": seat})
        assert refused["words"] == []
        why = refused["why_not"]
        assert (why["word"], why["rule"]) == (strange, "TOY-2")
        assert why["details"]["reason"] == "not_in_hand"
        assert "is not in your hand" in why["message"]
        illegal = {"words": [strange], "word": hand[0], "as": seat}
        assert await anne.refused(path, **illegal) == (422, "illegal")
        assert (await anne.look(table, "?seat=0"))["number"] == seen["number"]
