"""What a stranger has: addresses of a running server, sockets, many hands."""

from tests.server.conftest import own_site, site

__all__ = ["own_site", "site"]
