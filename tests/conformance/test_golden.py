"""Golden playthroughs: one game of each, written down in ``tests/playthroughs``.

They are played with frozen decks, so every change of behaviour shows there as a difference, and no
tuning of a deck does. If it is meant, write them anew::

    .venv/bin/python -m pytest tests/conformance/test_golden.py --rewrite -n 0

and read the difference before committing it.
"""

from pathlib import Path
from random import Random

import pytest

from doubloon.kernel import registry
from doubloon.kernel.deck import canonical, digest
from doubloon.kernel.game import Game
from doubloon.kernel.play.play import Play, Setup
from tests.conformance.support import every_game, frozen_deck, secret_of

FOLDER = Path(__file__).resolve().parents[1] / "playthroughs"
PLAYERS = 3
SEED = 20


def short(data: object) -> str:
    """The beginning of a digest: enough to see that something changed."""
    return digest(data)[:12]


def views(play: Play) -> str:
    """A digest of each view, the spectator's first."""
    seats = range(-1, play.players)
    return " ".join(short(play.state.view(seat).data()) for seat in seats)


def set_up(play: Play, names: list[str]) -> list[str]:
    """What was agreed, and the first position."""
    game = play.game
    return [
        f"game: {game.name}, rules version {game.rules_version}",
        f"players: {', '.join(names)}",
        f"options: {canonical(play.setup.options)}",
        f"deck: {play.setup.deck.name} {play.setup.deck.version}, {play.setup.deck.digest[:12]}",
        f"catalogue: {len(game.catalogue)} actions,"
        f" {short(game.catalogue.words(list(range(len(game.catalogue)))))}",
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


def playthrough(game: Game) -> str:
    """A whole game in words and data."""
    rng = Random(SEED)
    names = ["Ann", "Bob", "Cat"]
    play = Play.begin(Setup(game, PLAYERS, {}, secret_of(SEED), "golden", frozen_deck(game)))
    lines = set_up(play, names)
    while not play.state.over:
        play = one_decision(play, rng, names, lines)
    lines.extend(["", f"scores: {play.state.scores()}", f"placings: {play.state.placings()}"])
    return "\n".join(lines) + "\n"


@every_game
def test_golden_playthrough(name: str, rewrite: bool) -> None:
    file = FOLDER / f"{name}.txt"
    text = playthrough(registry.find(name))
    if rewrite:
        file.write_text(text, encoding="utf-8")
        pytest.skip(f"{file.name} was written anew")
    expected = file.read_text(encoding="utf-8").splitlines()
    for number, (found, golden) in enumerate(zip(text.splitlines(), expected, strict=False), 1):
        assert found == golden, f"{file.name}:{number}"
    assert text.count("\n") == len(expected)


def test_no_playthrough_is_left_over() -> None:
    assert sorted(file.stem for file in FOLDER.glob("*.txt")) == registry.names()
