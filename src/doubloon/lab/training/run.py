"""A training run in a folder: play, learn, measure, and so on, resumed where it was stopped."""

import json
import pickle
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from scipy.sparse import csr_matrix, vstack

from doubloon.about import version_line
from doubloon.kernel import registry
from doubloon.kernel.errors import OptionError
from doubloon.kernel.learning.learned import ALL, FORMAT
from doubloon.lab.training.learner import Learner
from doubloon.lab.training.matches import match
from doubloon.lab.training.players import TOGETHER, Tables, deals_of, played, quick
from doubloon.lab.training.self_play import Array

PASSES: Final = (256, 256, 2048, 8192)  # over what is remembered, by size of a batch
REMEMBERED: Final = 3  # generations whose games are learned from
DEALS: Final = 10**6  # seeds of the matches that measure, apart from those of self-play


class Run:
    """The settings of a run, its progress, and what was learned so far."""

    def __init__(self, folder: Path, settings: dict[str, Any]) -> None:
        self.folder = folder
        self.settings = settings
        self.game = registry.find(settings["game"])
        self.players: int = settings["players"]  # 0: all counts, by one network
        self.features = self.game.learning.features(self.players)
        self.generations: list[dict[str, Any]] = []
        units = tuple(settings["units"])
        self.learners = {
            "move": Learner(units, settings["seed"]),
            "moment": Learner(units, settings["seed"] + 1),
        }
        self.rows: Tables = {"move": [], "moment": []}  # by generation
        same = {"workers": 1}  # which makes no difference
        folder.mkdir(parents=True, exist_ok=True)
        if self.state.exists():
            kept = pickle.loads(self.state.read_bytes())
            before, self.generations, self.learners, self.rows = kept
            if before | same != settings | same:
                raise OptionError(f"{folder} holds a run with other settings: {before}")

    @property
    def state(self) -> Path:
        """The file from which the run is resumed; our own, so it may be a pickle."""
        return self.folder / "state.pickle"

    def go(self, generations: int) -> None:
        """Go on until there are so many generations."""
        while len(self.generations) < generations:
            number = len(self.generations)
            figures: dict[str, Any] = {"games": self.settings["games"]}
            fresh = self.play(number)
            for name, rows in fresh.items():
                self.rows[name] = [*self.rows[name], rows][-REMEMBERED:]
                figures[name] = self.learn(name, number)
            figures["match"] = self.measure(number)
            self.generations.append(figures)
            self.save()

    def play(self, number: int) -> dict[str, tuple[csr_matrix, Array]]:
        """The games of a generation: quick ones, then, once something was learned, searched ones.

        From then on moves are learned from what searching players found; what quick players of
        earlier generations made of theirs is forgotten.
        """
        rng = Random(self.settings["seed"] + number)
        learned = self.data() if self.generations else None
        rounds = [("games", False)]
        if self.settings["iterations"] and learned is not None:
            rounds.append(("searched", True))
            if number == 1:
                self.rows["move"] = []
        found: Tables = {"move": [], "moment": []}
        for name, search in rounds:
            deals = deals_of(self.game, self.players, self.settings[name], rng)
            with bar() as progress:
                task = progress.add_task(f"generation {number}: {name}", total=len(deals))
                for tables in played(self.settings, learned, search, deals):
                    for network, rows in tables.items():
                        found[network].extend(rows)
                    progress.advance(task, TOGETHER)
        return {
            name: (vstack([each for each, _ in rows], "csr"), np.concatenate([t for _, t in rows]))
            for name, rows in found.items()
        }

    def learn(self, name: str, number: int) -> dict[str, Any]:
        """Learn from the games; how well the new ones were foreseen is measured before."""
        inputs, targets = self.rows[name][-1]
        learner = self.learners[name]
        foreseen = learner.explained(inputs, targets) if number else 0.0
        every = vstack([rows for rows, _ in self.rows[name]], "csr")
        all_targets = np.concatenate([each for _, each in self.rows[name]])
        with bar() as progress:
            task = progress.add_task(f"generation {number}: {name}", total=len(PASSES))
            for batch in PASSES:
                learner.learn(every, all_targets, batch)
                progress.advance(task)
        rows = int(inputs.shape[0])
        return {"rows": rows, "foreseen": foreseen, "fits": learner.explained(inputs, targets)}

    def measure(self, number: int) -> dict[str, Any]:
        """One quick bot that plays by what was learned, at a table of those that play by hand."""
        learned = self.game.learning.learned(self.data())
        frozen = self.game.learning.frozen["0.1"]
        found = match(
            self.game,
            self.players or min(4, self.game.max_players),
            lambda seed: quick(seed, learned, self.settings),
            lambda seed: quick(seed, frozen(), self.settings),
            self.settings["deals"],
            DEALS,
        )
        print(f"generation {number}, against the evaluation by hand: {found}", flush=True)
        return {
            "wins": [found.wins.mean(), *found.wins.interval()],
            "margin": [found.margin.mean(), *found.margin.interval()],
        }

    def data(self) -> dict[str, Any]:
        """What was learned, as the package holds it."""
        made = {
            **self.settings,
            "with": version_line(),
            "generations": len(self.generations),
            "command": self.command(),
        }
        count = str(self.players) if self.players else ALL
        return {
            "format": FORMAT,
            "features": self.features.version,
            "made": {count: made},
            "players": {count: {name: each.data() for name, each in self.learners.items()}},
        }

    def command(self) -> str:
        """How anybody gets the same again."""
        given = {**self.settings, "generations": len(self.generations)}
        game = given.pop("game")
        for derived in ("search", "workers"):
            given.pop(derived)
        if not self.players:
            given.pop("players")
        given["units"] = ",".join(str(each) for each in given["units"])
        words = " ".join(f"--{key} {value}" for key, value in given.items())
        return f"make train GAME={game} ARGS='{words}'"

    def save(self) -> None:
        """Keep everything."""
        kept = (self.settings, self.generations, self.learners, self.rows)
        new = self.state.with_suffix(".new")
        new.write_bytes(pickle.dumps(kept))
        new.replace(self.state)
        write_json(
            self.folder / "progress.json",
            {"settings": self.settings, "generations": self.generations},
        )
        write_json(self.folder / "learned.json", self.data())


def install(data: dict[str, Any], path: Path) -> None:
    """Put what was learned for some player counts into a package's file; others stay."""
    if path.exists():
        old = json.loads(path.read_text(encoding="utf-8"))
        if (old["format"], old["features"]) == (data["format"], data["features"]):
            for part in ("made", "players"):
                data[part] = dict(sorted({**old[part], **data[part]}.items()))
    write_json(path, data)


def write_json(path: Path, data: dict[str, Any]) -> None:
    """A file that reads and diffs well."""
    path.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")


def bar() -> Progress:
    """A progress display on standard error, where somebody looks."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(elapsed_when_finished=True),
    )
