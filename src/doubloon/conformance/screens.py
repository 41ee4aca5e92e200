"""What a game gives to screens is what its types say. For games that declare types."""

from functools import cache
from typing import Any

from doubloon.conformance.cases import BOUND, Case, seats_of, who
from doubloon.conformance.contract import need
from doubloon.conformance.documented import Documented
from doubloon.kernel.events import SPECTATOR, Sink
from doubloon.kernel.game import Game
from doubloon.kernel.types.schemas import game_schemas, name_of


@cache
def schemas() -> Documented:
    """The schemas of all games."""
    return Documented(game_schemas())


def check(game: Game, field: str, data: Any, of: str = "Screen", place: str = "") -> None:
    """Data of a game is as one field of a type says."""
    wrong = schemas().wrong(data, schemas().field(name_of(game) + of, field), field)
    need(not wrong, "typed", f"{place}{wrong}")


def screens_get_what_types_say(case: Case) -> None:
    """Views, facts, questions, events and options of some random games, key by key."""
    game = case.game
    if game.screen.types is None:
        return
    for rng in case.rounds(2):
        check(game, "options", case.options)
        state = case.new(rng)
        for _ in range(BOUND):
            seat = rng.choice(seats_of(state))
            view = state.view(seat)
            check(game, "view", view.data(), place=f"{who(seat)}: ")
            check(game, "facts", game.screen.facts(view), place=f"{who(seat)}: ")
            if state.over:
                break
            seat = rng.choice(state.deciders())
            kind, _, about = state.question(seat)
            check(game, kind, about, "About")
            sink = Sink()
            state.apply(seat, rng.choice(state.legal(seat)), sink)
            for event in sink.events:
                for reader in (SPECTATOR, *event.seats):
                    check(game, "event", event.seen_by(reader))
