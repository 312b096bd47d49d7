"""Goods, natives, score tracks and the two European factions, by number."""

from __future__ import annotations

# The five resources come first; beavers and rifles are goods, but no resources.
RESOURCES = ("bean", "corn", "pumpkin", "fish", "leather")
KINDS = len(RESOURCES)
ALL_KINDS = (1 << KINDS) - 1  # as bits
GOODS = (*RESOURCES, "beaver", "rifle")
BEAN, CORN, PUMPKIN, FISH, LEATHER, BEAVER, RIFLE = range(len(GOODS))
VEGETABLES = ("bean", "corn", "pumpkin")
MOST_GOODS = 99  # of one kind that a player can keep

# What a price can ask for besides: any different resources, steps of a movement, a point of any track.
DIFFERENT, STEPS, POINT = range(len(GOODS), len(GOODS) + 3)
PRICED = (*GOODS, "different", "steps", "point")

NATIVES = ("warrior", "woman", "hunter")
WARRIOR, WOMAN, HUNTER = range(len(NATIVES))

TRACKS = ("economic", "military", "ritual", "mask")
ECONOMIC, MILITARY, RITUAL, MASK = range(len(TRACKS))
LONGEST_TRACK = 60

FACTIONS = ("french", "english")
FRENCH, ENGLISH = range(len(FACTIONS))
FLAGS = {"none": 0, "french": 1, "english": 2, "both": 3}  # what a territory or an alliance action shows, as bits
