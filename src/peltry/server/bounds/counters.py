"""What is counted while the house is open, for `/metrics`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

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


def of_all(told: Mapping[str, str]) -> str:
    """What several workers tell, by their names: the samples of one metric together, each with its worker's label."""
    heads: dict[str, list[str]] = {}
    samples: dict[str, list[str]] = {}
    for worker, text in told.items():
        for line in text.splitlines():
            if line.startswith("#"):
                head = heads.setdefault(line.split()[2], [])
                if line not in head:
                    head.append(line)
            else:
                name, brace, rest = line.partition("{")
                label = f'worker="{escaped(worker)}"'
                if brace:
                    samples.setdefault(name, []).append(f"{name}{{{label},{rest}")
                else:
                    name, _, value = line.partition(" ")
                    samples.setdefault(name, []).append(f"{name}{{{label}}} {value}")
    return "".join("\n".join([*head, *samples.get(name, [])]) + "\n" for name, head in heads.items())


def escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


def counter(name: str, about: str) -> str:
    found = [(dict(labels), float(value)) for (each, labels), value in sorted(counted.items()) if each == name]
    return metric(name, "counter", about, found or [({}, 0.0)])
