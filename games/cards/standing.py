"""How a scored game stands, in sentences for whoever reads them, in their language: for one seat
while it plays and once its deal is scored, and for the room.
"""

from collections.abc import Iterable, Mapping, Sequence

from games.cards.scores import PRICES, Sheet, is_scored, partners
from games.cards.tricks import Tricks
from games.engine import JSON, Game, Round
from games.language import gettext, localized, ngettext, number

MOST_TOLD = 4
"""So many things that brought points are told in a sentence; where there were more, the score sheet
has them.
"""


def for_points(game: Game, options: Mapping[str, JSON]) -> bool:
    """Whether nothing but points is played for by these options: no chip moves, and nobody needs
    any.
    """
    prices = [setting for setting in game.settings if setting.name in PRICES]
    paid = any(options.get(price.name, price.default) for price in prices)
    return is_scored(game) and not paid


def sheet_of(round_: Round) -> tuple[int, Sheet] | None:
    """The number of a deal in its game, and its score sheet, once it is scored; None where the game
    has none.
    """
    facts = round_.table.facts
    sheet = getattr(facts, "sheet", None)
    if not isinstance(sheet, Sheet) or sheet.after is None:
        return None
    return facts.deal, sheet


def progress(round_: Round) -> str | None:
    """Which deal of the game it is, and what ends the game: "deal 1 of 6, lowest wins"; None where
    the game keeps no sheet.
    """
    sheet = _sheet(round_)
    return _progress(round_.table.facts.deal, sheet) if sheet else None


def standing(round_: Round, seat: int) -> str | None:
    """A seat's score and tricks before its deal is scored, and how near the end is: "2 tricks · 8 :
    −2 · deal 3, to 52". None where there is nothing to say.
    """
    sheet = _sheet(round_)
    name = _name(sheet, seat) if sheet else None
    if sheet is None or name is None:
        return None
    parts = (_tricks(round_, name), _score(sheet, name), progress(round_))
    return " · ".join(filter(None, parts))


def between(sheet: Sheet, deal: int, seat: int) -> str | None:
    """A seat's score between two deals, and how near the end is: "70 so far · deal 1 of 6, lowest
    wins". None where the seat is not on the sheet of the deal that is over.
    """
    name = _name(sheet, seat)
    return " · ".join((_score(sheet, name), _progress(deal, sheet))) if name else None


def of_series(sum_: int, deal: int, deals: int) -> str:
    """How a series that is counted in chips stands for a seat: "−12 in all; deal 3 of 28, most
    chips win".
    """
    up = f"+{number(sum_)}" if sum_ > 0 else number(sum_)
    which = gettext("deal {number} of {deals}", number=deal, deals=deals)
    return "; ".join(
        (gettext("{points} in all", points=up), f"{which}, {gettext('most chips win')}")
    )


def mine(round_: Round, seat: int) -> str | None:
    """What a scored deal has brought a seat, what it has by now, and how the game goes on: "+70, 7
    tricks; 70 in all; deal 1 of 6, lowest wins". None before it is scored.
    """
    sheet = _sheet(round_)
    name = _name(sheet, seat) if sheet else None
    if sheet is None or name is None or sheet.after is None:
        return None
    parts = (_brought(sheet, name), _in_all(sheet, name), _ending(round_, seat))
    return "; ".join(filter(None, parts))


def headline(round_: Round) -> str | None:
    """What has happened in a deal that is scored: who has won the game, or to whom it has brought
    most. None before.
    """
    sheet = _sheet(round_)
    if sheet is None or sheet.after is None:
        return None
    if winners := _winners(round_):
        return _wins(round_, winners, sheet)
    changes = {name: _gain(sheet, name) for name in sheet.before}
    name = max(changes, key=lambda name: abs(changes[name]))
    if not changes[name]:
        return gettext("Nothing is scored.")
    who = _people(round_, partners(name))
    return gettext("{who}: {brought}", who=who, brought=_brought(sheet, name))


def _sheet(round_: Round) -> Sheet | None:
    sheet = getattr(round_.table.facts, "sheet", None)
    return sheet if isinstance(sheet, Sheet) else None


def _name(sheet: Sheet, seat: int) -> str | None:
    """The name under which a seat stands on the sheet."""
    return next((name for name in sheet.before if seat in partners(name)), None)


def _progress(deal: int, sheet: Sheet) -> str:
    return ", ".join(filter(None, (_which(deal, sheet), _end(sheet))))


def _which(deal: int, sheet: Sheet) -> str:
    if sheet.deals is None:
        return gettext("deal {number}", number=deal)
    if sheet.deals == 1:
        return ""
    return gettext("deal {number} of {deals}", number=deal, deals=sheet.deals)


def _end(sheet: Sheet) -> str:
    if sheet.goal is None:
        if _knocks_out(sheet):
            return gettext("the last one in wins")
        return gettext("lowest wins") if sheet.better == "low" else gettext("highest wins")
    if sheet.better == "high":
        return gettext("to {goal}", goal=sheet.goal)
    return gettext("lowest wins, {goal} ends it", goal=sheet.goal)


def _tricks(round_: Round, name: str) -> str:
    tricks = getattr(round_.table.facts, "tricks", None)
    if not isinstance(tricks, Tricks):
        return ""
    taken = sum(map(tricks.taken, partners(name)))
    return ngettext("{count} trick##taken", "{count} tricks##taken", taken)


def _score(sheet: Sheet, name: str) -> str:
    """Of partners, and of two players, both scores, the own one first."""
    scores = sheet.before if sheet.after is None else sheet.after
    if _knocks_out(sheet):
        return ngettext("{count} token", "{count} tokens", scores[name])
    if len(scores) > 2:
        return gettext("{points} so far", points=scores[name])
    return " : ".join(number(scores[each]) for each in sorted(scores, key=lambda it: it != name))


def _knocks_out(sheet: Sheet) -> bool:
    """Whether what is counted are tokens, and the last one who has any wins."""
    return sheet.goal is None and sheet.deals is None


def _gain(sheet: Sheet, name: str) -> int:
    return (sheet.after or sheet.before)[name] - sheet.before[name]


def _brought(sheet: Sheet, name: str) -> str:
    gain = _gain(sheet, name)
    signed = f"+{number(gain)}" if gain > 0 else number(gain)
    what = [localized(item.what) for item in sheet.items if item.name == name]
    return ", ".join((signed, *what)) if len(what) <= MOST_TOLD else signed


def _in_all(sheet: Sheet, name: str) -> str:
    score = _score(sheet, name)
    if _knocks_out(sheet):
        return gettext("{tokens} left", tokens=score)
    after = (sheet.after or sheet.before)[name]
    return gettext("{points} in all", points=after if len(sheet.before) > 2 else score)


def _ending(round_: Round, seat: int) -> str | None:
    winners = _winners(round_)
    if not winners:
        return progress(round_)
    if seat not in winners:
        return gettext("{players} won the game", players=_people(round_, winners))
    return gettext("you have won the game") if len(winners) == 1 else _shared(round_, winners, seat)


def _shared(round_: Round, winners: Iterable[int], seat: int) -> str:
    others = [each for each in winners if each != seat]
    return gettext("you and {players} have won the game", players=_people(round_, others))


def _wins(round_: Round, winners: list[int], sheet: Sheet) -> str:
    who = _people(round_, winners)
    name = _name(sheet, winners[0])
    if name is None or _knocks_out(sheet):
        return gettext("{players} won the game", players=who)
    return gettext(
        "{players} won the game with {points}", players=who, points=(sheet.after or {})[name]
    )


def _winners(round_: Round) -> list[int]:
    """The seats that have won a game that is over."""
    carry: Mapping[str, JSON] = round_.carry or {}
    found = carry.get("winners") if carry.get("finished") else None
    return [seat for seat in found if isinstance(seat, int)] if isinstance(found, list) else []


def _people(round_: Round, seats: Iterable[int]) -> str:
    return together([round_.table.players[seat] for seat in seats])


def together(names: Sequence[str]) -> str:
    """People in one breath, in the language of whoever asks: "Ana, Ben and Cleo"."""
    *others, last = localized(list(names))
    if not others:
        return last
    return gettext("{others} and {last}", others=", ".join(others), last=last)
