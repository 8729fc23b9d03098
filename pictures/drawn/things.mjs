// What the pictures share: light, cloth, water, steam, tools and vessels.
import { C } from './palette.mjs'
import {
  circle,
  corners,
  curve,
  dice,
  distance,
  ellipse,
  flat,
  form,
  INK,
  limb,
  line,
  moved,
  pathOf,
  picture,
  place,
  rect,
  within,
} from './pen.mjs'

/** The size of a picture that is higher than wide. */
export const W = 960
export const H = 1200

/** An upright picture on a ground. */
export const upright = (ground, ...parts) => picture(W, H, rect(0, 0, W, H, ground), parts)

/** Light that falls on a wall through a window with an arch, slanting. */
export function windowLight(x, y, w, h, fill = C.cream, opacity = 0.5) {
  const pane = (px, py, pw, ph) => rect(px, py, pw, ph, fill)
  const gap = w * 0.05
  const half = (w - gap) / 2
  const arch = `<path d="M0 ${w / 2}A${w / 2} ${w / 2} 0 0 1 ${half} ${gap / 2}V${w / 2}ZM${half + gap} ${gap / 2}A${w / 2} ${w / 2} 0 0 1 ${w} ${w / 2}H${half + gap}Z" fill="${fill}"/>`
  const rows = [0, 1, 2].map((i) => {
    const top = w / 2 + gap + (i * (h - w / 2)) / 3
    return pane(0, top, half, (h - w / 2) / 3 - gap) + pane(half + gap, top, half, (h - w / 2) / 3 - gap)
  })
  return `<g opacity="${opacity}" transform="translate(${x} ${y}) skewX(-24)">${arch}${rows.join('')}</g>`
}

/** What a shape keeps from the light, on what lies below it. */
export const shadow = (points, dx, dy, opacity = 0.16) =>
  flat(
    points.map(([x, y, ...rest]) => [x + dx, y + dy, ...rest]),
    INK,
    ` opacity="${opacity}"`,
  )

/** Steam: a few ribbons that rise and wave. */
export function steam(x, y, height, { color = C.cream, width = 10, count = 3, gap = 60, seed = 1 } = {}) {
  const random = dice(seed)
  return Array.from({ length: count }, (_, i) => {
    const left = x + (i - (count - 1) / 2) * gap
    const tall = height * (0.7 + 0.3 * random())
    const phase = random() * 6
    return line(
      Array.from({ length: 9 }, (_, k) => [
        left + Math.sin(phase + k * 0.85) * (10 + k * 4),
        y - (tall * k) / 8 - i * 14,
      ]),
      { width, color, taper: 0.5 },
    )
  }).join('')
}

/** Rings on water around a point, broken where the light takes them. */
export function rings(x, y, radii, { color = C.cream, width = 7, flatness = 0.36, seed = 2 } = {}) {
  const random = dice(seed)
  return radii
    .map((r, i) => {
      const from = random() * 360
      const gap = 24 + random() * 40
      const part = (a, b) =>
        line(ellipse(x, y, r, r * flatness, { from: a, to: b, steps: 40 }), {
          width: width * (1 - i * 0.07),
          color,
          taper: 0.3,
        })
      return part(from, from + 200 - gap) + part(from + 200, from + 350 - gap)
    })
    .join('')
}

/** A cotton cloth folded in layers, seen from the front. */
export function foldedCloth(x, y, w, layers, colors, thick = 62, width = 7) {
  return Array.from({ length: layers }, (_, i) => {
    const top = y - (i + 1) * thick
    const shift = (i % 2 ? 1 : -1) * 10
    const p = [
      [x + shift, top + thick / 2],
      [x + 14 + shift, top + 6],
      [x + 50 + shift, top],
      [x + w / 2, top + 2],
      [x + w - 40 + shift, top],
      [x + w + shift, top + 8, 1],
      [x + w - 6 + shift, top + thick - 4, 1],
      [x + w / 2, top + thick],
      [x + 46 + shift, top + thick],
      [x + 12 + shift, top + thick - 8],
    ]
    return form(
      p,
      colors[i % colors.length],
      [
        line(
          [
            [x + 60 + shift, top + thick * 0.52],
            [x + w / 2, top + thick * 0.46],
            [x + w + shift, top + thick * 0.5],
          ],
          { width: width * 0.6 },
        ),
      ],
      { width },
    )
  }).join('')
}

/** A thick towel folded in two and again, its near left corner on (x, y): soft folds in front, and its top a little.
 * What is on the cloth is drawn by `front(top)`, for a fold that begins there, and `above(foot)`. */
export function foldedTowel(x, y, w, thick, { front, above, width = 7 }) {
  const top = y - thick * 2
  const r = thick * 0.37
  const right = x + w
  const fold = (at) =>
    form(
      [
        [x + r, at + 2],
        [x + w / 2, at - 2],
        [right - r, at + 2],
        [right - 3, at + thick * 0.17],
        [right + 7, at + thick / 2],
        [right - 3, at + thick * 0.84],
        [right - r, at + thick],
        [x + w / 2, at + thick - 2],
        [x + r, at + thick],
        [x + 2, at + thick * 0.84],
        [x - 7, at + thick / 2],
        [x + 2, at + thick * 0.17],
      ],
      C.cream,
      [front(at), rect(x - 20, at + thick * 0.73, w + 40, thick, INK, ' opacity=".12"')],
      { width },
    )
  return [
    flat(ellipse(x + w / 2 + 20, y + 2, w / 2 + 40, thick * 0.22), INK, ' opacity=".3"'),
    form(
      [
        [x + 10, top + thick * 0.15],
        [x + thick * 0.66, top - thick * 0.83, 1],
        [x + w / 2, top - thick * 0.88],
        [right - thick * 0.55, top - thick * 0.83, 1],
        [right - 8, top + thick * 0.15],
        [x + w / 2, top + thick * 0.25],
      ],
      C.cream,
      [above(top + thick * 0.15)],
      { width },
    ),
    fold(top + thick),
    fold(top),
  ].join('')
}

/** A towel rolled up, seen from its end and side. */
export function rolledTowel(x, y, length, r, fill, width = 7) {
  const body = [
    [x, y - r],
    [x + length / 2, y - r - 3],
    [x + length, y - r],
    [x + length + r * 0.45, y],
    [x + length, y + r],
    [x + length / 2, y + r + 2],
    [x, y + r],
    [x - r * 0.5, y],
  ]
  const spiral = Array.from({ length: 34 }, (_, i) => {
    const t = (i / 33) * Math.PI * 4.4
    const s = 1 - i / 36
    return [x + Math.cos(t) * r * 0.62 * s, y + Math.sin(t) * r * 0.98 * s]
  })
  return [
    form(
      body,
      fill,
      [
        rect(x + length * 0.68, y - r * 1.4, 26, r * 3, INK, ' opacity=".12"'),
        rect(x + length * 0.8, y - r * 1.4, 12, r * 3, INK, ' opacity=".12"'),
      ],
      { width },
    ),
    flat(ellipse(x, y, r * 0.62, r), C.cream),
    line(ellipse(x, y, r * 0.62, r), { width, closed: true }),
    line(spiral, { width: width * 0.75 }),
  ].join('')
}

/** A rising sun and its rays, standing on (x, y). */
export function sun(x, y, r, color) {
  const rays = [-72, -36, 0, 36, 72].map((degrees) => {
    const angle = ((degrees - 90) * Math.PI) / 180
    const on = (far) => [x + Math.cos(angle) * r * far, y + Math.sin(angle) * r * far]
    return line([on(1.42), on(1.95)], { width: r * 0.17, color, taper: 0 })
  })
  return [
    flat([[x - r, y, 1], ...ellipse(x, y, r, r, { from: 180, to: 360, steps: 14 }).slice(1, -1), [x + r, y, 1]], color),
    line(
      [
        [x - r * 1.9, y + r * 0.24],
        [x + r * 1.9, y + r * 0.24],
      ],
      { width: r * 0.15, color, taper: 0 },
    ),
    ...rays,
  ].join('')
}

/** A bottle standing on (x, y): shoulders, neck and cap, light along one side. */
export function bottle(
  x,
  y,
  w,
  h,
  { fill, cap = C.gold, capH = h * 0.2, neck = 0.34, label, level, width = 7, round = 0.5, square = false },
) {
  const half = w / 2
  const n = (w * neck) / 2
  const body = h - capH
  const shoulder = y - body + w * round
  const p = [
    [x - half, y - 10],
    [x - half, shoulder + 10],
    [x - half + (square ? 2 : w * 0.08), shoulder - w * 0.16],
    [x - n - 4, y - body + w * 0.12],
    [x - n, y - body, 1],
    [x + n, y - body, 1],
    [x + n + 4, y - body + w * 0.12],
    [x + half - (square ? 2 : w * 0.08), shoulder - w * 0.16],
    [x + half, shoulder + 10],
    [x + half, y - 10],
    [x + half - 12, y, 1],
    [x - half + 12, y, 1],
  ]
  const inside = [
    level ? rect(x - half, y - body * level, w, body, level === 1 ? fill : INK, ' opacity=".16"') : '',
    rect(x + half - w * 0.26, y - h, w * 0.26, h, INK, ' opacity=".14"'),
    rect(x - half + w * 0.12, y - body + w * 0.3, w * 0.07, body * 0.62, C.cream, ` opacity=".6" rx="${w * 0.035}"`),
    label
      ? rect(x - half, y - body * 0.52, w, body * 0.34, label) +
        sun(x, y - body * 0.35, w * 0.13, C.brass) +
        line(
          [
            [x - half + w * 0.3, y - body * 0.25],
            [x + half - w * 0.3, y - body * 0.25],
          ],
          { width: width * 0.6 },
        )
      : '',
  ]
  const capW = w * (neck + 0.14)
  const capShape = [
    [x - capW / 2, y - body, 1],
    [x - capW / 2 + 3, y - h + 6, 1],
    [x, y - h - 2],
    [x + capW / 2 - 3, y - h + 6, 1],
    [x + capW / 2, y - body, 1],
  ]
  return (
    form(p, fill, inside, { width }) +
    form(capShape, cap, [rect(x + capW * 0.16, y - h - 9, capW, h, INK, ' opacity=".16"')], { width })
  )
}

/** A low jar standing on (x, y). */
export function jar(x, y, w, h, { fill, lid = C.gold, width = 7 }) {
  const half = w / 2
  const p = [
    [x - half, y - h + 8, 1],
    [x - half, y - 16],
    [x - half + 18, y, 1],
    [x + half - 18, y, 1],
    [x + half, y - 16],
    [x + half, y - h + 8, 1],
  ]
  const l = [
    [x - half - 6, y - h + 10, 1],
    [x - half - 6, y - h * 1.5, 1],
    [x, y - h * 1.52],
    [x + half + 6, y - h * 1.5, 1],
    [x + half + 6, y - h + 10, 1],
  ]
  return (
    form(p, fill, [rect(x + half * 0.5, y - h, w, h, INK, ' opacity=".14"')], { width }) +
    (lid ? form(l, lid, [rect(x + half * 0.5, y - h * 1.6, w, h, INK, ' opacity=".14"')], { width }) : '')
  )
}

/** A branch with its leaves, from its foot upwards. */
export function branch(points, { leaf = C.moss, size = 70, every = 5, width = 6, seed = 3, slim = 0.42 } = {}) {
  const random = dice(seed)
  const p = curve(points)
  const step = Math.max(1, Math.floor(p.length / (every * 2)))
  const leaves = []
  for (let i = step, side = 1; i < p.length; i += step, side = -side) {
    const b = p[Math.max(0, i - 4)]
    const angle = Math.atan2(p[i][1] - b[1], p[i][0] - b[0]) + side * (0.75 + random() * 0.3)
    leaves.push(leafAt(p[i], angle, size * (1.05 - (0.45 * i) / p.length), leaf, slim, width))
  }
  const last = p.at(-1)
  const before = p.at(-6)
  leaves.push(leafAt(last, Math.atan2(last[1] - before[1], last[0] - before[0]), size * 0.7, leaf, slim, width))
  return line(points, { width: width * 1.1, taper: 0.6 }) + leaves.join('')
}

export function leafAt([x, y], angle, length, fill, slim = 0.42, width = 6) {
  const on = (a, b) => [x + Math.cos(angle) * a - Math.sin(angle) * b, y + Math.sin(angle) * a + Math.cos(angle) * b]
  const w = length * slim
  return (
    form(
      [
        [...on(0, 0), 1],
        on(length * 0.3, -w * 0.5),
        on(length * 0.7, -w * 0.38),
        [...on(length, 0), 1],
        on(length * 0.7, w * 0.38),
        on(length * 0.3, w * 0.5),
      ],
      fill,
      [],
      { width: width * 0.8 },
    ) + line([on(length * 0.06, 0), on(length * 0.8, 0)], { width: width * 0.6 })
  )
}

/** A brush whose bristles end at (0, 0) and whose handle leaves upwards; moved by `transform`. */
export function brush({
  transform,
  bristle,
  ferrule = C.gold,
  handle = C.brown,
  spread = 1,
  width = 7,
  flatTip = false,
}) {
  const s = spread
  const hair = flatTip
    ? [
        [-74 * s, 10, 1],
        [-66 * s, -90],
        [-40 * s, -190, 1],
        [40 * s, -190, 1],
        [66 * s, -90],
        [74 * s, 4, 1],
        [0, 18],
      ]
    : [
        [-40 * s, -190, 1],
        [-84 * s, -110],
        [-70 * s, -34],
        [0, 0],
        [70 * s, -34],
        [84 * s, -110],
        [40 * s, -190, 1],
      ]
  const hairs = [-46, -22, 2, 26, 48].map((x, i) =>
    line(
      [
        [x * 0.72 * s, -180],
        [x * s * 1.05, -100],
        [x * 0.9 * s, -34 - (i % 2) * 18],
      ],
      { width: width * 0.6 },
    ),
  )
  return moved(
    transform,
    form(
      [
        [-27 * s, -300, 1],
        [-22 * s, -520],
        [-13 * s, -800],
        [0, -828],
        [13 * s, -800],
        [22 * s, -520],
        [27 * s, -300, 1],
      ],
      handle,
      [rect(6, -840, 40, 560, INK, ' opacity=".2"')],
      { width },
    ),
    form(
      [
        [-42 * s, -178, 1],
        [-28 * s, -304, 1],
        [28 * s, -304, 1],
        [42 * s, -178, 1],
      ],
      ferrule,
      [rect(10, -310, 40, 140, INK, ' opacity=".18"'), rect(-60, -226, 120, 8, INK, ' opacity=".4"')],
      { width },
    ),
    form(hair, bristle, hairs, { width }),
  )
}

export {
  distance,
  picture,
  place,
  circle,
  corners,
  curve,
  dice,
  ellipse,
  flat,
  form,
  INK,
  limb,
  line,
  moved,
  pathOf,
  rect,
  within,
  C,
}
