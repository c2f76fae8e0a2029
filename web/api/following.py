"""Streams that bring what a screen sees: whenever there is something new it is looked at as if the
screen asked, with the sign-in it has then, by the permit of its route.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from games.language import force_locale, language
from web.api.context import Context, follower
from web.api.permits import Permit
from web.services.live import Made, Sight
from web.services.services import Services
from web.signin import cookies
from web.signin.sessions import Session

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
            signed_in = made.once((Following, id(self.services)), lambda: self._signed_in(made))
            connection = made.connection(self.services.database)
            session = signed_in.get(self.token)
            context = self.permit(
                follower(self.services, connection, session, self.night, self.table)
            )
            if not self.is_alike:
                return self.sight(context, since, made)
            what = (self.sight, id(self.services), self.night, self.language, since)
            return made.once(what, lambda: self.sight(context, since, made))

    def _signed_in(self, made: Made) -> Mapping[str, Session]:
        """Who are signed in of those that are looked for at the same moment, by their tokens."""
        others = [look for look in made.looks if isinstance(look, Following)]
        tokens = {look.token for look in (self, *others) if look.services is self.services}
        connection = made.connection(self.services.database)
        return self.services.sessions.find_all_in(connection, tokens)


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
