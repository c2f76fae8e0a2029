"""What lies in the pots and pools of a table between two rounds, and whose it is.

A pot belongs to those who have played since it was last empty, also after they stood up: where it
is divided, each of them gets the same, odd chips one each from the lowest seat. Who does not sit at
the table any more gets it in the bankroll.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from games import catalogue
from games.engine import settings_of
from games.language import gettext, number
from ledger.errors import Invalid
from ledger.state import accounts
from ledger.state.entries import Transfer, move
from ledger.state.night import Night, Table

_WHY = "end of series"


@dataclass(frozen=True, slots=True)
class Share:
    """What a player gets of the pots of a table where they are divided now."""

    seat: int
    """The one in which they played."""
    player: int
    chips: int


def unsettled(night: Night, table: Table) -> list[tuple[str, int]]:
    """The places on a felt that hold chips, and how many, in the order of their names."""
    return accounts.on_felt(night.balances, table.number)


def in_pots(night: Night, table: Table) -> int:
    """The chips that lie on a felt between two rounds."""
    return sum(chips for _, chips in unsettled(night, table))


def series_players(table: Table) -> list[tuple[int, int]]:
    """Who has played for the pots of a table: seat and player, in the order of the seats. Those
    seated, where nobody has.
    """
    if not table.series:
        return sorted(table.seats.items())
    return sorted((seat, player) for player, seat in table.series.items())


def shares(night: Night, table: Table, among: Sequence[int] | None = None) -> tuple[Share, ...]:
    """What everybody gets of the pots of a table: all who played for them, or these of `among`
    alone. Raises `bad-setting` for somebody who neither played for them nor sits there.
    """
    heads = series_players(table) if among is None else _chosen(table, among)
    if not heads:
        return ()
    each, odd = divmod(in_pots(night, table), len(heads))
    return tuple(
        Share(seat, player, each + (place < odd)) for place, (seat, player) in enumerate(heads)
    )


def series_runs(night: Night, table: Table) -> bool:
    """Whether a series is in play between two rounds: something lies in its pots, or its last round
    left a score to go on from.
    """
    if in_pots(night, table):
        return True
    game = catalogue.find(table.game)
    if game is None or table.carry.get("finished"):
        return False
    return any(
        table.carry.get(setting.name) not in (None, setting.default)
        for setting in settings_of(game.carry)
        if setting.name != "dealer"
    )


def in_words(night: Night, table: Table) -> str:
    """What lies in the pots of a table, and whose it is: "17 lie in the pot. …"."""
    chips = in_pots(night, table)
    names = ", ".join(
        f"{night.player(share.player).name} {number(share.chips)}" for share in shares(night, table)
    )
    return gettext("{chips} lie in the pot. Divided now: {players}.", chips=chips, players=names)


def in_pots_of(night: Night, player: int) -> list[str]:
    """What a player would get of pots, and of which tables: for who is cashed out."""
    return [
        gettext(
            "{chips} of the {pot} in the pot at {table} would be {player}'s, were it divided now.",
            chips=share.chips,
            pot=in_pots(night, table),
            table=table.title,
            player=night.player(player).name,
        )
        for table in night.tables.values()
        if table.is_open and table.round is None
        if player in table.series or table.seat_of(player)
        if in_pots(night, table)
        for share in shares(night, table)
        if share.player == player and share.chips
    ]


def stays_or_goes(night: Night, table: Table, player: int) -> list[str]:
    """What somebody is told who stands up while something lies in the pots: what it is, and what
    becomes of their share. Nothing where nothing lies there.
    """
    if not in_pots(night, table):
        return []
    if ends_with(night, table, [player]):
        return [in_words(night, table), gettext("It is divided, for nobody who played stays.")]
    own = next((share.chips for share in shares(night, table) if share.player == player), 0)
    if not own:
        return [in_words(night, table)]
    stays = gettext(
        "{player}'s {chips} stay in it: they come back if it is divided, and go with it if "
        "somebody wins it.",
        player=night.player(player).name,
        chips=own,
    )
    return [in_words(night, table), stays]


def goes_by_change(night: Night, table: Table) -> str:
    """What goes with a series that is ended by another game."""
    score = gettext("A series is in play at {table}: its running score goes.", table=table.title)
    end = gettext("End the series first.")
    pot = [in_words(night, table)] if in_pots(night, table) else []
    return " ".join([score, *pot, end])


def divided(night: Night, table: Table, among: Sequence[int] | None = None) -> tuple[Transfer, ...]:
    """The pots and pools on a felt, place by place, to those whose they are (`shares`). Where
    `among` names nobody the bank keeps them.
    """
    found = shares(night, table, among)
    if not found:
        return _to_tray(night, table)
    return _handed_out(night, table, ((_account(table, share), share.chips) for share in found))


def ends_with(night: Night, table: Table, leaving: Iterable[int]) -> bool:
    """Whether nobody who has played for the pots of a table sits there any more once these players
    have stood up: then nobody can win them, and they are divided.
    """
    stay = set(table.seats.values()) - set(leaving)
    return bool(in_pots(night, table)) and not stay & table.series.keys()


def divided_among_seated(night: Night, table: Table) -> tuple[Transfer, ...]:
    """The same to those seated, and to the tray where nobody is: so it was done before entries said
    who had played.
    """
    racks = [accounts.rack(table.number, table.seats[seat]) for seat in sorted(table.seats)]
    if not racks:
        return _to_tray(night, table)
    each, odd = divmod(in_pots(night, table), len(racks))
    due = ((rack, each + (place < odd)) for place, rack in enumerate(racks))
    return _handed_out(night, table, due)


def _chosen(table: Table, among: Sequence[int]) -> list[tuple[int, int]]:
    seats = {**{player: seat for seat, player in table.seats.items()}, **table.series}
    if len(set(among)) < len(among) or not set(among) <= seats.keys():
        raise Invalid.saying(
            "A pot is divided among those who played for it and those seated, each once.",
            "bad-setting",
        )
    return sorted((seats[player], player) for player in among)


def _account(table: Table, share: Share) -> str:
    if table.seat_of(share.player) is None:
        return accounts.bankroll(share.player)
    return accounts.rack(table.number, share.player)


def _to_tray(night: Night, table: Table) -> tuple[Transfer, ...]:
    tray = accounts.tray(table.number)
    return tuple(Transfer(pot, tray, chips, _WHY) for pot, chips in unsettled(night, table))


def _handed_out(night: Night, table: Table, due: Iterable[tuple[str, int]]) -> tuple[Transfer, ...]:
    left = dict(unsettled(night, table))
    transfers: list[Transfer] = []
    for account, share in due:
        owed = share
        for pot, chips in left.items():
            amount = min(owed, chips)
            transfers += move(pot, account, amount, _WHY)
            left[pot] -= amount
            owed -= amount
    return tuple(transfers)
