"""Two hosts at two desks do everything at once for a while; `tests.web.two_desks` says what must
hold, and goes on for longer.
"""

from collections import Counter

import pytest

from tests.web.conftest import TestNight
from tests.web.two_desks import play
from web.services.services import Services
from web.shown.people import people

SEED, REQUESTS = 5, 280


@pytest.mark.conformance
def test_two_hosts_do_everything_at_once(database_url: str) -> None:
    evening = play(database_url, REQUESTS, SEED)
    assert evening.broken == []
    done = Counter(deed for (deed, status) in evening.statuses if status < 300)
    assert len(done) > 20, "most of it can be done"


def test_a_night_that_another_desk_opens_while_people_are_listed(
    services: Services, night: TestNight
) -> None:
    names = services.house.names

    def read_first() -> object:
        found = names()
        body = {"name": "Late", "money": None, "chip_set": [{"value": 1, "colour": "white"}]}
        assert night.host.post("nights", body | {"players": ["Dan"]}).status_code == 201
        return found

    services.house.names = read_first  # type: ignore[assignment, method-assign]
    assert {line.night for line in people(services).players} == {night.number}
