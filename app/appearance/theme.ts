import { clampChroma, formatHex, modeLrgb, modeOklch, modeRgb, useMode as register, wcagContrast } from 'culori/fn'

register(modeRgb)
register(modeLrgb)
const toOklch = register(modeOklch)

const DARK = '#191919'
const WHITE = '#ffffff'

/** WCAG 2.2, 1.4.3 and 1.4.11, with room for what rounding takes. */
const TEXT = 4.6
const CONTROL = 3.1
/** Dark words on a button: more than is asked, for a dull button is not pressed. */
const BUTTON = 6

/** The tokens of styles/tokens.css that follow from the institute's own colour. */
export interface Theme {
  primary: string
  secondary: string
  tertiary: string
  hover: string
  background: string
  sand: string
  hairline: string
  'gold-text': string
  'gold-edge': string
  'soft-text': string
}

/**
 * Computes the theme of a colour, `#rrggbb`: of its hue, and as light or dark as each token must be for text on its
 * grounds to reach 4.5:1 and edges of controls 3:1, whatever the colour. Lightness is that of OKLCH, in which equal
 * steps look equal.
 */
export function themeOf(colour: string): Theme {
  const { l, c, h = 0 } = toOklch(colour)!
  const shade = (lightness: number, chroma: number) =>
    formatHex(clampChroma({ mode: 'oklch', l: lightness, c: chroma, h }, 'oklch'))
  const background = shade(0.975, Math.min(c * 0.14, 0.016))
  const sand = shade(0.94, Math.min(c * 0.25, 0.03))
  const grounds = [WHITE, background, sand]
  const under = (lightness: number, chroma: number) =>
    seek(
      (at) => shade(at, chroma),
      lightness,
      0.005,
      (one) => contrast(one, [DARK]) >= BUTTON,
    )
  const upon = (lightness: number, chroma: number, ratio: number) =>
    seek(
      (at) => shade(at, chroma),
      lightness,
      -0.005,
      (one) => contrast(one, grounds) >= ratio,
    )
  // Lighter, it would not be told from the ground.
  const primary = under(Math.min(l, 0.86), c)
  return {
    primary,
    secondary: under(0.84, Math.min(c * 0.7, 0.09)),
    tertiary: under(0.85, Math.min(c * 1.4, 0.16)),
    hover: under(toOklch(primary)!.l - 0.04, Math.min(c, 0.1)),
    background,
    sand,
    hairline: shade(0.885, Math.min(c * 0.4, 0.045)),
    'gold-text': upon(0.53, Math.min(c, 0.11), TEXT),
    'gold-edge': upon(0.66, Math.min(c, 0.12), CONTROL),
    'soft-text': upon(0.385, Math.min(c * 0.15, 0.016), TEXT),
  }
}

/** Writes a theme as the style that stands in a page. */
export function themeStyle(theme: Theme): string {
  const tokens = Object.entries(theme).map(([token, colour]) => `--${token}:${String(colour)}`)
  return `:root{${tokens.join(';')}}`
}

/** The least contrast of a colour with some others. */
const contrast = (colour: string, others: string[]) => Math.min(...others.map((other) => wcagContrast(colour, other)))

/** Goes step by step from one lightness, towards white or black, until a colour is as it must be. */
function seek(shade: (lightness: number) => string, from: number, step: number, isRight: (colour: string) => boolean) {
  const end = step > 0 ? 1 : 0
  let lightness = Math.min(1, Math.max(0, from))
  while (!isRight(shade(lightness)) && Math.abs(end - lightness) > Math.abs(step)) lightness += step
  return shade(lightness)
}
