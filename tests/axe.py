"""Axe, which looks on a page for what keeps people out. `axe` is a fixture of the folders whose
conftest names it.
"""

from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.environment import lacking

AXE = Path(__file__).parents[1] / "node_modules" / "axe-core" / "axe.min.js"
FINDS = """async () => (await axe.run(document, { resultTypes: ["violations"] })).violations
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(" ")}`)"""


@pytest.fixture(scope="session")
def axe() -> str:
    """The program."""
    if not AXE.exists():
        lacking("axe is not installed: `npm ci` in the repository's root.")
    return AXE.read_text("utf-8")


def find_nothing(page: Page, axe: str, where: str) -> None:
    """Axe finds nothing on this page, as it stands."""
    if not page.evaluate("'axe' in globalThis"):
        page.evaluate(axe)
    found = page.evaluate(FINDS)
    assert not found, f"{where}: {found}"
