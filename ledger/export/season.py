"""A season: any choice of nights, by people. What each of them won and lost in chips and in money,
apart from gifts; what they paid in and took out; every evening and every game of theirs; what is
left to pay between the nights.

Money of different currencies is never added: people stand once for each, and play money is one of
them, whose unit is the chip.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from ledger.audit.luck import BankResult, Luck
from ledger.book import Book
from ledger.desk.debts import Debt, debts
from ledger.export.reading import reading
from ledger.export.report import Report, report
from ledger.export.treasury import Owing, Treasury, noted, owing
from ledger.house import House
from ledger.reports.desk_view import desk_view
from ledger.state.house_money import GiftNoted
from ledger.state.register import Register


@dataclass(frozen=True, slots=True)
class Played:
    """What somebody won and lost in a game of a night, round by round, in minor units."""

    night: int
    game: str
    rounds: int
    won: int
    lost: int

    @property
    def result(self) -> int:
        """What they are up by it."""
        return self.won - self.lost


@dataclass(frozen=True, slots=True)
class Evening:
    """Somebody's night. Chips are chips; all else is in minor units of the currency."""

    night: int
    player: int
    name: str
    """What they were called that night."""
    chips: int
    """The result in chips, without gifts."""
    result: int
    gifts: int
    cash_in: int
    cash_out: int

    @property
    def gaming(self) -> int:
        """The result without gifts."""
        return self.result - self.gifts


@dataclass(slots=True)
class Line:
    """Somebody's season."""

    person: int | None
    """None for a player of whom nobody has said who it is."""
    name: str
    colour: str = ""
    picture: str = ""
    evenings: list[Evening] = field(default_factory=list)
    games: list[Played] = field(default_factory=list)
    owes: int = 0
    """What is still to be paid, in minor units."""
    owed: int = 0
    """What is still to be received. The one is not set against the other."""
    carried: int = 0
    """What went on in another night."""
    settled: int = 0
    """What was settled from hand to hand, or paid in parts."""

    @property
    def open(self) -> int:
        """What is still to be received (or, below zero, to be paid) in all."""
        return self.owed - self.owes

    def sum(self, what: str) -> int:
        """A sum over the evenings: of ``result``, ``gaming``, ``gifts``, ``chips``, ``cash_in``,
        ``cash_out``.
        """
        return sum(getattr(evening, what) for evening in self.evenings)

    @property
    def best(self) -> Evening:
        """The best evening, without gifts; of several the first."""
        return max(self.evenings, key=lambda evening: evening.gaming)

    @property
    def worst(self) -> Evening:
        """The worst evening, without gifts; of several the first."""
        return min(self.evenings, key=lambda evening: evening.gaming)

    def by_game(self) -> dict[str, tuple[int, int, int]]:
        """Of each game the rounds, what was won and what was lost."""
        found: dict[str, tuple[int, int, int]] = {}
        for played in self.games:
            rounds, won, lost = found.get(played.game, (0, 0, 0))
            more = rounds + played.rounds, won + played.won, lost + played.lost
            found[played.game] = more
        return found


@dataclass(frozen=True, slots=True)
class NightOf:
    """A night of the season."""

    night: int
    name: str
    opened: int
    currency: str
    closed: bool
    chip_worth: int
    """What a chip is worth, in minor units."""


@dataclass(frozen=True, slots=True)
class Season:
    """The nights, oldest first, and of each currency the people, who is up most first, and what the
    bank has to say.
    """

    nights: tuple[NightOf, ...]
    lines: Mapping[str, Sequence[Line]]
    treasuries: Mapping[str, Treasury]

    def chips(self, line: Line) -> int | None:
        """What somebody is up in chips, without gifts; None where those are not all worth the
        same.
        """
        here = {evening.night for evening in line.evenings}
        worth = {night.chip_worth for night in self.nights if night.night in here}
        return line.sum("chips") if len(worth) == 1 else None


def season(
    reports: Iterable[Report],
    names: Mapping[int, str],
    register: Register,
    owed: Sequence[Debt],
    results: Mapping[int, Sequence[BankResult]] | None = None,
    opened: Mapping[int, int] | None = None,
) -> Season:
    """The season of these nights. `names` is what the house calls all nights (`House.names`),
    `owed` are debts (`ledger.desk.debts`), also of other nights: some may have gone on in these.
    `results` says what games brought the bank, by night; `opened` when the nights of debts were.
    """
    found = sorted(reports, key=lambda made: (made.night.opened_at, made.night.id))
    nights = tuple(map(_night_of, found))
    people = _People(names, register)
    treasuries: dict[str, Treasury] = {}
    for made, night in zip(found, nights, strict=True):
        treasury = treasuries.setdefault(night.currency, Treasury())
        treasury.add(made, (results or {}).get(night.night, ()))
        people.add(made, night)
    people.add_debts(owed)
    currencies = {night.night: night.currency for night in nights}
    began = {night.night: night.opened for night in nights} | dict(opened or {})
    for debt, since in owing(owed, began):
        if line := people.line_of(debt):
            left = Owing(line.person, line.name, debt.night, debt.left, since)
            treasuries[currencies[debt.night]].owing.append(left)
    _add_noted(treasuries, register, names, currencies)
    codes = sorted(treasuries, key=lambda code: (not code, code))
    return Season(nights, {code: people.of(code) for code in codes}, treasuries)


def read_season(
    book: Book,
    house: House,
    numbers: Iterable[int] | None = None,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> Season:
    """The season of these nights, or of all, read from the book. `progress` is told how many
    entries of a night are read, of how many. Raises `no-such-night`, `Damaged`.
    """
    reports, results = [], {}
    with reading(book, numbers, progress) as sources:
        for source in sources:
            luck = Luck()
            reports.append(report(source, luck=luck))
            results[source.id] = luck.results()
    nights = [book.night(heading.id) for heading in book.nights()]
    opened = {night.id: night.opened_at for night in nights}
    owed = debts(book, house, nights)
    return season(reports, house.names(), house.now(), owed, results, opened)


def _night_of(report: Report) -> NightOf:
    night = report.night
    return NightOf(
        night=night.id,
        name=night.name,
        opened=night.opened_at,
        currency=night.cash_currency,
        closed=not night.is_open,
        chip_worth=night.chip_worth,
    )


class _People:
    """The lines of everybody, one for each currency."""

    def __init__(self, names: Mapping[int, str], register: Register) -> None:
        self._names, self._register = names, register
        self._lines: dict[tuple[str, object], Line] = {}
        self._players: dict[tuple[int, int], Line] = {}
        """The line of a night's player."""

    def add(self, report: Report, of: NightOf) -> None:
        """A night more; house players have no season."""
        night = report.night
        house_players = {player.number for player in night.house_players}
        for player in desk_view(night).players:
            if player.player in house_players:
                continue
            line = self._known(of, player.player, player.name)
            self._players[night.id, player.player] = line
            line.games += _games(report, player.player)
            line.evenings.append(
                Evening(
                    night=night.id,
                    player=player.player,
                    name=player.name,
                    chips=player.result - player.gifts,
                    result=night.in_cash(player.result),
                    gifts=night.in_cash(player.gifts),
                    cash_in=player.cash_in,
                    cash_out=player.cash_out,
                )
            )

    def _known(self, night: NightOf, player: int, name: str) -> Line:
        person = self._register.players.get((self._names[night.night], player))
        who: object = person or (night.night, player)
        new = _line(self._register, person, name)
        return self._lines.setdefault((night.currency, who), new)

    def add_debts(self, owed: Iterable[Debt]) -> None:
        """What became of what these nights left to pay."""
        for debt in owed:
            if line := self.line_of(debt):
                line.owes += max(0, -debt.left)
                line.owed += max(0, debt.left)
                line.carried += debt.carried
                line.settled += debt.minor if debt.is_settled else debt.paid

    def line_of(self, debt: Debt) -> Line | None:
        """Whose debt it is; None where that night is not of the season."""
        return self._players.get((debt.night, debt.player))

    def of(self, code: str) -> list[Line]:
        """The lines of a currency, who is up most first."""
        found = [line for (money, _), line in self._lines.items() if money == code]
        return sorted(found, key=lambda line: (-line.sum("gaming"), line.name))


def _add_noted(
    treasuries: dict[str, Treasury],
    register: Register,
    names: Mapping[int, str],
    here: Mapping[int, str],
) -> None:
    """Gifts that no drawer saw, and what was counted between the nights."""
    numbers = {names[night]: night for night in here}
    for code, says in noted(register, numbers, is_all=len(here) == len(names)):
        treasury = treasuries.setdefault(code, Treasury())
        if isinstance(says, GiftNoted):
            treasury.purposes["donation", says.purpose, says.by_way_of] += says.amount
            if says.by_way_of == "kind":  # it is given away as it is, and no money
                treasury.purposes["prize", says.purpose, "kind"] -= says.amount
        else:
            treasury.elsewhere += says.counted - says.book


def _line(register: Register, person: int | None, name: str) -> Line:
    if person is None:
        return Line(None, name)
    known = register.people[person]
    return Line(person, known.name, known.colour, known.picture)


def _games(report: Report, player: int) -> list[Played]:
    """What a player won and lost in each game of a night; rounds that were voided moved nothing."""
    sums: dict[str, list[int]] = {}
    for line in report.rounds:
        if player in line.players and line.ending != "voided":
            result = report.night.in_cash(line.players[player])
            found = sums.setdefault(line.game, [0, 0, 0])
            found[0] += 1
            found[1 if result > 0 else 2] += abs(result)
    return [Played(report.night.id, game, *figures) for game, figures in sums.items()]
