"""Who sits where, and what a table plays: everything between two rounds, as drafts for the book."""

import secrets
from collections.abc import Mapping
from dataclasses import replace

from games import catalogue
from games.engine import JSON, CardMode, Game, NotARound, full_options
from games.engine.shuffle import SEED_BYTES, commitment, cut_fault
from ledger.errors import (
    BadSetting,
    NoSuchGame,
    NotEnough,
    NothingToEnd,
    NotSeated,
    RoundInPlay,
    SeatTaken,
)
from ledger.state import accounts
from ledger.state.entries import Draft, Transfer, move
from ledger.state.night import Night, Table
from ledger.state.words import whole


def sit(night: Night, table_number: int, player_number: int, seat: int, chips: int) -> Draft:
    """A player takes a free seat and brings chips (whole, 0 or more) from the bankroll to
    the rack.
    """
    table, player = idle(night, table_number), night.player(player_number)
    game = game_of(table.game)
    whole(seat, "The seat", 1, game.most_seats)
    whole(chips, "The chips brought to the table", 0)
    if seat in table.seats:
        raise SeatTaken(f"{night.player(table.seats[seat]).name} sits in seat {seat}.")
    if (other := table.seat_of(player.number)) is not None:
        raise SeatTaken(f"{player.name} sits at this table already, in seat {other}.")
    facts = {"seat": seat, "player": player.number}
    return Draft("sat", facts, _bring(night, table, player.number, chips), table=table.number)


def top_up(night: Night, table_number: int, seat: int, chips: int) -> Draft:
    """A seated player brings more chips from the bankroll."""
    table = idle(night, table_number)
    player = seated(table, seat)
    whole(chips, "The chips brought to the table")
    facts = {"seat": seat, "player": player}
    return Draft("topped-up", facts, _bring(night, table, player, chips), table=table.number)


def stand(night: Night, table_number: int, seat: int) -> Draft:
    """A player leaves the table and takes the rack back to the bankroll."""
    table = idle(night, table_number)
    player = seated(table, seat)
    facts = {"seat": seat, "player": player}
    return Draft("stood", facts, rack_back(night, table, player), table=table.number)


def cut(night: Night, table_number: int, seat: int, word: str) -> Draft:
    """Somebody seated adds a word to the shuffle of the round to come; a later one takes its place,
    ``""`` none.
    """
    table = idle(night, table_number)
    seated(table, seat)
    if fault := cut_fault(word):
        raise BadSetting(fault)
    return Draft("cut", {"seat": seat, "word": word}, table=table.number)


def change_game(
    night: Night, table_number: int, slug: str, options: Mapping[str, JSON], cards: CardMode
) -> Draft:
    """Another game at this table, or other options. The series must have ended (`end_series`)."""
    table, game = idle(night, table_number), game_of(slug)
    if unsettled(night, table):
        raise RoundInPlay(f"There are chips in the pots of {table.name}: end the series first.")
    if too_high := [seat for seat in table.seats if seat > game.most_seats]:
        seats = ", ".join(map(str, sorted(too_high)))
        raise SeatTaken(f"{game.name} has {game.most_seats} seats; somebody sits in seat {seats}.")
    return with_fresh_seed(
        Draft("game-changed", game_facts(game, options, cards), table=table.number), cards
    )


def renew_commitment(night: Night, table_number: int) -> Draft:
    """Promise another seed for the round to come, in place of one that is not to be found; whether
    it is, `ledger.play.rounds` knows. The cuts go with the old promise: nobody may choose a seed
    with the words in sight. Raises `BadSetting` for a table with real cards.
    """
    table = idle(night, table_number)
    if table.cards != "virtual":
        raise BadSetting(f"{table.name} plays with real cards and promises no shuffle.")
    facts = {"replaces": table.commitment}
    return with_fresh_seed(Draft("commitment-renewed", facts, table=table.number), table.cards)


def end_series(night: Night, table_number: int) -> Draft:
    """Divide what a series has left on the felt among those seated, odd chips one each from the
    lowest seat; with nobody seated it goes to the tray. Raises `NothingToEnd`.
    """
    table = idle(night, table_number)
    if not table.carry and not unsettled(night, table):
        raise NothingToEnd(f"No series is in play at {table.name}.")
    return Draft(
        "series-ended", {"carry": dict(table.carry)}, divided(night, table), table=table.number
    )


def divided(night: Night, table: Table) -> tuple[Transfer, ...]:
    """The pots and pools on a felt, place by place, to those seated."""
    pots = unsettled(night, table)
    racks = [accounts.rack(table.number, table.seats[seat]) for seat in sorted(table.seats)]
    if not racks:
        return tuple(
            Transfer(pot, accounts.tray(table.number), chips, "end of series")
            for pot, chips in pots
        )
    each, odd = divmod(sum(chips for _, chips in pots), len(racks))
    left = dict(pots)
    transfers: list[Transfer] = []
    for number, rack in enumerate(racks):
        due = each + (number < odd)
        for pot, chips in left.items():
            amount = min(due, chips)
            transfers += move(pot, rack, amount, "end of series")
            left[pot] -= amount
            due -= amount
    return tuple(transfers)


def unsettled(night: Night, table: Table) -> list[tuple[str, int]]:
    """The places on a felt that hold chips, and how many, in the order of their names."""
    prefix = accounts.felt(table.number, "")
    return sorted(
        (name, chips) for name, chips in night.balances.items() if chips and name.startswith(prefix)
    )


def rack_back(night: Night, table: Table, player: int) -> tuple[Transfer, ...]:
    """A player's rack, back to the bankroll."""
    rack = accounts.rack(table.number, player)
    return move(rack, accounts.bankroll(player), night.balance(rack), "leaves the table")


def game_facts(game: Game, options: Mapping[str, JSON], cards: CardMode) -> dict[str, JSON]:
    """What an entry says of the game a table plays. Raises `BadSetting`."""
    if cards not in ("virtual", "physical"):
        raise BadSetting("The cards must be virtual or physical.")
    try:
        return {"game": game.slug, "options": full_options(game, options), "cards": cards}
    except NotARound as error:
        raise BadSetting(error.message) from error


def with_fresh_seed(draft: Draft, cards: str) -> Draft:
    """The draft, and with virtual cards a fresh secret seed for the next round: the entry says its
    commitment.
    """
    seed = secrets.token_bytes(SEED_BYTES) if cards == "virtual" else None
    facts = {**draft.facts, "commitment": seed and commitment(seed)}
    return replace(draft, facts=facts, seed=seed, drops_seed=seed is None)


def game_of(slug: str) -> Game:
    """The game of the catalogue. Raises `NoSuchGame`."""
    game = catalogue.find(slug)
    if game is None:
        raise NoSuchGame(f"There is no game {slug!r:.40}.")
    return game


def idle(night: Night, table_number: int) -> Table:
    """The table, if nothing is in play there. Raises `RoundInPlay`."""
    night.check_open()
    table = night.table(table_number)
    if table.round is not None:
        raise RoundInPlay(
            f"Round {table.round.number} is in play at {table.name}; wait for the next round."
        )
    return table


def seated(table: Table, seat: int) -> int:
    """The player in a seat. Raises `NotSeated`."""
    if type(seat) is not int or seat not in table.seats:
        raise NotSeated(f"Nobody sits in seat {seat!r:.20} of {table.name}.")
    return table.seats[seat]


def _bring(night: Night, table: Table, player: int, chips: int) -> tuple[Transfer, ...]:
    bankroll = accounts.bankroll(player)
    if chips > night.balance(bankroll):
        has = night.balance(bankroll)
        raise NotEnough(f"{night.player(player).name} has {has:,} in the bankroll, not {chips:,}.")
    return move(bankroll, accounts.rack(table.number, player), chips, "to the table")
