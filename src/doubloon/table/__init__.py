"""The table: games that people and bots play together, kept safe, secrets kept secret.

No web framework in these modules: ``http`` builds on them.

- ``model``: settings and log entries; ``commands``: what can be asked of a table
- ``table``: one table, rebuilt from its log; ``deciding``: what a command leads to
- ``store``: the durable log; ``hub``: store, then tell; ``bot_runner``: bots in worker processes
"""
