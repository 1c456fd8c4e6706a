"""A watched file says of which game it is; no snapshots: they were written and never read."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.drop_table("snapshots")
    op.add_column("files", sa.Column("game", sa.String(64), nullable=False, server_default=""))
    op.create_index("ix_files_at", "files", ["at"])
    connection = op.get_bind()
    for name, data in connection.execute(sa.text("select id, data from files")).all():
        game = json.loads(data)["game"]
        connection.execute(sa.text("update files set game = :game where id = :id"), {"game": game, "id": name})


def downgrade() -> None:
    op.drop_index("ix_files_at", "files")
    op.drop_column("files", "game")
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("layout", sa.String(64), nullable=False),
        sa.Column("position", sa.LargeBinary, nullable=False),
    )
