"""How entries make a night: one pure function a kind, and what every entry does by its transfers
alone.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeAlias, TypeVar

from ledger.errors import Damaged
from ledger.state import accounts
from ledger.state.entries import Entry, Transfer
from ledger.state.frozen import replace
from ledger.state.night import (
    Chip,
    ChipValue,
    Correction,
    Night,
    PastRound,
    Player,
    RoundState,
    Seal,
    Seated,
    Table,
)

PAST_ROUNDS = 40
"""More than the longest series has, with a few voided among them."""
_FILLERS = frozenset((accounts.ISSUED, accounts.CAGE))
_TELLING = frozenset((accounts.ISSUED, accounts.CAGE, accounts.OVER_SHORT, accounts.MARKERS))
"""Accounts that most transfers, those between trays, racks and felts, have at neither end."""
_BANKROLL, _DEBT = accounts.bankroll(0)[:-1], accounts.table_marker(0)[:-1]
_Fold: TypeAlias = Callable[[Night, Entry], Night]
_Value = TypeVar("_Value")


def first(id_: int, entry: Entry) -> Night:
    """The night that its first entry opens."""
    if entry.kind != "night-opened":
        raise Damaged(f"A night begins by being opened, not with {entry.kind:.40}.")
    night = Night(
        id_, entry.number, entry.hash, "", None, (), entry.at, balances=_moved({}, entry.transfers)
    )
    return _count_cash(_follow(_settings(night, entry), entry), entry)


def apply(night: Night, entry: Entry) -> Night:
    """The night after one more entry."""
    fold = _FOLDS.get(entry.kind)
    if fold is None:
        raise Damaged(
            f"Entry {entry.number} is of a kind this Croupier does not know: {entry.kind:.40}."
        )
    moved = _moved(night.balances, entry.transfers) if entry.transfers else night.balances
    night = replace(night, number=entry.number, hash=entry.hash, balances=moved)
    return fold(_count_cash(_follow(night, entry), entry), entry)


def is_mere_action(entry: Entry) -> bool:
    """Whether this is an action in a round whose transfers are no more than that: most entries of a
    night are.
    """
    return entry.kind == "action" and not _telling(entry)


def acted(night: Night, actions: Sequence[Entry]) -> Night:
    """The night after mere actions on end, at a small part of what they cost one at a time."""
    balances, tables = dict(night.balances), dict(night.tables)
    nets: dict[int, dict[str, int]] = {}
    for entry in actions:
        table = _here(night, entry).number
        if table not in nets:
            nets[table] = dict(_round(tables[table]).net)
        _add(balances, entry.transfers)
        _add(nets[table], entry.transfers)
    newest = {entry.table: entry for entry in actions}
    for number, net in nets.items():
        last = newest[number]
        round_ = replace(
            _round(tables[number]), last=last.number, finished=last.facts["finished"], net=net
        )
        tables[number] = replace(tables[number], round=round_)
    return replace(
        night, number=actions[-1].number, hash=actions[-1].hash, balances=balances, tables=tables
    )


# What transfers do, whatever the kind


def _moved(balances: Mapping[str, int], transfers: Iterable[Transfer]) -> dict[str, int]:
    """Balances after more transfers."""
    moved = dict(balances)
    _add(moved, transfers)
    return moved


def _add(sums: dict[str, int], transfers: Iterable[Transfer]) -> None:
    for source, target, amount, _ in transfers:
        sums[source] = sums.get(source, 0) - amount
        sums[target] = sums.get(target, 0) + amount


def _telling(entry: Entry) -> list[Transfer]:
    """The transfers whose two ends mean something together: a fill, a gift, an advance, a
    miscount.
    """
    found = []
    for one in entry.transfers:
        source, target, _, _ = one
        if source in _TELLING or target in _TELLING or source.startswith(_BANKROLL):
            found.append(one)
    return found


def _follow(night: Night, entry: Entry) -> Night:
    """Count what its telling transfers mean."""
    for one in _telling(entry):
        night = _count_chips(night, entry, one)
    return night


def _count_chips(night: Night, entry: Entry, one: Transfer) -> Night:
    source, target = one.source.partition(":"), one.target.partition(":")
    match source[0], target[0]:
        case accounts.CAGE, "tray":
            return _table(night, int(target[2]), from_cage=one.amount)
        case "tray", accounts.CAGE:
            return _table(night, int(source[2]), from_cage=-one.amount)
        case "bankroll", "bankroll":
            giver, taker = night.players[int(source[2])], night.players[int(target[2])]
            given = replace(giver, gifts=giver.gifts - one.amount)
            taken = replace(taker, gifts=taker.gifts + one.amount)
            return replace(
                night, players={**night.players, giver.number: given, taker.number: taken}
            )
        case accounts.OVER_SHORT, "tray" | "bankroll":
            return _found(night, target, one.amount)
        case "tray" | "bankroll", accounts.OVER_SHORT:
            return _found(night, source, -one.amount)
        case accounts.MARKERS, "marker" if one.target.startswith(_DEBT) and entry.round:
            return _table(night, entry.table, advanced=one.amount)
        case "marker", accounts.MARKERS if one.source.startswith(_DEBT) and entry.round:
            return _table(night, entry.table, advanced=-one.amount)
    return night


def _table(night: Night, number: int | None, from_cage: int = 0, advanced: int = 0) -> Night:
    assert number is not None
    table = night.tables.get(number)
    if table is None:  # the entry that opens it fills its tray as well
        return night
    changed = replace(
        table, from_cage=table.from_cage + from_cage, advanced=table.advanced + advanced
    )
    return _with_table(night, changed)


def _found(night: Night, account: tuple[str, str, str], chips: int) -> Night:
    """Chips that a count found too many in a tray or with a player; missing ones below zero."""
    number = int(account[2])
    if account[0] == "tray":
        return _with_table(
            night, replace(night.tables[number], found=night.tables[number].found + chips)
        )
    return _with_player(
        night, replace(night.players[number], found=night.players[number].found + chips)
    )


def _count_cash(night: Night, entry: Entry) -> Night:
    """Count the float that an entry says was added, and the chips that were paid for, or paid out,
    in cash.
    """
    if added := entry.facts.get("float", 0):
        night = replace(night, cash_float=night.cash_float + added)
    bought, cashed = entry.facts.get("bought", 0), entry.facts.get("cashed", 0)
    if not bought and not cashed:
        return night
    player = night.players[entry.facts["player"]]
    counted = replace(player, bought=player.bought + bought, cashed=player.cashed + cashed)
    return _with_player(night, counted)


def _with_player(night: Night, player: Player) -> Night:
    return replace(night, players={**night.players, player.number: player})


def _with_table(night: Night, table: Table) -> Night:
    return replace(night, tables={**night.tables, table.number: table})


# The night


def _settings(night: Night, entry: Entry) -> Night:
    facts = entry.facts
    worth = facts.get("chip_value", night.chip_value)
    return replace(
        night,
        name=facts.get("name", night.name),
        chip_value=worth if worth is None or isinstance(worth, ChipValue) else ChipValue(**worth),
        chip_set=tuple(Chip(**one) for one in facts["chip_set"])
        if "chip_set" in facts
        else night.chip_set,
    )


def _night_closed(night: Night, entry: Entry) -> Night:
    for table in night.tables.values():
        if table.is_open:
            night = _with_table(night, _emptied(table))
    return replace(night, is_open=False, seals=(*night.seals, Seal(entry.number, entry.hash)))


def _night_reopened(night: Night, _entry: Entry) -> Night:
    return replace(night, is_open=True)


def _corrected(night: Night, entry: Entry) -> Night:
    facts = entry.facts
    touched = tuple(facts[one] for one in ("player", "giver", "taker") if one in facts)
    made = Correction(
        entry.number, entry.at, entry.by["who"], facts["why"], facts["was"], touched, entry.table
    )
    night = replace(night, corrected={**night.corrected, facts["corrects"]: made})
    return _tray_moved(night, entry) if entry.table is not None else night


# Players


def _player_added(night: Night, entry: Entry) -> Night:
    return _with_player(night, Player(entry.facts["player"], entry.facts["name"]))


def _player_renamed(night: Night, entry: Entry) -> Night:
    return _with_player(
        night, replace(night.players[entry.facts["player"]], name=entry.facts["name"])
    )


def _marker_limited(night: Night, entry: Entry) -> Night:
    return _with_player(
        night, replace(night.players[entry.facts["player"]], limit=entry.facts["limit"])
    )


# Tables


def _here(night: Night, entry: Entry) -> Table:
    assert entry.table is not None
    return night.tables[entry.table]


def _table_opened(night: Night, entry: Entry) -> Night:
    facts = entry.facts
    assert entry.table is not None
    table = Table(entry.table, facts["name"], facts["game"], facts["options"], facts["cards"])
    opening = sum(
        one.amount for one in entry.transfers if one.target == accounts.tray(table.number)
    )
    return _with_table(night, replace(table, from_cage=opening, commitment=facts.get("commitment")))


def _game_changed(night: Night, entry: Entry) -> Night:
    facts, table = entry.facts, _here(night, entry)
    changed = replace(
        table,
        game=facts["game"],
        options=facts["options"],
        cards=facts["cards"],
        carry={},
        cuts={},
        commitment=facts.get("commitment"),
    )
    return _with_table(night, changed)


def _commitment_renewed(night: Night, entry: Entry) -> Night:
    changed = replace(_here(night, entry), commitment=entry.facts["commitment"], cuts={})
    return _with_table(night, changed)


def _series_ended(night: Night, entry: Entry) -> Night:
    return _with_table(night, replace(_here(night, entry), carry={}))


def _table_closed(night: Night, entry: Entry) -> Night:
    return _with_table(night, _emptied(_here(night, entry)))


def _emptied(table: Table) -> Table:
    return replace(table, is_open=False, seats={}, carry={}, cuts={}, commitment=None)


def _tray_moved(night: Night, entry: Entry) -> Night:
    return _with_table(night, replace(_here(night, entry), counted=None))


def _tray_counted(night: Night, entry: Entry) -> Night:
    return _with_table(night, replace(_here(night, entry), counted=entry.number))


def _sat(night: Night, entry: Entry) -> Night:
    table, seat = _here(night, entry), entry.facts["seat"]
    return _with_table(
        night,
        replace(table, seats=dict(sorted({**table.seats, seat: entry.facts["player"]}.items()))),
    )


def _stood(night: Night, entry: Entry) -> Night:
    table, seat = _here(night, entry), entry.facts["seat"]
    return _with_table(
        night, replace(table, seats=_without(table.seats, seat), cuts=_without(table.cuts, seat))
    )


def _without(mapping: Mapping[int, _Value], seat: int) -> dict[int, _Value]:
    return {key: value for key, value in mapping.items() if key != seat}


def _cut(night: Night, entry: Entry) -> Night:
    table, seat, word = _here(night, entry), entry.facts["seat"], entry.facts["word"]
    return _with_table(
        night,
        replace(table, cuts={**table.cuts, seat: word} if word else _without(table.cuts, seat)),
    )


# Rounds


def _round_began(night: Night, entry: Entry) -> Night:
    table, facts = _here(night, entry), entry.facts
    assert entry.round is not None
    seats = {one["seat"]: one["player"] for one in facts["seats"]}
    owed = facts["carry"].get("markers", {})
    pledged = {seats[int(seat)]: amount for seat, amount in owed.items()}
    names = {one["seat"]: one["name"] for one in facts["seats"]}
    state = RoundState(entry.round, entry.number, entry.number, seats, names, pledged=pledged)
    began = replace(table, rounds=entry.round, round=state, cuts={}, counted=None)
    return _round_moved(_with_table(night, began), entry)


def _round_moved(night: Night, entry: Entry) -> Night:
    """Follow a round by one more of its entries: what it moved, what is owed within it, whether it
    is over.
    """
    table = _here(night, entry)
    state = _round(table)
    net, pledged = dict(state.net), dict(state.pledged)
    _add(net, without_fills(entry.transfers))
    for source, target, amount, _ in _telling(entry):
        if source == accounts.MARKERS:
            player = int(target.removeprefix(_DEBT))
            pledged[player] = pledged.get(player, 0) + amount
        elif target == accounts.MARKERS:
            player = int(source.removeprefix(_DEBT))
            pledged[player] = pledged.get(player, 0) - amount
    finished = entry.facts.get("finished", state.finished)
    moved = replace(state, last=entry.number, finished=finished, net=net, pledged=pledged)
    return _with_table(night, replace(table, round=moved))


def _round(table: Table) -> RoundState:
    assert table.round is not None
    return table.round


def _taken_back(night: Night, entry: Entry) -> Night:
    night = _round_moved(night, entry)
    table = _here(night, entry)
    return _with_table(night, replace(table, undone=table.undone + 1))


def is_fill(transfer: Transfer) -> bool:
    """Whether a transfer of a round brings the tray chips from the cage (or the cage new ones): no
    undo takes it back.
    """
    return transfer.source in _FILLERS


def without_fills(transfers: Iterable[Transfer]) -> tuple[Transfer, ...]:
    """The transfers that the rules of the game came to."""
    return tuple([one for one in transfers if one.source not in _FILLERS])


def _round_closed(night: Night, entry: Entry) -> Night:
    carry = {key: value for key, value in entry.facts["carry"].items() if key != "markers"}
    return _round_over(night, entry, carry)


def _round_voided(night: Night, entry: Entry) -> Night:
    return _round_over(night, entry, _here(night, entry).carry, entry.facts["reason"])


def _round_over(night: Night, entry: Entry, carry: Mapping[str, object], void: str = "") -> Night:
    """The round is closed; or voided, for the reason `void`."""
    table = _here(night, entry)
    round_ = _round(table)
    results = {} if void else _results(table.number, round_)
    played = {seat: Seated(player, round_.names[seat]) for seat, player in round_.seats.items()}
    past = PastRound(
        round_.number, table.game, round_.began, entry.number, bool(void), void, results, played
    )
    changed = replace(
        table,
        round=None,
        voided=table.voided + bool(void),
        carry=carry,
        commitment=entry.facts.get("commitment"),
        past=(*table.past, past)[-PAST_ROUNDS:],
    )
    return _with_table(night, changed)


def _results(table: int, round_: RoundState) -> dict[int, int]:
    """What each seat of a round has more in its rack than before, less what it owes more."""
    won = {
        seat: round_.net.get(accounts.rack(table, player), 0)
        for seat, player in round_.seats.items()
    }
    owed = {
        seat: round_.net.get(accounts.table_marker(player), 0)
        for seat, player in round_.seats.items()
    }
    return {seat: won[seat] - owed[seat] for seat in won}


def _nothing_more(night: Night, _entry: Entry) -> Night:
    """The transfers and counts said it all."""
    return night


_FOLDS: Mapping[str, _Fold] = {
    "night-changed": _settings,
    "night-closed": _night_closed,
    "night-reopened": _night_reopened,
    "correction": _corrected,
    "player-added": _player_added,
    "player-renamed": _player_renamed,
    "marker-limited": _marker_limited,
    "float-added": _nothing_more,
    "buy-in": _nothing_more,
    "buy-back": _nothing_more,
    "cash-out": _nothing_more,
    "marker-repaid": _nothing_more,
    "house-paid": _nothing_more,
    "gift": _nothing_more,
    "table-opened": _table_opened,
    "table-closed": _table_closed,
    "game-changed": _game_changed,
    "commitment-renewed": _commitment_renewed,
    "series-ended": _series_ended,
    "fill": _tray_moved,
    "credit": _tray_moved,
    "tray-counted": _tray_counted,
    "drawer-counted": _nothing_more,
    "sat": _sat,
    "stood": _stood,
    "topped-up": _nothing_more,
    "cut": _cut,
    "round-began": _round_began,
    "action": _round_moved,
    "undo": _taken_back,
    "amendment": _taken_back,
    "hand-over": _round_moved,
    "round-closed": _round_closed,
    "round-voided": _round_voided,
}
KINDS = ("night-opened", *_FOLDS)
"""Every kind of entry there is."""
