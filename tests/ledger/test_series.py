"""A series' pot: whose it is, also after they stood up, and that it never goes silently to the
tray.
"""

import shutil
from collections.abc import Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from typing import Protocol

import pytest

from games.catalogue import GAMES
from games.engine import Setting, full_options, settings_of
from ledger.audit import audited
from ledger.audit.database import DatabaseRecords
from ledger.book import Book, opened
from ledger.desk.closing import close_night, close_table
from ledger.desk.together import change_game, leave, move, stand
from ledger.errors import Conflict, Invalid, RoundRefused
from ledger.kinds.cash import BuyIn, CashOut
from ledger.kinds.nights import NightClosed
from ledger.kinds.players import PlayerAdded
from ledger.kinds.pots import in_pots, in_words, series_runs, shares, stays_or_goes
from ledger.kinds.seats import Sat, Stood, ToppedUp
from ledger.kinds.tables import SeriesEnded, TableClosed, TableOpened
from ledger.play.before_start import asks_first
from ledger.state import accounts
from ledger.state.night import Table
from tests.chance import CHANCE
from tests.codes import coded
from tests.conftest import FreshDatabase
from tests.ledger.whole_night import NAMES, WholeNight, request

ROUNDS = 200
"""Within so many rounds of random play every game with a pot leaves something in it."""
WITH_POTS = sorted(
    slug
    for slug, game in GAMES.items()
    if any(setting.name in ("pot", "pools") for setting in settings_of(game.carry))
)


@pytest.fixture(scope="module")
def shared(fresh_database: FreshDatabase) -> Iterator[Book]:
    with fresh_database() as url, opened(url) as book:
        yield book


def ends_at_once(setting: Setting) -> bool:
    """Whether a game with what it says by itself is over after one deal, and leaves no pot."""
    return setting.name == "target" and setting.default == 1


def of_game(book: Book, slug: str) -> tuple[WholeNight, int]:
    """A night with a table of this game, played at random until something lies in its pots."""
    night = WholeNight(book, seed=f"series {slug}")
    for name in NAMES[:5]:
        night.do(PlayerAdded, name)
    game = GAMES[slug]
    options = {
        setting.name: 3
        for setting in game.settings
        if (setting.name in ("ante", "deals") or ends_at_once(setting))
        and setting.value.error(3) is None
    }
    count = max(game.least_seats, min(3, game.most_seats))
    players = list(range(1, count + (count in game.not_for) + 1))
    table = night.do(TableOpened, slug, options, "virtual", 100).entry.table or 0
    for seat, player in enumerate(players, 1):
        night.do(BuyIn, player, 500, "cash")
        night.do(Sat, table, player, seat, 500)
    for _ in range(ROUNDS):
        if slug == "superfecta":
            a_race(night, table)
        else:
            night.play_rounds(table, 1)
        if in_pots(night.now, night.now.tables[table]):
            return night, table
    raise AssertionError(f"nothing ever lay in the pots of {slug}")


def a_race(night: WholeNight, table: int) -> None:
    """A race with one ticket for all four in order, which seldom wins."""
    night.begin(table)
    night.act(table, 1, "ticket", bets=[{"amount": 17, "type": "SFC", "horses": "H/D/C/S"}])
    for do in ("off", "run"):
        night.act(table, "dealer", do)
    night.end(table)


def bank(night: WholeNight, table: int) -> int:
    """What the bank has, wherever its chips are now."""
    now = night.now
    return now.balance(accounts.tray(table)) + now.balance(accounts.CAGE)


def whole(night: WholeNight, player: int) -> int:
    """All chips of a player."""
    return sum(
        held
        for name, held in night.now.balances.items()
        if accounts.owner(name) == player and not name.startswith("marker")
    )


def sound(night: WholeNight) -> bool:
    with night.book.database.reading() as connection:
        return audited(DatabaseRecords(connection, night.id)).verdict != "wrong"


class Pots(Protocol):
    """In a `with`: `of_game` in a book of its own, whatever was done to another one."""

    def __call__(self, slug: str) -> AbstractContextManager[tuple[WholeNight, int]]: ...


@pytest.fixture(scope="module")
def pots(sqlite_book: FreshDatabase) -> Iterator[Pots]:
    """Each game is played once, in a file that is copied."""
    with ExitStack() as stack:
        played: dict[str, tuple[str, int, int]] = {}

        @contextmanager
        def copied(slug: str) -> Iterator[tuple[WholeNight, int]]:
            if slug not in played:
                url = stack.enter_context(sqlite_book())
                with opened(url) as book, CHANCE.aside(f"a pot of {slug}"):
                    night, table = of_game(book, slug)
                played[slug] = url, night.id, table
            url, id_, table = played[slug]
            with sqlite_book() as copy:
                shutil.copy(*(there.removeprefix("sqlite:///") for there in (url, copy)))
                with opened(copy) as book:
                    yield WholeNight(book, night=id_), table

        yield copied


@pytest.mark.parametrize("slug", WITH_POTS)
def test_whoever_played_gets_the_pot_though_everybody_has_stood_up(pots: Pots, slug: str) -> None:
    """As README's step 6 has it: everybody stands up, then the table is closed."""
    with pots(slug) as (night, table):
        all_stand_up_and_the_table_closes(night, table)


def all_stand_up_and_the_table_closes(night: WholeNight, table: int) -> None:
    here = night.now.tables[table]
    pot, of_bank = in_pots(night.now, here), bank(night, table)
    before = {share.player: whole(night, share.player) for share in shares(night.now, here)}
    due = {share.player: share.chips for share in shares(night.now, here)}
    assert sum(due.values()) == pot
    assert max(due.values()) - min(due.values()) <= 1
    for seat in here.seats:
        night.do(Stood, table, seat)  # one by one, and the book alone
    close_table(night.book, night.id, request(), table)
    assert {player: whole(night, player) - had for player, had in before.items()} == due
    assert bank(night, table) == of_bank
    assert sound(night)


@pytest.mark.slow
@pytest.mark.sweep(of=3)
@pytest.mark.parametrize("slug", WITH_POTS)
@pytest.mark.parametrize("closes", ["stand", "leave", "move", "night", "table", "long key"])
def test_no_way_out_brings_a_pot_to_the_tray(pots: Pots, slug: str, closes: str) -> None:
    with pots(slug) as (night, table):
        the_pot_goes_to_who_played(night, table, closes)


def the_pot_goes_to_who_played(night: WholeNight, table: int, closes: str) -> None:
    book, here, of_bank = night.book, night.now.tables[table], bank(night, table)
    players = list(here.seats.values())
    before = {player: whole(night, player) for player in players}
    pot = in_pots(night.now, here)
    match closes:
        case "stand":
            stand(book, night.id, request(), table)
        case "leave":
            for seat in here.seats:
                leave(book, night.id, request(), table, seat)
        case "move":
            to = night.do(TableOpened, here.game, {}, "virtual", 0).entry.table or 0
            move(book, night.id, request(), table, to)
        case "night":
            close_night(book, night.id, request())
        case "table":
            night.do(TableClosed, table)
        case "long key":
            night.do(NightClosed)
    assert not in_pots(night.now, night.now.tables[table])
    assert sum(whole(night, player) for player in players) == sum(before.values()) + pot
    assert bank(night, table) == of_bank
    assert sound(night)


@pytest.fixture
def bura(pots: Pots) -> Iterator[tuple[WholeNight, int]]:
    with pots("bura") as found:
        yield found


def table_of(night: WholeNight, table: int) -> Table:
    return night.now.tables[table]


def test_who_cashed_out_gets_the_share_in_the_bankroll(bura: tuple[WholeNight, int]) -> None:
    """It is a liability of the house that the desk shows, until it is cashed out."""
    night, table = bura
    due = {share.player: share.chips for share in shares(night.now, table_of(night, table))}
    night.do(Stood, table, 1)
    night.do(CashOut, 1)
    night.do(SeriesEnded, table)
    assert night.now.balance(accounts.bankroll(1)) == due[1] > 0
    assert sound(night)


def test_who_sits_down_after_the_last_round_has_no_part_in_the_pot(
    bura: tuple[WholeNight, int],
) -> None:
    night, table = bura
    night.do(Stood, table, 1)
    night.do(BuyIn, 4, 50, "cash")
    night.do(Sat, table, 4, 1, 50)
    played = {share.player for share in shares(night.now, table_of(night, table))}
    assert played == {1, 2}
    night.do(SeriesEnded, table)
    assert whole(night, 4) == 50


def test_the_host_decides_otherwise_and_it_is_written_who_did(
    bura: tuple[WholeNight, int],
) -> None:
    night, table = bura
    pot = in_pots(night.now, table_of(night, table))
    had = whole(night, 2)
    entry = night.do(SeriesEnded, table, [2]).entry
    assert whole(night, 2) == had + pot
    assert entry.facts["among"] == [2]
    assert entry.by.who == "host"
    assert [place["player"] for place in entry.facts["played"]] == [1, 2]
    assert sound(night)


def test_the_bank_keeps_a_pot_only_where_the_host_says_so(bura: tuple[WholeNight, int]) -> None:
    night, table = bura
    pot, of_bank = in_pots(night.now, table_of(night, table)), bank(night, table)
    night.do(SeriesEnded, table, [])
    assert bank(night, table) == of_bank + pot
    assert sound(night)


def test_a_pot_goes_to_nobody_who_has_nothing_to_do_with_it(bura: tuple[WholeNight, int]) -> None:
    night, table = bura
    before = night.now.number
    for among in ([5], [1, 1], [99]):
        with pytest.raises(Invalid, check=coded("bad-setting")):
            night.do(SeriesEnded, table, among)
    assert night.now.number == before


def test_a_pot_that_was_won_leaves_nobody_a_share(bura: tuple[WholeNight, int]) -> None:
    night, table = bura
    for _ in range(40):
        if not in_pots(night.now, table_of(night, table)):
            break
        night.play_rounds(table, 1)
    assert not table_of(night, table).series


def test_the_last_who_played_divides_by_leaving(bura: tuple[WholeNight, int]) -> None:
    """Ana leaves and her share stays in play; once Ben goes too nobody can win the pot."""
    night, table = bura
    told = stays_or_goes(night.now, table_of(night, table), 1)
    assert "stay in it" in told[1]
    before = night.now.number
    leave(night.book, night.id, request(), table, 1)
    assert in_pots(night.now, table_of(night, table))
    assert "divided" in stays_or_goes(night.now, table_of(night, table), 2)[1]
    leave(night.book, night.id, request(), table, 2)
    kinds = [entry.kind for entry in night.book.entries(night.id, before)]
    assert kinds == ["stood", "series-ended", "stood"]
    assert sound(night)


def test_who_leaves_may_have_the_pot_divided_first(bura: tuple[WholeNight, int]) -> None:
    night, table = bura
    leave(night.book, night.id, request(), table, 1, ends=True)
    assert not in_pots(night.now, table_of(night, table))
    assert table_of(night, table).seats == {2: 2}


def test_another_game_in_mid_series_says_that_the_score_goes(book: Book) -> None:
    night, table = of_game(book, "polignac")
    assert series_runs(night.now, table_of(night, table))
    before = night.now.number
    with pytest.raises(Conflict, match="running score goes", check=coded("series-runs")):
        change_game(book, night.id, request(), table, "kabu", {}, "virtual")
    assert night.now.number == before
    told = in_words(night.now, table_of(night, table))
    with pytest.raises(Conflict, match=told.replace(".", r"\."), check=coded("series-runs")):
        change_game(book, night.id, request(), table, "kabu", {}, "virtual")
    change_game(book, night.id, request(), table, "kabu", {}, "virtual", ends=True)
    assert table_of(night, table).game == "kabu"
    kinds = [entry.kind for entry in book.entries(night.id, before)]
    assert kinds == ["series-ended", "game-changed"]
    assert sound(night)


def test_a_score_on_paper_is_a_series_too(book: Book) -> None:
    night = WholeNight(book, seed="paper")
    for name in NAMES[:4]:
        night.do(PlayerAdded, name)
    table = night.do(TableOpened, "kaiser", {}, "virtual", 0).entry.table or 0
    for seat in range(1, 5):
        night.do(Sat, table, seat, seat, 0)
    assert not series_runs(night.now, table_of(night, table))
    night.play_rounds(table, 1)
    assert not in_pots(night.now, table_of(night, table))
    with pytest.raises(Conflict, check=coded("series-runs")):
        change_game(book, night.id, request(), table, "kabu", {}, "virtual")


def test_a_game_without_a_series_is_changed_without_a_word(book: Book) -> None:
    night = WholeNight(book, seed="plain")
    night.do(PlayerAdded, "Ana")
    table = night.open_table("uth", [1])
    change_game(book, night.id, request(), table, "kabu", {}, "virtual")
    assert table_of(night, table).game == "kabu"


# Before a round begins


def test_nobody_is_lent_an_ante_unasked(book: Book) -> None:
    night = WholeNight(book, seed="antes")
    for name in NAMES[:2]:
        night.do(PlayerAdded, name)
    table = night.do(TableOpened, "bura", {"ante": 5}, "virtual", 100).entry.table or 0
    for player, chips in ((1, 0), (2, 50)):
        night.do(BuyIn, player, 50, "cash")
        night.do(Sat, table, player, player, chips)
    said = "Ana has 0 at the table: 5 for the ante would be a marker."
    assert asks_first(night.now, table_of(night, table)) == (said,)
    before = night.now.number
    with pytest.raises(Conflict, match="would be a marker", check=coded("ask-first")):
        night.rounds.begin(night.id, table, 1, request(), agreed=False)
    assert night.now.number == before
    night.do(ToppedUp, table, 1, 5)
    assert asks_first(night.now, table_of(night, table)) == ()
    night.rounds.begin(night.id, table, 1, request(), agreed=False)


def test_a_marker_that_was_agreed_to_is_lent(book: Book) -> None:
    night = WholeNight(book, seed="agreed")
    for name in NAMES[:2]:
        night.do(PlayerAdded, name)
    table = night.do(TableOpened, "bura", {"ante": 5}, "virtual", 100).entry.table or 0
    for player in (1, 2):
        night.do(Sat, table, player, player, 0)
    assert len(asks_first(night.now, table_of(night, table))) == 2
    night.rounds.begin(night.id, table, 1, request(), agreed=True)
    assert night.now.balance(accounts.table_marker(1)) == 5


@pytest.mark.parametrize("slug", sorted(GAMES))
def test_what_is_asked_first_is_what_the_beginning_lends(shared: Book, slug: str) -> None:
    """In every game, with racks that hold nothing: asked is exactly who is lent something."""
    game = GAMES[slug]
    night = WholeNight(shared, seed=f"lends {slug}")
    for name in NAMES:
        night.do(PlayerAdded, name)
    options = full_options(game, {})
    table = night.do(TableOpened, slug, options, "virtual", 100).entry.table or 0
    for seat in range(1, game.least_seats + 1):
        night.do(Sat, table, seat, seat, 0)
    asked = asks_first(night.now, table_of(night, table))
    try:
        entry = night.begin(table).entry
    except RoundRefused:
        assert asked == ()
        return
    lent = [moved for moved in entry.transfers if moved.source == accounts.MARKERS]
    assert len(asked) == len(lent)


def test_who_left_a_share_behind_is_named_before_the_others_play_for_it(book: Book) -> None:
    night, table = of_game(book, "polignac")
    night.do(BuyIn, 5, 500, "cash")
    night.do(Stood, table, 1)
    night.do(Sat, table, 5, 4, 500)
    (said,) = asks_first(night.now, table_of(night, table))
    assert said.startswith("Ana has stood up, and ")
    with pytest.raises(Conflict, check=coded("ask-first")):
        night.rounds.begin(
            night.id, table, table_of(night, table).rounds + 1, request(), agreed=False
        )
    night.begin(table)  # the game is broken up: the pot is divided among those who are here
    night.play(table)
    night.end(table)
    assert 1 not in table_of(night, table).series
    assert sound(night)
