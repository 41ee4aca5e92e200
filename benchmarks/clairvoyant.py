"""A search that cheats: it sees the true world. For measuring what hidden knowledge is worth.

It is no bot of Doubloon, because bots get a view and never a state: it is played here alone.
"""

from typing import Final

from doubloon.arena.tournament import Job, Plan, Played, id_of, seating, secret_of
from doubloon.bots import make_bot
from doubloon.kernel import registry
from doubloon.kernel.state import State, View

CLAIRVOYANT: Final = "clairvoyant-"


class TrueView(View):
    """Deals one world only, the true one."""

    def __init__(self, seat: int, state: State) -> None:
        super().__init__(seat)
        self.state = state

    def sample(self, seed: int) -> State:
        """The state itself, what lies in the decks included."""
        return self.state.copy()


def play_game(plan: Plan, job: Job) -> Played:
    """A game as the arena plays it, but bots called ``clairvoyant-search:N`` see everything."""
    game = registry.find(plan.game)
    seats = seating(len(plan.bots), job.rotation)
    deck = game.decks.from_content(plan.deck)
    state = game.new(
        len(seats),
        plan.options,
        secret=secret_of(plan, job.deal),
        game_id=id_of(plan, job.deal),
        deck=deck,
    )
    names = [plan.bots[bot] for bot in seats]
    seeds = [(plan.seed * 1009 + job.deal) * 31 + bot for bot in seats]
    players = [
        make_bot(name.removeprefix(CLAIRVOYANT), game, seed)
        for name, seed in zip(names, seeds, strict=True)
    ]
    while not state.over:
        seat = int(state.decider())
        legal = state.legal(seat)
        action = legal[0]
        if len(legal) > 1:
            sees = names[seat].startswith(CLAIRVOYANT)
            view = TrueView(seat, state) if sees else state.view(seat)
            action = players[seat].choose(view, legal)
        state.apply(seat, action)
    zeros = [0] * len(seats)
    return Played(
        deal=job.deal,
        rotation=job.rotation,
        bots=seats,
        scores=state.scores(),
        placings=state.placings(),
        eliminated=[state.is_out(seat) for seat in range(len(seats))],
        decisions=zeros,
        turns=zeros,
        cpu_ms=[0.0] * len(seats),
        moves=[],
        final_hash=state.hash(),
    )
