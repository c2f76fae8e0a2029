"""Any payout, step by step: words and computation are the game's, the sums are the book's."""

import json
from collections.abc import Iterator, Sequence

import pytest

from games.catalogue import GAMES
from games.language import add_catalog, force_locale
from ledger.book import Book, opened
from ledger.errors import Conflict
from ledger.kinds.players import PlayerAdded
from ledger.kinds.rounds import RoundBegan
from ledger.reports.explain import Explanation, Step, explain, record_of, so_far
from ledger.state import accounts
from ledger.state.entries import Entry
from tests.codes import coded
from tests.conftest import FreshDatabase
from tests.ledger.whole_night import WholeNight
from tests.messages import ROOT


@pytest.fixture(scope="module")
def book(sqlite_book: FreshDatabase) -> Iterator[Book]:
    with sqlite_book() as url, opened(url) as found:
        yield found


@pytest.fixture
def entries(entries_of_all_games: Sequence[Entry]) -> Sequence[Entry]:
    """A night with rounds of every game."""
    return entries_of_all_games


def rounds(entries: Sequence[Entry], game: str) -> list[tuple[int, int]]:
    """The rounds of a game: their tables and numbers."""
    return [
        (entry.table or 0, entry.round or 0)
        for entry in entries
        if isinstance(entry.says, RoundBegan) and entry.says.game == game
    ]


def said(*steps: Step) -> list[str]:
    """All that the rules say in these steps, the computation included."""
    return [line for step in steps for saying in step.says for line in saying.lines()]


@pytest.fixture(scope="module")
def royal(book: Book) -> Explanation:
    """Ana plays four times her ante on a royal flush, and Ben stands by."""
    night = WholeNight(book)
    for name in ("Ana", "Ben"):
        night.do(PlayerAdded, name)
    table = night.open_table("uth", [1, 2], chips=200, cards="physical")
    night.begin(table)
    night.act(table, 1, "bet", ante=5, trips=2)
    night.act(table, 2, "bet", ante=3)
    night.act(table, "dealer", "deal")
    night.act(table, 1, "play", times=4)
    night.act(table, 2, "check")
    for card in ("Ah", "Kh", "Qh"):
        night.act(table, "dealer", "show", card=card)
    night.act(table, 2, "check")
    for card in ("2c", "7d"):
        night.act(table, "dealer", "show", card=card)
    night.act(table, 2, "play", times=1)
    for card, seat in (("As", None), ("9c", None), ("Kd", 2), ("7s", 2), ("Jh", 1), ("Th", 1)):
        night.act(table, "dealer", "show", card=card, **({"seat": seat} if seat else {}))
    night.end(table)
    return explain(record_of(book.entries(night.id), table, 1))


def test_a_payout_is_told_with_its_cards_its_row_of_the_paytable_and_its_arithmetic(
    royal: Explanation,
) -> None:
    """By hand: ante 5 even, blind 5 at 500 to 1, play 20 even, trips 2 at 50 to 1, and all stakes
    back.
    """
    last = royal.steps[-1]
    assert "Ana: royal flush, better. 2,657 back." in said(last)
    assert "  cards: A♥ K♥ Q♥ J♥ 10♥" in said(last)
    assert "  blind: 5 staked, pays 500:1, 2,500 won" in said(last)
    assert "  trips: 2 staked, pays 50:1, 100 won" in said(last)
    assert "2,500 from the house to Ana: blind pays 500:1" in map(str, last.moves)
    assert last.racks == {"Ana": 200 - 5 - 5 - 2 - 20 + 2657}
    assert royal.sums["Ana"].split(" + ") == [
        "200 - 5 (ante) - 5 (blind) - 2 (trips) - 20 (play ×4)",
        "5 (ante wins)",
        "5 (ante wins)",
        "2,500 (blind pays 500:1)",
        "5 (blind pays 500:1)",
        "20 (play wins)",
        "20 (play wins)",
        "100 (trips pays 50:1)",
        "2 (trips pays 50:1) = 2,825",
    ]


def test_a_hand_that_is_better_than_a_dealer_who_qualifies_is_told(royal: Explanation) -> None:
    told = said(*royal.steps)
    assert "The dealer has a pair of aces and qualifies." in told
    # Two pair, kings and sevens, beats the dealer's aces: ante, blind and play of 3 each, doubled.
    assert "Ben: two pair, kings and sevens, better. 18 back." in told
    assert "  blind: 3 staked, pays 1:1, 3 won" in told


def test_the_play_bet_is_a_name_in_german(entries: Sequence[Entry]) -> None:
    add_catalog("de", json.loads((ROOT / "games/languages/de/words.json").read_text("utf-8")))
    with force_locale("de"):
        told = str([explain(record_of(entries, *round_)) for round_ in rounds(entries, "uth")])
    assert "Feld Play" in told
    assert "Feld spielen" not in told


def test_a_half_chip_that_stays_with_the_house_is_told(book: Book) -> None:
    night = WholeNight(book)
    night.do(PlayerAdded, "Ana")
    table = night.open_table("uth", [1], cards="physical")
    night.begin(table)
    night.act(table, 1, "bet", ante=3)
    night.act(table, "dealer", "deal")
    night.act(table, 1, "check")
    for card in ("2h", "9h", "Qh"):
        night.act(table, "dealer", "show", card=card)
    night.act(table, 1, "check")
    for card in ("5c", "7d"):
        night.act(table, "dealer", "show", card=card)
    night.act(table, 1, "play", times=1)
    for card, seat in (("As", None), ("3c", None), ("Kh", 1), ("4h", 1)):
        night.act(table, "dealer", "show", card=card, **({"seat": seat} if seat else {}))
    night.end(table)
    told = said(*explain(record_of(book.entries(night.id), table, 1)).steps)
    assert "  blind: 3 staked, pays 3:2 less breakage, 4 won" in told


@pytest.mark.parametrize("game", GAMES)
def test_every_round_of_every_game_is_told_to_the_last_chip(
    entries: Sequence[Entry], game: str
) -> None:
    found = rounds(entries, game)
    for table, number in found:
        record = record_of(entries, table, number)
        told = explain(record)
        assert told.game == GAMES[game].name
        racks = {seat["name"]: seat["chips"] for seat in record[0].facts["seats"]}
        for step in told.steps:
            racks |= step.racks
        final = {
            name: int(text.rpartition("= ")[2].replace(",", "")) for name, text in told.sums.items()
        }
        assert racks == final
        for text in told.sums.values():
            assert _computed(text)
        json.dumps(told.data())
        assert any(line for line in told.lines())
    assert found


def _computed(text: str) -> bool:
    """Whether a sum such as ``200 - 10 (ante) = 190`` is right."""
    left, _, right = text.replace(",", "").rpartition(" = ")
    depth, plain = 0, ""
    for letter in left:
        depth += (letter == "(") - (letter == ")")
        plain += letter if not depth and letter != ")" else ""
    total, sign = 0, 1
    for word in plain.split():
        if word in "+-":
            sign = 1 if word == "+" else -1
        else:
            total += sign * int(word)
    return total == int(right)


def test_the_sums_are_those_of_the_book(book: Book, entries: Sequence[Entry]) -> None:
    first = next(entry for entry in entries if entry.kind == "round-began")
    told = explain(record_of(entries, first.table or 0, first.round or 0))
    moved = {entry.facts["seats"][0]["chips"] for entry in entries if entry.number == first.number}
    change = sum(
        transfer.amount
        * ((transfer.target == accounts.rack(1, 1)) - (transfer.source == accounts.rack(1, 1)))
        for entry in record_of(entries, 1, 1)
        for transfer in entry.transfers
    )
    assert told.sums["Ana"].endswith(f"= {moved.pop() + change}")


def test_a_seat_is_told_what_touches_it(royal: Explanation, book: Book) -> None:
    night = book.nights()
    record = next(
        found
        for each in night
        if (
            found := [
                entry for entry in book.entries(each.id) if entry.round == 1 and entry.table == 1
            ]
        )
        and found[0].facts["cards"] == "physical"
        and len(found[0].facts["seats"]) == 2
    )
    told = explain(record, 2)
    assert told.sums.keys() == {"Ben"}
    moves = [str(move) for step in told.steps for move in step.moves]
    assert moves
    assert all("Ben" in move for move in moves)
    assert not [line for line in said(*told.steps) if "Ana" in line]
    assert "Ben: two pair, kings and sevens, better. 18 back." in said(*told.steps)
    assert len(told.steps) < len(royal.steps)


def test_an_undone_action_is_not_part_of_what_is_told(entries: Sequence[Entry]) -> None:
    record = record_of(entries, 1, 1)
    undone = next(entry.facts["undoes"] for entry in record if entry.kind == "undo")
    assert undone not in {step.entry for step in explain(record).steps}


def test_an_amended_card_is_told_as_it_was_put_right(entries: Sequence[Entry]) -> None:
    record = record_of(entries, 2, 1)
    amendment = next(entry for entry in record if entry.kind == "amendment")
    told = {step.entry: step.did for step in explain(record).steps}
    assert told[amendment.number] == "Dealer: show, card Q♥"
    assert "Dealer: show, card Q♦" not in told.values()


def test_a_voided_round_says_so(entries: Sequence[Entry]) -> None:
    assert explain(record_of(entries, 1, 2)).ended == "voided: misdeal; every chip went back"


def test_a_round_in_play_tells_nothing(book: Book) -> None:
    night = WholeNight(book)
    for name in ("Ana", "Ben"):
        night.do(PlayerAdded, name)
    table = night.open_table("superfecta", [1, 2])
    night.begin(table)
    with pytest.raises(Conflict, check=coded("round-in-play")):
        record_of(book.entries(night.id), table, 1)
    with pytest.raises(Conflict, check=coded("no-round")):
        record_of(book.entries(night.id), table, 2)


def test_a_hand_that_is_paid_is_told_before_it_is_closed_with_no_card_that_the_viewer_does_not_see(
    book: Book,
) -> None:
    night = WholeNight(book)
    for name in ("Ana", "Ben"):
        night.do(PlayerAdded, name)
    table = night.open_table("uth", [1, 2])
    night.begin(table)
    night.act(table, 1, "bet", ante=3)
    night.act(table, 2, "bet", ante=3)
    night.act(table, "dealer", "deal")
    live = night.live(table)
    hidden = {card for zone in live.round.table.zones.values() for card in zone.cards}
    told = json.dumps(so_far(live, "dealer").data())
    assert [card for card in hidden if f'"{card}"' in told] == []
    assert so_far(live, "dealer").ended == "still in play"
    assert so_far(live, 1).steps[-1].cards["Ana's hand"] == tuple(
        live.round.table.zones["hand:1"].cards
    )

    night.play(table)
    paid = so_far(night.live(table), "dealer", 1)
    night.end(table)
    closed = explain(record_of(book.entries(night.id), table, 1), 1)
    assert paid.ended == "paid, and not closed yet"
    assert paid.sums == closed.sums
    assert [(step.entry, step.did, step.says, step.moves) for step in paid.steps] == [
        (step.entry, step.did, step.says, step.moves) for step in closed.steps
    ]
    assert paid.shuffle == {}


def test_a_record_that_cannot_be_played_again_is_refused_with_a_sentence(
    entries: Sequence[Entry],
) -> None:
    record = record_of(entries, 1, 1)
    with pytest.raises(Conflict, check=coded("not-replayed")):
        explain([record[0], *record[2:]])
