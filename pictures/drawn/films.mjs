// The films of the treatments: each a part of its treatment's drawing, seen from near and alive for one loop.
import { treatments } from './treatments.mjs'

export const FILM = { width: 960, height: 540 }

/** Left, top and width of the part, and how much nearer it comes in the middle of the film. */
const PARTS = {
  'bronzage-uv': [90, 510, 780, 0.05],
  cryolipolyse: [120, 342, 760],
  'epilation-au-fil': [0, 268, 960],
  'soins-des-mains': [50, 122, 900],
  'soins-du-visage': [40, 392, 900],
}

/** One picture of a film, when a share of its loop has gone by; the first stands for it until it plays. */
export const films = Object.fromEntries(
  Object.entries(PARTS).map(([name, [left, top, width, nearer = 0]]) => [
    name,
    (loop) => {
      const height = (width * FILM.height) / FILM.width
      const cut = (nearer * Math.sin(Math.PI * loop) ** 2) / 2
      const part = [left + width * cut, top + height * cut, width * (1 - 2 * cut), height * (1 - 2 * cut)]
      return treatments[`soins/${name}`]({ loop, near: true }).replace(
        /viewBox="[^"]*" width="\d+" height="\d+"/,
        `viewBox="${part.join(' ')}" width="${FILM.width}" height="${FILM.height}"`,
      )
    },
  ]),
)
