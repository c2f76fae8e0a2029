"""Phrases that a record has in English, matched by their patterns: what a sentence's arguments and
the rows of a calculation say; and, in entries of older Croupiers alone, what a payment is for. They
are written into the book, or asked of old ones, so they stay as they are; a reader of another
language is told them in that one. What a payment is for is a code since (`Game.reasons`), and no
sentence of one is added here.
"""

import re
from functools import cache, lru_cache

from games.cards import RANK_NAMES, SUIT_NAMES
from games.language import ENGLISH, figure, is_known, language, translated

_PLURALS = [f"{name}es" if name == "six" else f"{name}s" for name in RANK_NAMES.values()]

PHRASES = (
    *SUIT_NAMES.values(),
    *RANK_NAMES.values(),
    *_PLURALS,
    # hands
    "royal flush",
    "straight flush",
    "four of a kind",
    "full house",
    "flush",
    "straight",
    "three of a kind",
    "two pair",
    "pair",
    "high card",
    "straight flush, {rank} high",
    "flush, {rank} high",
    "straight, {rank} high",
    "four {ranks}",
    "full house, {ranks} full of {others}",
    "three {ranks}",
    "two pair, {ranks} and {others}",
    "pair of {ranks}",
    "{rank} high",
    # the same in a sentence, where they take an article (`with_article`)
    "a royal flush",
    "a straight flush, {rank} high",
    "a full house, {ranks} full of {others}",
    "a flush, {rank} high",
    "a straight, {rank} high",
    "a pair of {ranks}",
    "prial",
    "running flush",
    "run",
    # the streets of a board
    "before the flop",
    "on the flop",
    "on the river",
    "better",
    "worse",
    "equal",
    "the flop",
    "the last two of the board",
    "the dealer's hand",
    "blind",
    "play",
    "trips",
    "pays {odds}",
    "loses",
    "pushes",
    "{paid} less breakage",
    # show
    "hand",
    "cards",
    "card turned",
    "card in hand",
    "card at place {place}",
    "the upcard",
    "the trump",
    "the middle",
    "the rail",
    "the next card of the race",
    "the card that makes trumps",
    "the first number card of {companies}",
    "{one} or {other}",
    # faults
    "revoke",
    "false pass",
    "heart led",
    "false lead",
    "false announcement",
    # money
    "ante",
    "marker",
    "{points} points",
    "bura",
    "molodka",
    "wrong claim forfeits",
    "{count} share of {company}",
    "{count} shares of {company}",
    "{what}: {points}",
    "all the hearts",
    "all the queens",
    "all the tricks",
    "tricks",
    "cards left",
    "the king of hearts",
    "the 25",
    "the 50",
    "the 75",
    "the 100",
    # scores
    "a trick",
    "a heart",
    "a queen",
    "{count} tricks",
    "{count} hearts",
    "{count} queens",
    "the last trick",
    "the first showdown",
    "the second showdown",
    "the best hand",
    "cards won",
    "last tricks",
    "matches",
    "marriages",
    "the worst hand",
    "out",
    "the comet",
    "pressures",
    "{points} no trump",
    "{bid} made",
    "{bid} broken",
    "defending",
    "defending, above {score}",
    "closed in vain",
    "a wrong declaration",
    "declared before the closer",
    "{points} declared against {theirs}",
    # what stands against a card, a bid or a price
    "{suit} were led",
    "{card} was led; beat it in its suit, else follow suit, else play a trump",
    "hearts may not be led to the first trick",
    "one of the marriage must be led",
    "it fits nowhere yet",
    "it has not this power; take the action back",
    "another card lies on top by now",
    "{player} was first",
    "it does not fit",
    "wanted is {which}",
    "with it the hand is no misdeal; take the claim back",
    "{company} are bankrupt, and nobody buys them until a card gives them a price",
    "that would make {shares}, and {most} are the most",
    "{shares} cost {cost}, and {player} has {chips}",
    "{company} at {before} may rise by {most} at most, not by {change}",
    "{company} at {before} may fall by {most} at most, not by {change}",
    "{player} bid {price} and has {chips} left",
    "three trumps",
    "three aces",
    "three cards of one plain suit",
    "option",
    "key of the carry",
    # edges
    "even money at least, on every win",
    "even money from a straight up, else a push",
    "from three of a kind up",
    "{means}; the house {edge}",
    "{means}; the bank keeps about {chips} of 100",
    "{means}; guests win about {chips} of 100: for a generous host",
    "In the long run the house {edge}, Ante, Blind and Play together.",
    "In the long run the house {edge}.",
    "keeps about nothing of what is {staked}",
    "keeps about {chips} chips of every 100 {staked}",
    "loses about {chips} chips on every 100 {staked}",
    "anted",
    "staked",
    "staked on Trips",
)
"""The phrases, with names in braces where they hold others, or figures or cards; ``{count}`` is a
figure.
"""
OLD_REASONS = (
    "undo: {what}",
    "amended: {what}",
    "{bet} back",
    "{bet} folded",
    "{bet} loses",
    "{bet} pushes",
    "{bet} wins",
    "{bet} pays {odds}",
    "play ×{times}",
    "marker repaid",
    "game won",
    "game broken up",
    "wrong claim doubles",
    "{shares} at {price}",
    "buy-in",
    "debt",
    "deposit",
    "money back",
    "the bank",
    "what is left of the bank",
    "what the bank lacks",
    "the pot",
    "{card} sold",
    "{card} sold, entered by the dealer",
    "unseen card",
    "pot, with {card}",
    "ticket {number}",
    "ticket {number} cancelled",
    "{pool} pays {reckoning}",
    "end of the meeting",
    "stake",
    "token",
)
"""What payments are for in the entries of Croupiers up to 0.1.0, beside the phrases: their
transfers have the English sentence and no code. Nothing is added here.
"""
WORDS = tuple(
    re.split(
        r",\s+",
        """after, agree, amount, announce, answer, answered, ante, aside, at once, bank, before,
    bet, bets, bid, bidder, blind, blind paytable, board, brag, broken, burned, buy, buy in,
    cancel, card, cards, cards in play, casino, certificates, check, choose, circle, clear,
    close, commitment, course, covered, cut, deal, dealer, declare, deposit, discard,
    discards, double, down, draw, end, even, exchange, first lead, fold, for, forfeit, from,
    give, hairy ape, hand, held, home, horses, items, joker, keep, kind, lead, left, limit,
    limits, lines, market, marriage, marry, max shares, maximum bet, middle, minimum bet,
    minimum bid, misdeal, money, must swap, next trick, no, no trump, none, odds, off, offer,
    one, one or three, open, pass, pile, plain, play, played, points, pool, position, pot,
    price, races, rail, ranking, reshuffle, result, run, sale, scores, seat, seed, sell, show,
    split, stake, stock, stop, suit, swap, swap all, take, taken, taken by, target, ticket,
    times, to, token, tokens, took, train, train ten, trick, tricks, trips, trips paytable,
    trump, turn, turned, type, unseen, up, upcard, who, withdraw, won, wrong claim, yes,
    yield, zero""",
    )
)
"""Single words of games: what is done, options and their values, places. The journal, which names
no game beside an action, says these; what a game calls otherwise is in its own catalogue.
"""
_NAME = re.compile(r"\\\{(\w+)\\\}")
_VERBATIM = frozenset(("player", "table", "reason"))
"""What people have named or written, which is said in no language."""
_FIGURE = re.compile(r"-?\d[\d,]*(\.\d+)?")


def reworded(phrase: str, phrases: tuple[str, ...] = PHRASES) -> str:
    """A phrase in the language of whoever asks; one that is none of `phrases` stays as it is."""
    return phrase if language() == ENGLISH else _reworded(phrase, phrases, language())


def with_article(phrase: str) -> str:
    """A phrase as it stands in a sentence, in the language of whoever asks: "a pair of tens". One
    that takes no article, like "three kings" and "ace high", stays as it is.
    """
    articled = f"a {phrase}"
    known = articled in PHRASES or any(
        template.startswith("a ") and pattern.fullmatch(articled)
        for template, pattern in _patterns(PHRASES)
    )
    return reworded(articled if known else phrase)


def old_reason(why: str) -> str:
    """What a payment is for, in the language of whoever asks, by the English sentence alone: for
    entries without a code.
    """
    return reworded(why, (*OLD_REASONS, *PHRASES))


def word(text: str, game: str = "") -> str:
    """A single word of a game in the language of whoever asks: the game's own, or one of `WORDS`;
    another text stays as it is.
    """
    own = f"{text}##of {game}"
    return translated(own if is_known(own) else f"{text}##of a game")


@lru_cache(maxsize=4096)
def _reworded(phrase: str, phrases: tuple[str, ...], _language: str) -> str:
    if _FIGURE.fullmatch(phrase):
        return figure(phrase)
    known = translated(phrase)
    if known != phrase:
        return known
    for template, pattern in _patterns(phrases):
        if found := pattern.fullmatch(phrase):
            parts = {
                name: part if name in _VERBATIM else reworded(part, phrases)
                for name, part in found.groupdict().items()
            }
            return translated(template).format_map(parts)
    return phrase


@cache
def _patterns(phrases: tuple[str, ...]) -> list[tuple[str, re.Pattern[str]]]:
    """Those that hold others, the most exact first."""
    holding = [template for template in phrases if "{" in template]
    holding.sort(key=lambda template: -len(re.sub(r"\{\w+\}", "", template)))
    return [(template, re.compile(_NAME.sub(_named, re.escape(template)))) for template in holding]


def _named(name: re.Match[str]) -> str:
    return f"(?P<{name[1]}>{r'[0-9]+' if name[1] == 'count' else '.+?'})"
