"""Small pictures of an evening for the spreadsheet."""

from ledger.export.sheets import Rows, Sheet, Workbook, letter

_WIDE, _HIGH = 620, 330


def evening(
    book: Workbook, sheet: Sheet, row: int, lines: Rows, players: int, tables: Rows
) -> None:
    """What everybody was up as the evening went on, and what each table won: beside each other,
    from this row on.
    """
    if players and lines.last >= lines.first:
        ups = book.file.add_chart({"type": "line"})
        for column in map(letter, range(1, players + 1)):
            head = f"='{lines.sheet}'!${column}${lines.first - 1}"
            values = f"={lines.column(column)}"
            ups.add_series({"name": head, "values": values, "line": {"width": 1.75}})
        ups.set_title({"name": "Up, in chips, round by round", "name_font": {"size": 11}})
        ups.set_x_axis({"visible": False})
        ups.set_legend({"position": "bottom"})
        ups.set_size({"width": _WIDE, "height": _HIGH})
        sheet.chart(ups, row, 0)
    if tables.last >= tables.first:
        won = book.file.add_chart({"type": "column"})
        won.add_series(
            {
                "name": "Won",
                "categories": f"={tables.column('B')}",
                "values": f"={tables.column('I')}",
            }
        )
        won.set_title({"name": "What the tables won, in chips", "name_font": {"size": 11}})
        won.set_legend({"none": True})
        won.set_size({"width": _WIDE, "height": _HIGH})
        sheet.chart(won, row, 7)
