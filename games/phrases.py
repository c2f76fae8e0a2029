"""What payments are for in the entries of Croupiers up to 0.1.0, whose transfers have the English
sentence and no code: it is matched by its pattern, and said in the language of the screen. What is
written since has a code and its arguments (`Game.reasons`), and what a game says otherwise is a
`games.language.LazyText`: nothing is added here.
"""

from games.prose import reworded

OLD_REASONS = (
    "undo: {what}",
    "amended: {what}",
    "{bet} back",
    "{bet} folded",
    "{bet} loses",
    "{bet} pushes",
    "{bet} wins",
    "{bet} pays {odds}",
    "{paid} less breakage",
    "ante",
    "blind",
    "play",
    "trips",
    "play ×{times}",
    "marker",
    "marker repaid",
    "game won",
    "game broken up",
    "bura",
    "{points} points",
    "wrong claim doubles",
    "wrong claim forfeits",
    "{count} share of {company}",
    "{count} shares of {company}",
    "{shares} at {price}",
    "clubs",
    "diamonds",
    "hearts",
    "spades",
    "buy-in",
    "debt",
    "deposit",
    "money back",
    "the bank",
    "what is left of the bank",
    "what the bank lacks",
    "{what}: {points}",
    "all the hearts",
    "all the queens",
    "all the tricks",
    "cards left",
    "queens",
    "the 100",
    "the 25",
    "the 50",
    "the 75",
    "the king of hearts",
    "tricks",
    "the pot",
    "jacks",
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
"""With names in braces where they hold others, or figures or cards; ``{count}`` is a figure."""


def old_reason(why: str) -> str:
    """What a payment is for, in the language of whoever asks, by the English sentence alone: for
    entries without a code.
    """
    return reworded(why, OLD_REASONS)
