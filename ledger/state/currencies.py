"""The codes of ISO 4217, list one, for what a night is counted in; how amounts are written."""

from decimal import Decimal

from games.language import figure

CURRENCIES = frozenset(
    """
    AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN
    BZD CAD CDF CHF CLP CNY COP CRC CUC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL
    GHS GIP GMD GNF GTQ GYD HKD HNL HRK HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF
    KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR
    MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG
    SEK SGD SHP SLE SLL SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD
    UYU UZS VED VES VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG ZWL
    """.split()  # noqa: SIM905 - a table of codes
)
"""Nights stay as they are when a country gives its currency up: codes are added, and never taken
out. The page that checks a night has the same ones.
"""

# Money. ISO 4217 gives each currency a minor unit; all but these have hundredths.
_WHOLE = frozenset(
    (
        "BIF",
        "CLP",
        "DJF",
        "GNF",
        "ISK",
        "JPY",
        "KMF",
        "KRW",
        "PYG",
        "RWF",
        "UGX",
        "UYI",
        "VND",
        "VUV",
        "XAF",
        "XOF",
        "XPF",
    )
)
_THOUSANDTHS = frozenset(("BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND"))
PLAY_MONEY = "PLAY"


def digits(code: str) -> int:
    """How many decimals an amount of this currency has."""
    if code == PLAY_MONEY or code in _WHOLE:
        return 0
    return 3 if code in _THOUSANDTHS else 2


def money(minor: int, code: str) -> Decimal:
    """An amount in minor units, exactly, as the currency writes it: 1250 cents are 12.50."""
    return Decimal(minor).scaleb(-digits(code))


def money_text(minor: int, code: str) -> str:
    """An amount with its currency, for people."""
    return f"{money(minor, code):,} {code}" if code != PLAY_MONEY else f"{minor:,}"


def money_said(minor: int, code: str) -> str:
    """The same, as whoever asks writes it: 1,250.00 EUR or 1.250,00 EUR."""
    return figure(money_text(minor, code)).replace("-", "\N{MINUS SIGN}")
