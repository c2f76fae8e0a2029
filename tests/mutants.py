"""Mutation testing, by command: which single changes of the code does no test notice?

    python -m tests.mutants                               every module that `mutants.toml` names
    python -m tests.mutants ledger/reports/settling.py    one module, of any floor
    python -m tests.mutants games/engine                  every module of a folder
    python -m tests.mutants ledger/audit/sums.py --only '*compare*'    some of its changes
    python -m tests.mutants ledger/desk/closing.py --quick   without looking at survivors again

`mutmut` makes the changes and runs, for each, the tests that reach it: the quick ones, on SQLite,
in a copy of the tree. Which tests those may be says `mutants.toml`; for a module that it does not
name, they are those that carry its name or its folder's. What survives or takes too long is tried
once more with all of these tests: a fixture that many tests share counts only for the first of
them, and a busy machine is slow without any change. Then it is either known to make no difference
(`mutants.toml` says why), or it is shown. Ends with 1 where a change is shown, where one that is
listed there is noticed or cannot be made any more, or where a module could not be tried.

mutmut leaves alone what stands outside of functions, and decorated functions (properties, caches).
Not in CI: a module takes from half a minute to several minutes.
"""

import argparse
import os
import re
import resource
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path, PurePosixPath
from typing import Any

ROOT = Path(__file__).parent.parent
LISTED = Path(__file__).with_name("mutants.toml")
_UNUSED = ("cacheprovider", "schemathesis", "xdist", "anyio")
OPTIONS = [
    *(part for plugin in _UNUSED for part in ("-p", f"no:{plugin}")),
    *("-m", "not slow and not browser", "-k", "not postgres", "--hypothesis-profile=mutants"),
]
"""Of pytest, for every run."""
_COPIED_ANYWAY = ("tests", "pyproject.toml")
PATIENCE = {"timeout_multiplier": 1.0, "timeout_constant": 30.0}
"""How long mutmut lets a change run: so many times as long as the tests take, and seconds more."""
LAST_LOOK = {"times": 2, "more": 5}
"""And how much processor time the last look may use, which does not depend on how busy the machine
is: so many times as much as without a change, and seconds more.
"""
MOST_LINES = 30
"""Of what mutmut says where it cannot begin."""
FAILED, INTERRUPTED, BROKEN = 1, 2, 3
"""What pytest ends with where a test, or reading the tests, or pytest itself has failed."""


@dataclass(frozen=True)
class Change:
    """One changed line of a function."""

    name: str
    """What mutmut calls it."""
    was: str
    now: str

    def __str__(self) -> str:
        return f"{self.name}\n    - {self.was}\n    + {self.now}"


@dataclass(frozen=True)
class Outcome:
    """What became of a module's changes."""

    module: str
    made: int
    survived: list[Change]
    """Not noticed, and not known to make no difference."""
    equivalent: int
    stale: list[str]
    """Listed changes that were noticed or cannot be made any more."""

    @property
    def killed(self) -> int:
        return self.made - len(self.survived) - self.equivalent


class NotTried(Exception):
    """mutmut could not begin with a module."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the modules asked for, and show what survived."""
    listed = tomllib.loads(LISTED.read_text("utf-8"))
    selections: dict[str, list[str]] = listed["modules"]
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("paths", nargs="*", metavar="MODULE", help="a module, or a folder of them")
    parser.add_argument("--only", action="append", default=[], metavar="NAME", help="a change, *")
    parser.add_argument("--quick", action="store_true", help="leave the last look out")
    parser.add_argument("--processes", type=int, default=1, help="run so many at once")
    asked = parser.parse_args(arguments)
    try:
        modules = [module for path in asked.paths for module in modules_of(path)] or list(
            selections
        )
    except FileNotFoundError as error:
        parser.error(str(error))
    clean = True
    for module in modules:
        known = [mutant for mutant in listed["no_difference"] if mutant["module"] == module]
        tests = selections.get(module) or mirroring(module)
        try:
            outcome = _run(module, tests, known, asked)
        except NotTried as error:
            print(f"{module}: not tried. {error}", flush=True)
            clean = False
        else:
            _show(outcome)
            clean = clean and not outcome.survived and not outcome.stale
    return 0 if clean else 1


def modules_of(path: str) -> list[str]:
    """The module of this path, or all those of a folder, as the tree names them. Raises
    `FileNotFoundError`.
    """
    there = ROOT / path
    found = sorted(there.rglob("*.py")) if there.is_dir() else [there]
    if not found or not all(file.is_file() for file in found):
        raise FileNotFoundError(f"There is no module {path}.")
    return [file.relative_to(ROOT).as_posix() for file in found]


def mirroring(module: str) -> list[str]:
    """The tests that carry the name of a module or else of its folder; or else all of its game or
    its floor.
    """
    floor, *names = PurePosixPath(module).with_suffix("").parts
    home = ROOT / "tests" / floor
    own = home.joinpath(*names[:-1])
    home, names = (own, names[-1:]) if own.is_dir() and names[:-1] else (home, names)
    for name in reversed(names):
        found = {*home.rglob(f"test_{name}.py"), *home.rglob(f"test_{name}_*.py")}
        found |= {folder for folder in home.rglob(name) if folder.is_dir()}
        found -= {test for test in found if _is_of_one_game(test, home)}
        if found:
            return sorted(folder.relative_to(ROOT).as_posix() for folder in found)
    return [home.relative_to(ROOT).as_posix()]


def _is_of_one_game(test: Path, home: Path) -> bool:
    """Whether a test stands in the folder of a game, and is looked for from outside."""
    folder, *_ = test.relative_to(home).parts
    return (ROOT / home.name / folder / "rules.py").exists()


def _show(outcome: Outcome) -> None:
    for change in outcome.survived:
        print(change)
    for listed in outcome.stale:
        print(f"listed, and does not survive: {listed}")
    print(
        f"{outcome.module}: {outcome.made} changes, {outcome.killed} noticed, "
        f"{len(outcome.survived)} not, {outcome.equivalent} without a difference",
        flush=True,
    )


def _run(
    module: str,
    tests: list[str],
    known: list[dict[str, Any]],
    asked: argparse.Namespace,
) -> Outcome:
    only: list[str] = asked.only
    with tempfile.TemporaryDirectory(prefix="croupier-mutants-") as folder:
        copy = Path(folder)
        _copy_tree(copy, module, tests)
        environment = _environment(copy)
        run = _mutmut(copy, environment, "run", "--max-children", str(asked.processes), *only)
        if run.returncode:
            told = f"{run.stdout}\n{run.stderr}".splitlines()
            raise NotTried("\n".join(told[-MOST_LINES:]))
        states = _states(_mutmut(copy, environment, "results", "--all", "true").stdout)
        if only:
            states = {name: state for name, state in states.items() if _is_one_of(name, only)}
        undecided = [name for name, state in states.items() if state != "killed"]
        if not asked.quick:
            undecided = _unnoticed(copy / "mutants", environment, tests, undecided)
        changes = [
            _change(_mutmut(copy, environment, "show", name).stdout, name) for name in undecided
        ]
    seen = {(change.was, change.now) for change in changes}
    listed = {(mutant["was"], mutant["now"]) for mutant in known}
    return Outcome(
        module=module,
        made=len(states),
        survived=[change for change in changes if (change.was, change.now) not in listed],
        equivalent=sum((change.was, change.now) in listed for change in changes),
        stale=[
            mutant["now"]
            for mutant in known
            if not only and (mutant["was"], mutant["now"]) not in seen
        ],
    )


def _is_one_of(name: str, patterns: Sequence[str]) -> bool:
    return any(fnmatchcase(name, pattern) for pattern in patterns)


def _unnoticed(
    mutants: Path, environment: dict[str, str], tests: list[str], names: list[str]
) -> list[str]:
    """Which changes all tests of the module together do not notice either."""
    if not names:
        return []
    before = _processor_seconds()
    if status := _pytest(mutants, environment, tests, "", resource.RLIM_INFINITY):
        raise NotTried(f"The tests end with {status} without a change.")
    seconds = int(LAST_LOOK["times"] * (_processor_seconds() - before) + LAST_LOOK["more"])
    return [
        name for name in names if not _noticed(_pytest(mutants, environment, tests, name, seconds))
    ]


def _noticed(status: int) -> bool:
    """Whether pytest failed, or was ended for the time it used."""
    return status in (FAILED, INTERRUPTED, BROKEN) or status < 0


def _processor_seconds() -> float:
    """What all processes that were started here have used."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def _copy_tree(to: Path, module: str, tests: list[str]) -> None:
    """The files that git knows, with settings of mutmut's for one module."""
    listing = subprocess.check_output(["git", "ls-files", "-z"], cwd=ROOT, text=True)
    for name in filter(None, listing.split("\0")):
        if (ROOT / name).is_file():
            (to / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, to / name)
    floor = module.split("/", maxsplit=1)[0]
    others = [name for name in _top_level(to) if name not in {floor, *_COPIED_ANYWAY}]
    with (to / "pyproject.toml").open("a", encoding="utf-8") as settings:
        settings.write(
            f"\n[tool.mutmut]\nsource_paths = {[floor]}\nonly_mutate = {[module]}\n"
            f"also_copy = {others}\npytest_add_cli_args = {OPTIONS}\n"
            f"pytest_add_cli_args_test_selection = {tests}\nuse_git_change_detection = false\n"
        )
        settings.writelines(f"{name} = {value}\n" for name, value in PATIENCE.items())
    (to / "mutants").mkdir()  # Python remembers of a folder on its path that it was not there


def _top_level(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def _environment(copy: Path) -> dict[str, str]:
    """Nothing may be imported from the tree itself."""
    return {**os.environ, "PYTHONPATH": str(copy / "mutants")}


def _mutmut(
    copy: Path, environment: dict[str, str], *arguments: str
) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "mutmut", *arguments]
    return subprocess.run(
        command, cwd=copy, env=environment, capture_output=True, text=True, check=False
    )


def _states(results: str) -> dict[str, str]:
    lines = (line.strip().split(": ") for line in results.splitlines())
    return {line[0]: line[1] for line in lines if len(line) == 2}


def _pytest(
    mutants: Path, environment: dict[str, str], tests: list[str], name: str, seconds: int
) -> int:
    """What pytest ends with, with one change made (or none), and so much processor time at most."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", *OPTIONS, *tests]
    return subprocess.run(
        command,
        cwd=mutants,
        env={**environment, "MUTANT_UNDER_TEST": name},
        capture_output=True,
        check=False,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds)),
    ).returncode


def _change(diff: str, name: str) -> Change:
    """The lines that differ, out of what mutmut shows."""
    return Change(name, " ".join(_marked(diff, "-")), " ".join(_marked(diff, "+")))


def _marked(diff: str, mark: str) -> Iterator[str]:
    for line in diff.splitlines():
        if line.startswith(mark) and not line.startswith(mark * 3):
            yield re.sub(r"\s+", " ", line[1:]).strip()


if __name__ == "__main__":
    sys.exit(main())
