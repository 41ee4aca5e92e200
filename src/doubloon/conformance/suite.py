"""All checks of a game, and what is wrong with it."""

import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from doubloon.conformance import (
    golden,
    random_games,
    screens,
    sentences,
    stored,
    twins,
    undo,
    worlds,
)
from doubloon.conformance.cases import Case
from doubloon.conformance.contract import RULES, Broken
from doubloon.kernel.game import Game

Function = Callable[[Case], None]

OF_A_GAME: Final[list[Function]] = [
    stored.notation_is_clear,
    stored.decks_are_carried,
    random_games.bad_starts_are_refused,
    golden.golden_game,
]
OF_A_TABLE: Final[list[Function]] = [
    random_games.games_end_in_order,
    random_games.counters_count,
    random_games.copies_are_independent,
    random_games.old_states_stay,
    random_games.chance_is_repeatable,
    random_games.nobody_plays_for_another,
    stored.dumps_load,
    stored.real_games_load_with_their_secret,
    stored.positions_start_games,
    stored.broken_positions_are_refused,
    stored.views_load,
    stored.records_replay,
    twins.hidden_is_declared,
    twins.nobody_sees_what_is_hidden,
    twins.sampled_worlds_look_the_same,
    twins.little_is_hidden,
    twins.sealed_answers_are_secret,
    twins.half_built_moves_are_secret,
    twins.chance_is_secret,
    twins.views_stay,
    worlds.worlds_fit,
    worlds.worlds_can_be_played_out,
    worlds.worlds_come_from_their_seed,
    worlds.exchangeable_things_lie_evenly,
    worlds.worlds_are_even,
    undo.undo_is_limited,
    undo.old_decisions_are_stale,
    undo.sealed_answers_have_no_order,
    undo.beyond_a_reveal_all_is_refused,
    undo.plays_are_values,
    sentences.all_has_a_sentence,
    screens.screens_get_what_types_say,
    golden.positions_are_counted,
]


class Check:
    """One check of a game at one table; ``run`` raises :class:`Broken`."""

    def __init__(self, case: Case, function: Function) -> None:
        self.case = case
        self.function = function
        self.name = function.__name__

    def __str__(self) -> str:
        return f"{self.case.game.name}-{self.case.players}-{self.name}"

    def __repr__(self) -> str:
        return f"<Check {self}>"

    def title(self) -> str:
        """What is checked, in words."""
        return self.name.replace("_", " ")

    def run(self) -> None:
        """Check it; the message names table, seat, field and rule."""
        self.case.at = ""
        try:
            self.function(self.case)
        except Broken as error:
            raise Broken(error.rule, f"{self.case}: {error.message}") from error.__cause__


class Problem:
    """What a check found: the name of the rule that is broken, and a message.

    ``rule`` is empty if the game itself went wrong; the message says where then.
    """

    def __init__(self, check: Check, rule: str, message: str) -> None:
        self.check = check
        self.rule = rule
        self.message = message

    def __str__(self) -> str:
        rule = f"\n  rule {self.rule}: {RULES[self.rule]}" if self.rule else ""
        return f"{self.message}{rule}"


def checks(
    game: Game,
    players: list[int] | None = None,
    *,
    games: int = 2,
    folder: Path | None = None,
    rewrite: bool = False,
) -> list[Check]:
    """All checks of a game, at these tables or at every number of players.

    ``games`` is how much is played in each; ``folder`` is where golden games and counts of
    positions are, to be compared, or to be written if ``rewrite`` is true.
    """
    tables = players or list(range(game.min_players, game.max_players + 1))
    found: list[Check] = []
    for number in tables:
        game.check_players(number)
        functions = OF_A_GAME if number == tables[0] else []
        for function in (*functions, *OF_A_TABLE):
            found.append(Check(Case(game, number, games, folder, rewrite), function))
    return found


def problems(found: list[Check]) -> Iterator[Problem | None]:
    """Run checks one by one; gives the problem of each, or None. A game without end is the last."""
    for check in found:
        try:
            check.run()
        except Broken as error:
            yield Problem(check, error.rule, error.message)
            if error.rule == "ends":
                return
        except Exception as error:
            yield Problem(check, "", went_wrong(check, error))
        else:
            yield None


def went_wrong(check: Check, error: Exception) -> str:
    """An error of the game's own, and the line that raised it."""
    frames = traceback.extract_tb(error.__traceback__)
    last = frames[-1]
    place = f"{'/'.join(Path(last.filename).parts[-2:])}:{last.lineno}"
    return f"{check.case}: {check.title()}: {type(error).__name__}: {error} ({place})"
