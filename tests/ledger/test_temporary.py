"""Folders for temporary files that killed processes have left."""

import signal
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from ledger.errors import DiskFull, ReadOnlyBook
from ledger.store.temporary import explained, own_folder, sweep
from tests.disks import fill, small_disk

HOLDS = """
from ledger.store.temporary import OwnFolder
folder = OwnFolder()
(folder.path / "half.xlsx").write_text("half")
print(folder.path, flush=True)
input()
"""


@pytest.fixture(autouse=True)
def folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for temporary files of the test's own."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    return tmp_path


def test_a_folder_is_gone_with_its_block(folders: Path) -> None:
    with own_folder() as folder:
        (folder / "half.xlsx").write_text("half")
        assert list(folder.iterdir()) == [folder / "half.xlsx"], "it begins empty"
    assert list(folders.iterdir()) == []


def test_what_a_killed_process_has_left_is_swept_and_nothing_else(folders: Path) -> None:
    (folders / "croupier-stranger").mkdir()
    (folders / "croupier-file").touch()
    with (
        own_folder() as own,
        subprocess.Popen(
            [sys.executable, "-c", HOLDS], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        ) as other,
    ):
        assert other.stdout is not None
        left = Path(other.stdout.readline().strip())
        (folders / "croupier-link").symlink_to(left)
        assert sweep() == 0, "both owners live"
        assert left.exists()
        other.send_signal(signal.SIGKILL)
        other.wait()
        assert left.exists()
        assert sweep() == 1
        assert not left.exists()
        assert own.exists()
        names = {path.name for path in folders.iterdir()}
        assert names == {
            "croupier-stranger",
            "croupier-file",
            "croupier-link",
            own.parent.name,
        }


def test_no_room_and_no_folder_are_said(
    folders: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(folders / "gone"))
    with pytest.raises(ReadOnlyBook, match="cannot be written to"), own_folder():
        pass
    with small_disk(tmp_path_factory.mktemp("disk"), 64 * 1024) as disk:
        fill(disk)
        monkeypatch.setattr(tempfile, "tempdir", str(disk))
        with pytest.raises(DiskFull, match="no room left"), explained():
            (disk / "more").write_bytes(bytes(8192))
