"""Prints the hash of every step of some random games: ``python -m tests.conformance.trace``.

Run in the plain and in the compiled environment, it must print the same.
"""

import sys
from random import Random

from doubloon.about import compiled, source_digest
from doubloon.conformance.cases import encoded, secret_of, some_options, step
from doubloon.kernel import registry
from doubloon.kernel.deck import digest
from tests.conformance.support import CASES, frozen_deck

GAMES = 3  # of each kind, each with other options


def trace(name: str, players: int, number: int) -> None:
    """One game: its options, the hash after every action, worlds on the way, the outcome."""
    game = registry.find(name)
    rng = Random(f"{name}/{players}/{number}")
    options = some_options(game, rng)
    secret = secret_of(rng.randrange(2**64)) if number % 2 else ""
    deck = frozen_deck(game)
    state = game.new(players, options, secret=secret, game_id="trace", seed=number, deck=deck)
    print(f"{name} {players} {options}")
    while not state.over:
        seat, action = step(state, rng)
        print(f"{seat} {game.catalogue.word(action)} {state.hash()[:16]}")
        if rng.randrange(10) == 0:
            seat = rng.randrange(-1, players)
            view = state.view(seat)
            world = view.sample(rng.randrange(2**40))
            print(f"view {seat} {digest(view.data())[:16]} world {world.hash()[:16]}")
            print(f"encoding {digest(encoded(game, state, seat).hex())[:16]}")
    print(f"{state.scores()} {state.placings()}")


def main() -> None:
    """All of them. What runs is told on the error stream, which is not compared."""
    print(f"{'compiled' if compiled() else 'plain'} {source_digest()}", file=sys.stderr)
    for name, players in CASES:
        for number in range(GAMES):
            trace(name, players, number)


if __name__ == "__main__":
    main()
