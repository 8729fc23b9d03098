// The reception room: where one sits before a treatment and after it.
import { plant } from './places.mjs'
import {
  bottle,
  C,
  corners,
  ellipse,
  flat,
  foldedCloth,
  form,
  INK,
  jar,
  line,
  moved,
  picture,
  rect,
  steam,
  sun,
  windowLight,
} from './things.mjs'

const WIDTH = 1500
const HEIGHT = 1200
const FLOOR = 930
const INKED = { width: 8.5 }

const soft = (left, top, right, foot, round = 34) => [
  [left, top + round],
  [left + round, top],
  [right - round, top],
  [right, top + round],
  [right, foot - round],
  [right - round, foot],
  [left + round, foot],
  [left, foot - round],
]

const level = (y, more) =>
  line(
    [
      [0, y],
      [WIDTH, y],
    ],
    { width: 7, taper: 0, ...more },
  )

export const reception = {
  'centre/accueil': () =>
    picture(
      WIDTH,
      HEIGHT,
      rect(0, 0, WIDTH, HEIGHT, C.blush),
      windowLight(950, -120, 430, 900, C.cream, 0.5),
      niche(465, 640),
      wainscot(),
      rect(0, FLOOR, WIDTH, HEIGHT - FLOOR, '#cf9d72'),
      [1010, 1100].map((y) => level(y, { width: 5, color: '#a97750' })),
      level(FLOOR),
      form(ellipse(770, 1064, 640, 96, { steps: 48 }), C.plum, [], INKED),
      line(ellipse(770, 1064, 598, 78, { steps: 48 }), { width: 7, color: C.rose, closed: true }),
      lamp(985, FLOOR + 20),
      plant(172, FLOOR + 52, 1),
      sofa(300, FLOOR + 44),
      armchair(1004, FLOOR + 96),
      table(770, FLOOR + 168),
    ),
}

/** The panels of an old house, along the foot of the wall. */
function wainscot() {
  const top = 640
  return [
    rect(0, top, WIDTH, FLOOR - top, C.rose),
    form(corners(-20, top - 16, WIDTH + 20, top + 14), C.cream, [], { width: 7 }),
    form(corners(-20, FLOOR - 42, WIDTH + 20, FLOOR), C.cream, [], { width: 7 }),
    [-60, 240, 540, 840, 1140, 1440].map((x) =>
      line([...corners(x, top + 52, x + 240, FLOOR - 76), [x, top + 52]], { width: 5, taper: 0 }),
    ),
  ]
}

/** A niche under an arch, its shelves set out. */
function niche(x, foot) {
  const arch = (half, top) => [
    [x - half, foot, 1],
    [x - half, top + half],
    ...ellipse(x, top + half, half, half, { from: 180, to: 360, steps: 16 }).slice(1, -1),
    [x + half, top + half],
    [x + half, foot, 1],
  ]
  const plank = (y) => form(corners(x - 200, y, x + 200, y + 22), C.brass, [], { width: 7 })
  return [
    form(arch(218, 60), C.cream, [], { width: 9 }),
    form(
      arch(178, 100),
      C.moss,
      [
        rect(x - 200, 60, 60, 600, INK, ' opacity=".14"'),
        moved(`translate(${x} 296)`, sun(0, 0, 46, C.light)),
        bottle(x - 120, 452, 62, 130, { fill: C.honey, cap: INK, label: C.cream, width: 6.5 }),
        bottle(x - 34, 452, 56, 108, { fill: C.rose, cap: C.gold, width: 6.5, square: true, round: 0.3 }),
        jar(x + 44, 452, 76, 50, { fill: C.cream, lid: C.gold, width: 6.5 }),
        bottle(x + 124, 452, 60, 124, { fill: C.terracotta, cap: C.cream, width: 6.5 }),
        plank(452),
        foldedCloth(x - 150, 622, 150, 3, [C.cream, C.rose, C.linen], 36, 6.5),
        jar(x + 60, 622, 84, 56, { fill: C.terracotta, lid: C.light, width: 6.5 }),
        bottle(x + 134, 622, 54, 112, { fill: C.sage, cap: C.cream, label: C.cream, width: 6.5 }),
      ],
      { width: 9 },
    ),
  ]
}

/** A floor lamp, its light on. */
function lamp(x, foot) {
  return [
    flat(ellipse(x, 330, 200, 190), C.light, ' opacity=".35"'),
    line(
      [
        [x, 360],
        [x, foot],
      ],
      { width: 12, color: C.brass, taper: 0 },
    ),
    form(ellipse(x, foot, 62, 16), C.brass, [], { width: 7 }),
    form(
      [
        [x - 58, 236, 1],
        [x + 58, 236, 1],
        [x + 112, 392, 1],
        [x, 402],
        [x - 112, 392, 1],
      ],
      C.light,
      [rect(x + 30, 220, 120, 200, INK, ' opacity=".1"'), rect(x - 130, 368, 260, 12, C.terracotta)],
      INKED,
    ),
  ]
}

const leg = (x, foot, tall = 70) =>
  form(
    [
      [x - 15, foot - tall, 1],
      [x + 15, foot - tall, 1],
      [x + 9, foot, 1],
      [x - 9, foot, 1],
    ],
    C.brown,
    [],
    { width: 7 },
  )

/** A sofa for two, standing on (x, foot) by its left side. */
function sofa(x, foot) {
  const right = x + 640
  return [
    flat(ellipse(x + 320, foot + 4, 350, 24), INK, ' opacity=".16"'),
    leg(x + 56, foot),
    leg(right - 56, foot),
    form(
      [
        [x + 30, foot - 100],
        [x + 34, foot - 300],
        [x + 80, foot - 352],
        [x + 320, foot - 368],
        [right - 80, foot - 352],
        [right - 34, foot - 300],
        [right - 30, foot - 100],
        [x + 320, foot - 90],
      ],
      C.sage,
      [
        rect(x, foot - 210, 700, 40, INK, ' opacity=".12"'),
        line(
          [
            [x + 320, foot - 356],
            [x + 318, foot - 270],
            [x + 320, foot - 190],
          ],
          { width: 6 },
        ),
      ],
      INKED,
    ),
    cushion(x + 168, foot - 246, -9, C.cream, C.terracotta),
    cushion(right - 164, foot - 244, 8, C.terracotta, C.cream),
    form(soft(x + 60, foot - 196, x + 322, foot - 112, 26), C.sage, [], INKED),
    form(soft(x + 318, foot - 196, right - 60, foot - 112, 26), C.sage, [], INKED),
    form(
      soft(x + 30, foot - 124, right - 30, foot - 54, 20),
      C.sage,
      [rect(x, foot - 84, 700, 40, INK, ' opacity=".12"')],
      INKED,
    ),
    arm(x, foot),
    arm(right - 92, foot),
  ]
}

const arm = (x, foot) =>
  form(
    [
      [x, foot - 60],
      [x - 8, foot - 200],
      [x + 10, foot - 246],
      [x + 46, foot - 258],
      [x + 82, foot - 246],
      [x + 100, foot - 200],
      [x + 92, foot - 60],
      [x + 46, foot - 50],
    ],
    C.sage,
    [
      rect(x + 62, foot - 300, 60, 300, INK, ' opacity=".12"'),
      line(
        [
          [x + 18, foot - 204],
          [x + 46, foot - 222],
          [x + 74, foot - 204],
        ],
        { width: 5.5 },
      ),
    ],
    INKED,
  )

/** A cushion with its band, turned a little. */
const cushion = (x, y, turn, fill, band) =>
  moved(
    `translate(${x} ${y}) rotate(${turn})`,
    form(
      [
        [-92, -70, 1],
        [0, -58],
        [92, -72, 1],
        [82, 0],
        [92, 66, 1],
        [0, 58],
        [-92, 68, 1],
        [-82, 0],
      ],
      fill,
      [rect(-22, -90, 44, 180, band), rect(54, -90, 60, 180, INK, ' opacity=".12"')],
      { width: 8 },
    ),
  )

/** An armchair turned to the table, standing on (x, foot) by its left side. */
function armchair(x, foot) {
  return [
    flat(ellipse(x + 190, foot + 4, 220, 22), INK, ' opacity=".18"'),
    leg(x + 60, foot),
    leg(x + 322, foot),
    form(
      [
        [x + 56, foot - 90],
        [x + 70, foot - 330],
        [x + 130, foot - 420],
        [x + 230, foot - 440],
        [x + 330, foot - 400],
        [x + 372, foot - 300],
        [x + 372, foot - 90],
        [x + 210, foot - 70],
      ],
      C.terracotta,
      [
        rect(x + 290, foot - 460, 120, 400, INK, ' opacity=".14"'),
        [150, 220, 290].map((dx) =>
          line(
            [
              [x + dx, foot - 410],
              [x + dx - 8, foot - 300],
              [x + dx - 4, foot - 210],
            ],
            { width: 5.5 },
          ),
        ),
      ],
      INKED,
    ),
    form(soft(x + 40, foot - 204, x + 330, foot - 128, 26), C.terracotta, [], INKED),
    form(
      soft(x + 24, foot - 140, x + 344, foot - 56, 22),
      C.terracotta,
      [rect(x, foot - 88, 400, 40, INK, ' opacity=".14"')],
      INKED,
    ),
    form(
      [
        [x + 300, foot - 60],
        [x + 288, foot - 210],
        [x + 312, foot - 252],
        [x + 352, foot - 258],
        [x + 388, foot - 236],
        [x + 394, foot - 190],
        [x + 386, foot - 60],
        [x + 344, foot - 50],
      ],
      C.terracotta,
      [rect(x + 350, foot - 280, 60, 300, INK, ' opacity=".14"')],
      INKED,
    ),
  ]
}

/** A low round table with a teapot and two cups. */
function table(x, foot) {
  const top = foot - 176
  return [
    flat(ellipse(x, foot + 2, 170, 20), INK, ' opacity=".22"'),
    [-110, 110].map((dx) =>
      line(
        [
          [x + dx * 0.7, top + 16],
          [x + dx, foot],
        ],
        { width: 15, color: C.brown, taper: 0 },
      ),
    ),
    line(
      [
        [x, top + 20],
        [x, foot + 8],
      ],
      { width: 15, color: C.brown, taper: 0 },
    ),
    form(
      [
        [x - 196, top, 1],
        [x + 196, top, 1],
        [x + 186, top + 28, 1],
        [x - 186, top + 28, 1],
      ],
      C.linen,
      [rect(x + 80, top - 10, 140, 60, INK, ' opacity=".12"')],
      INKED,
    ),
    steam(x - 170, top - 124, 150, { width: 9, count: 1, seed: 4 }),
    teapot(x - 76, top),
    cup(x + 58, top),
    cup(x + 144, top),
  ]
}

function teapot(x, foot) {
  return [
    line(ellipse(x + 66, foot - 58, 36, 38, { from: -100, to: 110 }), { width: 12, taper: 0.05 }),
    form(
      [
        [x - 52, foot - 66],
        [x - 88, foot - 76],
        [x - 104, foot - 108, 1],
        [x - 84, foot - 108, 1],
        [x - 66, foot - 94],
        [x - 40, foot - 92],
      ],
      C.plum,
      [],
      { width: 7 },
    ),
    form(
      [
        [x - 40, foot - 104],
        [x + 40, foot - 104],
        [x + 72, foot - 54],
        [x + 44, foot - 2],
        [x - 44, foot - 2],
        [x - 72, foot - 54],
      ],
      C.plum,
      [
        line(
          [
            [x - 48, foot - 40],
            [x - 48, foot - 66],
            [x - 30, foot - 86],
          ],
          { width: 9, color: C.mauve },
        ),
      ],
      { width: 7.5 },
    ),
    form(
      [
        [x - 38, foot - 102, 1],
        [x - 20, foot - 118],
        [x + 20, foot - 118],
        [x + 38, foot - 102, 1],
      ],
      C.plum,
      [],
      { width: 6.5 },
    ),
    form(ellipse(x, foot - 126, 11, 10), C.gold, [], { width: 5.5 }),
  ]
}

const cup = (x, foot) => [
  line(ellipse(x + 32, foot - 34, 15, 14, { from: -110, to: 110 }), { width: 7, taper: 0.05 }),
  form(
    [
      [x - 34, foot - 58, 1],
      [x + 34, foot - 58, 1],
      [x + 28, foot - 16],
      [x + 14, foot - 2],
      [x - 14, foot - 2],
      [x - 28, foot - 16],
    ],
    C.cream,
    [rect(x + 12, foot - 64, 40, 70, INK, ' opacity=".12"')],
    { width: 7 },
  ),
]
