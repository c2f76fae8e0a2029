"""What players ask for from their phones, in words."""

from collections.abc import Container, Iterable
from dataclasses import dataclass

from games.language import gettext
from ledger.kinds.pots import stays_or_goes
from ledger.state.night import Night
from web.services.wishes import Kind, Wish


@dataclass(frozen=True, slots=True)
class WishLine:
    """What a player asks for."""

    number: int
    player: int
    name: str
    kind: Kind
    table: int | None
    seat: int | None
    chips: int | None
    text: str


def wish_lines(
    night: Night, wishes: Iterable[Wish], followed: Container[int | None]
) -> tuple[WishLine, ...]:
    """These wishes, in this order. `followed`: the tables of which the screen is told what happens.
    What lies in the pots of others, it would not learn in time.
    """
    return tuple(_line(night, wish, wish.table in followed) for wish in wishes)


def _line(night: Night, wish: Wish, followed: bool) -> WishLine:
    name = night.player(wish.player).name
    return WishLine(
        number=wish.number,
        player=wish.player,
        name=name,
        kind=wish.kind,
        table=wish.table,
        seat=wish.seat,
        chips=wish.chips,
        text=_asks(night, wish, name, followed),
    )


def _leaves(night: Night, wish: Wish) -> list[str]:
    """What lies in the pots that whoever stands up leaves."""
    table = night.tables.get(wish.table or 0)
    if table is None or table.round is not None:
        return []
    return stays_or_goes(night, table, wish.player)


def _asks(night: Night, wish: Wish, name: str, followed: bool) -> str:
    at = night.any_table(wish.table).title if wish.table is not None else ""
    chips = wish.chips or 0
    match wish.kind:
        case "sit" if chips:
            return gettext(
                "{name} would sit down at {table} with {chips}.", name=name, table=at, chips=chips
            )
        case "sit":
            return gettext("{name} would sit down at {table}.", name=name, table=at)
        case "stand":
            stands = gettext("{name} would stand up from {table}.", name=name, table=at)
            return " ".join([stands, *(_leaves(night, wish) if followed else ())])
        case "top-up":
            return gettext(
                "{name} brings {chips} more to {table}.", name=name, chips=chips, table=at
            )
        case "buy-in":
            return gettext("{name} would buy {chips} chips.", name=name, chips=chips)
        case "cash-out":
            return gettext("{name} would be cashed out.", name=name)
