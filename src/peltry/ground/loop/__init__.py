"""What of the learning ground is compiled. It lies apart, so that a change elsewhere compiles nothing anew."""

from .steps import bind, bind_for_gpu

__all__ = ["bind", "bind_for_gpu"]
