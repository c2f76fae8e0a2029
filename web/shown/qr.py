"""Addresses as QR codes, for screens and for the console."""

import io

import segno


def svg(url: str) -> str:
    """The address as an SVG element without a size of its own."""
    drawn = io.BytesIO()
    segno.make(url, micro=False).save(
        drawn, kind="svg", xmldecl=False, svgns=True, omitsize=True, border=2
    )
    return drawn.getvalue().decode().strip()


def blocks(url: str) -> str:
    """The address in the half blocks of a console."""
    drawn = io.StringIO()
    segno.make(url, micro=False).terminal(drawn, compact=True, border=1)
    return drawn.getvalue()
