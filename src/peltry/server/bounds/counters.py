"""What is counted while the house is open, for `/metrics`."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Mapping

Labels = tuple[tuple[str, str], ...]
counted: Counter[tuple[str, Labels]] = Counter()


def count(name: str, **labels: str) -> None:
    counted[name, tuple(labels.items())] += 1


Sample = tuple[Mapping[str, str], float]


def metric(name: str, kind: str, about: str, samples: Iterable[Sample]) -> str:
    """One metric in Prometheus' text format."""
    lines = [f"# HELP {name} {about}", f"# TYPE {name} {kind}"]
    for labels, value in samples:
        said = ",".join(f'{key}="{escaped(text)}"' for key, text in labels.items())
        lines.append(f"{name}{{{said}}} {value:g}" if said else f"{name} {value:.17g}")
    return "\n".join(lines) + "\n"


def of_all(told: Mapping[str, str], housewide: Collection[str] = ()) -> str:
    """What several workers tell, by their names: the samples of one metric together, each with its worker's label.

    Of what is `housewide` all say the same: the first one's word is enough, and adding them up would count twice.
    """
    heads: dict[str, list[str]] = {}
    samples: dict[str, list[str]] = {}
    for number, (worker, text) in enumerate(told.items()):
        for line in text.splitlines():
            if line.startswith("#"):
                head = heads.setdefault(line.split()[2], [])
                if line not in head:
                    head.append(line)
                continue
            name = re.split("[{ ]", line, maxsplit=1)[0]
            if name not in housewide:
                samples.setdefault(name, []).append(labelled(line, name, worker))
            elif number == 0:
                samples.setdefault(name, []).append(line)
    return "".join("\n".join([*head, *samples.get(name, [])]) + "\n" for name, head in heads.items())


def labelled(line: str, name: str, worker: str) -> str:
    rest, label = line[len(name) :], f'worker="{escaped(worker)}"'
    return f"{name}{{{label},{rest[1:]}" if rest.startswith("{") else f"{name}{{{label}}}{rest}"


def escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


def counter(name: str, about: str) -> str:
    found = [(dict(labels), float(value)) for (each, labels), value in sorted(counted.items()) if each == name]
    return metric(name, "counter", about, found or [({}, 0.0)])
