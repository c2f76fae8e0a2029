"""A season: any choice of nights, by people. What each of them won and lost in chips and in money,
apart from gifts; what they paid in and took out; every evening and every game of theirs; what is
left to pay between the nights.

Money of different currencies is never added: people stand once for each, and play money is one of
them, whose unit is the chip.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from ledger.desk.debts import Debt
from ledger.export.report import Report
from ledger.export.words import currency
from ledger.reports.desk_view import desk_view
from ledger.state.accounts import CASH_OVER_SHORT
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


@dataclass(slots=True)
class Treasury:
    """The bank's season in one currency, in minor units."""

    games: Counter[str] = field(default_factory=Counter)
    """What the bank won by each game, counts of trays and what series left included."""
    nights: dict[int, int] = field(default_factory=dict)
    """What it won on each night."""
    purposes: Counter[tuple[str, str]] = field(default_factory=Counter)
    """What came into the drawer (below zero: left it), by the kind of purpose and its name."""
    over: int = 0
    """What counts of the drawer found too much; below zero, missing."""

    def add(self, report: Report) -> None:
        """A night more."""
        night = report.night
        for (_, game), chips in report.won.chips.items():
            self.games[game] += night.in_cash(chips)
        self.nights[night.id] = night.in_cash(report.won.chips.total())
        for what, minor in report.by_purpose().items():
            self.purposes[what] += minor
        self.over -= night.balance(CASH_OVER_SHORT)


@dataclass(frozen=True, slots=True)
class Season:
    """The nights, oldest first, and of each currency the people, who is up most first."""

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
    reports: Iterable[Report], names: Mapping[int, str], register: Register, owed: Iterable[Debt]
) -> Season:
    """The season of these nights. `names` is what the house calls them (`House.names`), `owed` are
    their debts (`ledger.desk.debts`).
    """
    nights: list[NightOf] = []
    lines: dict[tuple[str, object], Line] = {}
    whose: dict[tuple[int, int], Line] = {}
    treasuries: dict[str, Treasury] = {}
    for report in sorted(reports, key=lambda report: report.night.opened_at):
        night = report.night
        money = currency(night) if night.chip_value else ""
        told = (night.id, night.name, night.opened_at, money, not night.is_open, night.chip_worth)
        nights.append(NightOf(*told))
        treasuries.setdefault(money, Treasury()).add(report)
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
    for debt in owed:
        owing = whose.get((debt.night, debt.player))
        if owing is None:
            continue
        owing.open += debt.left
        owing.carried += debt.carried
        owing.settled += debt.minor if debt.is_settled else debt.paid
    found: dict[str, list[Line]] = {}
    for (money, _), line in lines.items():
        found.setdefault(money, []).append(line)
    for some in found.values():
        some.sort(key=lambda line: (-line.sum("gaming"), line.name))
    return Season(tuple(nights), dict(sorted(found.items())), treasuries)


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
