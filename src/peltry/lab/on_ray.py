"""Games on the machines of a Ray cluster (`RAY_ADDRESS`), or on Ray workers of this machine where there is none.

Ray is an extra: `pip install peltry[ray]`. Every machine of the cluster needs the same Peltry.
"""

from __future__ import annotations

import logging
import os
from concurrent.futures import Executor, Future
from typing import Any

from ..errors import PeltryError


class OnRay(Executor):
    """What `ProcessPoolExecutor` is for the cores of one machine."""

    def __init__(self, workers: int):
        try:
            import ray
        except ImportError:
            raise PeltryError("--on ray needs Ray: pip install 'peltry[ray]'") from None
        self.ray: Any = ray
        self.began = not ray.is_initialized()
        if self.began:
            quiet: dict[str, Any] = {"logging_level": logging.ERROR, "log_to_driver": False}
            if "RAY_ADDRESS" in os.environ:
                ray.init(**quiet)
            else:  # nobody else is to reach it
                ray.init(num_cpus=workers, include_dashboard=False, _node_ip_address="127.0.0.1", **quiet)

    def submit(self, work: Any, /, *args: Any, **named: Any) -> Future[Any]:
        there = self.ray.remote(max_retries=3)(work)  # a machine that goes away costs a few games' time
        done: Future[Any] = there.remote(*args, **named).future()
        return done

    def somebody(self, kind: type, *args: Any, gpu: bool = False) -> Any:
        """One who stays on another machine and remembers: calls of its methods are answered by futures."""
        return Afar(self.ray.remote(num_gpus=1 if gpu else 0)(kind).remote(*args))

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        if self.began:
            self.ray.shutdown()


class Afar:
    """An actor of Ray, whose methods answer futures as those of an executor do."""

    def __init__(self, actor: Any):
        self._actor = actor

    def __getattr__(self, method: str) -> Any:
        return lambda *args: getattr(self._actor, method).remote(*args).future()
