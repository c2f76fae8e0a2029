"""Croupier where there is no POSIX. What Windows itself does no test here can say: this says that
nothing reaches for what it has not.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import bootstrap
from tests.command import PATIENCE
from tests.web.test_cli import serving_with
from tests.web.whole_evening import played_with

pytestmark = pytest.mark.sweep(of=3)

WITHOUT_POSIX = [sys.executable, "-m", "tests.web.without_posix"]
ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def finds_the_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))


def test_a_hand_is_played_copied_and_audited_without_posix(tmp_path: Path) -> None:
    (night,) = played_with(WITHOUT_POSIX, tmp_path)["nights"]
    assert (night["verdict"], night["report"]["replayed"]) == ("sound", 1)


def test_of_two_servers_of_a_file_the_second_is_refused_without_posix(tmp_path: Path) -> None:
    book = tmp_path / "book.sqlite"
    with serving_with(WITHOUT_POSIX, book, tmp_path):
        second = subprocess.run(
            [*WITHOUT_POSIX, "serve", "--port", "0", "--database", str(book)],
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            env={**os.environ, "HOME": str(tmp_path)},
            check=False,
        )
    assert second.returncode == 2
    assert "already serves" in second.stderr


def test_the_tools_of_an_environment_are_found_where_the_system_puts_them() -> None:
    assert bootstrap.tools_of("linux") == bootstrap.VENV / "bin"
    assert bootstrap.tools_of("win32") == bootstrap.VENV / "Scripts"
