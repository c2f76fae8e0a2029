"""Triple Play: what the rules say of melds that somebody puts together, before they are laid or
take the pile.
"""

from collections.abc import Mapping, Sequence

from games.cards import Card
from games.engine import JSON, Action, Draft, JudgedHeap, Table
from games.language import gettext, lazy_gettext
from games.triple_play.asking import melds_value, named_melds, opening
from games.triple_play.layout import Deal, top
from games.triple_play.melds import LEAST, NAMES, meld_of, worth
from games.triple_play.values import Meld


def hand_groups(
    cards: Sequence[Card], _zones: Mapping[str, Sequence[Card]]
) -> list[Sequence[Card]]:
    """What makes a meld without other cards of the hand, and last what does not."""
    alike = {name: [card for card in cards if meld_of(card) == name] for name in NAMES}
    groups: list[Sequence[Card]] = [held for held in alike.values() if len(held) >= LEAST]
    named = {meld_of(held[0]) for held in groups}
    return [*groups, [card for card in cards if meld_of(card) not in named]]


def judge(table: Table[Deal], action: Action, _heaps: Sequence[Sequence[Card]]) -> Draft:
    """What the rules say of the melds that the action names: each by the points of its cards, and
    all of them by what they come to. For the pile the one of its top card's name takes it.
    """
    rows = action.args.get("melds")
    if type(rows) is list and any(type(row) is dict and row.get("rank") == "3" for row in rows):
        return Draft((), None, gettext("Threes go into no meld."))
    if wrong := melds_value(table, action.seat).error(rows):
        return Draft((), None, wrong)
    melds = named_melds(action)
    args = pile_args(table, melds) if action.do == "pile" else {"melds": rows}
    refusal = "" if args else gettext("Put two cards to the top of the pile.")
    return Draft(
        tuple(judge_meld(meld) for meld in melds), args, refusal, note=worth_of(table, action)
    )


def judge_meld(meld: Meld) -> JudgedHeap:
    """What the cards of one meld count."""
    return JudgedHeap(lazy_gettext("worth {points}", points=worth(meld.cards)), ())


def pile_args(table: Table[Deal], melds: Sequence[Meld]) -> Mapping[str, JSON] | None:
    """What takes the pile with these melds: the cards that go with its top, and the others. None
    where nothing goes with it.
    """
    card = top(table)
    pair = [meld for meld in melds if card is not None and meld.rank == meld_of(card)]
    if not pair:
        return None
    others: list[JSON] = [
        {"rank": meld.rank, "cards": [*meld.cards]} for meld in melds if meld not in pair
    ]
    return {"cards": [*pair[0].cards], **({"melds": others} if others else {})}


def worth_of(table: Table[Deal], action: Action) -> str:
    """What all cards named count, with the top of the pile where they take it."""
    melds = named_melds(action)
    points = sum(worth(meld.cards) for meld in melds)
    card = top(table)
    if action.do == "pile" and card is not None and meld_of(card) in [meld.rank for meld in melds]:
        points += worth([card])
    if table.facts.of(action.seat).opened:
        return gettext("worth {points}", points=points)
    return gettext("worth {points} of {needed} to open", points=points, needed=opening(table))
