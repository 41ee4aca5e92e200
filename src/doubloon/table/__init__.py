"""The table: games that people and bots play together, kept safe, secrets kept secret.

- ``core``: a table as data: commands in, log entries out; no input or output
- ``store``: the log in SQLite or PostgreSQL
- ``live``: the tables of a running server: the hub, bots, clocks, notices
- ``http``: all of it over HTTP

Each room knows only those before it.
"""
