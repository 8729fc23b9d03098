// Rooms, shelves and what is set out in them.
import {
  bottle,
  C,
  circle,
  corners,
  dice,
  ellipse,
  flat,
  foldedCloth,
  form,
  INK,
  jar,
  leafAt,
  line,
  moved,
  place,
  rect,
  rings,
  rolledTowel,
  shadow,
  sun,
  windowLight,
} from './things.mjs'

/** A treatment room in the light of its window, with one table or two. */
export function room(w, h, tables, { wall = C.sand, light = '#fff6e4', bright = 0.75, leaves } = {}) {
  const floor = h * 0.78
  const table = (x, width, cloth, throwOver) => [
    flat(ellipse(x + width / 2, floor + 118, width * 0.56, 30), INK, ' opacity=".16"'),
    [0.12, 0.88]
      .map((share) =>
        form(
          [
            [x + width * share - 15, floor - 60, 1],
            [x + width * share - 9, floor + 112, 1],
            [x + width * share + 9, floor + 112, 1],
            [x + width * share + 15, floor - 60, 1],
          ],
          C.brown,
          [],
          { width: 8 },
        ),
      )
      .join(''),
    form(
      [
        [x + 20, floor - 230],
        [x + 6, floor - 180],
        [x + 22, floor - 20, 1],
        [x + width * 0.25, floor + 2],
        [x + width / 2, floor - 12],
        [x + width * 0.75, floor + 4],
        [x + width - 22, floor - 20, 1],
        [x + width - 6, floor - 180],
        [x + width - 20, floor - 230],
        [x + width / 2, floor - 236],
      ],
      cloth,
      [
        rect(x, floor - 176, width, 12, INK, ' opacity=".1"'),
        [0.2, 0.36, 0.56, 0.8]
          .map((share) =>
            line(
              [
                [x + width * share, floor - 150],
                [x + width * share - 8, floor - 80],
                [x + width * share + 4, floor],
              ],
              { width: 6 },
            ),
          )
          .join(''),
      ],
      { width: 9 },
    ),
    form(
      [
        [x + width * 0.42, floor - 240, 1],
        [x + width * 0.4, floor - 120],
        [x + width * 0.44, floor + 44, 1],
        [x + width * 0.6, floor + 56],
        [x + width * 0.76, floor + 42, 1],
        [x + width * 0.74, floor - 120],
        [x + width * 0.76, floor - 240, 1],
      ],
      throwOver,
      [
        line(
          [
            [x + width * 0.5, floor - 220],
            [x + width * 0.49, floor - 80],
            [x + width * 0.52, floor + 50],
          ],
          { width: 6 },
        ),
        line(
          [
            [x + width * 0.66, floor - 220],
            [x + width * 0.67, floor - 90],
            [x + width * 0.64, floor + 50],
          ],
          { width: 6 },
        ),
        rect(x, floor + 14, width, 9, C.cream),
      ],
      { width: 8 },
    ),
    rolledTowel(x + width * 0.12, floor - 282, width * 0.2, 44, C.linen, 8),
  ]
  const alone = tables === 1
  return [
    rect(0, 0, w, h, wall),
    windowLight(w * 0.5, -h * 0.16, w * 0.3, h * 0.9, light, bright),
    rect(0, floor, w, h - floor, '#cf9d72'),
    [0.3, 0.62]
      .map((share) =>
        line(
          [
            [0, floor + (h - floor) * share],
            [w, floor + (h - floor) * share],
          ],
          { width: 5, color: '#a97750', taper: 0 },
        ),
      )
      .join(''),
    line(
      [
        [0, floor],
        [w, floor],
      ],
      { width: 7, taper: 0 },
    ),
    // a lamp over the table
    line(
      [
        [w * 0.36, 0],
        [w * 0.36, h * 0.16],
      ],
      { width: 8, taper: 0 },
    ),
    form(
      [
        [w * 0.36 - 30, h * 0.15, 1],
        [w * 0.36 - 108, h * 0.27, 1],
        [w * 0.36, h * 0.285],
        [w * 0.36 + 108, h * 0.27, 1],
        [w * 0.36 + 30, h * 0.15, 1],
      ],
      C.terracotta,
      [rect(w * 0.36 + 26, 0, 200, h, INK, ' opacity=".15"')],
      { width: 8 },
    ),
    form(ellipse(w * 0.36, h * 0.275, 104, 15), C.light, [], { width: 6 }),
    plant(w * (alone ? 0.735 : 0.89), floor + (alone ? 70 : 128), alone ? 1.05 : 1.15, leaves),
    table(w * (alone ? 0.3 : 0.09), w * (alone ? 0.39 : 0.36), C.cream, alone ? C.rose : C.sage),
    alone ? stool(w * 0.262, floor + 150) : table(w * 0.53, w * 0.36, C.cream, C.terracotta),
  ]
    .flat(9)
    .join('')
}

function stool(x, y) {
  return [
    [
      [-64, 0],
      [64, 0],
    ]
      .map(([dx]) =>
        line(
          [
            [x + dx * 0.6, y - 190],
            [x + dx, y],
          ],
          { width: 13, color: C.brown, taper: 0 },
        ),
      )
      .join(''),
    line(
      [
        [x - 54, y - 66],
        [x + 54, y - 66],
      ],
      { width: 9, color: C.brown, taper: 0 },
    ),
    form(
      [
        [x - 92, y - 206],
        [x - 84, y - 182],
        [x, y - 176],
        [x + 84, y - 182],
        [x + 92, y - 206],
        [x + 60, y - 228],
        [x - 60, y - 228],
      ],
      C.plum,
      [],
      { width: 8 },
    ),
    foldedCloth(x - 74, y - 226, 148, 2, [C.cream, C.rose], 34, 7),
  ].join('')
}

/** A plant with broad leaves in its pot, standing on (x, y). */
export function plant(x, y, s, [broad, slim] = [C.moss, C.pine]) {
  const leaves = [
    [-165, -470, -30],
    [-60, -640, -8],
    [70, -600, 12],
    [170, -450, 34],
    [-190, -300, -54],
    [186, -290, 58],
  ]
  return moved(
    `translate(${x} ${y}) scale(${s})`,
    leaves
      .map(([lx, ly, turn]) => {
        const to = place({ at: [lx, ly], turn })
        return [
          line(
            [
              [0, -150],
              [lx * 0.35, ly * 0.55],
              [lx, ly + 60],
            ],
            { width: 8, taper: 0.1 },
          ),
          form(
            [
              [0, -128, 1],
              [62, -50],
              [64, 50],
              [0, 130, 1],
              [-64, 50],
              [-62, -50],
            ].map(to),
            turn % 4 ? broad : slim,
            [],
            { width: 7.5 },
          ),
          line(
            [
              [0, -110],
              [3, 0],
              [0, 118],
            ].map(to),
            { width: 5 },
          ),
          [-40, 10, 60]
            .map(
              (cy) =>
                line(
                  [
                    [0, cy],
                    [26, cy - 26],
                    [44, cy - 34],
                  ].map(to),
                  { width: 4 },
                ) +
                line(
                  [
                    [0, cy],
                    [-26, cy - 26],
                    [-44, cy - 34],
                  ].map(to),
                  { width: 4 },
                ),
            )
            .join(''),
        ].join('')
      })
      .join(''),
    form(
      [
        [-96, -170, 1],
        [-76, 0, 1],
        [0, 8],
        [76, 0, 1],
        [96, -170, 1],
        [0, -160],
      ],
      C.terracotta,
      [rect(24, -200, 200, 240, INK, ' opacity=".16"')],
      { width: 7.5 },
    ),
  )
}

/** A pipette whose point is at (x, y), held at its rubber. */
export function pipette(x, y) {
  return [
    form(
      [
        [x - 17, y - 190, 1],
        [x - 17, y - 60],
        [x - 8, y - 30],
        [x - 6, y, 1],
        [x + 6, y, 1],
        [x + 8, y - 30],
        [x + 17, y - 60],
        [x + 17, y - 190, 1],
      ],
      C.ice,
      [rect(x - 20, y - 130, 40, 140, C.honey), rect(x - 10, y - 190, 6, 150, '#fff', ' opacity=".8"')],
      { width: 7 },
    ),
    form(
      [
        [x - 42, y - 186, 1],
        [x - 42, y - 236, 1],
        [x + 42, y - 236, 1],
        [x + 42, y - 186, 1],
      ],
      C.gold,
      [rect(x + 14, y - 250, 40, 80, INK, ' opacity=".18"')],
      { width: 7 },
    ),
    form(
      [
        [x - 30, y - 236, 1],
        [x - 32, y - 320],
        [x - 18, y - 390],
        [x, y - 402],
        [x + 18, y - 390],
        [x + 32, y - 320],
        [x + 30, y - 236, 1],
      ],
      C.plum,
      [rect(x + 8, y - 420, 40, 190, INK, ' opacity=".25"')],
      { width: 7 },
    ),
  ].join('')
}

/** A bottle of varnish with its long cap, standing on (x, y). */
export function varnishBottle(x, y, color = C.terracotta, s = 1) {
  return moved(
    `translate(${x} ${y}) scale(${s})`,
    flat(ellipse(30, 4, 230, 26), INK, ' opacity=".16"'),
    form(
      [
        [-150, -30],
        [-160, -190],
        [-120, -290],
        [-60, -316, 1],
        [60, -316, 1],
        [120, -290],
        [160, -190],
        [150, -30],
        [110, 0],
        [-110, 0],
      ],
      color,
      [
        rect(60, -400, 200, 420, INK, ' opacity=".14"'),
        line(
          [
            [-110, -60],
            [-118, -180],
            [-90, -260],
          ],
          { width: 20, color: C.cream },
        ),
      ],
      { width: 9 },
    ),
    form(
      [
        [-70, -312, 1],
        [-56, -700, 1],
        [0, -712],
        [56, -700, 1],
        [70, -312, 1],
      ],
      INK,
      [rect(-40, -700, 14, 400, C.mauve, ' opacity=".8"')],
      { width: 9 },
    ),
  )
}

/** Warm stones in still water. */
export function stones() {
  const row = [
    [420, 700, 250, 92, '#46423e'],
    [830, 640, 210, 84, '#5d3c2c'],
    [1180, 690, 180, 70, '#77726c'],
    [1480, 640, 140, 54, '#46423e'],
    [1720, 680, 104, 42, '#5d3c2c'],
  ]
  return [
    rect(0, 0, 1920, 430, C.mist),
    flat(
      [
        [0, 430, 1],
        [500, 410],
        [1000, 436],
        [1500, 412],
        [1920, 434, 1],
        [1920, 540, 1],
        [0, 560, 1],
      ],
      C.ice,
      ' opacity=".35"',
    ),
    circle(1230, 300, 170, C.linen),
    [0, 1, 2, 3, 4, 5]
      .map((i) =>
        line(
          [
            [1230 - 150 + i * 22, 468 + i * 52],
            [1230, 460 + i * 52],
            [1230 + 150 - i * 18, 466 + i * 52],
          ],
          { width: 14, color: C.linen, taper: 0.5 },
        ),
      )
      .join(''),
    line(
      [
        [0, 430],
        [500, 412],
        [1000, 436],
        [1500, 414],
        [1920, 434],
      ],
      { width: 6, taper: 0 },
    ),
    row
      .map(([x, y, rx, ry], i) =>
        rings(x, y + ry * 0.7, [rx * 1.2, rx * 1.5, rx * 1.9, rx * 2.4], {
          flatness: 0.26,
          width: 9,
          color: C.ice,
          seed: i + 3,
        }),
      )
      .join(''),
    row
      .map(([x, y, rx, ry, fill]) =>
        [
          flat(ellipse(x, y + ry * 0.95, rx * 0.96, ry * 0.4), INK, ' opacity=".3"'),
          form(
            [
              [x - rx, y + ry * 0.3],
              [x - rx * 0.7, y - ry * 0.7],
              [x, y - ry],
              [x + rx * 0.66, y - ry * 0.74],
              [x + rx, y + ry * 0.2],
              [x + rx * 0.7, y + ry * 0.9],
              [x, y + ry],
              [x - rx * 0.76, y + ry * 0.9],
            ],
            fill,
            [
              line(
                [
                  [x - rx * 0.7, y - ry * 0.3],
                  [x - rx * 0.2, y - ry * 0.7],
                  [x + rx * 0.3, y - ry * 0.66],
                ],
                { width: 12, color: C.stone },
              ),
              flat(
                [
                  [x - rx, y + ry * 0.4],
                  [x, y + ry * 0.7],
                  [x + rx, y + ry * 0.3],
                  [x + rx, y + ry * 1.2],
                  [x - rx, y + ry * 1.2],
                ],
                INK,
                ' opacity=".25"',
              ),
            ],
            { width: 9 },
          ),
        ].join(''),
      )
      .join(''),
  ].join('')
}

/** Two shelves of bottles and jars. */
export function shelf(w, h) {
  const plank = (y) =>
    form(
      [
        [-20, y, 1],
        [w + 20, y, 1],
        [w + 20, y + 36, 1],
        [-20, y + 36, 1],
      ],
      C.brass,
      [rect(-20, y + 20, w + 40, 20, INK, ' opacity=".2"')],
      { width: 8 },
    )
  const top = 470
  const low = 1010
  return [
    rect(w * 0.36, 0, w * 0.3, h, C.mauve, ' opacity=".25"'),
    bottle(130, top, 130, 330, { fill: C.sage, cap: C.cream, label: C.cream }),
    bottle(310, top, 170, 400, { fill: C.honey, cap: INK, label: C.linen }),
    jar(520, top, 180, 116, { fill: C.cream, lid: C.gold }),
    bottle(700, top, 120, 290, { fill: C.rose, cap: C.gold, round: 0.3, square: true }),
    bottle(880, top, 150, 420, { fill: C.terracotta, cap: C.cream, label: C.blush, square: true, round: 0.3 }),
    foldedCloth(1000, top, 250, 4, [C.cream, C.sage, C.linen, C.rose], 62, 8),
    bottle(1390, top, 140, 350, { fill: C.honey, cap: INK, label: C.cream }),
    bottle(1550, top, 120, 270, { fill: C.mist, cap: C.gold }),
    plant(1770, top + 6, 0.56),
    plank(top),
    jar(150, low, 200, 130, { fill: C.terracotta, lid: C.light }),
    bottle(360, low, 140, 360, { fill: C.cream, cap: C.gold, label: C.rose, square: true, round: 0.3 }),
    candle(560, low, 150, 190),
    bottle(760, low, 180, 420, { fill: C.moss, cap: INK, label: C.cream }),
    bottle(960, low, 130, 300, { fill: C.light, cap: C.cream }),
    bottle(1120, low, 130, 300, { fill: C.light, cap: C.cream }),
    bottle(1280, low, 130, 300, { fill: C.light, cap: C.cream }),
    soap(1400, low),
    bottle(1690, low, 160, 400, { fill: C.blush, cap: C.plum, label: C.cream }),
    jar(1850, low, 130, 100, { fill: C.sage, lid: C.cream }),
    plank(low),
  ].join('')
}

/** A lit candle in its glass, standing on (x, y). */
export function candle(x, y, w, h) {
  const half = w / 2
  return [
    circle(x, y - h - 50, w * 0.7, C.light, ' opacity=".28"'),
    form(
      [
        [x - half, y - h, 1],
        [x - half + 6, y - 12],
        [x - half + 22, y, 1],
        [x + half - 22, y, 1],
        [x + half - 6, y - 12],
        [x + half, y - h, 1],
      ],
      C.blush,
      [rect(x - half, y - h * 0.72, w, h, C.cream), rect(x + half * 0.46, y - h, w, h, INK, ' opacity=".14"')],
      { width: 8 },
    ),
    line(
      [
        [x, y - h * 0.7],
        [x + 2, y - h * 0.96],
      ],
      { width: 7, taper: 0 },
    ),
    form(
      [
        [x, y - h - 84, 1],
        [x + 24, y - h - 26],
        [x + 16, y - h + 6],
        [x, y - h + 14],
        [x - 16, y - h + 6],
        [x - 22, y - h - 30],
      ],
      C.light,
      [],
      { width: 6.5 },
    ),
  ].join('')
}

/** Three bars of soap. */
export function soap(x, y, s = 1) {
  const bar = (bx, by, fill) =>
    form(
      [
        [bx, by - 56],
        [bx + 12, by - 64],
        [bx + 166, by - 64],
        [bx + 178, by - 54],
        [bx + 178, by - 8],
        [bx + 166, by],
        [bx + 12, by],
        [bx, by - 8],
      ],
      fill,
      [rect(bx, by - 16, 200, 30, INK, ' opacity=".12"')],
      { width: 7 },
    ) +
    line(
      [
        [bx + 50, by - 34],
        [bx + 90, by - 38],
        [bx + 130, by - 33],
      ],
      { width: 5 },
    )
  return moved(`translate(${x} ${y}) scale(${s})`, bar(0, 0, C.rose), bar(22, -64, C.linen), bar(-6, -128, C.sage))
}

/** A box with its ribbon, standing on (x, y). */
export function giftBox(x, y, w, h, fill, ribbon) {
  const half = w / 2
  const band = w * 0.11
  return [
    shadow(
      [
        [x - half, y - h, 1],
        [x + half, y - h, 1],
        [x + half, y, 1],
        [x - half, y, 1],
      ],
      34,
      16,
      0.16,
    ),
    form(
      [
        [x - half, y - h * 0.74, 1],
        [x + half, y - h * 0.74, 1],
        [x + half - 6, y, 1],
        [x - half + 6, y, 1],
      ],
      fill,
      [
        rect(x + half * 0.5, y - h, w, h, INK, ' opacity=".14"'),
        rect(x - band / 2, y - h, band, h, ribbon),
        line(
          [
            [x - band / 2, y - h],
            [x - band / 2, y],
          ],
          { width: 6, taper: 0 },
        ),
        line(
          [
            [x + band / 2, y - h],
            [x + band / 2, y],
          ],
          { width: 6, taper: 0 },
        ),
      ],
      { width: 8.5 },
    ),
    form(
      [
        [x - half - 14, y - h, 1],
        [x + half + 14, y - h, 1],
        [x + half + 12, y - h * 0.72, 1],
        [x - half - 12, y - h * 0.72, 1],
      ],
      fill,
      [
        rect(x + half * 0.5, y - h, w, h, INK, ' opacity=".14"'),
        rect(x - band / 2, y - h, band, h, ribbon),
        line(
          [
            [x - band / 2, y - h],
            [x - band / 2, y],
          ],
          { width: 6, taper: 0 },
        ),
        line(
          [
            [x + band / 2, y - h],
            [x + band / 2, y],
          ],
          { width: 6, taper: 0 },
        ),
      ],
      { width: 8.5 },
    ),
    [1, -1]
      .map((s) => {
        const to = place({ at: [x, y - h], flip: s < 0, scale: w / 400 })
        return (
          form(
            [
              [0, 0, 1],
              [44, -96],
              [140, -134],
              [176, -72],
              [110, -16],
            ].map(to),
            ribbon,
            [
              line(
                [
                  [14, -8],
                  [80, -48],
                  [140, -86],
                ].map(to),
                { width: 6 },
              ),
            ],
            { width: 8 },
          ) +
          form(
            [
              [6, 2, 1],
              [70, 30],
              [112, 96, 1],
              [76, 104],
              [62, 142, 1],
              [22, 70],
            ].map(to),
            ribbon,
            [],
            { width: 7 },
          )
        )
      })
      .join(''),
    form(ellipse(x, y - h, w * 0.066, w * 0.06), ribbon, [], { width: 7.5 }),
  ].join('')
}

/** The front of the institute: its door ajar under an arch, and a window above it. */
export function door() {
  const cx = 800
  const arch = (half, top) => [
    [cx - half, 900, 1],
    [cx - half, top + half],
    ...ellipse(cx, top + half, half, half, { from: 180, to: 360, steps: 16 }).slice(1, -1),
    [cx + half, top + half],
    [cx + half, 900, 1],
  ]
  const panel = (left, top, right, foot) =>
    line([...corners(left, top, right, foot), [left, top]], { width: 6, taper: 0 })
  const leaf = (left, right, foot) =>
    form(
      [
        [left, 350, 1],
        [right, 350, 1],
        [right, foot, 1],
        [left, 920, 1],
      ],
      C.pine,
      [panel(left + 34, 410, right - 32, 560), panel(left + 34, 620, right - 32, 850)],
      { width: 8 },
    )
  const brick = (x, y) => rect(x, y, 70, 26, C.terracotta, ' rx="4" opacity=".45"')
  return [
    rect(0, 0, 1600, 1000, C.rose),
    [
      [90, 300],
      [166, 334],
      [60, 640],
      [250, 560],
      [326, 594],
      [1440, 210],
      [1500, 244],
      [1180, 236],
      [1300, 470],
      [1230, 620],
      [1306, 654],
      [1480, 690],
      [330, 180],
      [410, 470],
    ]
      .map(([x, y]) => brick(x, y))
      .join(''),
    upperWindow(250, panel),
    upperWindow(cx, panel),
    upperWindow(1350, panel),
    rect(0, 900, 1600, 100, C.sand),
    line(
      [
        [0, 900],
        [1600, 900],
      ],
      { width: 7, taper: 0 },
    ),
    moved(
      `translate(${cx} 900) scale(.78) translate(${-cx} -900)`,
      form(arch(262, 96), C.cream, [], { width: 10 }),
      form(
        arch(214, 146),
        C.light,
        [
          rect(cx - 240, 380, 300, 600, '#f7dfa6'),
          form(corners(cx - 60, 560, cx + 10, 700), C.sage, [], { width: 6 }),
          plant(cx - 26, 900, 0.42),
          leaf(cx - 214, cx - 92, 880),
          leaf(cx + 34, cx + 214, 920),
          form(corners(cx - 240, 330, cx + 240, 364), C.pine, [], { width: 7 }),
          [-50, -25, 0, 25, 50]
            .map((t) =>
              line(
                [
                  [cx, 340],
                  [cx + t * 4.4, 150],
                ],
                { width: 10, taper: 0 },
              ),
            )
            .join(''),
        ],
        { width: 10 },
      ),
      circle(cx + 62, 590, 13, C.gold),
      form(
        [
          [cx - 300, 900, 1],
          [cx + 300, 900, 1],
          [cx + 320, 946, 1],
          [cx - 320, 946, 1],
        ],
        C.cream,
        [],
        { width: 9 },
      ),
      plant(cx - 376, 930, 0.62),
      plant(cx + 376, 930, 0.58),
      lantern(cx + 330, 214),
      sign(cx - 370, 176),
    ),
  ].join('')
}

/** A window over the street with its shutters, flowers before it. */
function upperWindow(x, panel) {
  const roll = dice(x)
  return [
    form(
      [
        [x - 110, -30, 1],
        [x + 110, -30, 1],
        [x + 110, 150, 1],
        [x - 110, 150, 1],
      ],
      C.ice,
      [rect(x - 8, -40, 16, 200, C.cream), rect(x - 120, 40, 240, 14, C.cream)],
      { width: 8 },
    ),
    [-1, 1].map((side) => [
      form(
        [
          [x + side * 118, -30, 1],
          [x + side * 212, -30, 1],
          [x + side * 212, 150, 1],
          [x + side * 118, 150, 1],
        ],
        C.pine,
        [],
        { width: 8 },
      ),
      panel(x + side * 165 - 26, -10, x + side * 165 + 26, 128),
    ]),
    Array.from({ length: 9 }, (_, i) => leafAt([x - 112 + i * 28, 158], -90 + (roll() - 0.5) * 90, 62, C.moss)),
    Array.from({ length: 8 }, (_, i) =>
      form(ellipse(x - 100 + i * 28.5, 112 + roll() * 34, 17, 16), i % 3 ? C.terracotta : C.cream, [], { width: 5.5 }),
    ),
    form(
      [
        [x - 128, 150, 1],
        [x + 128, 150, 1],
        [x + 116, 196, 1],
        [x - 116, 196, 1],
      ],
      C.brown,
      [],
      { width: 8 },
    ),
  ]
    .flat(9)
    .join('')
}

/** A lit lantern on its bracket. */
function lantern(x, y) {
  return [
    line(
      [
        [x, y, 1],
        [x + 56, y - 8],
        [x + 74, y + 36, 1],
      ],
      { width: 11, taper: 0 },
    ),
    form(
      [
        [x + 42, y + 72, 1],
        [x + 106, y + 72, 1],
        [x + 94, y + 182, 1],
        [x + 54, y + 182, 1],
      ],
      C.light,
      [rect(x + 78, y + 56, 60, 150, INK, ' opacity=".12"')],
      { width: 8 },
    ),
    form(
      [
        [x + 28, y + 76, 1],
        [x + 50, y + 44],
        [x + 74, y + 32],
        [x + 98, y + 44],
        [x + 120, y + 76, 1],
      ],
      C.pine,
      [],
      { width: 8 },
    ),
    form(
      [
        [x + 46, y + 180, 1],
        [x + 102, y + 180, 1],
        [x + 90, y + 204, 1],
        [x + 58, y + 204, 1],
      ],
      C.pine,
      [],
      { width: 8 },
    ),
  ].join('')
}

/** The sign of the institute on its bracket: a rising sun in an arch. */
function sign(x, y) {
  const arch = (half, top, foot) => [
    [x - half, foot, 1],
    [x - half, top + half],
    ...ellipse(x, top + half, half, half, { from: 180, to: 360, steps: 12 }).slice(1, -1),
    [x + half, top + half],
    [x + half, foot, 1],
  ]
  return [
    line(
      [
        [x - 84, y],
        [x + 104, y],
      ],
      { width: 12, taper: 0 },
    ),
    [-46, 46].map((dx) =>
      line(
        [
          [x + dx, y + 2],
          [x + dx, y + 66],
        ],
        { width: 6, taper: 0 },
      ),
    ),
    form(arch(82, y + 34, y + 246), C.pine, [], { width: 8.5 }),
    line([...arch(66, y + 50, y + 230), [x - 66, y + 230]], { width: 4.5, color: C.light, taper: 0 }),
    sun(x, y + 188, 30, C.light),
  ]
    .flat(9)
    .join('')
}

/** A card half out of its envelope, tied with a ribbon. */
export function envelope(x, y) {
  const to = place({ at: [x, y], turn: -7 })
  return [
    shadow(
      [
        [-400, -180, 1],
        [400, -180, 1],
        [400, 260, 1],
        [-400, 260, 1],
      ].map(to),
      26,
      34,
      0.25,
    ),
    form(
      [
        [-400, -180, 1],
        [400, -180, 1],
        [400, 260, 1],
        [-400, 260, 1],
      ].map(to),
      C.clay,
      [],
      { width: 8.5 },
    ),
    form(
      [
        [-350, -300, 1],
        [350, -300, 1],
        [350, 120, 1],
        [-350, 120, 1],
      ].map(to),
      C.cream,
      [
        line(
          [
            [-310, -262],
            [310, -262],
            [310, 80],
            [-310, 80],
            [-310, -262],
          ]
            .map(([a, b]) => [a, b, 1])
            .map(to),
          { width: 5, color: C.gold, taper: 0 },
        ),
        moved(`rotate(-7 ${to([0, -150]).join(' ')})`, sun(...to([0, -150]), 46, C.gold)),
        [
          [-180, 180, -92],
          [-120, 120, -52],
        ].map(([from, till, down]) =>
          line(
            [
              [from, down],
              [till, down],
            ].map(to),
            { width: 6.5, taper: 0.1 },
          ),
        ),
      ],
      { width: 8 },
    ),
    form(
      [
        [-400, -170, 1],
        [0, 90],
        [400, -170, 1],
        [400, 260, 1],
        [-400, 260, 1],
      ].map(to),
      C.terracotta,
      [
        line(
          [
            [-400, 262],
            [-120, 40],
          ].map(to),
          { width: 7 },
        ),
        line(
          [
            [400, 262],
            [120, 40],
          ].map(to),
          { width: 7 },
        ),
      ],
      { width: 8.5 },
    ),
    form(
      ellipse(...to([0, 92]), 58, 56),
      C.plum,
      [moved(`rotate(-7 ${to([0, 104]).join(' ')})`, sun(...to([0, 104]), 18, C.light))],
      { width: 8 },
    ),
  ].join('')
}
