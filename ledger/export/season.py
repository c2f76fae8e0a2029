"""A season: any choice of nights, by people. What each of them won and lost in chips and in money,
apart from gifts; what they paid in and took out; every evening and every game of theirs; what is
left to pay between the nights.

Money of different currencies is never added: people stand once for each, and play money is one of
them, whose unit is the chip.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from ledger.audit.luck import BankResult
from ledger.desk.debts import Debt
from ledger.export.report import Report
from ledger.export.treasury import Owing, Treasury, noted, owing
from ledger.export.words import currency
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
    open: int = 0
    """What is still to be received (or, below zero, to be paid), in minor units."""
    carried: int = 0
    """What went on in another night."""
    settled: int = 0
    """What was settled from hand to hand, or paid in parts."""

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
    nights: list[NightOf] = []
    lines: dict[tuple[str, object], Line] = {}
    whose: dict[tuple[int, int], Line] = {}
    treasuries: dict[str, Treasury] = {}
    found = sorted(reports, key=lambda report: (report.night.opened_at, report.night.id))
    for report in found:
        night = report.night
        money = currency(night) if night.chip_value else ""
        told = (night.id, night.name, night.opened_at, money, not night.is_open, night.chip_worth)
        nights.append(NightOf(*told))
        treasuries.setdefault(money, Treasury()).add(report, (results or {}).get(night.id, ()))
        house = {player.number for player in night.house_players}
        for player in desk_view(night).players:
            if player.player in house:
                continue
            known = register.players.get((names[night.id], player.player))
            who: object = known or (night.id, player.player)
            line = lines.setdefault((money, who), _line(register, known, player.name))
            whose[night.id, player.player] = line
            line.evenings.append(
                Evening(
                    night.id,
                    player.player,
                    player.name,
                    player.result - player.gifts,
                    night.in_cash(player.result),
                    night.in_cash(player.gifts),
                    player.cash_in,
                    player.cash_out,
                )
            )
            line.games += _games(report, player.player)
    began = {night.night: night.opened for night in nights} | dict(opened or {})
    here = {night.night: night.currency for night in nights}
    for debt in owed:
        if owes := whose.get((debt.night, debt.player)):
            owes.open += debt.left
            owes.carried += debt.carried
            owes.settled += debt.minor if debt.is_settled else debt.paid
    for debt, since in owing(owed, began):
        if owes := whose.get((debt.night, debt.player)):
            left = Owing(owes.person, owes.name, debt.night, debt.left, since)
            treasuries[here[debt.night]].owing.append(left)
    for code, says in noted(
        register, {names[night]: night for night in here}, len(here) == len(names)
    ):
        treasury = treasuries.setdefault(code, Treasury())
        if isinstance(says, GiftNoted):
            treasury.purposes["donation", says.purpose, says.by_way_of] += says.amount
        else:
            treasury.elsewhere += says.counted - says.book
    by_currency: dict[str, list[Line]] = {
        money: [] for money in sorted(treasuries, key=lambda code: (not code, code))
    }
    for (money, _), line in lines.items():
        by_currency[money].append(line)
    for some in by_currency.values():
        some.sort(key=lambda line: (-line.sum("gaming"), line.name))
    return Season(tuple(nights), by_currency, treasuries)


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
