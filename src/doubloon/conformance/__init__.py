"""Does a game keep the contract? One suite for every game, ours and those of other packages.

``doubloon check GAME`` runs it; so does pytest, where Doubloon brings a plug-in::

    import pytest

    @pytest.mark.conformance("gale")
    def test_conformance(conformance):
        conformance.run()

The suite believes neither a game's views nor its samples. It exchanges what a game says is hidden
(``Knowledge.hidden``), or what a sealed answer was, plays the same actions in both worlds, and
compares everything that each seat sees, hears and is refused. ``contract.py`` has the rules.
"""

from doubloon.conformance.contract import RULES, Broken
from doubloon.conformance.suite import Check, Problem, checks, problems

__all__ = ["RULES", "Broken", "Check", "Problem", "checks", "problems"]
