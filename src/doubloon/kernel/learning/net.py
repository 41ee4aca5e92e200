"""A small network with whole numbers for weights, so that every build computes the same.

Inputs are sparse: a list of places with amounts. Two hidden layers follow, whose units pass on what
is positive, then the outputs. Weights and what units pass on are in steps of 1/1024. Weights are
stored in 16 bits; sums have 64, so nothing overflows.
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


@final
class Net:
    """Made from plain data with :func:`packed` weights; ``run`` fills ``results``, by output."""

    def __init__(self, data: dict[str, Any]) -> None:
        sizes: list[int] = data["sizes"]
        self.inputs: i64 = sizes[0]
        self.first: i64 = sizes[1]
        self.second: i64 = sizes[2]
        self.outputs: i64 = sizes[3]
        layers: list[list[int]] = [unpacked(text) for text in data["layers"]]
        expected: list[int] = []
        for before, after in pairwise(sizes):
            expected.extend([before * after, after])
        if [len(layer) for layer in layers] != expected:
            raise ValueError(f"a network of {sizes} has other weights than these")
        self.weights1: vec[i64] = vec[i64](layers[0])
        self.bias1: vec[i64] = vec[i64](layers[1])
        self.weights2: vec[i64] = vec[i64](layers[2])
        self.bias2: vec[i64] = vec[i64](layers[3])
        self.weights3: vec[i64] = vec[i64](layers[4])
        self.bias3: vec[i64] = vec[i64](layers[5])
        self.sums1: vec[i64] = vec[i64]([0] * self.first)
        self.sums2: vec[i64] = vec[i64]([0] * self.second)
        self.results: vec[i64] = vec[i64]([0] * self.outputs)

    def run(self, features: Features) -> None:
        """Compute the outputs for what was written into ``features``, in steps of 1/1024."""
        first = self.first
        second = self.second
        sums1 = self.sums1
        sums2 = self.sums2
        weights = self.weights1
        bias = self.bias1
        for unit in range(first):
            sums1[unit] = bias[unit]
        places = features.places
        amounts = features.amounts
        for number in range(features.length):
            row = places[number] * first
            amount = amounts[number]
            if amount == 1:
                for unit in range(first):
                    sums1[unit] += weights[row + unit]
            else:
                for unit in range(first):
                    sums1[unit] += amount * weights[row + unit]
        weights = self.weights2
        bias = self.bias2
        for unit in range(second):
            sums2[unit] = bias[unit] * STEPS
        for before in range(first):
            value = sums1[before]
            if value > 0:
                row = before * second
                for unit in range(second):
                    sums2[unit] += value * weights[row + unit]
        weights = self.weights3
        outputs = self.outputs
        results = self.results
        for out in range(outputs):
            total = self.bias3[out] * STEPS
            for before in range(second):
                value = sums2[before]
                if value > 0:
                    total += (value // STEPS) * weights[before * outputs + out]
            results[out] = total // STEPS

    def result(self, out: i64) -> float:
        """An output of the last run."""
        return float(self.results[out]) / float(STEPS)


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
