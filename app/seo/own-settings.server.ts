import type { RouterContextProvider } from 'react-router'
import { applyChange } from '../cms/documents/changes.server.ts'
import { COLLECTIONS, FIXED_IDS } from '../cms/documents/collections.ts'
import { findDocument } from '../cms/documents/documents.server.ts'
import { withoutSecrets } from '../cms/documents/secrets.ts'
import { siteContext } from '../platform/site-context.server.ts'
import type { SettingAnswer } from './setting-definition.ts'

type Context = Readonly<RouterContextProvider>

/** Reads what administrators have settled, without the key, and what the site was started with. */
export async function readOwnSettings(context: Context) {
  const { db, settings } = context.get(siteContext)
  const none = { ...COLLECTIONS.reglages.empty, id: FIXED_IDS.reglages, version: 0 }
  const document = (await findDocument(db, 'reglages', none.id)) ?? none
  const { booking } = settings
  return {
    document: withoutSecrets('reglages', document),
    installed: {
      reseaux: settings.social,
      lettre: settings.newsletterFormUrl,
      parrainage: settings.referralFormUrl,
      hote: booking.host,
      couleur: booking.color,
      page: booking.pageUrl,
    },
    key: document.cle ? ('here' as const) : booking.key ? ('installed' as const) : ('none' as const),
  }
}

/** Settles the key of the booking service as a form asks, or takes it away. Returns why it was refused where it was. */
export async function settleBookingKey(form: FormData, context: Context, author: string): Promise<SettingAnswer> {
  const { db, live } = context.get(siteContext)
  const given = String(form.get('cle') ?? '').trim()
  const isRemoved = form.has('supprimer')
  if (!given && !isRemoved) return { problem: 'Écrivez la clé que le service de réservation vous a donnée.' }
  if (/\s/.test(given)) return { problem: "Une clé n'a pas d'espace : recopiez-la en entier, et elle seule." }
  const standing = await findDocument(db, 'reglages', FIXED_IDS.reglages)
  const change = {
    intent: 'update',
    collection: 'reglages',
    id: FIXED_IDS.reglages,
    base: standing?.version ?? 0,
    fields: { cle: isRemoved ? '' : given },
  } as const
  const made = await applyChange(db, change, author)
  live.notify()
  return { problem: made.outcome === 'saved' ? undefined : "La clé n'a pas été enregistrée. Recommencez." }
}
