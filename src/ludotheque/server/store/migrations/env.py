"""How Alembic reaches the database: always through the connection the server gives it."""

from alembic import context

from ludotheque.server.store.database import schema

context.configure(connection=context.config.attributes["connection"], target_metadata=schema)
with context.begin_transaction():
    context.run_migrations()
