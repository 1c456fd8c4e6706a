"""How much of the server one visitor or address may use: named budgets, all in one place.

A budget is spent and comes back: by itself, so much a second (requests, bytes), or when it is given back (streams,
connections). What is counted where it lives (tournaments, studies) is only compared with its budget here.
"""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache

from ludotheque.server.problems import Refused

MB = 1_000_000
DAY = 24 * 3600.0
MOST_KNOWN = 20_000  # budgets in use that are remembered; beyond that, whoever was not heard of for longest is forgotten
RETRY = 60.0  # seconds after which something that is given back may be asked for again
NETWORK = 64  # bits of an IPv6 address: a household is given all the rest of it


@dataclass(frozen=True)
class Budget:
    """`most` at a time; what was spent comes back at `a_second` (0: when it is given back). `says`: how it is refused."""

    name: str
    most: float
    a_second: float = 0.0
    says: str = "page-too-many"


REQUESTS = Budget("requests", 300, 40)
HEAVY = Budget("heavy requests", 30, 0.5)  # what opens tables, tournaments, studies or reads files
UPLOADS = Budget("bytes uploaded", 32 * MB, 32 * MB / DAY, "quota-uploads")
REPLAYS = Budget("seconds of replays", 60, 1.0, "quota-replays")  # of a worker that follows a game
CONNECTIONS = Budget("connections", 256, says="quota-connections")
STREAMS = Budget("streams", 200, says="quota-streams")
STREAMS_OF_ONE = Budget("streams of one table", 100, says="quota-streams")
TOURNAMENTS = Budget("a visitor's tournaments", 8, says="quota-tournaments")
TOURNAMENTS_THERE = Budget("an address's tournaments", 40, says="quota-tournaments")
STUDIES = Budget("a visitor's studies", 2, says="quota-studies")
STUDIES_THERE = Budget("an address's studies", 6, says="quota-studies")


class Quotas:
    """What everybody has spent; `times` the usual budgets may be (0: no budgets at all)."""

    def __init__(self, times: float) -> None:
        self.times = times
        self.spent: dict[tuple[Budget, str], tuple[float, float]] = {}  # how much, and when that was reckoned

    def spend(self, budget: Budget, who: str, amount: float = 1.0, now: float | None = None) -> None:
        """Count something that `who` is about to do; refused if there isn't enough left."""
        if not self.times:
            return
        now = time.monotonic() if now is None else now
        used = self._used(budget, who, now)
        lacking = used + amount - self._most(budget)
        if lacking > 0:
            raise Refused(429, budget.says, retry=lacking / budget.a_second if budget.a_second else RETRY)
        self._count(budget, who, used + amount, now)

    def charge(self, budget: Budget, who: str, amount: float) -> None:
        """Count what turned out to be used, however much is left."""
        if self.times:
            now = time.monotonic()
            self._count(budget, who, self._used(budget, who, now) + amount, now)

    def _count(self, budget: Budget, who: str, used: float, now: float) -> None:
        self.spent.pop((budget, who), None)  # so that the dictionary's order is that of use
        self.spent[budget, who] = (used, now)
        if len(self.spent) > MOST_KNOWN:
            self._forget(now)

    def give_back(self, budget: Budget, who: str, amount: float = 1.0) -> None:
        used, since = self.spent.get((budget, who), (0.0, 0.0))
        if used > amount:
            self.spent[budget, who] = (used - amount, since)
        else:
            self.spent.pop((budget, who), None)

    @contextmanager
    def held(self, budget: Budget, who: str) -> Iterator[None]:
        """Something that is held for a while and then given back."""
        self.spend(budget, who)
        try:
            yield
        finally:
            self.give_back(budget, who)

    def room(self, budget: Budget, there: int) -> None:
        """Refuse one more of what there are so many of already."""
        if self.times and there + 1 > self._most(budget):
            raise Refused(429, budget.says, retry=RETRY)

    def _most(self, budget: Budget) -> float:
        return max(1.0, budget.most * self.times)  # one of everything, however tight

    def _used(self, budget: Budget, who: str, now: float) -> float:
        used, since = self.spent.get((budget, who), (0.0, now))
        return max(0.0, used - (now - since) * budget.a_second)

    def _forget(self, now: float) -> None:
        """Drop what has come back; if that isn't enough, those not heard of for longest (what is held stays counted)."""
        for budget, who in [key for key in self.spent if key[0].a_second and self._used(*key, now) <= 0]:
            del self.spent[budget, who]
        oldest = [key for key in self.spent if key[0].a_second]
        for key in oldest[: max(0, len(self.spent) - MOST_KNOWN // 2)]:
            del self.spent[key]


@lru_cache(maxsize=4096)
def one_address(host: str) -> str:
    """An address as it is counted: of IPv6 the network, as one household has many addresses in it."""
    try:
        found = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host[:64]
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((int(found), NETWORK), strict=False))
    return str(found)


def address_of(client: tuple[str, int] | list[object] | None) -> str:
    """Whose request this is: the `client` of its scope, behind a trusted proxy the visitor and not the proxy."""
    return one_address(str(client[0])) if client else "-"
