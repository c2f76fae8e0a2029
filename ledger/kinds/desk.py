"""The host's desk: players, and the chips, cash and markers that change hands there, as drafts for
the book.

Debts and cash are reckoned in chips, and cash is always chips times what a chip is worth; so
nothing is ever rounded. What comes in cash goes through the drawer.
"""

from collections.abc import Sequence
from typing import Literal

from ledger.errors import (
    BadSetting,
    HouseOwes,
    LimitReached,
    NameTaken,
    NotEnough,
    NothingOwed,
    NotReversible,
)
from ledger.kinds.counting import counted, put_right
from ledger.state import accounts
from ledger.state.accounts import CAGE, CASH_OVER_SHORT, DRAWER, ISSUED, MARKERS, OUTSIDE
from ledger.state.entries import Draft, Entry, Transfer, move, net
from ledger.state.holders import in_words
from ledger.state.night import Night, Player
from ledger.state.words import clean_name, likeness, whole
from ledger.store.canonical import JSON

# Players


def add_player(night: Night, name: str) -> Draft:
    """Somebody new, with a name that no other player has. Raises `BadName`, `NameTaken`."""
    night.check_open()
    number = max(night.players, default=0) + 1
    return Draft("player-added", {"player": number, "name": _free_name(night, name, number)})


def rename_player(night: Night, player: int, name: str) -> Draft:
    """Another name for a player. Raises `BadName`, `NameTaken`."""
    night.check_open()
    found = night.player(player)
    return Draft(
        "player-renamed",
        {"player": player, "name": _free_name(night, name, player), "was": found.name},
    )


def _free_name(night: Night, name: str, number: int) -> str:
    name = clean_name(name, "A player's name")
    for other in night.players.values():
        if other.number != number and likeness(other.name) == likeness(name):
            raise NameTaken(f"There is a player called {other.name} already.")
    return name


# Chips for cash, and cash for chips


def buy_in(
    night: Night, player: int, chips: int, against: Literal["cash", "marker", "owed"]
) -> Draft:
    """A player gets chips, and pays for them now, signs for them, or has them for what the house
    owes.

    Raises `BadAmount`; `HouseOwes` and `LimitReached` for a marker, `NothingOwed` for more than the
    house owes.
    """
    night.check_open()
    who = night.player(player)
    number = who.number
    whole(chips, "The chips")
    sold = (*from_cage(night, chips), Transfer(CAGE, accounts.bankroll(number), chips, "buy-in"))
    if against == "cash":
        paid = _into_drawer(night, chips, "buy-in")
        return Draft(
            "buy-in",
            {"player": number, "chips": chips, "against": against, "bought": chips},
            sold + paid,
        )
    if against == "marker":
        _check_loan(night, who, chips)
        signed = (Transfer(MARKERS, accounts.desk_marker(number), chips, "loan"),)
        return Draft(
            "buy-in", {"player": number, "chips": chips, "against": against}, sold + signed
        )
    if against == "owed":
        _check_house_owes(night, who, chips)
        settled = (
            Transfer(accounts.house_marker(number), MARKERS, chips, "house debt paid in chips"),
        )
        return Draft(
            "buy-in", {"player": number, "chips": chips, "against": against}, sold + settled
        )
    raise BadSetting("Chips are sold against cash, against a marker, or for what the house owes.")


def buy_back(night: Night, player: int, chips: int) -> Draft:
    """A player sells chips of the bankroll back for cash. Raises `NotEnough`, also when the drawer
    is short.
    """
    night.check_open()
    who = night.player(player)
    _check_bankroll(night, who, chips)
    if chips > (payable := _payable(night)):
        raise NotEnough(
            f"The drawer can pay for {payable:,} chips, not {chips:,}. At a cash-out the house "
            "would owe the rest."
        )
    back = Transfer(accounts.bankroll(player), CAGE, chips, "buy-back")
    paid = _out_of_drawer(night, chips, "buy-back")
    return Draft("buy-back", {"player": player, "chips": chips, "cashed": chips}, (back, *paid))


def cash_out(
    night: Night, player: int, counts: Sequence[JSON] = (), book: int | None = None
) -> Draft:
    """A player hands in the whole bankroll: it settles the markers first, the drawer pays for the
    rest, and what the drawer cannot pay the house owes. Debts that a round in play still decides
    about are left to it.

    With `counts` it is what was counted that is paid for; what differs from the `book` goes over or
    short (see `ledger.kinds.counting`). Raises `NotEnough`, `CountAgain`, `MovedOn`.
    """
    night.check_open()
    who = night.player(player)
    bankroll = accounts.bankroll(player)
    found = counted(night, bankroll, f"{who.name}'s bankroll", counts, book) if counts else None
    chips = found.chips if found else night.balance(bankroll)
    if not chips and not (found and found.over):
        raise NotEnough(f"{who.name} has no chips in the bankroll to cash out.")
    settling = _settling(night, who, chips)
    settled = sum(one.amount for one in settling)
    cashed = min(chips - settled, _payable(night))
    owed = chips - settled - cashed
    transfers = (
        *(put_right(bankroll, found) if found else ()),
        *move(bankroll, CAGE, settled, "marker repaid"),
        *settling,
        *move(bankroll, CAGE, chips - settled, "cash-out"),
        *_out_of_drawer(night, cashed, "cash-out"),
        *move(MARKERS, accounts.house_marker(player), owed, "the house owes"),
    )
    facts = {"player": player, "chips": chips, "settled": settled, "cashed": cashed, "owed": owed}
    return Draft("cash-out", facts | (found.facts if found else {}), transfers)


# Debts


def limit_marker(night: Night, player: int, limit: int | None) -> Draft:
    """How much the desk lends a player at most, in chips; None for no limit. What is owed already
    stays owed, and compulsory payments at the tables are advanced regardless.
    """
    night.check_open()
    who = night.player(player)
    if limit is not None:
        whole(limit, "The limit", 0)
    return Draft("marker-limited", {"player": who.number, "limit": limit, "was": who.limit})


def repay(night: Night, player: int, chips: int, by: Literal["chips", "cash"]) -> Draft:
    """A player repays so many chips' worth of markers, the desk's loans before the tables'
    advances, with chips of the bankroll or their worth in cash. Raises `NothingOwed` for more than
    is owed.
    """
    night.check_open()
    who = night.player(player)
    whole(chips, "The repayment")
    settling = _settling(night, who, chips)
    if (settled := sum(one.amount for one in settling)) < chips:
        raise NothingOwed(
            f"{who.name} can repay {settled:,} now, not {chips:,}.{_why_not_more(night, who)}"
        )
    if by == "chips":
        _check_bankroll(night, who, chips)
        paid = move(accounts.bankroll(player), CAGE, chips, "marker repaid")
        return Draft(
            "marker-repaid", {"player": player, "chips": chips, "with": by}, paid + settling
        )
    if by == "cash":
        paid = _into_drawer(night, chips, "marker repaid")
        return Draft(
            "marker-repaid",
            {"player": player, "chips": chips, "with": by, "bought": chips},
            paid + settling,
        )
    raise BadSetting("A marker is repaid with chips or with cash.")


def pay_house_debt(night: Night, player: int, chips: int) -> Draft:
    """The drawer pays so many chips' worth of what the house owes a player. Raises `NothingOwed`,
    `NotEnough`.
    """
    night.check_open()
    who = night.player(player)
    whole(chips, "The payment")
    owed = accounts.house_marker(player)
    _check_house_owes(night, who, chips)
    if chips > (payable := _payable(night)):
        raise NotEnough(f"The drawer can pay for {payable:,} chips, not {chips:,}.")
    transfers = (
        Transfer(owed, MARKERS, chips, "house debt paid"),
        *_out_of_drawer(night, chips, "house debt paid"),
    )
    return Draft("house-paid", {"player": player, "chips": chips, "cashed": chips}, transfers)


def _check_loan(night: Night, who: Player, chips: int) -> None:
    if owed := night.balance(accounts.house_marker(who.number)):
        raise HouseOwes(
            f"The house owes {who.name} {owed:,} chips' worth: those come before a marker."
        )
    owes = night.balance(accounts.desk_marker(who.number))
    if who.limit is not None and owes + chips > who.limit:
        left = max(0, who.limit - owes)
        raise LimitReached(
            f"The desk lends {who.name} {who.limit:,} at most, and {owes:,} are owed: {left:,} "
            f"more, not {chips:,}."
        )


def _check_house_owes(night: Night, who: Player, chips: int) -> None:
    if chips > (owed := night.balance(accounts.house_marker(who.number))):
        raise NothingOwed(f"The house owes {who.name} {owed:,}, not {chips:,}.")


def _settling(night: Night, who: Player, chips: int) -> tuple[Transfer, ...]:
    """What so many chips settle of a player's markers, as far as they reach."""
    desk = min(chips, night.balance(accounts.desk_marker(who.number)))
    table = min(chips - desk, night.free_table_marker(who.number))
    return (
        *move(accounts.desk_marker(who.number), MARKERS, desk, "marker repaid"),
        *move(accounts.table_marker(who.number), MARKERS, table, "marker repaid"),
    )


def _why_not_more(night: Night, who: Player) -> str:
    in_play = min(night.pledged(who.number), night.balance(accounts.table_marker(who.number)))
    return f" Another {in_play:,} waits for the end of a round in play." if in_play else ""


# Between players, and the drawer


def give(night: Night, giver: int, taker: int, chips: int) -> Draft:
    """A player gives another chips, from bankroll to bankroll. Raises `NotEnough`."""
    night.check_open()
    gives, takes = night.player(giver), night.player(taker)
    if gives == takes:
        raise BadSetting(f"{gives.name} has these chips already.")
    _check_bankroll(night, gives, chips)
    gift = Transfer(accounts.bankroll(giver), accounts.bankroll(taker), chips, "gift")
    return Draft("gift", {"giver": giver, "taker": taker, "chips": chips}, (gift,))


def add_float(night: Night, cash: int) -> Draft:
    """The host puts more cash into the drawer, in minor units."""
    night.check_open()
    whole(cash, "The cash")
    return Draft("float-added", {"float": cash}, (Transfer(OUTSIDE, DRAWER, cash, "float"),))


def count_drawer(night: Night, counted: int) -> Draft:
    """The cash found in the drawer, in minor units: what it has more or less than the book goes
    over or short.
    """
    night.check_open()
    whole(counted, "The cash counted", 0)
    found = counted - night.balance(DRAWER)
    transfers = move(CASH_OVER_SHORT, DRAWER, max(0, found), "over") + move(
        DRAWER, CASH_OVER_SHORT, max(0, -found), "short"
    )
    return Draft("drawer-counted", {"counted": counted}, transfers)


# Putting right

REVERSIBLE = (
    "buy-in",
    "buy-back",
    "cash-out",
    "marker-repaid",
    "house-paid",
    "gift",
    "float-added",
    "fill",
    "credit",
)
"""The kinds of entries that a correction takes back."""


def correct(night: Night, wrong: Entry, why: str) -> Draft:
    """Take an entry of the desk back: its transfers go the other way. Chips once issued stay, in
    the cage.

    Raises `NotReversible` for an entry of another kind, or one that has been put right; `NotEnough`
    where what it moved has moved on; `NoSuchTable` where its table is closed.
    """
    night.check_open()
    why = clean_name(why, "The reason", longest=200)
    if wrong.kind not in REVERSIBLE:
        raise NotReversible("Only what was done at the desk can be taken back here.")
    if wrong.number in night.corrected:
        raise NotReversible(f"Entry {wrong.number} has been put right already.")
    if wrong.table is not None:
        night.table(wrong.table)  # what is taken back must not lie in a tray that is closed
    facts = {"corrects": wrong.number, "was": wrong.kind, "why": why}
    for whom in ("player", "giver", "taker"):
        if whom in wrong.facts:
            facts[whom] = wrong.facts[whom]
    for count in ("bought", "cashed", "float"):
        if count in wrong.facts:
            facts[count] = -wrong.facts[count]
    back = tuple(
        one.reversed("correction") for one in reversed(wrong.transfers) if one.source != ISSUED
    )
    _check_still_there(night, wrong, back)
    return Draft("correction", facts, back, table=wrong.table)


def _check_still_there(night: Night, wrong: Entry, back: Sequence[Transfer]) -> None:
    for name, change in net(back).items():
        left = night.balance(name)
        if left + change < 0 and not accounts.kind_of(name).may_be_negative:
            raise NotEnough(
                f"What entry {wrong.number} moved has moved on: {in_words(night, name)} comes to "
                f"{left:,} now, "
                f"and {-change:,} would have to go back."
            )


# What the others are made of


def from_cage(night: Night, chips: int) -> tuple[Transfer, ...]:
    """The new chips that have to be issued first, so that so many can leave the cage."""
    return move(ISSUED, CAGE, max(0, chips - night.balance(CAGE)), "chips issued")


def _payable(night: Night) -> int:
    """For how many chips there is cash in the drawer."""
    return night.balance(DRAWER) // night.chip_worth


def _into_drawer(night: Night, chips: int, why: str) -> tuple[Transfer, ...]:
    return move(OUTSIDE, DRAWER, night.in_cash(chips), why)


def _out_of_drawer(night: Night, chips: int, why: str) -> tuple[Transfer, ...]:
    return move(DRAWER, OUTSIDE, night.in_cash(chips), why)


def _check_bankroll(night: Night, who: Player, chips: int) -> None:
    whole(chips, "The chips")
    has = night.balance(accounts.bankroll(who.number))
    if chips > has:
        raise NotEnough(f"{who.name} has {has:,} chips in the bankroll, not {chips:,}.")
