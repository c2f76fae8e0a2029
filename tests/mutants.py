"""Mutation testing, by command: which single changes of the code does no test notice?

    python -m tests.mutants                               every module that `mutants.toml` names
    python -m tests.mutants ledger/reports/settling.py    one of them

`mutmut` makes the changes and runs, for each, the tests that reach it: the quick ones, on SQLite,
in a copy of the tree. What survives or takes too long is tried once more with all tests of its
module: a fixture that many tests share counts only for the first of them, and a busy machine is
slow without any change. Then it is either known to make no difference (`mutants.toml` says why), or
it is shown. Ends with 1 where a change is shown, or where one that is listed there is noticed or
cannot be made any more.

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
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
LISTED = Path(__file__).with_name("mutants.toml")
_UNUSED = ("cacheprovider", "schemathesis", "xdist", "anyio")
OPTIONS = [
    *(part for plugin in _UNUSED for part in ("-p", f"no:{plugin}")),
    *("-m", "not slow", "-k", "not postgres", "--hypothesis-profile=mutants"),
]
"""Of pytest, for every run."""
_COPIED_ANYWAY = ("tests", "pyproject.toml")
PATIENCE = {"timeout_multiplier": 1.0, "timeout_constant": 20.0}
"""How long mutmut lets a change run: so many times as long as the tests take, and seconds more."""
PROCESSOR_SECONDS = 60
"""And the last look, which does not depend on how busy the machine is."""
UNDECIDED = {"survived", "no tests", "timeout"}


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


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the modules asked for, and show what survived."""
    listed = tomllib.loads(LISTED.read_text("utf-8"))
    modules: dict[str, list[str]] = listed["modules"]
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("modules", nargs="*", choices=[*modules, []], metavar="MODULE")
    parser.add_argument("--processes", type=int, default=1, help="run so many at once")
    asked = parser.parse_args(arguments)
    outcomes = []
    for module in asked.modules or modules:
        known = [one for one in listed["no_difference"] if one["module"] == module]
        outcomes.append(_run(module, modules[module], known, asked.processes))
        _show(outcomes[-1])
    return 1 if any(one.survived or one.stale for one in outcomes) else 0


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


def _run(module: str, tests: list[str], known: list[dict[str, Any]], processes: int) -> Outcome:
    with tempfile.TemporaryDirectory(prefix="croupier-mutants-") as folder:
        copy = Path(folder)
        _copy_tree(copy, module, tests)
        environment = _environment(copy)
        run = _mutmut(copy, environment, "run", "--max-children", str(processes))
        if run.returncode:
            sys.exit(f"{run.stdout}\n{run.stderr}")
        states = _states(_mutmut(copy, environment, "results", "--all", "true").stdout)
        changes = [
            _change(_mutmut(copy, environment, "show", name).stdout, name)
            for name, state in states.items()
            if state in UNDECIDED
            if not _noticed_by_all(copy / "mutants", environment, tests, name)
        ]
    seen = {(change.was, change.now) for change in changes}
    listed = {(one["was"], one["now"]) for one in known}
    return Outcome(
        module=module,
        made=len(states),
        survived=[change for change in changes if (change.was, change.now) not in listed],
        equivalent=sum((change.was, change.now) in listed for change in changes),
        stale=[one["now"] for one in known if (one["was"], one["now"]) not in seen],
    )


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


def _noticed_by_all(
    mutants: Path, environment: dict[str, str], tests: list[str], name: str
) -> bool:
    command = [sys.executable, "-m", "pytest", "-x", "-q", *OPTIONS, *tests]
    run = subprocess.run(
        command,
        cwd=mutants,
        env={**environment, "MUTANT_UNDER_TEST": name},
        capture_output=True,
        text=True,
        check=False,
        preexec_fn=_limit_processor_time,
    )
    return run.returncode != 0


def _limit_processor_time() -> None:
    resource.setrlimit(resource.RLIMIT_CPU, (PROCESSOR_SECONDS, PROCESSOR_SECONDS + 1))


def _change(diff: str, name: str) -> Change:
    """The lines that differ, out of what mutmut shows."""
    return Change(name, " ".join(_marked(diff, "-")), " ".join(_marked(diff, "+")))


def _marked(diff: str, mark: str) -> Iterator[str]:
    for line in diff.splitlines():
        if line.startswith(mark) and not line.startswith(mark * 3):
            yield re.sub(r"\s+", " ", line[1:]).strip()


if __name__ == "__main__":
    sys.exit(main())
