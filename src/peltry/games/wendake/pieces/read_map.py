"""Reading the three maps: territories with flag, areas and neighbours; villages; lakes."""

from __future__ import annotations

from typing import Any

from ....kernel.printed import Printed
from ....kernel.ways import UNREACHABLE, shortest_steps
from .goods import FLAGS
from .land import AREA_KINDS, AREA_ORDER, AREAS_EACH, FOREST, HOME, LAKES, MAPS, TERRITORIES

FEWEST_LAKES = 3


def read_maps(printed: Printed, box: Any) -> None:
    for number, name in enumerate(MAPS):
        players = int(name[-1])
        territories, land = printed.ids(name), box["maps"][number]
        land["territories"] = len(territories)
        land["kind_of"] = -1
        for territory, key in enumerate(territories):
            read_territory(printed, land, territory, f"{name}.{key}")
        read_ways(printed, land, name, players)
        land["lakes"] = read_lakes(printed, players)


def read_territory(printed: Printed, land: Any, territory: int, key: str) -> None:
    flag = FLAGS[printed.word(f"{key}.flag", tuple(FLAGS))]
    land["flags"][territory] = flag
    for faction in range(2):
        land["flagged"][faction] |= (flag >> faction & 1) << territory
    area = territory * AREAS_EACH
    for kind in AREA_ORDER:
        for _ in range(printed.number(f"{key}.{kind}", 0, AREAS_EACH)):
            if area == (territory + 1) * AREAS_EACH:
                raise printed.clash(f"{key}.{kind}", f"{key} must have at most {AREAS_EACH} production areas")
            place = AREA_KINDS.index(kind)
            land["kind_of"][area] = place
            land["of_kind"][place] |= 1 << area
            land["areas"] |= 1 << area
            area += 1


def read_ways(printed: Printed, land: Any, name: str, players: int) -> None:
    """Who goes from a village never enters another one."""
    territories = printed.ids(name)
    villages = [f"H{seat + 1}" for seat in range(players)]
    beside = {key: neighbours_of(printed, f"{name}.{key}", [*territories, *villages]) for key in territories}
    for key, others in beside.items():
        for other in others:
            if other in beside and key not in beside[other]:
                told = f"{name}.{other}.adjacent must name {key}, because {key} names {other}"
                raise printed.clash(f"{name}.{other}.adjacent", told)
    for seat, village in enumerate(villages):
        land["home_lake"][seat] = LAKES.index(printed.word(f"village{players}.{village}.lake", LAKES))
        next_to = sum(1 << i for i, key in enumerate(territories) if village in beside[key])
        land["next_to"][seat] = next_to
        ways = [sum(1 << territories.index(other) for other in others if other in beside) for others in beside.values()]
        ways = [way | (next_to >> i & 1) << HOME for i, way in enumerate(ways)]
        ways += [0] * (TERRITORIES - len(ways)) + [next_to]
        for place in (*range(len(territories)), HOME):
            steps = shortest_steps(ways, place)
            land["steps"][seat, place] = steps
            for most in range(1, land["reach"].shape[2]):
                near = sum(1 << other for other, away in enumerate(steps) if 0 < away <= most)
                land["reach"][seat, place, most] = near
        cut_off = [key for i, key in enumerate(territories) if land["steps"][seat, HOME, i] == UNREACHABLE]
        if cut_off:
            told = f"{cut_off[0]} must be reached from {village} without crossing another village"
            raise printed.clash(f"{name}.{cut_off[0]}.adjacent", told)
        if not any(land["kind_of"][i * AREAS_EACH] >= 0 for i in range(len(territories)) if next_to >> i & 1):
            told = f"a territory beside {village} must have a production area"
            raise printed.clash(f"{name}.*.forest", told)
    if land["of_kind"][FOREST] == 0 or not land["of_kind"][:FOREST].all():
        raise printed.clash(f"{name}.*.forest", f"{name} must have areas of every kind")


def neighbours_of(printed: Printed, key: str, known: list[str]) -> list[str]:
    value, own = printed.values.get(f"{key}.adjacent"), key.rpartition(".")[2]
    fits = isinstance(value, list) and value and all(isinstance(each, str) and each in known for each in value)
    if not isinstance(value, list) or not fits or own in value or len(set(value)) < len(value):
        raise printed.fail(f"{key}.adjacent", f"different neighbours out of {', '.join(known)}, but not {own}")
    return value


def read_lakes(printed: Printed, players: int) -> int:
    """With two ships, one of which must always find another lake, three lakes are the least."""
    key = f"lakes.players_{players}"
    value = printed.values.get(key)
    fits = isinstance(value, list) and len(value) >= FEWEST_LAKES and all(lake in LAKES for lake in value)
    if not isinstance(value, list) or not fits or len(set(value)) < len(value):
        raise printed.fail(key, f"three or more different lakes out of {', '.join(LAKES)}")
    return sum(1 << LAKES.index(lake) for lake in value)
