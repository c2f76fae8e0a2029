"""Why a player of the program does what it does: a sentence to each code. Those of one game stand
with its player.
"""

from games.engine import JSON
from games.language import decimal, gettext_noop, number, translated
from games.players.advice import Advice

WHY: dict[str, str] = {
    "why.only-card": gettext_noop("No other card may be played."),
    "why.avoid.lead-low": gettext_noop("A low lead is taken by somebody else."),
    "why.avoid.throw-worst": gettext_noop(
        "Out of the suit led: what would cost most goes, then the highest card."
    ),
    "why.avoid.stay-under": gettext_noop("The highest card that does not take the trick."),
    "why.avoid.take-high": gettext_noop(
        "The trick cannot be left to others, so it goes to the highest card."
    ),
    "why.avoid.go-low": gettext_noop(
        "Everything beats what lies; with the lowest card somebody may still take it."
    ),
    "why.take.lead-master": gettext_noop("Nothing of its suit beats it."),
    "why.take.lead-long": gettext_noop("A low card of the longest suit keeps the high ones."),
    "why.take.partners": gettext_noop("The partner has the trick."),
    "why.take.take-cheap": gettext_noop("The cheapest card that takes the trick."),
    "why.take.take-sure": gettext_noop("It takes the trick, if nobody beats it."),
    "why.take.lose-least": gettext_noop(
        "The trick cannot be taken, or not at its price: the least goes."
    ),
}
"""The reasons that several games share."""


def sentence(advice: Advice) -> str:
    """The sentence of its reason, in the language of whoever asks."""
    template = {**WHY, **advice.lines}[advice.why.code]
    return translated(template).format_map(
        {key: _written(value) for key, value in advice.why.args.items()}
    )


def _written(value: JSON) -> str:
    if isinstance(value, float):
        return decimal(value)
    return number(value) if type(value) is int else str(value)
