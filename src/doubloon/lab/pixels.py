"""Drawn boards (SVG) as arrays of pixels."""

import io

import numpy as np
import resvg_py
from numpy.typing import NDArray
from PIL import Image


def pixels(svg: str) -> NDArray[np.uint8]:
    """A picture as rows of red, green and blue."""
    png = bytes(resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True))
    return np.asarray(Image.open(io.BytesIO(png)).convert("RGB"))
