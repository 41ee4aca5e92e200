"""The OpenAPI document: it says what there is, and the server does what it says."""

from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings

from tests.table.http.support import Client, in_loop, running
from tests.table.http.test_server import Server, signal


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
        body = document["components"]["schemas"]["MoveBody"]
        assert set(body["properties"]) == {"decision", "words", "request", "as"}
        assert set(body["required"]) == {"decision", "words"}


@pytest.mark.slow
@pytest.mark.filterwarnings("default")
def test_it_does_what_it_says(tmp_path: Path) -> None:
    """Requests made from the document, fitting and not: no answer that it does not name."""
    server = Server(tmp_path)
    try:
        schema = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
        for found in schema.exclude(path="/api/stream").get_all_operations():
            check(found.ok())
    finally:
        server.end(signal.SIGKILL)
    assert (tmp_path / "errors").read_text() == ""


def check(operation: Any) -> None:
    """Some requests for one operation."""

    @settings(
        max_examples=12, deadline=None, suppress_health_check=list(HealthCheck), database=None
    )
    @given(case=operation.as_strategy())
    def answers(case: Any) -> None:
        case.call_and_validate()

    answers()
