"""The CSV files."""

import json
import zipfile
from hashlib import sha256
from pathlib import Path

import pytest

from ledger.export.reading import Source
from ledger.export.words import one_line
from ledger.store import canonical
from tests.ledger.export.checks import check_csv, written
from tests.ledger.export.nights import ANCIENT, AWKWARD


def test_names_can_be_read_back(sources: list[Source], tmp_path: Path) -> None:
    names = [row["name"] for row in check_csv([sources[0]], tmp_path)["players.csv"]]
    assert [name.removeprefix("'") for name in names] == [
        one_line(name) for name in (*AWKWARD, *ANCIENT)
    ]


def test_trays_results_and_rounds_agree(sources: list[Source], tmp_path: Path) -> None:
    files = check_csv(sources, tmp_path)
    for row in files["tables.csv"]:
        number = {key: int(value) for key, value in row.items() if value.lstrip("-").isdigit()}
        came = (
            number["opening"]
            + number["fills"]
            + number["results"]
            + number["repaid"]
            + number["counted"]
        )
        assert came - number["credits"] - number["advanced"] == number["closing"]
    for row in files["rounds.csv"]:
        if row["seed"]:
            assert sha256(bytes.fromhex(row["seed"])).hexdigest() == row["commitment"]


def test_the_entries_are_enough_to_follow_the_chain(sources: list[Source], tmp_path: Path) -> None:
    files = check_csv([sources[1]], tmp_path)
    moved: dict[str, list[list[object]]] = {}
    for row in files["transfers.csv"]:
        moved.setdefault(row["entry"], []).append(
            [row["source"], row["target"], int(row["amount"]), row["why"]]
        )
    entries = {entry.number: entry for entry in sources[1].entries()}
    previous = bytes(32)
    for row in files["entries.csv"]:
        body = json.loads(row["says"])
        body |= {
            "at": entries[int(row["entry"])].at,
            "kind": row["kind"],
            "transfers": moved.get(row["entry"], []),
        }
        body["by"] = {"who": row["who"], "screen": row["screen"]}
        body |= {key: int(row[key]) for key in ("table", "round") if row[key]}
        previous = sha256(previous + canonical.encode(body)).digest()
        assert previous.hex() == row["hash"]


def test_the_archive_explains_itself_and_is_always_the_same(
    sources: list[Source], tmp_path: Path
) -> None:
    path = written([sources[2]], "csv", tmp_path)
    before = path.read_bytes()
    assert written([sources[2]], "csv", tmp_path).read_bytes() == before
    with zipfile.ZipFile(path) as archive:
        readme = archive.read("README.txt").decode()
        assert all(name in readme for name in archive.namelist() if name != "README.txt")


@pytest.mark.parametrize("night", range(5))
def test_what_people_are_up_is_what_the_house_and_the_pots_are_down(
    night: int, sources: list[Source], tmp_path: Path
) -> None:
    files = check_csv([sources[night]], tmp_path)
    balances = {row["account"]: int(row["balance"]) for row in files["balances.csv"]}
    pots = sum(amount for name, amount in balances.items() if name.startswith("felt:"))
    house = sum(int(row["results"]) + int(row["counted"]) for row in files["tables.csv"])
    players = sum(int(row["result"]) for row in files["players.csv"])
    assert players + house + pots + balances.get("over-short", 0) == 0
