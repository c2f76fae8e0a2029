"""Why a player of the program does what it does: a sentence to each code."""

from collections.abc import Mapping

from games.engine import JSON, Say
from games.language import decimal, number, to_say, translated

WHY: Mapping[str, str] = {
    "why.only-card": to_say("No other card may be played."),
    "why.uth.ante": to_say(
        "An ante of {ante}: forty of them make an evening, and an even one loses nothing "
        "where the Blind pays 3 : 2. Trips costs more than it wins."
    ),
    "why.uth.raise": to_say(
        "{cards}: playing four times the ante wins {x4} chips on average, a check {check}. "
        "All deals are counted."
    ),
    "why.uth.wait": to_say(
        "{cards}: a check wins {check} chips on average, four times the ante {x4}. All deals "
        "are counted."
    ),
    "why.uth.x2": to_say(
        "Playing twice the ante wins {best} chips on average, a check {other}: all cards that"
        " may come are counted."
    ),
    "why.uth.check": to_say(
        "A check wins {best} chips on average, playing twice the ante {other}: all cards that"
        " may come are counted."
    ),
    "why.uth.x1": to_say(
        "Playing the ante once more wins {best} chips on average, a fold {other}: all 990 "
        "hands of the dealer are counted."
    ),
    "why.uth.fold": to_say(
        "A fold wins {best} chips on average, playing on {other}: all 990 hands of the dealer"
        " are counted."
    ),
    "why.uth.nothing-else": to_say("The rack covers nothing else."),
    "why.superfecta.good": to_say(
        "{pool} {horses} comes in {chance} times in a hundred, and {amount} on it would bring"
        " back {back} on average, as the pool stands."
    ),
    "why.superfecta.favourite": to_say(
        "Nothing in the pools is worth a bet yet; the favourite, {horses}, wins {chance} "
        "times in a hundred, and {amount} on it brings back {back} on average."
    ),
    "why.kabu.draw": to_say(
        "{count} as it is; with another card the hand counts {draw} on average."
    ),
    "why.kabu.pass": to_say(
        "{count} as it is is better than another card: that gives {draw} on average."
    ),
    "why.speculation.turn": to_say("It is this seat's turn to turn a card."),
    "why.speculation.bid": to_say(
        "The card survives {chance} times in a hundred, and is worth {worth} here; a bid "
        "leaves some of it to gain."
    ),
    "why.speculation.agree": to_say(
        "The card survives {chance} times in a hundred, and is worth {worth} here: more than "
        "its price."
    ),
    "why.speculation.sell": to_say(
        "The card survives {chance} times in a hundred: kept it is worth {worth}, and {price}"
        " is more."
    ),
    "why.speculation.keep": to_say(
        "The card survives {chance} times in a hundred and is worth {worth} here; nobody bids more."
    ),
    "why.bura.declare": to_say("{cards} cards taken hold 31 points {chance} times in a hundred."),
    "why.bura.pass": to_say("{cards} cards taken hold 31 points only {chance} times in a hundred."),
    "why.bura.announce": to_say("A special lead takes the lead and three cards at once."),
    "why.bura.yield": to_say("There is nothing as high to announce."),
    "why.bura.special": to_say("All three cards together can hardly be beaten."),
    "why.bura.low": to_say("A lead without points loses little; trumps and tens are kept."),
    "why.bura.take": to_say("The trick holds points, and these cards take it cheaply."),
    "why.bura.throw": to_say("It is not worth its price: the cards with the fewest points go."),
    "why.csm.sell": to_say(
        "At {price} the shares can hardly rise, and one card can make them worth nothing."
    ),
    "why.csm.buy": to_say("A card of this hand can raise the price of what is bought now."),
    "why.csm.low": to_say("At {price} shares cost little and have far to rise."),
    "why.csm.raise": to_say("It raises what this seat holds most of."),
    "why.csm.sink": to_say("It costs others more than this seat."),
    "why.csm.discard": to_say("Nothing is worth doing with these cards; others may be better."),
    "why.csm.end": to_say("Nothing more is worth doing in this turn."),
    "why.avoid.lead-low": to_say("A low lead is taken by somebody else."),
    "why.avoid.throw-worst": to_say(
        "Out of the suit led: what would cost most goes, then the highest card."
    ),
    "why.avoid.stay-under": to_say("The highest card that does not take the trick."),
    "why.avoid.take-high": to_say(
        "The trick cannot be left to others, so it goes to the highest card."
    ),
    "why.avoid.go-low": to_say(
        "Everything beats what lies; with the lowest card somebody may still take it."
    ),
    "why.take.lead-master": to_say("Nothing of its suit beats it."),
    "why.take.lead-long": to_say("A low card of the longest suit keeps the high ones."),
    "why.take.partners": to_say("The partner has the trick."),
    "why.take.take-cheap": to_say("The cheapest card that takes the trick."),
    "why.take.take-sure": to_say("It takes the trick, if nobody beats it."),
    "why.take.lose-least": to_say(
        "The trick cannot be taken, or not at its price: the least goes."
    ),
    "why.lorum.pass": to_say("Nothing fits."),
    "why.lorum.blind": to_say("Nobody knows their own cards: one is as good as another."),
    "why.lorum.train-safe": to_say("The highest card that reaches no toll."),
    "why.lorum.train-least": to_say("Every card reaches a toll; this one costs least."),
    "why.lorum.quart": to_say(
        "The longest run of the own hand: its last card gives the lead again."
    ),
    "why.lorum.domino": to_say("Most of the own cards wait behind it."),
    "why.kaiser.misdeal": to_say("A hand of nothing is thrown in."),
    "why.kaiser.bid": to_say("The hand and half of the partner's may take about {points} points."),
    "why.kaiser.pass": to_say("About {points} points are in sight: too few for the next bid."),
    "why.kaiser.trump": to_say("The suit with the most and the highest cards."),
    "why.schnapsen.declare": to_say("The tricks and marriages must hold 66 by now."),
    "why.schnapsen.pass": to_say("66 are hardly there."),
    "why.schnapsen.exchange": to_say(
        "The turned card is worth more than the jack, and costs nothing."
    ),
    "why.schnapsen.marry": to_say("King and queen count once they are shown."),
    "why.schnapsen.lead-low": to_say("While there is a stock a low lead gives away little."),
    "why.divide.any": to_say(
        "Every order of the cards wins as many matches on average, against somebody who "
        "cannot be foreseen; so the best is not to be foreseen either."
    ),
    "why.bus.best": to_say("The best hand to be had."),
    "why.bus.stop": to_say(
        "A pair of queens or better beats most hands so early: the others have one turn more."
    ),
}


def sentence(why: Say) -> str:
    """The sentence of a reason, in the language of whoever asks."""
    return translated(WHY[why.code]).format_map(
        {key: _written(value) for key, value in why.args.items()}
    )


def _written(value: JSON) -> str:
    if isinstance(value, float):
        return decimal(value)
    return number(value) if type(value) is int else str(value)
