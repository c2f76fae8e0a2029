"""What binds each fact of each kind of entry, as far as an audit can tell: the one source of the
table in ``docs/verify.md`` and of the tests that forge every fact.

python -m tests.ledger.bound    writes the table into the page
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "verify.md"
SECTION = re.compile(r"(<!-- bound -->\n).*?(<!-- /bound -->)", re.DOTALL)


@dataclass(frozen=True)
class Bound:
    """The facts of a kind, by who finds one that was changed alone."""

    both: tuple[str, ...] = ()
    """The command and the page: it does not fit what other entries say."""
    command: tuple[str, ...] = ()
    """`croupier verify` alone: the rules of the desk or of the game give something else."""
    seal: Mapping[str, str] | None = None
    """Nobody without a seal, and where that is so; elsewhere it is found."""

    @property
    def all(self) -> Iterator[tuple[str, str]]:
        """Each with the name of its column."""
        for column, facts in (
            ("both", self.both),
            ("command", self.command),
            ("seal", self.seal or ()),
        ):
            for fact in facts:
                yield fact, column


OF_ALL = {"at": "", "by": "", "request": "but for its form, and that no two answer the same"}
"""What only a seal tells of every entry."""

BOUND: dict[str, Bound] = {
    "night-opened": Bound(
        both=("float", "name"),
        command=("transfers",),
        seal={
            "chip_set": "but for the kinds of chips that are counted",
            "chip_value": "where no cash moved by it",
            "chip_value.currency": "which of those of ISO 4217",
            "chip_value.minor": "where no cash moved by it",
            "format": "an older version that its entries fit as well",
            "slug": "but for the letters of its name",
        },
    ),
    "night-changed": Bound(
        both=("transfers",),
        seal={
            "chip_set": "but for the kinds of chips that are counted",
            "chip_value": "where no cash moved by it",
            "chip_value.currency": "which of those of ISO 4217",
            "chip_value.minor": "where no cash moved by it",
            "name": "",
        },
    ),
    "night-closed": Bound(
        command=(
            "holders",
            "played",
            "transfers",
        ),
    ),
    "night-reopened": Bound(
        both=("transfers",),
    ),
    "player-added": Bound(
        both=("player", "transfers"),
        seal={
            "name": "where no round began with it",
            "program": "in a night of play money: that the program plays somebody",
        },
    ),
    "player-renamed": Bound(
        both=("player", "transfers", "was"),
        seal={"name": "where no round began before the next one"},
    ),
    "marker-limited": Bound(
        command=("was",),
        both=("transfers",),
        seal={
            "limit": "where nothing was lent beyond it",
            "player": "where nothing was lent beyond it",
        },
    ),
    "buy-in": Bound(
        both=("bought",),
        command=("against", "chips", "player", "transfers"),
    ),
    "buy-back": Bound(
        both=("cashed",),
        command=("chips", "player", "transfers"),
    ),
    "cash-out": Bound(
        both=("cashed",),
        command=("book", "chips", "counted", "counts", "owed", "player", "settled", "transfers"),
        seal={"counts.first": "the first of two"},
    ),
    "marker-repaid": Bound(
        both=("bought",),
        command=("chips", "player", "transfers", "with"),
    ),
    "house-paid": Bound(
        both=("cashed",),
        command=("chips", "player", "transfers"),
    ),
    "gift": Bound(
        command=("chips", "giver", "taker", "transfers"),
    ),
    "float-added": Bound(
        both=("float",),
        command=("transfers",),
    ),
    "drawer-counted": Bound(
        command=("counted", "transfers"),
    ),
    "debt-brought": Bound(
        command=("brought", "player", "transfers"),
        seal={"of": "the other night is not at hand; an audit of the house has both"},
    ),
    "cash-booked": Bound(
        both=("booked",),
        command=("transfers", "what"),
        seal={"player": "", "purpose": ""},
    ),
    "correction": Bound(
        both=("booked", "float"),
        command=(
            "bought",
            "brought",
            "cashed",
            "corrects",
            "giver",
            "player",
            "table",
            "taker",
            "transfers",
            "was",
        ),
        seal={"why": ""},
    ),
    "table-opened": Bound(
        both=("cards", "table"),
        command=("transfers",),
        seal={
            "commitment": "that no round was played on",
            "game": "where no round was played of it",
            "name": "",
            "options": "where no round was played by them",
        },
    ),
    "game-changed": Bound(
        both=("cards", "commitment", "table", "transfers"),
        seal={
            "game": "where no round was played of it",
            "options": "where no round was played by them",
        },
    ),
    "commitment-renewed": Bound(
        both=("replaces", "table", "transfers"),
        seal={"commitment": "that no round was played on; and that the seed was lost"},
    ),
    "phones-switched": Bound(
        both=("table", "transfers"),
        command=("play",),
    ),
    "hints-switched": Bound(
        both=("table", "transfers"),
        command=("show",),
    ),
    "dealing-switched": Bound(
        both=("table", "transfers"),
        seal={"itself": "", "seconds": ""},
    ),
    "held": Bound(
        both=("table", "transfers"),
        command=("player", "wait"),
    ),
    "last-round": Bound(
        both=("transfers",),
        seal={
            "table": "where no round was to follow at either",
            "last": "where it takes back what was said last",
            "to": "among the tables that are open, and 0",
        },
    ),
    "partners-drawn": Bound(
        both=("commitment", "cut", "drawn", "seed", "table", "transfers"),
    ),
    "series-ended": Bound(
        command=(
            "among",
            "played",
        ),
        both=("carry", "table", "transfers"),
    ),
    "fill": Bound(
        both=("table",),
        command=("chips", "transfers"),
    ),
    "credit": Bound(
        both=("table",),
        command=("chips", "transfers"),
    ),
    "tray-counted": Bound(
        both=("table",),
        command=("book", "counted", "counts", "transfers"),
        seal={"counts.first": "the first of two"},
    ),
    "table-closed": Bound(
        command=(
            "played",
            "seats",
            "table",
            "transfers",
        ),
    ),
    "sat": Bound(
        both=("table",),
        command=("player", "transfers"),
        seal={"seat": "where no round was played there"},
    ),
    "topped-up": Bound(
        both=("player", "seat", "table"),
        command=("transfers",),
    ),
    "stood": Bound(
        both=("player", "seat", "table"),
        command=("transfers",),
    ),
    "sat-out": Bound(
        both=("player", "seat", "table", "transfers"),
        seal={"why": ""},
    ),
    "came-back": Bound(
        both=("player", "seat", "table", "transfers"),
        seal={"marker": ""},
    ),
    "cut": Bound(
        both=("table", "transfers"),
        seal={
            "seat": "where the words of the round stay in the same order",
            "word": "where another one replaced it, or no round was played",
        },
    ),
    "round-began": Bound(
        both=(
            "cards",
            "carry",
            "commitment",
            "cut",
            "game",
            "options",
            "round",
            "seats",
            "table",
            "transfers",
            "versions",
        ),
        command=("dealer", "finished", "lot", "reasons"),
    ),
    "action": Bound(
        both=("reveals", "round", "sealed", "table", "transfers"),
        command=("action", "finished", "prompt", "reasons"),
    ),
    "undo": Bound(
        both=("round", "table", "transfers", "undoes"),
        command=("finished",),
        seal={"reasons": "left out as a whole, as entries of 0.1.0 have none"},
    ),
    "amendment": Bound(
        both=("round", "table", "transfers"),
        command=("action", "amends", "finished", "index", "reasons", "stands"),
    ),
    "hand-over": Bound(
        both=("player", "round", "seat", "table", "transfers"),
    ),
    "round-closed": Bound(
        both=("round", "seed", "table", "transfers"),
        command=("carry",),
        seal={"commitment": "that no round was played on"},
    ),
    "round-voided": Bound(
        both=("round", "seed", "table", "transfers"),
        seal={"commitment": "that no round was played on", "reason": ""},
    ),
}


def table() -> str:
    """The table of the page."""
    lines = [
        "| kind | both find | only the command finds | only a seal tells |",
        "|---|---|---|---|",
        f"| all of them | | | {_facts(OF_ALL)} |",
    ]
    for kind, bound in BOUND.items():
        cells = (_names(bound.both), _names(bound.command), _facts(bound.seal or {}))
        lines.append(f"| `{kind}` | {' | '.join(cells)} |")
    return "".join(f"{line}\n" for line in lines)


def _names(facts: tuple[str, ...]) -> str:
    return ", ".join(f"`{fact}`" for fact in facts)


def _facts(facts: Mapping[str, str]) -> str:
    return "; ".join(f"`{fact}`{f' ({where})' if where else ''}" for fact, where in facts.items())


if __name__ == "__main__":
    page = PAGE.read_text("utf-8")
    PAGE.write_text(SECTION.sub(lambda found: found[1] + table() + found[2], page), "utf-8")
