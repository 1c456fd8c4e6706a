"""What tests share: the clause mark, tables with chosen dice."""

import pytest

clause = pytest.mark.clause
