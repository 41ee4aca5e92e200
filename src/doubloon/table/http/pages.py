"""The few pages the server has of its own until the web client is there: home, and the API's.

Plain HTML with one style sheet and one script of ours; nothing from elsewhere. Names of tables and
players reach the page as data and are set as text, never as markup.
"""

from html import escape
from typing import Any, Final

from litestar import Request, get
from litestar.enums import MediaType

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
SCRIPT: Final = """\
const list = document.getElementById("tables");
function line(text) {
  const item = document.createElement("li");
  item.textContent = text;
  list.append(item);
}
fetch("/api/tables").then((answer) => answer.json()).then((found) => {
  list.replaceChildren();
  for (const table of found.tables) {
    line(`${table.game}, ${table.players} players: ${table.status}`);
  }
  if (found.tables.length === 0) line("none yet");
}).catch(() => line("the list cannot be read right now"));
"""
PAGE: Final = """\
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<link rel="stylesheet" href="/page.css">
</head>
<body>
<main>
<h1>{title}</h1>
{body}
</main>
</body>
</html>
"""
HOME: Final = PAGE.format(
    title="Doubloon",
    body="""\
<p>The server runs. Games can be played through its interface for programs.</p>
<ul>
<li><a href="/api/docs">What the interface offers</a></li>
<li><a href="/api/openapi.json">The same as an OpenAPI document</a></li>
<li><a href="/api/games">The games there are</a></li>
</ul>
<h2>Open and running tables</h2>
<ul id="tables"><li>looking...</li></ul>
<script src="/page.js"></script>""",
)


@get("/", media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
def home() -> str:
    """The page at the root."""
    return HOME


@get("/page.css", media_type="text/css", include_in_schema=False, sync_to_thread=False)
def style() -> str:
    """Its style."""
    return STYLE


@get("/page.js", media_type="text/javascript", include_in_schema=False, sync_to_thread=False)
def script() -> str:
    """Its script."""
    return SCRIPT


@get("/api/docs", media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
def docs(request: Request[Any, Any, Any]) -> str:
    """Every operation of the interface in a line."""
    return docs_page(request.app.openapi_schema.to_schema())


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
        ' Back to the <a href="/">first page</a>.</p>\n'
        "<table>\n<tr><th>Address</th><th>What for</th></tr>\n" + "\n".join(rows) + "\n</table>"
    )
    return PAGE.format(title="Doubloon's interface for programs", body=body)


ROUTES: Final = [home, style, script, docs]
