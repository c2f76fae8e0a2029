"""What the dealer pays, one seat at a time, in the order of the rules: read off a round's
record.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from games.engine import Round, Step, Transfer
from games.engine.places import is_rack, owner, rack
from games.engine.view import TransferView, told
from games.phrases import reworded


@dataclass(frozen=True, slots=True)
class Payout:
    """What the dealer pays one seat at one moment."""

    action: int
    seat: int
    player: str
    amount: int
    says: tuple[str, ...]
    transfers: tuple[TransferView, ...]


def payouts(round_: Round) -> list[Payout]:
    """Every payment of the round so far, by action and seat, in the order the rules make them.

    What counts is what the rules say of a seat (an event that names it) together with chips that
    came to it or went from it, and chips that came to a rack without a word. `amount` is what the
    dealer pushes to the player (above zero) or takes (below): a stake that goes back to its owner's
    rack moves no chips of the bank's, and one that goes back in order to be placed anew is no
    payment.
    """
    return [
        payout
        for index, step in enumerate(round_.steps)
        for payout in _of_step(round_, index - 1, step)
    ]


def _of_step(round_: Round, action: int, step: Step) -> Iterator[Payout]:
    named = [event.args.get("seat") for event in step.events]
    paid = [owner(transfer.target) for transfer in step.transfers if is_rack(transfer.target)]
    for seat in dict.fromkeys([*named, *paid]):
        if not isinstance(seat, int) or seat not in round_.table.players:
            continue
        moved = [
            transfer
            for transfer in step.transfers
            if seat in (owner(transfer.source), owner(transfer.target))
        ]
        amount = sum(_pushed(transfer, seat) for transfer in moved)
        if not amount and not (seat in named and _comes_back(moved, seat)):
            continue
        yield Payout(
            action=action,
            seat=seat,
            player=round_.table.players[seat],
            amount=amount,
            says=tuple(
                round_.say(event)
                for event in told(round_, action + 1)
                if event.args.get("seat") == seat
            ),
            transfers=tuple(_told(transfer) for transfer in moved),
        )


def _told(transfer: Transfer) -> TransferView:
    return TransferView(transfer.source, transfer.target, transfer.amount, reworded(transfer.why))


def _comes_back(moved: Sequence[Transfer], seat: int) -> bool:
    """Whether a stake goes back to its owner for good: a bet that is made anew goes back as well,
    but not last.
    """
    own = [transfer for transfer in moved if owner(transfer.source) == owner(transfer.target)]
    return bool(own) and own[-1].target == rack(seat)


def _pushed(transfer: Transfer, seat: int) -> int:
    source, target = owner(transfer.source), owner(transfer.target)
    if source == target:
        return 0
    return transfer.amount if target == seat else -transfer.amount
