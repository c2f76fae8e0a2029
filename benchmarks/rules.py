"""Rounds a second of every game, with UTH beside PokerKit's heads-up no-limit hand, and replays a
second.
"""

from hashlib import sha256

from pokerkit import Automation, NoLimitTexasHoldem

from benchmarks.measure import beside, size
from games.catalogue import GAMES
from games.engine import Action, Round, Seat, set_up
from games.engine.setup import Setup
from games.trials.simulate import simulate

HANDS = size(300, 4)


def uth_hand(number: int) -> Round:
    """One seat against the house, checking to the river, from the shuffle to the last payment."""
    round_ = Round(_uth(number))
    for action in _CHECKING:
        round_.act(action)
    return round_


_CHECKING = (
    Action(1, "bet", {"ante": 10, "trips": 5}),
    Action("dealer", "deal"),
    Action(1, "check"),
    Action(1, "check"),
    Action(1, "play", {"times": 1}),
)


def _uth(number: int) -> Setup:
    return set_up(GAMES["uth"], [Seat(1, "Ana", 1000)], seed=sha256(b"%d" % number).digest())


def uth_hands() -> int:
    """Deal and play hands of UTH."""
    for number in range(HANDS):
        uth_hand(number)
    return HANDS


def pokerkit_hands() -> int:
    """Deal and play heads-up no-limit hands in PokerKit, two players checking and calling to the
    showdown.
    """
    for _ in range(HANDS // 4):
        state = NoLimitTexasHoldem.create_state(
            tuple(Automation), True, 0, (1, 2), 2, (200, 200), 2
        )
        while state.status:
            state.check_or_call()
    return HANDS // 4


def replays() -> int:
    """Rebuild hands of UTH from their records."""
    records = [_uth(number) for number in range(HANDS)]
    for setup in records:
        Round(setup, _CHECKING)
    return HANDS


def main() -> None:
    """Print the table."""
    beside("uth: hands", uth_hands, "PokerKit, heads-up no-limit hands", pokerkit_hands, "aim 5")
    beside("uth: replays", replays, "PokerKit, heads-up no-limit hands", pokerkit_hands)
    for slug, game in GAMES.items():

        def random_rounds(slug: str = slug) -> int:
            return simulate(
                GAMES[slug], size(20, 1) if slug != "card-stock-market" else 2, check=False
            ).rounds

        beside(
            f"{slug}: random rounds of {game.most_seats} at most",
            random_rounds,
            "UTH hands",
            uth_hands,
        )


if __name__ == "__main__":
    main()
