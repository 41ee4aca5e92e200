"""The tables of a running server: in memory, watched, played on by bots and clocks."""
