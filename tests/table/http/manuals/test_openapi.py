"""The OpenAPI document: it says what there is, and the server does what it says."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from msgspec import structs
from schemathesis.specs.openapi.checks import negative_data_rejection, positive_data_acceptance

from doubloon.table.core.handlers.creation import created
from doubloon.table.core.table import Table
from doubloon.table.interface.updates import update_json
from doubloon.table.interface.wire import TableUpdate
from tests.table.desk import small
from tests.table.http.live import begun, complaints, connected, served
from tests.table.http.support import Client, in_loop, running

few = settings(
    max_examples=10, deadline=None, suppress_health_check=list(HealthCheck), database=None
)


@in_loop
async def test_the_document(tmp_path: Path) -> None:
    async with running(tmp_path) as app:
        document = await Client(app).get("/api/openapi.json")
        paths = document["paths"]
        assert "/api/stream" in paths
        assert "/api/tables/{table_id}/moves" in paths
        for path, methods in paths.items():
            for method, operation in methods.items():
                if isinstance(operation, dict):
                    assert operation["description"], f"{method} {path}"
                    assert "callable" not in operation["description"], f"{method} {path}"
        body = document["components"]["schemas"]["MoveBody"]
        assert set(body["properties"]) == {"decision", "words", "request", "as"}
        assert set(body["required"]) == {"decision", "words"}
        assert "landings" in document["components"]["schemas"]["LootIslandFacts"]["properties"]
        # The stream's answer is encoded by hand: it is described by another class.
        told = paths["/api/stream"]["get"]["responses"]["200"]["content"]["text/event-stream"]
        assert told["schema"] == {"$ref": "#/components/schemas/TableUpdate"}
        told_of = Table.replay("any", created(small(), 0).entries)
        news = msgspec.json.decode(update_json(told_of, [-1], []), type=TableUpdate, strict=True)
        assert set(msgspec.json.decode(update_json(told_of, [-1], []))) == set(structs.asdict(news))


@pytest.mark.slow
@pytest.mark.filterwarnings("default")
def test_it_does_what_it_says(tmp_path: Path) -> None:
    """Requests made from the document, fitting and not: no answer that it does not name."""
    with served(tmp_path) as server, connected(server.url) as client:
        table = begun(client).rpartition("/")[2]
        cookie = f"doubloon={client.cookies['doubloon']}"
        schema: Any = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
        for found in schema.exclude(path="/api/stream").get_all_operations():
            operation = found.ok()
            at_large(operation)
            if "{table_id}" in operation.path:
                at_a_table(operation, table, cookie)
    assert complaints(tmp_path) == []


# That a request fits the document does not mean that the rules allow it.
RULES = [positive_data_acceptance]


def at_large(operation: Any) -> None:
    """Some requests for one operation."""

    @few
    @given(case=operation.as_strategy())
    def answers(case: Any) -> None:
        case.call_and_validate(excluded_checks=RULES)

    answers()


def at_a_table(operation: Any, table: str, cookie: str) -> None:
    """Some requests about a table that is there, by the browser that holds its seats."""

    @few
    @given(case=operation.as_strategy())
    def answers(case: Any) -> None:
        case.path_parameters = {"table_id": table}
        case.call_and_validate(
            headers={"cookie": cookie}, excluded_checks=[*RULES, negative_data_rejection]
        )

    answers()
