"""The bank of Card Stock Market, which can run dry, and what players owe it."""

from games.card_stock_market.market import BANK, Market, Options, money
from games.engine import HOUSE, Table


def fill_bank(table: Table[Market, Options], wanted: int) -> None:
    """Let everyone deposit, as often as needed, until the bank can pay this; the house puts in what
    nobody has.
    """
    while table.chips(BANK) < wanted:
        if not any(table.chips(money(seat)) for seat in table.seats):
            house_fills(table, wanted)
            return
        table.tell(
            "csm.dry",
            wanted=wanted,
            bank=table.chips(BANK),
            deposit=table.options.deposit,
        )
        for seat in table.in_turn():
            deposit(table, seat)


def deposit(table: Table[Market, Options], seat: int) -> None:
    """Pay in, as far as the money reaches, and owe the bank the rest."""
    due = table.options.deposit
    paid = min(due, table.chips(money(seat)))
    table.pay(money(seat), BANK, paid, "csm.deposit")
    if paid < due:
        owe(table, seat, debt(table, seat) + due - paid)
    table.tell("csm.deposits", seat=seat, amount=paid, owed=debt(table, seat))


def house_fills(table: Table[Market], wanted: int) -> None:
    """Let the house put in what the bank lacks."""
    missing = max(0, wanted - table.chips(BANK))
    if missing:
        table.pay(HOUSE, BANK, missing, "csm.lacking")
        table.tell("csm.house", amount=missing)


def debt(table: Table[Market], seat: int) -> int:
    """What a player owes the bank."""
    return table.facts.debts.get(seat, 0)


def owe(table: Table[Market], seat: int, amount: int) -> None:
    """Record what a player owes the bank now."""
    debts = {**table.facts.debts, seat: amount}
    table.facts.debts = {other: debts[other] for other in table.seats if debts.get(other)}


def repay(table: Table[Market], seat: int, at_most: int) -> None:
    """Pay a debt to the bank as far as this much money reaches."""
    amount = min(debt(table, seat), at_most)
    if amount:
        table.pay(money(seat), BANK, amount, "csm.debt")
        owe(table, seat, debt(table, seat) - amount)
        table.tell("csm.repays", seat=seat, amount=amount, owed=debt(table, seat))
