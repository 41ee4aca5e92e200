"""Small complete games for Doubloon, declared with ``doubloon.easy``."""
