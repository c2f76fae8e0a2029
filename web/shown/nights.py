"""The list of all nights."""

from collections.abc import Iterable
from dataclasses import dataclass

from ledger.book import Heading
from ledger.export.words import local
from ledger.state.night import Night
from web.services.services import Services
from web.shown.heading import NightLine


@dataclass(frozen=True, slots=True)
class ListedNight(NightLine):
    """A night in the list of all, with its name in addresses."""

    slug: str
    day: str
    """On which it was opened, by the server's clock: 2026-12-31."""


@dataclass(frozen=True, slots=True)
class Nights:
    """The nights, the newest first."""

    nights: tuple[ListedNight, ...]


def listed_nights(services: Services, found: Iterable[Heading]) -> Nights:
    """These nights, in this order."""
    return Nights(
        tuple(_listed(services.book.night(heading.id), heading.slug) for heading in found)
    )


def _listed(night: Night, slug: str) -> ListedNight:
    return ListedNight.of(night, slug=slug, day=local(night.opened_at).date().isoformat())
