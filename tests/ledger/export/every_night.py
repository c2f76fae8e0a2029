"""A house of every kind of night and player that an export can meet, by the name of the kind."""

from collections.abc import Callable, Mapping

from games.catalogue import GAMES
from games.engine import options_of
from ledger.book import Book
from ledger.desk import together
from ledger.desk.closing import close_night
from ledger.desk.debts import debts
from ledger.desk.opening import open_night
from ledger.desk.paying import bring
from ledger.house import House
from ledger.kinds.cash import BuyIn, CashOut
from ledger.kinds.markers import MarkerRepaid
from ledger.kinds.nights import NightClosed, NightReopened
from ledger.kinds.players import PlayerAdded
from ledger.kinds.pots import in_pots
from ledger.kinds.purposes import CashBooked, Purpose
from ledger.kinds.seats import Sat, Stood
from ledger.kinds.tables import SeriesEnded, TableOpened
from ledger.state.register import added
from tests.ledger.export.nights import AWKWARD, awkward_night
from tests.ledger.whole_night import CHIPS, WholeNight, play_whole_night, request


def play_every_night(book: Book) -> dict[str, int]:
    """Play all of them; returns their numbers by kind."""
    return {kind: play(book) for kind, play in KINDS.items()}


def of(book: Book, name: str, *, money: bool = True, cash_float: int = 5000) -> WholeNight:
    """A night that has only begun."""
    worth = {"minor": 10, "currency": "EUR"} if money else None
    night = open_night(
        book, request(), name=name, chip_value=worth, chip_set=CHIPS, cash_float=cash_float
    ).night
    return WholeNight(book, seed=name, night=night.id)


def only_begun(book: Book) -> int:
    return of(book, "Only begun").id


def nobody_sat(book: Book) -> int:
    night = of(book, "Nobody sat")
    for name in ("Ana", "Ben"):
        night.do(PlayerAdded, name)
    night.do(BuyIn, 1, 50, "cash")
    night.do(BuyIn, 2, 40, "marker")
    return night.id


def no_rounds(book: Book) -> int:
    night = of(book, "No rounds")
    night.do(PlayerAdded, "Ana")
    night.open_table("uth", [1])
    close_night(book, night.id, request())
    return night.id


def house_players(book: Book) -> int:
    """Two of them, one guest who plays and one who does not; all of it for play money."""
    night = of(book, "House players", money=False, cash_float=100)
    night.do(PlayerAdded, "Ana")
    table = night.open_table("uth", [1])
    for seat, name in ((2, "Ada"), (3, "Blaise")):
        together.seat_house_player(book, night.id, request(), table, name, seat, 40)
    night.do(PlayerAdded, "Zoe")
    night.play_rounds(table, 3)
    return night.id


def house_players_gone(book: Book) -> int:
    """The same, with a pot that they have a share in, and closed."""
    night = of(book, "House players, closed", money=False, cash_float=0)
    night.do(PlayerAdded, "Ana")
    table = night.open_table("polignac", [1])
    for seat, name in ((2, "Ada"), (3, "Blaise")):
        together.seat_house_player(book, night.id, request(), table, name, seat, 40)
    night.play_rounds(table, 1)
    together.stand(book, night.id, request(), table)
    close_night(book, night.id, request())
    return night.id


def house_players_alone(book: Book) -> int:
    """Nobody is left to settle up with."""
    night = of(book, "House players alone", money=False, cash_float=0)
    table = night.do(TableOpened, "kabu", {}, "virtual", 50).entry.table or 0
    for seat, name in ((1, "Ada"), (2, "Blaise"), (3, "Grace")):
        together.seat_house_player(book, night.id, request(), table, name, seat, 60)
    night.play_rounds(table, 1)
    return night.id


def for_points(book: Book) -> int:
    night = of(book, "For points", money=False, cash_float=0)
    for name in ("Ana", "Ben", "Cleo", "Dan"):
        night.do(PlayerAdded, name)
    table = night.do(TableOpened, "kaiser", {}, "virtual", 0).entry.table or 0
    for seat in range(1, 5):
        night.do(Sat, table, seat, seat, 0)
    night.play_rounds(table, 2)
    return night.id


def charity(book: Book) -> int:
    """Every purpose, taken back too, with and without a player."""
    night = of(book, "Charity")
    night.do(PlayerAdded, "Ana")
    booked: tuple[tuple[Purpose, int, int | None], ...] = (
        ("entry-fee", 500, 1),
        ("donation", 1200, 1),
        ("donation", 30, None),
        ("prize", 200, 1),
        ("expense", 150, None),
    )
    for what, cash, player in booked:
        night.do(CashBooked, what, cash, f"for {what} =1+1 <b>", player)
    night.correct(night.do(CashBooked, "donation", 70, "שלום", 1).entry)
    table = night.open_table("uth", [1])
    night.play_rounds(table, 1)
    close_night(book, night.id, request())
    return night.id


def everything(book: Book) -> int:
    """Undone, amended, voided, corrected, counted, reopened, sealed twice; markers and debts."""
    return play_whole_night(book, rounds=1).id


def awkward(book: Book) -> int:
    """Names with formulas, markup, and writing from right to left."""
    night = awkward_night(book)
    night.do(NightClosed)
    return night.id


def every_game(book: Book) -> int:
    """A table of each, with hostile names at all of them."""
    night = of(book, "Every game =SUM(A1)")
    for name in AWKWARD[:6]:
        night.do(PlayerAdded, name)
    for slug, game in GAMES.items():
        count = game.least_seats
        rack = game.suggested_rack
        chips = rack(count, options_of(game, {})) if rack else 60
        night.play_rounds(night.open_table(slug, list(range(1, count + 1)), chips=chips), 1)
    close_night(book, night.id, request())
    return night.id


def in_play(book: Book) -> int:
    """A round at one table, chips on its felt; a pot at another one."""
    night = of(book, "In play")
    for name in ("Ana", "Ben"):
        night.do(PlayerAdded, name)
    bura = night.do(TableOpened, "bura", {"ante": 3}, "virtual", 50).entry.table or 0
    for player in (1, 2):
        night.do(BuyIn, player, 90, "cash")
        night.do(Sat, bura, player, player, 40)
    while not in_pots(night.now, night.now.tables[bura]):
        night.play_rounds(bura, 1)
    market = night.do(TableOpened, "card-stock-market", {"buy_in": 20}, "virtual", 50).entry.table
    for player in (1, 2):
        night.do(Sat, market or 0, player, player, 30)
    night.begin(market or 0)
    return night.id


def pot_as_the_host_decided(book: Book) -> int:
    night = of(book, "Decided otherwise")
    for name in ("Ana", "Ben"):
        night.do(PlayerAdded, name)
    for among in ([2], []):
        table = night.do(TableOpened, "bura", {"ante": 3}, "virtual", 50).entry.table or 0
        for player in (1, 2):
            night.do(BuyIn, player, 60, "cash")
            night.do(Sat, table, player, player, 60)
        while not in_pots(night.now, night.now.tables[table]):
            night.play_rounds(table, 1)
        night.do(Stood, table, 1)
        night.do(SeriesEnded, table, among)
    night.do(CashOut, 1)
    close_night(book, night.id, request())
    night.do(NightReopened)
    return night.id


def carried_debts(book: Book) -> int:
    """What somebody owed one night is brought into another one, and paid in part."""
    house = House(book.database)
    house.write(request(), lambda now: added(now, name="Ana"))
    person = max(house.now().people)
    sealed = of(book, "The debt is made")
    sealed.do(PlayerAdded, "Ana")
    house.meet(sealed.id, 1, "Ana", person, request())
    sealed.do(BuyIn, 1, 40, "marker")
    table = sealed.do(TableOpened, "uth", {}, "virtual", 100).entry.table or 0
    sealed.do(Sat, table, 1, 1, 40)
    sealed.begin(table)
    sealed.act(table, 1, "bet", ante=10)
    sealed.act(table, "dealer", "deal")
    sealed.play(table)
    sealed.end(table)
    close_night(book, sealed.id, request())
    night = of(book, "The debt goes on")
    night.do(PlayerAdded, "Ana")
    house.meet(night.id, 1, "Ana", person, request())
    for debt in debts(book, house, [sealed.now]):
        if debt.chips < 0:
            bring(book, house, request(), night.id, 1, debt.night, debt.player)
            night.do(MarkerRepaid, 1, 1, "cash")
    return night.id


KINDS: Mapping[str, Callable[[Book], int]] = {
    play.__name__.replace("_", " "): play
    for play in (
        only_begun,
        nobody_sat,
        no_rounds,
        house_players,
        house_players_gone,
        house_players_alone,
        for_points,
        charity,
        everything,
        awkward,
        every_game,
        in_play,
        pot_as_the_host_decided,
        carried_debts,
    )
}
