"""A night as one JSON value: every entry, with the bytes that were hashed as they were. Whoever has
it can check the night with no database (this module needs none), and read it into another book
(`ledger.importing`). ``docs/verify.md`` says how it is made and checked.
"""

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypedDict, cast

import orjson

from games.engine import NotARound
from games.engine.record import from_json
from ledger.audit import Audited, Progress, Records, audited
from ledger.audit.records import EntryRow, Head, StoredRows
from ledger.errors import BadBundle, NotCanonical
from ledger.store import canonical, chain
from ledger.store.canonical import JSON

FORMAT = "croupier-bundle/1"
_KEYS = {"format", "night", "head", "entries"}


def written(records: Records, progress: Progress = lambda done, total: None) -> Iterator[str]:
    """The bundle of a night, canonical, piece by piece: one line, its end included."""
    head = records.head()
    yield '{"entries":['
    for at, row in enumerate(records.entries()):
        body = row.body.decode("utf-8", "replace")
        entry = {"body": orjson.Fragment(body), "hash": row.hash.hex(), "number": row.number}
        yield "," * bool(at) + orjson.dumps(entry).decode()
        progress(row.number, head.number)
    end: JSON = {
        "format": FORMAT,
        "head": {"hash": head.hash.hex(), "number": head.number},
        "night": head.slug,
    }
    yield f"],{canonical.encode(end).decode()[1:]}\n"


class _Link(TypedDict):
    number: int
    hash: str


class _Body(_Link):
    body: JSON


class _Bundle(TypedDict):
    """What a bundle holds, as `read` has checked it."""

    format: str
    night: str
    head: _Link
    entries: list[_Body]


@dataclass(frozen=True, slots=True)
class Bundle:
    """A bundle that was read: the records of a night, for `ledger.audit`. Make one with `read`."""

    value: _Bundle

    def head(self) -> Head:
        """See `Records.head`."""
        head = self.value["head"]
        return Head(self.value["night"], head["number"], bytes.fromhex(head["hash"]))

    def entries(self) -> Iterator[EntryRow]:
        """See `Records.entries`."""
        for entry in self.value["entries"]:
            yield EntryRow(entry["number"], _bytes_of(entry["body"]), bytes.fromhex(entry["hash"]))

    def seed(self, table: int) -> bytes | None:
        """See `Records.seed`: it is in no bundle."""
        return None

    def repeated(self) -> list[int]:
        """See `Records.repeated`."""
        asked = {entry["number"]: _asked(entry["body"]) for entry in self.value["entries"]}
        times = Counter(asked.values())
        return [number for number, key in asked.items() if times[key] > 1]

    def stored(self) -> StoredRows | None:
        """See `Records.kept`: there is nothing but the entries."""
        return None


def read(text: str) -> Bundle:
    """The bundle in this text. Raises `BadBundle` where it is not one; whether it is true is the
    audit's to say.
    """
    try:
        value = from_json(text)
    except NotARound as error:
        raise BadBundle(error.message) from error
    if not isinstance(value, dict) or value.get("format") != FORMAT:
        raise BadBundle(f'This is not the bundle of a night: its "format" must be "{FORMAT}".')
    if (
        value.keys() != _KEYS
        or not isinstance(value["night"], str)
        or not isinstance(value["entries"], list)
    ):
        raise BadBundle(f"A bundle has the keys {', '.join(sorted(_KEYS))}, and no other.")
    _check_link("The head", value["head"], {"number", "hash"})
    for entry in value["entries"]:
        _check_link("Every entry", entry, {"number", "hash", "body"})
    return Bundle(cast(_Bundle, value))


def verify(
    bundle: Bundle,
    seal: str | None = None,
    progress: Progress = lambda done, total: None,
) -> Audited:
    """Audit a bundle (`ledger.audit.audit`): with no database, and nothing but what it says."""
    return audited(bundle, seal, progress)


def _bytes_of(body: JSON) -> bytes:
    try:
        return canonical.encode(body)
    except NotCanonical:
        return json.dumps(body).encode()  # the audit will say so


def _asked(body: JSON) -> tuple[str, str]:
    match body:
        case {"request": {"sender": sender, "key": key}}:
            return str(sender), str(key)
    return "", repr(id(body))


def _check_link(what: str, value: JSON, keys: set[str]) -> None:
    if not isinstance(value, dict) or value.keys() != keys:
        raise BadBundle(f"{what} of a bundle is an object with the keys {', '.join(sorted(keys))}.")
    if type(value["number"]) is not int or not isinstance(value["hash"], str):
        raise BadBundle(f"{what} of a bundle has a whole number and a hash.")
    try:
        found = bytes.fromhex(value["hash"])
    except ValueError:
        found = b""
    # One way to write a hash: whoever compares texts must find the same.
    if len(found) != len(chain.START) or value["hash"] != found.hex():
        raise BadBundle(
            f"{what} of a bundle has a hash of {2 * len(chain.START)} hexadecimal digits, in "
            "small letters."
        )
