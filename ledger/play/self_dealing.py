"""What a table that deals itself does next, and after how long: the pace of a good dealer, who
waits for everybody and for nobody for ever. Nothing is done here: a server does it when it is due.
"""

from collections import Counter
from collections.abc import Hashable
from dataclasses import dataclass
from typing import Literal, TypeAlias

from games.engine import Action, Prompt, Round
from games.engine.late import mildest
from games.language import gettext
from games.players import dealt
from ledger.kinds.at_table import game_of
from ledger.play.before_start import dry_run, too_short
from ledger.play.live import LiveRound
from ledger.state.night import Night, Table, WhyOut

SEATED = 15.0
"""Seconds until the first round with people who have just sat down, or come back."""
NEXT = 3.0
"""Seconds between a round that was closed and the next one."""
LOOK, LOOK_SEAT = 6.0, 2.0
"""Seconds that a finished round is left to be looked at, and as many more for each seat."""
PACE = 1.6
"""Seconds before the dealer's next card."""
LAST_CALL = 5.0
"""Seconds for a change of mind, once everybody has bet."""
LOOKING = 60.0
"""Seconds at least, where whoever is first does something: nobody is hurried, but it goes on."""
AWAY = 2.0
"""Seconds for somebody who has let the time run out before."""
HELD = 180.0
"""Seconds that anybody can hold the table up."""
MOST_ALONE = 40
"""Actions for each seat until a round is left as it stands where everybody is away: most are over
by then, and some have no end while nobody wants one.
"""
OFTEN = 2
"""So many times in a row: who lets the time run out sits out then."""

What: TypeAlias = Literal[
    "held", "begins", "bets", "called", "turn", "deals", "next", "away", "few", "barred", "ends"
]
"""What the table waits for: somebody who has asked for a moment; people to settle; bets; changes of
mind; somebody's turn; its own pace; the look at a finished round; anybody to come back; more
players; something that the rules want before a round begins;
the host, who has said that no round follows.
"""


@dataclass(frozen=True, slots=True)
class Begin:
    """Begin the next round."""


@dataclass(frozen=True, slots=True)
class Close:
    """Close the round that is finished."""


@dataclass(frozen=True, slots=True)
class Void:
    """End a round that nobody goes on with."""

    why: str


@dataclass(frozen=True, slots=True)
class Do:
    """Play an action; for whom time has run out, where it is a seat's."""

    action: Action


@dataclass(frozen=True, slots=True)
class Wait:
    """Give everybody the same time again."""


@dataclass(frozen=True, slots=True)
class SitOut:
    """Deal these seats in no more."""

    seats: tuple[int, ...]
    why: WhyOut


@dataclass(frozen=True, slots=True)
class LetGo:
    """Wait no longer for those who hold the table up."""


Then: TypeAlias = Begin | Close | Void | Do | Wait | SitOut | LetGo


@dataclass(frozen=True, slots=True)
class Due:
    """What is done next, if nobody else does anything."""

    what: What
    window: Hashable
    """While it is the same, the time runs on."""
    seconds: float | None
    """After how long; None: never by itself."""
    then: Then | None = None
    seats: tuple[int, ...] = ()
    """For whom the table waits."""
    late: tuple[int, ...] = ()
    """Whose time is over with it."""
    counted: float | None = None
    """After how many seconds screens say that it is done, where the time itself would tell what
    people are to see for themselves.
    """
    why: str | None = None
    """Why no round can begin, in a sentence."""


def due(night: Night, table: Table, live: LiveRound | None) -> Due | None:
    """What comes next at this table; None where it does not deal itself, or cannot go on."""
    if table.dealing is None or night.damage or not (night.is_open and table.is_open):
        return None
    if table.holding:
        seats = tuple(seat for seat, who in table.seats.items() if who in table.holding)
        return Due("held", ("held", table.holding), HELD, LetGo(), seats)
    if table.round is None:
        return _between(night, table)
    if live is None or live.frozen:
        return None
    if live.round.finished:
        look = LOOK + LOOK_SEAT * len(live.players)
        return Due("next", ("next", live.number, live.last), look, Close())
    assert live.round.prompt is not None
    return _asked(night, table, live, live.round.prompt)


def dealers(round_: Round) -> Action | None:
    """What a dealer does who waits for nobody: no more bets, and the cards turned one by one."""
    return dealt(round_, ("deal", "off", "turn")) or mildest(round_, "dealer")


def _between(night: Night, table: Table) -> Due:
    if table.after is not None:
        return Due("ends", ("ends", table.after), None)
    game, here = game_of(table.game), table.dealt_in
    if not game.takes(len(here)):
        return Due("few", ("few", tuple(here)), None)
    begun = dry_run(night, table)
    short = [each for each in too_short(night, table, begun) if each.player not in table.borrowing]
    if short:
        seats = tuple(each.seat for each in short)
        return Due("begins", ("short", seats), 0, SitOut(seats, "short"))
    if isinstance(begun, str):
        return Due("barred", ("barred", tuple(here.items())), None, why=begun)
    last = table.past[-1] if table.past else None
    same = last is not None and here == {seat: who.player for seat, who in last.seats.items()}
    return Due("begins", ("begins", tuple(here.items())), NEXT if same else SEATED, Begin())


def _asked(night: Night, table: Table, live: LiveRound, prompt: Prompt) -> Due:
    if prompt.is_race:
        return _race(night, table, live, prompt)
    waited = tuple(who for who in prompt.awaited if who != "dealer")
    if waited:
        return _turn(night, table, live, prompt, waited)
    if any(option.by != "dealer" for option in prompt.options):
        return _betting(table, live, prompt)
    if action := dealers(live.round):
        return Due("deals", ("deals", live.last), _pace(live), Do(action))
    return Due("deals", ("deals", live.last), None)


def _turn(
    night: Night, table: Table, live: LiveRound, prompt: Prompt, waited: tuple[int, ...]
) -> Due:
    """Somebody's turn: of several, one is acted for after the other."""
    people = [seat for seat, who in live.players.items() if not night.player(who).program]
    gone = [seat for seat in people if table.out.get(seat) == "late"]
    if people and len(gone) == len(people) and len(live.round.actions) > MOST_ALONE * len(people):
        return Due("away", ("away", live.number), None, seats=waited)
    for seat in sorted(waited, key=lambda seat: seat not in gone):
        if action := mildest(live.round, seat):
            own = sum(done.by == seat for done in live.round.actions)
            key = ("turn", live.number, prompt.say.code, prompt.stage, seat, own)
            seconds = AWAY if seat in gone else _given(table)
            return Due("turn", key, seconds, Do(action), waited, (seat,))
    return Due("turn", ("turn", live.last), None, seats=waited)


def _race(night: Night, table: Table, live: LiveRound, prompt: Prompt) -> Due:
    """Whoever is first does it. Where nobody has for long, the table does it for whoever has done
    least in the round, so that nobody gets ahead by looking away; it wins nothing for anybody. To
    screens it looks as if the dealer went on.
    """
    people = [seat for seat, who in live.players.items() if not night.player(who).program]
    gone = all(table.out.get(seat) == "late" for seat in people)
    if people and gone and len(live.round.actions) > MOST_ALONE * len(people):
        return Due("away", ("away", live.number), None)
    here = tuple(seat for seat in people if seat not in table.out)
    may = {option.by for option in prompt.options}
    done = Counter(action.by for action in live.round.actions)
    ways = (mildest(live.round, seat) for seat in sorted(live.players, key=done.__getitem__))
    mild = (way for way in ways if way and way.by in may and way.do in live.round.game.mild)
    given = _given(table)
    then: Then = Wait()
    if action := next(mild, None):
        then = Do(action)
    elif gone:
        then = Void(gettext("Nobody has gone on"))
    seconds = AWAY if gone else given and max(given, LOOKING)
    key = ("race", live.last)
    return Due("deals", key, seconds, then, late=here, counted=_pace(live))


def _pace(live: LiveRound) -> float:
    """Seconds before the dealer goes on."""
    return live.round.game.count_seconds or PACE


def _betting(table: Table, live: LiveRound, prompt: Prompt) -> Due:
    """Bets are open until everybody has bet or sits out, or the time is over; who has taken back
    all their bets has not bet.
    """
    able = {option.by for option in prompt.options}
    playing = [seat for seat in live.players if seat not in table.out]
    unable = tuple(seat for seat in playing if seat not in able)
    if unable:
        return Due("bets", ("unable", unable), 0, SitOut(unable, "short"))
    missing = tuple(seat for seat in playing if not live.round.has_answered(seat))
    closing, key = dealers(live.round), ("bets", live.number)
    if not playing and not closing:
        return Due("bets", ("nobody", live.number), PACE, Void(gettext("Nobody has bet")))
    if closing and not missing:
        return Due("called", ("called", live.last), LAST_CALL, Do(closing))
    then = Do(closing) if closing else Wait()
    return Due("bets", key, _given(table), then, missing or tuple(playing), missing)


def _given(table: Table) -> float | None:
    return (table.dealing and table.dealing.seconds) or None
