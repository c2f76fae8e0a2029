"""The kit without the server: serves `web/static`, this folder, and the modules of the scripts
(`tests.web.modules`), under the policy the server uses.

`python -m tests.web.serve` prints an address to open by hand; the browser tests use `running`.
"""

import contextlib
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from tests.web import modules

HERE = Path(__file__).parent
STATIC = HERE.parent.parent / "web" / "static"
FOLDERS = {"static": STATIC, "gallery": HERE}
POLICY = (
    "default-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)


class KitFiles(SimpleHTTPRequestHandler):
    """Files of these folders, and nothing else."""

    def translate_path(self, path: str) -> str:
        first, _, rest = path.split("?", 1)[0].lstrip("/").partition("/")
        folders = {**FOLDERS, "modules": modules.folder()}
        folder = folders.get(first, HERE / "nowhere")
        wanted = (folder / rest).resolve()
        return str(wanted if wanted.is_relative_to(folder) else HERE / "nowhere")

    def end_headers(self) -> None:
        self.send_header("Content-Security-Policy", POLICY)
        self.send_header("Cache-Control", "no-store")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Quiet: the tests' output is for the tests."""


@contextlib.contextmanager
def running(port: int = 0) -> Iterator[int]:
    """Serves on a loopback port (any free one), which it gives; stops at the end."""
    with ThreadingHTTPServer(("127.0.0.1", port), KitFiles) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        try:
            yield server.server_address[1]
        finally:
            server.shutdown()
            thread.join()


if __name__ == "__main__":
    with running(8100) as port:
        print(f"http://127.0.0.1:{port}/gallery/gallery.html")
        threading.Event().wait()
