"""A table whose secret seed is lost, on the dealer's tablet: the next thing to do is offered."""

import sqlalchemy as sa
from playwright.sync_api import expect

from ledger.play.rounds import Rounds
from ledger.store.schema import secrets
from tests.conftest import Device
from tests.server import PIN, Running
from tests.tablets import OpenTable


def lose_seeds(croupier: Running) -> None:
    """As in a night that was read in from a bundle: the secrets are gone, and nobody remembers."""
    with croupier.services.book.database.writing() as connection:
        connection.execute(sa.delete(secrets))
    remembered: Rounds = croupier.services.rounds
    remembered._live.clear()


def table_of(croupier: Running) -> tuple[int, int]:
    night = croupier.night("Ana", "Ben")
    table = croupier.table(night, "uth", "virtual")
    croupier.sit(night, table, [1, 3])
    return night, table


def test_between_rounds_another_shuffle_is_promised_and_shown(
    croupier: Running, open_table: OpenTable
) -> None:
    night, table = table_of(croupier)
    tablet = open_table(night, table)
    promise = tablet.page.locator(".commitment code").first
    old = promise.inner_text()
    lose_seeds(croupier)
    tablet.tap("BEGIN ROUND 1")
    tablet.says("Promise another one, and cut again")
    expect(tablet.button("BEGIN ROUND 1")).to_have_count(0)
    tablet.tap("PROMISE ANOTHER SHUFFLE")
    tablet.says("Ready when you are")
    expect(promise).not_to_have_text(old)
    tablet.tap("BEGIN ROUND 1")
    expect(tablet.button("BEGIN ROUND 1")).to_have_count(0)


def test_a_frozen_round_says_why_and_is_voided_with_two_taps(
    croupier: Running, open_table: OpenTable, device: Device
) -> None:
    night, table = table_of(croupier)
    tablet = open_table(night, table)
    tablet.tap("BEGIN ROUND 1", "add 5", "Ana bets 5")
    lose_seeds(croupier)
    tablet.page.reload()
    expect(tablet.page.locator(".frozen")).to_contain_text(
        "The seed that was promised for round 1 of Table 1 is not in this database."
    )
    desk = device(1024, 768).new_page()
    croupier.let_in(desk.context, "host", pin=PIN)
    desk.goto(f"{croupier.url}/desk/{night}")
    line = desk.get_by_role("row").filter(has_text="Table 1")
    expect(line).to_contain_text("stopped: the round can only be voided")
    tablet.tap("void this round", "void round 1")
    expect(line).to_contain_text("between rounds")
    tablet.says("Ready when you are")
    expect(tablet.page.locator(".side-foot")).to_contain_text("Its seed was lost")
    tablet.has(seat_1=200, seat_3=200)
