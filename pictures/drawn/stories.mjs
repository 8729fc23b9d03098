// What articles and offers show.
import { atRest, pinch, SKINS } from './hands.mjs'
import { candle, room, soap } from './places.mjs'
import { clayBowl, eyebrow, petal, spool, waist } from './subjects.mjs'
import { spoolie } from './treatments.mjs'
import {
  bottle,
  branch,
  brush,
  C,
  circle,
  corners,
  curve,
  dice,
  distance,
  ellipse,
  flat,
  foldedTowel,
  form,
  INK,
  jar,
  leafAt,
  line,
  moved,
  picture,
  place,
  rect,
  rings,
  rolledTowel,
  shadow,
  steam,
  windowLight,
} from './things.mjs'

const news = (ground, ...parts) => picture(1200, 800, rect(0, 0, 1200, 800, ground), parts)
const offer = (ground, ...parts) => picture(1200, 900, rect(0, 0, 1200, 900, ground), parts)

export const stories = {
  'actualites/nouveau-soin-visage': () =>
    news(
      C.plum,
      circle(600, 420, 330, C.mauve, ' opacity=".5"'),
      steam(600, 440, 400, { color: C.blush, width: 22, count: 3, gap: 130, seed: 4 }),
      rect(0, 680, 1200, 120, C.terracotta),
      rolledTowel(300, 650, 300, 72, C.cream, 8),
      rolledTowel(600, 652, 300, 72, C.blush, 8),
      rolledTowel(450, 526, 300, 72, C.linen, 8),
    ),

  'actualites/cabine-renovee': () => picture(1200, 800, moved('scale(.6667 .7018)', room(1800, 1140, 2))),

  'actualites/rituel-automne': () => {
    const random = dice(21)
    const colors = [C.terracotta, C.honey, C.clay, C.light, C.moss]
    const ring = Array.from({ length: 17 }, (_, i) => {
      const angle = (i / 17) * Math.PI * 2
      const far = 262 + random() * 50
      const at = [600 + Math.cos(angle) * far * 1.25, 410 + Math.sin(angle) * far * 0.9]
      return leafAt(at, angle + (random() - 0.5) * 1.1, 170 + random() * 70, colors[i % 5], 0.5, 7)
    })
    return news(
      C.linen,
      ring,
      form(ellipse(600, 410, 236, 232), C.brown, [], { width: 8.5 }),
      form(ellipse(600, 410, 202, 198), C.honey, [flat(ellipse(560, 370, 150, 140), C.light, ' opacity=".45"')], {
        width: 7.5,
      }),
      rings(600, 410, [60, 110, 158], { flatness: 0.96, width: 8, color: C.cream, seed: 3 }),
    )
  },

  'actualites/journee-decouverte': () =>
    news(
      C.sage,
      circle(600, 800, 480, C.cream, ' opacity=".35"'),
      rect(0, 660, 1200, 140, C.plum),
      steam(420, 330, 270, { color: C.cream, width: 16, count: 3, gap: 70, seed: 2 }),
      cup(420, 700, 1.25, C.terracotta),
      form(ellipse(850, 690, 250, 46), C.cream, [], { width: 8 }),
      star(770, 620, 92, C.honey),
      star(930, 624, 86, C.light),
      star(852, 540, 90, C.honey),
    ),

  'actualites/sourcils-conseils': () =>
    news(
      C.blush,
      circle(430, 980, 640, C.rose, ' opacity=".5"'),
      eyebrow(430, 640, 0.86),
      flat(
        [
          [60, 840],
          [180, 640],
          [420, 560],
          [640, 600],
          [790, 840],
        ],
        C.terracotta,
      ),
      line(
        [
          [40, 700],
          [170, 570],
          [420, 500],
          [650, 534],
          [800, 690],
        ],
        { width: 9, taper: 0.5 },
      ),
      pinch({
        at: [880, 500],
        scale: 1.34,
        tone: SKINS.deep,
        width: 8,
        turn: 4,
        arm: 200,
        held: spoolie('translate(640 336) rotate(118) scale(.72)'),
      }),
    ),

  'actualites/marque-locale': () =>
    news(
      C.honey,
      windowLight(520, -160, 460, 1000, C.light, 0.5),
      rect(0, 660, 1200, 140, C.amber),
      branch(
        [
          [150, 690],
          [210, 500],
          [180, 310],
          [250, 120],
        ],
        { leaf: C.pine, size: 130, every: 6 },
      ),
      bottle(420, 720, 210, 560, { fill: C.moss, cap: C.cream, label: C.cream, width: 8 }),
      soap(570, 720, 1.7),
      flower(990, 610, 110),
    ),

  'offres/duo-hiver': () =>
    offer(
      C.pine,
      circle(600, 460, 400, C.moss, ' opacity=".6"'),
      steam(600, 430, 330, { color: C.cream, width: 17, count: 4, gap: 130, seed: 7 }),
      rect(0, 740, 1200, 160, C.clay),
      cup(388, 786, 1.12, C.cream, true),
      cup(812, 786, 1.12, C.terracotta),
      moved('translate(600 846) scale(.6)', fir(0, 0)),
    ),

  'offres/eclat-visage': () =>
    offer(
      C.rose,
      windowLight(640, -160, 480, 1200, C.blush, 0.5),
      moved('translate(120 -60)', clayBowl(420, 560, 300)),
      petal(160, 220, 40, C.cream, 1.5),
      petal(200, 760, 160, C.terracotta, 1.3),
      brush({
        transform: 'translate(600 540) rotate(48) scale(1)',
        bristle: C.cream,
        handle: C.plum,
        flatTip: true,
        width: 7,
      }),
      spool(1000, 850, 190, C.linen, 8),
    ),

  'offres/mains-pieds': () =>
    offer(
      C.sage,
      form(
        [
          [-40, 560, 1],
          [400, 520],
          [800, 570],
          [1240, 520, 1],
          [1240, 940, 1],
          [-40, 940, 1],
        ],
        C.light,
        [
          [610, 636, 850].map((y) =>
            line(
              [
                [-40, y + 16],
                [400, y - 16],
                [800, y + 20],
                [1240, y - 20],
              ],
              { width: 8, color: C.clay, taper: 0 },
            ),
          ),
        ],
        { width: 8 },
      ),
      shadow(ellipse(350, 800, 190, 150), 24, 20, 0.14),
      shadow(ellipse(850, 800, 190, 150), 24, 20, 0.14),
      [false, true].map((flip) =>
        atRest({
          at: [flip ? 862 : 338, 600],
          scale: 1.55,
          tone: SKINS.fair,
          width: 7.5,
          turn: flip ? 7 : -7,
          flip,
          arm: 200,
          nails: Array(5).fill(C.clay),
        }),
      ),
    ),

  'offres/cure-minceur': () =>
    offer(
      C.ice,
      windowLight(620, -200, 520, 1300, C.cream, 0.6),
      rect(0, 730, 1200, 170, C.lake),
      foldedTowel(250, 812, 640, 112, {
        front: (top) => [34, 62].map((y) => rect(200, top + y, 740, 12, C.terracotta)),
        above: () => '',
        width: 8,
      }),
      tape(520, 420),
    ),

  'ventes-privees/coffret-rituel': () =>
    offer(
      C.terracotta,
      windowLight(330, -200, 520, 1300, C.blush, 0.28),
      rect(0, 720, 1200, 180, C.clay),
      bottle(380, 700, 190, 540, { fill: C.honey, cap: INK, label: C.cream, width: 8 }),
      candle(860, 700, 200, 290),
      jar(620, 700, 260, 250, { fill: C.cream, lid: C.gold, width: 8 }),
      // Tissue paper, over the edge.
      form(
        [
          [230, 640, 1],
          [290, 560, 1],
          [370, 622, 1],
          [470, 548, 1],
          [560, 624, 1],
          [660, 556, 1],
          [750, 622, 1],
          [850, 550, 1],
          [920, 620, 1],
          [985, 566, 1],
          [1010, 650, 1],
        ],
        C.linen,
        [],
        { width: 7 },
      ),
      form(
        [
          [200, 630, 1],
          [1040, 630, 1],
          [1015, 830, 1],
          [225, 830, 1],
        ],
        C.plum,
        [
          rect(860, 600, 200, 260, INK, ' opacity=".2"'),
          rect(570, 600, 90, 260, C.light),
          line(
            [
              [570, 630],
              [570, 830],
            ],
            { width: 6, taper: 0 },
          ),
          line(
            [
              [660, 630],
              [660, 830],
            ],
            { width: 6, taper: 0 },
          ),
        ],
        { width: 8.5 },
      ),
    ),

  'ventes-privees/soin-signature': () =>
    offer(
      C.plum,
      circle(600, 470, 380, C.mauve, ' opacity=".45"'),
      form(
        [
          [600, 470, 1],
          [630, 560],
          [644, 610],
          [600, 664],
          [556, 610],
          [570, 560],
        ],
        C.honey,
        [
          line(
            [
              [576, 570],
              [572, 610],
              [586, 640],
            ],
            { width: 9, color: C.light },
          ),
        ],
        { width: 8 },
      ),
      rings(600, 800, [70, 160, 280, 420], { flatness: 0.22, width: 12, color: C.blush, seed: 6 }),
      dropper(600, 420),
      pinch({ at: [618, 190], scale: 1.2, tone: SKINS.deep, width: 8, turn: -14, arm: 420 }),
    ),

  'soldes/flacons': () =>
    offer(
      C.light,
      windowLight(420, -200, 560, 1300, C.cream, 0.5),
      rect(0, 720, 1200, 180, C.amber),
      bottle(250, 790, 190, 540, { fill: C.terracotta, cap: C.cream, label: C.linen, width: 8 }),
      bottle(600, 790, 220, 620, { fill: C.moss, cap: INK, label: C.cream, width: 8 }),
      bottle(950, 790, 190, 500, { fill: C.rose, cap: C.gold, label: C.cream, width: 8, square: true, round: 0.3 }),
    ),

  'soldes/accessoires': () =>
    offer(
      C.lake,
      windowLight(100, -200, 500, 1300, C.mist, 0.35),
      rect(0, 740, 1200, 160, C.night),
      bodyBrush([1096, 824], [790, 122]),
      honeycombTowel(96, 824, 560),
      linenPouch(376, 588),
    ),
}

/** A cup on its saucer, standing on (x, y); `toLeft` puts its handle there. */
function cup(x, y, s, fill, toLeft = false) {
  const to = place({ at: [x, y], scale: s, flip: toLeft })
  return [
    form(ellipse(x, y - 8 * s, 164 * s, 26 * s), C.linen, [], { width: 8 }),
    line(
      [
        [112, -196],
        [176, -206],
        [184, -130],
        [96, -76],
      ].map(to),
      { width: 30, taper: 0 },
    ),
    line(
      [
        [112, -196],
        [172, -200],
        [176, -132],
        [96, -80],
      ].map(to),
      { width: 14, color: fill, taper: 0 },
    ),
    form(
      [
        [-124, -250, 1],
        [-116, -130],
        [-70, -30],
        [0, -18],
        [70, -30],
        [116, -130],
        [124, -250, 1],
      ].map(to),
      fill,
      [
        flat(
          [
            [60, -260],
            [140, -260],
            [140, 0],
            [10, 0],
            [66, -90],
          ].map(to),
          INK,
          ' opacity=".14"',
        ),
      ],
      { width: 8 },
    ),
    form(ellipse(x, y - 250 * s, 124 * s, 26 * s), C.amber, [], { width: 8 }),
  ].join('')
}

/** A biscuit cut as a star. */
function star(x, y, r, fill) {
  const p = Array.from({ length: 12 }, (_, i) => {
    const angle = (i * Math.PI) / 6 - Math.PI / 2
    const far = i % 2 ? r * 0.58 : r
    return [x + Math.cos(angle) * far, y + Math.sin(angle) * far * 0.8]
  })
  return (
    form(p, fill, [], { width: 7.5 }) +
    [0, 1, 2, 3, 4]
      .map((i) =>
        circle(
          Math.round(x + Math.cos(i * 1.26) * r * 0.36),
          Math.round(y + Math.sin(i * 1.26) * r * 0.28),
          6,
          C.cream,
        ),
      )
      .join('')
  )
}

/** A marigold. */
function flower(x, y, r) {
  const ringOf = (count, far, length, fill, shift) =>
    Array.from({ length: count }, (_, i) => {
      const angle = ((i + shift) / count) * Math.PI * 2
      return leafAt([x + Math.cos(angle) * far, y + Math.sin(angle) * far], angle, length, fill, 0.5, 6)
    }).join('')
  return (
    ringOf(14, r * 0.3, r * 0.95, C.terracotta, 0) +
    ringOf(11, r * 0.24, r * 0.62, C.light, 0.5) +
    form(ellipse(x, y, r * 0.32, r * 0.32), C.brown, [], { width: 7 })
  )
}

/** A twig of fir with its two side twigs: broad needles, light above and dark below. */
function fir(x, y) {
  const twigs = [
    {
      points: [
        [-150, -6],
        [-70, -62],
        [30, -84],
      ],
      long: 66,
    },
    {
      points: [
        [-20, -8],
        [80, 34],
        [190, 34],
      ],
      long: 66,
    },
    {
      points: [
        [-320, 34],
        [-140, -6],
        [60, -14],
        [290, -58],
      ],
      long: 88,
    },
  ]
  return twigs
    .map(({ points, long }) => {
      const p = curve(points.map(([px, py]) => [x + px, y + py]))
      const needle = (i, side) => {
        const before = p[Math.max(0, i - 4)]
        const angle = Math.atan2(p[i][1] - before[1], p[i][0] - before[0]) + side * 0.7
        const length = long * (1 - (0.35 * i) / p.length)
        const on = (share, turn) => [
          p[i][0] + Math.cos(angle + turn) * length * share,
          p[i][1] + Math.sin(angle + turn) * length * share,
        ]
        return line([p[i], on(0.5, side * 0.1), on(1, -side * 0.12)], {
          width: 17,
          color: side > 0 ? C.moss : C.sage,
          taper: 0.55,
        })
      }
      const places = p.map((_, i) => i).filter((i) => i > 8 && i % 6 === 0)
      return [
        ...places.map((i) => needle(i, 1) + needle(i, -1)),
        needle(p.length - 1, 0.1),
        line(p, { width: 13, color: C.brown, dense: true, taper: 0.2 }),
      ].join('')
    })
    .join('')
}

/** A tape measure rolled up, its middle at (x, y) and its end let out to the right. */
function tape(x, y) {
  const [across, down, high] = [196, 66, 118]
  const rim = (degrees) => ellipse(x, y, across, down, { from: degrees, to: degrees + 1, steps: 1 })[0]
  const mark = ([px, py], place) =>
    line(
      [
        [px, py + 8],
        [px, py + (place % 5 ? 34 : 58)],
      ],
      { width: 5, taper: 0 },
    )
  const way = [
    [x + 60, y + 62],
    [x + 230, y + 74],
    [x + 320, y + 48],
    [x + 410, y + 62],
  ]
  const laid = curve(way)
  const foot = way.map(([px, py]) => [px, py + high])
  return [
    form(
      [
        [...way[0], 1],
        ...way.slice(1, -1),
        [...way.at(-1), 1],
        [...foot.at(-1), 1],
        ...foot.slice(1, -1).reverse(),
        [...foot[0], 1],
      ],
      C.honey,
      laid.filter((_, i) => i % 6 === 3).map(mark),
      { width: 8 },
    ),
    form(
      [
        [x - across, y, 1],
        [x - across, y + high, 1],
        ...ellipse(x, y + high, across, down, { from: 180, to: 0 }).slice(1, -1),
        [x + across, y + high, 1],
        [x + across, y, 1],
      ],
      C.light,
      [
        Array.from({ length: 17 }, (_, i) => mark(rim(170 - i * 10), i)),
        rect(x + across * 0.55, y, across, high * 2, INK, ' opacity=".14"'),
      ],
      { width: 8 },
    ),
    form(ellipse(x, y, across, down), C.light, [], { width: 8 }),
    [0.78, 0.58, 0.38].map((share) =>
      line(ellipse(x + 6 * share, y, across * share, down * share), { width: 5, closed: true, taper: 0 }),
    ),
    flat(ellipse(x, y, across * 0.18, down * 0.2), C.brown),
  ].join('')
}

/** A body brush of beech seen from the side, leaning on the wall: the end of its handle, and the top of its head. */
function bodyBrush(foot, top) {
  const turn = (Math.atan2(top[0] - foot[0], foot[1] - top[1]) * 180) / Math.PI
  const length = distance(foot, top)
  const at = place({ at: foot, turn })
  const head = length - 268
  const wood = [
    [16, 0],
    [22, -34],
    [19, -120],
    [13, -260],
    [17, -head + 60],
    [38, -head - 30],
    [46, -head - 120],
    [36, -head - 214],
    [12, -length],
    [-14, -length + 6],
    [-20, -length + 40, 1],
    [-20, -head - 14, 1],
    [-30, -head + 50],
    [-26, -260],
    [-19, -120],
    [-22, -34],
    [-16, 0],
    [0, 6],
  ]
  const random = dice(8)
  const rows = Array.from({ length: 18 }, (_, i) => {
    const y = -head - 24 - i * 11.6
    const lean = (i - 8.5) * 1.9
    return line(
      [
        [-18, y],
        [-54, y - lean * 0.4],
        [-78 - random() * 14, y - lean],
      ].map(at),
      { width: 5, taper: 0.2 },
    )
  })
  const bristles = [
    [-18, -head - 16, 1],
    [-56, -head - 8],
    [-94, -head + 4, 1],
    [-103, -head - 60],
    [-105, -head - 120],
    [-103, -head - 180],
    [-94, -head - 244, 1],
    [-56, -head - 234],
    [-18, -head - 226, 1],
  ]
  const [x, y] = foot
  const cord = [
    at([1, -35]),
    [x + 26, y - 20],
    [x + 76, y + 8],
    [x + 66, y + 30],
    [x + 14, y + 26],
    [x - 14, y - 10],
    at([1, -35]),
  ]
  return [
    flat(ellipse(x + 26, y + 8, 70, 12), INK, ' opacity=".3"'),
    shadow(wood.map(at), 46, 16, 0.2),
    shadow(bristles.map(at), 46, 16, 0.2),
    form(bristles.map(at), C.linen, rows, { width: 7 }),
    form(
      wood.map(at),
      '#dcaa66',
      [
        line(
          [
            [-14, -20],
            [-10, -140],
            [-14, -260],
            [-8, -head],
            [-8, -head - 150],
            [-6, -length + 20],
          ].map(at),
          { width: 9, color: '#f0cd94' },
        ),
        [
          [10, -70, -230],
          [24, -head - 30, -head - 180],
          [0, -290, -head + 50],
        ].map(([across, from, to]) =>
          line(
            [
              [across, from],
              [across + 4, (from + to) / 2],
              [across, to],
            ].map(at),
            { width: 4.5, color: C.amber },
          ),
        ),
      ],
      { width: 8 },
    ),
    line(cord, { width: 12, taper: 0 }),
    line(cord, { width: 6, color: C.cream, taper: 0 }),
    circle(...at([1, -35]), 8, INK),
  ]
    .flat(9)
    .join('')
}

const honeycombTowel = (x, y, w) =>
  foldedTowel(x, y, w, 92, {
    front: (top) => cells(x - 10, top, w + 20, 92),
    above: (foot) => cellsBehind(x, foot, w),
    width: 8,
  })

/** The cells of a honeycomb cloth that bends over a fold. */
function cells(x, y, w, h) {
  const rows = [0.08, 0.25, 0.47, 0.7, 0.9]
  const count = Math.round(w / 29)
  const step = w / count
  return [
    rows
      .slice(0, -1)
      .map((share, r) =>
        Array.from({ length: count }, (_, i) =>
          rect(x + i * step + 7, y + h * share + 5, step - 13, h * (rows[r + 1] - share) - 9, C.sand, ' rx="3"'),
        ),
      ),
    rows.map((share) =>
      line(
        [
          [x, y + h * share],
          [x + w / 2, y + h * share - 3],
          [x + w, y + h * share],
        ],
        GRID,
      ),
    ),
    Array.from({ length: count + 1 }, (_, i) => {
      const at = x + i * step
      return line(
        [
          [at + 3, y],
          [at, y + h / 2],
          [at + 3, y + h],
        ],
        GRID,
      )
    }),
  ]
}

const GRID = { width: 2.8, color: C.brown, taper: 0 }

/** The same cells on the top of the towel, which goes back to its middle. */
function cellsBehind(x, y, w) {
  const count = Math.round(w / 29)
  const step = w / count
  const across = [0, 26, 48, 68, 86]
  const on = (i, up) => {
    const near = x + i * step
    return [near + (((x + w / 2 - near) * 0.19) / 84) * up, y - up]
  }
  return [
    across.slice(0, -1).map((up, r) =>
      Array.from({ length: count }, (_, i) =>
        flat(
          [
            on(i + 0.25, up + 5),
            on(i + 0.8, up + 5),
            on(i + 0.8, across[r + 1] - 5),
            on(i + 0.25, across[r + 1] - 5),
          ].map((p) => [...p, 1]),
          C.sand,
        ),
      ),
    ),
    across.map((up) => line([on(0, up), on(count / 2, up + 2), on(count, up)], GRID)),
    Array.from({ length: count + 1 }, (_, i) => line([on(i, -20), on(i, 92)], GRID)),
  ]
}

/** A pouch of linen with its zip, standing on (x, y). */
function linenPouch(x, y) {
  const body = [
    [x - 196, y - 214, 1],
    [x - 208, y - 120],
    [x - 214, y - 36],
    [x - 190, y - 6],
    [x, y + 2],
    [x + 190, y - 6],
    [x + 214, y - 36],
    [x + 208, y - 120],
    [x + 196, y - 214, 1],
    [x, y - 206],
  ]
  const random = dice(30)
  const grain = [
    Array.from({ length: 34 }, (_, i) => rect(x - 230, y - 190 + i * 6, 460, 2, C.clay, ' opacity=".5"')),
    Array.from({ length: 72 }, (_, i) => rect(x - 214 + i * 6, y - 200, 2, 210, C.clay, ' opacity=".35"')),
    Array.from({ length: 30 }, () => {
      const [px, py] = [x - 190 + random() * 360, y - 170 + random() * 160]
      return line(
        [
          [px, py],
          [px + 16 + random() * 26, py],
        ],
        { width: 4, color: C.rose },
      )
    }),
  ]
  const teeth = Array.from({ length: 30 }, (_, i) =>
    rect(x - 176 + i * 12, y - 216 - 4 * Math.sin((i / 29) * Math.PI), 6, 14, C.light),
  )
  return [
    flat(ellipse(x + 14, y, 214, 16), INK, ' opacity=".22"'),
    form(body, C.terracotta, [grain, rect(x + 132, y - 240, 120, 260, INK, ' opacity=".14"')], { width: 8 }),
    form(
      [
        [x - 202, y - 222],
        [x - 190, y - 240],
        [x, y - 234],
        [x + 190, y - 240],
        [x + 202, y - 222],
        [x + 190, y - 188],
        [x, y - 180],
        [x - 190, y - 188],
      ],
      C.clay,
      [teeth],
      { width: 7 },
    ),
    zipPull(x + 120, y - 208),
  ]
    .flat(9)
    .join('')
}

/** The slider of a zip and its tassel. */
function zipPull(x, y) {
  return [
    form(corners(x - 16, y - 18, x + 16, y + 12), C.gold, [], { width: 6 }),
    line(
      [
        [x, y + 8],
        [x + 3, y + 44],
      ],
      { width: 8, taper: 0 },
    ),
    form(
      [
        [x - 10, y + 42, 1],
        [x + 14, y + 42, 1],
        [x + 24, y + 112, 1],
        [x + 4, y + 118],
        [x - 16, y + 112, 1],
      ],
      C.cream,
      [-6, 3, 12].map((dx) =>
        line(
          [
            [x + dx * 0.6 + 2, y + 60],
            [x + dx + 2, y + 112],
          ],
          { width: 4 },
        ),
      ),
      { width: 6 },
    ),
  ].join('')
}

function dropper(x, y) {
  return moved(
    `translate(${x} ${y})`,
    form(
      [
        [-15, -150, 1],
        [-15, -50],
        [-6, 0, 1],
        [6, 0, 1],
        [15, -50],
        [15, -150, 1],
      ],
      C.ice,
      [rect(-20, -100, 40, 110, C.honey)],
      { width: 7 },
    ),
    form(
      [
        [-36, -148, 1],
        [-36, -190, 1],
        [36, -190, 1],
        [36, -148, 1],
      ],
      C.gold,
      [],
      { width: 7 },
    ),
    form(
      [
        [-26, -190, 1],
        [-27, -250],
        [0, -316],
        [27, -250],
        [26, -190, 1],
      ],
      C.terracotta,
      [],
      { width: 7 },
    ),
  )
}
