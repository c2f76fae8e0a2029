"""Why somebody was paid what they were: a round played again and told step by step, in words and
numbers, with the cards. The words and the calculations are the game's own; nothing here knows any
game.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from string import Formatter

from games.cards import UNSEEN, Card, list_in_words
from games.engine import HOUSE, JSON, STOCK, Action, Round, Say, Setup, Transfer, Viewer, view
from games.engine import Step as Played
from games.engine.places import is_rack, owner, parse, rack
from games.engine.words import ARTICLE, ENGINE_LINES, SEAT_KEYS
from games.language import gettext, localized
from games.language import number as figure
from games.words import word
from ledger.audit import Records
from ledger.audit.records import EntryRow
from ledger.errors import Conflict, Damaged, Malformed
from ledger.kinds.phrases import pairs, plain, written
from ledger.kinds.reading import read
from ledger.kinds.rounds import RoundEnded, RoundVoided, began, ended
from ledger.play.live import LiveRound, dealt_again, replaying
from ledger.state.entries import Entry

_SHOWN = frozenset(SEAT_KEYS)


@dataclass(frozen=True, slots=True)
class Move:
    """Chips that moved, in words: from whom or where, to whom or where, and why."""

    source: str
    target: str
    amount: int
    why: str

    def __str__(self) -> str:
        return gettext(
            "{amount} from {source} to {target}: {why}",
            amount=self.amount,
            source=self.source,
            target=self.target,
            why=self.why,
        )


@dataclass(frozen=True, slots=True)
class Saying:
    """What the rules say to an action, and the calculation behind it."""

    text: str
    details: Mapping[str, JSON]
    """What the sentence leaves out, by name: cards, odds, a calculation row by row."""

    def lines(self) -> Iterator[str]:
        """The sentence, and its details one below the other."""
        yield self.text
        for name, value in self.details.items():
            if isinstance(value, list) and all(isinstance(row, dict) for row in value):
                yield from (f"  {_row(row)}" for row in value)
            else:
                yield f"  {word(plain(name))}: {written(value)}"


@dataclass(frozen=True, slots=True)
class Step:
    """One action of the round, or its beginning, and what followed."""

    entry: int
    """The entry of the book that recorded it."""
    did: str
    """Who did what: ``Ana: play, times 2``."""
    cards: Mapping[str, tuple[Card, ...]]
    """The zones that have other cards now, with the cards; `UNSEEN` for those that are
    not shown.
    """
    says: tuple[Saying, ...]
    moves: tuple[Move, ...]
    racks: Mapping[str, int]
    """Whose racks hold other amounts now, and how much."""


@dataclass(frozen=True, slots=True)
class Explanation:
    """A round, told so that a person can follow it."""

    game: str
    table: int
    round: int
    options: Mapping[str, JSON]
    shuffle: Mapping[str, str]
    """With virtual cards: commitment, seed and cut, from which anybody can deal it again."""
    steps: tuple[Step, ...]
    sums: Mapping[str, str]
    """Every player's rack, from what it was to what it became: ``200 - 10 (ante) + 20 (ante wins) =
    210``.
    """
    ended: str
    """How it ended, where it was not simply paid: ``voided: misdeal``."""
    closed: bool
    """Whether it is over, paid or voided, so that it can be recalled card by card."""

    def data(self) -> dict[str, JSON]:
        """The explanation for JSON."""
        return asdict(self)

    def lines(self) -> Iterator[str]:
        """The explanation for people to read, line by line."""
        yield gettext(
            "{game}, round {round} of table {table}",
            game=self.game,
            round=self.round,
            table=self.table,
        )
        yield f"  {pairs(self.options)}"
        for what, value in self.shuffle.items():
            yield f"  {word(what)}: {' / '.join(value.splitlines())}"
        for step in self.steps:
            yield f"[{step.entry}] {step.did}"
            yield from (f"    {zone}: {_dealt(cards)}" for zone, cards in step.cards.items())
            yield from (f"    {line}" for said in step.says for line in said.lines())
            yield from (f"    {move}" for move in step.moves)
        yield from (f"{player}: {sum_}" for player, sum_ in self.sums.items())
        if self.ended:
            yield self.ended


def record_of(entries: Iterable[Entry], table: int, number: int) -> list[Entry]:
    """The entries of one round, from its beginning to its end. Raises `no-round`, and
    `round-in-play` for one whose end is not among them.
    """
    record = []
    for entry in entries:
        if (entry.table, entry.round) == (table, number):
            record.append(entry)
            if isinstance(entry.says, RoundEnded):
                break
    if not record:
        raise Conflict.saying(
            "There is no round {number} at table {table}.", "no-round", number=number, table=table
        )
    if not isinstance(record[-1].says, RoundEnded):
        raise Conflict.saying(
            "Round {number} of table {table} is still in play; its cards are told when it is over.",
            "round-in-play",
            number=number,
            table=table,
        )
    return record


def record_in(records: Records, table: int, number: int) -> list[Entry]:
    """The entries of one round among the records of a night; see `record_of`. Raises `Damaged` as
    well.
    """
    return record_of(map(_entry, records.entries()), table, number)


def _entry(row: EntryRow) -> Entry:
    try:
        return read(row.number, row.body, row.hash)
    except Malformed as error:
        raise Damaged(
            f"Entry {row.number} of this night does not say what an entry must."
        ) from error


def explain(record: Sequence[Entry], seat: int | None = None) -> Explanation:
    """A round that is over, from its entries (`record_of`). With a seat: the steps that touch it,
    and the chips that touch it or belong to nobody. Raises `not-replayed` where it cannot be played
    again; an audit says more about that.
    """
    with replaying():
        return _explain(record, seat)


def _explain(record: Sequence[Entry], seat: int | None) -> Explanation:
    first, last = began(record[0]), ended(record[-1])
    live = dealt_again(record[0], record[-1])
    for entry in record[:-1]:
        live.replayed(entry)
    steps = list(_steps(live.round.setup, live.round.actions, live.entries, seat))
    shuffle = (
        {"commitment": first.commitment or "", "seed": last.seed, "cut": first.cut}
        if last.seed
        else {}
    )
    return Explanation(
        game=live.round.game.name,
        table=live.table,
        round=live.number,
        options=live.round.setup.options,
        shuffle=shuffle,
        steps=tuple(steps),
        sums={name: text for number, name, text in _sums(live) if seat in (None, number)},
        ended=(
            gettext("voided: {why}; every chip went back", why=last.why)
            if isinstance(last, RoundVoided)
            else ""
        ),
        closed=True,
    )


def so_far(live: LiveRound, viewer: Viewer, seat: int | None = None) -> Explanation:
    """A round in play, or paid and not closed yet, as `explain` tells one that is over; but no more
    of it than this viewer is shown at this moment. With a seat: what touches it.
    """
    round_, seen = live.round, view(live.round, viewer)
    steps = [
        Step(
            entry=entry,
            did=_did(
                round_, Action(shown.by, shown.do, shown.args) if shown.by and shown.do else None
            ),
            cards={},
            says=_sayings(round_, step, seat),
            moves=_moves(round_, step, seat),
            racks={},
        )
        for entry, step, shown in zip(live.entries, round_.steps, seen.record, strict=True)
        if seat is None or _touches(step, seat)
    ]
    lying = {
        place(round_, name): tuple(zone.cards) for name, zone in seen.zones.items() if zone.cards
    }
    return Explanation(
        game=round_.game.name,
        table=live.table,
        round=live.number,
        options=round_.setup.options,
        shuffle={},
        steps=(*steps[:-1], replace(steps[-1], cards=lying)) if steps else (),
        sums={name: text for number, name, text in _sums(live) if seat in (None, number)},
        ended=gettext("paid, and not closed yet") if round_.finished else gettext("still in play"),
        closed=False,
    )


def _steps(
    setup: Setup, actions: Sequence[Action], entries: Sequence[int], seat: int | None
) -> Iterator[Step]:
    """Play the actions that stood, one at a time, and tell what changed."""
    round_ = Round(setup)
    zones: dict[str, tuple[Card, ...]] = {}
    racks = {seated.seat: seated.chips for seated in setup.seats}
    for at, entry in enumerate(entries):
        if at:
            round_.act(actions[at - 1])
        step, table = round_.steps[-1], round_.table
        now = {name: tuple(zone.cards) for name, zone in table.zones.items() if name != STOCK}
        held = {number: table.chips(number) for number in table.seats}
        if seat is None or _touches(step, seat):
            yield Step(
                entry=entry,
                did=_did(round_, step.action),
                cards={
                    place(round_, name): cards
                    for name, cards in now.items()
                    if cards != zones.get(name, ())
                },
                says=_sayings(round_, step, seat),
                moves=_moves(round_, step, seat),
                racks={
                    table.players[number]: chips
                    for number, chips in held.items()
                    if chips != racks[number]
                },
            )
        zones, racks = now, held


def _touches(step: Played, seat: int) -> bool:
    """Whether a step is about this seat: its action, its chips, or told of it; or about
    everybody.
    """
    seats = {named for event in step.events for named in _seats_named(event)}
    moved = {
        owner(end) for transfer in step.transfers for end in (transfer.source, transfer.target)
    }
    by = step.action.by if step.action else None
    return by in (seat, "dealer", None) or seat in seats or seat in moved


def _concerns(transfer: Transfer, seat: int) -> bool:
    """Whether a seat's chips move, or nobody's in particular."""
    owners = {owner(transfer.source), owner(transfer.target)} - {None}
    return not owners or seat in owners


def _sums(live: LiveRound) -> Iterator[tuple[int, str, str]]:
    """Every rack by all that went from it and came to it."""
    for seated in live.round.setup.seats:
        place_ = rack(seated.seat)
        parts = [figure(seated.chips)]
        for transfer in live.round.transfers:
            if transfer.source == place_:
                parts.append(f"- {figure(transfer.amount)} ({live.round.why(transfer)})")
            if transfer.target == place_:
                parts.append(f"+ {figure(transfer.amount)} ({live.round.why(transfer)})")
        chips = live.round.table.chips(seated.seat)
        yield seated.seat, seated.player, f"{' '.join(parts)} = {figure(chips)}"


# Words


def place(round_: Round, name: str) -> str:
    """What people call a place or a zone: ``the house``, ``Ana``, ``Ana's circle ante``, ``the
    dealer's hand``.
    """
    if name == HOUSE:
        return gettext("the house")
    found = parse(name)
    # The Play bet is a name, to play is a verb.
    kind, *names = found.words
    of = kind if kind == "circle" else round_.game.slug
    rest = " ".join([word(kind, round_.game.slug), *(word(name, of) for name in names)])
    if found.seat is not None:
        player = round_.table.players.get(found.seat) or gettext("seat {seat}", seat=found.seat)
        return player if is_rack(name) else gettext("{player}'s {place}", player=player, place=rest)
    if found.is_dealers:
        return gettext("the dealer's {place}", place=rest)
    return gettext("the {place}", place=rest)


def _did(round_: Round, action: Action | None) -> str:
    if action is None:
        return gettext("The round begins.")
    who = gettext("Dealer") if action.by == "dealer" else round_.table.players[action.by]
    did = word(action.do, round_.game.slug)
    return ", ".join([f"{who}: {did}", *([pairs(action.args)] if action.args else [])])


def _moves(round_: Round, step: Played, seat: int | None) -> tuple[Move, ...]:
    return tuple(
        Move(
            place(round_, transfer.source),
            place(round_, transfer.target),
            transfer.amount,
            round_.why(transfer),
        )
        for transfer in step.transfers
        if seat is None or _concerns(transfer, seat)
    )


def _dealt(cards: Sequence[Card]) -> str:
    unseen = cards.count(UNSEEN)
    known = list_in_words([card for card in cards if card != UNSEEN])
    if not unseen:
        return known or gettext("no cards")
    if known:
        return gettext("{cards} and {unseen} unseen", cards=known, unseen=unseen)
    return gettext("{unseen} unseen", unseen=unseen)


def _sayings(round_: Round, step: Played, seat: int | None) -> tuple[Saying, ...]:
    """What was said; with a seat, what was said of it and of nobody in particular."""
    return tuple(
        _saying(round_, event)
        for event in step.events
        if seat is None or seat in (named := _seats_named(event)) or not named
    )


def _saying(round_: Round, event: Say) -> Saying:
    template = round_.game.lines.get(event.code) or ENGINE_LINES.get(event.code) or event.code
    fields = {field for _, field, _, _ in Formatter().parse(template) if field}
    in_sentence = {field.removeprefix(ARTICLE) for field in fields} | _SHOWN
    details = {name: value for name, value in event.args.items() if name not in in_sentence}
    return Saying(round_.sentence(event), localized(details))


def _seats_named(event: Say) -> set[JSON]:
    return {event.args[key] for key in SEAT_KEYS if isinstance(event.args.get(key), int)}


def _row(row: Mapping[str, JSON]) -> str:
    """A line of a calculation, as a dealer would say it."""
    match row:
        case {"circle": str(bet), "stake": int(stake), "result": str(result), "won": int(won)}:
            said = {"bet": word(bet, "circle"), "stake": figure(stake), "result": result}
            if won:
                return gettext(
                    "{bet}: {stake} staked, {result}, {won} won", won=figure(won), **said
                )
            return gettext("{bet}: {stake} staked, {result}", **said)
        case {"trick": int(number), "taken by": str(who), "points": int(points), "cards": cards}:
            return gettext(
                "Trick {number} to {player}: {cards}. Points: {points}",
                number=number,
                player=who,
                cards=written(cards),
                points=figure(points),
            )
        case {"who": str(who), "took": str(what), "points": int(points)} | {
            "who": str(who),
            "for": str(what),
            "points": int(points),
        }:
            return gettext(
                "{player}: {points} for {what}",
                player=who,
                points=figure(points),
                what=written(what),
            )
        case {"who": str(who), "before": int(before), "after": int(after)}:
            return gettext(
                "{player}: {before} before, {after} now",
                player=who,
                before=figure(before),
                after=figure(after),
            )
    head, *rest = row.items()
    return f"{written(head[1])}: {pairs(dict(rest))}"
