"""The CSV files."""

import json
import zipfile
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from hashlib import sha256
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest

from ledger.book import Book
from ledger.export import csv_files
from ledger.export.reading import Source, reading
from ledger.export.report import report
from ledger.export.words import one_line
from ledger.reports.desk_view import desk_view
from ledger.store import canonical
from tests.environment import lacking
from tests.ledger.export.checks import check_csv, written
from tests.ledger.export.nights import ANCIENT, AWKWARD


def test_the_columns_are_those_that_were_promised() -> None:
    """What stands in the kept file stays: programs of other people read these columns. A new one
    may be added at the end of its file, and to the kept ones with it.
    """
    promised = (Path(__file__).parent / "csv-columns.txt").read_text(encoding="utf-8")
    assert "".join(f"{line}\n" for line in _columns()) == promised


def _columns() -> Iterator[str]:
    for resource in json.loads(csv_files.dictionary())["resources"]:
        for field in resource["schema"]["fields"]:
            yield f"{resource['path']} {field['name']} {field['type']}"


@pytest.fixture(scope="module")
def folder(played: Book, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files of all nights."""
    place: Path = tmp_path_factory.mktemp("csv")
    with reading(played) as sources:
        csv_files.write_folder(place, sources)
    return place


@pytest.fixture(scope="module")
def files(
    played: Book, tmp_path_factory: pytest.TempPathFactory
) -> Mapping[str, list[dict[str, str]]]:
    """Their rows, by file."""
    with reading(played) as sources:
        return check_csv(sources, tmp_path_factory.mktemp("csv"))


def of_night(rows: Iterable[dict[str, str]], night: int) -> list[dict[str, str]]:
    return [row for row in rows if row["night"] == str(night)]


def test_every_column_of_every_file_is_explained(folder: Path) -> None:
    resources = json.loads(csv_files.dictionary())["resources"]
    assert {path.name for path in folder.iterdir()} == {
        *(resource["path"] for resource in resources),
        "README.txt",
        "datapackage.json",
    }
    for resource in resources:
        head, *_ = (folder / resource["path"]).read_text(encoding="utf-8-sig").splitlines()
        fields = resource["schema"]["fields"]
        assert head.split(",") == [field["name"] for field in fields]
        assert all(field["description"] for field in fields)
        assert {"night", *resource["schema"]["primaryKey"]} <= {field["name"] for field in fields}


def test_duckdb_reads_every_file_by_the_dictionary(sources: list[Source], folder: Path) -> None:
    if find_spec("duckdb") is None:
        lacking("There is no DuckDB here: pip install duckdb")
    database = import_module("duckdb").connect()
    resources = json.loads(csv_files.dictionary())["resources"]
    for resource in resources:
        schema = resource["schema"]
        types = {field["name"]: _DUCK[field["type"]] for field in schema["fields"]}
        path = folder / resource["path"]
        database.execute(
            f"create table {resource['name']} as select * from read_csv("
            f"'{path}', header = true, auto_detect = false, delim = ',', quote = '\"', "
            f"escape = '\"', columns = {types})"
        )
        keys = ", ".join(f'"{key}"' for key in schema["primaryKey"])
        twice = f"select {keys} from {resource['name']} group by {keys} having count(*) > 1"
        assert database.execute(twice).fetchall() == [], resource["name"]
    for resource in resources:
        for key in resource["schema"].get("foreignKeys", ()):
            other, names = key["reference"]["resource"], key["fields"]
            match = " and ".join(f'a."{name}" = b."{name}"' for name in names)
            lost = f"select * from {resource['name']} a anti join {other} b on {match}"
            assert database.execute(lost).fetchall() == [], (resource["name"], other)
    wrong = database.execute(_WRONG_BALANCES).fetchall()
    assert wrong == []
    (off,) = database.execute(_RACKS).fetchone()
    assert off == 0
    results = database.execute("select result from players order by night, player").fetchall()
    assert [result for (result,) in results] == [
        player.result for source in sources for player in desk_view(report(source).night).players
    ]


_DUCK = {
    "integer": "BIGINT",
    "number": "DECIMAL(38, 3)",
    "string": "VARCHAR",
    "datetime": "TIMESTAMPTZ",
    "date": "DATE",
    "boolean": "BOOLEAN",
}
_WRONG_BALANCES = """
    with moved as (
        select night, target as account, amount from transfers
        union all select night, source, -amount from transfers)
    select b.night, b.account from balances b left join moved m using (night, account)
    group by b.night, b.account, b.balance having b.balance <> coalesce(sum(m.amount), 0)
"""
_RACKS = (
    'select count(*) from results where "end" is not null and "end" <> start + result + advanced'
)


def test_names_can_be_read_back(files: Mapping[str, list[dict[str, str]]]) -> None:
    names = [row["name"] for row in of_night(files["players.csv"], 1)]
    assert [name.removeprefix("'") for name in names] == [
        one_line(name) for name in (*AWKWARD, *ANCIENT)
    ]


def test_a_player_is_a_person_of_the_house(sources: list[Source], tmp_path: Path) -> None:
    known = replace(sources[0], people={2: (7, "=Ana")})
    first, second, *_ = check_csv([known], tmp_path)["players.csv"]
    assert (first["person"], first["person_name"]) == ("", "")
    assert (second["person"], second["person_name"]) == ("7", "'=Ana")


def test_trays_results_and_rounds_agree(files: Mapping[str, list[dict[str, str]]]) -> None:
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


def test_the_entries_are_enough_to_follow_the_chain(
    sources: list[Source], files: Mapping[str, list[dict[str, str]]]
) -> None:
    moved: dict[str, list[list[object]]] = {}
    for row in of_night(files["transfers.csv"], 2):
        moved.setdefault(row["entry"], []).append(
            [row["source"], row["target"], int(row["amount"]), row["why"]]
        )
    entries = {entry.number: entry for entry in sources[1].entries()}
    previous = bytes(32)
    for row in of_night(files["entries.csv"], 2):
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


@pytest.mark.parametrize("night", range(1, 6))
def test_what_people_are_up_is_what_the_house_and_the_pots_are_down(
    night: int, files: Mapping[str, list[dict[str, str]]]
) -> None:
    files = {name: of_night(rows, night) for name, rows in files.items()}
    balances = {row["account"]: int(row["balance"]) for row in files["balances.csv"]}
    pots = sum(amount for name, amount in balances.items() if name.startswith("felt:"))
    house = sum(int(row["results"]) + int(row["counted"]) for row in files["tables.csv"])
    players = sum(int(row["result"]) for row in files["players.csv"])
    assert players + house + pots + balances.get("over-short", 0) == 0
