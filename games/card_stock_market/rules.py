"""Card Stock Market: buy and sell shares of four companies, one a suit, from a bank that can run
dry (rules page ``card-stock-market.md``).

Two packs; two jokers join when the draw pile is made anew, and the first one drawn ends the game.
One round is one whole game. Prices are chips to a share; chips are whole units.
"""

from collections.abc import Callable, Mapping, Sequence

from games.card_stock_market.bank import house_fills, repay
from games.card_stock_market.board import ticker
from games.card_stock_market.market import (
    ASIDE,
    BANK,
    DISCARDS,
    HAND_CARDS,
    JOKERS,
    OPENING,
    PIPS,
    Business,
    Market,
    Options,
    Turn,
    certificates,
    market_pile,
    marketing,
    money,
    move_price,
    price,
    times_left,
)
from games.card_stock_market.trade import buy, buying, counted, pay_price, sell, selling, shares
from games.cards import JOKER, PACK, SUIT_NAMES, SUITS, rank, suit
from games.cards.zones import hand
from games.engine import (
    HOUSE,
    STOCK,
    Action,
    Dealing,
    Ending,
    Game,
    OneOf,
    Option,
    Payment,
    Prompt,
    Script,
    Start,
    Summary,
    Table,
    Transfer,
)
from games.engine.places import owner
from games.language import LazyText, gettext, lazy_gettext

NUMBER_CARDS = tuple(card for card in PACK if rank(card) in PIPS)
MOST_DISCARDED = 4
KINDS: Mapping[str, Business] = {
    "buy": "trade",
    "sell": "trade",
    "market": "market",
    "discard": "discard",
}


def play(table: Table[Market, Options]) -> Script:
    """One whole game."""
    lay_out(table)
    for seat in table.in_turn():
        table.pay(seat, money(seat), table.options.buy_in, "csm.buy-in")
    table.pay(HOUSE, BANK, table.options.bank, "csm.bank")

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


def open_company(table: Table[Market], unopened: list[str]) -> Dealing:
    """Turn cards up to the first number card of a company that has no price yet: it is
    the price.
    """
    wanted = [card for card in NUMBER_CARDS if suit(card) in unopened]
    which = lazy_gettext("the first number card of {companies}", companies=either(unopened))
    yield from table.turn_up_to(wanted, to=OPENING, which=which, aside=ASIDE)
    card = table.cards(OPENING)[-1]
    table.move(OPENING, market_pile(suit(card)), [card])
    table.facts.prices[suit(card)] = PIPS[rank(card)]
    table.tell("csm.opens", card=card, company=SUIT_NAMES[suit(card)], price=PIPS[rank(card)])


def either(companies: Sequence[str]) -> LazyText:
    """One of some companies: ``clubs or hearts``."""
    one, *others = companies
    if not others:
        return SUIT_NAMES[one]
    return lazy_gettext("{one} or {other}", one=SUIT_NAMES[one], other=either(others))


# A turn


def turn(table: Table[Market, Options], seat: int) -> Dealing:
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


def next_business(table: Table[Market, Options], seat: int) -> Prompt:
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
    worth = table.facts.taken_home = {seat: table.chips(money(seat)) for seat in table.seats}
    for seat in table.in_turn():
        table.tell("csm.takes", seat=seat, amount=worth[seat])
        table.pay(money(seat), seat, worth[seat], "csm.back")
    table.pay(BANK, HOUSE, table.chips(BANK), "csm.left")
    winners = [seat for seat in table.seats if worth[seat] == max(worth.values())]
    table.tell(
        "csm.wins", amount=max(worth.values()), winners=[table.players[seat] for seat in winners]
    )
    return Ending({"finished": True, "winners": winners})


def payments(table: Table[Market], transfers: Sequence[Transfer]) -> list[Payment]:
    """Everybody takes their money home, in turn, once their shares are sold and debts settled."""
    moves = {
        seat: tuple(at for at, moved in enumerate(transfers) if seat in ends(moved))
        for seat in table.in_turn()
    }
    home = table.facts.taken_home or {}
    return [Payment(seat, home[seat], made) for seat, made in moves.items() if made]


def ends(transfer: Transfer) -> tuple[int | None, int | None]:
    """Whose chips they were, and whose they are."""
    return owner(transfer.source), owner(transfer.target)


def sell_out(table: Table[Market], seat: int) -> None:
    """Sell a player's certificates to the bank, company by company; nobody deposits any more."""
    for company in SUITS:
        sold = [card for card in table.cards(certificates(seat)) if suit(card) == company]
        if not sold:
            continue
        count, each = shares(sold, company), price(table, sold[0])
        house_fills(table, count * each)
        pay_price(table, BANK, money(seat), sold[0], count)
        table.move(certificates(seat), DISCARDS, sold)
        table.tell(
            "csm.sells-out",
            seat=seat,
            shares=counted(count, sold[0]),
            price=each,
            amount=count * each,
        )


def buy_in_error(options: Options, start: Start) -> str | None:
    """Why the game cannot start: somebody cannot bring the buy-in."""
    wanted = options.buy_in
    for seat in start.seats:
        if seat.chips < wanted:
            return gettext(
                "Everyone brings {wanted} into the game; {player} has {chips}.",
                wanted=wanted,
                player=seat.player,
                chips=seat.chips,
            )
    return None


DO: Mapping[str, Callable[[Table[Market, Options], int, Action], None]] = {
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
    dealer_of=lambda carry, seats, options: None,
    bank_places=(BANK,),
    play=play,
    summary=Summary(
        line="Buy and sell shares, and push the prices where you want them.",
        round_minutes=15,
        evening_minutes=45,
        luck="both",
    ),
    payments=payments,
    picture_after=12,
    board=ticker,
    check=buy_in_error,
    options=Options,
    words=(
        (
            "Certificate: a card you have bought, worth as many shares as its number; a face card "
            "is five."
        ),
        "Price: what one share of a company costs: the card on top of its pile.",
        "Market: lay a card on a company's pile, and that is its price.",
        "Bankrupt: the price is nothing, and all certificates of the company are gone.",
    ),
    reasons={f"csm.{name}": name for name in SUIT_NAMES.values()}
    | {
        "csm.buy-in": "buy-in",
        "csm.bank": "the bank",
        "csm.share": "{count} share of {company} at {price}",
        "csm.shares": "{count} shares of {company} at {price}",
        "csm.deposit": "deposit",
        "csm.debt": "debt",
        "csm.lacking": "what the bank lacks",
        "csm.back": "money back",
        "csm.left": "what is left of the bank",
    },
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
