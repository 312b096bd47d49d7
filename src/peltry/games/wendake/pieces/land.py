"""The map by number: territories, villages, production areas, lakes.

A place is a territory (0 to 11) or the village of whoever is meant (HOME). Areas are counted through: the third area of
the second territory is number 7. Sets of areas and of places are bits of one number.
"""

from __future__ import annotations

MAPS = ("map2", "map3", "map4")
TERRITORIES, AREAS_EACH = 12, 5
AREAS = TERRITORIES * AREAS_EACH
HOME = TERRITORIES  # one's own village, as a place
PLACES = TERRITORIES + 1

AREA_KINDS = ("bean", "corn", "pumpkin", "forest")  # the vegetables as among the goods
FOREST = 3
FIELDS = 0b111  # kinds, as bits
AREA_ORDER = ("corn", "bean", "pumpkin", "forest")  # in which the areas of a territory are counted

LAKES = ("superior", "michigan", "huron", "erie", "ontario")

# Where a warrior comes from: the village, a territory in which it is a Guard, an area on which it is a Scout.
FROM_HOME, FROM_GUARD, FROM_AREA = 0, 1, 1 + TERRITORIES
SOURCES = FROM_AREA + AREAS


def areas_of(territory):
    """The areas of a territory, as bits."""
    return 0b11111 << AREAS_EACH * territory


def place_of(source):
    """The place in which a source lies."""
    if source == FROM_HOME:
        return HOME
    return source - FROM_GUARD if source < FROM_AREA else (source - FROM_AREA) // AREAS_EACH
