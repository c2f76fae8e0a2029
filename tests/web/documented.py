"""The schemas of the API's document, as tests hold answers against them."""

from collections.abc import Iterator
from typing import Any

from jsonschema_rs import Draft202012Validator

from web.api.schemas import schemas
from web.app import answers


def closed() -> dict[str, Any]:
    """The schemas of all answers, none of which may have a field more than it says."""
    return {
        name: schema
        if name == "RoundBase" or "properties" not in schema
        else schema | {"unevaluatedProperties": False}
        for name, schema in schemas(answers()).items()
    }


def wrong(name: str, value: Any) -> Iterator[str]:
    """What is wrong with a value that is to be of the schema of this name, and of no more."""
    schema = {"$ref": f"#/components/schemas/{name}", "components": {"schemas": closed()}}
    for error in Draft202012Validator(schema).iter_errors(value):
        yield f"{error.instance_path}: {error.message}"
