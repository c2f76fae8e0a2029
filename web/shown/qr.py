"""Addresses and payments as QR codes, for screens and for the console."""

import io
from decimal import Decimal

import segno
from segno.helpers import make_epc_qr

_LONGEST_REFERENCE = 140


def svg(url: str) -> str:
    """The address as an SVG element without a size of its own."""
    return _drawn(segno.make(url, micro=False), 2)


def payment(name: str, iban: str, cents: int, text: str) -> str:
    """A payment in euros as the code that banking apps read (EPC069-12), as an SVG element."""
    amount = Decimal(cents) / 100
    return _drawn(make_epc_qr(name, iban, amount, text=text[:_LONGEST_REFERENCE]), 4)


def _drawn(code: segno.QRCode, border: int) -> str:
    drawn = io.BytesIO()
    code.save(drawn, kind="svg", xmldecl=False, svgns=True, omitsize=True, border=border)
    return drawn.getvalue().decode().strip()


def blocks(url: str) -> str:
    """The address in the half blocks of a console."""
    drawn = io.StringIO()
    segno.make(url, micro=False).terminal(drawn, compact=True, border=1)
    return drawn.getvalue()
