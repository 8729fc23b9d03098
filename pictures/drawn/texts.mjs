// What stands for the pages that are nothing but text, upright as a treatment's: each by a thing of its own.
import { atRest, SKINS } from './hands.mjs'
import { sun } from './places.mjs'
import {
  bottle,
  C,
  circle,
  corners,
  ellipse,
  flat,
  form,
  INK,
  line,
  moved,
  place,
  rect,
  shadow,
  upright,
  windowLight,
  H,
  W,
} from './things.mjs'

const table = (y, fill) => [
  rect(0, y, W, H - y, fill),
  line(
    [
      [0, y],
      [W, y],
    ],
    { width: 7, taper: 0 },
  ),
]

/** A sheet with its heading and its lines, and a seal that hangs from two ribbons. */
function sealedSheet() {
  const to = place({ at: [480, 600], turn: -5 })
  const sheet = corners(-290, -400, 290, 400).map(to)
  const ribbon = (x, lean) =>
    form(
      [
        [x - 34, 330, 1],
        [x + 34, 330, 1],
        [x + 34 + lean, 560, 1],
        [x + lean, 520, 1],
        [x - 34 + lean, 560, 1],
      ].map(to),
      C.clay,
      [],
      { width: 8 },
    )
  const words = [-150, -80, -10, 60, 130].map((y, i) =>
    line(
      [
        [-210, y],
        [i === 4 ? 40 : 210, y],
      ].map(to),
      { width: 14, color: i === 0 ? C.gold : C.sand, taper: 0.05 },
    ),
  )
  return [
    shadow(sheet, 30, 36, 0.24),
    form(sheet, C.cream, [words, moved(`rotate(-5 ${to([0, -230]).join(' ')})`, sun(...to([0, -230]), 62, C.gold))], {
      width: 9,
    }),
    ribbon(96, -34),
    ribbon(174, 34),
    form(ellipse(...to([135, 318]), 116, 112), C.terracotta, [], { width: 9 }),
    line(ellipse(...to([135, 318]), 84, 81), { width: 6, color: C.blush, closed: true, taper: 0 }),
    moved(`rotate(-5 ${to([135, 342]).join(' ')})`, sun(...to([135, 342]), 36, C.light)),
  ]
}

/** A pair of scales at rest: what is bought on one side, what is paid on the other. */
function scales() {
  const pan = (x) => [
    [-1, 1].map((side) =>
      line(
        [
          [x, 372],
          [x + side * 152, 690],
        ],
        { width: 6, taper: 0 },
      ),
    ),
    form(
      [[x - 176, 690, 1], ...ellipse(x, 690, 176, 96, { from: 180, to: 0 }).slice(1, -1), [x + 176, 690, 1]],
      C.gold,
      [rect(x + 40, 680, 160, 120, INK, ' opacity=".14"')],
    ),
  ]
  const coin = (x, y) => form(ellipse(x, y, 62, 22), C.light, [], { width: 7 })
  return [
    bottle(232, 690, 124, 262, { fill: C.blush, label: C.cream }),
    coin(700, 672),
    coin(716, 640),
    coin(696, 608),
    coin(712, 576),
    pan(232),
    pan(708),
    flat(ellipse(480, 1044, 260, 34), INK, ' opacity=".2"'),
    form(corners(456, 300, 504, 1000), C.gold, [rect(484, 280, 60, 740, INK, ' opacity=".14"')], { width: 9 }),
    form(
      [
        [288, 1046, 1],
        [330, 986],
        [480, 968],
        [630, 986],
        [672, 1046, 1],
      ],
      C.gold,
      [rect(540, 940, 200, 140, INK, ' opacity=".14"')],
      { width: 9 },
    ),
    form(
      [
        [206, 352],
        [480, 300],
        [754, 352],
        [752, 384],
        [480, 350],
        [208, 384],
      ],
      C.gold,
      [],
      { width: 9 },
    ),
    form(ellipse(480, 300, 52, 52), C.cream, [], { width: 9 }),
  ]
}

/** Six places of a letter in Braille: which of them are raised. Source: World Braille Usage, French. */
const BRAILLE = { b: '12', i: '24', e: '15', n: '1345', v: '1236', u: '136' }

/** A hand that reads « bienvenue » with its fingers. */
function reading() {
  const to = place({ at: [480, 640], turn: -4 })
  const sheet = corners(-400, -420, 400, 640).map(to)
  const dots = [...'bienvenue'].flatMap((letter, i) =>
    ['1', '2', '3', '4', '5', '6'].map((dot, at) => {
      const [x, y] = to([-262 + (i % 3) * 226 + (at > 2 ? 72 : 0), -330 + Math.floor(i / 3) * 256 + (at % 3) * 68])
      return BRAILLE[letter].includes(dot)
        ? [circle(x + 6, y + 8, 25, INK, ' opacity=".2"'), circle(x, y, 24, C.terracotta)]
        : circle(x, y, 10, C.sand)
    }),
  )
  return [
    shadow(sheet, 28, 30, 0.2),
    form(sheet, C.cream, [dots], { width: 9 }),
    atRest({ at: [640, 960], scale: 1.6, turn: -18, tone: SKINS.deep, width: 8, arm: 300 }),
  ]
}

/** Three keys on their ring, at one of the pegs of a board. */
function keys() {
  const key = (turn, fill, length, teeth) =>
    moved(
      `rotate(${turn} 480 380)`,
      form(
        [
          [452, 610, 1],
          [508, 610, 1],
          [508, length, 1],
          ...teeth.flatMap(([from, till, out]) => [
            [508, from, 1],
            [508 + out, from, 1],
            [508 + out, till, 1],
            [508, till, 1],
          ]),
          [508, length, 1],
          [452, length, 1],
        ],
        fill,
        [],
        { width: 9 },
      ),
      form(ellipse(480, 570, 96, 96), fill, [], { width: 9 }),
      form(ellipse(480, 560, 42, 42), C.sage, [], { width: 9 }),
    )
  return [
    form(corners(-40, 172, 1000, 286), C.brown, [rect(-40, 258, 1040, 40, INK, ' opacity=".3"')], { width: 9 }),
    line(ellipse(480, 380, 150, 150), { width: 20, color: INK, closed: true, taper: 0 }),
    line(ellipse(480, 380, 150, 150), { width: 9, color: C.cream, closed: true, taper: 0 }),
    key(24, C.terracotta, 930, [
      [800, 836, 64],
      [868, 904, 44],
    ]),
    key(-24, C.pine, 950, [
      [820, 856, 60],
      [890, 926, 60],
    ]),
    key(0, C.light, 1020, [
      [870, 910, 70],
      [950, 990, 50],
    ]),
    [270, 480, 690].map((x) => form(ellipse(x, 228, 30, 30), C.gold, [], { width: 8 })),
  ]
}

export const texts = {
  'textes/mentions-legales': () =>
    upright(C.pine, windowLight(560, -120, 420, 1100, C.moss, 0.6), table(990, C.moss), sealedSheet()),
  'textes/cgv': () => upright(C.moss, windowLight(560, -120, 420, 1100, C.sage, 0.35), table(1010, C.sage), scales()),
  'textes/accessibilite': () => upright(C.light, windowLight(560, -120, 420, 1500, C.cream, 0.4), reading()),
  'textes/plan-du-site': () => upright(C.sage, windowLight(560, -120, 420, 1500, C.cream, 0.35), keys()),
}
