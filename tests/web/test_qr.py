"""A payment code says what the European Payments Council asks for (EPC069-12)."""

import io

import segno

from web.shown.qr import payment


def test_a_payment_code_has_payee_account_amount_and_reference() -> None:
    lines = [
        "BCD",
        "002",
        "2",
        "SCT",
        "",
        "Club",
        "DE89370400440532013000",
        "EUR25.3",
        "",
        "",
        "June",
    ]
    by_hand = segno.make_qr("\n".join(lines), error="m", boost_error=False, encoding="iso-8859-1")
    drawn = io.BytesIO()
    by_hand.save(drawn, kind="svg", xmldecl=False, svgns=True, omitsize=True, border=4)
    assert (
        payment("Club", "DE89370400440532013000", 2530, "June") == drawn.getvalue().decode().strip()
    )
