import { hash } from 'node:crypto'
import { FIXED_IDS } from '../cms/documents/collections.ts'
import { findDocument } from '../cms/documents/documents.server.ts'
import { FIRST_IDENTITY } from '../cms/documents/identity.server.ts'
import { findPicture } from '../media/pictures.server.ts'
import type { Database } from '../platform/database/tables.ts'
import { APPEARANCE } from './first-content.ts'
import type { Pair, Sign } from './definition.ts'
import { themeOf, themeStyle, type Theme } from './theme.ts'

/** What every page takes from the institute's appearance. */
export interface Look {
  sign: Sign
  pair: Pair
  /** Left out where the site's own colours stand. */
  theme?: { style: string; ground: string }
  /** Where its icons are; left out where the site's own stand. */
  icons?: string
}

/** The site's own look. */
export const OWN_LOOK: Look = { sign: { kind: 'drawing' }, pair: 'origine' }

const themes = new Map<string, Theme>()

/** Computes the theme of a colour, once for each. */
export function knownTheme(colour: string): Theme {
  let theme = themes.get(colour)
  if (!theme) {
    if (themes.size > 20) themes.clear()
    theme = themeOf(colour)
    themes.set(colour, theme)
  }
  return theme
}

/** Reads what the pages of an institute look like. */
export async function readLook(db: Database, nom: string): Promise<Look> {
  const { enseigne, couleur, police } = (await findDocument(db, 'apparence', FIXED_IDS.apparence)) ?? APPEARANCE
  const theme = couleur ? knownTheme(couleur) : undefined
  const logo = await findPicture(db, enseigne.logo)
  const isOwn = nom === FIRST_IDENTITY.nom && !theme
  const sign: Sign = logo
    ? { kind: 'picture', picture: logo }
    : isOwn
      ? { kind: 'drawing' }
      : { kind: 'name', ornament: enseigne.ornement }
  const version = hash('sha256', `${couleur} ${enseigne.logo}`, 'hex').slice(0, 10)
  return {
    sign,
    pair: police,
    ...(theme && { theme: { style: themeStyle(theme), ground: theme.background } }),
    ...((theme ?? logo) && { icons: `/apparence/${version}` }),
  }
}
