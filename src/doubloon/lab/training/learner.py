"""The learner: scikit-learn's network, written out with whole numbers for the compiled search."""

import warnings
from typing import Any

import numpy as np
from scipy.sparse import csr_matrix
from sklearn.neural_network import MLPRegressor

from doubloon.kernel.learning.net import packed
from doubloon.lab.training.self_play import Array


class Learner:
    """Predicts what every seat gains. It goes on learning with every call of ``learn``."""

    def __init__(self, units: tuple[int, int], seed: int) -> None:
        self.network = MLPRegressor(
            hidden_layer_sizes=units,
            alpha=1e-5,
            batch_size=256,
            learning_rate_init=1e-3,
            random_state=seed,
        )

    def learn(self, inputs: csr_matrix, targets: Array, batch: int) -> float:
        """One pass over the rows, in batches: larger ones calm it down. Gives the loss."""
        network = self.network.set_params(batch_size=min(batch, inputs.shape[0]))
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            network.partial_fit(inputs, targets if targets.shape[1] > 1 else targets[:, 0])
        return float(network.loss_)

    def explained(self, inputs: csr_matrix, targets: Array) -> float:
        """The share of the targets' variance that the prediction explains."""
        rest = targets - self.network.predict(inputs).reshape(targets.shape)
        return 1.0 - float(np.mean(rest**2) / np.mean((targets - targets.mean(0)) ** 2))

    def data(self) -> dict[str, Any]:
        """The network as the games read it (``doubloon.kernel.learning.net``)."""
        network = self.network
        layers: list[str] = []
        sizes = [int(network.coefs_[0].shape[0])]
        for weights, bias in zip(network.coefs_, network.intercepts_, strict=True):
            sizes.append(int(bias.shape[0]))
            layers.append(packed([float(each) for each in weights.ravel()]))
            layers.append(packed([float(each) for each in bias]))
        return {"sizes": sizes, "layers": layers}
