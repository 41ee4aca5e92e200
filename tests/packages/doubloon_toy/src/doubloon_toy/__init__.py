"""A little card game that plugs into Doubloon from a package of its own."""
