"""What signing in keeps."""

from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import cycle

import pytest
from sqlalchemy.exc import IntegrityError

from ledger.desk.opening import open_night
from ledger.kinds.tables import TableOpened
from ledger.state.entries import Request
from ledger.store import migration
from ledger.store.database import Database
from tests.codes import coded
from tests.web.conftest import PIN, QUICK, Time
from web.clock import DAY, HOUR, MINUTE
from web.http.errors import WebError, WrongSecret
from web.services.services import Services, open_services
from web.signin import pin, rooms
from web.signin.attempts import FREE, FREE_OF_ALL, guesses
from web.signin.guests import Phone


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def services(database_url: str, time: Time) -> Iterator[Services]:
    """Services with a night and a table in it."""
    database = Database(database_url)
    migration.upgrade(database)
    services = open_services(database, time, hasher=QUICK)
    chips = [{"value": 1, "colour": "white"}]
    open_night(
        services.book, Request("test", "1", "host"), name="Friday", chip_value=None, chip_set=chips
    )
    services.book.do(1, Request("test", "2", "host"), TableOpened, "uth", {}, "virtual", 100)
    yield services
    database.close()


@pytest.mark.conformance
def test_a_pin_is_set_once_by_its_link(services: Services) -> None:
    link = services.pin.new_link()
    services.pin.set(link, PIN)
    with pytest.raises(WrongSecret, check=coded("link-used")):
        services.pin.set(link, "11111111")
    services.pin.check(PIN)
    with pytest.raises(WrongSecret, check=coded("wrong-pin")):
        services.pin.check("111111")


@pytest.mark.conformance
def test_a_burst_of_guesses_gets_no_more_tries_than_one_after_the_other(services: Services) -> None:
    services.pin.set(services.pin.new_link(), PIN)

    def guess(_: int) -> str:
        try:
            services.attempts.make("pin", "192.168.1.9", lambda: services.pin.check("000000"))
        except WebError as error:
            return error.code
        raise AssertionError("000000 is not the PIN")

    with ThreadPoolExecutor(12) as pool:
        answers = list(pool.map(guess, range(24)))
    assert answers.count("wrong-pin") == FREE + 1
    assert answers.count("slow-down") == 24 - FREE - 1


# Who has many addresses

EVENING = 8 * HOUR
NETWORK_24 = [f"10.0.0.{number}" for number in range(256)]
NETWORK_16 = [f"10.1.{number >> 8}.{number & 255}" for number in range(1 << 16)]


def is_slowed_by_others(error: WebError) -> bool:
    return error.code == "slow-down" and bool(error.extra.get("others"))


def guess(services: Services, gate: str, address: str) -> str:
    """A wrong try; what is said of it: ``wrong``, that ``others`` guess, or another code."""

    def wrong(_: object = None) -> None:
        raise WrongSecret("wrong-room")

    try:
        if gate == "pin":
            services.attempts.make(gate, address, wrong)
        else:
            services.attempts.make_quick(gate, address, wrong)
    except WebError as error:
        if is_slowed_by_others(error):
            return "others"
        return "wrong" if isinstance(error, WrongSecret) else error.code
    raise AssertionError("a wrong one was taken for right")


def tries_in(services: Services, time: Time, gate: str, network: Sequence[str]) -> int:
    """How many wrong tries are looked at in an evening, of somebody who has all these addresses and
    takes each chance.
    """
    left, tries = iter(cycle(network)), 0
    ends = time.passed + EVENING
    while time.passed < ends:
        waiting = 0
        while waiting < len(NETWORK_24):
            said = guess(services, gate, next(left))
            if said == "others":
                break
            tries += said == "wrong"
            waiting = 0 if said == "wrong" else waiting + 1
        time.pass_(MINUTE)
    return tries


@pytest.mark.sweep(of=4)
@pytest.mark.parametrize("gate", ["room", "code", "wall", "pin"])
@pytest.mark.parametrize("network", [NETWORK_24, NETWORK_16], ids=["/24", "/16"])
def test_whoever_has_a_whole_network_finds_no_code_in_an_evening(
    services: Services, time: Time, gate: str, network: Sequence[str]
) -> None:
    tries = tries_in(services, time, gate, network)
    assert tries <= guesses(EVENING) == 79
    figures = pin.LEAST if gate == "pin" else rooms.FIGURES
    assert tries / 10**figures < 1 / 10_000


@pytest.mark.conformance
def test_all_servers_of_a_database_count_together_and_a_restart_forgives_nothing(
    services: Services, time: Time
) -> None:
    database = Database(services.database.url.render_as_string(hide_password=False))
    other = open_services(database, time, hasher=QUICK)
    both = cycle((services, other))
    said = [guess(next(both), "room", address) for address in NETWORK_24[: FREE_OF_ALL + 3]]
    assert said == ["wrong"] * (FREE_OF_ALL + 1) + ["others"] * 2
    database.close()


@pytest.mark.conformance
def test_many_guesses_at_once_from_many_addresses_are_no_more(services: Services) -> None:
    with ThreadPoolExecutor(12) as pool:
        said = Counter(pool.map(lambda address: guess(services, "room", address), NETWORK_24[:90]))
    assert said == {"wrong": FREE_OF_ALL + 1, "others": 90 - FREE_OF_ALL - 1}


@pytest.mark.conformance
def test_who_is_in_is_not_slowed_by_others_who_guess(services: Services, time: Time) -> None:
    chips = [{"value": 1, "colour": "white"}]
    open_night(
        services.book, Request("test", "3", "host"), name="Other", chip_value=None, chip_set=chips
    )
    code, elsewhere = services.rooms.of(1).code, services.rooms.of(2).code
    services.guests.come_as(1, Phone("a phone", "192.168.1.30"), 7)
    for address in NETWORK_24[: FREE_OF_ALL + 1]:
        guess(services, "room", address)

    def enter(address: str, code: str) -> int:
        return services.attempts.make_quick(
            "room", address, lambda connection: services.rooms.night_of(connection, code)
        )

    assert enter("192.168.1.30", code) == 1
    assert enter("127.0.0.1", code) == 1, "the host's own computer"
    with pytest.raises(WebError, check=is_slowed_by_others) as slowed:
        enter("192.168.1.31", code)
    assert 0 < slowed.value.extra["wait"] <= 600
    # Nor does it learn another night's: right and wrong are said alike, and count alike.
    for said in (elsewhere, "made up", elsewhere, "made up", "made up"):
        with pytest.raises(WebError, check=is_slowed_by_others):
            enter("192.168.1.30", said)
    with pytest.raises(WebError) as own:
        enter("192.168.1.30", code)
    assert own.value.code == "slow-down"
    assert not is_slowed_by_others(own.value)
    time.pass_(20 * MINUTE)
    assert enter("192.168.1.31", code) == 1


@pytest.mark.conformance
def test_the_host_who_is_in_is_not_slowed_by_others_who_guess_the_pin(services: Services) -> None:
    services.pin.set(services.pin.new_link(), PIN)
    services.sessions.open("host", "a desk", address="192.168.1.30")
    for address in NETWORK_24[: FREE_OF_ALL + 1]:
        guess(services, "pin", address)

    def enter(address: str) -> None:
        services.attempts.make("pin", address, lambda: services.pin.check(PIN))

    enter("192.168.1.30")
    with pytest.raises(WebError, check=is_slowed_by_others):
        enter("192.168.1.31")
    services.attempts.make("link", "192.168.1.31", lambda: None)
    services.attempts.make_quick("player", "192.168.1.31", lambda _: None)


@pytest.mark.conformance
def test_a_right_one_takes_no_wrong_ones_of_others_back(services: Services) -> None:
    for address in NETWORK_24[:FREE_OF_ALL]:
        guess(services, "room", address)
    for address in NETWORK_24[100:110]:
        services.attempts.make_quick("room", address, lambda _: 1)
    assert guess(services, "room", "10.9.9.9") == "wrong"
    assert guess(services, "room", "10.9.9.8") == "others"


@pytest.mark.conformance
def test_a_try_that_failed_for_another_reason_does_not_count(services: Services) -> None:
    def breaks() -> None:
        raise OSError("the disk is full")

    for _ in range(3 * FREE):
        with pytest.raises(OSError, match="disk"):
            services.attempts.make("pin", "192.168.1.9", breaks)
    assert services.attempts.make("pin", "192.168.1.9", lambda: 5) == 5


@pytest.mark.conformance
def test_sessions_are_found_by_their_token_alone(services: Services, time: Time) -> None:
    token = services.sessions.open("dealer", "aaaa", 1, 1)
    found = services.sessions.find(token)
    assert found is not None
    assert (found.role, found.night, found.table, found.name) == ("dealer", 1, 1, "dealer:1:1")
    assert services.sessions.find(token[:-1]) is None
    time.pass_(10 * MINUTE)
    services.sessions.find(token)
    assert services.sessions.all()[0].last_seen == time.now
    services.sessions.open("wall", "aaaa", 1)
    assert services.sessions.find(token) is None, (
        "whoever was signed in on the screen is signed out"
    )


@pytest.mark.conformance
def test_many_sessions_are_found_as_each_is_by_itself(services: Services, time: Time) -> None:
    tokens = [services.sessions.open("dealer", f"old {screen}", 1, 1) for screen in range(2)]
    time.pass_(DAY + MINUTE)
    tokens += [services.sessions.open("dealer", f"tablet {screen}", 1, 1) for screen in range(20)]
    services.sessions.open("wall", "tablet 7", 1)  # signs out who was on that screen
    for table, screen in ((1, 3), (2, 3), (3, 4)):
        session = services.sessions.find(tokens[2 + screen])
        assert session is not None
        assert services.running.take(1, table, session.id)
    tokens.append("nobody's")
    alone = {token: services.sessions.find(token) for token in tokens}
    assert [token for token in tokens if alone[token] is None] == [
        *tokens[:2],
        tokens[9],
        tokens[-1],
    ]
    with services.database.reading() as connection:
        found = services.sessions.find_all_in(connection, tokens)
        none = services.sessions.find_all_in(connection, [])
    assert found == {token: session for token, session in alone.items() if session}
    assert [len(found[token].runs) for token in tokens[5:7]] == [2, 1]
    assert none == {}


@pytest.mark.conformance
def test_codes_and_links_lead_where_they_were_made_for(services: Services, time: Time) -> None:
    invitations = services.invitations
    code, wall = invitations.table_code(1, 1).code, invitations.wall_code(1).code
    token = invitations.player_link(1, 7).token
    with services.database.reading() as connection:
        assert invitations.table_of(connection, code) == (1, 1)
        assert invitations.night_of(connection, wall) == 1
        assert invitations.player_of(connection, token) == (1, 7)
        with pytest.raises(WrongSecret, check=coded("wrong-code")):
            invitations.night_of(connection, "made up")
        with pytest.raises(WrongSecret, check=coded("link-used")):
            invitations.player_of(connection, "made up")
    invitations.table_code(1, 1)
    time.pass_(15 * MINUTE)
    with services.database.reading() as connection:
        with pytest.raises(WrongSecret, check=coded("wrong-code")):
            invitations.table_of(connection, code)
        with pytest.raises(WrongSecret, check=coded("wrong-code")):
            invitations.night_of(connection, wall)
        with pytest.raises(WrongSecret, check=coded("link-used")):
            invitations.player_of(connection, token)


@pytest.mark.conformance
def test_a_room_has_one_code_until_another_is_made(services: Services) -> None:
    with ThreadPoolExecutor(8) as pool:
        codes = {room.code for room in pool.map(services.rooms.of, [1] * 8)}
    (code,) = codes
    services.rooms.let_new_names(1, "out")
    services.rooms.change_code(1)
    now = services.rooms.of(1)
    assert (now.night, now.new_names) == (1, "out")
    with services.database.reading() as connection:
        assert services.rooms.night_of(connection, now.code) == 1
        if code != now.code:
            with pytest.raises(WrongSecret, check=coded("wrong-room")):
                services.rooms.night_of(connection, code)


@pytest.mark.conformance
def test_a_player_has_one_phone_however_many_come_at_once(services: Services) -> None:
    phones = [Phone(f"phone {number}", "192.168.1.30") for number in range(8)]
    link = services.invitations.player_link(1, 7).token
    guests = services.guests
    with ThreadPoolExecutor(8) as pool:
        tokens = list(pool.map(lambda phone: guests.come_as(1, phone, 7), phones))
        by_link = list(pool.map(lambda phone: guests.come_by_link(1, phone, 7, link), phones))
    assert guests.at(1).phones.keys() == {7}
    assert len(services.sessions.all()) == 1
    roles = sorted(found.role for token in by_link if (found := services.sessions.find(token)))
    assert roles == ["guest"] * 7 + ["player"]
    with services.database.reading() as connection:
        coming = guests.coming(connection, 1)
    assert {player: len(phones) for player, phones in coming.items()} == {7: 7}
    assert not any(map(services.sessions.find, tokens)), "whoever asks anew has another token"


@pytest.mark.conformance
def test_the_database_knows_no_second_phone_of_a_player(services: Services) -> None:
    services.sessions.open("player", "one", 1, player=7)
    with pytest.raises(IntegrityError):
        services.sessions.open("player", "another", 1, player=7)
    services.sessions.open("player", "one", 1, player=7)
    assert len(services.sessions.all()) == 1


@pytest.mark.conformance
def test_a_guest_who_is_let_in_is_the_player_and_the_phone_before_is_out(
    services: Services,
) -> None:
    services.sessions.open("player", "before", 1, player=7)
    token = services.guests.come_as(1, Phone("new", "192.168.1.30"), 7)
    guest = services.sessions.find(token)
    assert guest is not None
    assert [waiting.player for waiting in services.guests.at(1).asking] == [7]
    services.guests.let_in(1, guest.id, 7)
    found = services.sessions.find(token)
    assert found is not None
    assert (found.id, found.role, found.player) == (guest.id, "player", 7)
    assert (services.guests.at(1).phones, services.guests.at(1).asking) == ({7: guest.id}, ())
    with pytest.raises(WebError, check=coded("not-asking")):
        services.guests.let_in(1, guest.id, 7)
    with pytest.raises(WebError, check=coded("not-asking")):
        services.guests.send_away(1, guest.id)
    assert services.sessions.find(token) is not None, "a second tap signs nobody out"


@pytest.mark.conformance
def test_there_is_one_hand_over_at_a_table_and_it_goes_with_its_session(
    services: Services, time: Time
) -> None:
    services.sessions.open("dealer", "aaaa", 1, 1)
    (first,) = services.sessions.all()
    services.hand_overs.give(1, 1, session=first.id, seat=1, round_=1, version=5)
    services.hand_overs.give(1, 1, session=first.id, seat=2, round_=1, version=6)
    grant = services.hand_overs.find(1, 1)
    assert grant is not None
    assert (grant.seat, grant.version, grant.until) == (2, 6, time.now + MINUTE)
    services.sessions.end(first.id)
    assert services.hand_overs.find(1, 1) is None
