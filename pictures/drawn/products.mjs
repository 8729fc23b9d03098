// What the shop has: each on the same shelf, at the same height, so that a row of them is one shelf.
import { candle } from './places.mjs'
import { bottle, C, circle, ellipse, flat, form, INK, jar, line, moved, picture, rect, sun } from './things.mjs'

/** Where the things stand, and how high the board is. */
const FOOT = 940
const BOARD = 96

/** One thing on the shelf, before a ground of its own. */
const onShelf = (ground, ...parts) =>
  picture(
    960,
    1200,
    rect(0, 0, 960, 1200, ground),
    flat(ellipse(500, FOOT - 2, 330, 26), INK, ' opacity=".14"'),
    rect(0, FOOT, 960, BOARD, C.honey),
    rect(0, FOOT + BOARD, 960, 1200, INK, ' opacity=".16"'),
    line(
      [
        [-40, FOOT],
        [480, FOOT - 1],
        [1000, FOOT],
      ],
      { width: 8, taper: 0 },
    ),
    line(
      [
        [-40, FOOT + BOARD],
        [480, FOOT + BOARD + 1],
        [1000, FOOT + BOARD],
      ],
      { width: 8, taper: 0 },
    ),
    parts,
  )

/** A label on a jar: the sun of the house, and a line. */
const label = (x, y, w, h) => [
  form(
    [
      [x - w / 2, y, 1],
      [x - w / 2, y - h, 1],
      [x + w / 2, y - h, 1],
      [x + w / 2, y, 1],
    ],
    C.linen,
    [],
    { width: 5 },
  ),
  sun(x, y - h * 0.46, w * 0.12, C.brass),
  line(
    [
      [x - w * 0.22, y - h * 0.22],
      [x + w * 0.22, y - h * 0.22],
    ],
    { width: 6 },
  ),
]

export const products = {
  'produits/huile-corps': () =>
    onShelf(C.sage, bottle(480, FOOT, 290, 760, { fill: C.honey, cap: INK, label: C.cream, width: 9 })),

  'produits/eau-demaquillante': () =>
    onShelf(
      C.rose,
      bottle(480, FOOT, 280, 700, { fill: C.cream, cap: C.gold, label: C.linen, width: 9, round: 0.3, square: true }),
    ),

  'produits/creme-visage': () =>
    onShelf(
      C.lake,
      // So wide, its foot is rounder.
      jar(480, FOOT - 6, 500, 310, { fill: C.cream, lid: C.gold, width: 9 }),
      label(430, FOOT - 64, 260, 170),
    ),

  'produits/baume-levres': () =>
    onShelf(
      C.light,
      moved(
        `translate(480 ${FOOT}) scale(1.5) translate(-510 ${-FOOT})`,
        jar(420, FOOT, 260, 110, { fill: C.terracotta, lid: C.linen, width: 9 }),
        // Its twin, open, leans against it.
        form(ellipse(650, FOOT - 96, 96, 96), C.terracotta, [], { width: 9 }),
        form(ellipse(650, FOOT - 96, 70, 70), C.blush, [], { width: 7 }),
        line(
          [
            [612, FOOT - 110],
            [640, FOOT - 128],
            [676, FOOT - 116],
          ],
          { width: 8, color: C.rose },
        ),
      ),
    ),

  'produits/gommage-sucre': () =>
    onShelf(
      C.terracotta,
      form(
        [
          [270, FOOT - 350, 1],
          [276, FOOT - 30],
          [288, FOOT - 6],
          [316, FOOT, 1],
          [644, FOOT, 1],
          [672, FOOT - 6],
          [684, FOOT - 30],
          [690, FOOT - 350, 1],
        ],
        C.linen,
        [rect(590, FOOT - 400, 120, 420, INK, ' opacity=".14"')],
        { width: 9 },
      ),
      label(460, FOOT - 70, 220, 150),
      // The sugar above the rim, and the spoon that stands in it.
      line(
        [
          [560, FOOT - 380],
          [640, FOOT - 560],
          [690, FOOT - 690],
        ],
        { width: 44, taper: 0 },
      ),
      line(
        [
          [560, FOOT - 380],
          [640, FOOT - 560],
          [688, FOOT - 684],
        ],
        { width: 26, color: C.honey, taper: 0 },
      ),
      form(
        [
          [274, FOOT - 350, 1],
          [340, FOOT - 408],
          [430, FOOT - 432],
          [520, FOOT - 404],
          [610, FOOT - 416],
          [686, FOOT - 350, 1],
        ],
        C.sand,
        [
          [360, 374],
          [430, 392],
          [500, 372],
          [560, 384],
          [620, 370],
          [400, 364],
        ].map(([x, up]) => circle(x, FOOT - up, 6, C.cream)),
        { width: 9 },
      ),
      form(
        [
          [258, FOOT - 352, 1],
          [258, FOOT - 306, 1],
          [702, FOOT - 306, 1],
          [702, FOOT - 352, 1],
        ],
        C.cream,
        [],
        { width: 9 },
      ),
    ),

  'produits/bougie': () =>
    onShelf(C.plum, circle(480, FOOT - 490, 330, C.light, ' opacity=".16"'), candle(480, FOOT, 340, 440)),
}
