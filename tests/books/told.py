"""What the commands tell of a book: its audit, its bundles' verification, every round explained,
every export.
"""

import io
import json
import shutil
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import redirect_stdout
from hashlib import sha256
from pathlib import Path
from typing import Any
from zipfile import ZipFile

from pypdf import PdfReader

from ledger.export import FORMATS
from tests.local_zone import local_zone
from web.cli import main

OVER = ("round-closed", "round-voided")


def told(book: Path) -> dict[str, str]:
    """All that is told of a book, by the names of the files that keep it. The book itself is left
    as it is.
    """
    with tempfile.TemporaryDirectory() as folder, local_zone("UTC"):
        copy = shutil.copy(book, folder)
        nights = Path(folder) / "nights.jsonl"
        nights.write_bytes(bundles(book))
        return {
            "audit.json": _pretty(_said("audit", "--database", copy, "--json")),
            "verify.json": _pretty(_said("verify", nights, "--json")),
            "rounds.jsonl": "".join(_explained(copy, nights)),
            "exports.json": _pretty(json.dumps(_exported(copy))),
        }


def bundles(book: Path) -> bytes:
    """The bundles of all nights of a book, as `croupier export` writes them."""
    with tempfile.TemporaryDirectory() as folder:
        return _export(shutil.copy(book, folder), "json")


def _explained(book: str, nights: Path) -> Iterator[str]:
    for line in nights.read_text(encoding="utf-8").splitlines():
        bundle = json.loads(line)
        for body in (entry["body"] for entry in bundle["entries"]):
            if body["kind"] in OVER:
                where = (bundle["night"], body["table"], body["round"])
                yield json.dumps(where) + _said(
                    "explain", "--database", book, *map(str, where), "--json"
                )


def _exported(book: str) -> Mapping[str, Any]:
    """A digest of what each format holds; how it is compressed is another program's business."""
    return {kind: _digests(kind, _export(book, kind)) for kind in FORMATS}


def _digests(kind: str, data: bytes) -> Any:
    if kind in ("xlsx", "csv"):
        with ZipFile(io.BytesIO(data)) as file:
            return {name: _digest(file.read(name)) for name in sorted(file.namelist())}
    if kind == "pdf":
        return [_digest(page.extract_text().encode()) for page in PdfReader(io.BytesIO(data)).pages]
    return _digest(data)


def _digest(data: bytes) -> str:
    return sha256(data).hexdigest()


def _export(book: str, kind: str) -> bytes:
    target = Path(f"{book}{FORMATS[kind].suffix}")
    _said("export", "--database", book, "all", "--format", kind, "-o", target)
    return target.read_bytes()


def _said(*args: str | Path) -> str:
    with redirect_stdout(io.StringIO()) as out:
        main([str(arg) for arg in args])
    return out.getvalue()


def _pretty(text: str) -> str:
    return json.dumps(json.loads(text), indent=1, ensure_ascii=False, sort_keys=True) + "\n"
