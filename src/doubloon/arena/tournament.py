"""A tournament between bots: the same deals for every seating, each game by itself repeatable."""

import hashlib
import time
from typing import Any, Final

import msgspec

from doubloon.bots import make_bot
from doubloon.kernel import registry
from doubloon.kernel.deck import Deck
from doubloon.kernel.files.record import FORMAT as RECORD_FORMAT
from doubloon.kernel.files.record import Record
from doubloon.kernel.game import Game
from doubloon.kernel.play.play import commitment
from doubloon.kernel.state import State

FORMAT: Final = "doubloon-arena/1"


class Plan(msgspec.Struct, frozen=True):
    """What is played. A file of results begins with it, so that a run can be resumed."""

    format: str
    game: str
    rules_version: int
    bots: list[str]
    options: dict[str, Any]
    deck: dict[str, Any]
    seed: int


class Job(msgspec.Struct, frozen=True):
    """One game: a deal, and by how many seats the bots have moved round the table."""

    deal: int
    rotation: int


class Played(msgspec.Struct):
    """A finished game. By seat: which bot (its place in the plan), score, place, and its work.

    ``cpu_ms`` is the only thing in it that another run would not give again.
    """

    deal: int
    rotation: int
    bots: list[int]
    scores: list[int]
    placings: list[int]
    eliminated: list[bool]
    decisions: list[int]
    turns: list[int]
    cpu_ms: list[float]
    moves: list[str]
    final_hash: str


def plan_of(game: Game, bots: list[str], options: dict[str, Any], deck: Deck, seed: int) -> Plan:
    """A plan for bots that exist and fill the table."""
    game.check_players(len(bots))
    for name in bots:
        make_bot(name, game, 0)
    return Plan(FORMAT, game.name, game.rules_version, bots, options, deck.content, seed)


def jobs_of(plan: Plan, games: int) -> list[Job]:
    """The first games of a plan: every deal goes through all seatings that differ."""
    rotations = len(plan.bots) if len(set(plan.bots)) > 1 else 1
    return [Job(number // rotations, number % rotations) for number in range(games)]


def secret_of(plan: Plan, deal: int) -> str:
    """The secret that shuffles a deal."""
    return hashlib.sha256(f"doubloon arena {plan.seed} {deal}".encode()).hexdigest()


def id_of(plan: Plan, deal: int) -> str:
    """The id of a deal's games, part of every shuffle."""
    return f"arena-{plan.seed}-{deal}"


def seating(bots: int, rotation: int) -> list[int]:
    """Which bot sits where.

    >>> seating(4, 1)
    [3, 0, 1, 2]
    """
    return [(seat - rotation) % bots for seat in range(bots)]


class Scribe:
    """Writes the moves of a game down as a record has them: a line for every whole move."""

    def __init__(self, game: Game) -> None:
        self.catalogue = game.catalogue
        self.lines: list[str] = []
        self.seat = -1
        self.reveals = -1

    def note(self, state: State, seat: int, action: int) -> bool:
        """An action that is about to be taken; says whether it begins a move."""
        word = self.catalogue.word(action)
        begins = seat != self.seat or state.reveals != self.reveals or state.sealed()
        if begins:
            self.lines.append(f"{seat} {word}")
        else:
            self.lines[-1] += f" {word}"
        self.seat = seat
        self.reveals = state.reveals
        return begins


def play_game(plan: Plan, job: Job) -> Played:
    """One game; the same plan and job give the same game everywhere."""
    game = registry.find(plan.game)
    deck = game.decks.from_content(plan.deck)
    seats = seating(len(plan.bots), job.rotation)
    state = game.new(
        len(seats),
        plan.options,
        secret=secret_of(plan, job.deal),
        game_id=id_of(plan, job.deal),
        deck=deck,
    )
    # A bot's own chance depends on the deal and on the bot, not on where it sits.
    players = [
        make_bot(plan.bots[bot], game, (plan.seed * 1009 + job.deal) * 31 + bot) for bot in seats
    ]
    scribe = Scribe(game)
    decisions = [0] * len(seats)
    turns = [0] * len(seats)
    cpu = [0.0] * len(seats)
    while not state.over:
        seat = state.decider()
        legal = state.legal(seat)
        action = legal[0]
        if len(legal) > 1:
            view = state.view(seat)
            before = time.thread_time()
            action = players[seat].choose(view, legal)
            cpu[seat] += time.thread_time() - before
            decisions[seat] += 1
        if scribe.note(state, seat, action):
            turns[seat] += 1
        state.apply(seat, action)
    return Played(
        deal=job.deal,
        rotation=job.rotation,
        bots=seats,
        scores=state.scores(),
        placings=state.placings(),
        eliminated=[state.is_out(seat) for seat in range(len(seats))],
        decisions=decisions,
        turns=turns,
        cpu_ms=[round(1000 * each, 1) for each in cpu],
        moves=scribe.lines,
        final_hash=state.hash(),
    )


def record_of(plan: Plan, played: Played) -> Record:
    """A game of a tournament as a record: to replay, to look into, to export."""
    game = registry.find(plan.game)
    deck = game.decks.from_content(plan.deck)
    players = len(played.bots)
    secret = secret_of(plan, played.deal)
    game_id = id_of(plan, played.deal)
    return Record(
        {
            "format": RECORD_FORMAT,
            "game": plan.game,
            "rules_version": plan.rules_version,
            "id": game_id,
            "players": players,
            "names": [f"{plan.bots[bot]} {bot + 1}" for bot in played.bots],
            "options": plan.options,
            "deck": plan.deck,
            "deck_hash": deck.digest,
            "secret": secret,
            "commitment": commitment(
                plan.game,
                plan.rules_version,
                players,
                game.checked_options(plan.options),
                deck.digest,
                game_id,
                secret,
                None,
            ),
            "moves": played.moves,
            "final_hash": played.final_hash,
        }
    )
