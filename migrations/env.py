"""Alembic's entry: runs the steps on the connection that `ledger.store.database.upgrade` hands
over, in its transaction.
"""

from alembic import context

connection = context.config.attributes["connection"]
context.configure(connection=connection, transactional_ddl=True)
context.run_migrations()
