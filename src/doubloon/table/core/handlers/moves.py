"""Moves, undo, the end: what the commands about the game itself lead to."""

from typing import Any

from doubloon.kernel.errors import Stale, UndoError
from doubloon.kernel.events import SPECTATOR
from doubloon.kernel.play.play import Play
from doubloon.table.core.commands import AnswerUndo, AskUndo, Move, Undo
from doubloon.table.core.errors import Refused
from doubloon.table.core.handlers.forced import forced
from doubloon.table.core.handlers.seats import need_person, need_seat
from doubloon.table.core.model import Decided
from doubloon.table.core.table import Table

LONGEST_WORD = 80
LONGEST_CHAIN = 200  # forced moves in a row; no game needs more


def move(table: Table, command: Move, new: Decided) -> None:
    """A whole move, then what is forced for all to see, then perhaps the end."""
    play = table.running()
    need_player(table, command)
    if not command.decision:
        raise Stale("a move names the decision that it answers")
    if any(len(word) > LONGEST_WORD for word in command.words):
        raise Refused(f"an action has at most {LONGEST_WORD} characters")
    play = play.after(command.seat, command.words, command.decision)
    _write_move(new, play, command.seat, command.words)
    play = _play_forced(new, play)
    if play.state.over:
        finish(new, table, play, "over")


def need_player(table: Table, command: Move) -> None:
    """A move comes from whoever plays the seat now: its person, or the bot that stands in."""
    seat = need_seat(table, command.seat)
    if command.bot and seat.level is None:
        raise Stale(f"no bot plays seat {command.seat}")
    if not command.bot and not seat.by_person:
        raise Refused("a bot plays this seat; take it back first")


def _write_move(
    new: Decided, play: Play, seat: int, words: list[str], played_for: bool = False
) -> None:
    data: dict[str, Any] = {"words": words, "hash": play.state.hash()}
    if played_for:
        data["forced"] = True
    new.add("move", seat, data, play)


def _play_forced(new: Decided, play: Play) -> Play:
    for _ in range(LONGEST_CHAIN):
        choice = forced(play.state, play.seen(SPECTATOR))
        if choice is None:
            break
        seat, action = choice
        words = [play.game.catalogue.word(action)]
        play = play.after(seat, words)
        _write_move(new, play, seat, words, played_for=True)
    return play


def finish(new: Decided, table: Table, play: Play, reason: str) -> None:
    """The end of a game: the result, and the secret for everybody to check the shuffle."""
    state = play.state
    over = reason == "over"
    new.add(
        "finished",
        None,
        {
            "reason": reason,
            "scores": list(state.scores()) if over else None,
            "placings": list(state.placings()) if over else None,
            "hash": state.hash(),
            "secret": table.secret,
        },
    )


# undo


def undo(table: Table, command: Undo, new: Decided) -> None:
    """Own moves taken back, as far as the kernel allows."""
    play = table.running()
    need_person(table, command.seat)
    moves = command.moves if command.moves is not None else last_choice(play, command.seat)
    play = play.taken_back(command.seat, moves)
    data = {"back": [[command.seat, moves]], "hash": play.state.hash()}
    new.add("undo", command.seat, data, play)


def last_choice(play: Play, seat: int) -> int:
    """How many moves go back to the seat's last real choice: single choices go with it."""
    limit, _ = play.undo_limit(seat)
    own = [entry for entry in play.entries if entry.seat == seat]
    moves = 1
    while moves < limit and len(own[-moves].before.legal(seat)) == 1:
        moves += 1
    return moves


def ask_undo(table: Table, command: AskUndo, new: Decided) -> None:
    """Everybody is asked; where only bots play besides, it is done at once."""
    play = table.running()
    need_person(table, command.seat)
    if play.undo_limit(command.seat)[0] > 0:
        raise Refused("this move can be taken back without asking: undo")
    _reach(play, command.seat)
    if not _others(table, command.seat):
        _agreed(new, table, command.seat)
    else:
        new.add("undo_asked", command.seat)


def answer_undo(table: Table, command: AnswerUndo, new: Decided) -> None:
    """One more answer; with the last consent it is done."""
    table.running()
    need_person(table, command.seat)
    asker = table.undo_asked
    if asker is None:
        raise Stale("nobody asks to take a move back now")
    if command.seat == asker or command.seat in table.undo_agreed:
        raise Refused("wait for the others' answers")
    new.add("undo_answered", command.seat, {"agree": command.agree})
    agreed = {*table.undo_agreed, command.seat}
    if command.agree and agreed >= set(_others(table, asker)):
        _agreed(new, table, asker)


def _others(table: Table, asker: int) -> list[int]:
    """The people who must agree; bots always do."""
    return [place for place, seat in enumerate(table.seats) if seat.by_person and place != asker]


def _reach(play: Play, seat: int) -> int:
    """Where the seat's last move stands; refused if something was learned since."""
    for place in range(len(play.entries) - 1, -1, -1):
        if play.entries[place].revealed:
            raise UndoError("something was revealed since: nothing before that can be taken back")
        if play.entries[place].seat == seat:
            return place
    raise UndoError("there is no move of yours to take back")


def _agreed(new: Decided, table: Table, asker: int) -> None:
    """Back to before the asker's last move: each seat's last move in turn, as records tell it."""
    play = table.running()
    place = _reach(play, asker)
    back: list[list[int]] = []
    while len(play.entries) > place:
        seat = play.entries[-1].seat
        play = play.taken_back(seat, 1)
        back.append([seat, 1])
    new.add("undo", asker, {"back": back, "hash": play.state.hash()}, play)
