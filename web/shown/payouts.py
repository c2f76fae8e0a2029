"""What a round pays each seat, and the payments that its dealer makes, one at a time, in the order
of the rules: read off a round's record.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from games.engine import Payment, Round, Step, Transfer, naming
from games.engine.places import is_rack, owner, rack
from games.engine.view import TransferView, moved, public_events
from games.language import language


@dataclass(frozen=True, slots=True)
class Payout:
    """What one seat is paid, or pays, at one moment."""

    action: int
    seat: int
    player: str
    amount: int
    """In chips; below zero the seat pays."""
    says: tuple[str, ...]
    transfers: tuple[TransferView, ...]
    moves: tuple[int, ...]
    """The transfers of the action that are seen when it is paid, by their number from 0 on. What a
    seat puts down with its own action lies there at once.
    """


def payments_due(round_: Round) -> tuple[Payout, ...]:
    """The payments that a dealer makes, in order: of what the dealer did, or the rules ended. What
    a seat does itself (a bet, a purchase) it does with its own hands, and a sale is seen on the
    felt.
    """
    game, last = round_.game, len(round_.steps) - 1
    if game.payments is not None:
        if not round_.finished:
            return ()
        ends = game.payments(round_.table, round_.steps[last].transfers)
        return tuple(_due(round_, last, payment) for payment in ends)
    by = [step.action.by if step.action else None for step in round_.steps]
    return tuple(
        payout
        for payout in payouts(round_)
        if (round_.finished and payout.action == last - 1) or by[payout.action + 1] == "dealer"
    )


def _due(round_: Round, number: int, payment: Payment) -> Payout:
    transfers = round_.steps[number].transfers
    return Payout(
        action=number - 1,
        seat=payment.seat,
        player=round_.table.players[payment.seat],
        amount=payment.amount,
        says=(),
        transfers=tuple(moved(round_, transfers[at]) for at in payment.pushed),
        moves=tuple(sorted((*payment.pushed, *payment.passing))),
    )


def payouts(round_: Round) -> tuple[Payout, ...]:
    """Every payment of the round so far, by action and seat, in the order the rules make them.

    What counts is what the rules say of a seat (an event that names it) together with chips that
    came to it or went from it, and chips that came to a rack without a word. `amount` is what the
    dealer pushes to the player (above zero) or takes (below): a stake that goes back to its owner's
    rack moves no chips of the bank's, and one that goes back in order to be placed anew is no
    payment.
    """
    cache, last = round_.view_cache.payments, len(round_.steps) - 1
    in_words, forgotten = language(), naming.forgotten(round_)
    paid: list[Payout] = []
    for index, step in enumerate(round_.steps):
        key = index, in_words, frozenset() if index == last else forgotten
        if key not in cache:
            cache[key] = tuple(_of_step(round_, index - 1, step))
        paid += cache[key]
    return tuple(paid)


def _of_step(round_: Round, action: int, step: Step) -> Iterator[Payout]:
    named = [event.args.get("seat") for event in step.events]
    paid = [owner(transfer.target) for transfer in step.transfers if is_rack(transfer.target)]
    for seat in dict.fromkeys([*named, *paid]):
        if not isinstance(seat, int) or seat not in round_.table.players:
            continue
        theirs = [
            transfer
            for transfer in step.transfers
            if seat in (owner(transfer.source), owner(transfer.target))
        ]
        amount = sum(_pushed(transfer, seat) for transfer in theirs)
        if not amount and not (seat in named and _comes_back(theirs, seat)):
            continue
        yield Payout(
            action=action,
            seat=seat,
            player=round_.table.players[seat],
            amount=amount,
            says=tuple(
                round_.sentence(event)
                for event in public_events(round_, action + 1)
                if event.args.get("seat") == seat
            ),
            transfers=tuple(moved(round_, transfer) for transfer in theirs),
            moves=_seen_when_paid(step, seat),
        )


def _seen_when_paid(step: Step, seat: int) -> tuple[int, ...]:
    by = step.action.by if step.action else None
    own = rack(by) if isinstance(by, int) else None
    return tuple(
        at
        for at, transfer in enumerate(step.transfers)
        if transfer.source != own and seat in (owner(transfer.source), owner(transfer.target))
    )


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
