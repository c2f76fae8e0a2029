"""Ultimate Texas Hold'em in the night of the demonstration."""

from games.engine import Action, Option, Prompt, Round, as_kind, places
from games.engine.shuffle import Draws
from games.players.demo import DemoTable


def play(round_: Round, prompt: Prompt, draws: Draws) -> Action:
    """Without looking: everybody bets a little, and plays now and then."""
    table = round_.table
    bet = {
        places.parse(place).seat
        for place, chips in table.places.items()
        if chips and "circle" in places.parse(place).words
    }
    bettors = [option for option in prompt.options if option.do == "bet" and option.by not in bet]
    if bettors:
        return _bet(bettors[0], round_, draws)
    if prompt.option("dealer", "deal"):
        return Action("dealer", "deal")
    plays = [option for option in prompt.options if option.do == "play"]
    if plays and draws.below(5) < 2:
        times = as_kind(plays[0].values["times"].data(), list[int])
        return Action(plays[0].by, "play", {"times": times[0]})
    return next(
        Action(option.by, option.do) for option in prompt.options if option.do in ("check", "fold")
    )


def _bet(option: Option, round_: Round, draws: Draws) -> Action:
    assert isinstance(option.by, int)
    most = round_.table.chips(option.by)
    ante = min((5, 10, 10, 20)[draws.below(4)], most // 6)
    trips = 5 * draws.below(2) if most >= 60 else 0
    if not ante:
        return Action(option.by, "bet", {"ante": 0, "trips": most})
    return Action(option.by, "bet", {"ante": ante, "trips": trips} if trips else {"ante": ante})


TABLE = DemoTable(players=(1, 2, 3, 4), rack=150, tray=2000, rounds=range(9, 10), choose=play)
