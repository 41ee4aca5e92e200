"""A small network with whole numbers for weights, so that every build computes the same.

Inputs are sparse: a list of places with amounts. Two hidden layers follow, whose units pass on what
is positive, then the outputs. Weights and what units pass on are in steps of 1/1024. Weights are
stored in 16 bits; sums have at least 32, so nothing overflows.

Bots spend much of their time here, so sums are kept in local variables, four at a time, and the
first layer, which is the largest, adds up two units in one number (``PAIR``).
"""

import base64
import struct
import zlib
from itertools import pairwise
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from doubloon.kernel.learning.features import Features

STEPS: Final[i64] = 1024  # of a weight, and of what a unit passes on
LARGEST: Final = 2**15 - 1
PAIR: Final[i64] = 2**32  # the second of two units that share a number counts so much
HALF: Final[i64] = 2**31
LOW: Final[i64] = 2**32 - 1


@final
class Net:
    """Made from plain data with :func:`packed` weights; ``run`` fills ``results``, by output."""

    def __init__(self, data: dict[str, Any]) -> None:
        sizes: list[int] = data["sizes"]
        layers: list[list[int]] = [unpacked(text) for text in data["layers"]]
        expected: list[int] = []
        for before, after in pairwise(sizes):
            expected.extend([before * after, after])
        if [len(layer) for layer in layers] != expected:
            raise ValueError(f"a network of {sizes} has other weights than these")
        first = widened(layers[0], sizes[1], 8)
        second = widened(layers[2], sizes[2], 4)
        self.inputs: i64 = sizes[0]
        self.pairs: i64 = (sizes[1] + 7) // 8 * 4
        self.second: i64 = (sizes[2] + 3) // 4 * 4
        self.outputs: i64 = sizes[3]
        self.weights1: vec[i64] = vec[i64](in_pairs(first))
        self.bias1: vec[i64] = vec[i64](in_pairs(widened(layers[1], sizes[1], 8)))
        self.weights2: vec[i64] = vec[i64](second)
        self.bias2: vec[i64] = vec[i64](widened(layers[3], sizes[2], 4))
        self.weights3: vec[i64] = vec[i64](layers[4])
        self.bias3: vec[i64] = vec[i64](layers[5])
        # what the first layer passes on: from which unit's weights on, and how much
        self.rows: vec[i64] = vec[i64]([0] * (2 * self.pairs))
        self.passed: vec[i64] = vec[i64]([0] * (2 * self.pairs))
        self.sums: vec[i64] = vec[i64]([0] * self.second)
        self.results: vec[i64] = vec[i64]([0] * self.outputs)

    def run(self, features: Features) -> None:
        """Compute the outputs for what was written into ``features``, in steps of 1/1024."""
        self._run_second(self._run_first(features))
        weights = self.weights3
        sums = self.sums
        outputs = self.outputs
        for out in range(outputs):
            total = self.bias3[out] * STEPS
            for unit in range(self.second):
                if sums[unit] > 0:
                    total += sums[unit] * weights[unit * outputs + out]
            self.results[out] = total // STEPS

    def _run_first(self, features: Features) -> i64:
        """The first layer into ``rows`` and ``passed``; gives how many units pass something on."""
        places = features.places
        amounts = features.amounts
        length = features.length
        weights = self.weights1
        bias = self.bias1
        pairs = self.pairs
        active: i64 = 0
        for group in range(0, pairs, 4):
            sum0 = bias[group]
            sum1 = bias[group + 1]
            sum2 = bias[group + 2]
            sum3 = bias[group + 3]
            for number in range(length):
                row = places[number] * pairs + group
                amount = amounts[number]
                sum0 += amount * weights[row]
                sum1 += amount * weights[row + 1]
                sum2 += amount * weights[row + 2]
                sum3 += amount * weights[row + 3]
            active = self._pass_on(active, 2 * group, sum0)
            active = self._pass_on(active, 2 * group + 2, sum1)
            active = self._pass_on(active, 2 * group + 4, sum2)
            active = self._pass_on(active, 2 * group + 6, sum3)
        return active

    def _pass_on(self, active: i64, unit: i64, pair: i64) -> i64:
        """Note what is positive of two units; gives how many are noted then."""
        low = ((pair + HALF) & LOW) - HALF
        high = (pair - low) >> 32
        if low > 0:
            self.rows[active] = unit * self.second
            self.passed[active] = low
            active += 1
        if high > 0:
            self.rows[active] = (unit + 1) * self.second
            self.passed[active] = high
            active += 1
        return active

    def _run_second(self, active: i64) -> None:
        """The second layer into ``sums``, in steps of 1/1024."""
        rows = self.rows
        passed = self.passed
        weights = self.weights2
        bias = self.bias2
        sums = self.sums
        for group in range(0, self.second, 4):
            sum0 = bias[group] * STEPS
            sum1 = bias[group + 1] * STEPS
            sum2 = bias[group + 2] * STEPS
            sum3 = bias[group + 3] * STEPS
            for number in range(active):
                row = rows[number] + group
                value = passed[number]
                sum0 += value * weights[row]
                sum1 += value * weights[row + 1]
                sum2 += value * weights[row + 2]
                sum3 += value * weights[row + 3]
            sums[group] = sum0 // STEPS
            sums[group + 1] = sum1 // STEPS
            sums[group + 2] = sum2 // STEPS
            sums[group + 3] = sum3 // STEPS

    def result(self, out: i64) -> float:
        """An output of the last run."""
        return float(self.results[out]) / float(STEPS)


def widened(weights: list[int], width: int, multiple: int) -> list[int]:
    """Rows of so many weights with zeros behind them, up to a multiple.

    >>> widened([1, 2, 3, 4, 5, 6], 3, 4)
    [1, 2, 3, 0, 4, 5, 6, 0]
    """
    zeros = [0] * (-width % multiple)
    found: list[int] = []
    for start in range(0, len(weights), width):
        found.extend(weights[start : start + width])
        found.extend(zeros)
    return found


def in_pairs(weights: list[int]) -> list[int]:
    """Each two neighbours as one number.

    >>> in_pairs([3, 0, -1, 2])
    [3, 8589934591]
    """
    return [low + PAIR * high for low, high in zip(weights[::2], weights[1::2], strict=True)]


def packed(values: list[float]) -> str:
    """Weights as text; one that does not fit into 16 bits becomes the largest that does.

    >>> unpacked(packed([1.0, -0.5, 99.0]))
    [1024, -512, 32767]
    """
    steps = [max(-LARGEST, min(LARGEST, round(value * 1024))) for value in values]
    raw = struct.pack(f"<{len(steps)}h", *steps)
    return base64.b85encode(zlib.compress(raw, 9)).decode()


def unpacked(text: str) -> list[int]:
    """The steps that :func:`packed` wrote."""
    raw = zlib.decompress(base64.b85decode(text))
    return list(struct.unpack(f"<{len(raw) // 2}h", raw))
