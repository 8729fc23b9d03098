import type { Appearance } from './definition.ts'

/** As the site comes: its own logo and colours. */
export const APPEARANCE: Appearance = { enseigne: { logo: '', ornement: 'arche' }, couleur: '', police: 'origine' }
