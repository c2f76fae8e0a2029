"""Facts of entries in words, for findings: what stands in an entry, and what should, as a person
says it. Findings are kept, so this is English; a screen says them in its own language
(`web.shown.findings`).
"""

from collections.abc import Iterable, Mapping, Sequence

from games.cards import in_words as card_in_words
from games.cards import is_card
from ledger.state.words import text_error
from ledger.store.canonical import JSON

LONGEST = 80
"""Characters of a text that somebody typed, or forged."""
NOTHING = "nothing"
LABELS = {
    "against": "what the chips are bought against",
    "amends": "the entry that is amended",
    "at": "the time",
    "balance": "the balance",
    "book": "what the book had",
    "booked": "the cash that is booked",
    "bought": "the chips that are paid for",
    "brought": "the debt that is brought",
    "by": "who did it",
    "cards": "the cards",
    "carry": "what the last round left",
    "cashed": "the chips that are paid out",
    "chip_set": "the chips there are",
    "chip_value": "what a chip is worth",
    "chips": "the chips",
    "commitment": "the promise of a shuffle",
    "commodity": "what the account counts",
    "corrects": "the entry that is taken back",
    "counted": "what was counted",
    "counts": "the counts",
    "cut": "the words of the cut",
    "dealer": "the seat that has the deal",
    "drawn": "who drew what",
    "finished": "whether the round is over",
    "float": "the cash that is added",
    "floor": "the least that it may hold",
    "format": "the version of the rules",
    "game": "the game",
    "giver": "who gives",
    "holders": "who still has chips",
    "last transfer": "the last transfer",
    "limit": "the most that is lent",
    "lot": "whether the deal was drawn by lot",
    "name": "the name",
    "of": "where the debt comes from",
    "options": "the options",
    "owed": "what is owed from now on",
    "play": "whether phones play",
    "player": "the player",
    "program": "whether the program plays",
    "purpose": "the purpose",
    "reasons": "what the payments are for",
    "replaces": "the promise that is replaced",
    "seat": "the seat",
    "seats": "who sits there",
    "seed": "the seed",
    "settled": "the markers that are settled",
    "show": "whether hints are shown",
    "slug": "the name in addresses",
    "stands": "the actions that are left",
    "taker": "who takes",
    "undoes": "the entry that is undone",
    "was": "what it was before",
    "what": "what it is for",
    "why": "the reason",
    "with": "what it is repaid with",
    "word": "the word",
}
"""What a fact is called, where its own name would not tell."""


def label(fact: str) -> str:
    """What a fact is called."""
    return LABELS.get(fact, fact.replace("_", " "))


def sentence(fact: str, value: object) -> str:
    """The sentence that tells a fact as it stands."""
    return f"{label(fact)}: it says {in_words(value)}."


def in_words(value: object) -> str:
    """Any value of an entry."""
    if value is None or (isinstance(value, str | list | tuple | dict) and not value):
        return NOTHING
    match value:
        case bool():
            return "yes" if value else "no"
        case int():
            return f"{value:,}"
        case str():
            return card_in_words(value) if is_card(value) else quoted(value)
        case Mapping():
            return _mapping(value)
        case Sequence() if all(map(is_card, value)):
            return " ".join(map(card_in_words, value))
        case Sequence():
            return "; ".join(map(in_words, value))
    return quoted(str(value))


def debts(owed: Mapping[int, int] | Mapping[str, JSON]) -> str:
    """What players owe, by their seats."""
    return "; ".join(f"seat {seat} owes {in_words(debt)}" for seat, debt in owed.items()) or NOTHING


def quoted(text: str) -> str:
    """A text as it stands, with names in the place of letters that cannot be seen."""
    shown = "".join(
        letter if letter == " " or not text_error(letter) else f"(U+{ord(letter):04X})"
        for letter in text[:LONGEST]
    )
    return unbracketed(shown) + ("…" if len(text) > LONGEST else "")


def unbracketed(text: str) -> str:
    """A text that may hold what a forger wrote, without the brackets that nobody reads aloud."""
    return "".join(_PLAIN.get(letter, letter) for letter in text)


def listed(transfers: Iterable[tuple[str, str, int, str]]) -> str:
    """Transfers, one after the other."""
    return (
        "; ".join(
            f"{amount:,} from {quoted(source)} to {quoted(target)} ({quoted(why)})"
            for source, target, amount, why in transfers
        )
        or NOTHING
    )


_PLAIN = {"{": "(", "}": ")", "[": "(", "]": ")"}


def _mapping(value: Mapping[str, JSON]) -> str:
    match value:
        case {"seat": seat, "player": player, "name": name, "chips": chips}:
            who = quoted(str(name))
            return f"seat {seat}: player {player}, {who}, with {in_words(chips)} chips"
        case {"seat": seat, "player": player, "card": card}:
            return f"seat {seat}: player {player}, with {in_words(card)}"
        case {"seat": seat, "player": player}:
            return f"seat {seat}: player {player}"
        case {"player": player, "chips": chips}:
            return f"player {player} with {in_words(chips)} chips"
        case {"value": chip, "count": count}:
            return f"{in_words(count)} chips of {in_words(chip)}"
        case {"value": chip, "colour": colour}:
            return f"{quoted(str(colour))} for {in_words(chip)}"
        case {"minor": minor, "currency": currency}:
            return f"{in_words(minor)} of the smallest coin of {currency}"
        case {"night": night, "seal": seal, "player": player}:
            return f"player {player} of the night {night}, under the seal {seal}"
    return ", ".join(
        f"{quoted(name.replace('_', ' '))} {_inner(part)}" for name, part in value.items()
    )


def _inner(value: object) -> str:
    """A value inside another one: what holds several things stands in brackets."""
    return f"({in_words(value)})" if isinstance(value, list | dict) and value else in_words(value)
