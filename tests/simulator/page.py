"""The page `/verify`, as its one file has it, run by Node.js in place of a browser's worker: what
it says of bundles.
"""

import atexit
import json
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from web.http.verifier import FILE

_RUN = r"""
const lines = require("readline").createInterface({ input: process.stdin });
Object.assign(globalThis, { self: { name: "en" }, location: { hash: "" } });
let listener;
globalThis.addEventListener = (_, heard) => (listener = heard);
let told;
globalThis.postMessage = ({ nights }) => (told = nights ?? told);
(async () => {
  for await (const line of lines) {
    if (listener === undefined) {
      (0, eval)(/<script>([^]*)<\/script>/.exec(JSON.parse(line))[1]);
      continue;
    }
    const all = [];
    for (const text of JSON.parse(line)) {
      told = [{}];
      await listener({ data: new Blob([text]) });
      all.push(told);
    }
    console.log(JSON.stringify(all));
  }
})();
"""


_open: list[subprocess.Popen[str]] = []


def node() -> str | None:
    """Node.js: that of the tests, or the machine's; None where there is none."""
    ours = Path(sys.executable).with_name("node")
    return str(ours) if ours.exists() else shutil.which("node")


def is_there() -> bool:
    """Whether the page can be asked here. (A copy of the tree with a fault in it has none.)"""
    return FILE.exists() and node() is not None


def verdicts(texts: Sequence[str]) -> list[str]:
    """What the page says of each bundle: `sound`, `unchecked`, `wrong`, or that it is not one."""
    if not _open or _open[0].poll() is not None:
        _open[:] = [_opened()]
    page = _open[0]
    assert page.stdin
    assert page.stdout
    page.stdin.write(f"{json.dumps(list(texts))}\n")
    page.stdin.flush()
    if not (line := page.stdout.readline()):
        raise RuntimeError(f"the page ends with {page.wait()}")
    found: list[list[dict[str, Any]]] = json.loads(line)
    return [night.get("verdict", "wrong") for (night,) in found]


def _opened() -> subprocess.Popen[str]:
    """The page, opened: it is asked one line after the other, and goes with this process."""
    program, pipe = node(), subprocess.PIPE
    assert program is not None
    page = subprocess.Popen(
        [program, "-e", _RUN],
        stdin=pipe,
        stdout=pipe,
        text=True,
        process_group=0,  # Ctrl-C is for who uses it
    )
    atexit.register(page.kill)
    assert page.stdin
    page.stdin.write(f"{json.dumps(FILE.read_text())}\n")
    return page
