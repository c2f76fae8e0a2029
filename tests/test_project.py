"""What must hold of the tree as a whole: its locks, what it vendors, what it ships, what it must
not name.
"""

import hashlib
import json
import re
import subprocess
import sys
import threading
import tomllib
import zipfile
from pathlib import Path
from typing import Any

import pytest
from grimp import build_graph

import bootstrap
from games.catalogue import SLUGS
from games.folders import package
from tests.import_rules import games_in, strangers

ROOT = Path(__file__).parent.parent
VENDOR = ROOT / "web" / "static" / "vendor"
LOCKS = [ROOT / "requirements.lock", ROOT / "requirements-dev.lock"]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text())
SHIPPED = {"games", "ledger", "web", "migrations"}
SOURCES = ("web/frontend/", "web/games/")
"""What the bundles are made of; a wheel has the bundles."""

# Each is written in two parts, so that this file does not contain what it looks for.
REGISTRY_HOSTS = [
    "pypi" + ".org",
    "pythonhosted" + ".org",
    "npmjs" + ".org",
    "yarnpkg" + ".com",
    "deb.debian" + ".org",
]
MACHINE_PATHS = ["/" + "work/", "/" + "farm/", "/" + "root/", "/opt" + "/pypi"]


def tracked_files() -> list[Path]:
    """Every file of the tree that git knows, as long as it is there."""
    names = subprocess.check_output(["git", "ls-files", "-z"], cwd=ROOT, text=True).split("\0")
    return [ROOT / name for name in names if name and (ROOT / name).is_file()]


def pins_of(lock: Path) -> dict[str, tuple[str, list[str]]]:
    """What a lock pins: each package's version and hashes."""
    logical_lines = lock.read_text().replace("\\\n", " ").splitlines()
    pins = {}
    for line in logical_lines:
        requirement = re.fullmatch(
            r"([a-z0-9-]+)==(\S+)( ;.*?)?((?: +--hash=sha256:[0-9a-f]{64})*) *", line
        )
        assert requirement, f"{lock.name} has a line that pins nothing: {line[:80]}"
        pins[requirement[1]] = (requirement[2], requirement[4].split())
    return pins


@pytest.mark.parametrize("name", REGISTRY_HOSTS + MACHINE_PATHS)
def test_no_file_names_a_registry_or_a_path_of_some_machine(name: str) -> None:
    guilty = [
        str(path.relative_to(ROOT))
        for path in tracked_files()
        if name.encode() in path.read_bytes()
    ]
    assert guilty == []


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_a_lock_has_hashes_for_every_package(lock: Path) -> None:
    pins = pins_of(lock)
    assert pins
    assert [name for name, (_, hashes) in pins.items() if not hashes] == []


@pytest.mark.parametrize("lock", [*LOCKS, ROOT / "package-lock.json"], ids=lambda lock: lock.name)
def test_a_lock_has_no_addresses(lock: Path) -> None:
    assert "://" not in lock.read_text()
    assert "--index" not in lock.read_text()


def test_the_lock_for_testing_holds_all_of_the_lock_for_running() -> None:
    running, testing = map(pins_of, LOCKS)
    assert {name: testing.get(name) for name in running} == running


def test_the_locks_hold_what_the_project_asks_for() -> None:
    extras = PROJECT["project"]["optional-dependencies"]
    running = PROJECT["project"]["dependencies"] + extras["build"]
    for lock, requirements in zip(LOCKS, [running, running + extras["dev"]], strict=True):
        wanted = {re.split(r"[^a-z0-9-]", requirement)[0] for requirement in requirements}
        assert wanted - {PROJECT["project"]["name"]} <= pins_of(lock).keys()


def vendored() -> list[dict[str, Any]]:
    """What the manifest says of each vendored file."""
    entries: list[dict[str, Any]] = json.loads((VENDOR / "manifest.json").read_text())
    return entries


def test_vendored_files_are_the_ones_the_manifest_names() -> None:
    kinds = ("file", "licence_file")
    told = {VENDOR / entry[kind] for entry in vendored() for kind in kinds if kind in entry}
    there = {path for path in VENDOR.rglob("*") if path.is_file()} - {VENDOR / "manifest.json"}
    assert there == told


def test_vendored_files_have_the_hashes_of_the_manifest() -> None:
    for entry in vendored():
        assert entry["name"]
        assert entry["version"]
        if "file" not in entry:
            continue
        digest = hashlib.sha256((VENDOR / entry["file"]).read_bytes()).hexdigest()
        assert (entry["file"], digest) == (entry["file"], entry["sha256"])


def test_the_licence_of_every_package_in_the_bundles_is_shipped() -> None:
    bundled = json.loads((ROOT / "web" / "static" / "bundles" / "packages.json").read_text())
    told = {entry["name"]: entry["version"] for entry in vendored() if "file" not in entry}
    assert told == bundled
    locked = json.loads((ROOT / "package-lock.json").read_text())["packages"]
    assert told == {name: locked[f"node_modules/{name}"]["version"] for name in told}


def test_the_wheel_holds_every_file_of_the_packages_and_no_test(tmp_path: Path) -> None:
    build = [
        sys.executable,
        "-m",
        "hatchling",
        "build",
        "--target",
        "wheel",
        "--directory",
        str(tmp_path),
    ]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        packed = {name for name in archive.namelist() if ".dist-info/" not in name}
    tracked = {path.relative_to(ROOT).as_posix() for path in tracked_files()}
    shipped = {name for name in tracked if name.split("/")[0] in SHIPPED}
    sources = {name for name in shipped if name.startswith(SOURCES) and name[-3:] != ".py"}
    assert shipped - sources <= packed
    assert not sources & packed
    assert {name.split("/")[0] for name in packed} == SHIPPED


def test_the_import_rules_find_every_game_by_its_folder() -> None:
    graph = build_graph("games")
    assert games_in(graph) == sorted(map(package, SLUGS))
    assert list(strangers(graph)) == []


def test_a_game_that_imports_another_is_found() -> None:
    graph = build_graph("games")
    graph.add_import(importer="games.kabu.rules", imported="games.bura.odds")
    assert list(strangers(graph)) == ["games.kabu.rules imports games.bura.odds."]


def test_everything_about_one_game_is_one_command() -> None:
    own = bootstrap.checks_of("stop-the-bus")
    assert own["own"][-1] == "tests/games/stop_the_bus"
    assert "stop-the-bus and not postgres" in own["all"]
    assert own["js types"][-1] == "web/games/stop_the_bus"
    named = [argument.partition("::")[0] for argument in own["made"] if "/" in argument]
    assert all((ROOT / name).exists() for name in named)
    with pytest.raises(SystemExit, match=r"no game whist: games/whist/rules\.py is missing"):
        bootstrap.checks_of("whist")


def test_of_one_game_no_test_runs_before_what_is_quick_passes(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for step in ("install", "install_type_checker", "provide_programs"):
        monkeypatch.setattr(bootstrap, step, lambda *_: None)
    ran: list[str] = []

    def runs(name: str, _command: list[str]) -> bool:
        ran.append(name)
        return True

    monkeypatch.setattr(bootstrap, "passes", runs)
    monkeypatch.setattr(bootstrap, "passes_beside", lambda name, _: name != "lint")
    assert bootstrap.test(["comet"]) == 1
    assert ran == []
    assert capsys.readouterr().out.endswith("Failed: lint. The tests run when these pass.\n")
    monkeypatch.setattr(bootstrap, "passes_beside", lambda *_: True)
    assert bootstrap.test(["comet"]) == 0
    assert ran == ["own", "made", "all"]


def test_debians_programs_are_installed_beside_the_packages(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    at_once = threading.Barrier(2, timeout=60)
    monkeypatch.setattr(bootstrap, "install", lambda *_: at_once.wait())
    monkeypatch.setattr(bootstrap, "install_type_checker", lambda: None)
    monkeypatch.setattr(bootstrap, "provide_programs", at_once.wait)
    bootstrap.install_all()
    monkeypatch.setattr(bootstrap, "install", lambda *_: None)
    monkeypatch.setattr(bootstrap, "provide_programs", lambda: sys.exit("No space is left."))
    with pytest.raises(SystemExit, match="No space"):
        bootstrap.install_all()


def test_the_tests_are_collected_beside_the_types_as_they_are_run() -> None:
    for checks in (bootstrap.CHECKS, bootstrap.LONG_CHECKS):
        alone = [name for name in checks if not bootstrap.reads_only(checks[name])]
        assert alone == list(checks)[-1:] == ["tests"]
        collected = checks["collect"][3:]
        assert checks["tests"] == [*bootstrap.TESTS, *collected]


def test_of_checks_beside_each_other_those_that_fail_say_why(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert not bootstrap.passes_beside("lint", ["python", "-c", "exit('This is wrong.')"])
    said = capsys.readouterr().out
    assert said.startswith("This is wrong.\n")
    assert "FAILED (exit 1)" in said
    assert bootstrap.passes_beside("lint", ["python", "-c", "print('All is well.')"])
    assert capsys.readouterr().out.startswith("lint    ok ")


def test_what_python_compiles_is_kept_apart_where_it_may_not_lie_beside_the_sources() -> None:
    told = {"PYTHONDONTWRITEBYTECODE": "1", "LANG": "C"}
    kept = {"PYTHONPYCACHEPREFIX": str(ROOT / "build" / "bytecode"), "LANG": "C"}
    assert bootstrap.keeping_bytecode(told) == kept
    assert bootstrap.keeping_bytecode({"LANG": "C"}) == {"LANG": "C"}
    own = {"PYTHONDONTWRITEBYTECODE": "1", "PYTHONPYCACHEPREFIX": "/tmp/own"}
    assert bootstrap.keeping_bytecode(own) == {"PYTHONPYCACHEPREFIX": "/tmp/own"}
