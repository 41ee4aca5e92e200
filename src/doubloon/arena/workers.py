"""Who plays the games of a tournament: processes of this machine, or a Ray cluster."""

import multiprocessing
from collections.abc import Iterator
from typing import Any

from doubloon.arena.tournament import Job, Plan, Played, play_game
from doubloon.kernel.errors import OptionError


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


def on_ray(plan: Plan, jobs: list[Job], address: str) -> Iterator[Played]:
    """Games as they are finished, by the workers of a Ray cluster.

    ``local`` starts one on this machine; ``auto`` finds the one that runs here.
    """
    ray = _ray()
    ray.init(
        address=None if address == "local" else address,
        log_to_driver=False,
        include_dashboard=False if address == "local" else None,
    )
    try:
        play = ray.remote(play_game)
        shared = ray.put(plan)
        waiting = [play.remote(shared, job) for job in jobs]
        while waiting:
            done, waiting = ray.wait(waiting)
            for each in done:
                yield ray.get(each)
    finally:
        ray.shutdown()


def _ray() -> Any:
    try:
        import ray
    except ImportError:
        raise OptionError("ray: install the extra doubloon[ray] for clusters") from None
    return ray
