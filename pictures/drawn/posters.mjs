// What stands for a film until it plays, where the film's own first picture is too much like the head of its page.
import { atRest, SKINS } from './hands.mjs'
import { petal } from './subjects.mjs'
import { C, form, INK, line, moved, picture, rect, shadow, windowLight } from './things.mjs'

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
