// What stands for a film until it plays, where the film's own first picture is too much like the head of its page.
import { atRest, SKINS } from './hands.mjs'
import { petal } from './subjects.mjs'
import { C, circle, corners, ellipse, form, INK, line, moved, picture, rect, shadow, windowLight } from './things.mjs'

const WIDTH = 960
const HEIGHT = 540
const wide = (ground, ...parts) => picture(WIDTH, HEIGHT, rect(0, 0, WIDTH, HEIGHT, ground), parts)

const hand = atRest({ at: [286, 396], scale: 0.8, tone: SKINS.tan, width: 6.5, turn: 24, arm: 160 })

export const posters = {
  'soins-du-visage': () =>
    wide(
      C.plum,
      windowLight(300, -160, 420, 900, C.mauve, 0.45),
      petal(96, 92, 40, C.rose, 1.1),
      petal(880, 128, 200, C.blush, 1),
      foldedTowel(),
      hand,
      moved('translate(960 0) scale(-1 1)', hand),
    ),

  'bronzage-uv': () =>
    wide(
      C.stone,
      rect(0, 486, WIDTH, 54, '#b5afa5'),
      line(
        [
          [0, 486],
          [WIDTH, 486],
        ],
        { width: 6, taper: 0 },
      ),
      form(corners(256, 34, 614, 486), '#c2bdb4', [], { width: 7 }),
      form(corners(280, 58, 590, 486), C.slate, [rect(540, 40, 60, 460, INK, ' opacity=".1"')], { width: 7 }),
      form(corners(329, 394, 511, 454), '#77726c', [], { width: 5 }),
      [410, 424, 438].map((y) =>
        line(
          [
            [345, y],
            [495, y],
          ],
          { width: 5, taper: 0 },
        ),
      ),
      handle(560, 334),
      notice(410, 206),
      timer(744, 250),
    ),
}

/** A linen towel seen from above, its near part folded over the rest. */
function foldedTowel() {
  const under = [
    [150, 96, 1],
    [480, 84],
    [810, 96, 1],
    [826, 300],
    [818, 470, 1],
    [480, 480],
    [142, 470, 1],
    [134, 300],
  ]
  const over = [
    [118, 246],
    [132, 222],
    [300, 214],
    [480, 222],
    [660, 214],
    [828, 222],
    [842, 246],
    [838, 380],
    [844, 496, 1],
    [480, 506],
    [116, 496, 1],
    [122, 380],
  ]
  const across = (y, from, to, bow) => [
    [from, y],
    [480, y - bow],
    [to, y],
  ]
  return [
    shadow(under, 14, 22, 0.25),
    shadow(over, 14, 22, 0.25),
    form(
      under,
      C.linen,
      [
        line(across(132, 100, 860, 10), { width: 9, color: C.terracotta, taper: 0 }),
        line(across(152, 100, 860, 10), { width: 5, color: C.terracotta, taper: 0 }),
        rect(100, 190, 760, 40, INK, ' opacity=".1"'),
      ],
      { width: 6.5 },
    ),
    form(
      over,
      C.cream,
      [
        line(across(438, 90, 870, -8), { width: 9, color: C.terracotta, taper: 0 }),
        line(across(458, 90, 870, -8), { width: 5, color: C.terracotta, taper: 0 }),
        line(
          [
            [150, 258],
            [300, 248],
            [440, 256],
          ],
          { width: 4.5 },
        ),
        line(
          [
            [560, 256],
            [690, 248],
            [800, 258],
          ],
          { width: 4.5 },
        ),
        line(
          [
            [470, 300],
            [486, 360],
            [474, 420],
          ],
          { width: 4.5 },
        ),
      ],
      { width: 6.5 },
    ),
  ].join('')
}

/** A door handle on its plate. */
const handle = (x, y) =>
  form(corners(x - 12, y - 42, x + 12, y + 42), C.stone, [], { width: 5 }) +
  form(
    [
      [x - 50, y - 20],
      [x + 2, y - 22],
      [x + 10, y - 14],
      [x + 2, y - 6],
      [x - 50, y - 8],
      [x - 56, y - 14],
    ],
    C.stone,
    [],
    { width: 5 },
  )

/** A plain notice: nobody below eighteen, then lines to read. */
function notice(x, y) {
  const ring = y - 42
  return [
    form(corners(x - 84, y - 120, x + 84, y + 120), C.cream, [], { width: 6 }),
    circle(x, ring, 62, C.clay),
    circle(x, ring, 51, C.cream),
    line(
      [
        [x - 40, ring - 40],
        [x + 40, ring + 40],
      ],
      { width: 10, color: C.clay, taper: 0 },
    ),
    line(
      [
        [x - 29, ring - 17],
        [x - 15, ring - 28, 1],
        [x - 15, ring + 28],
      ],
      { width: 8, taper: 0 },
    ),
    line(ellipse(x + 15, ring - 14, 12, 12), { width: 8, closed: true }),
    line(ellipse(x + 15, ring + 12, 15, 14), { width: 8, closed: true }),
    [56, 56, 34].map((half, i) =>
      line(
        [
          [x - 56, y + 46 + 22 * i],
          [x - 56 + half * 2, y + 46 + 22 * i],
        ],
        { width: 5.5, taper: 0.1 },
      ),
    ),
  ]
    .flat()
    .join('')
}

/** The timer beside the door, at rest. */
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
