"""A round that cannot be played again, because its rules are not at hand or its seed is not out:
whatever needs no rules is checked all the same.

* The seed that its end publishes is the one that was committed to.
* Chips and markers move between the places of its own table: the tray, the felt, the racks of those
  who play it. An advance is a debt of the player who gets it. (That no place gives what it does not
  hold, that a fill is what the tray needs, and that a void takes everything back, is checked for
  every round: `ledger.audit.rows`, `ledger.audit.rounds`.)
* An undo takes the last action back.
* A hidden choice that was revealed is the one that was sealed.
* What stays on the felt when it is closed is what its carry says: ``pot`` is the place ``pot``,
  ``pools`` has the places ``pool:NAME``; and its `markers` are what those seated owe.
"""

from collections.abc import Iterator, Mapping, Sequence

from games.engine.shuffle import commitment
from ledger.findings import Tell
from ledger.kinds.actions import Acted, Amended, Undone
from ledger.kinds.rounds import (
    RoundBegan,
    RoundClosed,
    RoundEnded,
    RoundVoided,
    began,
    carried_markers,
)
from ledger.play.felt import taken_back
from ledger.play.replay import finding
from ledger.state import accounts
from ledger.state.accounts import Felt, Marker, Rack, Single, Tray
from ledger.state.entries import Entry, Transfer
from ledger.state.facts_in_words import debts, in_words, listed, quoted, sentence
from ledger.state.fold import add, without_fills
from ledger.state.words import text_error
from ledger.store import sealing
from ledger.store.canonical import JSON


def check(record: Sequence[Entry], felt: Mapping[str, int], tell: Tell) -> None:
    """Check a round without its rules. `felt`: what the places of its table held when it began."""
    says = began(record[0])
    for entry in record:
        _places(entry, says, tell)
        match entry.says:
            case Acted(by_seat=seat) | Amended(by_seat=seat) if seat not in (
                *says.seating,
                "dealer",
            ):
                tell(finding(entry, f"seat {seat} acts in it, and does not play."))
    _undone(record, tell)
    end = record[-1]
    if isinstance(end.says, RoundEnded):
        _seed(end, end.says, says, tell)
        _choices(record, end.says.shuffled_by, tell)
    if isinstance(end.says, RoundClosed):
        _carry(record, end.says, felt, tell)


def _seed(entry: Entry, end: RoundEnded, says: RoundBegan, tell: Tell) -> None:
    seed = end.shuffled_by
    if seed is None and isinstance(end, RoundVoided):
        return  # it was lost, and that is told
    if (commitment(seed) if seed else None) != says.commitment:
        what = "the seed it publishes is not the one that was committed to."
        tell(finding(entry, what, str(says.commitment)))


def _choices(record: Sequence[Entry], seed: bytes | None, tell: Tell) -> None:
    """Every hidden choice that was revealed is the one that was sealed."""
    acted = {entry.number: entry.says for entry in record if isinstance(entry.says, Acted)}
    for number, says in acted.items():
        for choice in says.choices:
            made = acted.get(choice.entry)
            if made is None or not made.sealed:
                tell(finding(_at(record, number), f"no choice is sealed in entry {choice.entry}."))
            elif seed and choice.action != _unsealed(made, choice.entry, seed):
                revealed = in_words(choice.action)
                what = f"it reveals entry {choice.entry} as {revealed}: not as it was sealed."
                tell(finding(_at(record, number), what))


def _unsealed(says: Acted, entry: int, seed: bytes) -> dict[str, JSON] | None:
    assert isinstance(says.sealed, str)
    try:
        return {**says.action, **sealing.unseal(seed, entry, says.sealed)}
    except ValueError:
        return None


def _at(record: Sequence[Entry], number: int) -> Entry:
    return next(entry for entry in record if entry.number == number)


def _places(entry: Entry, says: RoundBegan, tell: Tell) -> None:
    """Every end of every transfer is a place of this round."""
    players = set(says.seating.values())
    moved = without_fills(entry.transfers)
    for transfer in moved:
        strange = [end for end in transfer[:2] if not _is_place(end, says.table, players)]
        if strange:
            what = f"it moves {listed([transfer])}: {strange[0]} is no place of this round."
            tell(finding(entry, what))
        if hidden := text_error(transfer.why, strict=False):
            tell(finding(entry, f"the reason of a transfer {hidden}: {quoted(transfer.why)}."))
    advanced = [transfer for transfer in moved if _debt(transfer)]
    for transfer in advanced:
        if not isinstance(entry.says, RoundVoided) and not _is_paid(transfer, moved, says.table):
            tell(finding(entry, f"it moves {listed([transfer])}, and no chips with it."))


def _is_place(name: str, table: int, players: set[int]) -> bool:
    match accounts.parse(name):
        case Tray(there) | Felt(there):
            return there == table
        case Rack(there, player):
            return there == table and player in players
        case Marker("table", player):
            return player in players
        case Single(accounts.MARKERS):
            return True
    return False


def _debt(transfer: Transfer) -> int | None:
    """The player whose debt to the tables changes."""
    for end in (transfer.source, transfer.target):
        match accounts.parse(end):
            case Marker("table", player):
                return player
    return None


def _is_paid(debt: Transfer, moved: Sequence[Transfer], table: int) -> bool:
    """Whether the chips of an advance, or of its repayment, moved with it."""
    player = _debt(debt)
    assert player is not None
    tray, rack = accounts.tray(table), accounts.rack(table, player)
    ends = (tray, rack) if debt.source == accounts.MARKERS else (rack, tray)
    return (*ends, debt.amount, debt.why) in moved


def _undone(record: Sequence[Entry], tell: Tell) -> None:
    """Each undo takes back the action that stood last, up to the first amendment: what stands after
    one only the rules can tell.
    """
    stands: list[Entry] = []
    for entry in record:
        match entry.says:
            case Acted():
                stands.append(entry)
            case Amended():
                return
            case Undone(undoes=undoes):
                last = stands.pop() if stands else None
                if last is None or undoes != last.number:
                    wanted = str(last.number) if last else "nothing is left to undo"
                    tell(finding(entry, sentence("undoes", undoes), wanted))
                    return
                back = taken_back(without_fills(last.transfers), "undo")
                if without_fills(entry.transfers) != back:
                    tell(finding(entry, f"it moves {listed(entry.transfers)}.", listed(back)))


def _carry(record: Sequence[Entry], end: RoundClosed, felt: Mapping[str, int], tell: Tell) -> None:
    """What is left on the felt, and what is owed, is what the carry says."""
    says, last = began(record[0]), record[-1]
    left = dict(felt)
    owed = {accounts.table_marker(says.seating[seat]): debt for seat, debt in says.owed.items()}
    for entry in record:
        add(left, without_fills(entry.transfers))
        add(owed, without_fills(entry.transfers))
    lies = dict(accounts.on_felt(left, says.table))
    carried = {
        accounts.felt(says.table, place): chips for place, chips in _pots(end.carry) if chips
    }
    if lies != carried:
        tell(finding(last, f"its carry leaves {_listed(carried)} on the felt.", _listed(lies)))
    owing = {
        str(seat): debt
        for seat, player in says.seating.items()
        if (debt := owed.get(accounts.table_marker(player), 0))
    }
    if end.carry.get("markers", {}) != owing:
        what = f"it carries debts on: {debts(carried_markers(end.carry))}."
        tell(finding(last, what, debts(owing)))


def _pots(carry: Mapping[str, JSON]) -> Iterator[tuple[str, JSON]]:
    """The places that a carry leaves chips in, and how many."""
    if "pot" in carry:
        yield "pot", carry["pot"]
    pools = carry.get("pools")
    if isinstance(pools, dict):
        yield from ((f"pool:{name}", chips) for name, chips in pools.items())


def _listed(places: Mapping[str, JSON]) -> str:
    return ", ".join(f"{chips} in {name}" for name, chips in places.items()) or "nothing"
