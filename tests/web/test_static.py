"""What pages load: compressed, with an address of its content, and made of the scripts and styles
as they are.
"""

import gzip
import re
import subprocess
from base64 import b64encode
from hashlib import sha256
from pathlib import Path
from urllib.parse import urljoin

import pytest
from flask import Flask
from werkzeug.exceptions import NotFound

from tests.environment import lacking
from tests.web import make_bundles
from web.http.headers import ALWAYS
from web.http.static import BUNDLES, FOLDER, StaticFiles, static_files
from web.http.verifier import FILE

PAGES = (
    "/start",
    "/sign-in",
    "/join",
    "/desk",
    "/desk/1",
    "/table/1/1",
    "/wall",
    "/books/1",
    "/api/docs",
)
LETTERS = ".woff2"
"""Files that are compressed as they are kept."""
AGAIN = "make the bundles again: python -m tests.web.make_bundles"


def addresses_in(app: Flask, page: str) -> list[str]:
    """What a page loads by itself."""
    found: list[str] = re.findall(r'(?:src|href)="(/[^"]+)"', app.test_client().get(page).text)
    return found


@pytest.mark.parametrize("page", PAGES)
def test_all_that_a_page_loads_is_compressed_and_kept_for_good(app: Flask, page: str) -> None:
    addresses = addresses_in(app, page)
    assert addresses
    for address in addresses:
        answer = app.test_client().get(address, headers={"Accept-Encoding": "gzip"})
        assert answer.status_code == 200
        assert answer.headers["Cache-Control"] == "public, max-age=31536000, immutable"
        assert {name: answer.headers[name] for name in ALWAYS} == ALWAYS
        if len(answer.data) > 1000 and not address.endswith(LETTERS):
            assert answer.headers["Content-Encoding"] == "gzip"
            plain = app.test_client().get(address)
            assert "Content-Encoding" not in plain.headers
            assert gzip.decompress(answer.data) == plain.data
            assert answer.headers["Vary"] == plain.headers["Vary"] == "Accept-Encoding"
            assert int(answer.headers["Content-Length"]) == len(answer.data) < len(plain.data)


def test_a_page_asks_for_little(app: Flask) -> None:
    """Its picture, its look, the styles and the script, beside three files of letters; and, last,
    the styles for large ones, for which a browser that needs none of them does not wait.
    """
    for page in ("/table/1/1", "/wall", "/desk/1"):
        everything = addresses_in(app, page)
        addresses = [address for address in everything if not address.endswith(LETTERS)]
        assert len(addresses) <= 6
        assert len(everything) - len(addresses) == 3
        for address in addresses:
            text = app.test_client().get(address).text
            assert not re.search(r'(?<!")\b(import|from)\s*"|@import', text), (
                "it asks for no other file"
            )


@pytest.mark.parametrize("styles", ["bundles/styles/kit.css", "bundles/styles/paper.css"])
def test_styles_and_pages_ask_for_the_letters_at_one_address_that_is_for_good(
    app: Flask, styles: str
) -> None:
    address = static_files().address(styles)
    named = re.findall(r"url\((.*?woff2)\)", app.test_client().get(address).text)
    asked = {urljoin(address, name) for name in named}
    assert len(asked) == 6
    for letters in asked:
        answer = app.test_client().get(letters)
        assert (answer.status_code, answer.headers["Content-Type"]) == (200, "font/woff2")
        assert answer.headers["Cache-Control"] == "public, max-age=31536000, immutable"
    early = [name for name in addresses_in(app, "/desk") if name.endswith(LETTERS)]
    assert set(early) < asked


def test_the_type_of_a_script_and_of_a_style_is_said(app: Flask) -> None:
    types = [
        app.test_client().get(static_files().address(name)).headers["Content-Type"]
        for name in ("bundles/wall/wall.js", "bundles/styles/wall.css", "icon.svg")
    ]
    kinds = ("text/javascript", "text/css", "image/svg+xml")
    assert types == [f"{kind}; charset=utf-8" for kind in kinds]


def test_an_address_without_the_hash_or_with_an_older_one_is_asked_for_again(app: Flask) -> None:
    screen = app.test_client()
    for address in (
        "/static/bundles/wall/wall.js",
        "/static/0123456789abcdef/bundles/wall/wall.js",
    ):
        answer = screen.get(address)
        assert (answer.status_code, answer.headers["Cache-Control"]) == (200, "no-cache")
        known = {"If-None-Match": answer.headers["ETag"]}
        again = screen.get(address, headers=known)
        assert (again.status_code, again.data) == (304, b"")
        other = screen.get("/static/bundles/desk/night.js", headers=known)
        assert other.status_code == 200


@pytest.mark.parametrize(
    "path",
    [
        "",
        "nothing.js",
        "bundles",
        "../app.py",
        "%2e%2e/app.py",
        "0123456789abcdef/",
        "//etc/passwd",
    ],
)
def test_what_is_no_file_of_ours_is_not_there(app: Flask, path: str) -> None:
    assert app.test_client().get(f"/static/{path}").status_code in (308, 404)


def test_an_answer_to_head_has_the_length_and_nothing_else(app: Flask) -> None:
    answer = app.test_client().head("/static/bundles/wall/wall.js")
    assert (answer.status_code, answer.data) == (200, b"")
    assert int(answer.headers["Content-Length"]) == (FOLDER / "bundles/wall/wall.js").stat().st_size


def test_the_page_that_checks_a_night_may_run_its_own_script_and_ask_nobody(app: Flask) -> None:
    answer = app.test_client().get("/verify")
    assert answer.data == FILE.read_bytes()
    assert len(answer.data) < 80_000
    policy = answer.headers["Content-Security-Policy"]
    rules = dict(rule.split(" ", 1) for rule in policy.split("; "))
    assert rules.pop("frame-ancestors") == rules["default-src"] == "'none'"
    own = "; ".join(f"{name} {rule}" for name, rule in rules.items())
    assert f'content="{own}"' in answer.text, "it stands in the page as well"
    assert "connect-src" not in rules
    for what, tag in (("script-src", "script"), ("style-src", "style")):
        (inside,) = re.findall(f"<{tag}>(.*?)</{tag}>", answer.text, re.DOTALL)
        digest = b64encode(sha256(inside.encode()).digest()).decode()
        assert rules[what] == f"'sha256-{digest}'"
    assert "://" not in answer.text
    assert answer.headers["X-Content-Type-Options"] == "nosniff"


# The bundles


def test_the_page_that_checks_a_bundle_knows_what_the_program_knows() -> None:
    assert make_bundles.KNOWN.read_text("utf-8") == make_bundles.known(), AGAIN


def test_the_bundles_are_what_the_sources_make(tmp_path: Path) -> None:
    try:
        make_bundles.build("--into", tmp_path)
    except FileNotFoundError as problem:
        lacking(str(problem))
    made, kept = (
        {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*.*")}
        for folder in (tmp_path, FOLDER / BUNDLES)
    )
    assert made == kept, AGAIN


def test_the_page_that_checks_a_bundle_is_a_few_dozen_kilobytes() -> None:
    assert FILE.stat().st_size < 70_000


def test_who_works_on_the_scripts_has_bundles_with_maps_until_the_input_ends(
    tmp_path: Path,
) -> None:
    try:
        command = make_bundles.command("--watch", tmp_path)
    except FileNotFoundError as problem:
        lacking(str(problem))
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL) as watching:
        assert watching.stdin
        assert watching.stdout
        assert any(line.startswith(b"built ") for line in watching.stdout)
        watching.stdin.close()
        assert watching.wait(timeout=30) == 0
    assert b"sourceMappingURL=data:" in (tmp_path / "wall" / "wall.js").read_bytes()
    assert (tmp_path / "languages" / "de.js").exists()


def test_a_developer_sees_each_bundle_as_it_is_by_now(tmp_path: Path) -> None:
    served, changing = tmp_path / "static", tmp_path / "changing"
    for folder, text in ((served / BUNDLES, "kept()"), (changing, "first()")):
        folder.mkdir(parents=True)
        (folder / "page.js").write_text(text)
    name = f"{BUNDLES}/page.js"
    kept, for_good = StaticFiles(served).find(name)
    assert (kept.content, for_good) == (b"kept()", False)
    files = StaticFiles(served, changing)
    address = files.address(name).removeprefix("/static/")
    for content in (b"first()", b"second()"):
        (changing / "page.js").write_bytes(content)
        file, for_good = files.find(address)
        assert (file.content, for_good) == (content, False)
    (tmp_path / "secret.js").write_text("")
    for other in ("none.js", "../../secret.js"):
        with pytest.raises(NotFound):
            files.find(f"{BUNDLES}/{other}")
