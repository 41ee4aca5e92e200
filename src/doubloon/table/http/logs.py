"""Structured logs: one JSON object a line, on the standard error.

What a request carries (cookies, bodies, queries, ids in paths) never gets here: a line names the
route's template, the status and how long it took. Errors of the program come with their kind and
the lines of code that led there, without their message.
"""

import logging
import sys
from typing import Final

import structlog

Logger = structlog.stdlib.BoundLogger
STAMPS: Final[list[structlog.typing.Processor]] = [
    structlog.processors.add_log_level,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
]


def set_up(level: str = "info", pretty: bool = False) -> None:
    """Once, when a server process starts."""
    structlog.configure(
        processors=[structlog.contextvars.merge_contextvars, *STAMPS, renderer(pretty)],
        wrapper_class=structlog.make_filtering_bound_logger(
            logging.getLevelNamesMapping()[level.upper()]
        ),
        logger_factory=structlog.WriteLoggerFactory(file=sys.stderr),
        cache_logger_on_first_use=False,
    )


def take_over(level: str = "info", pretty: bool = False) -> None:
    """Write what our other modules log in the same form, of libraries their warnings."""
    without = structlog.stdlib.ProcessorFormatter.remove_processors_meta
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            processors=[without, renderer(pretty)], foreign_pre_chain=STAMPS
        )
    )
    logging.root.handlers = [handler]
    logging.root.setLevel(logging.WARNING)
    logging.getLogger("doubloon").setLevel(level.upper())
    # It warns of connections that it lost, which the store tells whoever waits for it.
    logging.getLogger("psycopg").setLevel(logging.ERROR)


def renderer(pretty: bool) -> structlog.typing.Processor:
    """How a line looks: JSON, or for people."""
    return structlog.dev.ConsoleRenderer() if pretty else structlog.processors.JSONRenderer()


def logger() -> Logger:
    """The log of the HTTP side."""
    log: Logger = structlog.get_logger("doubloon.http")
    return log
