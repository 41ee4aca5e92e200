"""Searches that cheat: they see the true world, or others' hands. To measure what that is worth.

They are no bots of Doubloon, because bots get a view and never a state: they are played here alone.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from doubloon.arena.tournament import Job, Plan, Played, id_of, seating, secret_of
from doubloon.bots import make_bot
from doubloon.kernel import registry
from doubloon.kernel.state import State, View

CLAIRVOYANT: Final = "clairvoyant-"
OPEN_HANDS: Final = "open-hands-"


class TrueView(View):
    """Deals one world only, the true one."""

    def __init__(self, seat: int, state: State) -> None:
        super().__init__(seat)
        self.state = state

    def sample(self, seed: int) -> State:
        """The state itself, what lies in the decks included."""
        return self.state.copy()


def cheats(bot: str) -> bool:
    """Does a bot of this name see more than its seat?"""
    return bot.startswith((CLAIRVOYANT, OPEN_HANDS))


def honest(bot: str) -> str:
    """The bot that it would be if it saw no more than its seat."""
    return bot.removeprefix(CLAIRVOYANT).removeprefix(OPEN_HANDS)


def seen_by(bot: str, seat: int, state: State) -> View:
    """What a bot of this name sees."""
    if bot.startswith(CLAIRVOYANT):
        return TrueView(seat, state)
    if bot.startswith(OPEN_HANDS):
        return with_open_hands(seat, state)
    return state.view(seat)


def with_open_hands(seat: int, state: Any) -> View:
    """A view as if the others' hands lay open; the decks, and in Tobago what others peeked at, stay
    hidden. It knows how views of Loot Island and Tobago deal: what is in no hand is in the deck.
    """
    view = state.view(seat)
    view.board.hands = state.hands[:]
    view.counts = vec[i64]([0] * len(view.counts))
    return view  # type: ignore[no-any-return]


def play_game(plan: Plan, job: Job) -> Played:
    """A game as the arena plays it, but bots whose names say so see more than their seats."""
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
    players = [make_bot(honest(name), game, seed) for name, seed in zip(names, seeds, strict=True)]
    while not state.over:
        seat = int(state.decider())
        legal = state.legal(seat)
        action = legal[0]
        if len(legal) > 1:
            action = players[seat].choose(seen_by(names[seat], seat, state), legal)
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
