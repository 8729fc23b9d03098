import type { RouterContextProvider } from 'react-router'
import type { Centre } from '../site/centre/definition.ts'
import type { PageMeta, SharedPicture, Words } from './page-meta.ts'
import { OWN_LOOK, readLook } from '../appearance/look.server.ts'
import { pageName, pagePath } from '../cms/documents/page-keys.ts'
import type { PictureSource } from '../ui/pictures.ts'
import { numberedTitle } from './page-words.ts'
import { breadcrumbs, jsonLd, type Thing } from './structured-data.ts'
import { fr } from '../lib/french-typography.ts'
import { errorFields, log } from '../lib/log.ts'
import { findDocument } from '../cms/documents/documents.server.ts'
import { findIdentity, FIRST_IDENTITY } from '../cms/documents/identity.server.ts'
import { isOnline } from './publication.server.ts'
import { publicOrigin } from './public-address.server.ts'
import { pagePolicyContext } from '../platform/pages/page-policy.server.ts'
import { siteContext } from '../platform/site-context.server.ts'

interface Asked {
  context: Readonly<RouterContextProvider>
  /** Which page of a list it is, from 1. */
  number?: number
  /** The address, where the key does not tell it. */
  path?: string
}

/** What a page knows when it says what it is. */
export interface PagePlace {
  centre: Centre
  /** Who the institute is, for titles and descriptions. */
  whose: { nom: string; ville: string }
  /** Empty while the site's address is not known: what is told then begins at its root. */
  origin: string
  url: string
}

/** What a page says of itself. */
export interface PageAbout extends Words {
  /** What the page is called on the way to it; the home page has no way. */
  name?: string
  /** The key of the page above it, on the way to it. */
  above?: string
  /** When it was published, of an article: an ISO timestamp, UTC; '' where that is not known. */
  published?: string
  picture?: PictureSource | undefined
  /** Whether it holds nothing that anybody would look for. */
  isEmpty?: boolean
  things?: (Thing | undefined)[]
}

/** Shown for a page that has no picture of its own. */
const SHARED: PictureSource = {
  src: '/images/partage.jpg',
  alt: '',
  width: 1200,
  height: 630,
  widths: [],
  version: '',
}

/**
 * Makes what a page says of itself to machines: the words that an administrator has written, or those that the page
 * derives. What cannot be read is logged, and the page stands all the same.
 */
export async function pageMeta(
  { context, number = 1, path }: Asked,
  key: string,
  about: (place: PagePlace) => PageAbout,
): Promise<PageMeta> {
  const site = context.get(siteContext)
  const { db } = site
  const [origin, centre, written] = await Promise.all([
    publicOrigin(site),
    readable(findIdentity(db), FIRST_IDENTITY),
    readable(findDocument(db, 'pages', key), undefined),
  ])
  const { nom, adresse } = centre
  const online = await readable(isOnline(db), true)
  const isHers = context.get(pagePolicyContext).nonce !== undefined
  const { icons } = await readable(readLook(db, nom), OWN_LOOK)
  const shared = icons ? { ...SHARED, src: `${icons}/partage.jpg` } : SHARED
  const own = origin + (path ?? pagePath(key))
  const url = number > 1 ? origin + pagePath(key, number) : own
  const {
    name,
    above,
    published,
    title,
    description,
    picture,
    isEmpty = false,
    things = [],
  } = about({
    centre,
    whose: { nom, ville: adresse.ville },
    origin,
    url,
  })
  const derived = { title: fr(title), description: fr(description) }
  const { titre = '', description: words = '', masque = false } = written ?? {}
  const home = { name: 'Accueil', url: `${origin}/` }
  const here = number > 1 ? [{ name: `Page ${number}`, url }] : []
  const way = above === undefined ? [home] : [home, { name: pageName(above), url: origin + pagePath(above) }]
  const trail = name === undefined ? [] : [breadcrumbs([...way, { name, url: own }, ...here])]
  return {
    page: key,
    title: titre.trim() ? numberedTitle(fr(titre.trim()), number) : derived.title,
    // Hers is about the list as a whole: each further page has its own.
    description: (number === 1 && fr(words.trim())) || derived.description,
    derived,
    written: { id: key, version: written?.version ?? 0, titre, description: words, masque },
    url,
    siteName: nom,
    published,
    isHidden: !online || isEmpty || masque,
    picture: { ...sharedPicture(picture ?? shared, origin), alt: fr(picture?.alt || nom) },
    data: isHers ? undefined : jsonLd([...things.filter((thing) => thing !== undefined), ...trail]),
  }
}

/** A picture of the site as it is told elsewhere: by a path alone where the site's address is not known. */
export function sharedPicture({ src, alt, width, height }: PictureSource, origin: string): SharedPicture {
  return { url: origin ? new URL(src, origin).href : src, alt, width, height }
}

/** Waits for what a page can do without: a failure is logged, and `otherwise` stands in. */
export async function readable<T, O>(reading: Promise<T>, otherwise: O): Promise<T | O> {
  return reading.catch((error) => {
    log('error', 'page-meta-unreadable', errorFields(error))
    return otherwise
  })
}
