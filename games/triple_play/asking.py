"""What is asked in a turn of Triple Play, and what is wrong with an answer."""

from collections.abc import Iterator, Sequence
from functools import partial

from games.cards import Card
from games.cards.scores import partners, side_of
from games.cards.zones import cannot_hold, hand
from games.engine import JSON, Action, OneOf, Option, Prompt, Table, Value, Whole
from games.engine.values import Draw
from games.language import gettext, lazy_gettext
from games.triple_play.layout import Deal, cards_left, in_sight, stock_count, top, unfinished
from games.triple_play.melds import (
    CANASTA,
    NO_WILD,
    PACKS,
    Canasta,
    canasta,
    is_black_three,
    is_red_three,
    is_wild,
    letter,
    meld_error,
    meld_of,
    missing,
    worth,
)
from games.triple_play.values import PAIR, Meld, Melds, Pair

OPENING = (50, 90, 120, 150)
"""What a side's first meld must be worth in the first deals of a game; the last of them in any
later one.
"""
DRAWN = 2
"""How many cards are drawn."""
RED_THREES = ("3d", "3h")
MOST_LEFT = 500
"""The most that a card costs which is left over, and below it the steps of such a sum."""
STEP = 5


# Step b: draw, or take the pile


def ask_to_begin(table: Table[Deal], seat: int) -> Prompt:
    """Ask for two cards, or the pile; where fewer than two are left, for the end of the deal."""
    draws = stock_count(table) >= DRAWN
    options = [Option(seat, "draw" if draws else "pass", weight=10 if draws else 1)]
    if pile := list(pile_option(table, seat)):
        code = "triple-play.draw-or-pile" if draws else "triple-play.pile-or-pass"
    else:
        code = "triple-play.draw" if draws else "triple-play.pass"
    return asked(table, code, seat, [*options, *pile])


def pile_option(table: Table[Deal], seat: int) -> Iterator[Option]:
    """The option to take the pile, where all can see that it might be had."""
    card, held = top(table), table.cards(hand(seat))
    if card is None or is_black_three(card) or len(held) < PAIR:
        return
    melds = unfinished(table, seat)
    if len(melds.get(meld_of(card), ())) + PAIR + 1 > CANASTA:
        return
    values: dict[str, Value] = {
        "cards": Pair(offered(table, seat), partial(guess, table, seat), card)
    }
    optional: tuple[str, ...] = ()
    if not table.facts.of(seat).opened:
        values["melds"] = melds_value(table, seat)
        optional = ("melds",)
    yield Option(
        seat,
        "pile",
        values,
        optional,
        partial(pile_refusal, table),
        private=table.virtual,
        unlisted=("cards", "melds"),
    )


def pile_refusal(table: Table[Deal], action: Action) -> str | None:
    """Why the pile is not to be had with these cards."""
    deal, seat, pair, card = table.facts, action.seat, action.cards(), top(table)
    assert card is not None
    melds = named_melds(action)
    used = [*pair, *(each for meld in melds for each in meld.cards)]
    if why := cannot_hold(table, seat, used) or pair_refusal(card, pair):
        return why
    name = meld_of(card)
    if any(meld.rank == name for meld in melds):
        return gettext("The other melds are of other ranks than the top of the pile.")
    taken = [Meld(name, [*pair, card]), *melds]
    if why := melds_refusal(table, seat, taken):
        return why
    rest = len(table.cards(hand(seat))) - len(used) + pile_size(table) - 1
    if rest == 0 and seat in deal.feet:
        return gettext("The last card goes by a meld or a discard that goes out, not for the pile.")
    return None


def pile_size(table: Table[Deal]) -> int:
    """How many cards the pile has."""
    return len(table.cards("pile"))


def pair_refusal(card: Card, pair: Sequence[Card]) -> str | None:
    """Why these two cannot be melded with the top of the pile."""
    if is_wild(card):
        if all(letter(each) == letter(card) for each in pair):
            return None
        return gettext("A wild card is taken with two more of its kind.")
    natural = [each for each in pair if meld_of(each) == meld_of(card)]
    wild = [each for each in pair if is_wild(each)]
    if len(natural) + len(wild) < PAIR or not natural:
        return gettext("The top of the pile is taken with two of its rank, or one and a wild card.")
    if wild and meld_of(card) in NO_WILD:
        return gettext("Fives and sevens are taken with two of their rank.")
    return None


# Steps c and d: meld, ask for leave, end the turn


def ask_to_meld(table: Table[Deal], seat: int) -> Prompt:
    """Ask for melds, and the end of the turn."""
    deal, held = table.facts, len(table.cards(hand(seat)))
    options: list[Option] = []
    if held:
        options.append(
            Option(
                seat,
                "meld",
                {"melds": melds_value(table, seat)},
                check=partial(meld_refusal, table),
                private=table.virtual,
                weight=30,
                unlisted=("melds",),
            )
        )
    may_ask = seat in deal.feet and not deal.asked and len(missing(deal.of(seat).canastas)) <= 1
    if may_ask:
        options.append(Option(seat, "ask"))
    discards = deal.taken == "draw" and may_discard(table, seat)
    if discards:
        listed = () if table.virtual else ("card",)
        value = {"card": discard_value(table, seat)}
        options.append(
            Option(seat, "discard", value, private=table.virtual, unlisted=listed, weight=5)
        )
    else:
        options.append(Option(seat, "done", weight=5))
    code = "triple-play.meld-or-discard" if discards else "triple-play.meld-or-done"
    return asked(table, code if held else "triple-play.done", seat, options)


def may_discard(table: Table[Deal], seat: int) -> bool:
    """Whether there is a card that may be discarded: a last one, with the foot picked up, may be
    only by going out.
    """
    held = len(table.cards(hand(seat)))
    return held > 1 or (
        held == 1 and (seat not in table.facts.feet or table.facts.may_go_out(seat))
    )


def discard_value(table: Table[Deal], seat: int) -> Value:
    """Any card of the hand; of a real deck no red three."""
    if table.virtual:
        return table.held(hand(seat))
    cards = [card for card in table.playable(hand(seat)) if not is_red_three(card)]
    why_not = dict.fromkeys(RED_THREES, lazy_gettext("red threes are laid, never discarded"))
    return table.held(hand(seat), cards, why_not)


def meld_refusal(table: Table[Deal], action: Action) -> str | None:
    """Why these melds cannot be laid."""
    seat, melds = action.seat, named_melds(action)
    used = [card for meld in melds for card in meld.cards]
    return (
        cannot_hold(table, seat, used)
        or melds_refusal(table, seat, melds)
        or last_card_refusal(table, seat, melds, len(table.cards(hand(seat))) - len(used))
    )


def last_card_refusal(
    table: Table[Deal], seat: int, melds: Sequence[Meld], left: int
) -> str | None:
    """Why so few cards cannot be left in the hand after these melds."""
    deal = table.facts
    if left or brings_knee(table, seat, melds):
        return None
    if seat in deal.feet:
        if deal.may_go_out(seat, finished_by(table, seat, melds)):
            return None
        if not deal.leave:
            return gettext("The partner has not allowed it in this turn: keep a card.")
        return gettext("Your side lacks canastas to go out: keep a card.")
    if seat in deal.knees or deal.taken == "pile":
        return None
    return gettext("Keep a card to discard.")


def brings_knee(table: Table[Deal], seat: int, melds: Sequence[Meld]) -> bool:
    """Whether these melds finish the side's first canasta."""
    return not table.facts.of(seat).canastas and bool(finished_by(table, seat, melds))


def finished_by(table: Table[Deal], seat: int, melds: Sequence[Meld]) -> list[Canasta]:
    """The canastas that these melds finish."""
    there = unfinished(table, seat)
    together = {meld.rank: [*there.get(meld.rank, ()), *meld.cards] for meld in melds}
    return [canasta(name, cards) for name, cards in together.items() if len(cards) == CANASTA]


# Melds of either step


def named_melds(action: Action) -> list[Meld]:
    """The melds that an action names."""
    return action.rows("melds", Meld) if action.flag("melds") else []


def melds_refusal(table: Table[Deal], seat: int, melds: Sequence[Meld]) -> str | None:
    """Why these cannot be added to what lies there, or are too little to open with."""
    there = unfinished(table, seat)
    for meld in melds:
        if why := meld_error(meld.rank, [*there.get(meld.rank, ()), *meld.cards]):
            return why
    needed, points = opening(table), sum(worth(meld.cards) for meld in melds)
    if not table.facts.of(seat).opened and points < needed:
        return gettext(
            "A side's first melds of this deal are worth {needed} or more, not {points}.",
            needed=needed,
            points=points,
        )
    return None


def opening(table: Table[Deal]) -> int:
    """What a side's first melds must be worth in this deal."""
    return OPENING[min(table.facts.deal, len(OPENING)) - 1]


def melds_value(table: Table[Deal], seat: int) -> Melds:
    """The melds that a seat may name."""
    return Melds(offered(table, seat), partial(guess, table, seat), unfinished(table, seat))


def offered(table: Table[Deal], seat: int) -> tuple[Card, ...]:
    """The cards that a screen offers for melds: those of the hand, each as often as it is there, or
    of a real deck all that may be there, each once.
    """
    if table.virtual:
        return tuple(table.cards(hand(seat)))
    return tuple(card for card in table.playable(hand(seat)) if letter(card) != "3")


def guess(table: Table[Deal], seat: int, draw: Draw) -> Sequence[Card]:
    """What somebody who plays at random goes by: the hand, or with a real deck as many of the cards
    that nobody has seen.
    """
    held = table.cards(hand(seat))
    if table.virtual:
        return held
    faces = list(table.unseen_faces().elements())
    unseen = [card for card in faces if letter(card) != "3"] or faces
    first = draw(len(unseen))
    # Neighbours in the order of the faces would be equal cards only.
    return [unseen[(first + 53 * number) % len(unseen)] for number in range(len(held))]


# The partner's leave


def ask_for_leave(table: Table[Deal], seat: int) -> Prompt:
    """Ask the partner of a seat whether it may go out. Nobody else acts."""
    partner = next(other for other in partners(side_of(seat)) if other != seat)
    answer = Option(partner, "answer", {"allow": OneOf((True, False))})
    stage = f"turn {table.facts.turns}, leave"
    return table.ask("triple-play.leave", answer, stage=stage, seat=partner, to=seat)


# A real deck


def asked(
    table: Table[Deal], code: str, seat: int, options: Sequence[Option], **args: JSON
) -> Prompt:
    """The prompt of a turn; with a real deck red threes may be laid besides."""
    step = table.facts.taken or "begin"
    return table.ask(
        code,
        *options,
        *red_options(table, seat),
        stage=f"turn {table.facts.turns}, {step}",
        awaited=[seat],
        seat=seat,
    )


def red_options(table: Table[Deal], turn: int) -> Iterator[Option]:
    """With a real deck: a red three of the hand is laid, by any seat until somebody has drawn or
    taken the pile, from then on by the seat whose turn it is.
    """
    if table.virtual:
        return
    cards = tuple(card for card in RED_THREES if in_sight(table, card) < PACKS)
    for seat in [turn] if table.facts.begun else table.in_turn():
        if cards and table.cards(hand(seat)):
            yield Option(seat, "red", {"card": OneOf(cards)}, scope="red", weight=2)


def ask_what_is_left(table: Table[Deal], seat: int) -> Prompt:
    """With a real deck: ask a seat what the cards cost that it has left."""
    count = len(cards_left(table, seat))
    option = Option(seat, "left", {"points": Whole(STEP, MOST_LEFT * count, STEP)})
    return table.ask("triple-play.left", option, stage=f"left {seat}", seat=seat, count=count)
