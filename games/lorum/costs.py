"""What the contract of a hand costs, or brings, in one sentence for everybody."""

from games.language import gettext
from games.lorum.sequences import TOLLS
from games.lorum.tricks import APE_COSTS, QUEENS


def costs(contract: str, stake: int) -> str:
    """The sentence, in the language of whoever asks; `stake`: chips to a point."""
    match contract:
        case "no-hearts":
            return gettext("Each heart you take costs {chips}.", chips=stake)
        case "queens":
            return gettext(
                "Queens cost: ♥ {hearts}, ♦ {diamonds}, ♠ {spades}, ♣ {clubs}.",
                hearts=QUEENS["Qh"] * stake,
                diamonds=QUEENS["Qd"] * stake,
                spades=QUEENS["Qs"] * stake,
                clubs=QUEENS["Qc"] * stake,
            )
        case "no-tricks":
            return gettext("Each trick you take costs {chips}.", chips=stake)
        case "hairy-ape":
            return gettext("Whoever takes the K♥ pays {chips}.", chips=APE_COSTS * stake)
        case "train":
            return gettext(
                "Whoever brings the total to {totals} pays {chips}.",
                totals=" / ".join(map(str, TOLLS)),
                chips=" / ".join(str(points * stake) for points in TOLLS.values()),
            )
        case "quart":
            return gettext(
                "The first one out gets {chips} for each card of the others.", chips=stake
            )
        case _:
            return gettext(
                "The first one out takes the pot; each card left costs {chips}.", chips=stake
            )
