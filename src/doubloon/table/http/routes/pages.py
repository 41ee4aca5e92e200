"""The few pages of the server's own, beside the web client: the interface for programs in a list.

Plain HTML with one style sheet of ours; nothing from elsewhere. The document and its page are made
once: they follow from the routes, and take a tenth of a second.
"""

from html import escape
from typing import Any, Final

from litestar import Request, get
from litestar.enums import MediaType
from litestar.openapi.plugins import JsonRenderPlugin

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
def docs(request: Request[Any, Any, Any]) -> str:
    """Every operation of the interface in a line."""
    state = request.app.state
    if "docs_page" not in state:
        state["docs_page"] = docs_page(request.app.openapi_schema.to_schema())
    page: str = state["docs_page"]
    return page


class Document(JsonRenderPlugin):
    """The OpenAPI document, written once."""

    def __init__(self) -> None:
        super().__init__(path="/")
        self._text = b""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The document as JSON."""
        self._text = self._text or super().render(request, openapi_schema)
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


ROUTES: Final = [style, docs]
