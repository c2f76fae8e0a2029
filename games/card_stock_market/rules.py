"""Card Stock Market: buy and sell shares of four companies, one a suit, from a bank that can run
dry (rules page ``card-stock-market.md``).

Two packs; two jokers join when the draw pile is made anew, and the first one drawn ends the game.
One round is one whole game. Prices are chips to a share; chips are whole units.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from games.cards import JOKER, PACK, SUIT_NAMES, SUITS, Card, rank, suit
from games.cards.zones import hand
from games.engine import (
    HOUSE,
    JSON,
    ONLY_IN_RESULT,
    STOCK,
    Action,
    Dealing,
    Ending,
    Fields,
    Game,
    OneOf,
    Option,
    Prompt,
    Script,
    Setting,
    Start,
    Table,
    Value,
    Whole,
)
from games.language import say

BANK = "bank"
OPENING = "opening"
"""The zone where the first number card of a company is turned up."""
ASIDE = "aside"
"""The zone of the cards turned before it that opened no company."""
DISCARDS = "discards"
JOKERS = "jokers"
"""The zone where a joker is shown when it has been drawn."""

PIPS = {"A": 1, "2": 2, "3": 3, "4": 4, "5": 5, "6": 6, "7": 7, "8": 8, "9": 9, "T": 10}
FACES = {"J": 11, "Q": 12, "K": 13}
PRICES = PIPS | FACES
"""The price that a card makes, where it does not bankrupt its company."""
FACE_SHARES = 5
NUMBER_CARDS = tuple(card for card in PACK if rank(card) in PIPS)
HAND_CARDS = 8
MOST_DISCARDED = 4
MOST_OF_A_KIND = 2
"""How often either kind of business may be done in a turn."""
KINDS = {"buy": "trade", "sell": "trade", "market": "market", "discard": "discard"}


@dataclass
class Turn:
    """A player's turn."""

    number: int = 0
    seat: int | None = None
    business: list[str] = field(default_factory=list)
    """The kinds of business done in it."""


@dataclass
class Market:
    """How the market stands, for everybody to see."""

    prices: dict[str, int] = field(default_factory=dict)
    """The price of a share of each company that has opened."""
    chart: list[dict[str, int]] = field(default_factory=list)
    """All prices after each change."""
    turn: Turn = field(default_factory=Turn)
    reshuffles: int = 0
    joker_seat: int | None = None
    """With a real deck, who has drawn last: the dealer may say that there was a joker."""
    debts: dict[int, int] = field(default_factory=dict, metadata=ONLY_IN_RESULT)
    """What each seat owes the bank; none of zero."""


def play(table: Table[Market]) -> Script:
    """One whole game."""
    lay_out(table)
    for seat in table.in_turn():
        table.pay(seat, money(seat), table.options["buy_in"], "buy-in")
    table.pay(HOUSE, BANK, table.options["bank"], "the bank")

    table.shuffle(PACK * 2)
    while unopened := [company for company in SUITS if not table.cards(market_pile(company))]:
        yield from open_company(table, unopened)
    table.facts.chart.append(dict(table.facts.prices))
    table.shuffle(table.take_up(STOCK, ASIDE))
    for _ in range(HAND_CARDS // 2):
        for seat in table.in_turn():
            table.deal(2, to=hand(seat))

    seat = table.in_turn()[0]
    while not table.cards(JOKERS):
        yield from turn(table, seat)
        seat = table.left_of(seat)
    return close(table)


# The felt


def lay_out(table: Table[Market]) -> None:
    """A market pile to each company; a hand and a place for certificates to each seat."""
    table.facts = Market()
    for company in SUITS:
        table.zone(market_pile(company))
    for name in (OPENING, ASIDE, DISCARDS, JOKERS):
        table.zone(name)
    for seat in table.seats:
        table.zone(hand(seat), owner=seat, sight="owner")
        table.zone(certificates(seat), owner=seat)


def money(seat: int) -> str:
    """The place of a player's money in the game."""
    return f"money:{seat}"


def certificates(seat: int) -> str:
    """The zone of the certificates a player holds, for all to see."""
    return f"certificates:{seat}"


def market_pile(company: str) -> str:
    """The zone of the cards that made a company's prices, the present one last."""
    return f"market:{company}"


def open_company(table: Table[Market], unopened: list[str]) -> Dealing:
    """Turn cards up to the first number card of a company that has no price yet: it is
    the price.
    """
    wanted = [card for card in NUMBER_CARDS if suit(card) in unopened]
    which = f"the first number card of {' or '.join(SUIT_NAMES[company] for company in unopened)}"
    yield from table.turn_up_to(wanted, to=OPENING, which=which, aside=ASIDE)
    card = table.cards(OPENING)[-1]
    table.move(OPENING, market_pile(suit(card)), [card])
    table.facts.prices[suit(card)] = PIPS[rank(card)]
    table.tell("csm.opens", card=card, company=SUIT_NAMES[suit(card)], price=PIPS[rank(card)])


# A turn


def turn(table: Table[Market], seat: int) -> Dealing:
    """One player's turn: business until the `end`, which draws up to a full hand. It is cut short
    where the dealer has seen the last player draw a joker.
    """
    table.facts.turn = Turn(table.facts.turn.number + 1, seat)
    while (action := (yield next_business(table, seat))).do != "end":
        if action.do == "joker":
            show_joker(table, action.whole("seat"))
            return
        table.facts.joker_seat = None
        table.facts.turn.business.append(KINDS[action.do])
        DO[action.do](table, seat, action)
    table.facts.joker_seat = None
    yield from draw_up(table, seat)


def next_business(table: Table[Market], seat: int) -> Prompt:
    """What may be done next in a turn."""
    left = {kind: times_left(table, kind) for kind in ("trade", "market", "discard")}
    options = [Option(seat, "end", weight=8)]
    if left["trade"]:
        options += buying(table, seat) + selling(table, seat)
    if left["market"]:
        options += marketing(table, seat)
    if left["discard"]:
        options += discarding(table, seat)
    number, done = table.facts.turn.number, len(table.facts.turn.business)
    stage = f"turn {number}, business {done}"
    if (drawer := table.facts.joker_seat) is not None:
        joker = Option("dealer", "joker", {"seat": OneOf((drawer,))}, weight=20)
        return table.ask(
            "csm.joker", *options, joker, stage=stage, awaited=[seat], seat=seat, of=drawer
        )
    code = (
        "csm.turn"
        if left["discard"]
        else "csm.go-on"
        if left["trade"] or left["market"]
        else "csm.end"
    )
    return table.ask(
        code,
        *options,
        stage=stage,
        awaited=[seat],
        seat=seat,
        trades=left["trade"],
        plays=left["market"],
    )


def times_left(table: Table[Market], kind: str) -> int:
    """How often this kind of business may still be done in this turn: trade and market twice each,
    all of one before the other; a discard once, instead of both.
    """
    done = table.facts.turn.business
    if kind == "discard":
        return 0 if done else 1
    if "discard" in done or (kind in done and done[-1] != kind):
        return 0
    return MOST_OF_A_KIND - int(done.count(kind))


def choice(table: Table[Market], zone: str, fault: Callable[[Card], str | None]) -> Value | None:
    """One card of a hand or of the certificates: those against which nothing stands. None where
    there is none.
    """
    cards = [card for card in table.playable(zone) if card != JOKER]
    why_not = {card: reason for card in cards if (reason := fault(card)) is not None}
    allowed = [card for card in cards if card not in why_not]
    return table.held(zone, allowed, why_not) if allowed else None


# Trade


def shares(cards: list[Card], company: str) -> int:
    """How many shares of a company these certificates are: the pips of each, five for a
    face card.
    """
    return sum(PIPS.get(rank(card), FACE_SHARES) for card in cards if suit(card) == company)


def price(table: Table[Market], card: Card) -> int:
    """The price of a share of this card's company; 0 while it is bankrupt."""
    return table.facts.prices[suit(card)]


def counted(count: int, card: Card) -> str:
    """Shares in words: ``7 shares of diamonds``."""
    return f"{count} share{'s' if count > 1 else ''} of {SUIT_NAMES[suit(card)]}"


def buying(table: Table[Market], seat: int) -> list[Option]:
    """Any card of the hand whose shares the player may hold and can pay for."""
    cards = choice(table, hand(seat), lambda card: buy_fault(table, seat, card))
    return [Option(seat, "buy", {"card": cards}, private=table.virtual, weight=10)] if cards else []


def buy_fault(table: Table[Market], seat: int, card: Card) -> str | None:
    """Why a card of the hand cannot be bought with."""
    bought, company, most = shares([card], suit(card)), suit(card), table.options["max_shares"]
    held, cost, purse = (
        shares(table.cards(certificates(seat)), company),
        bought * price(table, card),
        money(seat),
    )
    if not cost:
        return (
            f"{SUIT_NAMES[company]} are bankrupt, and nobody buys them until a card gives "
            "them a price"
        )
    if held + bought > most:
        return f"that would make {counted(held + bought, card)}, and {most} are the most"
    if cost > table.chips(purse):
        return (
            f"{counted(bought, card)} cost {cost}, and {table.players[seat]} has "
            f"{table.chips(purse)}"
        )
    return None


def buy(table: Table[Market], seat: int, action: Action) -> None:
    """A card of the hand becomes a certificate, paid to the bank."""
    card = action.card()
    count, each = shares([card], suit(card)), price(table, card)
    table.move(hand(seat), certificates(seat), [card])
    table.pay(money(seat), BANK, count * each, f"{counted(count, card)} at {each}")
    table.tell(
        "csm.buys",
        seat=seat,
        card=card,
        shares=counted(count, card),
        price=each,
        amount=count * each,
    )


def selling(table: Table[Market], seat: int) -> list[Option]:
    """Any certificate held: those of a bankrupt company have gone."""
    cards = choice(table, certificates(seat), lambda card: None)
    return [Option(seat, "sell", {"card": cards}, weight=6)] if cards else []


def sell(table: Table[Market], seat: int, action: Action) -> None:
    """A certificate goes to the discards, and the bank pays for it."""
    card = action.card()
    count, each = shares([card], suit(card)), price(table, card)
    table.move(certificates(seat), DISCARDS, [card])
    fill_bank(table, count * each)
    table.tell(
        "csm.sells",
        seat=seat,
        card=card,
        shares=counted(count, card),
        price=each,
        amount=count * each,
    )
    table.pay(BANK, money(seat), count * each, f"{counted(count, card)} at {each}")
    repay(table, seat, at_most=count * each)


# The bank runs dry


def fill_bank(table: Table[Market], wanted: int) -> None:
    """Let everyone deposit, as often as needed, until the bank can pay this; the house puts in what
    nobody has.
    """
    while table.chips(BANK) < wanted:
        if not any(table.chips(money(seat)) for seat in table.seats):
            house_fills(table, wanted)
            return
        table.tell(
            "csm.dry", wanted=wanted, bank=table.chips(BANK), deposit=table.options["deposit"]
        )
        for seat in table.in_turn():
            deposit(table, seat)


def deposit(table: Table[Market], seat: int) -> None:
    """Pay in, as far as the money reaches, and owe the bank the rest."""
    due = table.options["deposit"]
    paid = min(due, table.chips(money(seat)))
    table.pay(money(seat), BANK, paid, "deposit")
    if paid < due:
        owe(table, seat, debt(table, seat) + due - paid)
    table.tell("csm.deposits", seat=seat, amount=paid, owed=debt(table, seat))


def house_fills(table: Table[Market], wanted: int) -> None:
    """Let the house put in what the bank lacks."""
    missing = max(0, wanted - table.chips(BANK))
    if missing:
        table.pay(HOUSE, BANK, missing, "what the bank lacks")
        table.tell("csm.house", amount=missing)


def debt(table: Table[Market], seat: int) -> int:
    """What a player owes the bank."""
    return table.facts.debts.get(seat, 0)


def owe(table: Table[Market], seat: int, amount: int) -> None:
    """Record what a player owes the bank now."""
    debts = {**table.facts.debts, seat: amount}
    table.facts.debts = {other: debts[other] for other in table.seats if debts.get(other)}


def repay(table: Table[Market], seat: int, at_most: int) -> None:
    """Pay a debt to the bank as far as this much money reaches."""
    amount = min(debt(table, seat), at_most)
    if amount:
        table.pay(money(seat), BANK, amount, "debt")
        owe(table, seat, debt(table, seat) - amount)
        table.tell("csm.repays", seat=seat, amount=amount, owed=debt(table, seat))


# The market


def marketing(table: Table[Market], seat: int) -> list[Option]:
    """Any face card of the hand, and the number cards within the limits."""
    cards = choice(table, hand(seat), lambda card: market_fault(table, card))
    if cards is None:
        return []
    values: dict[str, Value] = {"card": cards}
    if any(rank(card) in FACES for card in table.playable(hand(seat))):
        values["to"] = OneOf(("up", "zero"))
    return [
        Option(seat, "market", values, ("to",), check=to_fault, private=table.virtual, weight=12)
    ]


def market_fault(table: Table[Market], card: Card) -> str | None:
    """Why a number card cannot be played on its company: it moves the price too far. Face cards
    always can, and on a face card anything.
    """
    top = table.cards(market_pile(suit(card)))[-1]
    if rank(card) in FACES or rank(top) in FACES:
        return None
    before, after, limits = (
        price(table, card),
        PIPS[rank(card)],
        table.options["limits"][suit(card)],
    )
    way, change, limit = (
        ("up", after - before, "rise") if after > before else ("down", before - after, "fall")
    )
    if change > limits[way]:
        return (
            f"{SUIT_NAMES[suit(card)]} at {before} may {limit} by {limits[way]} at most, not "
            f"by {change}"
        )
    return None


def to_fault(action: Action) -> str | None:
    """Why `to` is missing or too much: face cards need it, number cards have none."""
    is_face = rank(action.card()) in FACES
    if is_face and not action.word("to", ""):
        return say("A face card says where it sends the price: to is up or zero.")
    if not is_face and action.word("to", ""):
        return say("A number card makes the price its pips: to is for face cards.")
    return None


def move_price(table: Table[Market], seat: int, action: Action) -> None:
    """A card on the market pile makes a new price; at zero the company's certificates are gone."""
    card = action.card()
    table.move(hand(seat), market_pile(suit(card)), [card])
    after = 0 if action.word("to", "") == "zero" else PRICES[rank(card)]
    table.facts.prices[suit(card)] = after
    table.facts.chart.append(dict(table.facts.prices))
    if after:
        table.tell("csm.market", seat=seat, card=card, company=SUIT_NAMES[suit(card)], price=after)
    else:
        table.tell("csm.bankrupt", seat=seat, card=card, company=SUIT_NAMES[suit(card)])
        discard_certificates(table, suit(card))


def discard_certificates(table: Table[Market], company: str) -> None:
    """Discard all certificates of a company for nothing."""
    for seat in table.in_turn():
        gone = [card for card in table.cards(certificates(seat)) if suit(card) == company]
        if gone:
            table.move(certificates(seat), DISCARDS, gone)
            table.tell("csm.loses", seat=seat, cards=gone)


# Discarding and drawing


def discarding(table: Table[Market], seat: int) -> list[Option]:
    """One to four cards of the hand, instead of all other business."""
    held = len(table.cards(hand(seat)))
    cards = table.held_some(hand(seat), 1, min(MOST_DISCARDED, held), PACK)
    return (
        [Option(seat, "discard", {"cards": cards}, private=table.virtual, weight=3)] if held else []
    )


def discard(table: Table[Market], seat: int, action: Action) -> None:
    """Throw cards away, face up."""
    table.move(hand(seat), DISCARDS, action.cards())
    table.tell("csm.discards", seat=seat, cards=action.cards())


def draw_up(table: Table[Market], seat: int) -> Dealing:
    """Draw up to a full hand. A joker is shown at once; with a real deck the dealer may say that
    there was one.
    """
    drawn, before = table.zones[hand(seat)], len(table.cards(hand(seat)))
    while len(drawn.cards) < HAND_CARDS:
        if not table.cards(STOCK):
            if not may_reshuffle(table):
                break
            if not table.virtual and (yield reshuffling(table)).do == "joker":
                show_joker(table, seat)
                return
            reshuffle(table)
        table.deal(1, to=drawn.name)
        if JOKER in drawn.cards:
            show_joker(table, seat)
            return
        if table.facts.reshuffles and not table.virtual:
            table.facts.joker_seat = seat
    table.tell("csm.draws", seat=seat, count=len(drawn.cards) - before)


def may_reshuffle(table: Table[Market]) -> bool:
    """Whether there is anything to make a new draw pile of. There is nothing only with a real deck
    whose jokers nobody showed.
    """
    covered = any(len(table.cards(market_pile(company))) > 1 for company in SUITS)
    return bool(not table.facts.reshuffles or covered or table.cards(DISCARDS))


def reshuffling(table: Table[Market]) -> Prompt:
    """With a real deck the dealer makes the draw pile anew; or there was a joker among its last
    cards, which the player whose draw goes on has drawn already.
    """
    options = [Option("dealer", "reshuffle")]
    if (drawer := table.facts.joker_seat) is not None:
        seat = OneOf((drawer,))
        options.append(Option("dealer", "joker", {"seat": seat}, weight=5, added=True))
    return table.ask("csm.reshuffle", *options)


def reshuffle(table: Table[Market]) -> None:
    """Shuffle the discards and the covered cards of the market piles; the first time the jokers
    join.
    """
    for company in SUITS:
        table.move(market_pile(company), DISCARDS, table.cards(market_pile(company))[:-1])
    jokers = [] if table.facts.reshuffles else [JOKER, JOKER]
    table.shuffle(table.take_up(DISCARDS) + jokers)
    table.facts.reshuffles += 1
    table.tell("csm.reshuffled", count=len(table.cards(STOCK)))


def show_joker(table: Table[Market], seat: int) -> None:
    """Show the joker that ends the game."""
    table.facts.joker_seat = None
    table.move(hand(seat), JOKERS, [JOKER])
    table.tell("csm.joker-drawn", seat=seat)


# The end


def close(table: Table[Market]) -> Ending:
    """Sell everything at the present prices, settle debts, and take the money home."""
    for seat in table.in_turn():
        sell_out(table, seat)
    for seat in table.in_turn():
        repay(table, seat, at_most=table.chips(money(seat)))
    worth = {seat: table.chips(money(seat)) for seat in table.seats}
    for seat in table.in_turn():
        table.tell("csm.takes", seat=seat, amount=worth[seat])
        table.pay(money(seat), seat, worth[seat], "money back")
    table.pay(BANK, HOUSE, table.chips(BANK), "what is left of the bank")
    winners = [seat for seat in table.seats if worth[seat] == max(worth.values())]
    table.tell(
        "csm.wins", amount=max(worth.values()), winners=[table.players[seat] for seat in winners]
    )
    return Ending({"finished": True, "winners": winners})


def sell_out(table: Table[Market], seat: int) -> None:
    """Sell a player's certificates to the bank, company by company; nobody deposits any more."""
    for company in SUITS:
        sold = [card for card in table.cards(certificates(seat)) if suit(card) == company]
        if not sold:
            continue
        count, each = shares(sold, company), price(table, sold[0])
        house_fills(table, count * each)
        table.pay(BANK, money(seat), count * each, f"{counted(count, sold[0])} at {each}")
        table.move(certificates(seat), DISCARDS, sold)
        table.tell(
            "csm.sells-out",
            seat=seat,
            shares=counted(count, sold[0]),
            price=each,
            amount=count * each,
        )


def ticker(table: Table[Market]) -> dict[str, JSON]:
    """What the market strip shows beyond prices and chart: everyone's shares, and what they have
    and owe in all.
    """
    players = {}
    for seat in table.seats:
        held = {company: shares(table.cards(certificates(seat)), company) for company in SUITS}
        value = sum(count * table.facts.prices.get(company, 0) for company, count in held.items())
        owed, cash = debt(table, seat), table.chips(money(seat))
        players[str(seat)] = {
            "shares": held,
            "money": cash,
            "debt": owed,
            "worth": cash + value - owed,
        }
    return {
        "players": players,
        "limits": table.options["limits"],
        "draw_pile": len(table.cards(STOCK)),
    }


def buy_in_fault(setup: Start) -> str | None:
    """Why the game cannot start: somebody cannot bring the buy-in."""
    wanted = setup.options["buy_in"]
    for seat in setup.seats:
        if seat.chips < wanted:
            return say(
                "Everyone brings {wanted} into the game; {player} has {chips}.",
                wanted=wanted,
                player=seat.player,
                chips=seat.chips,
            )
    return None


DO: Mapping[str, Callable[[Table[Market], int, Action], None]] = {
    "buy": buy,
    "sell": sell,
    "market": move_price,
    "discard": discard,
}

GAME = Game(
    slug="card-stock-market",
    name="Card Stock Market",
    rules="1",
    least_seats=2,
    most_seats=6,
    dealer_of=lambda carry, seats: None,
    play=play,
    board=ticker,
    check=buy_in_fault,
    settings=(
        Setting("buy_in", Whole(1), 200, "What each player brings into the game."),
        Setting("bank", Whole(1), 1240, "What the house puts into the bank."),
        Setting(
            "limits",
            Fields(dict.fromkeys(SUITS, Fields({"up": Whole(1), "down": Whole(1)}))),
            {company: {"up": 3, "down": 3} for company in SUITS},
            "How far a number card may move each company's price, up and down.",
        ),
        Setting("max_shares", Whole(1), 12, "The most shares of one company a player may hold."),
        Setting("deposit", Whole(1), 100, "What everyone pays in when the bank runs dry."),
    ),
    words=(
        (
            "Certificate: a card you have bought, worth as many shares as its number; a face card "
            "is five."
        ),
        "Price: what one share of a company costs: the card on top of its pile.",
        "Market: lay a card on a company's pile, and that is its price.",
        "Bankrupt: the price is nothing, and all certificates of the company are gone.",
    ),
    lines={
        "csm.opens": "{card}: {company} open at {price}.",
        "csm.turn": "{player}'s turn: trade, play on the market, discard, or end.",
        "csm.go-on": "{player}, trades left {trades}, market cards left {plays}: go on, or end "
        "the turn.",
        "csm.end": "{player} ends the turn.",
        "csm.joker": "A joker among the cards {owner} drew ends the game. If there is none, "
        "{player}'s turn.",
        "csm.buys": "{player} buys {shares} at {price}: {amount}.",
        "csm.sells": "{player} sells {shares} at {price}: {amount}.",
        "csm.dry": "The bank holds {bank} and must pay {wanted}: everyone deposits {deposit}.",
        "csm.deposits": "{player} deposits {amount}, owes {owed}.",
        "csm.house": "The house puts {amount} into the bank.",
        "csm.repays": "{player} repays {amount}, owes {owed}.",
        "csm.market": "{player} plays {card}: {company} at {price}.",
        "csm.bankrupt": "{player} plays {card}: {company} are bankrupt.",
        "csm.loses": "{player} loses {cards}.",
        "csm.discards": "{player} discards {cards}.",
        "csm.draws": "{player} draws {count}.",
        "csm.reshuffle": "The draw pile is empty. Leave the top card of each market pile and "
        "shuffle the rest, "
        "the discards and the jokers; then the draw goes on.",
        "csm.reshuffled": "A new draw pile of {count} cards. The first joker drawn ends the game.",
        "csm.joker-drawn": "{player} shows a joker. The game is over.",
        "csm.sells-out": "{player} sells {shares} at {price}: {amount}.",
        "csm.takes": "{player} takes {amount} home.",
        "csm.wins": "Most money, {amount}: {winners}.",
    },
)
