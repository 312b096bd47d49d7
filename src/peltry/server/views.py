"""The table as one seat may see it: scene, decision, legal moves, points. Nothing else about a match leaves the server.

`seat` is -1 for a spectator, who sees only what is public.
"""

from __future__ import annotations

from typing import Any

from ..kernel.engine import Position
from ..table.match import Match
from ..table.scene import View, as_json
from .speech import Speech, sources_of, speech
from .story import score_parts, source_label

NO_SCENE = {"id": "table", "kind": "area"}


def moment(match: Match, position: Position, seat: int, language: str, choosing: bool) -> dict[str, Any]:
    """One position for one seat. `choosing`: the seat is to play and its legal moves are offered."""
    rules = match.game.rules
    words = speech(rules, language)
    state, to_play = position.state, position.to_play()
    legal = position.legal() if choosing and seat == to_play else []
    seen: dict[str, Any] = {"seat": seat, "toPlay": to_play, "over": position.over, "names": match.names}
    seen["scene"] = scene(match, position, seat, legal, words)
    if legal:
        seen["decision"] = words.say(rules.say_decision(state, match.game.box[0]))
        seen["moves"] = [move_line(match, move, state, words) for move in legal]
    scores = position.scores()
    seen["scores"] = scores
    if position.over:
        seen["ranking"] = [int(side) for side in rules.ranking(state, scores)]
        seen["winners"] = rules.winners(state, scores)
    if parts := score_parts(match, position):
        seen["sources"] = [
            {"side": side, "parts": [{"label": source_label(words, key), "points": points} for key, points in told]}
            for side, told in enumerate(parts)
        ]
    return seen


def scene(match: Match, position: Position, seat: int, legal: list[int], words: Speech) -> dict[str, Any]:
    draw = getattr(match.game.rules, "scene", None)
    if draw is None:
        return NO_SCENE
    view = View(position.state, match.game.box[0], seat, match.names, legal, sources_of(match.game))
    return as_json(draw(view), words.say)


def move_line(match: Match, move: int, state: Any, words: Speech) -> dict[str, Any]:
    message = match.game.rules.say_move(move, state, match.game.box[0])
    group = message.key.partition(".")[0].removeprefix("move-").partition("-")[0]
    return {"move": move, "text": words.say(message), "group": group}
