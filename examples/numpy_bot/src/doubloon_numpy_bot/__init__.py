"""A policy in a numpy file as a bot: ``doubloon arena under_sail --bots mine:policy.npz,normal,normal``.

The file is what ``examples/train_under_sail.py --save policy.npz`` writes: a network with one hidden
layer, and the game and the version of the encoding that it was trained with. Change ``choose`` to
whatever your own policy computes.
"""

from typing import Any

import numpy as np

from doubloon.bots import Bot
from doubloon.errors import OptionError


class Policy(Bot):
    """Plays the legal action that the network likes best."""

    def __init__(self, game: Any, seed: int, path: str) -> None:
        super().__init__(seed)
        self.encoding = game.learning.encoding()
        self.room = bytearray(self.encoding.size)
        try:
            with np.load(path, allow_pickle=False) as file:
                self.weights = [file[f"weight_{number}"] for number in range(4)]
                trained = (str(file["game"]), int(file["encoding"]))
        except (OSError, KeyError, ValueError) as error:
            raise OptionError(f"{path}: not a policy that can be read: {error}") from None
        here = (game.name, self.encoding.version)
        if trained != here:
            raise OptionError(f"{path}: a policy of {trained[0]}, encoding {trained[1]}, not {here}")

    def choose(self, view: Any, legal: list[int]) -> int:
        """Encode what the seat sees, ask the network, take the best of what is allowed."""
        self.encoding.encode(view, self.room)
        inner, inner_bias, policy, policy_bias = self.weights
        features = np.sqrt(np.frombuffer(self.room, np.uint8), dtype=np.float32)
        hidden = np.maximum(features @ inner + inner_bias, 0)
        scores = hidden @ policy + policy_bias
        return legal[int(scores[legal].argmax())]


def make(game: Any, seed: int, argument: str) -> Bot:
    """What the entry point names: a bot for a game, from what follows the colon."""
    if not argument:
        raise OptionError("mine: the file of a policy is needed, such as mine:policy.npz")
    return Policy(game, seed, argument)
