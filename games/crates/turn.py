"""Crates: a turn, from what is asked to what the card does."""

from collections.abc import Generator

from games.cards import RANK_NAMES, SUIT_NAMES, Card, in_words, rank, suit
from games.cards.zones import hand
from games.crates.calls import CALLS
from games.crates.deal import PILE, SEQUENCE, UNDER, Deal, Options, after, call, draw, fitting, top
from games.engine import Action, OneOf, Option, Prompt, Say, Table
from games.language import gettext, lazy_gettext, localized


def one_turn(table: Table[Deal, Options], seat: int) -> Generator[Prompt, Action, int | None]:
    """A card that fits, and another on each six, or a draw. Returns who is next; None where the
    deal is over.
    """
    deal = table.facts
    deal.turn = seat
    if seat in deal.silent:
        deal.silent.remove(seat)
        table.tell("crates.silent", seat=seat)
        draw(table, seat, 2)
    in_sequence = deal.pips > 0
    card = yield from one_card(table, seat)
    while deal.six:
        card = yield from one_card(table, seat)
    if deal.pips or in_sequence:
        deal.ending = deal.ending or (deal.pips > 0 and not table.cards(hand(seat)))
        over = deal.ending and not deal.pips
    else:
        over = not table.cards(hand(seat))
    skips = card is not None and rank(card) == "4"
    if skips and not over:
        table.tell("crates.skips", seat=after(table, seat))
    return None if over else after(table, seat, 2 if skips else 1)


def one_card(table: Table[Deal, Options], seat: int) -> Generator[Prompt, Action, Card | None]:
    """Ask for a card, or a draw; returns the card that was played and has done its work."""
    deal = table.facts
    action = yield ask(table, seat)
    deal.six = False
    if action.do == "draw":
        if not table.virtual:
            table.suspect(seat, lazy_gettext("false pass"), hand(seat), fitting(table), draws=True)
        draw(table, seat, deal.pips or 1)
        deal.pips = 0
        return None
    card = action.card()
    table.move(PILE, UNDER, [top(table)])
    table.move(hand(seat), PILE, [card])  # not to be shown: it was named
    deal.called = None
    if rank(card) in CALLS:
        call(table, seat, action.word("suit"))
    if len(table.cards(hand(seat))) == 1:
        if action.flag("one_card"):
            table.tell("crates.one-card", seat=seat)
        elif seat not in deal.silent:
            deal.silent.append(seat)
    work(table, seat, card)
    return card


def ask(table: Table[Deal, Options], seat: int) -> Prompt:
    """Ask for a card that fits; of who has none, or with a real deck says so, for a draw."""
    deal, fits = table.facts, fitting(table)
    could = table.playable(hand(seat))
    cards = [card for card in could if card in fits]
    options = []
    if cards:
        reason = lazy_gettext("it does not fit")
        barred = dict.fromkeys((card for card in could if card not in fits), reason)
        values = {
            "card": table.held(hand(seat), cards, barred),
            "suit": OneOf(tuple(SUIT_NAMES)),
            "one_card": OneOf((True,)),
        }
        said = ("suit", "one_card")
        options.append(
            Option(
                seat,
                "play",
                values,
                optional=said,
                unlisted=said,
                check=lambda action: said_wrongly(table, action),
                private=table.virtual,
                weight=50,
            )
        )
    if not cards or not table.virtual:
        # With a real deck random people mostly play what they have: or a deal would not end.
        options.append(Option(seat, "draw", private=table.virtual, weight=1))
    code = "crates.sequence" if deal.pips else "crates.again" if deal.six else "crates.turn"
    return table.ask(
        code,
        *options,
        stage=f"after {table.now}",
        wording=after_a_call(table, seat),
        seat=seat,
        card=top(table),
        count=deal.pips,
    )


def after_a_call(table: Table[Deal], seat: int) -> Say | None:
    """Where an eight or nine has called a suit: what fits is another suit than the card's own."""
    if not (called := table.facts.called):
        return None
    which, upcard = SUIT_NAMES[called], RANK_NAMES[rank(top(table))]
    return Say("crates.called", {"seat": seat, "which": which, "rank": upcard})


def said_wrongly(table: Table[Deal], action: Action) -> str | None:
    """What is wrong with the suit that is called with a card, and with the one card announced."""
    card, left = action.card(), len(table.cards(hand(action.seat))) - 1
    if rank(card) in CALLS:
        suits = CALLS[rank(card)][suit(card)]
        if action.word("suit", "") not in tuple(suits):
            return gettext(
                "Say which suit you call with the {card}: {suits}.",
                card=in_words(card),
                suits=", ".join(str(localized(SUIT_NAMES[each])) for each in suits),
            )
    elif action.flag("suit"):
        return gettext("No suit is called with the {card}.", card=in_words(card))
    if action.flag("one_card") and left != 1:
        return gettext("“One card” is said by who has one left, not {left}.", left=left)
    return None


def work(table: Table[Deal], seat: int, card: Card) -> None:
    """What a card does. (A four leaves out whoever is next, an eight or nine has called a suit.)"""
    deal, here = table.facts, len(table.seats)
    if rank(card) == "6":
        deal.six = True
    elif rank(card) == "2" or (deal.pips and rank(card) == "A"):
        deal.pips += SEQUENCE[rank(card)]
    elif rank(card) == "5":
        for places in range(1, here):
            draw(table, after(table, seat, places), 1)
    elif rank(card) == "7":
        draw(table, after(table, seat, 1 if here <= 3 else 2), 1)
    elif rank(card) == "T" and here > 2:
        deal.reversed = not deal.reversed
        table.tell("crates.turns")
    elif rank(card) == "J" and here <= 3:
        draw(table, after(table, seat, here - 1), 1)
