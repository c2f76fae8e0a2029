"""The schemas of the API's document, as tests hold answers against them."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from jsonschema_rs import Draft202012Validator

from web.api.schemas import schemas
from web.app import answers


@cache
def closed() -> dict[str, Any]:
    """The schemas of all answers, none of which may have a field more than it says."""
    return {
        name: schema
        if name == "RoundBase" or "properties" not in schema
        else schema | {"unevaluatedProperties": False}
        for name, schema in schemas(answers()).items()
    }


@cache
def validator(name: str) -> Draft202012Validator:
    """Finds what is wrong with a value that is to be of the schema of this name, and of no more."""
    schema = {"$ref": f"#/components/schemas/{name}", "components": {"schemas": closed()}}
    return Draft202012Validator(schema)


def wrong(name: str, value: Any) -> Iterator[str]:
    """That, in sentences."""
    for error in validator(name).iter_errors(value):
        yield f"{error.instance_path}: {error.message}"
