"""The pages of help: our own Markdown, made into HTML."""

from functools import cache
from importlib.resources import files

from markdown_it import MarkdownIt


@cache
def help_page(slug: str) -> str:
    """The page of help of a game, in HTML; empty where it has none yet. `slug` is a game of the
    catalogue.
    """
    page = files("games.help").joinpath(f"{slug}.md")
    if not page.is_file():
        return ""
    return str(
        MarkdownIt("commonmark", {"html": False}).enable("table").render(page.read_text("utf-8"))
    )
