"""Practice tables, and a round looked back on."""

from typing import cast

import marshmallow as ma
from flask import current_app

from games.engine import Round
from games.players import plays
from games.players.lookback import remarks
from ledger.errors import Invalid
from ledger.kinds.at_table import game_of
from ledger.play.live import LiveRound
from ledger.state.night import Night, Table
from web.api.blueprint import ApiBlueprint
from web.api.context import Context
from web.api.fields import Text, Word
from web.api.permits import host, own_seat, seated, signed_in
from web.http.errors import WebError
from web.services.practice import NIGHT, PRACTICES, TABLE, Practice, Practices
from web.shown import practice as shown

blueprint = ApiBlueprint("practice", __name__, url_prefix="/api", description="Practice tables.")


class NewPractice(ma.Schema):
    """What is practised: a game, to deal it or to play it or both, with virtual or real cards."""

    game = Text(most=40)
    cards = Word("virtual", "physical")
    part = Word("deal", "play", "both")


@blueprint.writes("/practices", host, NewPractice, shown.PracticeBegun, status=201, keyed=False)
def practise(context: Context, game: str, cards: str, part: str) -> shown.PracticeBegun:
    """Set up a table to practise at. Nothing that happens there is in any book."""
    wanted = game_of(game)
    if not plays(wanted.slug):
        raise Invalid.saying("The program cannot play that game.")
    if part != "deal" and cards == "physical":
        raise Invalid.saying("Real cards are for who deals.")
    if not context.services.database.is_sqlite:
        # A practice is kept by the server that set it up, and there may be several.
        raise Invalid.saying("With PostgreSQL practise at a terminal: croupier practice.")
    path = _practices().open(context.services, wanted, cards, part)  # type: ignore[arg-type]  # as the schema has them
    return shown.PracticeBegun(path)


@blueprint.writes("/practice", signed_in, answers=shown.PracticeOver, method="DELETE", keyed=False)
def leave(context: Context) -> shown.PracticeOver:
    """The practice that this is asked in is over."""
    if not _practices().end(context.services):
        raise WebError("no-practice")
    return shown.PracticeOver(over=True)


@blueprint.reads("/practice", signed_in, shown.Learning)
def learning(context: Context) -> shown.Learning:
    """What the learner does in the practice that this is asked in."""
    return shown.Learning(plays=_practice(context).learner is not None)


@blueprint.reads("/practice/remarks", signed_in, shown.Remarks)
def look_back_in_practice(context: Context) -> shown.Remarks:
    """What the learner's own choices so far in the round were worth."""
    learner = _practice(context).learner
    number, round_ = context.services.rounds.look(NIGHT, TABLE, _round_at)
    return _remarks(number, round_, learner) if learner else shown.Remarks(number, ())


@blueprint.reads("/nights/<number:night>/hand/tables/<number:table>/remarks", seated, shown.Remarks)
def look_back(context: Context, night: int, table: int) -> shown.Remarks:
    """What the player's own choices in the round were worth, once it is over."""

    def at(there: Night, here: Table, live: LiveRound | None) -> tuple[int, Round | None]:
        if live is not None and not live.round.finished:
            raise WebError("still-playing")
        return _round_at(there, here, live)

    number, round_ = context.services.rounds.look(night, table, at)
    seat = own_seat(context)
    assert seat is not None
    return _remarks(number, round_, seat)


def _round_at(_night: Night, here: Table, live: LiveRound | None) -> tuple[int, Round | None]:
    if live is None or here.round is None:
        return here.rounds, None
    return here.round.number, Round(live.round.setup, live.round.actions)


def _remarks(number: int, round_: Round | None, seat: int) -> shown.Remarks:
    """By what the own seat saw at the time, and by nothing else."""
    if round_ is None:
        return shown.Remarks(number, ())
    found, game = remarks(round_, seat, bytes(32)), round_.game.slug
    return shown.Remarks(number, tuple(shown.remark(each, game) for each in found))


def _practice(context: Context) -> Practice:
    """The practice that this is asked in. Raises `no-practice`."""
    found = _practices().of(context.services)
    if found is None:
        raise WebError("no-practice")
    return found


def _practices() -> Practices:
    return cast(Practices, current_app.extensions[PRACTICES])
