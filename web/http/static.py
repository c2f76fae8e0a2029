"""What the pages load: scripts, styles, pictures. All of it is read and compressed once, when the
server starts, and has an address with a hash of everything in it, so a browser that has been here
asks for none of it again until something is another.

A page's script and style are one bundle each, made of `web/frontend` and `web/games`: a phone on a
slow network waits for each request longer than for what it brings. Who works on them has them read
from another folder, each when it is asked for (`bootstrap.py develop`).
"""

import gzip
import io
import mimetypes
import os
from dataclasses import dataclass
from functools import cache, cached_property
from hashlib import sha256
from pathlib import Path

from flask import Flask, Response, request
from werkzeug.exceptions import NotFound
from werkzeug.wsgi import wrap_file

FOLDER = Path(__file__).parent.parent / "static"
BUNDLES = "bundles"
"""What `web/frontend/build.mjs` makes: each bundle has the name of the script or style that it is
made of.
"""
DEVELOPERS_FOLDER = "CROUPIER_BUNDLES"
"""The variable of the environment that names the folder of bundles that are still worked on."""
FOR_GOOD = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
_HASH = 16
# Figures of the hash in an address.
_COMPRESSED = {".css", ".html", ".js", ".json", ".svg", ".txt"}
_LEAST = 512
# Shorter than this, nothing gets quicker by it.

# What this machine's own lists say of these is not always right.
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("image/svg+xml", ".svg")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("video/mp4", ".mp4")
mimetypes.add_type("video/webm", ".webm")


@dataclass(frozen=True)
class StaticFile:
    """A file as it is sent."""

    content: bytes
    kind: str
    compresses: bool

    @cached_property
    def packed(self) -> bytes | None:
        """Compressed; None where that is no use."""
        if not self.compresses or len(self.content) < _LEAST:
            return None
        return gzip.compress(self.content, mtime=0)

    @cached_property
    def tag(self) -> str:
        """Another text for another content."""
        return sha256(self.content).hexdigest()[:_HASH]


class StaticFiles:
    """All files of a folder; the bundles may be in a folder of their own, where they change."""

    def __init__(self, folder: Path = FOLDER, changing: Path | None = None) -> None:
        self._files = {
            path.relative_to(folder).as_posix(): _read(path)
            for path in sorted(folder.rglob("*"))
            if path.is_file()
        }
        self._changing = changing
        named = [f"{name} {file.tag}\n" for name, file in self._files.items()]
        self.hash = sha256("".join(named).encode()).hexdigest()[:_HASH]
        for file in self._files.values():
            file.packed  # noqa: B018 (so that nobody waits for it)

    def address(self, name: str) -> str:
        """Where a browser gets this script, style or picture."""
        return f"/static/{self.hash}/{name}"

    def find(self, path: str) -> tuple[StaticFile, bool]:
        """The file at this path below ``/static/``, and whether what stands there never becomes
        another. Raises `NotFound`.
        """
        first, _, rest = path.partition("/")
        # A server of another version has given another hash to what is mostly the same.
        is_hashed = len(first) == _HASH and set(first) <= set("0123456789abcdef")
        name = rest if is_hashed else path
        if self._changing is not None and name.startswith(f"{BUNDLES}/"):
            return self._changed(name.removeprefix(f"{BUNDLES}/")), False
        file = self._files.get(name)
        if file is None:
            raise NotFound
        return file, first == self.hash

    def _changed(self, name: str) -> StaticFile:
        """A bundle as it is by now."""
        assert self._changing is not None
        path = (self._changing / name).resolve()
        if not path.is_relative_to(self._changing.resolve()) or not path.is_file():
            raise NotFound
        return _read(path)


@cache
def static_files() -> StaticFiles:
    """Those of Croupier."""
    changing = os.environ.get(DEVELOPERS_FOLDER)
    return StaticFiles(changing=Path(changing) if changing else None)


def set_up(app: Flask) -> None:
    """Have this app serve them; its templates name them: ``{{ static('icon.svg') }}``."""
    app.add_url_rule("/static/<path:filename>", "static", serve)
    app.jinja_env.globals["static"] = lambda name: static_files().address(name)


def serve(filename: str) -> Response:
    """The answer that brings a file. Raises `NotFound`."""
    file, for_good = static_files().find(filename)
    packed = file.packed if request.accept_encodings["gzip"] > 0 else None
    content = file.content if packed is None else packed
    # In one piece from the memory that all answers share.
    body = wrap_file(request.environ, io.BytesIO(content))
    answer = Response(body, mimetype=file.kind, direct_passthrough=True)
    answer.content_length = len(content)
    answer.headers["Cache-Control"] = FOR_GOOD if for_good else ASK_AGAIN
    if file.packed is not None:
        answer.headers["Vary"] = "Accept-Encoding"
    if packed is not None:
        answer.headers["Content-Encoding"] = "gzip"
    # Weak: it names the content, however it is packed.
    answer.set_etag(file.tag, weak=True)
    # Safari plays no film that it cannot have in parts.
    answer.make_conditional(request, accept_ranges=packed is None, complete_length=len(content))
    return answer


def _read(path: Path) -> StaticFile:
    kind, _ = mimetypes.guess_type(path.name)
    return StaticFile(
        path.read_bytes(), kind or "application/octet-stream", path.suffix in _COMPRESSED
    )
