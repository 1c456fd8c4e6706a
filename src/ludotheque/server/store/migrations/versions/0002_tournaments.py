"""Tournaments: entrants, draw and results as one text each."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("form", sa.String(32), nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("over", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
    )
    op.create_index("ix_tournaments_over", "tournaments", ["over"])


def downgrade() -> None:
    op.drop_table("tournaments")
