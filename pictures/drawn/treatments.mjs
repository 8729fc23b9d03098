// The thirteen treatments, upright: each by its gesture, its matter or its tool. The top corners are cut by an arch.
// Those with a film take the share of it that has gone by (`loop`), and draw their curves finer when seen from `near`.
import { atRest, nailsAtRest, pinch, SKINS } from './hands.mjs'
import {
  brush,
  C,
  circle,
  curve,
  dice,
  ellipse,
  flat,
  form,
  INK,
  line,
  moved,
  rect,
  shadow,
  upright,
  windowLight,
  within,
  H,
  W,
} from './things.mjs'
import {
  threads,
  spool,
  goggles,
  robe,
  closedEye,
  lips,
  waist,
  frost,
  back,
  feet,
  clayBowl,
  petal,
} from './subjects.mjs'

/** From 0 to 1 and back, as a calm breath. */
const swell = (loop) => Math.sin(Math.PI * loop) ** 2
/** From 0 to 1 between two moments, slow at both ends. */
const ease = (from, to, at) => {
  const share = Math.min(1, Math.max(0, (at - from) / (to - from)))
  return share * share * (3 - 2 * share)
}

export const treatments = {
  'soins/epilation-au-fil': ({ loop = 0, near = false } = {}) => {
    const sway = Math.sin(2 * Math.PI * loop)
    const left = [232 - 9 * sway, 556 + 5 * sway]
    const right = [724 - 9 * sway, 486 - 5 * sway]
    return upright(
      C.terracotta,
      windowLight(520, -120, 420, 1100, C.rose, 0.35),
      rect(0, 820, W, 380, C.clay),
      line(
        [
          [0, 820],
          [W, 820],
        ],
        { width: 7, taper: 0 },
      ),
      flat(ellipse(530, 872, 150, 22), INK, ' opacity=".2"'),
      spool(480, 856, 180, C.linen, 7.5, loop),
      line(
        [
          [510, 666],
          [552, 634],
          [470, 612 - 3 * sway],
          [330 - 4 * sway, 650 + 4 * sway],
          [246 - 8 * sway, 630 + 5 * sway],
          [left[0], left[1] + 10],
        ],
        { width: 6, color: C.cream, taper: 0.05 },
      ),
      threads(left, right, C.cream, { middle: 0.5 + 0.1 * sway, turn: 720 * loop, near }),
      pinch({ at: right, scale: 1.12, tone: SKINS.tan, width: 7.5, turn: -2 * sway, open: -5 * sway }),
      pinch({ at: left, scale: 1.12, flip: true, tone: SKINS.tan, width: 7.5, turn: 6 - 2 * sway, open: 5 * sway }),
    )
  },

  'soins/epilation-a-la-cire': () => {
    const fall = [
      [410, 440],
      [414, 560],
      [432, 660],
      [440, 760],
      [424, 850],
      [404, 930],
      [560, 930],
      [538, 850],
      [522, 760],
      [528, 660],
      [556, 570],
      [580, 470],
      [500, 420],
    ]
    const coils = [
      [480, 1010, 262, 62],
      [470, 966, 198, 50],
      [488, 926, 142, 40],
      [478, 894, 96, 30],
    ]
    return upright(
      C.plum,
      windowLight(560, -60, 460, 1060, C.mauve, 0.5),
      rect(0, 1010, W, 190, C.mauve),
      flat(ellipse(520, 1120, 420, 62), INK, ' opacity=".12"'),
      form(
        [
          [150, 1000],
          [186, 1110],
          [270, 1176, 1],
          [690, 1176, 1],
          [774, 1110],
          [810, 1000],
          [480, 1040],
        ],
        C.terracotta,
        [rect(640, 950, 260, 300, INK, ' opacity=".16"')],
        { width: 8 },
      ),
      form(ellipse(480, 1000, 332, 74), C.clay, [], { width: 8 }),
      form(ellipse(480, 1006, 300, 60), C.honey, [], false),
      coils
        .map(([x, y, rx, ry]) =>
          form(
            ellipse(x, y, rx, ry),
            C.honey,
            [
              line(ellipse(x - 8, y - 6, rx * 0.82, ry * 0.66, { from: 150, to: 290 }), { width: 12, color: C.light }),
              line(ellipse(x, y, rx * 0.93, ry * 0.86, { from: 10, to: 130 }), { width: 12, color: C.amber }),
            ],
            { width: 7 },
          ),
        )
        .join(''),
      form(
        fall,
        C.honey,
        [
          line(
            [
              [430, 540],
              [458, 680],
              [462, 780],
              [440, 900],
            ],
            { width: 16, color: C.light },
          ),
          line(
            [
              [536, 600],
              [508, 700],
              [508, 790],
              [530, 900],
            ],
            { width: 16, color: C.amber },
          ),
        ],
        { width: 7 },
      ),
      moved(
        'rotate(-41 486 440)',
        form(
          [
            [300, 410],
            [330, 386],
            [420, 376],
            [560, 392],
            [900, 404, 1],
            [900, 452, 1],
            [560, 470],
            [420, 486],
            [330, 474],
            [302, 446],
          ],
          C.sand,
          [
            line(
              [
                [520, 424],
                [900, 428],
              ],
              { width: 5, color: C.brass },
            ),
            line(
              [
                [600, 446],
                [900, 442],
              ],
              { width: 4, color: C.brass },
            ),
          ],
          { width: 7.5 },
        ),
        form(
          [
            [296, 400],
            [330, 366],
            [430, 360],
            [500, 382],
            [536, 430],
            [500, 480],
            [430, 500],
            [340, 496],
            [292, 460],
          ],
          C.honey,
          [
            line(
              [
                [316, 430],
                [350, 390],
                [430, 380],
              ],
              { width: 14, color: C.light },
            ),
            line(
              [
                [340, 476],
                [430, 480],
                [490, 462],
              ],
              { width: 14, color: C.amber },
            ),
          ],
          { width: 7.5 },
        ),
      ),
      pinch({ at: [676, 262], scale: 1.02, tone: SKINS.fair, width: 7.5, turn: -14 }),
    )
  },

  'soins/beaute-en-duo': () =>
    upright(
      C.sage,
      windowLight(240, -80, 520, 1260, C.cream, 0.3),
      line(
        [
          [90, 268],
          [480, 262],
          [870, 268],
        ],
        { width: 20, color: C.brown, taper: 0.02 },
      ),
      [124, 836].map((x) => form(ellipse(x, 268, 24, 24), C.brown, [], { width: 7 })),
      robe(284, 268, C.cream, C.sand),
      robe(676, 268, C.terracotta, C.clay),
    ),

  'soins/beaute-du-regard': () =>
    upright(
      C.blush,
      circle(480, 1330, 640, C.rose, ' opacity=".5"'),
      moved(
        'translate(97 90) scale(.8)',
        closedEye(486, 700, 1),
        spoolie('translate(560 404) rotate(-62) scale(1.05)'),
      ),
    ),

  'soins/beaute-du-sourire': () =>
    upright(C.plum, circle(480, 640, 400, C.mauve, ' opacity=".55"'), lips(480, 640, 1.08)),

  'soins/cryolipolyse': ({ loop = 0 } = {}) =>
    upright(
      C.ice,
      rect(0, 0, 300, H, C.mist, ' opacity=".45"'),
      waist(620, 0, SKINS.fair.skin, H, 9 * swell(loop)),
      frost(-20, 640, 1 - 0.4 * swell(loop)),
      coldBreath(loop),
    ),

  'soins/soins-du-visage': ({ loop = 0, near = false } = {}) => {
    const [across, down] = [Math.cos(2 * Math.PI * loop) - 1, Math.sin(2 * Math.PI * loop)]
    return upright(
      C.sage,
      windowLight(120, -140, 520, 1300, C.cream, 0.35),
      clayBowl(440, 800, 372, { turn: 360 * loop, near }),
      petal(800, 330, 40, C.blush, 1.5),
      petal(160, 280, 160, C.rose, 1.3),
      petal(860, 1120, 250, C.rose, 1.4),
      brush({
        transform: `translate(${520 + 70 * across} ${770 + 30 * down}) rotate(${36 - 3.5 * across}) scale(1.2)`,
        bristle: C.cream,
        handle: C.plum,
        flatTip: true,
        width: 6.6,
      }),
    )
  },

  'soins/soins-du-corps': () => upright(C.pine, back()),

  'soins/soins-des-mains': ({ loop = 0 } = {}) => {
    const hand = { at: [500, 690], scale: 1.92, turn: -9 }
    return upright(
      C.moss,
      windowLight(420, -200, 460, 1100, C.sage, 0.4),
      form(
        [
          [-40, 760, 1],
          [300, 720],
          [660, 760],
          [1000, 716, 1],
          [1000, 1240, 1],
          [-40, 1240, 1],
        ],
        C.linen,
        [
          ...[810, 838, 1110, 1138].map((y) =>
            line(
              [
                [-40, y + 20],
                [300, y - 14],
                [660, y + 16],
                [1000, y - 20],
              ],
              { width: 8, color: C.terracotta, taper: 0 },
            ),
          ),
          line(
            [
              [150, 800],
              [210, 950],
              [160, 1130],
            ],
            { width: 5 },
          ),
          line(
            [
              [830, 780],
              [790, 900],
              [850, 1060],
            ],
            { width: 5 },
          ),
        ],
        { width: 8 },
      ),
      shadow(ellipse(520, 900, 190, 260), 30, 30, 0.16),
      atRest({ ...hand, tone: SKINS.deep, width: 7.5, arm: 220 }),
      loop > 0 && oiling(nailsAtRest(hand), loop),
    )
  },

  'soins/soins-des-pieds': () => upright(C.light, feet()),

  'soins/maquillage': () => {
    const random = dice(11)
    const dots = Array.from({ length: 950 }, () => {
      const angle = -2.3 + (random() - 0.5) * 2.7
      const far = 30 + random() ** 1.7 * 640
      const x = 420 + Math.cos(angle) * far * 0.9
      const y = 700 + Math.sin(angle) * far * 0.95 + random() * 90
      const tint = [C.rose, C.blush, C.terracotta, C.light][Math.floor(random() * 4)]
      return circle(Math.round(x), Math.round(y), (2 + random() ** 3 * 9).toFixed(1), tint)
    })
    return upright(
      C.plum,
      flat(ellipse(330, 520, 300, 260), C.mauve, ' opacity=".5"'),
      flat(ellipse(390, 640, 190, 160), C.rose, ' opacity=".45"'),
      dots.join(''),
      brush({
        transform: 'translate(384 746) rotate(128) scale(1.28)',
        bristle: C.brown,
        ferrule: C.gold,
        handle: C.terracotta,
        width: 6.5,
        spread: 1.1,
      }),
    )
  },

  'soins/verni-semi-permanent': () =>
    upright(
      C.rose,
      circle(480, 1120, 560, C.blush),
      atRest({
        at: [470, 1090],
        scale: 3.1,
        tone: SKINS.fair,
        width: 8,
        nails: [C.clay, C.clay, SKINS.fair.nail, C.clay, C.clay],
      }),
      varnishStroke(),
    ),

  'soins/bronzage-uv': () =>
    upright(
      C.stone,
      rect(0, 800, W, 400, '#c2bdb4'),
      moved('translate(480 690) scale(1.22) translate(-480 -690)', goggles(480, 690)),
    ),
}

/** Three ribbons of cold air that leave the frost one after the other and are gone before they reach the skin. */
function coldBreath(loop) {
  return [560, 430, 700].map((y, i) => {
    const life = (loop - 0.06 - i * 0.13) / 0.6
    if (life <= 0 || life >= 1) return ''
    const ribbon = Array.from({ length: 9 }, (_, k) => [
      130 + 170 * life + k * 30,
      y + Math.sin(k * 0.8 - life * 5 + i * 2) * (7 + k * 1.8),
    ])
    return `<g opacity="${(0.8 * swell(life)).toFixed(3)}">${line(ribbon, { width: 8, color: '#fff', taper: 0.5 })}</g>`
  })
}

/** A brush that lays oil on four nails, from root to tip, the forefinger's first; each then takes its oil in. */
function oiling(nails, loop) {
  const strokes = nails.toReversed().map((nail, i) => ({ nail, from: 0.1 + i * 0.18, to: 0.2 + i * 0.18 }))
  const shine = strokes.map(({ nail, from, to }) => {
    const [root, tip] = [nail[1], nail[5]]
    const wet = ease(from, to, loop)
    const dry = 1 - ease(to + 0.03, to + 0.2, loop)
    if (!wet || !dry) return ''
    const middle = [(root[0] + tip[0]) / 2, (root[1] + tip[1]) / 2]
    const shrunk = nail.map((p) => p.map((v, k) => middle[k] + (v - middle[k]) * 0.86))
    const on = (share, across) => [
      root[0] + (tip[0] - root[0]) * share - (tip[1] - root[1]) * across,
      root[1] + (tip[1] - root[1]) * share + (tip[0] - root[0]) * across,
    ]
    return `<g opacity="${dry.toFixed(3)}">${within(curve(shrunk, true), [
      line([on(-0.2, 0), on(wet * 0.6 - 0.1, 0), on(wet * 1.2, 0)], { width: 90, color: C.blush, taper: 0 }),
      wet > 0.3 && line([on(0.2, -0.15), on(wet * 0.5, -0.17), on(wet * 0.8, -0.13)], { width: 9, color: '#fff' }),
    ])}</g>`
  })
  const path = strokes.flatMap(({ nail, from, to }) => [
    [from, nail[1]],
    [to, nail[5]],
  ])
  const [first, last] = [path[0], path.at(-1)]
  path.unshift([first[0] - 0.1, [first[1][0] + 300, first[1][1] - 360]])
  path.push([last[0] + 0.13, [last[1][0] + 320, last[1][1] - 384]])
  const next = path.findIndex(([at]) => at > loop)
  if (next < 1) return shine
  const [[since, a], [until, b]] = path.slice(next - 1, next + 1)
  const [x, y] = a.map((v, k) => (v + (b[k] - v) * ease(since, until, loop)).toFixed(2))
  return [
    shine,
    brush({
      transform: `translate(${x} ${y}) rotate(33) scale(.58)`,
      bristle: C.cream,
      handle: C.plum,
      spread: 0.6,
      width: 11,
    }),
  ]
}

/** A brow brush: wire, turns of bristle, handle upwards. */
export function spoolie(transform) {
  const turns = Array.from({ length: 26 }, (_, i) =>
    line(
      [
        [-34 + (i % 3) * 4, -i * 9 - 4],
        [0, -i * 9 - 10],
        [34 - (i % 2) * 5, -i * 9 - 2],
      ],
      { width: 6 },
    ),
  )
  return moved(
    transform,
    turns.join(''),
    line(
      [
        [0, 6],
        [0, -280],
      ],
      { width: 9, color: C.gold, taper: 0 },
    ),
    form(
      [
        [-15, -280, 1],
        [-19, -420],
        [-14, -760],
        [0, -780],
        [14, -760],
        [19, -420],
        [15, -280, 1],
      ],
      C.plum,
      [rect(4, -800, 30, 560, INK, ' opacity=".3"')],
      { width: 6 },
    ),
  )
}

/** The brush of a varnish that has coated half of a nail of the middle finger. */
function varnishStroke() {
  return [
    form(
      [
        [474, 366],
        [500, 330],
        [530, 346],
        [540, 420],
        [528, 462],
        [500, 470],
        [478, 452],
      ],
      C.clay,
      [
        line(
          [
            [490, 440],
            [486, 390],
            [500, 360],
          ],
          { width: 7, color: C.blush },
        ),
      ],
      false,
    ),
    moved(
      'translate(512 408) rotate(38)',
      form(
        [
          [-17, -150, 1],
          [-24, -60],
          [-16, -4],
          [0, 6],
          [16, -4],
          [24, -60],
          [17, -150, 1],
        ],
        C.clay,
        [
          line(
            [
              [-8, -120],
              [-10, -60],
              [-4, -16],
            ],
            { width: 6, color: C.rose },
          ),
        ],
        { width: 7 },
      ),
      rect(-9, -222, 18, 76, C.gold),
      form(
        [
          [-44, -216, 1],
          [-36, -520, 1],
          [0, -530],
          [36, -520, 1],
          [44, -216, 1],
        ],
        INK,
        [rect(-30, -540, 10, 330, C.mauve, ' opacity=".8"')],
        { width: 7 },
      ),
    ),
  ]
}
