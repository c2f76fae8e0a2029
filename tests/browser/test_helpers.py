"""What the helpers of these tests say where a test asks for what is not there."""

import pytest

from tests import tablets
from tests.phones import NewPhone
from tests.rounds_on_screens import begun
from tests.server import Running
from tests.tablets import OpenTable


def test_a_button_that_is_not_there_is_answered_with_those_that_are(
    croupier: Running,
    open_table: OpenTable,
    open_phone: NewPhone,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(tablets, "MISSING", 200)
    table = begun(croupier, "kabu", ("Ana", "Ben", "Cleo"))
    tablet, phone = open_table(table.night, table.table), open_phone(table.night, 1)
    with pytest.raises(AssertionError, match=r"There is no such button, but there are \['.+'\]"):
        tablet.tap("sing")
    with pytest.raises(AssertionError, match=r"There is no such button, but there are \['.+'\]"):
        phone.tap("sing")
