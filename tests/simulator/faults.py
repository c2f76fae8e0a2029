"""Does the simulator find anything? The faults of `faults.toml`, each put into a copy of the tree,
and how many seeds it takes until it is found.

    python -m tests.simulator.faults                 all of them
    python -m tests.simulator.faults "wake-up"      those whose name contains this, or one of these

As many at once as there are processors. Ends with 1 where one is not found. Takes half an hour; not
in the test command.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
LISTED = Path(__file__).with_name("faults.toml")
SEEDS = 24
STEPS = 150
COPIED = ("games", "ledger", "web", "migrations", "tests", "pyproject.toml")


@dataclass(frozen=True)
class Fault:
    """One place of the tree, and what stands there instead."""

    name: str
    path: str
    was: str
    now: str
    found: str
    """What the sentence of a failure says that is this fault's."""

    def put_into(self, tree: Path) -> None:
        """Make it. Raises `ValueError` where the place is not there once."""
        place = tree / self.path
        text = place.read_text()
        if text.count(self.was) != 1:
            raise ValueError(f"{self.path} has changed")
        place.write_text(text.replace(self.was, self.now))


def listed() -> list[Fault]:
    """All of them."""
    return [Fault(**each) for each in tomllib.loads(LISTED.read_text())["fault"]]


def main() -> int:
    """Try the faults."""
    wanted = sys.argv[1:] or [""]
    faults = [fault for fault in listed() if any(each in fault.name for each in wanted)]
    with ThreadPoolExecutor(os.cpu_count()) as beside:
        are_found = list(beside.map(tried, faults))
    return int(not all(are_found))


def tried(fault: Fault) -> bool:
    """Whether it is found; says so."""
    with tempfile.TemporaryDirectory(prefix="croupier-fault-") as folder:
        copy = Path(folder)
        leave_out = shutil.ignore_patterns("static", "node_modules", "__pycache__", "browser")
        for name in COPIED:
            source = ROOT / name
            if source.is_dir():
                shutil.copytree(source, copy / name, ignore=leave_out)
            else:
                shutil.copyfile(source, copy / name)
        try:
            fault.put_into(copy)
        except ValueError as error:
            print(f"{fault.name}: {error}", flush=True)
            return False
        for seed in range(1, SEEDS + 1):
            command = ["-m", "tests.simulator", f"--seed={seed}", f"--steps={STEPS}", "--as-it-is"]
            run = subprocess.run(
                [sys.executable, *command], cwd=copy, capture_output=True, text=True, check=False
            )
            if why := re.search(r"fails at step (\d+): (.*)", run.stdout):
                is_its_own = re.search(fault.found, why[2]) is not None
                how = "found" if is_its_own else "not found, but fails,"
                print(f"{fault.name}: {how} in seed {seed}, step {why[1]}: {why[2]}", flush=True)
                if is_its_own:
                    return True
            elif run.returncode:
                print(f"{fault.name}: does not run: {run.stderr[-300:]}", flush=True)
                return False
    print(f"{fault.name}: not found in {SEEDS} seeds", flush=True)
    return False


if __name__ == "__main__":
    sys.exit(main())
