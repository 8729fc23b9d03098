// Hands at work, upright as the treatments: each in an open door, whose light is behind her.
import { atRest, nailsAtRest, pinch, SKINS } from './hands.mjs'
import { eyebrow } from './subjects.mjs'
import {
  brush,
  C,
  circle,
  curve,
  dice,
  distance,
  ellipse,
  form,
  H,
  INK,
  limb,
  line,
  moved,
  rect,
  upright,
  W,
  windowLight,
} from './things.mjs'

/** A doorway: its light, its floor, and on the left the leaf that stands open. */
const doorway = (ground, { light, floor, leaf }) => [
  rect(0, 0, W, H, light),
  windowLight(300, -120, 460, 1300, C.cream, 0.35),
  rect(0, 1040, W, 160, floor),
  line(
    [
      [0, 1040],
      [W, 1040],
    ],
    { width: 8, taper: 0 },
  ),
  form(
    [
      [-20, -20, 1],
      [196, 60, 1],
      [196, 1120, 1],
      [-20, 1240, 1],
    ],
    leaf,
    [
      form(
        [
          [30, 170, 1],
          [142, 200, 1],
          [142, 560, 1],
          [30, 560, 1],
        ],
        ground,
        [],
        { width: 6 },
      ),
      form(
        [
          [30, 660, 1],
          [142, 660, 1],
          [142, 1010, 1],
          [30, 1060, 1],
        ],
        ground,
        [],
        { width: 6 },
      ),
      circle(170, 612, 14, C.light, ` stroke="${INK}" stroke-width="6"`),
    ],
    { width: 8 },
  ),
]

export const gestures = {
  // A tape measure between two hands.
  'gestes/mesurer': () => {
    const [left, right] = [
      [310, 566],
      [716, 500],
    ]
    const end = [
      [330, 560],
      [262, 640],
      [300, 750],
      [250, 850],
    ]
    return upright(
      C.cream,
      doorway(C.clay, { light: C.blush, floor: C.rose, leaf: C.terracotta }),
      tape(end),
      tape([left, [450, 640], [580, 640], [690, 540], [760, 560], [800, 700], [740, 850], [800, 1010]]),
      pinch({ at: right, scale: 1.2, tone: SKINS.tan, width: 8.5, turn: -4 }),
      pinch({ at: left, scale: 1.2, flip: true, tone: SKINS.tan, width: 8.5, turn: 8 }),
    )
  },

  // The line of a brow, in pencil.
  'gestes/dessiner': () =>
    upright(
      C.cream,
      doorway(C.sage, { light: C.linen, floor: C.sage, leaf: C.moss }),
      eyebrow(420, 660, 0.56),
      pinch({
        at: [722, 628],
        scale: 1.42,
        tone: SKINS.deep,
        width: 8.5,
        turn: 6,
        held: pencil([612, 462], [940, 1000]),
      }),
    ),

  // A magnifying glass, and what it shows.
  'gestes/regarder': () =>
    upright(
      C.cream,
      doorway(C.plum, { light: C.mauve, floor: C.plum, leaf: C.plum }),
      pinch({
        at: [600, 700],
        scale: 1.36,
        tone: SKINS.fair,
        width: 8.5,
        turn: 10,
        held: glass([440, 420], 210, [640, 760]),
      }),
    ),

  // Varnish laid on a nail.
  'gestes/vernir': () => {
    const hand = { at: [430, 930], scale: 1.9, turn: -4 }
    const [, , , middle] = nailsAtRest(hand)
    return upright(
      C.cream,
      doorway(C.honey, { light: C.light, floor: C.honey, leaf: C.honey }),
      atRest({
        ...hand,
        tone: SKINS.deep,
        width: 8.5,
        arm: 300,
        nails: [C.clay, C.clay, C.clay, SKINS.deep.nail, SKINS.deep.nail],
      }),
      pinch({
        at: [middle[5][0] + 150, middle[5][1] - 110],
        scale: 1.1,
        tone: SKINS.fair,
        width: 8.5,
        held: varnishBrush([middle[5][0] + 6, middle[5][1] + 24], 52),
      }),
    )
  },

  // A brush that leaves its powder in the air.
  'gestes/poudrer': () =>
    upright(
      C.cream,
      doorway(C.moss, { light: C.sage, floor: C.moss, leaf: C.pine }),
      powder(),
      pinch({
        at: [610, 640],
        scale: 1.4,
        tone: SKINS.fair,
        width: 8.5,
        turn: 4,
        held: brush({
          transform: 'translate(356 356) rotate(138) scale(.86)',
          bristle: C.brown,
          ferrule: C.gold,
          handle: C.terracotta,
          width: 9,
          spread: 1.1,
        }),
      }),
    ),
}

/** A tape with its marks along a curve. */
function tape(points) {
  const middle = curve(points)
  const across = 25
  const marks = middle.flatMap(([x, y], i) => {
    const [ax, ay] = middle[i + 1] ?? []
    if (ax === undefined || i % 4) return []
    const length = distance([x, y], [ax, ay])
    const [nx, ny] = [-(ay - y) / length, (ax - x) / length]
    const far = i % 16 ? 4 : -8
    return line(
      [
        [x - nx * across, y - ny * across],
        [x - nx * far, y - ny * far],
      ],
      { width: 5, taper: 0 },
    )
  })
  return form(
    limb(
      points,
      points.map(() => across * 2),
    ),
    C.light,
    marks,
    { width: 7.5 },
  )
}

/** A pencil from its point to its other end. */
function pencil(point, end) {
  const length = distance(point, end)
  const turn = (Math.atan2(end[1] - point[1], end[0] - point[0]) * 180) / Math.PI
  return moved(
    `translate(${point.join(' ')}) rotate(${turn.toFixed(1)})`,
    form(
      [
        [0, 0, 1],
        [74, -24, 1],
        [74, 24, 1],
      ],
      C.sand,
      [rect(0, -30, 26, 60, INK)],
      { width: 7 },
    ),
    form(
      [
        [74, -24, 1],
        [length, -24, 1],
        [length, 24, 1],
        [74, 24, 1],
      ],
      C.terracotta,
      [rect(74, 6, length, 40, INK, ' opacity=".18"'), rect(length - 70, -30, 26, 60, C.gold)],
      { width: 7.5 },
    ),
  )
}

/** A magnifying glass: its middle, its reach, and where its handle ends. */
function glass([x, y], r, end) {
  const turn = (Math.atan2(end[1] - y, end[0] - x) * 180) / Math.PI
  const length = distance([x, y], end)
  return [
    moved(
      `translate(${x} ${y}) rotate(${turn.toFixed(1)})`,
      form(
        [
          [r, -22, 1],
          [length + 120, -30, 1],
          [length + 150, 0],
          [length + 120, 30, 1],
          [r, 22, 1],
        ],
        C.gold,
        [rect(r, 4, length, 40, INK, ' opacity=".18"')],
        { width: 8 },
      ),
    ),
    form(ellipse(x, y, r, r), C.gold, [], { width: 8.5 }),
    form(
      ellipse(x, y, r - 34, r - 34),
      C.blush,
      [
        Array.from({ length: 8 }, (_, i) => {
          const angle = (i * Math.PI) / 4
          const [px, py] = [x + Math.cos(angle) * 62, y + 26 + Math.sin(angle) * 62]
          return form(ellipse(px, py, 46, 24, { turn: i * 45 }), i % 2 ? C.rose : C.terracotta, [], { width: 6 })
        }),
        form(ellipse(x, y + 26, 30, 30), C.light, [], { width: 6 }),
        line(
          [
            [x - r * 0.6, y - r * 0.1],
            [x - r * 0.5, y - r * 0.44],
            [x - r * 0.16, y - r * 0.64],
          ],
          { width: 16, color: C.cream },
        ),
      ],
      { width: 7.5 },
    ),
  ].join('')
}

/** The brush of a bottle of varnish, its tip at a point. */
const varnishBrush = ([x, y], turn) =>
  moved(
    `translate(${x} ${y}) rotate(${turn})`,
    form(
      [
        [-16, -110, 1],
        [-20, -50],
        [-12, -4],
        [0, 4],
        [12, -4],
        [20, -50],
        [16, -110, 1],
      ],
      C.clay,
      [],
      { width: 7 },
    ),
    rect(-8, -150, 16, 50, C.gold),
    form(
      [
        [-36, -144, 1],
        [-30, -400, 1],
        [0, -408],
        [30, -400, 1],
        [36, -144, 1],
      ],
      INK,
      [rect(-24, -420, 9, 290, C.mauve, ' opacity=".8"')],
      { width: 7 },
    ),
  )

/** Grains that fly from the tip of a brush. */
function powder() {
  const random = dice(23)
  return Array.from({ length: 420 }, () => {
    const angle = -2.4 + (random() - 0.5) * 2.6
    const far = 20 + random() ** 1.6 * 420
    const [x, y] = [356 + Math.cos(angle) * far, 380 + Math.sin(angle) * far * 0.9 + random() * 60]
    const tint = [C.rose, C.blush, C.terracotta, C.cream][Math.floor(random() * 4)]
    return circle(Math.round(x), Math.round(y), (3 + random() ** 3 * 11).toFixed(1), tint)
  }).join('')
}
