"""Fonts of this machine that have Chinese, Japanese and Korean letters, for names that the fonts of
Croupier cannot show. They are too large to come along (the letters of one such font take 16 MB).
"""

import os
from collections.abc import Iterator
from pathlib import Path

from games.language import gettext_noop

FOLDERS: tuple[Path, ...] = (
    *(Path.home() / folder for folder in (".local/share/fonts", ".fonts", "Library/Fonts")),
    *map(Path, ("/usr/share/fonts", "/usr/local/share/fonts")),
    *map(Path, ("/System/Library/Fonts", "/Library/Fonts")),
    Path(os.environ.get("WINDIR", "C:/Windows")) / "Fonts",
)
"""Where systems keep fonts."""
_FONTS = (
    "NotoSansCJK-Regular.ttc",
    "NotoSansCJKsc-Regular.otf",
    "NotoSansSC-Regular.otf",
    "NotoSansSC-Regular.ttf",
    "SourceHanSans.ttc",
    "Arial Unicode.ttf",
    "wqy-microhei.ttc",
    "wqy-zenhei.ttc",
    "DroidSansFallbackFull.ttf",
    "DroidSansFallback.ttf",
    "Hiragino Sans GB.ttc",
    "AppleSDGothicNeo.ttc",
    "msyh.ttc",
    "msgothic.ttc",
    "YuGothM.ttc",
    "malgun.ttf",
)
"""Those that are asked for, by the names of their files: first those with the letters of all three
languages.
"""
HOW = gettext_noop(
    "stands for a character that these fonts do not have: install Noto Sans CJK "
    "(on Debian: sudo apt install fonts-noto-cjk)."
)
"""What to do where there is none, said of the box that stands there instead."""


def installed() -> Iterator[Path]:
    """The fonts that are there, best first."""
    there = {
        name: Path(folder, name)
        for root in FOLDERS
        for folder, _, names in os.walk(root)
        for name in names
        if name in _FONTS
    }
    return (there[name] for name in _FONTS if name in there)
