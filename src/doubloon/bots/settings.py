"""The settings of the search, as ``search:100:explore=0.2`` changes them for experiments."""

from typing import Final

SETTINGS: Final = {
    "explore": 0.5,  # how much is tried that looks worse
    "doubt": 4.0,  # points by which the evaluation's opinion of an action may well be wrong
    "caution": 0.05,  # by how much an untried action is thought worse than the tried ones
    "winning": 0.5,  # of a reward; the rest is for the margin
    "look": 60.0,  # evaluations for the opinion about a node's children
    "root": 600.0,  # the same at the root
    "stages": 0.0,  # to play on beyond the present one
    "tries": 8.0,  # whole moves that the playouts' policy thinks of
    "processes": 1.0,  # that share the iterations
    "contest": 0.0,  # whole moves that are compared in the same worlds, instead of a tree
    "beam": 0.0,  # ways on that are followed from each choice of such a move; 0: all, in turn
    "trust": 8.0,  # worlds that the evaluation's opinion of a move counts for in a contest
    "belief": 0.0,  # worlds of which one is kept, the likelier by the others' plays; 0: any
    "quick": 0.0,  # 1: playouts follow the faster evaluation, where there is one; 2: opinions too
    "even": 0.0,  # 1: all moves of a contest get the same number of worlds, to learn from it
    "sure": 3.0,  # standard errors by which a move is behind that is given up early
}
