"""Training: bots play, a small network learns what moments lead to, and they play again."""

from doubloon.extras import needed

needed("sklearn", "training", "train")
