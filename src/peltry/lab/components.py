"""What moves are made of: a verb, and the pieces that it can be done with.

`fulfil:A5` is a component as it stands. A verb with several choices would make thousands (every march from anywhere to
anywhere), so each of its choices counts by itself: `march source 3`, `march to 12`.
"""

from __future__ import annotations

from ..kernel.declared import Moves, combinations


class Components:
    """`of_move` has the components of every move, by its number; `of_verb` all of a verb."""

    def __init__(self, moves: Moves):
        self.of_move: list[tuple[str, ...]] = []
        self.of_verb: dict[str, list[str]] = {}
        self.verb_of: list[str] = []
        for verb in moves.verbs:
            found: dict[str, None] = {}
            for chosen in combinations(verb.choices):
                own: tuple[str, ...] = (moves.texts[len(self.of_move)],)
                if len(chosen) > 1:
                    named = zip(verb.choices, chosen, strict=True)
                    own = tuple(f"{verb.name} {choice} {label}" for choice, (label, _) in named)
                self.of_move.append(own)
                self.verb_of.append(verb.name)
                found |= dict.fromkeys(own)
            self.of_verb[verb.name] = [*found]
