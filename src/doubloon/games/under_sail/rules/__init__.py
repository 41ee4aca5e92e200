"""The rules, one module per mechanism, each with its questions."""
