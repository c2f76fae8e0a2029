"""Which modules the mutation tests take, and with which tests."""

import tomllib

import pytest

from tests.mutants import LISTED, ROOT, mirroring, modules_of

SETTINGS = tomllib.loads(LISTED.read_text(encoding="utf-8"))


@pytest.mark.parametrize("module", SETTINGS["modules"])
def test_a_module_that_is_listed_is_there_and_so_are_its_tests(module: str) -> None:
    assert (ROOT / module).is_file()
    for test in SETTINGS["modules"][module]:
        assert (ROOT / test.partition("::")[0]).exists()


def test_a_change_without_a_difference_says_why() -> None:
    for change in SETTINGS["no_difference"]:
        assert change.keys() == {"module", "was", "now", "why"}
        assert change["module"] in SETTINGS["modules"]
        assert change["why"].strip()


@pytest.mark.parametrize(
    ("module", "tests"),
    [
        ("games/superfecta/rules.py", ["tests/games/superfecta/test_rules.py"]),
        ("games/engine/record.py", ["tests/games/test_record.py"]),
        ("games/uth/street.py", ["tests/games/uth/test_street.py"]),
        ("games/uth/counted_table.py", ["tests/games/uth"]),
        ("ledger/reports/settling.py", ["tests/ledger/test_settling.py"]),
        ("ledger/export/chart.py", ["tests/ledger/export"]),
        ("ledger/errors.py", ["tests/ledger"]),
    ],
)
def test_a_module_that_is_not_listed_has_the_tests_of_its_name_or_its_folders(
    module: str, tests: list[str]
) -> None:
    assert mirroring(module) == tests


def test_a_folder_stands_for_its_modules() -> None:
    found = modules_of("ledger")
    assert {"ledger/book/writer.py", "ledger/audit/sums.py"} <= set(found)
    assert modules_of("ledger/book/writer.py") == ["ledger/book/writer.py"]
    with pytest.raises(FileNotFoundError, match=r"ledger/nothing\.py"):
        modules_of("ledger/nothing.py")
