"""Draws the logo: an arch with a rising sun, and the institute's name as outlines.

Run: python3 logo.py FOLDER_OF_NODE_MODULES "Les Heures" "Dorées" > ../../features/layout/logo.svg
"""
import math
import pathlib
import sys

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

FILES = pathlib.Path(sys.argv[1]) / "@fontsource-variable/playfair-display/files"


def outline(text, face, size, x, y):
    font = TTFont(FILES / f"playfair-display-latin-wght-{face}.woff2")
    glyphs, cmap = font.getGlyphSet(location={"wght": 500}), font.getBestCmap()
    scale = size / font["head"].unitsPerEm
    pen = SVGPathPen(glyphs, ntos=lambda n: f"{n:.1f}".rstrip("0").rstrip("."))
    for character in text:
        glyph = glyphs[cmap[ord(character)]]
        glyph.draw(TransformPen(pen, (scale, 0, 0, -scale, x, y)))
        x += glyph.width * scale
    return pen.getCommands(), x


first, end_first = outline(sys.argv[2], "normal", 22, 48, 22)
second, end_second = outline(sys.argv[3], "italic", 22, 48, 44)
width = math.ceil(max(end_first, end_second)) + 1
rays = "".join(
    f"M{20 + 9.5 * math.cos(a):.1f} {34 - 9.5 * math.sin(a):.1f}L{20 + 13 * math.cos(a):.1f} {34 - 13 * math.sin(a):.1f}"
    for a in (math.radians(d) for d in range(18, 163, 24))
)
print(
    f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="50" viewBox="0 0 {width} 50">'
    '<path fill="none" stroke="#a18543" stroke-width="1.4" d="M1.5 48.5V20a18.5 18.5 0 0 1 37 0v28.5z"/>'
    f'<path fill="none" stroke="#c0a667" stroke-width="1.4" stroke-linecap="round" d="{rays}M6 40.5h28M10 44h20"/>'
    '<path fill="#c0a667" d="M13 36.5a7 7 0 0 1 14 0z"/>'
    f'<path fill="#191919" d="{first}{second}"/></svg>'
)
