// The six wide pictures of the home page, cut to their middle on telephones, and its four banners.
import { atRest, pinch, SKINS } from './hands.mjs'
import { door, envelope, giftBox, pipette, room, shelf, stones, varnishBottle } from './places.mjs'
import { spool, threads } from './subjects.mjs'
import {
  bottle,
  branch,
  C,
  circle,
  ellipse,
  flat,
  form,
  INK,
  jar,
  line,
  picture,
  rect,
  rings,
  shadow,
  windowLight,
} from './things.mjs'

const wide = (ground, ...parts) => picture(1920, 1140, rect(0, 0, 1920, 1140, ground), parts)
const banner = (ground, ...parts) => picture(1600, 1000, rect(0, 0, 1600, 1000, ground), parts)

export const home = {
  'accueil/cabine': () =>
    picture(1920, 1140, room(1920, 1140, 1, { wall: C.pine, light: C.sage, bright: 0.34, leaves: [C.sage, C.moss] })),

  'accueil/visage': () =>
    wide(
      C.blush,
      flat(
        [
          [0, 760, 1],
          [500, 720],
          [1000, 770],
          [1500, 726],
          [1920, 770, 1],
          [1920, 1140, 1],
          [0, 1140, 1],
        ],
        C.rose,
      ),
      rings(860, 930, [70, 150, 260, 400, 570, 780], { flatness: 0.24, width: 12, color: C.cream, seed: 6 }),
      circle(860, 800, 0, C.honey),
      form(
        [
          [860, 620, 1],
          [888, 690],
          [900, 732],
          [860, 776],
          [820, 732],
          [832, 690],
        ],
        C.honey,
        [
          line(
            [
              [842, 700],
              [836, 734],
              [850, 756],
            ],
            { width: 9, color: C.light },
          ),
        ],
        { width: 8 },
      ),
      pinch({ at: [880, 300], scale: 1.5, tone: SKINS.fair, width: 9, turn: -16, arm: 500, held: pipette(864, 592) }),
    ),

  'accueil/mains': () =>
    wide(
      C.rose,
      windowLight(560, -300, 900, 1700, C.blush, 0.45),
      form(
        [
          [-40, 690, 1],
          [500, 640],
          [1100, 700],
          [1960, 640, 1],
          [1960, 1180, 1],
          [-40, 1180, 1],
        ],
        C.linen,
        [
          [760, 792, 1060].map((y) =>
            line(
              [
                [-40, y + 20],
                [500, y - 20],
                [1100, y + 24],
                [1960, y - 24],
              ],
              { width: 9, color: C.plum, taper: 0 },
            ),
          ),
        ],
        { width: 9 },
      ),
      shadow(ellipse(710, 740, 420, 120), 20, 40, 0.14),
      atRest({
        at: [570, 640],
        scale: 2.15,
        tone: SKINS.tan,
        width: 9,
        turn: 82,
        arm: 400,
        nails: Array(5).fill(C.plum),
      }),
      varnishBottle(1310, 1010, C.plum),
      varnishBottle(1690, 1030, C.terracotta, 0.86),
    ),

  'accueil/corps': () => wide(C.lake, stones()),

  'accueil/regard': () =>
    wide(
      C.terracotta,
      windowLight(1000, -260, 760, 1500, C.rose, 0.3),
      spool(1010, 1130, 210, C.linen, 9),
      line(
        [
          [1040, 910],
          [1120, 830],
          [980, 770],
          [780, 740],
          [656, 660],
          [640, 516],
        ],
        { width: 7, color: C.cream, taper: 0.05 },
      ),
      threads([640, 506], [1290, 430], C.cream, { width: 7 }),
      pinch({ at: [1290, 430], scale: 1.5, tone: SKINS.deep, width: 9, arm: 400 }),
      pinch({ at: [640, 506], scale: 1.5, flip: true, tone: SKINS.deep, width: 9, turn: 6, arm: 400 }),
    ),

  'accueil/boutique': () => wide(C.plum, shelf(1920, 1140)),

  'accueil/promotions': () =>
    banner(
      C.rose,
      windowLight(760, -200, 620, 1300, C.blush, 0.5),
      rect(0, 820, 1600, 180, C.terracotta),
      giftBox(880, 930, 640, 500, C.plum, C.light),
      giftBox(490, 950, 470, 330, C.cream, C.terracotta),
      giftBox(1210, 960, 330, 220, C.sage, C.cream),
    ),

  'accueil/produits': () =>
    banner(
      C.sage,
      circle(800, 620, 470, C.cream, ' opacity=".45"'),
      rect(0, 860, 1600, 140, C.moss),
      branch(
        [
          [250, 900],
          [330, 640],
          [300, 380],
          [390, 130],
        ],
        { leaf: C.pine, size: 150, every: 7, width: 7 },
      ),
      bottle(600, 940, 280, 780, { fill: C.honey, cap: INK, label: C.cream, width: 8.5 }),
      jar(1215, 955, 350, 220, { fill: C.cream, lid: C.gold, width: 8.5 }),
      bottle(885, 955, 230, 580, {
        fill: C.terracotta,
        cap: C.gold,
        label: C.linen,
        width: 8.5,
        round: 0.3,
        square: true,
      }),
    ),

  'accueil/centre': () => picture(1600, 1000, door()),

  'accueil/cheques-cadeaux': () =>
    banner(
      C.pine,
      circle(760, 560, 420, C.moss, ' opacity=".8"'),
      envelope(730, 640),
      pinch({ at: [950, 306], scale: 0.98, tone: SKINS.tan, width: 8, turn: -38, arm: 320 }),
    ),
}
