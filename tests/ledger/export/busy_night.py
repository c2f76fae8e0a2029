"""A night in which every figure of the tables is another one, worked out by hand."""

from datetime import UTC, datetime
from itertools import count

from ledger.book import Book
from ledger.kinds.cash import BuyBack, BuyIn, CashOut
from ledger.kinds.drawer import DrawerCounted
from ledger.kinds.gifts import Gift
from ledger.kinds.players import PlayerAdded
from ledger.kinds.seats import Sat
from ledger.kinds.tables import TableOpened
from ledger.kinds.trays import TrayCredited, TrayFilled
from tests.chance import CHANCE
from tests.ledger.whole_night import WholeNight

ANA, BEN, CY = 1, 2, 3
CORNER, WINDOW = 1, 2
OPENED = int(datetime(2026, 11, 21, 14, tzinfo=UTC).timestamp()) * 1000


def busy_night(book: Book) -> WholeNight:
    """Ana, Ben and Cy, two tables, an empty drawer. The entries are written a second apart, the
    first at two in the afternoon, UTC.

    Ana loses a hand of 10 with real cards at the corner. Ben gives 7 and 95 of the chips that he
    signed for away; Cy cashes out, and the drawer is short of 5. At the window a hand of Bura has
    begun, whose ante is 5: Ana has 2, and the house advances her 3.
    """
    night = WholeNight(Book(book.database, count(OPENED, 1000).__next__), cash_float=0)
    CHANCE.begin("Ben deals")  # who deals is drawn by lot, and the other one pays first
    for name in ("Ana", "Ben", "Cy"):
        night.do(PlayerAdded, name)
    night.do(BuyIn, ANA, 100, "cash")
    night.do(BuyIn, BEN, 150, "marker")
    night.do(BuyBack, ANA, 10)
    night.do(Gift, BEN, ANA, 7)
    night.do(Gift, BEN, CY, 95)
    night.do(CashOut, CY)  # 90 of the 95: the drawer has 9.00
    night.do(DrawerCounted, 20)
    night.do(TableOpened, "uth", {}, "physical", 500, "Corner")
    night.do(TrayFilled, CORNER, 40)
    night.do(TrayCredited, CORNER, 15)
    night.count_tray(CORNER, 527)
    night.do(Sat, CORNER, ANA, 1, 60)
    lose_a_hand(night, CORNER)
    night.do(TableOpened, "bura", {"ante": 5}, "virtual", 100, "Window")
    night.do(Sat, WINDOW, ANA, 1, 2)
    night.do(Sat, WINDOW, BEN, 2, 30)
    night.begin(WINDOW)
    return night


def lose_a_hand(night: WholeNight, table: int, folds: bool = True) -> None:
    """The player in the first seat bets 5 on a hand of real cards, and folds or is left to decide;
    one bet is undone before, and one card amended.
    """
    night.begin(table)
    night.act(table, 1, "bet", ante=4)
    night.undo(table)
    night.act(table, 1, "bet", ante=5)
    night.act(table, "dealer", "deal")
    night.act(table, 1, "check")
    for card in ("Ah", "Kd", "7c"):
        night.act(table, "dealer", "show", card=card)
    night.amend(table, 5, "dealer", "show", card="8c")
    night.act(table, 1, "check")
    for card in ("2s", "3h"):
        night.act(table, "dealer", "show", card=card)
    if folds:
        night.act(table, 1, "fold")
    night.end(table)
