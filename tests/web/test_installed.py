"""The wheel, installed as a guest would: in an environment of its own, with nothing but what the
lock names, and away from these sources.
"""

import re
import shutil
import sqlite3
import subprocess
import sys
import urllib.request
from contextlib import closing
from importlib.metadata import distribution
from pathlib import Path

import pytest

from tests.command import PATIENCE
from tests.web.test_cli import serving_with
from tests.web.whole_evening import played_with

ROOT = Path(__file__).parents[2]
OLD_BOOK = ROOT / "tests" / "books" / "0.1.0" / "played.sqlite"

pytestmark = [pytest.mark.slow, pytest.mark.sweep(of=3)]


def _run(*command: str | Path, cwd: Path) -> str:
    done = subprocess.run(
        list(map(str, command)),
        cwd=cwd,
        capture_output=True,
        text=True,
        timeout=3 * PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def _locked() -> list[str]:
    """The packages that a night needs, as the lock names them, less those of other systems."""
    lines = (ROOT / "requirements.lock").read_text().splitlines()
    found = (re.match(r"([\w.-]+)==[^ ]+( ; (.*?))? \\", line) for line in lines)
    return [match[1] for match in found if match and "platform" not in (match[3] or "")]


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The command of such an environment. pip itself sees that nothing is missing there."""
    folder = tmp_path_factory.mktemp("installed")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    _run(*build, cwd=ROOT)
    _run(sys.executable, "-m", "venv", "--without-pip", folder / "venv", cwd=folder)
    python = folder / "venv" / "bin" / "python"
    packages = Path(
        _run(python, "-c", "import site; print(site.getsitepackages()[0])", cwd=folder)[:-1]
    )
    for name in _locked():
        installed = distribution(name)
        for top in {file.parts[0] for file in installed.files or () if ".." not in file.parts}:
            if top != "__pycache__" and not (packages / top).exists():
                (packages / top).symlink_to(str(installed.locate_file(top)))
    (wheel,) = folder.glob("*.whl")
    pip: list[str | Path] = [
        sys.executable,
        "-m",
        "pip",
        "--python",
        python,
        "--disable-pip-version-check",
    ]
    _run(*pip, "install", "--no-index", "--no-compile", wheel, cwd=folder)
    where = _run(python, "-c", "import web; print(web.__file__)", cwd=folder)
    assert Path(where).is_relative_to(packages), "it must not be that of the sources"
    return [str(python.with_name("croupier"))]


def test_an_evening_is_played_taken_home_and_checked(program: list[str], tmp_path: Path) -> None:
    (night,) = played_with(program, tmp_path)["nights"]
    assert (night["verdict"], night["report"]["replayed"]) == ("sound", 1)


def test_package_and_command_say_one_version(program: list[str], tmp_path: Path) -> None:
    python = Path(program[0]).with_name("python")
    asked = "from importlib.metadata import version; print('croupier', version('croupier'))"
    assert _run(*program, "--version", cwd=tmp_path) == _run(python, "-c", asked, cwd=tmp_path)


def test_pages_scripts_and_help_come_with_it(program: list[str], tmp_path: Path) -> None:
    with serving_with(program, tmp_path / "book.sqlite", tmp_path) as (_, said):

        def page(path: str) -> str:
            asked = urllib.request.Request(
                f"{said['address']}{path}", headers={"Accept-Language": "de"}
            )
            with urllib.request.urlopen(asked, timeout=PATIENCE) as answer:
                return str(answer.read().decode())

        assert "sobald es geschieht" in page("/help")
        assert "Hausregel" in page("/api/games/uth")
        files = re.findall(r'(?:src|href)="(/static/[^"]+)"', page("/sign-in"))
        assert any(file.endswith(".js") for file in files)
        assert all(page(file) for file in files if file.endswith((".js", ".css")))


def test_a_book_of_the_first_version_is_brought_up_to_date_and_there_is_a_way_back(
    program: list[str], tmp_path: Path
) -> None:
    book = tmp_path / "book.sqlite"
    shutil.copy(OLD_BOOK, book)
    assert "friday-night" in _run(*program, "nights", "--database", book, cwd=tmp_path)
    (kept,) = tmp_path.glob("book-before-*.sqlite")
    assert _step(OLD_BOOK) == _step(kept) < _step(book)
    _run(*program, "export", "--database", book, "1", "-o", "evening.pdf", cwd=tmp_path)
    assert (tmp_path / "evening.pdf").read_bytes().startswith(b"%PDF")


def _step(book: Path) -> str:
    with closing(sqlite3.connect(f"file:{book}?mode=ro", uri=True)) as opened:
        return str(opened.execute("SELECT version_num FROM alembic_version").fetchone()[0])
