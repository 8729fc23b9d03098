// The plan of where the institute is: streets, a river, houses, and letters that the pen writes.
import { plant } from './places.mjs'
import {
  C,
  circle,
  corners,
  curve,
  ellipse,
  flat,
  form,
  INK,
  line,
  moved,
  pathOf,
  picture,
  rect,
  shadow,
  sun,
} from './things.mjs'

const [WIDTH, HEIGHT] = [1200, 1500]

/** Capitals one high, as strokes of the pen: points of `x,y`, an exclamation mark for a corner, a bar between strokes. */
const LETTERS = {
  A: '0,1 .38,0! .76,1 | .15,.66 .61,.66',
  B: '0,0 0,1 | 0,0! .38,.03 .5,.24 .36,.46 0,.48! | .3,.47 .56,.72 .4,.97 0,1!',
  C: '.7,.16 .4,0 .08,.28 .08,.72 .4,1 .7,.84',
  D: '0,0 0,1 | 0,0! .45,.08 .7,.5 .45,.92 0,1!',
  E: '.5,0! 0,0! 0,1! .52,1! | 0,.48 .42,.48',
  G: '.7,.16 .4,0 .08,.28 .08,.72 .4,1 .72,.9! .72,.56! .46,.56!',
  H: '0,0 0,1 | .64,0 .64,1 | 0,.48 .64,.48',
  I: '.06,0 .06,1',
  L: '0,0! 0,1! .5,1!',
  P: '0,0 0,1 | 0,0! .4,.03 .56,.27 .4,.52 0,.55!',
  N: '0,1 0,0! .62,1! .62,0',
  R: '0,0 0,1 | 0,0! .4,.03 .56,.27 .4,.52 0,.55! | .24,.55 .62,1',
  S: '.52,.13 .28,0 .03,.22 .28,.47 .54,.75 .28,1 0,.87',
  T: '0,0 .66,0 | .33,0 .33,1',
  U: '0,0 0,.6 .32,1 .64,.6 .64,0',
  V: '0,0 .36,1! .72,0',
}

const strokesOf = (letter) =>
  LETTERS[letter].split(' | ').map((stroke) =>
    stroke.split(' ').map((point) => {
      const [x, y] = point.split(',').map(parseFloat)
      return [x, y, point.endsWith('!') ? 1 : undefined]
    }),
  )

/** Writes capitals from (x, y), the middle of the first one's left side, with the pen. */
function written(words, x, y, { size = 44, turn = 0, color = INK, width = 6.5, spacing = 0.3 } = {}) {
  let at = 0
  const strokes = [...words].flatMap((letter) => {
    if (letter === ' ') {
      at += size * 0.5
      return []
    }
    const points = strokesOf(letter)
    const from = at
    at += (Math.max(...points.flat().map(([px]) => px)) + spacing) * size
    return points.map((stroke) =>
      line(
        stroke.map(([px, py, corner]) => [from + px * size, (py - 0.5) * size, corner]),
        { width, color, taper: 0.08 },
      ),
    )
  })
  return moved(`translate(${x} ${y}) rotate(${turn})`, strokes)
}

const stroke = (points, color, width) =>
  `<path d="${pathOf(curve(points), false)}" fill="none" stroke="${color}" stroke-width="${width}"/>`

const STREETS = [
  // Rue des Tilleuls, the avenue to the station, the street behind, two lanes.
  { width: 112, points: [[-60, 640], [300, 612], [700, 622], [1260, 560]] },
  { width: 92, points: [[250, -60], [236, 300], [260, 640], [236, 1250]] },
  { width: 64, points: [[236, 250], [520, 226], [800, 236], [1260, 176]] },
  { width: 58, points: [[700, 620], [716, 860], [700, 1256]] },
  { width: 84, points: [[-60, 1276], [300, 1252], [760, 1262], [1260, 1220]] },
  { width: 58, points: [[640, 232], [628, 420], [640, 620]] },
] // prettier-ignore

const RIVER = [
  [1010, -60],
  [960, 200],
  [1010, 480],
  [970, 760],
  [1040, 1010],
  [1000, 1260],
  [1040, 1560],
]

/** A house from the front, its foot in the middle of (x, y). */
function house(x, y, w, h, wall, roof, { beams = false } = {}) {
  const top = y - h
  const windows = [0, 1].map((i) => rect(x - w * 0.3 + i * w * 0.36, top + h * 0.24, w * 0.2, h * 0.3, C.cream))
  return [
    form(
      [
        [x - w / 2, y, 1],
        [x - w / 2, top, 1],
        [x + w / 2, top, 1],
        [x + w / 2, y, 1],
      ],
      wall,
      [
        rect(x + w * 0.32, top, w, h, INK, ' opacity=".1"'),
        windows,
        beams &&
          line(
            [
              [x - w / 2, y - h * 0.34],
              [x + w / 2, y - h * 0.34],
            ],
            { width: 5, taper: 0 },
          ),
        beams &&
          line(
            [
              [x, top],
              [x, y],
            ],
            { width: 5, taper: 0 },
          ),
      ],
      { width: 6 },
    ),
    form(
      [
        [x - w * 0.6, top + 4, 1],
        [x, top - h * 0.62, 1],
        [x + w * 0.6, top + 4, 1],
      ],
      roof,
      [],
      { width: 6 },
    ),
  ].join('')
}

const linden = (x, y, r, fill = C.sage) =>
  [
    line(
      [
        [x, y],
        [x + 2, y - r * 1.1],
      ],
      { width: 9, taper: 0 },
    ),
    form(ellipse(x, y - r * 1.5, r * 0.86, r), fill, [line(ellipse(x, y - r * 1.5, r * 0.5, r * 0.64, { from: 110, to: 230 }), { width: 5, color: C.cream })], { width: 6 }),
  ].join('') // prettier-ignore

/** The institute: the green door of its front under an arch, as on the picture of the centre, and its sun on a pin. */
function institute(x, y) {
  const arch = (half, height) => [
    [x - half, y, 1],
    [x - half, y - height + half],
    ...ellipse(x, y - height + half, half, half, { from: 180, to: 360, steps: 16 }).slice(1, -1),
    [x + half, y - height + half],
    [x + half, y, 1],
  ]
  const panel = (left, top, right, foot) =>
    line([...corners(left, top, right, foot), [left, top]], { width: 4, color: C.sage, taper: 0 })
  return [
    flat(corners(x - 142, y - 4, x + 160, y + 14), INK, ' opacity=".16"'),
    form(
      corners(x - 134, y - 216, x + 134, y),
      C.rose,
      [
        rect(x + 96, y - 220, 60, 230, INK, ' opacity=".1"'),
        [
          [-118, -150],
          [-98, -132],
          [70, -176],
          [-74, -190],
        ].map(([dx, dy]) => rect(x + dx, y + dy, 34, 12, C.terracotta, ' rx="3" opacity=".5"')),
      ],
      { width: 8 },
    ),
    form(corners(x - 148, y - 236, x + 148, y - 208), C.terracotta, [], { width: 8 }),
    form(arch(80, 192), C.cream, [], { width: 7 }),
    form(
      arch(62, 172),
      C.light,
      [
        [-64, -34, 0, 34, 64].map((dx) =>
          line(
            [
              [x, y - 104],
              [x + dx * 1.2, y - 104 - 76 + Math.abs(dx) * 0.5],
            ],
            { width: 6, taper: 0 },
          ),
        ),
        rect(x - 70, y - 106, 140, 120, C.pine),
        line(
          [
            [x - 70, y - 106],
            [x + 70, y - 106],
          ],
          { width: 7, taper: 0 },
        ),
        line(
          [
            [x, y - 106],
            [x, y],
          ],
          { width: 6, taper: 0 },
        ),
        [-1, 1].map((side) => panel(x + side * 31 - 15, y - 88, x + side * 31 + 15, y - 22)),
      ],
      { width: 7 },
    ),
    circle(x + 11, y - 54, 6, C.light),
    form(corners(x - 96, y - 8, x + 96, y + 10), C.cream, [], { width: 6 }),
    [-113, 113].map((dx) => plant(x + dx, y + 8, 0.16)),
    pin(x, y - 196),
  ]
    .flat(9)
    .join('')
}

/** A dark pin with the gold sun of the sign, its tip on (x, y). */
function pin(x, y) {
  const [r, up] = [84, 138]
  return [
    shadow(ellipse(x, y - up, r, r), 10, 12, 0.16),
    form(
      [[x, y, 1], [x - 26, y - 36], ...ellipse(x, y - up, r, r, { from: 142, to: 398, steps: 22 }), [x + 26, y - 36]],
      C.pine,
      [],
      { width: 8.5 },
    ),
    line(ellipse(x, y - up, r - 15, r - 15), { width: 5, color: C.light, closed: true }),
    sun(x, y - up + 18, 29, C.light),
  ].join('')
}

/** The station: a long front with its name, and a clock on the gable. */
function station(x, y) {
  const wall = [
    [x - 200, y, 1],
    [x - 200, y - 92, 1],
    [x + 200, y - 92, 1],
    [x + 200, y, 1],
  ]
  return [
    form(
      wall,
      C.stone,
      [-170, 124].map((dx) => rect(x + dx, y - 70, 44, 70, C.cream)),
      { width: 6 },
    ),
    form(
      [
        [x - 96, y, 1],
        [x - 96, y - 104, 1],
        [x, y - 176, 1],
        [x + 96, y - 104, 1],
        [x + 96, y, 1],
      ],
      C.cream,
      [],
      { width: 6 },
    ),
    form(ellipse(x, y - 116, 22, 22), C.linen, [], { width: 5 }),
    line(
      [
        [x, y - 132],
        [x, y - 116, 1],
        [x + 12, y - 110],
      ],
      { width: 5, taper: 0 },
    ),
    written('GARE', x - 72, y - 48, { size: 44 }),
  ].join('')
}

/** A sign on its post, which stands on (x, y). */
function sign(x, y, words) {
  const half = 14 + words.length * 18
  return [
    line(
      [
        [x, y],
        [x, y - 76],
      ],
      { width: 8, taper: 0 },
    ),
    form(
      [
        [x - half, y - 76, 1],
        [x - half, y - 140, 1],
        [x + half, y - 140, 1],
        [x + half, y - 76, 1],
      ],
      C.lake,
      [],
      { width: 6 },
    ),
    written(words, x - half + 20, y - 108, { size: 38, color: C.cream, width: 8 }),
  ].join('')
}

export const plans = {
  'centre/plan': () =>
    picture(
      WIDTH,
      HEIGHT,
      rect(0, 0, WIDTH, HEIGHT, C.linen),
      flat(
        [
          [760, 300, 1],
          [930, 280],
          [960, 480],
          [930, 556, 1],
          [720, 560, 1],
        ],
        '#d9dcc0',
      ),
      flat(
        [
          [-40, 700, 1],
          [160, 690, 1],
          [156, 1214, 1],
          [-40, 1224, 1],
        ],
        '#d9dcc0',
      ),
      stroke(RIVER, INK, 142),
      stroke(RIVER, C.mist, 130),
      [-34, 30].map((dx, i) =>
        [80, 380, 700, 930, 1330].map((y) =>
          line(
            [
              [1000 + dx, y + i * 130],
              [986 + dx, y + 40 + i * 130],
              [992 + dx, y + 84 + i * 130],
            ],
            { width: 6, color: C.ice },
          ),
        ),
      ),
      STREETS.map(({ points, width }) => stroke(points, INK, width + 11)),
      STREETS.map(({ points, width }) => stroke(points, C.cream, width)),

      house(120, 206, 96, 92, C.blush, C.clay, { beams: true }),
      house(80, 440, 92, 84, C.sand, C.brown),
      house(596, 170, 100, 96, C.sand, C.terracotta, { beams: true }),
      house(702, 172, 92, 82, C.rose, C.brown),
      house(834, 160, 104, 92, C.blush, C.clay, { beams: true }),
      house(1110, 146, 96, 66, C.sand, C.terracotta, { beams: true }),
      house(1124, 440, 100, 90, C.blush, C.brown),
      house(1120, 800, 100, 92, C.sand, C.clay),
      house(1140, 1080, 100, 92, C.rose, C.brown, { beams: true }),
      house(846, 1010, 104, 94, C.sand, C.brown, { beams: true }),
      house(846, 1180, 98, 88, C.blush, C.clay),
      house(380, 1120, 104, 92, C.rose, C.terracotta, { beams: true }),
      house(540, 1120, 96, 86, C.sand, C.brown),

      linden(334, 142, 34, C.moss),
      linden(820, 470, 44),
      linden(880, 400, 38, C.moss),
      linden(880, 540, 40),
      linden(60, 830, 42),
      linden(104, 1000, 46, C.moss),
      linden(50, 1140, 38),
      linden(690, 1420, 40),
      linden(800, 1440, 44, C.moss),
      house(1154, 1460, 96, 92, C.blush, C.clay, { beams: true }),
      station(330, 1462),
      [330, 630].map((x) => linden(x, 800, 34)),

      institute(444, 556),
      sign(470, 900, 'P'),
      sign(806, 850, 'BUS'),

      written('RUE DES TILLEULS', 296, 616, { size: 42, turn: 0.6 }),
      written('LA LAUCH', 966, 690, { size: 42, turn: 83, color: C.night }),
      written('AVENUE DE LA GARE', 246, 716, { size: 33, turn: 91.2, width: 6 }),
    ),
}
