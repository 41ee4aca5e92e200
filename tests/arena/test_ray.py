"""``doubloon arena --ray``: the same tournament, played by a cluster of two workers."""

import json
import subprocess
import sys
from typing import Any

import pytest

from doubloon.arena import on_ray
from doubloon.cli import main
from doubloon.kernel.errors import OptionError
from tests.required import need_package

RUN = ["arena", "toy", "--bots", "greedy,random,random", "--games", "6", "--json"]


def arena(*args: str) -> dict[str, Any]:
    """The results of a run in a process of its own: Ray leaves traces in the one that uses it."""
    command = [sys.executable, "-m", "doubloon.cli", *RUN, *args]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout[done.stdout.index("{") :])
    for row in found["results"]:
        del row["cpu_ms_per_turn"]
    return found


@pytest.mark.slow
def test_a_cluster_of_two_workers_gives_the_same_results() -> None:
    need_package("ray", "ray")
    assert arena("--ray", "local", "--workers", "2") == arena("--workers", "1")


class Ray:
    """As much of Ray as a run needs, in this process."""

    def __init__(self, refused: int = 0) -> None:
        self.refused = refused
        self.begun: list[str] = []
        self.ended = 0

    def init(self, address: str, **_: Any) -> None:
        self.begun.append(address)
        if len(self.begun) <= self.refused:
            raise ConnectionError("nobody answers\nat all")

    def shutdown(self) -> None:
        self.ended += 1


@pytest.mark.parametrize(("refused", "begun"), [(0, 1), (2, 3)])
def test_a_busy_machine_is_asked_again(refused: int, begun: int) -> None:
    ray = Ray(refused)
    on_ray.connect(ray, "local", 2)
    assert (ray.begun, ray.ended) == (["local"] * begun, refused)


def test_no_cluster_there() -> None:
    ray = Ray(9)
    with pytest.raises(OptionError, match=r"^ray: no cluster at '10.0.0.9:6379': nobody answers$"):
        on_ray.connect(ray, "10.0.0.9:6379", 2)
    assert len(ray.begun) == 1


def test_ray_is_an_extra(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main([*RUN, "--ray", "local"]) == 2
    assert "type: pip install 'doubloon[arena]'" in capsys.readouterr().err


def test_a_game_of_another_version_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    from doubloon.arena.tournament import jobs_of, plan_of
    from doubloon.kernel import registry

    class Cluster(Ray):
        """Plays at once, with another source."""

        put = staticmethod(lambda value: value)
        get = staticmethod(lambda done: [("another", played) for _, played in done])
        wait = staticmethod(lambda running, num_returns: (running[:1], running[1:]))
        cluster_resources = staticmethod(lambda: {"CPU": 2.0})

        def remote(self, **_: Any) -> Any:
            class Work:
                remote = staticmethod(on_ray.play_there)

            return lambda _: Work

    game = registry.find("toy")
    plan = plan_of(game, ["random", "random"], {}, game.decks.standard(), 1)
    cluster = Cluster()
    monkeypatch.setattr(on_ray, "import_ray", lambda: cluster)
    with pytest.raises(OptionError, match="another Doubloon"):
        list(on_ray.on_ray(plan, jobs_of(plan, 2), "head:6379", 1))
    assert cluster.ended == 1
    monkeypatch.setattr(Cluster, "get", staticmethod(lambda done: done))
    assert len(list(on_ray.on_ray(plan, jobs_of(plan, 3), "head:6379", 1))) == 3
