"""What is printed: a night on one page, receipts, a season, a player's year, a club's report. Pages
of HTML, made of what the books say, that need no script.
"""

from collections.abc import Sequence
from urllib.parse import urlencode

from flask import Response, render_template

from games.language import ENGLISH, decimal, figure, gettext, gettext_noop, language
from ledger.desk.debts import debts
from ledger.errors import NotThere
from ledger.export import treasurer, words
from ledger.export.evening import Evening, evening, made_of
from ledger.export.reading import reading
from ledger.export.season import Line, Season, season
from ledger.export.treasury import AGES
from ledger.kinds.cash import BuyBack, BuyIn, CashOut
from ledger.kinds.debts import DebtBrought
from ledger.kinds.markers import HousePaid, MarkerRepaid
from ledger.kinds.purposes import CashBooked
from ledger.kinds.trays import TrayCredited, TrayFilled
from ledger.state import currencies
from ledger.state.entries import Entry
from ledger.state.house_money import GiftNoted
from ledger.state.night import Night, title_of
from ledger.store.chain import short_code
from web.services.services import Services
from web.shown.books import Books, books
from web.shown.people import nights
from web.shown.phrases import put_right_kind

_WIDTH, _HEIGHT = 300, 60
"""Of a line over time, in its own units."""

_SYMBOLS = {"EUR": "€", "GBP": "£", "JPY": "¥", "USD": "$"}
_MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
_APART = "\N{NO-BREAK SPACE}"

WHAT = {
    "donation": gettext_noop("Donations"),
    "entry-fee": gettext_noop("Entry fees"),
    "prize": gettext_noop("Prizes"),
    "expense": gettext_noop("Expenses"),
}


def page(name: str, **values: object) -> Response:
    """A document as a page."""
    html = render_template(
        f"paper-{name}.html",
        minute=minute,
        clock=clock,
        day=day,
        put_right_kind=put_right_kind,
        money=money,
        bare=bare,
        chips=chips,
        decimal=decimal,
        title_of=title_of,
        **values,
    )
    return Response(html, content_type="text/html; charset=utf-8")


def money(minor: int, code: str, signed: bool = False) -> str:
    """An amount with its currency as people write it, €12.50 or 12,50 €, and a real minus sign; of
    play money, chips.
    """
    amount = bare(abs(minor), code)
    sign = "−" if minor < 0 else "+" if signed and minor > 0 else ""
    if not code:
        return sign + amount
    symbol = _SYMBOLS.get(code, code)
    if language() != ENGLISH:
        return f"{sign}{amount}{_APART}{symbol}"
    return f"{sign}{symbol}{'' if code in _SYMBOLS else _APART}{amount}"


def bare(minor: int, code: str, signed: bool = False) -> str:
    """The same without its currency, where that stands above."""
    said = figure(currencies.money_text(minor, code or currencies.PLAY_MONEY)).removesuffix(
        f" {code}"
    )
    return (f"+{said}" if signed and minor > 0 else said).replace("-", "−")


def chips(amount: int, signed: bool = False) -> str:
    """An amount of chips."""
    return figure(words.chips_text(amount, signed))


def iso_day(at: int) -> str:
    """The day of a moment as files and addresses have it, in every language: 2026-11-21."""
    return words.minute(at)[:10]


def day(at: int) -> str:
    """The day of a moment, as the reader's language writes it: 21 Nov 2026, 21.11.2026."""
    year, month, of_month = iso_day(at).split("-")
    if language() == ENGLISH:
        return f"{int(of_month)} {_MONTHS[int(month) - 1]} {year}"
    return f"{of_month}.{month}.{year}"


def clock(at: int) -> str:
    """The time of day of a moment, to the minute."""
    return words.minute(at)[11:]


def minute(at: int) -> str:
    """A moment, to the minute."""
    return f"{day(at)}, {clock(at)}"


# A night


def night_page(services: Services, night: int) -> Response:
    """The night on one page, to be signed."""
    found, on_page = _evening(services, night)
    here = services.book.night(night)
    return page(
        "night",
        books=found,
        page=on_page,
        night=here,
        code=here.cash_currency,
        debts=debts(services.book, services.house, [here]),
        nights={other.id: other.name for other in nights(services)},
    )


def purposes_page(services: Services, night: int) -> Response:
    """What was taken, what was paid, and what is left for the purpose; with what was given at that
    night past the drawer.
    """
    found, on_page = _evening(services, night)
    here, name = services.book.night(night), services.house.name(night)
    code = here.cash_currency
    noted = [noted.says for noted in services.house.now().money.values()]
    gifts = [says for says in noted if isinstance(says, GiftNoted) and says.night == name]
    money_given = [gift for gift in gifts if gift.by_way_of != "kind" and gift.currency == code]
    return page(
        "purposes",
        books=found,
        page=on_page,
        what=WHAT,
        gifts=gifts,
        ways=treasurer.WAYS,
        given=sum(gift.amount for gift in money_given),
        code=code,
        gaming=-here.in_cash(sum(line.result for line in found.players)),
        at=here.opened_at,
    )


def _evening(services: Services, night: int) -> tuple[Books, Evening]:
    read = services.report_cache.read(night)
    with reading(services.book, [night]) as (source,):
        return books(services.book, read), evening(source, read.report)


# Receipts


def receipt_page(services: Services, night: int, entry: int, player: int | None = None) -> Response:
    """A receipt for an entry; for a phone, of that player's own alone. Raises `no-such-entry`."""
    return page("receipt", **_receipt(services, night, entry, player))


def receipt_picture(
    services: Services, night: int, entry: int, player: int | None = None
) -> Response:
    """The same as a drawing; the page of the receipt paints it for a phone's gallery."""
    svg = render_template(
        "paper-receipt.svg",
        money=money,
        minute=minute,
        **_receipt(services, night, entry, player),
    )
    return Response(svg, content_type="image/svg+xml")


def _receipt(services: Services, night: int, number: int, player: int | None) -> dict[str, object]:
    here, entry = services.book.night(night), services.book.entry(night, number)
    if player is not None and player not in entry.says.players:
        raise NotThere.saying("There is no receipt for this entry.", "no-such-entry")
    what, lines = _says(here, entry)
    corrected = here.corrected.get(number)
    return {
        "night": here,
        "entry": entry,
        "what": what,
        "lines": lines,
        "whom": ", ".join(here.player(who).name for who in entry.says.players),
        "code": short_code(entry.hash),
        "back": corrected,
    }


def _says(night: Night, entry: Entry) -> tuple[str, Sequence[tuple[str, str]]]:
    """What a receipt is for, and its lines. Raises `no-such-entry`."""
    code = night.cash_currency

    def worth(amount: int) -> str:
        return money(night.in_cash(amount), code)

    match entry.says:
        case BuyIn(chips=amount, against="cash"):
            what, paid = gettext("Chips bought"), (gettext("Paid in cash"), worth(amount))
        case BuyIn(chips=amount, against="marker"):
            what, paid = gettext("Marker"), (gettext("Owed to the house"), worth(amount))
        case BuyIn(chips=amount):
            what, paid = (
                gettext("Chips bought"),
                (gettext("For what the house owed"), worth(amount)),
            )
        case BuyBack(chips=amount):
            what, paid = gettext("Chips sold back"), (gettext("Paid out in cash"), worth(amount))
        case CashOut(chips=amount, settled=settled, cashed=cashed, owed=owed):
            return gettext("Cash-out"), [
                (gettext("Chips"), chips(amount)),
                (gettext("Settled markers"), worth(settled)),
                (gettext("Paid out in cash"), worth(cashed)),
                (gettext("Owed by the house"), worth(owed)),
            ]
        case MarkerRepaid(chips=amount):
            what, paid = gettext("Marker repaid"), (gettext("Worth"), worth(amount))
        case HousePaid(chips=amount):
            what, paid = gettext("Paid by the house"), (gettext("Paid out in cash"), worth(amount))
        case DebtBrought(brought=brought):
            amount = abs(brought)
            owes = gettext("Owed to the house") if brought > 0 else gettext("Owed by the house")
            what, paid = gettext("Debt of another night"), (owes, worth(amount))
        case CashBooked(what=kind, booked=booked, purpose=purpose):
            return gettext(WHAT[kind]), [
                (gettext("For"), purpose),
                (gettext("Cash"), money(abs(booked), code)),
            ]
        case (TrayFilled(chips=amount, table=table)) | (TrayCredited(chips=amount, table=table)):
            what = gettext("Fill") if isinstance(entry.says, TrayFilled) else gettext("Credit")
            paid = (gettext("Table"), night.any_table(table).title)
            piles = made_of(amount, night.chip_set)
            of = ", ".join(f"{count} × {chip.value} ({chip.colour})" for count, chip in piles)
            return what, [(gettext("Chips"), chips(amount)), (gettext("Made of"), of), paid]
        case _:
            raise NotThere.saying("There is no receipt for this entry.", "no-such-entry")
    return what, [(gettext("Chips"), chips(amount)), paid]


# Over many nights


def season_of(services: Services, chosen: Sequence[int] | None) -> Season:
    """The season of these nights; None: of all."""
    there = list(nights(services))
    read = [
        services.report_cache.read(night.id)
        for night in there
        if chosen is None or night.id in chosen
    ]
    return season(
        [one.report for one in read],
        services.house.names(),
        services.house.now(),
        debts(services.book, services.house, there),
        {one.report.night.id: one.bank for one in read},
        {night.id: night.opened_at for night in there},
    )


def chosen_nights(
    services: Services, numbers: Sequence[int], first: str, last: str
) -> list[int] | None:
    """The nights of a choice: of these numbers, and of these days (``2026-01-31``), both included;
    None: all. Raises `no-such-night` for a number that no night has.
    """
    for number in numbers:
        services.book.night(number)
    if not numbers and not first and not last:
        return None
    return [
        night.id
        for night in nights(services)
        if (not numbers or night.id in numbers)
        and (first or "0") <= iso_day(night.opened_at) <= (last or "9")
    ]


def season_page(services: Services, ticked: Sequence[int], first: str, last: str) -> Response:
    """The season of the nights that are chosen, to read, to choose and to print."""
    chosen = chosen_nights(services, ticked, first, last)
    found, there = season_of(services, chosen), list(nights(services))
    asked = {"nights": ticked, "first": first, "last": last}
    return page(
        "season",
        season=found,
        what=treasurer.WHAT,
        ways=treasurer.WAYS,
        ages=AGES,
        now=services.clock(),
        per_cent=words.per_cent,
        query=urlencode(asked, doseq=True),
        named={night.night: night for night in found.nights},
        all=there,
        years=sorted({iso_day(night.opened_at)[:4] for night in there}, reverse=True),
        ticked=ticked,
        first=first,
        last=last,
        line=line_over_time,
    )


def own_page(services: Services, who: Sequence[tuple[int, int]], year: int | None) -> Response:
    """One person's season, for oneself: the results of the evenings at which one was this player of
    that night.
    """
    mine = set(who)
    days = [night for night in nights(services) if night.id in {night for night, _ in mine}]
    if year is not None:
        days = [night for night in days if words.local(night.opened_at).year == year]
    found = season_of(services, [night.id for night in days])
    lines = [
        (code, line)
        for code, some in found.lines.items()
        for line in some
        if any((evening.night, evening.player) in mine for evening in line.evenings)
    ]
    named = {night.night: night for night in found.nights}
    return page("person", lines=lines, named=named, year=year, line=line_over_time)


def players_of(services: Services, person: int) -> list[tuple[int, int]]:
    """The players that a person of the house was. Raises `no-such-person`."""
    register, names = services.house.now(), services.house.names()
    register.person(person)
    ids = {name: night for night, name in names.items()}
    return [
        (ids[night], player)
        for (night, player), who in register.players.items()
        if who == person and night in ids
    ]


def line_over_time(line: Line) -> str:
    """The points of somebody's sums after each evening, from the left, zero where it stands."""
    sums, total = [0], 0
    for evening_ in line.evenings:
        total += evening_.gaming
        sums.append(total)
    top, bottom = max(sums), min(sums)
    high, step = max(1, top - bottom), _WIDTH / max(1, len(sums) - 1)
    return " ".join(
        f"{at * step:.1f},{_HEIGHT * (top - amount) / high:.1f}" for at, amount in enumerate(sums)
    )
