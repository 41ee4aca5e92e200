"""Our games where researchers work: environments, batches, tables of decisions."""
