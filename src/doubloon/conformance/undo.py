"""Undo and decision ids: never past a reveal or another's action, and never a way to peek."""

from itertools import permutations
from random import Random

from doubloon.conformance.cases import BOUND, Case, move_ends, play_step, random_move, who
from doubloon.conformance.contract import Broken, need
from doubloon.conformance.plain_data import as_bytes
from doubloon.kernel.errors import BeyondReveal, Stale, UndoError
from doubloon.kernel.play.play import Play

STOPS = ("start", "reveal", "other", "since")


class Line:
    """One line of an account of a play: who, and what the table was like before."""

    def __init__(self, play: Play, seat: int) -> None:
        self.seat = seat
        self.sealed = play.state.sealed()
        self.serial = play.state.serial
        self.reveals = play.state.reveals
        self.view = as_bytes(play.state.view(seat).data())


def expected_limit(lines: list[Line], play: Play, seat: int) -> int:
    """How many own moves lie behind the last reveal and the last action of somebody else.

    Others' sealed answers to the question that is still open do not count as actions.
    """
    number = 0
    others = False
    for line in reversed(lines):
        open_answer = line.sealed and play.state.sealed() and line.serial == play.state.serial
        others = others or line.seat != seat
        if line.reveals != play.state.reveals or (others and not open_answer):
            break
        number += line.seat == seat
    return number


def undo_is_limited(case: Case) -> None:
    """Every seat can take back what it may, and no more: draw, look, undo is tried."""
    for rng in case.rounds():
        play = case.play(rng)
        lines: list[Line] = []
        for _ in range(BOUND):
            for seat in range(case.players):
                limits_hold(play, lines, seat)
            able = [seat for seat in range(case.players) if play.undo_limit(seat)[0] > 0]
            if able and rng.random() < 0.2:
                seat = rng.choice(able)
                play, lines = take_back(play, lines, seat, rng.randint(1, play.undo_limit(seat)[0]))
                continue
            if play.state.over:
                break
            seat = rng.choice(play.state.deciders())
            line = Line(play, seat)
            play = play.after(seat, random_move(play, seat, rng))
            lines.append(line)
            revealed = any(event.revealed for event in play.entries[-1].events)
            if revealed:
                need(
                    play.state.reveals > line.reveals,
                    "counted",
                    f"{who(seat)}: {play.log[-1]} reveals something, and reveals did not change",
                )
                limit = play.undo_limit(seat)[0]
                need(limit == 0, "undo", f"{who(seat)} can look and take {play.log[-1]} back")


def limits_hold(play: Play, lines: list[Line], seat: int) -> None:
    """What a seat may take back is what the account says."""
    limit, stops = play.undo_limit(seat)
    expected = expected_limit(lines, play, seat)
    need(limit == expected, "undo", f"{who(seat)} can take back {limit} moves, not {expected}")
    need(stops in STOPS, "undo", f"{who(seat)}: undo stops at {stops}")
    decision = play.decision(seat)
    if decision is not None:
        need((decision.undo, decision.undo_stops) == (limit, stops), "undo", f"{decision.data()}")
    for wrong in (0, -1, limit + 1):
        try:
            play.taken_back(seat, wrong)
        except UndoError:
            continue
        raise Broken("undo", f"{who(seat)} could take back {wrong} moves")


def take_back(play: Play, lines: list[Line], seat: int, moves: int) -> tuple[Play, list[Line]]:
    """An undo that is allowed; gives the play and the account after it."""
    others = [as_bytes(play.state.legal(other)) for other in range(play.players)]
    reveals, sealed = play.state.reveals, play.state.sealed()
    own = [line for line in lines if line.seat == seat]
    play = play.taken_back(seat, moves)
    need(play.state.reveals == reveals, "undo", f"{who(seat)}: an undo went past a reveal")
    same_view = as_bytes(play.state.view(seat).data()) == own[-moves].view
    need(same_view or sealed, "undo", f"{who(seat)} sees something else after an undo")
    need(seat in play.state.deciders(), "undo", f"{who(seat)} is not asked again after an undo")
    if sealed and play.state.sealed():
        for other in range(play.players):
            kept = other == seat or as_bytes(play.state.legal(other)) == others[other]
            need(kept, "undo", f"the answer of seat {other} is lost when seat {seat} takes back")
    gone = own[-moves:]
    return play, [line for line in lines if line not in gone]


def old_decisions_are_stale(case: Case) -> None:
    """An id is good until the seat's own next step, and not again after an undo."""
    for rng in case.rounds():
        play = case.play(rng)
        used: dict[int, set[str]] = {seat: set() for seat in range(case.players)}
        for _ in range(BOUND):
            if play.state.over:
                break
            for seat in range(case.players):
                decision = play.decision(seat)
                for old in [*used[seat]][:3]:
                    is_stale(play, seat, old)
                if decision is not None:
                    fresh = decision.id not in used[seat]
                    need(fresh, "stale", f"{who(seat)}: the decision {decision.id} came before")
            seat = rng.choice(play.state.deciders())
            asked = {other: play.decision_id(other) for other in play.state.deciders()}
            sealed, serial = play.state.sealed(), play.state.serial
            play = play.after(seat, random_move(play, seat, rng), asked[seat])
            used[seat].add(asked[seat])
            if sealed and play.state.serial == serial:
                for other, old in asked.items():
                    kept = other == seat or play.decision_id(other) == old
                    need(kept, "stale", f"seat {seat}'s sealed answer made seat {other}'s stale")
            if not play.state.over:
                play = play_step(play, rng, undo=0.1)


def is_stale(play: Play, seat: int, old: str) -> None:
    """An answer to a question that is gone is refused."""
    legal = play.state.legal(seat)
    word = play.game.catalogue.word(legal[0] if legal else 0)
    try:
        play.after(seat, [word], old)
    except Stale:
        return
    raise Broken("stale", f"{who(seat)}: an answer to the old decision {old} is taken")


def sealed_moments(case: Case, rng: Random) -> Play | None:
    """A play at a question that all are asked at once, if random games come there."""
    for _ in range(5):
        for moment in case.play_walk(case.play(rng), rng):
            if len(moment.state.deciders()) == case.players > 1:
                return moment
    return None


def whole_answer(play: Play, seat: int, rng: Random) -> list[str]:
    """Random actions until the seat is no longer asked, as if nobody else had to answer."""
    words: list[str] = []
    world = play.state.copy()
    while seat in world.deciders() and world.serial == play.state.serial:
        action = rng.choice(world.legal(seat))
        words.append(play.game.catalogue.word(action))
        world.apply(seat, action)
    return words


def sealed_answers_have_no_order(case: Case) -> None:
    """Whoever answers first: the outcome is the same. Until the last, answers can be changed."""
    for rng in case.rounds():
        first = sealed_moments(case, rng)
        if first is None:
            continue
        answers = [whole_answer(first, seat, rng) for seat in range(case.players)]
        found = set()
        for order in [*permutations(range(case.players))][::5]:
            play = first
            for seat in order:
                need(play.state.sealed(), "sealed", "answers are opened before the last is in")
                play = play.after(seat, answers[seat])
            found.add(play.state.hash())
        need(len(found) == 1, "sealed", "the order in which seats answer changes the outcome")
        changed = first.after(0, whole_answer(first, 0, rng))
        need(changed.undo_limit(0)[0] > 0, "undo", "seat 0 cannot change its sealed answer")
        changed = changed.taken_back(0, 1)
        for seat in range(case.players):
            changed = changed.after(seat, answers[seat])
        need(changed.state.hash() in found, "undo", "a changed answer is not what is opened")


def beyond_a_reveal_all_is_refused(case: Case) -> None:
    """Whatever a move goes on with, legal there or not, the answer is the same text."""
    game = case.game
    everything = game.catalogue.words(list(range(len(game.catalogue))))
    texts: set[str] = set()
    for rng in case.rounds():
        for moment in case.play_walk(case.play(rng), rng):
            if moment.state.over or rng.randrange(6) != 0:
                continue
            for seat in moment.state.deciders():
                for action in moment.state.legal(seat)[:12]:
                    after = moment.state.copy()
                    after.apply(seat, action)
                    if not move_ends(moment.state, after, seat):
                        continue
                    first = game.catalogue.word(action)
                    tries = rng.sample(everything, min(3, len(everything)))
                    tries += game.catalogue.words(after.legal(seat)[:3])
                    for second in tries:
                        for attempt in (moment.after, moment.preview):
                            texts.add(goes_beyond(attempt, seat, [first, second]))
    need(len(texts) <= 1, "beyond", f"several answers: {texts}")


def goes_beyond(attempt: object, seat: int, words: list[str]) -> str:
    """The text with which a move is refused that goes on where it must end."""
    assert callable(attempt)
    try:
        attempt(seat, words)
    except BeyondReveal as error:
        return str(error)
    raise Broken("beyond", f"{who(seat)}: the move {' '.join(words)} goes on where it must end")


def plays_are_values(case: Case) -> None:
    """A play that is shortened or resumed asks and allows what any other does."""
    for rng in case.rounds():
        full = short = case.play(rng)
        one = rng.randrange(10**6)
        first, second = Random(one), Random(one)
        for _ in range(BOUND):
            if full.state.over:
                break
            before, entries = asked(full), full.entries[:]
            later = play_step(full, first, undo=0.1)
            kept = asked(full) == before and full.entries == entries
            need(kept, "copied", "a move changed the play before it")
            full = later
            short = play_step(short, second, undo=0.1).shortened()
            need(asked(short) == asked(full), "undo", "a shortened play asks something else")


def asked(play: Play) -> list[object]:
    """All that is asked of all seats, undo included."""
    found: list[object] = [play.state.hash(), play.undone]
    for seat in range(play.players):
        decision = play.decision(seat)
        found.append([decision.data() if decision is not None else None, play.undo_limit(seat)])
    return found
