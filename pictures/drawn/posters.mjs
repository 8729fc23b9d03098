// What stands for a film until it plays, where the film's own first picture is too much like the head of its page.
import { goggles, petal } from './subjects.mjs'
import {
  brush,
  C,
  circle,
  corners,
  curve,
  ellipse,
  flat,
  foldedTowel,
  form,
  INK,
  limb,
  line,
  moved,
  pathOf,
  picture,
  place,
  rect,
  windowLight,
} from './things.mjs'

const WIDTH = 960
const HEIGHT = 540
const wide = (ground, ...parts) => picture(WIDTH, HEIGHT, rect(0, 0, WIDTH, HEIGHT, ground), parts)

export const posters = {
  'soins-du-visage': () =>
    wide(
      C.blush,
      windowLight(250, -150, 430, 900, C.cream, 0.55),
      rect(0, 410, WIDTH, 130, C.plum),
      line(
        [
          [0, 410],
          [WIDTH, 410],
        ],
        { width: 6, taper: 0 },
      ),
      stripedTowel(36, 452),
      maskBowl(490, 512),
      petal(806, 478, 196, C.rose, 0.9),
      petal(884, 506, 30, C.blush, 0.8),
    ),

  'bronzage-uv': () =>
    wide(
      C.stone,
      rect(0, 478, WIDTH, 62, '#b5afa5'),
      line(
        [
          [0, 478],
          [WIDTH, 478],
        ],
        { width: 6, taper: 0 },
      ),
      moved('translate(356 398) scale(.92) translate(-480 -690)', goggles(480, 690)),
      moved('translate(744 264) scale(1.2)', timer(0, 0)),
    ),
}

/** A towel with two stripes near its left end, folded. */
function stripedTowel(x, y) {
  const stripes = (points) =>
    [58, 74].map((dx, i) =>
      line(
        points.map(([px, py]) => [x + dx + px, py]),
        { width: i ? 6 : 11, color: C.terracotta, taper: 0 },
      ),
    )
  return foldedTowel(x, y, 310, 62, {
    front: (top) =>
      stripes([
        [0, top - 4],
        [-5, top + 31],
        [0, top + 68],
      ]),
    above: (foot) =>
      stripes([
        [30, foot - 66],
        [0, foot + 8],
      ]),
    width: 6.5,
  })
}

/** A bowl of mask seen from the side, standing on (x, y), and the brush lifted from it with a ribbon of cream. */
function maskBowl(x, y) {
  const rim = y - 196
  return [
    flat(ellipse(x + 40, y - 2, 210, 22), INK, ' opacity=".35"'),
    form(
      [
        [x - 92, y - 30, 1],
        [x - 84, y - 4],
        [x - 60, y],
        [x + 60, y],
        [x + 84, y - 4],
        [x + 92, y - 30, 1],
      ],
      C.clay,
      [rect(x + 36, y - 40, 80, 60, INK, ' opacity=".16"')],
      { width: 7 },
    ),
    form(
      [
        [x - 236, rim, 1],
        [x - 218, rim + 76],
        [x - 164, rim + 140],
        [x - 84, rim + 176],
        [x, rim + 182],
        [x + 84, rim + 176],
        [x + 164, rim + 140],
        [x + 218, rim + 76],
        [x + 236, rim, 1],
        [x, rim - 10],
      ],
      C.terracotta,
      [
        rect(x + 116, rim - 60, 140, 280, INK, ' opacity=".16"'),
        line(
          [
            [x - 196, rim + 70],
            [x - 150, rim + 126],
            [x - 92, rim + 156],
          ],
          { width: 12, color: C.rose },
        ),
      ],
      { width: 7.5 },
    ),
    form(ellipse(x, rim, 236, 50), C.clay, [], { width: 7.5 }),
    form(ellipse(x, rim + 5, 212, 38), '#d9c9b0', [flat(ellipse(x - 20, rim + 6, 190, 30), '#e8dbc6')], { width: 6 }),
    cream(x, rim),
    brush({
      transform: `translate(${x + 20} ${rim - 158}) rotate(64) scale(.62)`,
      bristle: C.cream,
      handle: C.plum,
      flatTip: true,
      width: 10,
    }),
    drip(x + 20, rim - 158),
  ].join('')
}

const MASK = { fill: '#e8dbc6', shade: '#c9b491' }

/** Cream that has fallen in on itself, in three turns. */
function cream(x, y) {
  return [
    [-6, 6, 150, 30],
    [6, -14, 108, 24],
    [-2, -34, 68, 18],
  ]
    .map(([dx, dy, rx, ry]) =>
      form(
        ellipse(x + dx, y + dy, rx, ry),
        MASK.fill,
        [
          line(ellipse(x + dx, y + dy, rx * 0.94, ry * 0.78, { from: 0, to: 110 }), { width: 10, color: MASK.shade }),
          line(ellipse(x + dx, y + dy, rx * 0.84, ry * 0.62, { from: 150, to: 260 }), { width: 8, color: C.cream }),
        ],
        { width: 6 },
      ),
    )
    .join('')
}

/** What the brush has taken up, and the ribbon that falls from it. */
function drip(x, y) {
  return form(
    [
      [x - 26, y - 62],
      [x - 2, y - 66],
      [x + 16, y - 38],
      [x + 34, y - 18],
      [x + 40, y + 14],
      [x + 34, y + 50],
      [x + 14, y + 74],
      [x - 8, y + 96],
      [x - 10, y + 120],
      [x + 10, y + 138],
      [x - 20, y + 146],
      [x - 58, y + 138],
      [x - 52, y + 112],
      [x - 42, y + 84],
      [x - 18, y + 60],
      [x - 18, y + 38],
      [x - 40, y + 10],
      [x - 50, y - 30],
    ],
    MASK.fill,
    [
      line(
        [
          [x - 28, y - 44],
          [x - 30, y - 12],
          [x - 6, y + 22],
        ],
        { width: 9, color: C.cream },
      ),
      line(
        [
          [x + 30, y - 6],
          [x + 24, y + 40],
          [x - 4, y + 74],
          [x - 20, y + 104],
          [x - 18, y + 140],
        ],
        { width: 10, color: MASK.shade },
      ),
    ],
    { width: 6 },
  )
}

/** The timer beside them, at rest. */
function timer(x, y) {
  const face = y - 22
  const marks = Array.from({ length: 12 }, (_, i) => {
    const angle = (i * Math.PI) / 6
    const on = (far) => [x + Math.sin(angle) * far, face - Math.cos(angle) * far]
    return line([on(34), on(42)], { width: 4.5, taper: 0 })
  })
  return [
    form(corners(x - 70, y - 92, x + 70, y + 92), '#c2bdb4', [rect(x + 46, y - 94, 30, 190, INK, ' opacity=".1"')], {
      width: 6,
    }),
    form(ellipse(x, face, 52, 52), C.cream, [], { width: 5.5 }),
    marks,
    line(
      [
        [x, face + 8],
        [x, face - 28],
      ],
      { width: 7, taper: 0 },
    ),
    circle(x, face, 7, INK),
    form(corners(x - 30, y + 50, x + 30, y + 70), C.slate, [], { width: 5 }),
  ]
    .flat()
    .join('')
}
