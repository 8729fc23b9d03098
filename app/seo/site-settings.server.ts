import { FIXED_IDS, type DocumentOf } from '../cms/documents/collections.ts'
import { findDocument } from '../cms/documents/documents.server.ts'
import { errorFields, log } from '../lib/log.ts'
import type { Settings } from '../platform/settings.server.ts'
import type { Site } from '../platform/site-context.server.ts'

/** What the site is connected to. */
export type SiteSettings = Pick<Settings, 'social' | 'newsletterFormUrl' | 'referralFormUrl' | 'booking'>

/** Reads what the site is connected to: what administrators have settled, and for the rest what it was started with. */
export async function readSiteSettings({ db, settings }: Pick<Site, 'db' | 'settings'>): Promise<SiteSettings> {
  const settled = await findDocument(db, 'reglages', FIXED_IDS.reglages).catch((error) => {
    log('error', 'settings-unreadable', errorFields(error))
    return undefined
  })
  return settled ? mergedSettings(settings, settled) : settings
}

/** Puts what administrators have settled before what the site was started with. */
function mergedSettings(settings: SiteSettings, settled: DocumentOf<'reglages'>): SiteSettings {
  const { reseaux, lettre, parrainage, reservation, cle } = settled
  const { booking } = settings
  return {
    social: reseaux.length > 0 ? reseaux : settings.social,
    newsletterFormUrl: lettre || settings.newsletterFormUrl,
    referralFormUrl: parrainage || settings.referralFormUrl,
    booking: {
      ...booking,
      host: reservation.hote || booking.host,
      key: cle || booking.key,
      color: reservation.couleur || booking.color,
      cspHosts: reservation.hotes.length > 0 ? reservation.hotes : booking.cspHosts,
      pageUrl: reservation.page || booking.pageUrl,
    },
  }
}
