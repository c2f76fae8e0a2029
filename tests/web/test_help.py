"""The pages of help as they are shown: each with an index of what is in it."""

import re

import pytest

from games.catalogue import GAMES
from games.language import LANGUAGES, force_locale
from web.shown.help import help_page


def index(page: str) -> list[tuple[str, str]]:
    """The anchors and words of its index."""
    nav = re.search(r'<nav class="help-index"[^>]*>(.*?)</nav>', page, re.DOTALL)
    assert nav is not None, "a page of help has two headings (##) or more, and an index of them"
    return re.findall(r'<a href="#([^"]+)">(.*?)</a>', nav[1])


@pytest.mark.parametrize("slug", GAMES)
def test_every_heading_of_a_page_is_in_its_index_in_every_language(slug: str) -> None:
    anchors = []
    for language in LANGUAGES:
        with force_locale(language):
            page = help_page(slug)
        headings = re.findall(r'<h2 id="([^"]+)">(.*?)</h2>', page)
        assert index(page) == headings
        assert "<h2>" not in page
        assert page.startswith("<h1>")
        assert page.index("</h1>") < page.index("<nav") < page.index("<p>")
        anchors.append([anchor for anchor, _ in headings])
    assert anchors[0] == anchors[1]
    assert len(anchors[0]) > 1
