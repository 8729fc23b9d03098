import { differenceEuclidean, nearest } from 'culori'

/** What stands in a picture's place until it has come: the grounds that app/ui/picture.module.css knows, as sRGB. */
export const TONES = [
  ...['efe3d0', 'e2d1b5', 'd9c3a1', 'cdb596', 'c2a884', 'b49b78', 'a08560', '7d6547', '574433', '3a2d24'],
  ...['f2f0ec', 'd3cfc8', 'a9a49d', '77726c', '46423e', '22201e'],
  ...['f0d5cd', 'dcaea4', 'b98277', '84504a', 'e6bd98', 'c98f62'],
  ...['d3d9c4', 'a3ae8c', '66734f', '39452f'],
  ...['d0dbe2', '98adbb', '5a7183', '2c3d4c', 'd9cfdd', '9d8aa8'],
]

const nearestOf = nearest(
  TONES.map((tone) => `#${tone}`),
  differenceEuclidean('oklab'),
)

/** Finds the tone that looks most like a colour, whose parts are from 0 to 255. */
export function nearestTone(red: number, green: number, blue: number): string {
  const [tone] = nearestOf({ mode: 'rgb', r: red / 255, g: green / 255, b: blue / 255 })
  return tone!.slice(1)
}
