// What one picture is about, each drawn once.
import { atRest, SKINS } from './hands.mjs'
import {
  C,
  curve,
  dice,
  distance,
  ellipse,
  flat,
  form,
  INK,
  line,
  place,
  rect,
  rings,
  shadow,
  within,
} from './things.mjs'

/** A loop of thread from hand to hand, twisted around its `middle`; `turn` is how far the twist has turned, in degrees. */
export function threads(a, b, color, { width = 6, middle = 0.5, turn = 0, near = false } = {}) {
  const steps = near ? 300 : 120
  const strand = (side) =>
    Array.from({ length: steps + 1 }, (_, i) => {
      const t = i / steps
      const far = Math.abs(t - middle)
      const reach = (t > middle ? 1 - middle : middle) - 0.14
      const twist = Math.max(0, 1 - far / 0.14)
      const open = Math.sin(Math.PI * Math.min(1, far < 0.14 ? 0 : (far - 0.14) / reach)) * 44 * (reach / 0.36)
      const along = ((t - middle + 0.14) / 0.28) * Math.PI * 5 + (turn * Math.PI) / 180
      const wave = twist > 0 ? Math.cos(along) * 15 * Math.min(1, twist * 3) : 0
      const flipSide = t > middle ? -1 : 1
      const off = side * (twist > 0 ? wave : open * flipSide)
      const length = distance(a, b)
      const [nx, ny] = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length]
      return [a[0] + (b[0] - a[0]) * t + nx * off, a[1] + (b[1] - a[1]) * t + ny * off]
    })
  return (
    [1, -1].map((side) => line(strand(side), { width: width + 6, color: INK, dense: true, taper: 0 })).join('') +
    [1, -1].map((side) => line(strand(side), { width, color, dense: true, taper: 0 })).join('')
  )
}

/** A wooden spool wound with cotton, standing on (x, y); `turns` is how far it has turned. */
export function spool(x, y, w, cotton, width = 7.5, turns = 0) {
  const h = w * 1.05
  const disc = (cy) =>
    form(
      [
        [x - w / 2, cy - 18, 1],
        [x - w / 2, cy + 16],
        [x, cy + 34],
        [x + w / 2, cy + 16],
        [x + w / 2, cy - 18, 1],
        [x, cy - 2],
      ],
      C.gold,
      [rect(x + w * 0.2, cy - 50, w, 120, INK, ' opacity=".16"')],
      { width },
    )
  const body = [
    [x - w * 0.4, y - h + 20],
    [x - w * 0.36, y - h / 2],
    [x - w * 0.4, y - 30],
    [x, y - 14],
    [x + w * 0.4, y - 30],
    [x + w * 0.36, y - h / 2],
    [x + w * 0.4, y - h + 20],
    [x, y - h + 30],
  ]
  // A turn lowers each line to the place of the next.
  const wound = Array.from({ length: turns ? 10 : 9 }, (_, i) => {
    const low = (turns ? i - 1 + turns : i) * h * 0.083
    return line(
      [
        [x - w * 0.42, y - h + 34 + low],
        [x, y - h + 48 + low],
        [x + w * 0.42, y - h + 26 + low],
      ],
      { width: 4.5, color: C.brass },
    )
  })
  return [
    disc(y - 20),
    form(body, cotton, [...wound, rect(x + w * 0.18, y - h, w, h, INK, ' opacity=".14"')], { width }),
    disc(y - h + 14),
    form(ellipse(x, y - h - 4, w / 2, 22), C.light, [], { width }),
    flat(ellipse(x, y - h - 4, 17, 8), INK),
  ].join('')
}

/** Protective goggles with their band, lying on a table. */
export function goggles(x, y, width = 8) {
  const cup = (s) => {
    const p = [
      [x + s * 34, y - 20],
      [x + s * 70, y - 84],
      [x + s * 170, y - 108],
      [x + s * 262, y - 62],
      [x + s * 276, y + 24],
      [x + s * 208, y + 88],
      [x + s * 110, y + 86],
      [x + s * 46, y + 40],
    ]
    const lens = p.map(([px, py]) => [x + s * 158 + (px - x - s * 158) * 0.72, y - 8 + (py - y + 8) * 0.7])
    return (
      form(p, '#77726c', [], { width }) +
      form(
        lens,
        '#46423e',
        [
          line(
            [
              [x + s * 158 - 60, y - 20],
              [x + s * 158 - 40, y - 52],
              [x + s * 158 + 10, y - 64],
            ],
            { width: 10, color: C.stone },
          ),
        ],
        { width: width * 0.8 },
      )
    )
  }
  return [
    flat(ellipse(x + 24, y + 112, 320, 30), INK, ' opacity=".14"'),
    line(
      [
        [x - 268, y - 20],
        [x - 350, y - 120],
        [x - 220, y - 250],
        [x, y - 282],
        [x + 220, y - 250],
        [x + 350, y - 120],
        [x + 268, y - 20],
      ],
      { width: 22, color: '#77726c', taper: 0 },
    ),
    line(
      [
        [x - 268, y - 26],
        [x - 338, y - 120],
        [x - 214, y - 240],
        [x, y - 270],
        [x + 214, y - 240],
        [x + 338, y - 120],
        [x + 268, y - 26],
      ],
      { width: 5, taper: 0.02 },
    ),
    line(
      [
        [x - 44, y - 26],
        [x, y - 52],
        [x + 44, y - 26],
      ],
      { width: 24, color: '#77726c', taper: 0 },
    ),
    line(
      [
        [x - 40, y - 34],
        [x, y - 62],
        [x + 40, y - 34],
      ],
      { width: 6, taper: 0 },
    ),
    cup(-1),
    cup(1),
  ].join('')
}

/** A bathrobe on its hook over a rail at (x, y), and its shadow on the wall. */
export function robe(x, y, cloth, fold, width = 7.5) {
  const at = place({ at: [x, y] })
  const body = [
    [-52, 40],
    [-104, 84],
    [-160, 190],
    [-188, 420, 1],
    [-116, 446, 1],
    [-120, 620],
    [-134, 838, 1],
    [-60, 852],
    [0, 838],
    [70, 852],
    [138, 836, 1],
    [122, 620],
    [118, 446, 1],
    [190, 418, 1],
    [162, 190],
    [104, 84],
    [52, 40],
    [0, 66],
  ].map(at)
  return [
    shadow(body, 46, 26, 0.13),
    line(
      [
        [0, 60],
        [0, 6],
        [15, -14],
        [0, -28],
        [-15, -16],
      ].map(at),
      { width: 9, taper: 0 },
    ),
    form(
      body,
      cloth,
      [
        flat(
          [
            [70, 120],
            [130, 260],
            [118, 446],
            [122, 620],
            [150, 860],
            [60, 860],
            [92, 620],
            [84, 400],
          ].map(at),
          INK,
          ' opacity=".12"',
        ),
        line(
          [
            [-118, 446],
            [-112, 330],
            [-120, 240],
          ].map(at),
          { width: width * 0.8 },
        ),
        line(
          [
            [118, 446],
            [112, 330],
            [122, 240],
          ].map(at),
          { width: width * 0.8 },
        ),
        line(
          [
            [-60, 560],
            [-70, 700],
            [-62, 840],
          ].map(at),
          { width: width * 0.7 },
        ),
        line(
          [
            [66, 540],
            [76, 690],
            [70, 840],
          ].map(at),
          { width: width * 0.7 },
        ),
      ],
      { width },
    ),
    form(
      [
        [-52, 40],
        [-30, 30],
        [0, 60],
        [26, 250],
        [10, 470, 1],
        [-34, 470, 1],
        [-20, 300],
        [-48, 130],
      ].map(at),
      fold,
      [],
      { width },
    ),
    form(
      [
        [52, 40],
        [30, 30],
        [2, 56],
        [-4, 200],
        [-30, 400],
        [-8, 470, 1],
        [26, 470, 1],
        [34, 300],
        [54, 130],
      ].map(at),
      fold,
      [],
      { width },
    ),
    form(
      [
        [-122, 440, 1],
        [0, 462],
        [120, 440, 1],
        [122, 486, 1],
        [0, 508],
        [-124, 486, 1],
      ].map(at),
      fold,
      [],
      { width },
    ),
    form(
      [
        [-18, 500, 1],
        [-50, 600],
        [-44, 720, 1],
        [-6, 724, 1],
        [-2, 610],
        [14, 504, 1],
      ].map(at),
      fold,
      [],
      { width },
    ),
    form(
      [
        [8, 500, 1],
        [30, 590],
        [34, 664, 1],
        [70, 656, 1],
        [62, 580],
        [34, 494, 1],
      ].map(at),
      fold,
      [],
      { width },
    ),
    form(ellipse(2, 480, 32, 30).map(at), fold, [], { width }),
  ].join('')
}

/** The brow of a closed eye whose middle is at (x, y). */
export function eyebrow(x, y, scale) {
  const at = place({ at: [x, y], scale })
  const outline = [
    [-372, -246, 1],
    [-352, -312],
    [-200, -380],
    [20, -416],
    [210, -384],
    [420, -254, 1],
    [220, -324],
    [30, -350],
    [-180, -308],
    [-330, -236],
  ]
  const hairs = [0, 1, 2, 3, 4, 5].map((i) =>
    line(
      [
        [-364 + i * 30, -250 - i * 15],
        [-346 + i * 34, -312 - i * 11],
        [-304 + i * 40, -352 - i * 9],
      ].map(at),
      { width: 7 * scale, taper: 0.5 },
    ),
  )
  return form(outline.map(at), C.brown, hairs, { width: 7 * scale })
}

/** A closed eye under its brow: lid, lashes and brow are three shapes, and each has one curve. */
export function closedEye(x, y, scale) {
  const at = place({ at: [x, y], scale })
  const rim = [
    [-338, -46],
    [-210, 64],
    [-20, 116],
    [180, 84],
    [346, -34],
  ]
  const lid = [[-338, -46, 1], [-236, -150], [-40, -214], [170, -190], [346, -34, 1], ...rim.slice(1, -1).toReversed()]
  const p = curve(rim.map(at))
  // Each a crescent that leaves the rim and sweeps to the temple, longest beyond the middle.
  const lashes = Array.from({ length: 19 }, (_, i) => {
    const share = 0.05 + (i / 18) * 0.94
    const [px, py] = p[Math.round(share * (p.length - 1))]
    const length = (66 + 88 * Math.sin(Math.PI * Math.min(1, share * 0.78 + 0.1)) ** 1.4) * scale
    const lean = -0.62 + share * 1.55
    const to = place({ at: [px, py], turn: (-lean * 180) / Math.PI / 2.1 })
    const bow = (share < 0.42 ? -1 : 1) * length * (0.1 + 0.16 * Math.abs(share - 0.42))
    const root = 6.5 * scale
    return flat(
      [
        [...to([-root, -4]), 1],
        to([bow * 0.1 - root * 0.8, length * 0.5]),
        [...to([bow * 1.5, length]), 1],
        to([bow * 0.1 + root * 1.1, length * 0.46]),
        [...to([root, -4]), 1],
      ],
      INK,
    )
  })
  return [
    form(
      lid.map(at),
      C.rose,
      [
        flat(
          [
            [-360, -70],
            [-60, -12],
            [190, -42],
            [370, -70],
            [200, 200],
            [-200, 200],
          ].map(at),
          C.terracotta,
        ),
      ],
      false,
    ),
    line(
      [
        [-356, -120],
        [-232, -224],
        [-40, -284],
        [176, -262],
        [330, -158],
      ].map(at),
      { width: 9 * scale, taper: 0.5 },
    ),
    lashes.join(''),
    line(rim.map(at), { width: 26 * scale, taper: 0.5 }),
    eyebrow(x, y, scale),
  ].join('')
}

/** A smile, the mouth alone. */
export function lips(x, y, scale) {
  const at = place({ at: [x, y], scale })
  const outer = [
    [-330, -66, 1],
    [-210, -120],
    [-90, -164],
    [-36, -160],
    [0, -138],
    [36, -160],
    [90, -164],
    [210, -120],
    [330, -66, 1],
    [250, 70],
    [120, 158],
    [0, 178],
    [-120, 158],
    [-250, 70],
  ]
  const inner = [
    [-276, -58, 1],
    [-120, -62],
    [0, -48],
    [120, -62],
    [276, -58, 1],
    [180, 28],
    [80, 66],
    [0, 74],
    [-80, 66],
    [-180, 28],
  ]
  return [
    form(
      outer.map(at),
      C.terracotta,
      [
        flat(
          [
            [-330, 40],
            [0, 130],
            [330, 40],
            [200, 220],
            [-200, 220],
          ].map(at),
          C.clay,
        ),
        line(
          [
            [-96, 120],
            [-10, 132],
            [70, 122],
          ].map(at),
          { width: 18, color: C.rose },
        ),
        line(
          [
            [-120, -124],
            [-80, -136],
            [-46, -130],
          ].map(at),
          { width: 13, color: C.rose },
        ),
      ],
      { width: 8 },
    ),
    form(
      inner.map(at),
      C.cream,
      [
        flat(
          [
            [-280, -40],
            [-140, 10],
            [0, 34],
            [140, 10],
            [280, -40],
            [200, 90],
            [-200, 90],
          ].map(at),
          C.clay,
        ),
      ],
      { width: 7 },
    ),
    line(
      [
        [-372, -96],
        [-352, -70],
        [-342, -40],
      ].map(at),
      { width: 8 },
    ),
    line(
      [
        [372, -96],
        [352, -70],
        [342, -40],
      ].map(at),
      { width: 8 },
    ),
  ].join('')
}

/** The side of a body from the ribs to the hip, as one curve; `breath` is how far it swells. */
export function waist(x, y, skin, height = 1200, breath = 0) {
  const k = height / 1200
  const side = [
    [40, -20],
    [-20, 180],
    [-62, 330],
    [-24, 520],
    [18, 640],
    [-40, 800],
    [-150, 1000],
    [-176, 1220],
  ].map(([px, py]) => [x + (px - breath * Math.max(0, 1 - Math.abs(py - 420) / 500)) * k, y + py * k])
  const far = [
    [x + 900 * k, side.at(-1)[1], 1],
    [x + 900 * k, side[0][1], 1],
  ]
  return [
    flat([...side.slice(0, -1), [...side.at(-1), 1], ...far], skin),
    within(curve([...side.slice(0, -1), [...side.at(-1), 1], ...far], true), [
      flat(
        [...side.map(([px, py]) => [px + 70 * k, py]), ...far].map((p, i) => (i === 7 ? [...p, 1] : p)),
        '#fff',
        ' opacity=".28"',
      ),
    ]),
    line(side, { width: 9, taper: 0 }),
    line(
      [
        [x + 210 * k, y + 700 * k],
        [x + 196 * k, y + 730 * k],
        [x + 214 * k, y + 756 * k],
      ],
      { width: 7 },
    ),
    line(
      [
        [x - 128 * k, y + 1010 * k],
        [x - 20 * k, y + 1060 * k],
        [x + 90 * k, y + 1120 * k],
      ],
      { width: 6 },
    ),
    line(
      [
        [x + 60 * k, y + 250 * k],
        [x + 130 * k, y + 300 * k],
        [x + 220 * k, y + 320 * k],
      ],
      { width: 6 },
    ),
  ].join('')
}

/** A star of frost that grows from the edge; `grown` is 1 when it is whole, and its outer branches come last. */
export function frost(x, y, grown = 1) {
  const parts = []
  const grow = (px, py, angle, length, level) => {
    const [ex, ey] = [px + Math.cos(angle) * length, py + Math.sin(angle) * length]
    parts.push(
      line(
        [
          [px, py],
          [(px + ex) / 2, (py + ey) / 2],
          [ex, ey],
        ],
        { width: 17 - level * 4.5, color: '#fff', taper: 0.5 },
      ),
    )
    if (level >= 2) return
    const count = level === 0 ? 8 : 4
    for (let i = 1; i <= count; i++) {
      const t = i / (count + 0.6)
      const [bx, by] = [px + (ex - px) * t, py + (ey - py) * t]
      const share = Math.min(1, 1.4 * grown - (0.4 * i) / count)
      const size = length * (level === 0 ? 0.27 : 0.4) * Math.sin(Math.PI * (0.2 + t * 0.72)) * share
      for (const s of [1, -1]) grow(bx, by, angle + (s * Math.PI) / 3, size, level + 1)
    }
  }
  for (const [turn, length] of [
    [0, 480],
    [-60, 520],
    [60, 500],
  ])
    grow(x, y, (turn * Math.PI) / 180, length * (0.6 + 0.4 * grown), 0)
  return parts.join('')
}

/** A back, seen from above, and the two hands laid on it. */
export function back() {
  const left = [
    [-60, 90],
    [-120, 140],
    [-330, 190],
    [-420, 290],
    [-450, 470],
    [-470, 700, 1],
  ]
  const flank = [
    [-318, 470],
    [-292, 640],
    [-262, 800],
    [-280, 960],
    [-330, 1130],
  ]
  const mirror = (points) => points.map(([x, y, ...rest]) => [-x, y, ...rest])
  const at = place({ at: [480, 130] })
  const skin = SKINS.tan.skin
  return [
    rect(0, 0, 960, 1200, C.honey),
    form(
      [
        [40, -40, 1],
        [70, 600],
        [30, 1240, 1],
        [930, 1240, 1],
        [890, 600],
        [920, -40, 1],
      ],
      C.light,
      [],
      { width: 8 },
    ),
    flat([...left, [-440, 1000, 1], [-360, 720], ...flank.slice(0, 1)].map(at), skin),
    form(
      [
        ...left.slice(0, 5),
        [-480, 640],
        [-494, 900],
        [-470, 1120, 1],
        [-380, 1120, 1],
        [-388, 900],
        [-362, 640],
        ...flank,
        ...mirror(flank).toReversed(),
        [362, 640],
        [388, 900],
        [380, 1120, 1],
        [470, 1120, 1],
        [494, 900],
        [480, 640],
        ...mirror(left.slice(0, 5)).toReversed(),
      ].map(at),
      skin,
      [
        line(
          [
            [0, 250],
            [-4, 480],
            [2, 760],
            [0, 930],
          ].map(at),
          { width: 8 },
        ),
        line(
          [
            [-150, 250],
            [-210, 330],
            [-206, 430],
          ].map(at),
          { width: 6 },
        ),
        line(
          [
            [150, 250],
            [210, 330],
            [206, 430],
          ].map(at),
          { width: 6 },
        ),
      ],
      { width: 8 },
    ),
    form(
      ellipse(0, 10, 128, 150).map(at),
      C.brown,
      [
        line(
          [
            [-80, -80],
            [0, -20],
            [84, -90],
          ].map(at),
          { width: 6 },
        ),
        line(
          [
            [-90, 40],
            [0, 10],
            [96, 30],
          ].map(at),
          { width: 6 },
        ),
        line(
          [
            [-40, 130],
            [0, 60],
            [50, 130],
          ].map(at),
          { width: 6 },
        ),
      ],
      { width: 8 },
    ),
    form(
      ellipse(6, -52, 74, 60).map(at),
      C.brown,
      [line(ellipse(6, -52, 44, 34, { from: 20, to: 300 }).map(at), { width: 6 })],
      { width: 8 },
    ),
    form(
      [
        [80, 962, 1],
        [300, 1000],
        [480, 1010],
        [660, 1000],
        [880, 962, 1],
        [960, 1240, 1],
        [0, 1240, 1],
      ],
      C.terracotta,
      [
        line(
          [
            [120, 1010],
            [300, 1046],
            [480, 1056],
            [660, 1046],
            [850, 1010],
          ],
          { width: 9, color: C.blush },
        ),
        line(
          [
            [250, 1080],
            [240, 1140],
            [260, 1240],
          ],
          { width: 6 },
        ),
        line(
          [
            [690, 1070],
            [720, 1140],
            [700, 1240],
          ],
          { width: 6 },
        ),
      ],
      { width: 8 },
    ),
    shadow(ellipse(326, 700, 92, 190, { turn: 12 }), 14, 20, 0.2),
    shadow(ellipse(634, 700, 92, 190, { turn: -12 }), 14, 20, 0.2),
    atRest({ at: [318, 760], scale: 1.02, tone: SKINS.fair, width: 7, turn: 13, arm: 420 }),
    atRest({ at: [642, 760], scale: 1.02, tone: SKINS.fair, width: 7, turn: -13, flip: true, arm: 420 }),
  ].join('')
}

/** Two feet in a basin, seen from above. */
export function feet() {
  const foot = (s) => {
    const at = place({ at: [480 + s * 112, 640], flip: s < 0, turn: s * 5, scale: 1.16 })
    const sole = [
      [-96, 700, 1],
      [-70, 420],
      [-58, 300],
      [-70, 120],
      [-76, -20],
      [-84, -120],
      [-60, -190],
      [0, -200],
      [54, -170],
      [78, -100],
      [76, 0],
      [66, 130],
      [58, 300],
      [74, 420],
      [104, 700, 1],
    ]
    const toes = [
      [-58, -212, 36, 46, -4],
      [4, -226, 24, 34, 4],
      [44, -204, 21, 30, 12],
      [72, -170, 19, 26, 20],
      [90, -128, 17, 22, 30],
    ]
    return [
      toes
        .map(([tx, ty, rx, ry, turn]) => {
          const tilt = turn * s
          const [cx, cy] = at([tx, ty])
          return (
            form(ellipse(cx, cy, rx * 1.16, ry * 1.16, { turn: tilt + s * 5 }), SKINS.tan.skin, [], { width: 7 }) +
            form(ellipse(cx, cy - ry * 0.5, rx * 0.62, ry * 0.44, { turn: tilt }), C.clay, [], { width: 4.5 })
          )
        })
        .join(''),
      form(sole.map(at), SKINS.tan.skin, [], { width: 7.5 }),
      flat(
        [
          [-62, -150],
          [0, -186],
          [60, -150],
          [60, 100],
          [-60, 100],
        ].map(at),
        SKINS.tan.skin,
      ),
      line(
        [
          [-6, -110],
          [-12, -40],
          [-10, 40],
        ].map(at),
        { width: 5 },
      ),
      line(
        [
          [26, -96],
          [22, -30],
          [20, 30],
        ].map(at),
        { width: 5 },
      ),
    ].join('')
  }
  const basin = ellipse(480, 690, 430, 452)
  return [
    rect(0, 0, 960, 1200, C.light),
    shadow(basin, 26, 40, 0.16),
    form(basin, C.terracotta, [], { width: 9 }),
    form(
      ellipse(480, 690, 386, 408),
      C.lake,
      [
        flat(ellipse(420, 640, 330, 350), C.mist, ' opacity=".35"'),
        rings(480, 640, [250, 306, 352, 392], { flatness: 1, width: 9, color: C.ice, seed: 4 }),
      ],
      { width: 9 },
    ),
    foot(-1),
    foot(1),
    [
      [196, 640, 30],
      [770, 560, 80],
      [774, 860, 10],
      [214, 880, 140],
    ]
      .map(([px, py, turn]) => petal(px, py, turn))
      .join(''),
  ].join('')
}

export const petal = (x, y, turn, fill = C.rose, size = 1) => {
  const at = place({ at: [x, y], turn, scale: size })
  return (
    form(
      [
        [-40, 0, 1],
        [-10, -26],
        [30, -24],
        [42, 2],
        [28, 26],
        [-10, 24],
      ].map(at),
      fill,
      [],
      { width: 6 },
    ) +
    line(
      [
        [-30, 0],
        [0, -4],
        [22, 0],
      ].map(at),
      { width: 4.5 },
    )
  )
}

/** A bowl of clay stirred by a brush, seen from above; `turn` is how far the clay has turned, in degrees. */
export function clayBowl(x, y, r, { turn = 0, near = false } = {}) {
  const steps = near ? 300 : 90
  const spiral = (turns, start, off) =>
    Array.from({ length: steps }, (_, i) => {
      const t = i / (steps - 1)
      const angle = t * Math.PI * 2 * turns + start + (turn * Math.PI) / 180
      const far = r * (0.08 + 0.66 * t) + off
      return [x + Math.cos(angle) * far, y + Math.sin(angle) * far * 0.97]
    })
  const rim = ellipse(x, y, r, r * 0.98)
  return [
    shadow(rim, 34, 46, 0.16),
    form(rim, C.terracotta, [], { width: 9 }),
    form(
      ellipse(x, y, r * 0.89, r * 0.87),
      C.clay,
      [
        flat(ellipse(x, y + 8, r * 0.83, r * 0.81), '#d9c9b0'),
        flat(ellipse(x - r * 0.06, y - r * 0.04, r * 0.7, r * 0.68), '#e8dbc6'),
        near ? '' : line(spiral(2.6, 0.5, 0), { width: 30, color: '#cbb897', dense: true, taper: 0.4 }),
        line(spiral(2.6, 0.9, 6), { width: 24, color: C.cream, dense: true, taper: 0.4 }),
        line(spiral(2.6, 0.5, 18), { width: 6.5, dense: true, taper: 0.4 }),
      ],
      { width: 8 },
    ),
  ].join('')
}
