"""What starts Croupier with the computer: read by systemd itself where it is here, and by Python's
own reader of property lists.
"""

import plistlib
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.command import PATIENCE, croupier
from web.cli import service
from web.cli.errors import BadInput


def test_systemd_finds_nothing_wrong_with_the_unit(tmp_path: Path) -> None:
    given = ("--database", 'a "50 %" $HOME\\night.sqlite', "--port", "8081")
    done = croupier("service", "--", *given, home=tmp_path)
    assert done.returncode == 0
    assert '"--database" "a \\"50 %%\\" $$HOME\\\\night.sqlite" "--port" "8081"' in done.stdout
    unit = tmp_path / "croupier.service"
    unit.write_text(done.stdout)
    if analyze := shutil.which("systemd-analyze"):
        judged = subprocess.run(
            [analyze, "--man=no", "verify", str(unit)],
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        assert (judged.returncode, str(unit) in judged.stderr) == (0, False), judged.stderr


def test_a_property_list_starts_the_same_command(tmp_path: Path) -> None:
    done = croupier("service", "--launchd", "--", "--port", "8081", home=tmp_path)
    told = plistlib.loads(done.stdout.encode())
    program, *arguments = told["ProgramArguments"]
    assert Path(program).is_file()
    assert arguments == ["serve", "--port", "8081"]
    assert (told["RunAtLoad"], told["KeepAlive"]) == (True, {"SuccessfulExit": False})


@pytest.mark.parametrize("wrong", ["--prot=1", "--port=x"])
def test_what_serve_would_refuse_is_refused_now(wrong: str, tmp_path: Path) -> None:
    done = croupier("service", "--", wrong, home=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")


def test_a_line_break_is_in_no_unit() -> None:
    with pytest.raises(BadInput, match="line break"):
        service.unit(["croupier", "serve", "--host-name", "a\nExecStart=b"])
