"""How good a moment of Under Sail is."""

from doubloon.kernel.evaluation import Evaluation


class SailEvaluation(Evaluation):
    """Points as they stand."""
