"""Who plays the games of a tournament: processes of this machine."""

import multiprocessing
from collections.abc import Iterator

from doubloon.arena.tournament import Job, Plan, Played, play_game


def on_cores(plan: Plan, jobs: list[Job], workers: int) -> Iterator[Played]:
    """Games as they are finished, by so many processes."""
    if workers <= 1 or len(jobs) <= 1:
        for job in jobs:
            yield play_game(plan, job)
        return
    context = multiprocessing.get_context("spawn")
    with context.Pool(min(workers, len(jobs))) as pool:
        yield from pool.imap_unordered(_play, [(plan, job) for job in jobs])


def _play(job: tuple[Plan, Job]) -> Played:
    return play_game(*job)
