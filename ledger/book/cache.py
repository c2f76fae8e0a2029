"""Nights as they are remembered between requests: only what is on disk."""

from collections.abc import Iterable, Iterator, Mapping

from ledger.state.entries import Entry
from ledger.state.night import Night

KEPT = 1000
"""So many of a night's newest entries are remembered."""


class NightCache:
    """The newest known state of each night, its newest entries, and the accounts that are known to
    be open.
    """

    def __init__(self) -> None:
        self._nights: dict[int, Night] = {}
        self._entries: dict[int, dict[int, Entry]] = {}
        self._agreed: dict[int, Night] = {}
        self._accounts: dict[int, dict[str, int]] = {}

    def get(self, night: int) -> Night | None:
        """The night as far as it is remembered."""
        return self._nights.get(night)

    def newest(self, night: Night) -> Night:
        """The night, or what is remembered of it, whichever has more entries."""
        known = self._nights.get(night.id)
        return night if known is None or known.number < night.number else known

    def accounts(self, night: int) -> Mapping[str, int]:
        """The ids of the accounts of a night that are known, by their names."""
        return self._accounts.get(night, {})

    def keep(self, night: Night, opened: Mapping[str, int]) -> None:
        """Remember what is now on disk, unless more is remembered already."""
        if opened:
            self._accounts[night.id] = {**self._accounts.get(night.id, {}), **opened}
        known = self._nights.get(night.id)
        if known is None or known.number < night.number:
            self._nights[night.id] = night

    def note(self, night: int, entries: Iterable[Entry]) -> None:
        """Remember these entries of a night, which are on disk and come in order."""
        for _ in self.noted(night, entries):
            pass

    def noted(self, night: int, entries: Iterable[Entry]) -> Iterator[Entry]:
        """These entries, each remembered before the next one is read."""
        kept = self._entries.setdefault(night, {})
        for entry in entries:
            kept[entry.number] = entry
            kept.pop(entry.number - KEPT, None)
            yield entry

    def entry(self, night: int, number: int) -> Entry | None:
        """This entry of a night, if it is remembered."""
        return self._entries.get(night, {}).get(number)

    def entries(self, night: int, after: int, until: int) -> list[Entry] | None:
        """The entries of a night after one number, up to another; None unless all of them are
        remembered.
        """
        if until - after > KEPT:
            return None
        found = [self.entry(night, number) for number in range(after + 1, until + 1)]
        known = [entry for entry in found if entry is not None]
        return known if len(known) == len(found) else None

    def agreed(self, night: int) -> Night | None:
        """The night as of when its balances were last found to agree with its transfers."""
        return self._agreed.get(night)

    def agree(self, night: Night) -> None:
        """Remember that the balances of this night agree with its transfers."""
        self._agreed[night.id] = night
