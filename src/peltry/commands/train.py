"""`peltry train`: let a network learn a game by playing itself, told of each move what it changed in the standing."""

from __future__ import annotations

import argparse
import json
import shlex
import sys
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..errors import BadOption, PeltryError
from ..masters import weights
from ..masters.settings import Settings, settings_for
from ..masters.story import AGAINST, FROM
from ..masters.weights import Learned
from ..table.library import GameAtTable, load_with_text
from .common import add_game, add_json, add_printed, compiling_for_gpu, load_ready, ready, whole_number

if TYPE_CHECKING:
    from ..masters.network import Shape
    from ..masters.resuming import Kept


def add(commands: Any) -> None:
    parser = commands.add_parser("train", help="learn a game by self-play", description=__doc__)
    add_game(parser)
    parser.add_argument("--players", metavar="N,N,…", help="numbers of players to learn for, all by default")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of every table")
    add_printed(parser)
    parser.add_argument("--device", choices=("cpu", "gpu"), default="cpu", help="where to learn")
    parser.add_argument("--minutes", type=float, default=1.0, metavar="M", help="how long, one minute by default")
    parser.add_argument(
        "--rounds", type=whole_number(1), metavar="R", help="rounds instead of minutes: learns the same on any machine"
    )
    parser.add_argument("--seed", type=whole_number(0), default=1, metavar="S", help="seed of chance, 1 by default")
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help="a setting of the learning")
    parser.add_argument("--from", dest="start", metavar="FILE", help="go on from what was learned before")
    parser.add_argument("--against", metavar="FILE", help="learn to beat this player instead of oneself")
    parser.add_argument("--on", choices=("here", "ray"), default="here", help="also on the machines of a Ray cluster")
    parser.add_argument(
        "--helpers", type=whole_number(1), default=2, metavar="N", help="how many learn there, two by default"
    )
    parser.add_argument("--out", metavar="FOLDER", help="where checkpoints and the curve go")
    parser.add_argument("--resume", metavar="FOLDER", help="go on with the course in this folder, which was broken off")
    parser.add_argument("--install", action="store_true", help="give what was learned to the game at the end")
    add_json(parser)
    parser.set_defaults(run=run, usual=parser.get_default)


SIZE = ("glance", "width", "blocks")  # settings that say how large the network is
ASKED = ("players", "option", "device", "minutes", "rounds", "seed", "set", "start", "against", "on", "helpers")


def run(args: argparse.Namespace) -> int:
    from ..masters.field import tables_for
    from ..masters.learner import Learner
    from ..masters.self_play import shape_for
    from ..masters.train import Course

    kept = taken_up(args) if args.resume else None
    out = Path(args.resume or args.out or f"{args.game}-learned")
    if kept is None and any((out / name).exists() for name in ("curve.jsonl", "last.npz")):
        raise BadOption(
            f"{out} holds a course already; --resume {out} goes on with it if it was broken off, --out begins another"
        )
    game = load_ready(args) if kept is None else loaded(args.game, kept)
    players = read_counts(game, args.players)
    start, against = (player_of(file, game) if kept is None else None for file in (args.start, args.against))
    size = small_on_cpu(args.device) | size_of(start or against)
    settings = settings_for(game.kind, **size | read_pairs(args.set, "setting"))
    if not 0 < args.minutes < 60 * 24 * 7:
        raise BadOption("--minutes is more than nothing and less than a week")
    if kept is None:
        for file, player in ((args.start, start), (args.against, against)):
            check_size(file, player, shape_for(game, settings))
        flats = [None if player is None else player.flat for player in (start, against)]
        story = story_of(game, args, players, start, against)
    else:
        settings, story = Settings(**kept.about["story"]["settings"]), resumed(kept)
        flats = [None, kept.arrays["old"][0] if args.against else None]
    tables = tables_for(game, players, settings, read_pairs(args.option, "option"), args.seed)
    # Where games are set up anew, on a card, they should not be those of the beginning once more.
    learner = Learner(game, tables, settings, args.device, args.seed + story.get("resumed", 0), *flats)
    team = None
    if args.on == "ray":
        if args.against:
            raise BadOption("--on ray and --against cannot be had together: helpers learn by playing themselves")
        team = team_on_ray(game, players, settings, args)
    asked = {name: getattr(args, name) for name in ASKED} | {"game": game.name, "printed": game.printed_text}
    course = Course(
        game, learner, 60 * args.minutes, out, story, lambda point: tell(point, args.json), args.rounds, team, asked,
        kept,
    )  # fmt: skip
    if args.device == "gpu":
        print(compiling_for_gpu(game), file=sys.stderr, flush=True)
    learned = course.run()
    draw_curve(out)
    if course.broken_off:
        go_on = shlex.join(["peltry", "train", game.name, "--resume", str(out)])
        print(f"broken off; {out / 'last.npz'} is what was learned so far, `{go_on}` goes on", file=sys.stderr)
        return 130
    if args.install:
        weights.save(weights.home_of(game.kind), game.kind, learned)
    return 0


def taken_up(args: argparse.Namespace) -> Kept:
    """A course goes on as it was begun: what was asked then is asked now."""
    from ..masters.resuming import read

    words = {"start": "from"}
    for name in (*ASKED, "printed", "out"):
        if getattr(args, name) != args.usual(name):
            raise BadOption(f"a course goes on as it was begun; leave --{words.get(name, name)} out, or --resume")
    kept = read(Path(args.resume))
    if kept.about["asked"]["game"] != args.game:
        raise BadOption(f"{args.resume} holds a course of {kept.about['asked']['game']}, not of {args.game}")
    if kept.about["ended"]:
        raise BadOption(f"the course in {args.resume} is at its end; --from {args.resume}/last.npz begins another one")
    for name in ASKED:
        setattr(args, name, kept.about["asked"][name])
    return kept


def loaded(name: str, kept: Kept) -> GameAtTable:
    """The game with the printed values that the course began with."""
    from ..masters.resuming import check_rules

    game = load_with_text(name, kept.about["asked"]["printed"])
    ready(game)
    check_rules(kept, game)
    return game


def resumed(kept: Kept) -> dict[str, Any]:
    story = {word: value for word, value in kept.about["story"].items() if word != "broken_off_at"}
    return story | {"resumed": story.get("resumed", 0) + 1}


def story_of(
    game: GameAtTable, args: argparse.Namespace, players: list[int], start: Learned | None, against: Learned | None
) -> dict[str, Any]:
    length = {"rounds": args.rounds} if args.rounds else {"minutes": args.minutes}
    story = {"command": command_line(game.name, args), "seed": args.seed, "players": players, **length}
    if game.printed_text is not None:
        story["printed"] = game.printed_text  # values of one's own: the command alone would not learn the same
    return story | {word: player.story for word, player in ((FROM, start), (AGAINST, against)) if player is not None}


def team_on_ray(game: GameAtTable, players: list[int], settings: Settings, args: argparse.Namespace) -> Any:
    """Helpers on a Ray cluster, each with games and chances of its own."""
    from ..lab.on_ray import OnRay
    from ..masters.together import Helper, Task, Team

    cluster, fixed = OnRay(args.helpers), read_pairs(args.option, "option")
    tasks = [
        Task(game.name, game.printed_text, tuple(players), settings, fixed, args.device, args.seed + 1000 * number)
        for number in range(1, args.helpers + 1)
    ]
    return Team([cluster.somebody(Helper, task, gpu=args.device == "gpu") for task in tasks])


def command_line(game: str, args: argparse.Namespace) -> str:
    """The command that learns the same once more, without the folders of whoever gave it."""
    words = {
        "players": args.players, "device": args.device, "minutes": None if args.rounds else f"{args.minutes:g}",
        "rounds": args.rounds, "seed": args.seed, "from": args.start and Path(args.start).name,
        "against": args.against and Path(args.against).name, "printed": args.printed and Path(args.printed).name,
        "on": "ray" if args.on == "ray" else None, "helpers": args.helpers if args.on == "ray" else None,
    }  # fmt: skip
    said = [(name, value) for name, value in words.items() if value is not None]
    said += [("option", each) for each in args.option] + [("set", each) for each in args.set]
    return shlex.join(["peltry", "train", game, *(word for name, value in said for word in (f"--{name}", str(value)))])


def small_on_cpu(device: str) -> dict[str, Any]:
    """A processor learns with a smaller network and fewer games at once."""
    if device == "gpu":
        return {}
    return {"games": 256, "batch": 1024, "glance": 64, "width": 64, "blocks": 1, "rate": 2e-3, "variants": 8}


def read_counts(game: GameAtTable, text: str | None) -> list[int]:
    if text is None:
        return list(game.players)
    try:
        return [game.checked_players(int(each)) for each in text.split(",")]
    except ValueError:
        raise BadOption(f"--players takes numbers joined by commas, not {text!r}") from None


def read_pairs(given: list[str], what: str) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise BadOption(f"a {what} is written NAME=VALUE, not {text!r}")
        try:
            found[name] = tomllib.loads(f"value = {value}")["value"]
        except tomllib.TOMLDecodeError:
            found[name] = value
    return found


def player_of(file: str | None, game: GameAtTable) -> Learned | None:
    return None if file is None else weights.load(Path(file), game.kind)


def size_of(player: Learned | None) -> dict[str, int]:
    """Whoever goes on from a player, or learns against one, is of its size unless something else is asked for."""
    return {} if player is None else {name: getattr(player.shape, name) for name in SIZE}


def check_size(file: str | None, player: Learned | None, shape: Shape) -> None:
    if player is not None and player.shape != shape:
        own = ", ".join(f"{name}={number}" for name, number in size_of(player).items())
        raise PeltryError(f"{file} is a network of another size ({own}); leave {', '.join(SIZE)} out")


def tell(point: dict[str, Any], as_json: bool) -> None:
    if as_json or point["what"] != "curve":
        print(json.dumps(point), flush=True)
    else:
        print(
            f"{point['seconds']:8.1f} s  {point['moves_per_second']:12,} moves/s  best {point['best_points']:7.2f}  "
            f"{point['moves_a_game']:7.1f} moves a game  surprise {point['entropy']:.3f}  fit {point['fit']:.3f}",
            flush=True,
        )


def draw_curve(out: Path) -> None:
    """The curve as a picture: points of the winner over time."""
    points = [json.loads(line) for line in (out / "curve.jsonl").read_text(encoding="utf-8").splitlines()]
    points = [point for point in points if point["moves_a_game"]]
    if len(points) <= 1:
        return
    last, top = points[-1]["seconds"] or 1, max(point["best_points"] for point in points) or 1
    path = " ".join(
        f"{40 + 700 * point['seconds'] / last:.1f},{360 - 320 * point['best_points'] / top:.1f}" for point in points
    )
    (out / "curve.svg").write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 760 400" font-family="serif" font-size="14">'
        f'<rect width="760" height="400" fill="#f7f1e5"/><path d="M40 30V360H740" fill="none" stroke="#6b5d48"/>'
        f'<polyline points="{path}" fill="none" stroke="#b4552d" stroke-width="2"/>'
        f'<text x="40" y="22">points of the winner, up to {top:.1f}</text>'
        f'<text x="740" y="385" text-anchor="end">{last:.0f} s</text></svg>\n',
        encoding="utf-8",
    )
