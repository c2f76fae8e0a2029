"""Ultimate Texas Hold'em: each player alone against the house (rules page
``ultimate-texas-holdem.md``).
"""

from collections.abc import Mapping, Sequence
from functools import partial

from games.cards import PACK, Card, hands
from games.engine import (
    HOUSE,
    JSON,
    Action,
    Dealing,
    Ending,
    Game,
    OneOf,
    Option,
    Prompt,
    Script,
    Start,
    Summary,
    Table,
    Value,
    Whole,
)
from games.engine.facts import as_json
from games.language import gettext, lazy_gettext, localized
from games.odds.luck import Law
from games.uth.bank_odds import edges, evening
from games.uth.board import felt
from games.uth.circles import (
    BETS,
    BOARD,
    CIRCLES,
    COMPARED,
    FLOP,
    HAND_CARDS,
    STREET_NAMES,
    Compared,
    DealersHand,
    Hand,
    Line,
    Settled,
    Street,
    circle,
    decides,
    needed,
    staked,
)
from games.uth.evenings import HANDS
from games.uth.luck import law_of_hand
from games.uth.options import Options
from games.uth.paytables import EVEN, LOSE, PUSH, Pays, as_fractions


def play(table: Table[Hand, Options]) -> Script:
    """One hand."""
    state = table.facts = Hand()
    table.shuffle(PACK)
    yield from betting(table)

    dealt_in = state.dealt_in = [seat for seat in table.seats if staked(table, seat)]
    table.zone("board")
    table.zone("board:covered", sight="none")
    table.deal(BOARD, to="board:covered")
    for seat in dealt_in:
        table.zone(f"hand:{seat}", owner=seat, sight="owner")
        table.deal(HAND_CARDS, to=f"hand:{seat}")
    table.zone("hand:dealer", sight="none")
    table.deal(HAND_CARDS, to="hand:dealer")

    yield from street(table, "before the flop", multiples=(3, 4), otherwise="check")
    flop, last_two = lazy_gettext("the flop"), lazy_gettext("the last two of the board")
    yield from table.turn_up(FLOP, to="board", source="board:covered", which=flop)
    yield from street(table, "on the flop", multiples=(2,), otherwise="check")
    rest = BOARD - FLOP
    yield from table.turn_up(rest, to="board", source="board:covered", which=last_two)
    yield from street(table, "on the river", multiples=(1,), otherwise="fold")

    state.street = "showdown"
    left = [seat for seat in dealt_in if seat not in state.folded]
    if left:
        yield from table.turn_over("hand:dealer", which=lazy_gettext("the dealer's hand"))
        dealer = hands.best(table.cards("board") + table.cards("hand:dealer"))
        qualifies = dealer.strength <= WORST_PAIR
        state.dealer = DealersHand(dealer.in_words(), qualifies)
        table.tell("uth.qualifies" if qualifies else "uth.fails", hand=dealer.in_words())
        for seat in reversed(left):
            yield from table.turn_over(f"hand:{seat}", which=lazy_gettext("cards"), seat=seat)
            settle(table, seat, dealer.strength, qualifies)
    return Ending({})


# Betting


def betting(table: Table[Hand, Options]) -> Dealing:
    """Take bets until the deal. What a seat may bet stays the same, whatever it bets: the chips on
    its circles come back first.
    """
    least = table.options.minimum_bet
    offers = {seat: [bet_from(table, seat)] for seat in table.seats if table.chips(seat) >= least}
    while (action := (yield bets_open(table, offers))).do != "deal":
        seat = action.seat
        take_back(table, seat)
        del offers[seat][1:]
        if action.do == "bet":
            place(table, seat, action.whole("ante"), action.whole("trips", 0))
            offers[seat].append(Option(seat, "clear", weight=1))


def bets_open(table: Table[Hand], offers: Mapping[int, Sequence[Option]]) -> Prompt:
    """Ask for bets. There is something to deal for once there is something to clear."""
    options = [option for offer in offers.values() for option in offer]
    if any(option.do == "clear" for option in options):
        options.append(Option("dealer", "deal", weight=20))
    return table.ask("uth.betting", *options, awaited=["dealer"])


def bet_from(table: Table[Hand, Options], seat: int) -> Option:
    """The bet that a seat may place from its rack."""
    least, most = table.options.minimum_bet, table.options.maximum_bet
    bank = table.chips(seat)
    covered = bank // needed("ante")
    ante = Whole(0, min(covered, most or bank) if covered >= least else 0)
    trips = Whole(0, min(bank, most or bank))
    values: dict[str, Value] = {"ante": ante, "trips": trips}
    return Option(seat, "bet", values, optional=("trips",), check=partial(bet_refusal, table, bank))


def bet_refusal(table: Table[Hand, Options], bank: int, action: Action) -> str | None:
    """Why a bet cannot be placed: below the minimum, nothing at all, or no ante left for the Play
    bet.
    """
    ante, trips, least = (
        action.whole("ante"),
        action.whole("trips", 0),
        table.options.minimum_bet,
    )
    if not ante and not trips:
        return gettext("A bet has an ante, Trips, or both.")
    if 0 < ante < least or 0 < trips < least:
        return gettext("The ante and Trips are each {least} or more.", least=least)
    needs = needed("ante") * ante + needed("trips") * trips
    if needs > bank:
        return gettext(
            "Ante {ante} with as much on the Blind, Trips {trips}, and one more ante "
            "for the Play bet come to {all}; {player} has {bank}.",
            ante=ante,
            trips=trips,
            all=needs,
            player=table.players[action.seat],
            bank=bank,
        )
    return None


def take_back(table: Table[Hand], seat: int) -> None:
    """Return a bet to the rack."""
    for name in CIRCLES:
        here = circle(seat, name)
        table.pay(here, seat, table.chips(here), "uth.back", bet=f"uth.{name}")


def place(table: Table[Hand, Options], seat: int, ante: int, trips: int) -> None:
    """Put a bet on the circles; the Blind goes with the ante."""
    for bet, amount in (("ante", ante), ("trips", trips)):
        for name in BETS[bet]:
            table.pay(seat, circle(seat, name), amount, f"uth.{name}")
    pays = table.options.blind_table
    broken = [hand for hand, row in pays.items() if row.denominator > 1 and row.breakage(ante)]
    if broken:
        table.tell(
            "uth.breakage", seat=seat, hand=hands.HAND_NAMES[broken[-1]], odds=pays[broken[-1]].odds
        )


# The streets


def street(table: Table[Hand], when: Street, multiples: tuple[int, ...], otherwise: str) -> Dealing:
    """Ask every seat that still has a decision, from seat 1: play, or check (on the
    river: fold).
    """
    table.facts.street = when
    for seat in table.facts.dealt_in or ():
        if not decides(table, seat):
            continue
        table.facts.turn = seat
        ante = table.chips(circle(seat, "ante"))
        rack = table.chips(seat)
        payable = tuple(times for times in multiples if times * ante <= rack)
        options = [Option(seat, otherwise)]
        if payable:
            options.append(Option(seat, "play", {"times": OneOf(payable)}))
        action = yield table.ask(
            f"uth.{otherwise}" if payable else "uth.only-check",
            *options,
            stage=when,
            seat=seat,
            when=STREET_NAMES[when],
            amounts=[times * ante for times in payable],
        )
        if action.do == "play":
            times = action.whole("times")
            table.pay(seat, circle(seat, "play"), times * ante, "uth.raise", times=times)
        elif action.do == "fold":
            fold(table, seat)
    table.facts.turn = None


def fold(table: Table[Hand], seat: int) -> None:
    """Give up every bet, Trips too."""
    table.facts.folded.append(seat)
    for name in CIRCLES:
        here = circle(seat, name)
        table.pay(here, HOUSE, table.chips(here), "uth.folded", bet=f"uth.{name}")


# Settling


WORST_PAIR = 6185
"""The dealer qualifies with a pair or better: any score up to this one."""


def settle(table: Table[Hand, Options], seat: int, dealer: int, qualifies: bool) -> None:
    """Pay one seat (rules, *Settling one seat*): ante, blind, play, trips."""
    hand = hands.best(table.cards("board") + table.cards(f"hand:{seat}"))
    player = hand.strength
    if player < dealer:
        verdict = {
            "ante": EVEN if qualifies else PUSH,
            "blind": table.options.blind_table[hand.kind],
            "play": EVEN,
        }
    elif player > dealer:
        verdict = {"ante": LOSE if qualifies else PUSH, "blind": LOSE, "play": LOSE}
    else:
        verdict = {"ante": PUSH, "blind": PUSH, "play": PUSH}
    verdict["trips"] = table.options.trips_table[hand.kind]

    before = table.chips(seat)
    lines = [
        pay_circle(table, seat, name, stake, verdict[name])
        for name in CIRCLES
        if (stake := table.chips(circle(seat, name)))
    ]
    compared: Compared = "better" if player < dealer else "worse" if player > dealer else "equal"
    table.facts.settled[seat] = Settled(hand.in_words(), hand.five, compared, lines)
    table.tell(
        "uth.settled",
        seat=seat,
        hand=hand.in_words(),
        cards=hand.five,
        compared=COMPARED[compared],
        lines=[as_json(line) for line in lines],
        back=table.chips(seat) - before,
    )


def pay_circle(table: Table[Hand], seat: int, name: str, stake: int, row: Pays) -> Line:
    """Settle one circle with its stake; returns how it was computed, for the dealer to read out."""
    here, bet = circle(seat, name), f"uth.{name}"
    won = row.winnings(stake)
    if row.numerator is None:
        table.pay(here, HOUSE, stake, "uth.loses", bet=bet)
        result = lazy_gettext("loses")
    elif row.numerator == 0:
        table.pay(here, seat, stake, "uth.pushes", bet=bet)
        result = lazy_gettext("pushes")
    else:
        result = lazy_gettext("pays {odds}", odds=row.odds)
        if row.breakage(stake):
            result = lazy_gettext("{paid} less breakage", paid=result)
        args: dict[str, JSON] = {"bet": bet}
        if name in ("ante", "play"):
            code = "uth.wins"
        else:
            code = "uth.pays-less" if row.breakage(stake) else "uth.pays"
            args["odds"] = row.odds
        table.pay(HOUSE, seat, won, code, **args)
        table.pay(here, seat, stake, code, **args)
    return Line(name, stake, row.odds, result, won)


# What a player is told of it


def hand_note(cards: Sequence[Card], seen: Mapping[str, Sequence[Card]]) -> str:
    """What the player's own two cards make with the board as it lies open."""
    together = [*seen.get("board", ()), *cards]
    hand = hands.best(together) if len(together) > len(cards) else hands.of_two(together)
    return localized(hand.in_words())


# What the host is told of it


def bets_of(actions: Sequence[Action]) -> Sequence[Action]:
    """The bets that stand, one a seat."""
    bets: dict[int, Action] = {}
    for action in actions:
        match action.do:
            case "bet":
                bets[action.seat] = action
            case "clear":
                del bets[action.seat]
    return tuple(bets.values())


def stakes(actions: Sequence[Action]) -> dict[int, tuple[int, int]]:
    """Ante and Trips of each seat, as they stand."""
    return {bet.seat: (bet.whole("ante"), bet.whole("trips", 0)) for bet in bets_of(actions)}


def handle(actions: Sequence[Action]) -> int:
    """All that was bet in a hand: Ante, as much on Blind, Trips, and Play."""
    bets = stakes(actions)
    plays = (action for action in actions if action.do == "play")
    played = sum(play.whole("times") * bets[play.seat][0] for play in plays)
    return played + sum(2 * ante + trips for ante, trips in bets.values())


def law(options: Options, actions: Sequence[Action]) -> Law | None:
    """What the bets of a hand bring the house if all play the best."""
    tables = options.blind_table, options.trips_table
    blind, trips = (as_fractions(table.values()) for table in tables)
    return law_of_hand(blind, trips, list(stakes(actions).values()))


def bounds_error(options: Options, _start: Start) -> str | None:
    """Why the bounds of a bet make no sense together."""
    least, most = options.minimum_bet, options.maximum_bet
    if most is not None and most < least:
        return gettext(
            "The maximum bet {most} is below the minimum bet {least}.", most=most, least=least
        )
    return None


GAME = Game(
    slug="uth",
    name="Ultimate Texas Hold'em",
    rules="1",
    least_seats=1,
    most_seats=7,
    has_deal=False,
    by_rank=True,
    play=play,
    summary=Summary(
        line="Poker against the bank: raise early, or wait and see.",
        round_minutes=2,
        evening_minutes=60,
        luck="mostly-luck",
    ),
    practised_by=3,
    decision_seconds={"uth.betting": 60},
    picture_after=9,
    board=felt,
    hand_note=hand_note,
    edges=edges,
    handle=handle,
    law=law,
    bets=bets_of,
    evening=evening,
    evening_hands=HANDS,
    check=bounds_error,
    options=Options,
    words=(
        "Ante: your bet that your hand beats the dealer's. It pays 1:1.",
        "Blind: goes with the ante, as large. It wins on great hands only, by a table of its own.",
        "Trips: a bet of its own on your hand alone, whoever wins.",
        "Play: the raise once you have seen cards: 3 or 4 antes at first, then 2, at the end 1.",
        "Flop: the first three of the five cards that all share.",
        "To qualify: the dealer needs a pair, or the antes come back.",
    ),
    reasons={f"uth.{name}": name for name in CIRCLES}
    | {
        "uth.raise": "play ×{times}",
        "uth.back": "{bet} back",
        "uth.folded": "{bet} folded",
        "uth.loses": "{bet} loses",
        "uth.pushes": "{bet} pushes",
        "uth.wins": "{bet} wins",
        "uth.pays": "{bet} pays {odds}",
        "uth.pays-less": "{bet} pays {odds} less breakage",
    },
    lines={
        "uth.betting": "Place your bets. Deal when they are down.",
        "uth.breakage": "{player}: a {hand} pays {odds} on the Blind, rounded down; the odd part "
        "stays with the house.",
        "uth.check": "{player} to act {when}: play {amounts}, or check.",
        "uth.fold": "{player} to act {when}: play {amounts}, or fold.",
        "uth.only-check": "{player} cannot cover a Play bet {when}: check.",
        "uth.qualifies": "The dealer has {a_hand} and qualifies.",
        "uth.fails": "The dealer has {a_hand} and does not qualify.",
        "uth.settled": "{player}: {hand}, {compared}. {back} back.",
    },
)
