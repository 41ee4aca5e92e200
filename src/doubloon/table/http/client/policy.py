"""What the client's pages may load and do: a server's header, a ``<meta>`` of a static site."""

from typing import Final

# Nothing from elsewhere, no inline script. WebAssembly of our own may be compiled: the engine of
# games on the reader's device. It is no ``eval`` of script.
PAGE_POLICY: Final = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; media-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'"
)
# Nobody may frame us; only a header can say that.
POLICY: Final = f"{PAGE_POLICY}; frame-ancestors 'none'"
