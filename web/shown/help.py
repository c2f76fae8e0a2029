"""The pages of help: our own Markdown, made into HTML, in the language of whoever asks. Below its
title each has an index, whose anchors are the same in every language.
"""

from functools import cache
from html import escape
from itertools import pairwise

from markdown_it import MarkdownIt
from markdown_it.token import Token

from games.folders import help_text
from games.language import gettext, language


def help_page(slug: str) -> str:
    """The page of help of a game, in HTML; empty where it has none yet. `slug` is a game of the
    catalogue.
    """
    return _help_page(slug, language())


@cache
def _help_page(slug: str, language: str) -> str:
    page = help_text(slug, language)
    if page is None:
        return ""
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = markdown.parse(page)
    index = _index(tokens)
    below_title = next(at for at, token in enumerate(tokens) if token.type == "heading_close") + 1
    title, rest = (
        markdown.renderer.render(part, markdown.options, {})
        for part in (tokens[:below_title], tokens[below_title:])
    )
    # What stands over nothing is no heading: a screen reader would read one without a word.
    return f"{title}{index}{rest}".replace("<th></th>", "<td></td>")


def _index(tokens: list[Token]) -> str:
    """The headings below the title, each given its anchor."""
    lines: list[str] = []
    for opening, text in pairwise(tokens):
        if opening.type == "heading_open" and opening.tag == "h2":
            anchor = f"part-{len(lines) + 1}"
            opening.attrSet("id", anchor)
            lines.append(f'<li><a href="#{anchor}">{escape(text.content)}</a></li>')
    label = escape(gettext("On this page"))
    return f'<nav class="help-index" aria-label="{label}"><ol>{"".join(lines)}</ol></nav>\n'
