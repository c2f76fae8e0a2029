"""Does the simulator find anything? Faults put into the house by hand, each into a copy of the
tree, and how many seeds it takes until it is found.

    python -m tests.simulator.faults                 all of them
    python -m tests.simulator.faults "wake-up"      those whose name contains this

Ends with 1 where one is not found. Takes minutes; not in the test command.
"""

import re
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
SEEDS = 3
STEPS = 60


@dataclass(frozen=True)
class Fault:
    """One place of the tree, and what stands there instead."""

    name: str
    path: str
    was: str
    now: str


FAULTS = [
    Fault(
        "a lost wake-up",
        "web/services/services.py",
        "lambda night, entry: hub.tell(night, entry.number, entry.table_alone)",
        "lambda night, entry: entry.kind != 'float-added' "
        "and hub.tell(night, entry.number, entry.table_alone)",
    ),
    Fault(
        "a buy-in of one chip more",
        "ledger/kinds/cash.py",
        'buys = Transfer(CAGE, accounts.bankroll(number), chips, "buy-in")\n'
        "        sold = (*from_cage(night, chips), buys)",
        'buys = Transfer(CAGE, accounts.bankroll(number), chips + 1, "buy-in")\n'
        "        sold = (*from_cage(night, chips + 1), buys)",
    ),
    Fault(
        "a hand shown to its neighbour",
        "games/engine/view.py",
        "        zones={name: _zone(zone, viewer) for name, zone in table.zones.items()},",
        "        zones={\n"
        "            key: _zone(zone, zone.owner or viewer) for key, zone in table.zones.items()\n"
        "        },",
    ),
]


def main() -> int:
    """Try the faults."""
    wanted = sys.argv[1] if len(sys.argv) > 1 else ""
    missed = [fault for fault in FAULTS if wanted in fault.name and not tried(fault)]
    return int(bool(missed))


def tried(fault: Fault) -> bool:
    """Whether it is found; says so."""
    with tempfile.TemporaryDirectory(prefix="croupier-fault-") as folder:
        copy = Path(folder)
        for name in ("games", "ledger", "web", "migrations", "tests", "pyproject.toml"):
            source = ROOT / name
            (shutil.copytree if source.is_dir() else shutil.copyfile)(source, copy / name)
        place = copy / fault.path
        text = place.read_text()
        assert text.count(fault.was) == 1, f"{fault.path} has changed: {fault.name}"
        place.write_text(text.replace(fault.was, fault.now))
        for seed in range(1, SEEDS + 1):
            command = ["-m", "tests.simulator", f"--seed={seed}", f"--steps={STEPS}", "--as-it-is"]
            run = subprocess.run(
                [sys.executable, *command], cwd=copy, capture_output=True, text=True, check=False
            )
            if why := re.search(r"fails at step (\d+): (.{0,90})", run.stdout):
                print(f"{fault.name}: found in seed {seed}, step {why[1]}: {why[2]}", flush=True)
                return True
            if run.returncode:
                print(f"{fault.name}: does not run: {run.stderr[-300:]}", flush=True)
                return False
    print(f"{fault.name}: not found in {SEEDS} seeds", flush=True)
    return False


if __name__ == "__main__":
    sys.exit(main())
