"""Streams that bring what a screen sees: whenever there is something new it is looked at as if the
screen asked, with the sign-in it has then, by the permit of its route.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from games.language import force_locale, language
from web.api.context import Context, follower
from web.api.permits import Permit
from web.services.live import Made, Sight
from web.services.services import Services
from web.signin import cookies

LookOf: TypeAlias = Callable[[Context, int, Made], Sight]
"""What a screen sees: who asks, the version that it shows, and what others see as well."""


@dataclass(frozen=True, slots=True)
class Following:
    """Looks for a screen that follows (`web.services.live.Look`)."""

    services: Services
    token: str
    night: int
    table: int | None
    language: str
    permit: Permit
    sight: LookOf
    is_alike: bool
    """Whether all who may look see the same."""

    def __call__(self, since: int, made: Made) -> Sight:
        """What is new since that version. Raises what a request would be refused with."""
        with force_locale(self.language):
            connection = made.connection(self.services.database)
            context = self.permit(
                follower(self.services, connection, self.token, self.night, self.table)
            )
            if not self.is_alike:
                return self.sight(context, since, made)
            what = (self.sight, id(self.services), self.night, self.language, since)
            return made.once(what, lambda: self.sight(context, since, made))


def look(
    context: Context,
    permit: Permit,
    sight: LookOf,
    *,
    is_alike: bool = False,
) -> Following:
    """How the screen that asks now will be looked for."""
    assert context.night is not None
    return Following(
        context.services,
        cookies.token(),
        context.night,
        context.table,
        language(),
        permit,
        sight,
        is_alike,
    )
