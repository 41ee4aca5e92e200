"""A golden game, and counts of reachable positions (perft), as they were written down.

They are in the author's tree: ``GAME/playthrough.txt``, ``GAME/perft.json`` and ``GAME/deck.json``
in a folder such as ``tests/golden``. They are played with the deck that is kept there, so every
change of behaviour shows as a difference, and no tuning of the standard deck does. A count of
positions changes when what is legal changes, even by one action somewhere in the tree.
"""

import json
from itertools import islice
from pathlib import Path
from random import Random

from doubloon.conformance.cases import Case, secret_of, some_options
from doubloon.conformance.contract import Broken, need
from doubloon.kernel.deck import Deck, canonical, digest
from doubloon.kernel.game import Game
from doubloon.kernel.learning.playout import perft
from doubloon.kernel.play.play import Play, Setup
from doubloon.kernel.state import State

SEED = 20
NAMES = ["Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal"]
ENOUGH = 2000  # the depth is the first at which there are so many positions
DEEPEST = 8
PLACES = (0, 30, 75)  # how far into a random game a position is, in percent; options vary with it


def file_of(case: Case, name: str) -> Path | None:
    """Where something is written down; None if it is not, and is not to be."""
    if case.folder is None:
        return None
    file = case.folder / case.game.name / name
    if case.rewrite:
        file.parent.mkdir(parents=True, exist_ok=True)
    return file if case.rewrite or file.exists() else None


def frozen_deck(game: Game, folder: Path | None, rewrite: bool = False) -> Deck:
    """The deck that is kept with the golden game; the standard one if there is none.

    To take the standard deck as it is now, delete the file and write the results again.
    """
    if folder is None:
        return game.decks.standard()
    file = folder / game.name / "deck.json"
    if not file.exists():
        deck = game.decks.standard()
        if rewrite:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(canonical(deck.content) + "\n", encoding="utf-8")
        return deck
    return game.decks.from_content(json.loads(file.read_text(encoding="utf-8")))


def golden_game(case: Case) -> None:
    """One game, all its questions, choices, events and sentences."""
    players = max(case.game.min_players, min(3, case.game.max_players))
    file = file_of(case, "playthrough.txt")
    if file is None:
        return
    text = playthrough(case.game, players, frozen_deck(case.game, case.folder, case.rewrite))
    if case.rewrite:
        file.write_text(text, encoding="utf-8")
        return
    expected = file.read_text(encoding="utf-8").splitlines()
    for number, (line, golden) in enumerate(zip(text.splitlines(), expected, strict=False), 1):
        need(line == golden, "golden", f"{file.name}:{number}: {line.strip()!r}, not {golden!r}")
    lines = text.count("\n")
    need(lines == len(expected), "golden", f"{file.name}: {lines} lines, not {len(expected)}")


def playthrough(game: Game, players: int, deck: Deck) -> str:
    """A whole game in words and data."""
    rng = Random(SEED)
    names = NAMES[:players]
    play = Play.begin(Setup(game, players, {}, secret_of(SEED), "golden", deck))
    lines = set_up(play, names)
    while not play.state.over:
        play = one_decision(play, rng, names, lines)
    lines.extend(["", f"scores: {play.state.scores()}", f"placings: {play.state.placings()}"])
    return "\n".join(lines) + "\n"


def shortened(data: object) -> str:
    """The beginning of a digest: enough to see that something changed."""
    return digest(data)[:12]


def views(play: Play) -> str:
    """A digest of each view, the spectator's first."""
    seats = range(-1, play.players)
    return " ".join(shortened(play.state.view(seat).data()) for seat in seats)


def set_up(play: Play, names: list[str]) -> list[str]:
    """What was agreed, and the first position."""
    game = play.game
    return [
        f"game: {game.name}, rules version {game.rules_version}",
        f"players: {', '.join(names)}",
        f"options: {canonical(play.setup.options)}",
        f"deck: {play.setup.deck.name} {play.setup.deck.version}, {play.setup.deck.digest[:12]}",
        f"catalogue: {len(game.catalogue)} actions,"
        f" {shortened(game.catalogue.words(list(range(len(game.catalogue)))))}",
        f"secret: {play.setup.secret}",
        f"id: {play.setup.game_id}",
        f"commitment: {play.setup.commitment()}",
        "position:",
        *(f"  {key}: {canonical(value)}" for key, value in play.state.dump().items()),
    ]


def one_decision(play: Play, rng: Random, names: list[str], lines: list[str]) -> Play:
    """A random action of a random decider, and all that comes of it, told in ``lines``."""
    seat = rng.choice(play.state.deciders())
    decision = play.decision(seat)
    assert decision is not None
    word = rng.choice(decision.choices)
    lines += [
        "",
        f"{len(play.log)}. {names[seat]} is asked: {decision.kind} ({decision.rule})"
        f" {canonical(decision.about)} undo {decision.undo} ({decision.undo_stops})",
        f"  choices: {' '.join(decision.choices)}",
        f"  > {word}",
    ]
    play = play.after(seat, [word], decision.id)
    for event in play.entries[-1].events:
        said = play.game.tell(event, names, play.setup.deck)
        lines.append(f"  {said or '(nothing to tell)'}")
        private = f" for {event.seats} {canonical(event.private)}" if event.private else ""
        revealed = f" revealed {event.revealed}" if event.revealed else ""
        lines.append(f"    {event.kind} {canonical(event.data)}{private}{revealed}")
    lines.append(f"  state {play.state.hash()[:12]} views {views(play)}")
    return play


# counts of positions


def position(case: Case, place: int) -> State:
    """The position so far into a random game."""
    game = case.game
    seed = 100 * case.players + place
    options = some_options(game, Random(seed)) if place else {}
    deck = frozen_deck(game, case.folder, case.rewrite)
    start = game.new(case.players, options, seed=seed, deck=deck)
    length = sum(1 for _ in case.walk(start.copy(), Random(seed)))
    moments = case.walk(start, Random(seed))
    return next(islice(moments, length * place // 100, None))


def counts(case: Case, place: int) -> list[int]:
    """The counts from depth 1 on, as deep as is quickly done."""
    state = position(case, place)
    found: list[int] = []
    while len(found) < DEEPEST and (not found or found[-1] < ENOUGH):
        found.append(perft(state, len(found) + 1))
    return found


def positions_are_counted(case: Case) -> None:
    """As many positions as were written down, from three positions of a table."""
    file = file_of(case, "perft.json")
    if file is None:
        return
    known = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    now = {f"{case.players} players, {place}% into a game": counts(case, place) for place in PLACES}
    if case.rewrite:
        lines = [f" {json.dumps(key)}: {found}" for key, found in {**known, **now}.items()]
        file.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
        return
    for key, found in now.items():
        if known.get(key) != found:
            raise Broken("perft", f"{file.name}: {key}: {found}, not {known.get(key)}")
