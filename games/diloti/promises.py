"""Diloti with a real deck: what was declared in vain."""

from games.cards.fishing import value
from games.cards.zones import hand
from games.diloti.layout import Deal, owned
from games.engine import Action, Table
from games.language import lazy_gettext


def check_promises(table: Table[Deal], seat: int, action: Action) -> None:
    """Whoever owns a declaration must keep a card of its value after each play: it comes out later,
    or the declaration was false. Whoever lays a card meanwhile admits as much.
    """
    deal, mine = table.facts, owned(table, seat)
    promises = deal.promises.get(seat, [])
    for promise in promises:
        if mine and mine.action == promise.action:
            promise.kept = False
        elif value(action.card()) == promise.value:
            promise.kept = True
    over = not table.cards(hand(seat))
    laid = mine is not None and action.do == "lay"
    for promise in list(promises):
        admitted = laid and mine is not None and mine.action == promise.action
        if admitted or (over and not promise.kept):
            table.report(lazy_gettext("false declaration"), seat, promise.action)
            promises.remove(promise)
    if mine and (laid or over):
        mine.seat = None
    if over:
        promises.clear()
