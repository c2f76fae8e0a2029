"""What the API shows of a round that is over: plain data for JSON."""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from ledger.reports.recall import recall
from ledger.state.entries import Entry
from ledger.state.night import Night
from web.shown.links import check_link


def recalled_state(
    night: Night, record: Sequence[Entry], at: int | None, turned_up: bool
) -> dict[str, Any]:
    """A past round and its felt at one moment; see `ledger.reports.recall`."""
    found = recall(record, at, turned_up)
    began, seed = found.began.facts, found.ended.facts["seed"]
    return {
        "number": found.began.round,
        "game": began["game"],
        "game_name": found.game,
        "cards": began["cards"],
        "voided": found.ended.kind == "round-voided",
        "commitment": began["commitment"] if seed else None,
        "cut": began["cut"],
        "seed": seed,
        "decks": found.decks,
        "check": check_link(began["commitment"], seed, began["cut"], found.decks) if seed else None,
        "chip_set": [{"value": chip.value, "colour": chip.colour} for chip in night.chip_set],
        "moments": [asdict(moment) for moment in found.moments],
        "at": len(record) - 1 if at is None else at,
        "turned_up": turned_up,
        "round": found.felt,
    }
