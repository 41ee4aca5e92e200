"""Mutants: functions with one small change, as mutmut makes them; how one takes its place."""

import ast
import difflib
import importlib
import random
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

from mutmut.mutation.file_mutation import create_mutations

ROOT = Path(__file__).resolve().parents[1]
CONFIG = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["mutation"]


class Mutant:
    """One small change in one function."""

    def __init__(self, file: str, function: str, number: int, module: Any, mutation: Any) -> None:
        self.file = file
        self.function = function
        self.name = f"{file}::{function}#{number}"
        self._module = module
        self._mutation = mutation
        self._text = ""

    def text(self) -> str:
        """The whole file with the change in it."""
        if not self._text:
            mutation = self._mutation
            changed = self._module.deep_replace(mutation.original_node, mutation.mutated_node)
            self._text = str(changed.code)
        return self._text

    def diff(self) -> list[str]:
        """The change as a patch."""
        before, after = source_of(self.file).splitlines(), self.text().splitlines()
        return list(difflib.unified_diff(before, after, self.file, self.file, "", "", 3, ""))

    def lines(self) -> range:
        """The lines that change, as they are numbered in the file."""
        before, after = source_of(self.file).splitlines(), self.text().splitlines()
        start, end = 0, len(before)
        while start < min(end - 1, len(after)) and before[start] == after[start]:
            start += 1
        while end > start + 1 and before[end - 1] == after[end - len(before) - 1]:
            end -= 1
        return range(start + 1, end + 1)


@cache
def source_of(file: str) -> str:
    """The text of a file as it is."""
    return (ROOT / file).read_text(encoding="utf-8")


def mutants_of(file: str, share: float, chosen: random.Random) -> Iterator[Mutant]:
    """A share of the mutants of a file."""
    module: Any
    mutations: Any
    module, mutations, _, _ = create_mutations(file, source_of(file))
    owners: dict[int, str] = {}
    for node in module.body:
        if type(node).__name__ == "ClassDef":
            owners.update({id(method): node.name.value + "." for method in node.body.body})
    for number, mutation in enumerate(mutations):
        function: Any = mutation.contained_by_top_level_function
        if chosen.random() >= share or type(function).__name__ != "FunctionDef":
            continue
        name = owners.get(id(function), "") + function.name.value
        if f"{file}::{name}" not in CONFIG["skip_functions"]:
            yield Mutant(file, name, number, module, mutation)


def statement_lines(source: str) -> dict[int, range]:
    """For each line the lines of the smallest statement (or head of one) that it is part of."""
    found: dict[int, range] = {}
    for node in ast.walk(ast.parse(source)):  # outer ones first
        if isinstance(node, ast.stmt):
            last = node.end_lineno or node.lineno
            body = getattr(node, "body", None)
            head = max(body[0].lineno - 1, node.lineno) if body else last
            whole = isinstance(node, ast.FunctionDef)  # a default value matters to all of it
            for line in range(node.lineno, head + 1):
                found[line] = range(node.lineno, (last if whole else head) + 1)
    return found


def code_of(code: CodeType, qualname: str) -> CodeType | None:
    """The code of a function within the code of its module."""
    for const in code.co_consts:
        if isinstance(const, CodeType):
            if const.co_qualname == qualname:
                return const
            if qualname.startswith(const.co_qualname + "."):
                return code_of(const, qualname)
    return None


def swap(mutant: Mutant) -> None:
    """Give a function of this process the mutated code."""
    text = mutant.text()
    path = Path(mutant.file).with_suffix("")
    module = importlib.import_module(".".join(path.parts[1:]).removesuffix(".__init__"))
    code = compile(text, str(ROOT / mutant.file), "exec", dont_inherit=True)
    owner, _, name = mutant.function.rpartition(".")
    holder = getattr(module, owner) if owner else module
    function = vars(holder)[name]
    function = getattr(function, "__func__", function)
    new = code_of(code, mutant.function)
    assert isinstance(function, FunctionType)
    assert new is not None
    if len(new.co_freevars) == len(function.__code__.co_freevars):
        function.__code__ = new
    else:  # `super()` went away, or came: there is nothing to swap it with
        raise NotImplementedError
    changed = defaults_of(text, mutant.function)
    if function.__defaults__ and changed:
        scope = vars(module)
        function.__defaults__ = tuple(eval(each, scope) for each in changed)


def defaults_of(source: str, qualname: str) -> list[str]:
    """The default values in the head of a function, as text."""
    body: list[ast.stmt] = ast.parse(source).body
    *owners, name = qualname.split(".")
    for owner in owners:
        body = next(n.body for n in body if isinstance(n, ast.ClassDef) and n.name == owner)
    head = next(n for n in body if isinstance(n, ast.FunctionDef) and n.name == name)
    return [ast.unparse(each) for each in head.args.defaults]
