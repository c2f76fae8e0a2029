"""What players ask for from their phones, in words."""

from collections.abc import Iterable
from dataclasses import dataclass

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


def wish_lines(night: Night, wishes: Iterable[Wish]) -> tuple[WishLine, ...]:
    """These wishes, in this order."""
    return tuple(_line(night, wish) for wish in wishes)


def _line(night: Night, wish: Wish) -> WishLine:
    name = night.player(wish.player).name
    return WishLine(
        number=wish.number,
        player=wish.player,
        name=name,
        kind=wish.kind,
        table=wish.table,
        seat=wish.seat,
        chips=wish.chips,
        text=f"{name} {_asks(night, wish)}.",
    )


def _asks(night: Night, wish: Wish) -> str:
    at = night.any_table(wish.table).name if wish.table is not None else ""
    match wish.kind:
        case "sit":
            return f"would sit down at {at}" + (f" with {wish.chips:,}" if wish.chips else "")
        case "stand":
            return f"would stand up from {at}"
        case "top-up":
            return f"brings {wish.chips or 0:,} more to {at}"
        case "buy-in":
            return f"would buy {wish.chips or 0:,} chips"
        case "cash-out":
            return "would be cashed out"
