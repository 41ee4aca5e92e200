"""The few pages of the server's own: the interface for programs in a list, health and metrics.

Plain HTML with one style sheet of ours; nothing from elsewhere. The document and its page are made
once: they follow from the routes, and take a tenth of a second.
"""

import asyncio
from html import escape
from typing import Any, Final

from litestar import Response, get
from litestar.enums import MediaType
from litestar.openapi.plugins import JsonRenderPlugin

from doubloon import __version__
from doubloon.kernel.types.schemas import game_schemas
from doubloon.table.core.errors import StoreError
from doubloon.table.http.routes.decorators import read
from doubloon.table.http.security import Asker
from doubloon.table.http.service import AnyRequest
from doubloon.table.interface.wire import Health

PATIENCE: Final = 5.0  # seconds that the store may take to answer
STYLE: Final = """\
:root { color-scheme: light dark; }
body { font: 1.05rem/1.5 system-ui, sans-serif; max-width: 46rem; }
body { margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.6rem; }
code { font-size: 0.95em; }
table { border-collapse: collapse; width: 100%; }
td, th { border-bottom: 1px solid #8886; padding: 0.3rem 0.6rem 0.3rem 0; text-align: left; }
td { vertical-align: top; }
"""
PAGE: Final = """\
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<main>
<h1>{title}</h1>
{body}
</main>
</body>
</html>
"""


@get("/api/docs.css", media_type="text/css", include_in_schema=False, sync_to_thread=False)
def style() -> str:
    """Its style."""
    return STYLE


@get("/api/docs", media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
def docs(request: AnyRequest) -> str:
    """Every operation of the interface in a line."""
    state = request.app.state
    if "docs_page" not in state:
        state["docs_page"] = docs_page(request.app.openapi_schema.to_schema())
    page: str = state["docs_page"]
    return page


class Document(JsonRenderPlugin):
    """The OpenAPI document, with the types of the games' screens, written once."""

    def __init__(self) -> None:
        super().__init__(path="/")
        self._text = b""

    def render(self, request: AnyRequest, openapi_schema: dict[str, Any]) -> bytes:
        """The document as JSON."""
        if not self._text:
            openapi_schema["components"]["schemas"].update(game_schemas())
            self._text = super().render(request, openapi_schema)
        return self._text


def docs_page(schema: dict[str, Any]) -> str:
    """The OpenAPI document's operations as a table."""
    rows: list[str] = []
    for path in sorted(schema["paths"]):
        for method, operation in schema["paths"][path].items():
            if isinstance(operation, dict):
                about = operation.get("description") or operation.get("summary") or ""
                first = about.strip().split("\n\n")[0]
                rows.append(
                    f"<tr><td><code>{escape(method.upper())} {escape(path)}</code></td>"
                    f"<td>{escape(first)}</td></tr>"
                )
    body = (
        '<p>In detail: the <a href="/api/openapi.json">OpenAPI document</a>.'
        ' Back to the <a href="/">games</a>.</p>\n'
        "<table>\n<tr><th>Address</th><th>What for</th></tr>\n" + "\n".join(rows) + "\n</table>"
    )
    return PAGE.format(title="Doubloon's interface for programs", body=body)


@read("/healthz")
async def healthz(request: AnyRequest) -> Health:
    """Is the server able to work? Asks the store. For the host alone, see docs/hosting.md."""
    asker = Asker(request)
    asker.need_host()
    try:
        async with asyncio.timeout(PATIENCE):
            await asker.service.store.head("healthz")
    except TimeoutError:
        raise StoreError("the store does not answer") from None
    if not asker.service.ready:
        raise StoreError("the server is not ready")
    return Health("ok", __version__)


@read("/metrics", media_type="text/plain; version=0.0.4", sync_to_thread=False)
def metrics(request: AnyRequest) -> Response[bytes]:
    """Metrics in Prometheus' format, of all processes of this server. For the host alone."""
    asker = Asker(request)
    asker.need_host()
    return Response(asker.service.metrics.text())


ROUTES: Final = [style, docs, healthz, metrics]
