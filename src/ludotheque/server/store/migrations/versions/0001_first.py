"""The first tables: games being played, their logs, boxes, seats and who holds them, watched files."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("box", sa.String(64), nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("seed_known", sa.Integer, nullable=False),
        sa.Column("own_dice", sa.Integer, nullable=False),
        sa.Column("listed", sa.Integer, nullable=False),
        sa.Column("pace", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
        sa.Column("over", sa.Integer, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("layout", sa.String(64), nullable=False),
        sa.Column("position", sa.LargeBinary, nullable=False),
        sa.Column("rematch", sa.String(32), nullable=True),
    )
    op.create_index("ix_tables_created", "tables", ["created"])
    op.create_table("boxes", sa.Column("hash", sa.String(64), primary_key=True), sa.Column("data", sa.Text, nullable=False))
    for name, columns in of_a_table().items():
        op.create_table(name, sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True), *columns)
    op.create_index("ix_holders_browser", "holders", ["browser"])
    op.create_table(
        "files",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def of_a_table() -> dict[str, list[Any]]:
    return {
        "moves": [
            sa.Column("n", sa.Integer, primary_key=True),
            sa.Column("line", sa.Text, nullable=False),
            sa.Column("at", sa.Float, nullable=False),
        ],
        "snapshots": [
            sa.Column("n", sa.Integer, primary_key=True),
            sa.Column("rules", sa.Integer, nullable=False),
            sa.Column("layout", sa.String(64), nullable=False),
            sa.Column("position", sa.LargeBinary, nullable=False),
        ],
        "seats": [
            sa.Column("seat", sa.Integer, primary_key=True),
            sa.Column("kind", sa.String(16), nullable=False),
            sa.Column("level", sa.String(32), nullable=True),
            sa.Column("name", sa.String(64), nullable=True),
            sa.Column("token", sa.String(64), nullable=False, unique=True),
            sa.Column("asks", sa.Text, nullable=False),
        ],
        "holders": [sa.Column("seat", sa.Integer, primary_key=True), sa.Column("browser", sa.String(64), primary_key=True)],
    }


def downgrade() -> None:
    for name in ("files", "holders", "seats", "snapshots", "moves", "boxes", "tables"):
        op.drop_table(name)
