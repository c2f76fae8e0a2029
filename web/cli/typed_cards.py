"""Cards, and heaps of them, as people type and read them at a terminal."""

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from games.cards import JOKER, SUIT_SIGNS, UNSEEN, in_words, is_card
from games.engine import JSON


def shown(value: object) -> str:
    """A value as people read it at a terminal: cards with the signs of their suits."""
    if is_card(value) or value == UNSEEN:
        return in_words(value)
    if isinstance(value, Mapping):
        return " ".join(map(shown, value.values()))
    if isinstance(value, (list, tuple)):
        return ", ".join(
            heap_shown(part) if isinstance(part, list) else shown(part) for part in value
        )
    if isinstance(value, str) and all(map(is_card, value.split("="))):
        return "=".join(map(in_words, value.split("=")))
    return "yes" if value is True else str(value)


def meant(said: str, values: Sequence[JSON]) -> JSON:
    """The value that was meant: as it stands, or as it is shown."""
    for value in values:
        if said.lower() in (str(value).lower(), shown(value).lower()):
            return value
    return _card(said)


def _card(said: str) -> str:
    """A card as people type it: ``7H``, ``10♥``, ``joker``, ``Jk=7D``; other words as they are."""

    def face(part: str) -> str:
        text = part.lower().replace("10", "t")
        for suit, sign in SUIT_SIGNS.items():
            text = text.replace(sign, suit)
        card = JOKER if text == "joker" else text.capitalize()
        return card if is_card(card) else part

    return "=".join(map(face, said.split("=")))


def read_heaps(said: str, lying: Sequence[Sequence[str]]) -> JSON:
    """Heaps as people type them, ``7H 8H 9H, KS KD KC``, after those of `lying` of which nothing is
    said: a number stands for all cards of a heap that lies there, a number below zero for none.
    """
    if said.startswith("["):
        try:
            whole: JSON = json.loads(said)
        except ValueError:
            return said
        return whole
    named, heaps = set(), []
    for part in said.split(","):
        heap: list[str] = []
        for word in part.split():
            number = word.removeprefix("-")
            if not (number.isdecimal() and 1 <= int(number) <= len(lying)):
                heap.append(_card(word))
                continue
            named.add(int(number))
            if word == number:
                heap += lying[int(number) - 1]
        if heap:
            heaps.append(heap)
    stay = [list(heap) for number, heap in enumerate(lying, 1) if number not in named]
    return stay + heaps


def heap_shown(cards: Sequence[str]) -> str:
    """Cards as they are typed, too: ``7♥ joker=8♥ 9♥``."""
    return " ".join(map(shown, cards))


def heaps_in(facts: Mapping[str, JSON]) -> Mapping[tuple[str, ...], Sequence[Sequence[str]]]:
    """The heaps that a game keeps in its facts, by the sorted cards that lie in them together."""
    kept = dict[tuple[str, ...], Sequence[Sequence[str]]]()
    for fact in facts.values():
        for heaps in _lists(fact):
            laid = sorted(card.split("=")[0] for heap in heaps for card in heap)
            kept.setdefault(tuple(laid), heaps)
    return kept


def _lists(fact: Any) -> Iterator[Sequence[Sequence[str]]]:
    """The lists of lists of words in what a game keeps: for all, or by seat."""
    for each in fact.values() if isinstance(fact, Mapping) else [fact]:
        heaps = each if isinstance(each, list) else [each]
        if all(
            isinstance(heap, list) and all(isinstance(laid, str) for laid in heap) for heap in heaps
        ):
            yield heaps
