// Hands, in units of about four hundred from wrist to fingertip; `place` sets them down.
import { flat, form, limb, line, pathOf, place } from './pen.mjs'

export const SKINS = {
  fair: { skin: '#f3d0b7', nail: '#fbeadd' },
  tan: { skin: '#dba27d', nail: '#f0cbb0' },
  deep: { skin: '#96604a', nail: '#cf9f88' },
}

/** One finger: flat, inked all around but for its root. */
function finger(to, { middle, widths, nail, folds = [] }, { skin, nail: pale }, { width, scale }, varnish) {
  const outline = limb(
    middle.map(to),
    widths.map((w) => w * scale),
  )
  return [
    `<path d="${pathOf(outline)}" fill="${skin}"/>`,
    folds.map((fold) => line(fold.map(to), { width: width * 0.7 })).join(''),
    line(outline, { width, dense: true, taper: 0.12 }),
    nail ? form(nail.map(to), varnish ?? pale, [], { width: width * 0.7 }) : '',
  ].join('')
}

/**
 * A hand from the side, thumb and forefinger meeting at (0, 0), the arm coming from the right and above. What is held
 * is drawn between the two. `open` is how far the other fingers leave the palm, in degrees.
 */
export function pinch({ tone = SKINS.fair, held = '', width = 6, arm = 0, open = 0, ...where }) {
  const to = place(where)
  const draw = (one) => finger(to, one, tone, { width, scale: where.scale ?? 1 })
  const opened = ({ middle, ...one }) => {
    const [x, y] = middle[0]
    return { ...one, middle: middle.map((p) => place({ at: [x, y], turn: -open })([p[0] - x, p[1] - y])) }
  }
  const back = [
    {
      middle: [
        [236, 2],
        [170, 74],
        [112, 104],
        [70, 92],
      ],
      widths: [56, 50, 43, 30],
    },
    {
      middle: [
        [206, -30],
        [138, 38],
        [88, 70],
        [42, 60],
      ],
      widths: [62, 54, 45, 31],
    },
    {
      middle: [
        [180, -70],
        [108, -10],
        [60, 32],
        [16, 32],
      ],
      widths: [64, 56, 46, 31],
    },
  ]
  const far = [
    [430 + arm, -258 - arm * 0.36, 1],
    [468 + arm, -128 - arm * 0.32, 1],
  ]
  const upper = [[140, -165], [190, -178], [290, -212], far[0]]
  const lower = [[222, 30], [262, 18], [318, -26], [372, -78], far[1]]
  const web = [
    [166, -108],
    [142, -78],
    [152, -44],
  ]
  const index = {
    middle: [
      [196, -136],
      [96, -146],
      [36, -88],
      [4, -10],
    ],
    widths: [78, 57, 46, 29],
  }
  const thumb = {
    middle: [
      [262, -50],
      [168, -24],
      [86, -18],
      [14, 4],
    ],
    widths: [96, 64, 54, 29],
    nail: [
      [16, -12],
      [44, -24],
      [58, -14],
      [46, 2],
      [20, 2],
    ],
  }
  return [
    back.map((one) => draw(opened(one))).join(''),
    flat([...upper, ...lower.toReversed(), [168, -30], ...web.toReversed()].map(to), tone.skin),
    draw(index),
    flat(
      [
        [168, -164],
        [215, -178],
        [290, -160],
        [290, -60],
        [200, -60],
        [150, -74],
        [168, -106],
      ].map(to),
      tone.skin,
    ),

    line(web.map(to), { width: width * 0.8 }),
    held,
    draw(thumb),
    flat(
      [
        [228, -70],
        [300, -120],
        [372, -80],
        [318, -30],
        [262, 14],
        [236, 16],
        [214, -10],
      ].map(to),
      tone.skin,
    ),
    line(upper.map(to), { width, taper: 0.05 }),
    line(lower.map(to), { width, taper: 0.05 }),
    line(
      [
        [214, -78],
        [246, -92],
        [282, -88],
      ].map(to),
      { width: width * 0.75 },
    ),
  ].join('')
}

/** Little finger to forefinger, each from its root to its tip. */
const FINGERS = [
  { root: [-76, -6], tip: [-112, -138], widths: [50, 42, 38, 26], bow: 10 },
  { root: [-30, -30], tip: [-50, -206], widths: [54, 47, 42, 28], bow: 6 },
  { root: [20, -36], tip: [10, -232], widths: [56, 48, 43, 29], bow: 0 },
  { root: [68, -24], tip: [68, -200], widths: [56, 48, 42, 28], bow: -8 },
]

function restingFinger({ root, tip, widths, bow }) {
  const length = Math.hypot(tip[0] - root[0], tip[1] - root[1])
  const [ux, uy] = [(tip[0] - root[0]) / length, (tip[1] - root[1]) / length]
  const on = (along, across) => {
    const bent = across + bow * Math.sin((Math.PI * along) / length)
    return [root[0] + ux * along - uy * bent, root[1] + uy * along + ux * bent]
  }
  const w = widths[3] / 2
  const nail = [
    [length - 24, -0.62],
    [length - 29, 0],
    [length - 24, 0.62],
    [length, 0.78],
    [length + w * 1.25, 0.42],
    [length + w * 1.5, 0],
    [length + w * 1.25, -0.42],
    [length, -0.78],
  ].map(([along, across]) => on(along, across * w))
  return {
    middle: [on(-50, 0), on(length * 0.3, 0), on(length * 0.66, 0), on(length, 0)],
    widths,
    nail,
    folds: [[on(length * 0.46, -9), on(length * 0.475, 0), on(length * 0.46, 9)]],
  }
}

/** The outlines of the nails of a hand at rest, from the little finger to the forefinger: its root is second, its tip sixth. */
export const nailsAtRest = (where) => FINGERS.map((one) => restingFinger(one).nail.map(place(where)))

/** The back of a hand at rest, fingers upwards, its wrist at (0, 200); `nails` are colours of varnish from the little finger on. */
export function atRest({ tone = SKINS.fair, width = 6, nails = [], arm = 120, ...where }) {
  const to = place(where)
  const ink = { width, scale: where.scale ?? 1 }
  const thumb = {
    middle: [
      [36, 128],
      [98, 88],
      [124, 26],
      [130, -42],
    ],
    widths: [70, 66, 48, 31],
    nail: [
      [119, -22],
      [130, -16],
      [141, -22],
      [144, -44],
      [139, -62],
      [130, -68],
      [121, -62],
      [116, -44],
    ],
    folds: [
      [
        [116, 16],
        [126, 11],
        [136, 16],
      ],
    ],
  }
  const left = [
    [-100, -8],
    [-104, 60],
    [-84, 140],
    [-58, 200],
    [-56, 200 + arm, 1],
  ]
  const right = [
    [138, 66],
    [118, 112],
    [86, 156],
    [64, 204],
    [62, 200 + arm, 1],
  ]
  return [
    finger(to, thumb, tone, ink, nails[4]),
    FINGERS.map((one, i) => finger(to, restingFinger(one), tone, ink, nails[i])).join(''),
    flat(
      [[-98, 0], [-52, -8], [-6, -18], [44, -16], [92, 0], [86, 60], [104, 82], ...right, ...left.toReversed()].map(to),
      tone.skin,
    ),
    line([[-101, -24], ...left].map(to), { width, taper: 0.05 }),
    line(
      [
        [95, -24],
        [96, 6],
        [90, 40],
        [84, 66],
      ].map(to),
      { width, taper: 0.2 },
    ),
    line(right.map(to), { width, taper: 0.05 }),
    [
      [-53, -8],
      [-5, -16],
      [44, -14],
    ]
      .map(([x, y]) =>
        line(
          [
            [x, y - 34],
            [x + 1, y - 10],
            [x + 2, y + 8],
          ].map(to),
          { width: width * 0.9, taper: 0.8 },
        ),
      )
      .join(''),
  ].join('')
}
