import type { OpeningStatus } from '../../opening/opening'

/** What header and footer say of the institute, on every page. */
export interface SiteFacts {
  nom: string
  telephone: string
  adresse: { rue: string; code_postal: string; ville: string }
  social: { facebook: string; instagram: string }
  referralUrl: string
  /** What the treatments are called, by their id; undefined where this cannot be read. */
  titles: Record<string, string> | undefined
  status: OpeningStatus | undefined
  year: number
}
