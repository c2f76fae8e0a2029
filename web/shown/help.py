"""The pages of help: our own Markdown, made into HTML, in the language of whoever asks."""

from functools import cache
from importlib.resources import files

from markdown_it import MarkdownIt

from games.language import ENGLISH, language


def help_page(slug: str) -> str:
    """The page of help of a game, in HTML; empty where it has none yet. `slug` is a game of the
    catalogue.
    """
    return _help_page(slug, language())


@cache
def _help_page(slug: str, language: str) -> str:
    folder = files("games.help") if language == ENGLISH else files("games.help") / language
    page = folder / f"{slug}.md"
    if not page.is_file():
        return ""
    made: str = (
        MarkdownIt("commonmark", {"html": False}).enable("table").render(page.read_text("utf-8"))
    )
    # What stands over nothing is no heading: a screen reader would read one without a word.
    return made.replace("<th></th>", "<td></td>")
