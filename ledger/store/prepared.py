"""Statements of SQLAlchemy Core that are compiled once."""

import sqlalchemy as sa
from sqlalchemy.dialects import sqlite


class PreparedStatement:
    """A statement, compiled once for each kind of database."""

    def __init__(self, statement: sa.ClauseElement) -> None:
        self._statement = statement
        self._texts: dict[str, str] = {}

    def text(self, dialect: sa.Dialect) -> str:
        """The statement in the words of this driver, its values by name."""
        name = dialect.name
        if name not in self._texts:
            named = sqlite.dialect(paramstyle="named") if name == "sqlite" else dialect
            self._texts[name] = str(self._statement.compile(dialect=named))
        return self._texts[name]
