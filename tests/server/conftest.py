"""One live server for the tests of a module."""

from collections.abc import Iterator

import pytest

from tests.site import Site


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    running = Site(tmp_path_factory.mktemp("site")).start()
    yield running
    running.stop()


@pytest.fixture()
def own_site(tmp_path) -> Iterator[Site]:
    running = Site(tmp_path)
    yield running.start()
    running.stop()
