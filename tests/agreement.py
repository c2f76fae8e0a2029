"""The shuffle in Python against the shuffle in JavaScript: random cases, done in both, compared to
the last card.
"""

import random
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any, TypeAlias

from playwright.sync_api import Page

from games.cards import JOKER, RANKS, Card, pack
from games.engine.shuffle import CUT_LENGTH, Draws, commitment, cut_error, joined_cut, shuffled

Outcome: TypeAlias = tuple[str, str, list[int]]
"""The commitment, the order of the cards in one word, and the draws below the limits."""

BATCH = 2_000
"""Cases that go to the page at a time."""

LETTERS = [
    "abcdefghijklmnopqrstuvwxyz ABC 0123456789",
    "żółćąęśń ÄÖÜß éèê Ññ İı ﬁ",
    "Ελλάδα Привет שלום مرحبا हिन्दी ไทย",
    "漢字かな한글 豈",
    "♠♥♦♣ 🂡🃏🎲👩‍👩‍👧‍👦🇭🇺 \u200f\u200d\ufe0f\ufeff\x00\x7f",
    "\u0301\u0323\u0307a\u0344q\u0341",
    "\\\"'`${}<>&\t%",
]
"""What the words of cuts are made of: letters of one, two, three and four bytes, marks that
compose, what programs trip over.
"""

_ROUGH = (3 << 30, (1 << 31) + 1, (1 << 32) - 1, 1 << 32, 10**9 + 7, 2_863_311_531)
"""Limits of which up to every second number must be thrown away; of small ones it is one in a
hundred million.
"""

_IN_THE_PAGE = """async (cases) => {
  const { commitment, draws, redo } = await import("/modules/web/frontend/kit/shuffle.js");
  const { fromHex } = await import("/modules/web/frontend/kit/sha256.js");
  return cases.map(([figures, cut, shuffle, cards, limits]) => {
    const seed = fromHex(figures);
    const order = redo(seed, cut, shuffle, cards.match(/../g) ?? []);
    return [commitment(seed), order.join(""), limits.map(draws(seed, cut, shuffle))];
  });
}"""


@dataclass(frozen=True, slots=True)
class Case:
    """A shuffle to be done twice."""

    seed: bytes
    cut: str
    shuffle: int
    cards: tuple[Card, ...]
    limits: tuple[int, ...]
    """Numbers to draw below as well, from the same stream."""

    def data(self) -> list[Any]:
        """The case for JSON."""
        return [self.seed.hex(), self.cut, self.shuffle, "".join(self.cards), self.limits]


def cases(count: int, seed: int) -> Iterator[Case]:
    """So many random cases; the same seed gives the same ones."""
    chance = random.Random(seed)
    for _ in range(count):
        yield Case(
            seed=chance.randbytes(32),
            cut=joined_cut(_word(chance) for _ in range(chance.choice([0, 1, 1, 2, 7]))),
            shuffle=chance.choice([1, 1, 1, 2, 3, 10, chance.randint(1, 10**9)]),
            cards=tuple(_deck(chance)),
            limits=tuple(
                chance.choices([*_ROUGH, chance.randint(1, 1 << 32), chance.randint(1, 60)], k=4)
            ),
        )


def _word(chance: random.Random) -> str:
    letters = chance.choice(LETTERS)
    word = "".join(chance.choices(letters, k=chance.randint(0, CUT_LENGTH)))
    word = unicodedata.normalize("NFC", word)[:CUT_LENGTH]
    return "" if cut_error(word) else word


def _deck(chance: random.Random) -> list[Card]:
    """Some packs of some ranks, with some cards missing and some jokers, named in any order."""
    ranks = RANKS[chance.choice([0, 0, 0, 1, 4, 5, 8]) : chance.choice([13, 13, 13, 12, 9])]
    cards = [
        *pack(ranks) * chance.choice([1, 1, 1, 1, 2, 2, 3, 8]),
        *[JOKER] * chance.choice([0, 0, 1, 2, 4, 8]),
    ]
    chance.shuffle(cards)
    missing = chance.choice(
        [0, 0, 0, 1, 4, len(cards) // 2, max(0, len(cards) - chance.randint(0, 3))]
    )
    return cards[missing:]


def in_python(case: Case) -> Outcome:
    """What the server makes of a case."""
    draws = Draws(case.seed, case.cut, case.shuffle)
    order = shuffled(case.cards, Draws(case.seed, case.cut, case.shuffle))
    return commitment(case.seed), "".join(order), [draws.below(limit) for limit in case.limits]


def in_the_page(page: Page, some: Sequence[Case]) -> list[Outcome]:
    """What the browser makes of these cases, in one call."""
    return [tuple(answer) for answer in page.evaluate(_IN_THE_PAGE, [case.data() for case in some])]


def disagreements(page: Page, many: Iterator[Case]) -> Iterator[Case]:
    """The cases of which the two make different things."""
    while some := list(islice(many, BATCH)):
        theirs = in_the_page(page, some)
        yield from (
            case for case, outcome in zip(some, theirs, strict=True) if outcome != in_python(case)
        )
