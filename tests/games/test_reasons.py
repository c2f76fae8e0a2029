"""What a payment is for is a code and its arguments, which every language has a sentence for. The
sentences that old entries have instead say the same (`games.phrases`).
"""

import json
from collections.abc import Iterator

import pytest

from games.catalogue import GAMES, reasons
from games.engine import JSON, CardMode, Game, Round, Say, Seat, Transfer, set_up
from games.engine.chips import Seated
from games.engine.words import ENGINE_REASONS, reason_in_words
from games.language import ENGLISH, LANGUAGES, add_catalog, force_locale, is_known
from games.phrases import old_reason
from tests.games.random_play import played
from tests.messages import of_python

ROUNDS, FEW = 25, 5
"""Few rounds of games that pay for nothing of their own."""
OTHERS = sorted(LANGUAGES.keys() - {ENGLISH})
ALL_GAMES = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@pytest.fixture(autouse=True, scope="module")
def _languages() -> None:
    for code in OTHERS:
        for path in of_python(code):
            add_catalog(code, json.loads(path.read_text("utf-8")))


def paid(game: Game) -> Iterator[tuple[Round, Transfer]]:
    """What some rounds at random pay, by virtual cards and by real ones."""
    count = ROUNDS if any(code.startswith(prefix(game)) for code in game.reasons) else FEW
    both: tuple[CardMode, ...] = ("virtual", "physical")
    for cards in both:
        for round_ in played(game.slug, cards, count):
            for transfer in round_.transfers:
                yield round_, transfer


@pytest.mark.slow
@ALL_GAMES
def test_a_payment_has_a_code_that_every_language_has_and_is_for_the_same_as_its_prose(
    game: Game,
) -> None:
    for round_, transfer in paid(game):
        assert round_.why(transfer) == transfer.why
        reason = transfer.reason
        template = game.reasons.get(reason.code) or ENGINE_REASONS.get(reason.code)
        assert template, transfer
        json.dumps(reason.args)
        words = [game.reasons.get(str(arg), "") for arg in reason.args.values()]
        for code in OTHERS:
            with force_locale(code):
                assert all(map(is_known, filter(None, [template, *words]))), (code, transfer)
                assert round_.why(transfer) == old_reason(transfer.why), (code, transfer)


@ALL_GAMES
def test_every_code_of_a_payment_is_the_games_own_or_shared(game: Game) -> None:
    assert {code.partition(".")[0] for code in game.reasons} <= {prefix(game), "scores"}
    assert not game.reasons.keys() & ENGINE_REASONS.keys()


def prefix(game: Game) -> str:
    """What the codes of a game's sentences begin with."""
    return "csm" if game.slug == "card-stock-market" else game.slug


def test_a_code_of_several_games_says_the_same_in_each() -> None:
    for game in GAMES.values():
        assert game.reasons.items() <= reasons().items()


def test_the_book_has_english_whoever_asks() -> None:
    seats = [Seat(1, "Ana", 100), Seat(2, "Ben", 100)]
    setup = set_up(GAMES["speculation"], seats, options={"ante": 5}, seed=bytes(32))
    with force_locale("de"):
        round_ = Round(setup)
        assert [round_.why(transfer) for transfer in round_.transfers][:2] == ["Ante", "Ante"]
    assert [transfer.why for transfer in round_.transfers][:2] == ["ante", "ante"]


REASONS = {"it.bet": "{what} of {count} with {card}", "it.blind": "blind"}


def test_an_argument_is_a_figure_a_card_a_text_or_a_sentence() -> None:
    args: dict[str, JSON] = {"what": "it.blind", "count": 1240, "card": "Th"}
    assert reason_in_words(Say("it.bet", args), REASONS) == "blind of 1240 with 10♥"
    taken_back = Say("undo", {"what": ["it.bet", {**args, "what": "WIN"}]})
    assert reason_in_words(taken_back, REASONS) == "undo: WIN of 1240 with 10♥"


def test_a_code_without_a_sentence_is_said_as_it_is() -> None:
    setup = set_up(GAMES["kabu"], [Seat(1, "Ana", 9), Seat(2, "Ben", 9)], seed=bytes(32))
    table = Seated(setup, {}, REASONS)
    table.pay(1, 2, 5, "wergild")
    assert table.transfers[0].why == "wergild"
    assert table.transfers[0].reason == ("wergild", {})
