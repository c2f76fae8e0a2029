"""Nights as they are remembered between requests: only what is on disk."""

from collections.abc import Mapping

from ledger.state.night import Night


class NightCache:
    """The newest known state of each night, and the accounts that are known to be open."""

    def __init__(self) -> None:
        self._nights: dict[int, Night] = {}
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

    def agreed(self, night: int) -> Night | None:
        """The night as of when its balances were last found to agree with its transfers."""
        return self._agreed.get(night)

    def agree(self, night: Night) -> None:
        """Remember that the balances of this night agree with its transfers."""
        self._agreed[night.id] = night
