// The pen: smooth curves, a line whose weight follows the direction of a broad nib, flat shapes with their shade.

export const INK = '#3b2119'

let clips = 0

/** Starts a picture: what it names inside itself is numbered from the beginning. */
export function picture(width, height, ...parts) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${parts.flat(9).filter(Boolean).join('')}</svg>`
}

/** A source of numbers from 0 to 1 that gives the same ones each time. */
export function dice(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** Moves points: turned by degrees, scaled, mirrored (`flip`), and set down at a place. */
export const place =
  ({ at = [0, 0], turn = 0, scale = 1, flip = false }) =>
  ([x, y, ...rest]) => {
    const angle = (turn * Math.PI) / 180
    const [px, py] = [(flip ? -x : x) * scale, y * scale]
    return [
      at[0] + px * Math.cos(angle) - py * Math.sin(angle),
      at[1] + px * Math.sin(angle) + py * Math.cos(angle),
      ...rest,
    ]
  }

/** A smooth curve through the points, as many close points; a point with a third part (1) is a corner. */
export function curve(points, closed = false) {
  const corner = points.findIndex((p) => p[2])
  if (closed && corner >= 0) points = [...points.slice(corner), ...points.slice(0, corner + 1)]
  const loop = closed && corner < 0
  const out = []
  let run = []
  const flush = (isLoop) => {
    out.push(...runCurve(run, isLoop))
    run = []
  }
  for (const [i, point] of points.entries()) {
    run.push(point)
    if (point[2] && i > 0 && i < points.length - 1) {
      flush(false)
      run = [point]
    }
  }
  flush(loop)
  return out
}

function runCurve(p, loop) {
  if (p.length < 2) return p.map(([x, y]) => [x, y])
  const n = p.length
  const at = (i) =>
    loop
      ? p[(i + n) % n]
      : i < 0
        ? [2 * p[0][0] - p[1][0], 2 * p[0][1] - p[1][1]]
        : i >= n
          ? [2 * p[n - 1][0] - p[n - 2][0], 2 * p[n - 1][1] - p[n - 2][1]]
          : p[i]
  const out = []
  const spans = loop ? n : n - 1
  for (let i = 0; i < spans; i++) {
    const q = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const knots = [0]
    for (let k = 1; k < 4; k++) knots[k] = knots[k - 1] + Math.max(1e-3, Math.sqrt(distance(q[k - 1], q[k])))
    const count = Math.max(2, Math.min(40, Math.ceil(distance(q[1], q[2]) / 5)))
    for (let s = 0; s < count; s++) out.push(knotted(q, knots, knots[1] + ((knots[2] - knots[1]) * s) / count))
  }
  if (!loop) out.push(p[n - 1].slice(0, 2))
  return out
}

/** A point of the centripetal Catmull-Rom curve, which neither loops nor overshoots. */
function knotted(q, t, at) {
  const mix = (a, b, ta, tb) => [0, 1].map((k) => (a[k] * (tb - at) + b[k] * (at - ta)) / (tb - ta))
  const a = [0, 1, 2].map((k) => mix(q[k], q[k + 1], t[k], t[k + 1]))
  const b = [0, 1].map((k) => mix(a[k], a[k + 1], t[k], t[k + 2]))
  return mix(b[0], b[1], t[1], t[2])
}

export const distance = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1])

const number = (value) => String(Math.round(value * 10) / 10)

/** The path of close points, as SVG writes it. */
export const pathOf = (points, closed = true) =>
  'M' + points.map(([x, y]) => `${number(x)} ${number(y)}`).join('L') + (closed ? 'Z' : '')

/** A flat shape. */
export const flat = (points, fill, more = '') => `<path d="${pathOf(curve(points, true))}" fill="${fill}"${more}/>`

const NIB = (-40 * Math.PI) / 180

/** A line of the pen: thicker across the nib, thin where it begins and ends unless it is closed. */
export function line(points, { width = 8, color = INK, closed = false, taper = 0.4, dense = false } = {}) {
  const p = dense ? points : curve(points, closed)
  const n = p.length
  const total = p.reduce((sum, point, i) => (i ? sum + distance(point, p[i - 1]) : 0), 0)
  const end = Math.min(total * taper, width * 9)
  const left = []
  const right = []
  let gone = 0
  for (let i = 0; i < n; i++) {
    if (i) gone += distance(p[i], p[i - 1])
    const before = closed ? p[(i - 2 + n) % n] : p[Math.max(0, i - 2)]
    const after = closed ? p[(i + 2) % n] : p[Math.min(n - 1, i + 2)]
    const angle = Math.atan2(after[1] - before[1], after[0] - before[0])
    const thin = closed || !end ? 1 : Math.min(1, 0.22 + (0.78 * Math.min(gone, total - gone)) / end)
    const half = (width / 2) * (0.66 + 0.46 * Math.abs(Math.sin(angle - NIB))) * thin
    const [nx, ny] = [-Math.sin(angle) * half, Math.cos(angle) * half]
    left.push([p[i][0] + nx, p[i][1] + ny])
    right.push([p[i][0] - nx, p[i][1] - ny])
  }
  const d = closed ? pathOf(left) + pathOf(right.reverse()) : pathOf([...left, ...right.reverse()])
  return `<path d="${d}" fill="${color}" fill-rule="${closed ? 'evenodd' : 'nonzero'}" stroke="${color}" stroke-width="0.8" stroke-linejoin="round"/>`
}

/** A shape with its colour, what is drawn inside of it, and its contour. */
export function form(points, fill, inside = [], ink = {}) {
  const outline = curve(points, true)
  return [
    `<path d="${pathOf(outline)}" fill="${fill}"/>`,
    inside.length || typeof inside === 'string' ? within(outline, inside) : '',
    ink ? line(outline, { closed: true, dense: true, ...ink }) : '',
  ].join('')
}

/** Parts that are seen only inside of an outline of close points. */
export function within(outline, parts) {
  const id = `c${++clips}`
  return `<clipPath id="${id}"><path d="${pathOf(outline)}"/></clipPath><g clip-path="url(#${id})">${[parts].flat(9).join('')}</g>`
}

/** Parts moved, turned and scaled as they are, lines included. */
export const moved = (transform, ...parts) => `<g transform="${transform}">${parts.flat(9).join('')}</g>`

export const rect = (x, y, w, h, fill, more = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"${more}/>`

export const circle = (x, y, r, fill, more = '') => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${more}/>`

/** Points of a rectangle between its sides, each a corner. */
export const corners = (left, top, right, foot) => [
  [left, top, 1],
  [right, top, 1],
  [right, foot, 1],
  [left, foot, 1],
]

/** Points of an ellipse, or of a part of it, in degrees. */
export function ellipse(x, y, rx, ry, { from = 0, to = 360, turn = 0, steps = 24 } = {}) {
  const isWhole = Math.abs(to - from) >= 360
  const count = isWhole ? steps : steps + 1
  const a = (turn * Math.PI) / 180
  return Array.from({ length: count }, (_, i) => {
    const t = ((from + ((to - from) * i) / steps) * Math.PI) / 180
    const [px, py] = [rx * Math.cos(t), ry * Math.sin(t)]
    return [x + px * Math.cos(a) - py * Math.sin(a), y + px * Math.sin(a) + py * Math.cos(a)]
  })
}

/** A limb around a middle line: its two sides and round end, open where it begins; `widths` follow the line. */
export function limb(middle, widths) {
  const p = curve(middle)
  const n = p.length
  const at = (i) => {
    const share = (i / (n - 1)) * (widths.length - 1)
    const k = Math.min(widths.length - 2, Math.floor(share))
    const t = share - k
    const soft = t * t * (3 - 2 * t)
    return (widths[k] * (1 - soft) + widths[k + 1] * soft) / 2
  }
  const left = []
  const right = []
  let angle = 0
  for (let i = 0; i < n; i++) {
    const [a, b] = [p[Math.max(0, i - 3)], p[Math.min(n - 1, i + 3)]]
    angle = Math.atan2(b[1] - a[1], b[0] - a[0])
    const half = at(i)
    left.push([p[i][0] - Math.sin(angle) * half, p[i][1] + Math.cos(angle) * half])
    right.push([p[i][0] + Math.sin(angle) * half, p[i][1] - Math.cos(angle) * half])
  }
  const r = at(n - 1)
  const tip = Array.from({ length: 13 }, (_, i) => {
    const t = angle + Math.PI / 2 - (Math.PI * (i + 1)) / 14
    return [p[n - 1][0] + Math.cos(t) * r, p[n - 1][1] + Math.sin(t) * r]
  })
  return [...left, ...tip, ...right.reverse()]
}
