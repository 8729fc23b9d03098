"""Cuts the site's fonts down to what French needs. Run: python3 subset.py FOLDER_OF_NODE_MODULES

Needs fonttools and brotli. Reads montserrat, playfair-display, lora, nunito-sans, jost and
figtree of @fontsource-variable (SIL Open Font License 1.1), writes the .woff2 beside this
file. The straight apostrophe is drawn as the typographic one, so that texts keep the character
that keyboards type and the page shows the one that printers use.
"""
import pathlib
import sys

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

HERE = pathlib.Path(__file__).parent
CHARACTERS = [*range(0x20, 0x7F)] + [
    ord(c) for c in "ÀÂÄÆÇÉÈÊËÎÏÔÖŒÙÛÜŸàâäæçéèêëîïôöœùûüÿßáíóúñ«»©®™°²³·×–—‘’“”•…€→\u00a0\u2009"
]
# Characters that the faces lack, and the one that draws them.
DRAWN_AS = {0x27: 0x2019, 0x202F: 0x2009, 0x2011: 0x2D}
# Playfair has one weight, between that of headings (500) and of what is read (400): a range would weigh 9 KB more.
FACES = {
    "montserrat": ("montserrat/files/montserrat-latin-wght-normal.woff2", (400, 600)),
    "playfair": ("playfair-display/files/playfair-display-latin-wght-normal.woff2", 450),
    "playfair-italic": ("playfair-display/files/playfair-display-latin-wght-italic.woff2", 400),
    "lora": ("lora/files/lora-latin-wght-normal.woff2", 450),
    "lora-italic": ("lora/files/lora-latin-wght-italic.woff2", 400),
    "nunito-sans": ("nunito-sans/files/nunito-sans-latin-wght-normal.woff2", (400, 600)),
    "jost": ("jost/files/jost-latin-wght-normal.woff2", 450),
    "jost-italic": ("jost/files/jost-latin-wght-italic.woff2", 400),
    "figtree": ("figtree/files/figtree-latin-wght-normal.woff2", (400, 600)),
}

# What no browser reads.
UNREAD = ["GDEF", "MVAR", "STAT"]


def draw_as(font):
    """Figures of even height, for prices and hours, and the missing characters; drawn in, since the CSS shorthand `font` resets features."""
    gsub = font["GSUB"].table if "GSUB" in font else None
    lookups = [
        gsub.LookupList.Lookup[index]
        for feature in (gsub.FeatureList.FeatureRecord if gsub else [])
        if feature.FeatureTag == "lnum"
        for index in feature.Feature.LookupListIndex
    ]
    subtables = [getattr(table, "ExtSubTable", table) for lookup in lookups for table in lookup.SubTable]
    lining = {k: v for table in subtables for k, v in table.mapping.items()}
    for table in font["cmap"].tables:
        table.cmap.update({c: lining[glyph] for c, glyph in table.cmap.items() if glyph in lining})
        for character, model in DRAWN_AS.items():
            if model in table.cmap:
                table.cmap[character] = table.cmap[model]


def at_weights(font, weights):
    """The font at one weight, or over a range of which all is kerned as its lightest: kerning of each would weigh 1 KB more."""
    drawn = instancer.instantiateVariableFont(font, {"wght": weights})
    if isinstance(weights, tuple):
        drawn["GPOS"] = instancer.instantiateVariableFont(font, {"wght": weights[0]})["GPOS"]
    return drawn


for name, (path, weights) in FACES.items():
    font = TTFont(pathlib.Path(sys.argv[1]) / "@fontsource-variable" / path)
    draw_as(font)
    options = subset.Options()
    options.layout_features = ["kern"]
    options.flavor = "woff2"
    options.hinting = False
    options.desubroutinize = True
    options.name_IDs = [0, 1, 2, 4, 6]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=[*CHARACTERS, *DRAWN_AS])
    subsetter.subset(font)
    font = at_weights(font, weights)
    for table in UNREAD:
        if table in font:
            del font[table]
    subset.save_font(font, str(HERE / f"{name}.woff2"), options)
    print(name, (HERE / f"{name}.woff2").stat().st_size, sorted(hex(c) for c in CHARACTERS if c not in font.getBestCmap()))
    head, os2, hhea = font["head"], font["OS/2"], font["hhea"]
    print("  upm", head.unitsPerEm, "ascent", hhea.ascent, "descent", hhea.descent, "gap", hhea.lineGap, "avg", os2.xAvgCharWidth)
