"""Rounds in the book, over all games."""

from hashlib import sha256

import pytest

from games.catalogue import GAMES
from games.engine import Action, Viewer, view
from games.engine.shuffle import Draws
from ledger.book import Book
from ledger.book.appending import Appender
from ledger.errors import Conflict, RoundRefused
from ledger.kinds.seats import Stood, ToppedUp
from ledger.kinds.tables import GameChanged, SeriesEnded
from ledger.play.rounds import Rounds
from ledger.state import accounts
from ledger.state.entries import net
from ledger.state.fold import is_fill
from ledger.store.database import Database
from tests.codes import coded
from tests.ledger.evening import Evening, every_game, request


@pytest.fixture
def uth(book: Book) -> Evening:
    return Evening(book, "uth", players=2)


def draws(seed: str) -> Draws:
    return Draws(sha256(seed.encode()).digest())


def chips(evening: Evening) -> dict[str, int]:
    return {name: amount for name, amount in evening.now.balances.items() if amount}


@every_game
def test_a_restarted_house_goes_on_from_the_last_action(book: Book, game: str) -> None:
    least = GAMES[game].least_seats
    players = least + 1 if GAMES[game].takes(least + 1) else least
    evening = Evening(book, game, players=players, chips=400)
    evening.begin()
    random = draws(game)
    for _ in range(12):
        prompt = evening.live().round.prompt
        if prompt is None:
            break
        evening.act_at_random(prompt, random)
        ours, restarted = evening.live(), evening.live(Rounds(book))
        assert restarted.frozen == ""
        assert restarted.entries == ours.entries
        viewers: list[Viewer] = [*ours.round.table.seats, "dealer", "wall"]
        for viewer in viewers:
            assert view(restarted.round, viewer) == view(ours.round, viewer)


@every_game
def test_a_series_of_rounds_makes_and_loses_no_chip(book: Book, game: str) -> None:
    evening = Evening(book, game, players=GAMES[game].least_seats, chips=400)
    random = draws(f"{game} series")
    for _ in range(2):
        evening.begin()
        evening.play_on(random, most=600)
        live = evening.live()
        felt = {
            place: held
            for place, held in live.round.table.places.items()
            if not place.startswith("seat:")
        }
        assert {place: evening.now.balance(accounts.felt(1, place)) for place in felt} == felt
        for seat, player in live.players.items():
            assert evening.now.balance(accounts.rack(1, player)) == live.round.table.chips(seat)
            assert evening.now.balance(accounts.table_marker(player)) == live.round.markers.get(
                seat, 0
            )
        evening.close()
    issued = -evening.now.balance(accounts.ISSUED)
    kept = {
        name: held
        for name, held in chips(evening).items()
        if accounts.kind_of(name).commodity == "chips"
    }
    assert sum(held for name, held in kept.items() if name != accounts.ISSUED) == issued


@pytest.mark.conformance
def test_an_undone_action_is_played_again_with_the_same_cards(uth: Evening) -> None:
    uth.begin()
    uth.act(1, "bet", ante=10, trips=5)
    before = chips(uth)
    uth.act(2, "bet", ante=20)
    uth.rounds.undo(uth.night, 1, 1, 1, request())
    assert chips(uth) == before
    assert uth.live(Rounds(uth.book)).frozen == ""
    uth.act(2, "bet", ante=20)
    assert uth.now.balance(accounts.rack(1, 2)) == 160


@pytest.mark.conformance
def test_a_second_tap_on_check_does_not_check_the_next_street(uth: Evening) -> None:
    uth.begin()
    uth.act(1, "bet", ante=10)
    uth.act("dealer", "deal")
    live = uth.live()
    assert live.round.prompt is not None
    option = live.round.prompt.option(1, "check")
    assert option is not None
    stamp = live.round.since(option)
    uth.rounds.act(uth.night, 1, 1, Action(1, "check"), stamp, 1, request())
    with pytest.raises(RoundRefused) as refused:
        uth.rounds.act(uth.night, 1, 1, Action(1, "check"), stamp, 1, request())
    assert refused.value.reason == "stale"
    assert uth.live().round.table.facts.street == "on the flop"


def test_what_has_shown_cards_cannot_be_undone(uth: Evening) -> None:
    uth.begin()
    uth.act(1, "bet", ante=10)
    uth.act("dealer", "deal")
    before = uth.now.number
    with pytest.raises(RoundRefused, match="voided"):
        uth.rounds.undo(uth.night, 1, 1, 1, request())
    assert uth.now.number == before


@pytest.mark.conformance
def test_a_voided_round_gives_every_bet_back_and_publishes_its_seed(uth: Evening) -> None:
    before, commitment = chips(uth), uth.now.tables[1].commitment
    uth.begin()
    uth.act(1, "bet", ante=10, trips=5)
    uth.act("dealer", "deal")
    receipt = uth.rounds.void(uth.night, 1, 1, "a card turned over", request())
    assert chips(uth) == before
    assert sha256(bytes.fromhex(receipt.entry.facts["seed"])).hexdigest() == commitment
    assert uth.now.tables[1].commitment not in (None, commitment)
    assert uth.now.tables[1].past[-1].voided


@pytest.mark.conformance
def test_a_payout_beyond_the_tray_is_filled_first_and_an_undo_leaves_the_fill(book: Book) -> None:
    evening = Evening(book, "uth", players=1, cards="physical", chips=1000)
    evening.begin()
    evening.act(1, "bet", ante=100, trips=100)
    evening.act("dealer", "deal")
    evening.act(1, "check")
    for card in ("Ah", "Kh", "Qh"):
        evening.act("dealer", "show", card=card)
    evening.act(1, "play", times=2)
    for card in ("Jh", "2c", "3c", "4d"):
        evening.act("dealer", "show", card=card)
    evening.act("dealer", "show", card="Th", seat=1)
    receipt = evening.act("dealer", "show", card="2d", seat=1)
    # A royal flush: blind 500 to 1, trips 50 to 1, play even, ante pushed by a dealer without a
    # pair of their own.
    filled = sum(
        transfer.amount
        for transfer in receipt.entry.transfers
        if transfer.target == "tray:1" and is_fill(transfer)
    )
    assert (
        filled
        == 500 * 100
        + 50 * 100
        + 200
        + (100 if "ante wins" in str(receipt.entry.transfers) else 0)
        - 50
    )
    evening.rounds.undo(evening.night, 1, 1, len(evening.live().round.actions) - 1, request())
    assert evening.now.balance("tray:1") == 50 + filled
    assert evening.live(Rounds(book)).frozen == ""


@pytest.mark.conformance
def test_an_amended_card_changes_what_is_paid_and_nothing_else(book: Book) -> None:
    evening = Evening(book, "uth", players=1, cards="physical")
    evening.begin()
    evening.act(1, "bet", ante=10)
    evening.act("dealer", "deal")
    evening.act(1, "check")
    for card in ("Ah", "7c", "2d"):
        evening.act("dealer", "show", card=card)
    evening.act(1, "check")
    for card in ("9s", "Jd"):
        evening.act("dealer", "show", card=card)
    evening.act(1, "play", times=1)
    for card in ("3c", "4c"):
        evening.act("dealer", "show", card=card)
    for card in ("Kc", "Qc"):
        evening.act("dealer", "show", card=card, seat=1)
    # King high beats the dealer's ... nothing: ace high on the board for both, then the king.
    assert evening.live().round.finished
    won = evening.now.balance(accounts.rack(1, 1))
    index = next(
        at
        for at, action in enumerate(evening.live().round.actions)
        if action.args.get("card") == "Kc"
    )
    amended = Action("dealer", "show", {"card": "5s", "seat": 1})
    evening.rounds.amend(evening.night, 1, 1, index, amended, request())
    restarted = evening.live(Rounds(book))
    assert restarted.frozen == ""
    assert restarted.entries == evening.live().entries
    assert (
        evening.now.balance(accounts.rack(1, 1)) == won
    )  # the queen still plays: the same result, re-entered
    index = next(
        at
        for at, action in enumerate(evening.live().round.actions)
        if action.args.get("card") == "3c"
    )
    evening.rounds.amend(
        evening.night, 1, 1, index, Action("dealer", "show", {"card": "Ad"}), request()
    )
    assert evening.now.balance(accounts.rack(1, 1)) == 200 - 30
    assert net(evening.book.entries(evening.night)[-1].transfers)["tray:1"] == won - 170


def test_racks_are_locked_until_the_next_round(uth: Evening) -> None:
    uth.begin()
    with pytest.raises(Conflict, check=coded("round-in-play")):
        uth.write(lambda night: Stood.decide(night, 1, 2))
    uth.act(1, "bet", ante=0, trips=5)
    uth.act("dealer", "deal")
    assert uth.live().round.finished
    with pytest.raises(Conflict, check=coded("round-in-play")):
        uth.write(lambda night: ToppedUp.decide(night, 1, 2, 1))
    uth.close()
    uth.write(lambda night: Stood.decide(night, 1, 2))
    assert uth.now.balance(accounts.bankroll(2)) == 200


def test_a_round_that_is_still_in_play_cannot_be_closed(uth: Evening) -> None:
    uth.begin()
    with pytest.raises(Conflict, check=coded("round-in-play")):
        uth.close()
    with pytest.raises(Conflict, check=coded("no-round")):
        uth.rounds.close(uth.night, 1, 2, request())


@pytest.mark.conformance
def test_a_failed_write_is_as_if_nothing_had_been_played(
    uth: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    uth.begin()
    uth.act(1, "bet", ante=10)
    before, actions = chips(uth), len(uth.live().round.actions)

    def fail(*_args: object) -> None:
        raise OSError("the plug was pulled")

    with monkeypatch.context() as patched:
        patched.setattr(Appender, "decide", fail)
        with pytest.raises(OSError, match="plug"):
            uth.act(2, "bet", ante=20)
    assert chips(uth) == before
    assert len(uth.live().round.actions) == actions
    uth.act(2, "bet", ante=20)


@pytest.mark.conformance
def test_a_round_whose_record_was_tampered_with_is_frozen_and_can_only_be_voided(
    book: Book,
) -> None:
    evening = Evening(book, "superfecta", players=2)
    before = chips(evening)
    evening.begin()
    evening.act(1, "ticket", bets=[{"amount": 3, "type": "WIN", "horses": "D"}])
    with book.database.writing() as connection:  # another seed than the one the rail was dealt from
        connection.exec_driver_sql("UPDATE secrets SET seed = " + _bytes(book.database, bytes(32)))
    fresh = Rounds(book)
    assert fresh.look(evening.night, 1, lambda night, table, live: live) is None
    assert "not the one that was promised" in fresh.why_lost(evening.night, 1)
    with pytest.raises(Conflict, check=coded("round-frozen")):
        fresh.act(evening.night, 1, 1, Action("dealer", "off"), 0, "dealer", request())
    fresh.void(evening.night, 1, 1, "frozen", request())
    assert chips(evening) == before


def test_the_first_deal_of_a_series_is_drawn_by_lot_and_then_follows_the_carry(book: Book) -> None:
    if "kabu" not in GAMES:
        pytest.skip("no game with a deal yet")
    evening = Evening(book, "kabu", players=3)
    first = evening.begin().entry.facts
    assert first["lot"]
    assert first["dealer"] in (1, 2, 3)
    evening.play_on(draws("lot"))
    if evening.live().round.carry == {"finished": True}:
        return
    evening.close()
    second = evening.begin().entry.facts
    assert not second["lot"]
    assert second["dealer"] == evening.now.tables[1].carry["dealer"]


def test_the_pools_of_a_broken_series_go_round_the_table(book: Book) -> None:
    evening = Evening(book, "superfecta", players=2)
    held = 0
    while not held:  # one race in twenty-four comes home in this very order
        evening.begin()
        evening.act(1, "ticket", bets=[{"amount": 5, "type": "SFC", "horses": "D/C/H/S"}])
        evening.act("dealer", "off")
        evening.act("dealer", "run")
        held = evening.live().round.table.chips("pool:SFC")
        evening.close()
    with pytest.raises(Conflict, match="end the series", check=coded("round-in-play")):
        evening.write(lambda night: GameChanged.decide(night, 1, "uth", {}, "virtual"))
    before = [evening.now.balance(accounts.rack(1, player)) for player in (1, 2)]
    evening.write(lambda night: SeriesEnded.decide(night, 1))
    after = [evening.now.balance(accounts.rack(1, player)) for player in (1, 2)]
    assert [late - early for late, early in zip(after, before, strict=True)] == [
        held - held // 2,
        held // 2,
    ]
    evening.write(lambda night: GameChanged.decide(night, 1, "uth", {}, "virtual"))
    assert evening.now.tables[1].game == "uth"


def _bytes(database: Database, value: bytes) -> str:
    return f"x'{value.hex()}'" if database.is_sqlite else f"'\\x{value.hex()}'"
