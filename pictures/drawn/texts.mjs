// What stands for pages that have no picture of their own, upright as a treatment's: each by a thing of its own.
import { atRest, SKINS } from './hands.mjs'
import { varnishBottle } from './places.mjs'
import { spool } from './subjects.mjs'
import {
  bottle,
  brush,
  C,
  circle,
  corners,
  ellipse,
  flat,
  form,
  INK,
  jar,
  line,
  moved,
  place,
  rect,
  rolledTowel,
  shadow,
  sun,
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

/** A clock on whose face the sun rises, above an open book of appointments with its pencil. */
function hours() {
  const [x, y] = [480, 450]
  const on = (degrees, far) => {
    const angle = ((degrees - 90) * Math.PI) / 180
    return [x + Math.cos(angle) * far, y + Math.sin(angle) * far]
  }
  const marks = Array.from({ length: 12 }, (_, hour) =>
    line([on(hour * 30, hour % 3 ? 248 : 236), on(hour * 30, 276)], { width: hour % 3 ? 9 : 16, taper: 0 }),
  )
  const hand = (degrees, far, width) =>
    form(
      [
        [-width, 34],
        [width, 34],
        [width * 0.7, -far + 40],
        [0, -far, 1],
        [-width * 0.7, -far + 40],
      ].map(place({ at: [x, y], turn: degrees })),
      INK,
      [],
      { width: 3 },
    )
  const page = (side) => [
    [480, 930, 1],
    [480 + side * 120, 892],
    [480 + side * 320, 892],
    [480 + side * 380, 912, 1],
    [480 + side * 420, 1150, 1],
    [480 + side * 290, 1128],
    [480 + side * 120, 1130],
    [480, 1166, 1],
  ]
  const rows = (side, from, colours) =>
    colours.map((color, i) => {
      const down = from + i * 56
      const lean = (down - 912) * 0.17
      return line(
        [
          [480 + side * 70, down + 8],
          [480 + side * (320 + lean), down],
        ],
        { width: 13, color, taper: 0.05 },
      )
    })
  const pencil = place({ at: [668, 1040], turn: 62 })
  return [
    flat(ellipse(x + 26, y + 34, 352, 352), INK, ' opacity=".2"'),
    form(ellipse(x, y, 350, 350), C.terracotta, [], { width: 10 }),
    form(
      ellipse(x, y, 300, 300),
      C.cream,
      [flat(ellipse(x, y + 330, 330, 210), C.blush), sun(x, y + 128, 96, C.honey), marks],
      { width: 9 },
    ),
    hand(-62, 168, 13),
    hand(36, 236, 9),
    form(ellipse(x, y, 24, 24), C.terracotta, [], { width: 8 }),
    table(856, C.honey),
    flat(
      [
        [96, 950, 1],
        [880, 940, 1],
        [940, 1186, 1],
        [54, 1186, 1],
      ],
      INK,
      ' opacity=".22"',
    ),
    form(page(-1), C.linen, [rows(-1, 956, [C.sand, C.sand, C.sand, C.sand])], { width: 9 }),
    form(page(1), C.cream, [rows(1, 956, [C.sand, C.terracotta, C.sand, C.sand])], { width: 9 }),
    form(corners(-24, -210, 24, 96).map(pencil), C.pine, [], { width: 8 }),
    form(
      [
        [-24, 96, 1],
        [24, 96, 1],
        [0, 160, 1],
      ].map(pencil),
      C.linen,
      [],
      { width: 8 },
    ),
    form(corners(-24, -246, 24, -204).map(pencil), C.blush, [], { width: 8 }),
  ]
}

/** The trolley that is rolled to every table: what each treatment is made with, on two trays. */
function trolley() {
  const tray = (y) => [
    form(corners(96, y, 864, y + 58), C.gold, [rect(96, y + 34, 768, 40, INK, ' opacity=".18"')], { width: 9 }),
  ]
  const post = (x) =>
    form(corners(x - 17, 330, x + 17, 1100), C.brown, [rect(x + 2, 300, 40, 820, INK, ' opacity=".25"')], { width: 8 })
  const wheel = (x) => [
    form(ellipse(x, 1120, 44, 44), C.slate, [], { width: 9 }),
    form(ellipse(x, 1120, 14, 14), C.cream, [], { width: 6 }),
  ]
  const glass = corners(556, 430, 700, 640)
  return [
    flat(ellipse(480, 1164, 430, 26), INK, ' opacity=".28"'),
    post(140),
    post(820),
    form(corners(110, 306, 850, 350), C.brown, [rect(110, 330, 740, 40, INK, ' opacity=".25"')], { width: 8 }),
    brush({ transform: 'translate(608 250) rotate(172) scale(.36)', bristle: C.rose, handle: C.plum }),
    brush({ transform: 'translate(664 210) rotate(190) scale(.4)', bristle: C.cream, flatTip: true }),
    form(glass, C.mist, [rect(650, 400, 80, 300, INK, ' opacity=".16"')], { width: 8 }),
    spool(288, 646, 176, C.cream, 7.5),
    varnishBottle(458, 642, C.terracotta, 0.36),
    varnishBottle(766, 642, C.honey, 0.3),
    tray(640),
    rolledTowel(190, 930, 200, 62, C.blush),
    rolledTowel(214, 830, 160, 52, C.cream),
    bottle(540, 994, 120, 260, { fill: C.honey, label: C.cream }),
    jar(716, 994, 176, 150, { fill: C.blush }),
    tray(990),
    wheel(170),
    wheel(790),
  ]
}

export const texts = {
  'textes/soins': () => upright(C.pine, windowLight(560, -140, 420, 1200, C.moss, 0.6), trolley()),
  'textes/rendez-vous': () => upright(C.light, windowLight(600, -160, 420, 1300, C.cream, 0.45), hours()),
  'textes/mentions-legales': () =>
    upright(C.pine, windowLight(560, -120, 420, 1100, C.moss, 0.6), table(990, C.moss), sealedSheet()),
  'textes/cgv': () => upright(C.moss, windowLight(560, -120, 420, 1100, C.sage, 0.35), table(1010, C.sage), scales()),
  'textes/accessibilite': () => upright(C.light, windowLight(560, -120, 420, 1500, C.cream, 0.4), reading()),
  'textes/plan-du-site': () => upright(C.sage, windowLight(560, -120, 420, 1500, C.cream, 0.35), keys()),
}
