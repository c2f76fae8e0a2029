#!/usr/bin/env python3
"""Install Croupier beside this file and run it; or check it.

    python3 bootstrap.py               make .venv from requirements.lock, then `croupier serve`
    python3 bootstrap.py demo          any other command of `croupier`, with its arguments
    python3 bootstrap.py test          every check, each with its verdict; fails if one fails
    python3 bootstrap.py test --long   the same with every test, where a part is run of some
    python3 bootstrap.py test --fast   the quick tests of the rules, and of the book on SQLite
    python3 bootstrap.py test GAME     everything about one game, by its slug
    python3 bootstrap.py develop       `croupier serve` from the sources of the scripts and styles

It needs Python 3.11 and nothing that does not come with it. Every package is the one whose hash
stands in the lock. Nothing is installed again until a lock or pyproject.toml changes.
"""

# Python 3.7 must get as far as the sentence that says it is too old: no newer syntax in this file.
from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from collections.abc import Mapping

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"


def tools_of(platform: str) -> Path:
    """Where a virtual environment has its programs on this system."""
    return VENV / ("Scripts" if platform == "win32" else "bin")


TOOLS = tools_of(sys.platform)
OLDEST = (3, 11)
STAMP = VENV / "croupier.stamp"  # the fingerprint of what was installed last

RUN_LOCK = ROOT / "requirements.lock"
TEST_LOCK = ROOT / "requirements-dev.lock"  # holds all of the other one, and the checkers

NODE_LOCK = ROOT / "package-lock.json"
NODE_STAMP = ROOT / "node_modules" / "croupier.stamp"

DEVELOPERS_FOLDER = ROOT / "build" / "bundles"
BYTECODE = ROOT / "build" / "bytecode"

# Three at once on two processors: a third of the time of a test of browsers and servers is waiting.
# Each begins with a part of its own, so that what modules share is made once.
TESTS = ["pytest", "-n", "3", "--dist", "worksteal", "--durations=25"]
CHOSEN = ["-m", "not long", "--sample=tree"]
SCRIPTS = ["web/frontend", "web/games", "tests/web"]
CHECKS = {
    "format": ["ruff", "format", "--check", "."],
    "lint": ["ruff", "check", "."],
    "types": ["mypy"],
    "floors": ["lint-imports", "--no-cache", "--no-logo"],
    "js lint": ["oxlint", *SCRIPTS],
    "js form": ["oxfmt", "--check", *SCRIPTS],
    "js types": ["node", "web/frontend/types.mjs"],
    # Beside the types, which keep one processor: what pytest makes of the files of tests is made
    # once, and not by each of those that run them.
    "collect": ["pytest", "--collect-only", "-qq", *CHOSEN],
    # Last, so that its closing line, which counts the tests, is the last output of any tool.
    "tests": [*TESTS, *CHOSEN],
}
LONG_CHECKS = {**CHECKS, "collect": ["pytest", "--collect-only", "-qq"], "tests": TESTS}
_QUICK_ONES = "not slow and not long and not browser"
# Not collected either: it takes a second a process to import what drives a browser.
_SCREENS = [f"--ignore-glob=tests/games/*/test_{name}.py" for name in ("table", "phone", "wall")]
_QUICK = ["-k", "not postgres", "-m", _QUICK_ONES, *_SCREENS, "tests/games", "tests/ledger"]
OF_ALL_GAMES = [
    "tests/web/test_languages.py",
    "tests/web/test_untranslated.py",
    "tests/web/test_answers.py::test_the_types_of_the_scripts_are_fresh",
    "tests/games/test_overview.py::test_the_page_of_all_games_is_fresh",
    "tests/web/test_static.py::test_the_bundles_are_what_the_sources_make",
]
"""Tests that a new game can fail without being named by them."""
FAST_CHECKS = {"tests": ["pytest", "-n", "2", "--dist", "worksteal", "--sample=tree", *_QUICK]}

PROGRAMS = {
    "chromium-headless-shell": "the browser tests",
    "hledger": "the tests of what it must accept",
    "openssl": "the tests of HTTPS",
}
INSTEAD = {"chromium-headless-shell": "chromium"}  # does as well, but takes half as long again
APT_SECONDS = 600


def main(arguments: list[str]) -> int:
    """Do what the arguments say; the result is the exit status."""
    require_python()
    if arguments[:1] == ["test"]:
        return test(arguments[1:])
    if arguments[:1] == ["develop"]:
        return develop(arguments[1:])
    croupier(arguments)


def croupier(arguments: list[str]) -> NoReturn:
    """Become the `croupier` command, with "serve" where no command is named."""
    install(RUN_LOCK, TEST_LOCK)
    if not arguments or (
        arguments[0].startswith("-") and arguments[0] not in ("-h", "--help", "--version")
    ):
        arguments = ["serve", *arguments]
    if os.name == "nt":  # there the shell would not wait for what this became
        raise SystemExit(subprocess.call([str(TOOLS / "croupier"), *arguments]))
    os.execv(TOOLS / "croupier", ["croupier", *arguments])


def develop(arguments: list[str]) -> int:
    """Serve with these arguments what pages load from a folder of its own, where it is made again
    whenever a script or style is saved; until Ctrl-C.
    """
    install(TEST_LOCK)
    install_type_checker()
    build = [str(TOOLS / "node"), "web/frontend/build.mjs"]
    run([*build, "--into", str(DEVELOPERS_FOLDER)])
    environment = {**os.environ, "CROUPIER_BUNDLES": str(DEVELOPERS_FOLDER)}
    watch = [*build, "--watch", str(DEVELOPERS_FOLDER)]
    # It ends when its input does: with this program, however that ends.
    with subprocess.Popen(watch, cwd=ROOT, stdin=subprocess.PIPE):
        try:
            return subprocess.call([str(TOOLS / "croupier"), "serve", *arguments], env=environment)
        except KeyboardInterrupt:
            return 130


def require_python() -> None:
    """Leave with a sentence if this Python is too old or cannot make a virtual environment."""
    found = f"{sys.version_info[0]}.{sys.version_info[1]}"
    if sys.version_info < OLDEST:
        if sys.platform == "darwin":
            remedy = (
                "Install a newer one, with `brew install python` or from python.org, and "
                "try again with it."
            )
        else:
            remedy = "Install a newer one (Debian 12 and later have it) and try again with it."
        raise SystemExit(f"Croupier needs Python 3.11 or later; this is {found}. {remedy}")
    try:
        import ensurepip  # noqa: F401
        import venv  # noqa: F401
    except ImportError:
        raise SystemExit(
            "This Python cannot make virtual environments. On Debian, install what is missing "
            "with\n"
            f"    sudo apt install python{found}-venv\n"
            "and try again."
        ) from None


def install(lock: Path, *also_good: Path) -> None:
    """Make .venv agree with a lock, unless it already agrees with it or with another that is as
    good.

    Two people who start at once wait for each other, on a lock on this very file.
    """
    with Path(__file__).open() as this_file:
        wait_for_others(this_file.fileno())
        if not usable():
            say(f"Making a virtual environment in {VENV}")
            run([sys.executable, "-m", "venv", "--clear", str(VENV)])
        installed = STAMP.read_text() if STAMP.exists() else None
        if installed in [fingerprint(good) for good in (lock, *also_good)]:
            return
        say(f"Installing what {lock.name} asks for")
        STAMP.unlink(missing_ok=True)
        pip = [str(TOOLS / "pip"), "--disable-pip-version-check", "install", "--quiet"]
        run([*pip, "--require-hashes", "--requirement", str(lock)])
        run([*pip, "--no-deps", "--no-build-isolation", "--editable", str(ROOT)])
        STAMP.write_text(fingerprint(lock))


def wait_for_others(file: int) -> None:
    """Lock this file until it is closed, as soon as nobody else has it locked."""
    try:
        import fcntl
    except ImportError:  # on Windows, where what is locked cannot be read: a place behind its end
        import msvcrt

        os.lseek(file, 2**30, os.SEEK_SET)
        while True:
            try:
                msvcrt.locking(file, msvcrt.LK_LOCK, 1)  # type: ignore[attr-defined]
                return
            except OSError:  # after ten tries in ten seconds
                continue
    fcntl.flock(file, fcntl.LOCK_EX)


def install_type_checker() -> None:
    """Make node_modules agree with its lock: what checks and bundles the pages' scripts is no
    Python package. Node.js itself is one of those that the lock for testing names.
    """
    wanted = hashlib.sha256(NODE_LOCK.read_bytes()).hexdigest()
    if NODE_STAMP.exists() and NODE_STAMP.read_text() == wanted:
        return
    say(f"Installing what {NODE_LOCK.name} asks for")
    quiet = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
    run([str(TOOLS / "npm"), "ci", *quiet])
    NODE_STAMP.write_text(wanted)


def install_all() -> None:
    """Install what every check needs, Debian's programs beside the packages."""
    with ThreadPoolExecutor(1) as pool:
        programs = pool.submit(provide_programs)
        install(TEST_LOCK)
        install_type_checker()
        programs.result()


def usable() -> bool:
    """Whether .venv works: it breaks when the system's Python is upgraded, or the tree is moved or
    copied.
    """
    try:
        pip = subprocess.run(
            [str(TOOLS / "pip"), "--version"], capture_output=True, text=True, check=True
        )
    except (OSError, subprocess.CalledProcessError):
        return False
    return str(VENV) in pip.stdout


def fingerprint(lock: Path) -> str:
    """What an installation from this lock depends on, in one number: its own place included."""
    inputs = [str(ROOT).encode(), lock.read_bytes(), (ROOT / "pyproject.toml").read_bytes()]
    return hashlib.sha256(b"\0".join(inputs)).hexdigest()


def test(arguments: list[str]) -> int:
    """Run every check to its end, whatever the others said; 1 if any of them failed."""
    asked = arguments[0] if arguments else ""
    by_flag = {"": CHECKS, "--fast": FAST_CHECKS, "--long": LONG_CHECKS}
    if len(arguments) > 1 or (asked.startswith("-") and asked not in by_flag):
        wanted = "--fast or --long, or the slug of one game, or nothing"
        raise SystemExit(f"`bootstrap.py test` takes {wanted}.")
    checks = by_flag[asked] if asked in by_flag else checks_of(asked)
    if checks is FAST_CHECKS:
        install(TEST_LOCK)
    else:
        install_all()
    # Those that read files and nothing else beside each other: one alone leaves processors idle.
    beside = {name: command for name, command in checks.items() if reads_only(command)}
    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        running = {name: pool.submit(passes_beside, name, beside[name]) for name in beside}
    verdicts = {name: check.result() for name, check in running.items()}
    if asked not in by_flag and not all(verdicts.values()):
        failed = [name for name in beside if not verdicts[name]]
        say(f"Failed: {', '.join(failed)}. The tests run when these pass.")
        return 1
    for name, command in checks.items():
        if name not in beside:
            verdicts[name] = passes(name, command)
    failed = [name for name in checks if not verdicts[name]]
    say(f"Failed: {', '.join(failed)}" if failed else "All checks passed.")
    return 1 if failed else 0


def checks_of(slug: str) -> dict[str, list[str]]:
    """The checks of one game: of its three folders, and of the tests of every game those that name
    it. The quick ones of form, lint and types come first, and nothing else runs if one fails.
    """
    name = slug.replace("-", "_")
    folder = f"games/{name}"
    if not (ROOT / folder / "rules.py").exists():
        raise SystemExit(f"There is no game {slug}: {folder}/rules.py is missing.")
    own = f"tests/{folder}"
    if not (ROOT / own).exists():
        raise SystemExit(f"{slug} has no tests: {own} is missing.")
    screens = f"web/{folder}"
    others = ["tests/games", "tests/web", "tests/ledger", "tests/browser", f"--ignore={own}"]
    return {
        "format": ["ruff", "format", "--check", folder, own],
        "lint": ["ruff", "check", folder, own],
        "types": ["mypy"],
        **(checks_of_scripts(screens) if (ROOT / screens).exists() else {}),
        "own": ["pytest", "-q", own],
        "made": ["pytest", "-q", *OF_ALL_GAMES],
        "all": ["pytest", "-q", "-k", f"{slug} and not postgres", *others],
    }


def checks_of_scripts(folder: str) -> dict[str, list[str]]:
    """The checks of the scripts and styles in a folder."""
    return {
        "js lint": ["oxlint", folder],
        "js form": ["oxfmt", "--check", folder],
        "js types": ["node", "web/frontend/types.mjs", folder],
    }


def passes(name: str, command: list[str]) -> bool:
    """Run one check, its output going straight to the terminal, and print its verdict with its
    seconds.
    """
    began = time.monotonic()
    status = subprocess.call(of_tools(command), cwd=ROOT, env=keeping_bytecode(os.environ))
    say(verdict(name, command, status, began))
    return status == 0


def reads_only(command: list[str]) -> bool:
    """Whether a check reads files and nothing else: whether it runs no test."""
    return command[0] != "pytest" or "--collect-only" in command


def passes_beside(name: str, command: list[str]) -> bool:
    """The same beside others: its output is printed as a whole, if it failed, with the verdict."""
    began = time.monotonic()
    done = subprocess.run(
        of_tools(command),
        cwd=ROOT,
        env=keeping_bytecode(os.environ),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    output = done.stdout.decode("utf-8", "replace") if done.returncode else ""
    say(output + verdict(name, command, done.returncode, began))
    return done.returncode == 0


def of_tools(command: list[str]) -> list[str]:
    """A command of a check, its tool by its path."""
    tool, *arguments = command
    return [str(TOOLS / tool), *arguments]


def verdict(name: str, command: list[str], status: int, began: float) -> str:
    """The line that says how a check ended, and after how many seconds."""
    said = "ok" if status == 0 else f"FAILED (exit {status})"
    return f"{name:<8}{said:<18}{time.monotonic() - began:6.1f} s   {' '.join(command)}"


def keeping_bytecode(environment: Mapping[str, str]) -> dict[str, str]:
    """An environment in which Python keeps what it compiles, in a folder of its own where it is
    told to leave nothing beside the sources: the tests start it some hundred times, and compiling
    takes it half of its start.
    """
    keeping = dict(environment)
    if keeping.pop("PYTHONDONTWRITEBYTECODE", ""):
        keeping.setdefault("PYTHONPYCACHEPREFIX", str(BYTECODE))
    return keeping


def provide_programs() -> None:
    """See to the programs that some tests drive: install Debian's if we may, else say what is
    missing.
    """
    if sys.platform == "darwin":
        return
    missing = [name for name in PROGRAMS if not shutil.which(name)]
    if missing and shutil.which("apt-get") and os.geteuid() == 0:
        install_debian(missing)
    for name in missing:
        if not shutil.which(name) and not shutil.which(INSTEAD.get(name, name)):
            say(
                f"There is no {name}, so {PROGRAMS[name]} cannot run. On Debian: sudo apt "
                f"install {name}"
            )


def install_debian(programs: list[str]) -> None:
    """Have apt install these programs; where it cannot, say so."""
    say(f"Installing Debian's {' and '.join(programs)} for the tests")
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    deadline = time.monotonic() + APT_SECONDS
    try:
        for command in ("update", f"install -y --no-install-recommends {' '.join(programs)}"):
            apt = ["apt-get", "-qq", "-o", "DPkg::Lock::Timeout=300", *command.split()]
            left = deadline - time.monotonic()
            subprocess.run(apt, env=quiet, check=True, timeout=left, stdout=subprocess.DEVNULL)
    except (subprocess.SubprocessError, OSError) as problem:
        say(f"That failed: {problem}")


def run(command: list[str]) -> None:
    """Run a step of the installation; leave with its exit status if it fails."""
    status = subprocess.call(command, cwd=ROOT)
    if status:
        raise SystemExit(f"This failed (exit {status}): {' '.join(command)}")


def say(sentence: str) -> None:
    """Print now, so that our lines keep their place among those of the tools."""
    print(sentence, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
