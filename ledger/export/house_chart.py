"""The accounts of the house's books (`ledger.export.house_books`)."""

from dataclasses import dataclass

from ledger.export.chart import named, night_name, player_name, table_name
from ledger.export.journal import Chapter

_BOOKED = {
    "donation": "Income:Donations",
    "entry-fee": "Income:EntryFees",
    "prize": "Expenses:Prizes",
    "expense": "Expenses:Costs",
}


@dataclass(frozen=True, slots=True)
class Chart:
    """The accounts of a night."""

    of: Chapter

    @property
    def cash(self) -> str:
        return f"Assets:Cash:{night_name(self.of.id)}"

    @property
    def float(self) -> str:
        return f"Equity:Float:{night_name(self.of.id)}"

    @property
    def carried(self) -> str:
        return f"Equity:Carried:{night_name(self.of.id)}"

    def booked(self, what: str) -> str:
        return f"{_BOOKED[what]}:{night_name(self.of.id)}"

    @property
    def short_of_cash(self) -> str:
        return f"Expenses:Short:{night_name(self.of.id)}:Cash"

    @property
    def short_of_chips(self) -> str:
        return f"Expenses:Short:{night_name(self.of.id)}:Chips"

    def owes(self, player: int) -> str:
        return self._person("Assets:Markers", player)

    def owed(self, player: int) -> str:
        return self._person("Liabilities:Owed", player)

    def debt(self, player: int, minor: int) -> str:
        """The account of what a player is to receive, or (below zero) to pay."""
        return self.owed(player) if minor > 0 else self.owes(player)

    def is_person(self, player: int) -> bool:
        """Whether it is known who that is, and what is owed is money."""
        return self.of.night.chip_value is not None and player in self.of.source.people

    def _person(self, root: str, player: int) -> str:
        house = self.of.source.house
        if house is None or not self.is_person(player):
            return self._player(root, player)
        number, _ = self.of.source.people[player]
        return f"{root}:{house.parts[number]}"

    def chips(self, player: int) -> str:
        return self._player("Liabilities:Chips", player)

    def stakes(self, table: int) -> str:
        return self._table("Liabilities:Stakes", table)

    def won(self, table: int) -> str:
        return self._table("Income:Tables", table)

    def _player(self, root: str, player: int) -> str:
        who = named(player_name(player), self.of.night.player(player).name)
        return f"{root}:{night_name(self.of.id)}:{who}"

    def _table(self, root: str, table: int) -> str:
        where = named(table_name(table), self.of.night.any_table(table).name)
        return f"{root}:{night_name(self.of.id)}:{where}"


def is_settled_up(of: Chapter) -> bool:
    """Whether a night is closed, so that what is left to pay there stands between the nights."""
    return not of.night.is_open and of.night.chip_value is not None


def brought_from_file(of: Chapter) -> int:
    """What players brought to a night, and still owe (or, below zero, are owed), from nights that
    are in the same file, in minor units.
    """
    house, brought = of.source.house, 0
    for (name, _), parts in house.brought.items() if house else ():
        left = of.others.get(name)
        if left is not None and is_settled_up(left):
            brought -= sum(
                each.minor for each in parts if each.went.night == of.id and not each.is_taken_back
            )
    return brought


def brought_from_elsewhere(of: Chapter) -> int:
    """The same from nights that are not."""
    came = sum(player.brought for player in of.night.players.values())
    return of.night.in_cash(came) - brought_from_file(of)
