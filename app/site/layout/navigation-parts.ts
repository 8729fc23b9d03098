import type { SitePart } from '../../cms/edit/opened-part'

/** What stands around every page, as the administrators' bar offers to change it. */
export const NAVIGATION_PARTS: SitePart[] = [
  { name: 'menu', label: 'Modifier le menu' },
  { name: 'pied', label: 'Modifier le pied de page' },
]
