"""Errors by their codes."""

from collections.abc import Callable
from typing import Any


def coded(code: str) -> Callable[[Any], bool]:
    """Whether an error has this code: for `pytest.raises`."""
    return lambda error: bool(error.code == code)
