"""Stop the Bus: better a hand of three from the three open cards; the worst hand gives up a token,
and the last one in wins (rules page ``stop-the-bus.md``).

A round is one deal. A token lost costs chips, which the winner of the game takes.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypedDict

from games.cards import PACK, Card
from games.cards.brag import RANKINGS, called, strength
from games.cards.scores import (
    MOST_STAKE,
    SCORE_LINES,
    SCORE_REASONS,
    BySeat,
    Item,
    Sheet,
    by_seat,
    write_down,
)
from games.cards.stakes import POT, share_pot
from games.cards.zones import hand
from games.engine import (
    ALSO_IN_RESULT,
    JSON,
    MOST_CHIPS,
    Action,
    Dealing,
    Ending,
    Game,
    OneOf,
    Option,
    Prompt,
    Script,
    Summary,
    Table,
    Value,
    Whole,
    setting,
)
from games.language import gettext, lazy_gettext, localized, ngettext

MOST_SEATS = 6
MOST_TOKENS = 20
CARDS = 3
MIDDLE = "middle"
"""The zone of the three open cards."""


@dataclass(frozen=True)
class Options:
    """What can be chosen at a table."""

    tokens: int = setting(Whole(1, MOST_TOKENS), 3, "Tokens each seat starts a game with.")
    token: int = setting(Whole(0, MOST_STAKE), 1, "Chips a lost token costs.")
    exchange: str = setting(
        OneOf(("one", "one or three")),
        "one",
        "What a turn may exchange.",
        {"one": "one card", "one or three": "one card, or the whole hand for the middle"},
    )
    must_swap: bool = setting(OneOf((False, True)), False, "Whether every turn changes something.")
    ranking: str = setting(
        OneOf(tuple(RANKINGS)), "brag", "Which hands are the best of their kind.", RANKINGS
    )


@dataclass(frozen=True)
class Carry:
    """What goes on from deal to deal."""

    dealer: int | None = setting(Whole(1, MOST_SEATS), None)
    deals: int | None = setting(Whole(1), None)
    tokens: dict[str, int] | None = setting(BySeat(MOST_SEATS, Whole(0, MOST_TOKENS)), None)
    pot: int | None = setting(Whole(0, MOST_CHIPS), None)


@dataclass
class Deal:
    """How the deal stands, for everybody to see."""

    deal: int
    """Its number in the game."""
    playing: list[int]
    """The seats that are in, in order from the deal's left."""
    tokens: dict[int, int] = field(metadata=ALSO_IN_RESULT)
    """What each seat here has left; those without watch."""
    sheet: Sheet
    turn: int | None = None
    stopped: int | None = None
    """Who has stopped the bus."""
    losers: list[int] = field(default_factory=list)
    """Who has lost a token in this deal."""


def play(table: Table[Deal, Options, Carry]) -> Script:
    """One deal."""
    deal = begin(table)
    if len(deal.playing) == 1:
        return game_over(table, deals=deal.deal - 1)
    yield from deal_cards(table)

    seat = deal.playing[0]
    while seat != deal.stopped:
        deal.turn = seat
        action = yield ask(table, seat)
        yield from exchange(table, seat, action)
        if action.flag("stop"):
            deal.stopped = seat
            table.tell("stop-the-bus.stopped", seat=seat)
        seat = table.left_of(seat, deal.playing)
    deal.turn = None

    for seat in deal.playing:
        yield from table.turn_over(hand(seat), which=lazy_gettext("hand"), seat=seat)
    lose_tokens(table)
    lost = [Item(str(seat), lazy_gettext("the worst hand"), -1) for seat in deal.losers]
    write_down(table, deal.deal, deal.sheet, lost, tokens_by_name(table))
    left = [seat for seat in table.seats if deal.tokens[seat]]
    if len(left) == 1:
        return game_over(table, deals=deal.deal)
    carry: dict[str, JSON] = {
        "dealer": table.left_of(table.dealing_seat, left),
        "deals": deal.deal,
        "tokens": tokens_by_name(table),
        POT: table.chips(POT),
    }
    return Ending(carry)


# Who is in


def begin(table: Table[Deal, Options, Carry]) -> Deal:
    """Who is in with how many tokens. Where nobody is, a new game begins with everybody here."""
    carried = by_seat(table.carry.tokens)
    tokens = {seat: carried.get(seat, 0) for seat in table.seats}
    before = table.carry.deals or 0
    if not any(tokens.values()):
        if carried:
            table.tell("scores.broken-up")
        full = table.options.tokens
        tokens, before = dict.fromkeys(table.seats, full), 0
    playing = table.in_turn(seat for seat in table.seats if tokens[seat])
    sheet = Sheet("high", None, {str(seat): left for seat, left in tokens.items()})
    table.facts = Deal(before + 1, playing, tokens, sheet)
    return table.facts


def deal_by(carry: Carry, seats: tuple[int, ...], _options: Options) -> int | None:
    """Whose deal it is: the seat the carry names, or where that one is not in, the next on its left
    that is. Nobody's where a new game begins.
    """
    tokens = by_seat(carry.tokens)
    playing = [seat for seat in seats if tokens.get(seat)]
    dealer = carry.dealer
    after = [seat for seat in playing if dealer is not None and seat >= dealer]
    return next(iter(after + playing), None)


def tokens_by_name(table: Table[Deal]) -> dict[str, int]:
    """The tokens as they stand in a carry."""
    return {str(seat): tokens for seat, tokens in table.facts.tokens.items()}


# A turn


def deal_cards(table: Table[Deal]) -> Dealing:
    """Three cards to each, three at once; then three face up."""
    table.shuffle(PACK)
    for seat in table.facts.playing:
        table.zone(hand(seat), owner=seat, sight="owner")
        table.deal(CARDS, to=hand(seat))
    table.zone(MIDDLE)
    yield from table.turn_up(CARDS, to=MIDDLE, which=lazy_gettext("the middle"))


def ask(table: Table[Deal, Options], seat: int) -> Prompt:
    """Ask for an exchange; until somebody has, the bus can be stopped with it."""
    caller = table.facts.stopped
    stop: dict[str, Value] = {} if caller else {"stop": OneOf((True,))}
    optional = tuple(stop)
    cards = {"take": OneOf(tuple(table.cards(MIDDLE))), "give": table.held(hand(seat))}
    options = [Option(seat, "swap", {**cards, **stop}, optional, private=table.virtual, weight=20)]
    if not table.options.must_swap:
        options.append(Option(seat, "keep", stop, optional))
    if table.options.exchange == "one or three":
        options.append(Option(seat, "swap_all", stop, optional, weight=4))
    stage = f"after action {table.now}"
    if caller:
        return table.ask("stop-the-bus.last-turn", *options, stage=stage, seat=seat, of=caller)
    return table.ask("stop-the-bus.turn", *options, stage=stage, seat=seat)


def exchange(table: Table[Deal], seat: int, action: Action) -> Dealing:
    """A card of the hand for one of the middle, the whole hand for the middle, or nothing."""
    if action.do == "swap":
        give, take = action.card("give"), action.card("take")
        table.swap(hand(seat), give, MIDDLE, take)
        table.tell("stop-the-bus.swaps", seat=seat, take=take, give=give)
    elif action.do == "swap_all":
        yield from table.turn_over(hand(seat), which=lazy_gettext("hand"), seat=seat)
        given, taken = list(table.cards(hand(seat))), list(table.cards(MIDDLE))
        table.move(hand(seat), MIDDLE, given)
        table.move(MIDDLE, hand(seat), taken)
        table.reveal(hand(seat), "owner")
        table.tell("stop-the-bus.swaps-all", seat=seat, cards=given)
    else:
        table.tell("stop-the-bus.keeps", seat=seat)


# The worst hand


def lose_tokens(table: Table[Deal, Options]) -> None:
    """The worst hand loses a token, and pays for it; several equally bad ones each lose one, but
    not if all are equal.
    """
    deal, ranking = table.facts, table.options.ranking
    hands = {seat: strength(table.cards(hand(seat)), ranking) for seat in deal.playing}
    for seat in deal.playing:
        name = called(table.cards(hand(seat)), ranking)
        table.tell("stop-the-bus.hand", seat=seat, cards=list(table.cards(hand(seat))), hand=name)
    worst = [seat for seat in deal.playing if hands[seat] == min(hands.values())]
    if len(worst) == len(deal.playing):
        table.tell("stop-the-bus.all-equal")
        return
    deal.losers = worst
    for seat in worst:
        deal.tokens[seat] -= 1
        code = "stop-the-bus.loses" if deal.tokens[seat] else "stop-the-bus.out"
        table.tell(code, seat=seat, left=deal.tokens[seat])
        table.compel(seat, POT, table.options.token, "stop-the-bus.token")


def game_over(table: Table[Deal], deals: int) -> Ending:
    """The last one in takes the pot."""
    (winner,) = (seat for seat in table.seats if table.facts.tokens[seat])
    table.tell("stop-the-bus.wins", seat=winner, amount=table.chips(POT))
    share_pot(table, [winner])
    tokens = tokens_by_name(table)
    return Ending({"finished": True, "winners": [winner], "deals": deals, "tokens": tokens})


class BusBoard(TypedDict):
    """What the felt shows beyond cards and facts."""

    full: int
    """The most tokens that anybody can have: as many as a game begins with."""
    order: Sequence[int]
    """In which order hands are shown: that of who has stopped the bus is the last."""
    hands: Mapping[str, str] | None
    """What every hand that was shown is called, by the seat; None before."""
    results: Mapping[str, str] | None
    """What the deal has brought each seat that played it, in a sentence; None before."""


def felt(table: Table[Deal, Options]) -> BusBoard:
    """What the felt shows beyond cards and facts. A game goes on with the tokens it began with,
    whatever the option is by now.
    """
    deal = table.facts
    full = max(table.options.tokens, *deal.sheet.before.values())
    last = deal.playing.index(deal.stopped) + 1 if deal.stopped in deal.playing else 0
    order = [*deal.playing[last:], *deal.playing[:last]]
    if deal.sheet.after is None:
        return {"full": full, "order": order, "hands": None, "results": None}
    hands = {seat: in_words(table.cards(hand(seat))) for seat in deal.playing}
    return {
        "full": full,
        "order": order,
        "hands": {str(seat): called for seat, called in hands.items()},
        "results": {str(seat): result(table, seat, called) for seat, called in hands.items()},
    }


def hand_note(cards: Sequence[Card], _open: Mapping[str, Sequence[Card]]) -> str:
    """What one's own hand is called."""
    return in_words(cards)


def in_words(cards: Sequence[Card]) -> str:
    """What a hand is called, in the language of whoever asks."""
    return localized(called(cards, "brag"))


def result(table: Table[Deal], seat: int, called: str) -> str:
    """What the deal has brought a seat: its hand, and the token that it cost, or the game."""
    tokens = table.facts.tokens
    left = tokens[seat]
    if left and not any(count for other, count in tokens.items() if other != seat):
        return gettext("{hand}; you are the last one in and have won the game", hand=called)
    if seat not in table.facts.losers:
        return ngettext(
            "{hand}; you keep your token", "{hand}; you keep your {count} tokens", left, hand=called
        )
    if not left:
        return gettext("{hand}, the worst: you are out", hand=called)
    return ngettext(
        "{hand}, the worst: one token less, {count} left",
        "{hand}, the worst: one token less, {count} left",
        left,
        hand=called,
    )


GAME = Game(
    slug="stop-the-bus",
    name="Stop the Bus",
    rules="1",
    least_seats=2,
    most_seats=MOST_SEATS,
    play=play,
    summary=Summary(
        line="Swap cards until somebody dares to stop; the worst hand pays.",
        round_minutes=1,
        evening_minutes=15,
        luck="mostly-luck",
    ),
    board=felt,
    hand_note=hand_note,
    picture_after=3,
    options=Options,
    carry=Carry,
    carry_is_whole=True,
    carried_places=lambda carry: {POT: carry.pot or 0},
    dealer_of=deal_by,
    words=(
        "Middle: three open cards, for which you may swap yours.",
        "Stop the bus: everybody else has one more turn, and then hands are shown.",
        "Token: the worst hand loses one. Who has none left is out.",
        "Prial: three of a kind. Run: three in a row. Flush: three of one suit.",
    ),
    reasons=SCORE_REASONS | {"stop-the-bus.token": "token"},
    lines=SCORE_LINES
    | {
        "stop-the-bus.turn": "{player}: swap a card with the middle or keep, and stop the bus if "
        "you like.",
        "stop-the-bus.last-turn": "{owner} has stopped the bus. {player}: one last turn.",
        "stop-the-bus.swaps": "{player} takes {take} and gives {give}.",
        "stop-the-bus.swaps-all": "{player} takes the middle and gives {cards}.",
        "stop-the-bus.keeps": "{player} keeps.",
        "stop-the-bus.stopped": "{player} stops the bus. Everyone else has one more turn.",
        "stop-the-bus.hand": "{player} has {cards}: {hand}.",
        "stop-the-bus.all-equal": "All hands are equal. Nobody loses a token.",
        "stop-the-bus.loses": "{player} has the worst hand and loses a token; {left} left.",
        "stop-the-bus.out": "{player} has the worst hand and loses the last token: out.",
        "stop-the-bus.wins": "{player} is the last one in and takes the pot of {amount}.",
    },
)
