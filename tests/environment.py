"""What a test does when the machine lacks a program it needs."""

import os
from typing import NoReturn

import pytest


def lacking(what: str) -> NoReturn:
    """Skip the test that needs this, with a sentence; in CI, where nothing may be
    lacking, fail it.
    """
    if os.environ.get("CI"):
        pytest.fail(what, pytrace=False)
    pytest.skip(what)
