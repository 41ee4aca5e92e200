"""Is plain data what a schema of the OpenAPI document says, no key missing and none too many?"""

from typing import Any

from doubloon.kernel.types.schemas import PLACE

KINDS: dict[str, Any] = {"boolean": bool, "integer": int, "string": str, "null": type(None)}


class Documented:
    """The schemas of a document, to compare data with."""

    def __init__(self, schemas: dict[str, Any]) -> None:
        self._schemas = schemas

    def field(self, name: str, field: str) -> Any:
        """The schema of one field of a named one."""
        return self._schemas[name]["properties"][field]

    def kind_of(self, event: Any) -> str:
        """The kind of an event, by its schema."""
        kind: str = self._schemas[event["$ref"].removeprefix(PLACE)]["properties"]["event"]["enum"][
            0
        ]
        return kind

    def wrong(self, data: Any, schema: Any, place: str = "") -> str:
        """What is wrong with the data, and where; empty if nothing is."""
        if "$ref" in schema:
            return self.wrong(data, self._schemas[schema["$ref"].removeprefix(PLACE)], place)
        if "oneOf" in schema:
            tries = [self.wrong(data, each, place) for each in schema["oneOf"]]
            fits = tries.count("")
            return "" if fits == 1 else f"{place}: fits {fits} of {len(tries)}: {data}; {tries}"
        if "properties" in schema or "additionalProperties" in schema:
            return self._wrong_table(data, schema, place)
        if schema.get("type") == "array":
            if type(data) is not list:
                return f"{place}: not a list: {data}"
            return self._first(data, [schema["items"]] * len(data), range(len(data)), place)
        if "type" in schema and type(data) is not KINDS[schema["type"]]:
            return f"{place}: not of type {schema['type']}: {data!r}"
        if "enum" in schema and data not in schema["enum"]:
            return f"{place}: {data!r} is none of {schema['enum']}"
        return ""

    def _wrong_table(self, data: Any, schema: Any, place: str) -> str:
        if type(data) is not dict:
            return f"{place}: not a table: {data}"
        if "additionalProperties" in schema:
            every = schema["additionalProperties"]
            return self._first(data.values(), [every] * len(data), data, place)
        missing = [key for key in schema["required"] if key not in data]
        extra = [key for key in data if key not in schema["properties"]]
        if missing or extra:
            return f"{place}: missing {missing}, too many {extra}"
        return self._first(data.values(), [schema["properties"][key] for key in data], data, place)

    def _first(self, values: Any, schemas: Any, names: Any, place: str) -> str:
        """The first thing that is wrong with one of several values."""
        for value, schema, name in zip(values, schemas, names, strict=True):
            wrong = self.wrong(value, schema, str(name))
            if wrong:
                return f"{place}.{wrong}"
        return ""
