"""The page `/verify`, as its one file has it, run by Node.js in place of a browser's worker: what
it says of bundles.
"""

import json
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from web.http.verifier import FILE

_RUN = r"""
const [page, texts] = JSON.parse(require("fs").readFileSync(0, "utf8"));
Object.assign(globalThis, { self: { name: "en" }, location: { hash: "" } });
let listener;
globalThis.addEventListener = (_, heard) => (listener = heard);
let told;
globalThis.postMessage = ({ nights }) => (told = nights ?? told);
(0, eval)(/<script>([^]*)<\/script>/.exec(page)[1]);
(async () => {
  const all = [];
  for (const text of texts) {
    await listener({ data: new Blob([text]) });
    all.push(told);
  }
  console.log(JSON.stringify(all));
})();
"""


def node() -> str | None:
    """Node.js: that of the tests, or the machine's; None where there is none."""
    ours = Path(sys.executable).with_name("node")
    return str(ours) if ours.exists() else shutil.which("node")


def is_there() -> bool:
    """Whether the page can be asked here. (A copy of the tree with a fault in it has none.)"""
    return FILE.exists() and node() is not None


def verdicts(texts: Sequence[str]) -> list[str]:
    """What the page says of each bundle: `sound`, `unchecked` or `wrong` (or that it is none)."""
    program = node()
    assert program is not None
    asked = json.dumps([FILE.read_text(), texts])
    run = subprocess.run(
        [program, "-e", _RUN], input=asked, capture_output=True, text=True, check=False
    )
    if run.returncode:
        raise RuntimeError(f"the page does not run: {run.stderr[-500:]}")
    found: list[list[dict[str, Any]]] = json.loads(run.stdout)
    return [night.get("verdict", "wrong") for (night,) in found]
