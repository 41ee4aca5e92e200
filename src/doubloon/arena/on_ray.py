"""The games of a tournament on a Ray cluster: the same workers, elsewhere.

Ray comes with the extra ``doubloon[arena]``. Every machine of the cluster needs the same Doubloon;
each game comes back with the digest of the source that played it, so that one from another version
is refused instead of counted.
"""

import os
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

from doubloon.about import source_digest
from doubloon.arena.tournament import Job, Plan, Played, play_game
from doubloon.extras import needed
from doubloon.kernel.errors import OptionError

LOCAL: Final = "local"  # a cluster of this machine, begun for the run and ended after it
TRIES: Final = 3  # to begin one: a busy machine may need longer than Ray waits
AHEAD: Final = 3  # games that are handed out for every processor, so that none waits for us
STORE: Final = 80 * 2**20  # bytes for what workers share: plans and results are small


def import_ray() -> Any:
    """Ray; a MissingExtra error if it is not installed."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # a run is nobody else's business
    return needed("ray", "playing on a cluster", "arena")


def connect(ray: Any, address: str, workers: int) -> None:
    """Join the cluster at an address, or begin one here; an OptionError says why it cannot be."""
    quiet = {"logging_level": "ERROR", "log_to_driver": False}
    for number in range(TRIES):
        try:
            if address == LOCAL:
                ray.init(
                    LOCAL,
                    num_cpus=workers,
                    include_dashboard=False,
                    object_store_memory=STORE,
                    **quiet,
                )
            else:
                ray.init(address, **quiet)
            return
        except Exception as error:  # Ray's own, sockets', the system's: all mean the same here
            ray.shutdown()
            if address != LOCAL or number == TRIES - 1:
                words = str(error).strip().split("\n")[0] or type(error).__name__
                raise OptionError(f"ray: no cluster at {address[:100]!r}: {words}") from None


def on_ray(plan: Plan, jobs: list[Job], address: str, workers: int) -> Iterator[Played]:
    """Games as they are finished, by the processors of a cluster.

    ``workers`` counts only for the address ``local``. A game whose machine is lost is played again.
    """
    ray = import_ray()
    connect(ray, address, workers)
    try:
        shared = ray.put(plan)
        work = ray.remote(num_cpus=1, max_retries=-1)(play_there)
        room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting = list(reversed(jobs))
        running: list[Any] = []
        while waiting or running:
            while waiting and len(running) < room:
                running.append(work.remote(shared, waiting.pop()))
            done, running = ray.wait(running, num_returns=1)
            for digest, played in ray.get(done):
                if digest != own_digest():
                    raise OptionError(
                        f"ray: a worker has another Doubloon (source {digest}, here"
                        f" {own_digest()}); install the same one on all machines"
                    )
                yield played
    finally:
        ray.shutdown()


@cache
def own_digest() -> str:
    """The digest of the source, read once."""
    return source_digest()


def play_there(plan: Plan, job: Job) -> tuple[str, Played]:
    """What a worker of the cluster does."""
    return own_digest(), play_game(plan, job)
