"""Who counts as one visitor: an IPv4 address, or the /64 of an IPv6 address, for one line is given all of those."""

from __future__ import annotations

import functools
import hashlib
import ipaddress
from typing import NamedTuple

from starlette.types import Scope

ONE_LINE = 64  # bits of an IPv6 address that name somebody's line


def visitor(scope: Scope) -> str:
    client = scope.get("client")
    return network(client[0]) if client else ""


@functools.lru_cache(4096)
def network(address: str) -> str:
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address  # no address at all: a socket of this machine
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, ONE_LINE), strict=False))


def maker_of(scope: Scope) -> str:
    """The visitor as it is written beside a table: to tell one from another, not to find somebody."""
    return network_digest(visitor(scope))


@functools.lru_cache(4096)
def network_digest(line: str) -> str:
    return hashlib.sha256(b"peltry maker " + line.encode()).hexdigest()


class Around(NamedTuple):
    """What an address has in common with others: one customer may have all of a site, one provider all of an area."""

    site: str
    area: str


SITES = {4: (24, 16), 6: (48, 32)}  # bits of an address


def around(scope: Scope) -> Around:
    line = visitor(scope)
    try:
        found = ipaddress.ip_network(line)
    except ValueError:
        return Around(*[network_digest(line)[:16]] * 2)
    wider = [found.supernet(new_prefix=min(bits, found.prefixlen)) for bits in SITES[found.version]]
    return Around(*(network_digest(str(each))[:16] for each in wider))
