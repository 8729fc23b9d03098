import { addressLines } from '../lib/address-lines.ts'
import { oneLine, plainText } from '../lib/plain-text.ts'
import { mapOf } from '../lib/directions.ts'
import { parseAmounts, parsePrice } from '../lib/price.ts'
import { telephoneLink } from '../lib/telephone.ts'
import type { NewArticle } from '../site/news/definition.ts'
import type { NewTreatment, Question, Tarif } from '../site/treatment/definition.ts'
import type { NewCentre } from '../site/centre/definition.ts'
import { openingHours } from './opening-hours-data.ts'
import type { SharedPicture } from './page-meta.ts'

/** Something as schema.org describes it. What is undefined is left out. */
export interface Thing {
  '@type': string
  [property: string]: unknown
}

/** What is said of the institute beyond its own document. */
export interface SalonFacts {
  origin: string
  picture?: SharedPicture | undefined
  /** The institute's pages elsewhere; empty texts are left out. */
  sameAs?: string[]
  /** With those of their lines that are bought by themselves. */
  treatments?: Pick<NewTreatment, 'tarifs'>[]
  members?: { name: string; role: string }[]
}

/** Writes things as JSON-LD that may stand in a script element. */
export function jsonLd(things: Thing[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', String.raw`\u003c`)
}

/** The one name of the institute among all things on all pages. */
const salonId = (origin: string) => `${origin}/#institut`

/** The institute in short, as what offers and publishes the rest. */
export function salonInShort(centre: NewCentre, { origin, picture, members = [] }: SalonFacts): Thing {
  const { nom, adresse, contact } = centre
  const employee = members.map(({ name, role }) => ({ '@type': 'Person', name, jobTitle: role || undefined }))
  return {
    '@type': 'BeautySalon',
    '@id': salonId(origin),
    name: nom,
    url: `${origin}/`,
    telephone: telephoneLink(contact.telephone).slice('tel:'.length) || undefined,
    image: picture && pictureThing(picture),
    address: {
      '@type': 'PostalAddress',
      streetAddress: adresse.rue.trim() || undefined,
      postalCode: adresse.code_postal,
      addressLocality: adresse.ville,
      addressCountry: 'FR',
    },
    // Nobody comes there: what is told is where one is served. Source: Google, « LocalBusiness », service area.
    areaServed:
      adresse.rue.trim() === '' && adresse.ville.trim() ? { '@type': 'City', name: adresse.ville } : undefined,
    employee: employee.length > 0 ? employee : undefined,
  }
}

/** The institute with all that is known of it. `today` is its calendar day: exceptions that are over are left out. */
export function salon(centre: NewCentre, facts: SalonFacts, today: string): Thing {
  const { nom, adresse, description, contact, geo } = centre
  const hasPlace = adresse.rue.trim() !== '' && adresse.ville.trim() !== ''
  const { sameAs = [], treatments = [] } = facts
  const hours = openingHours(centre, today)
  // A network without a page of its own is nobody's.
  const elsewhere = sameAs.filter((address) => URL.canParse(address) && new URL(address).pathname !== '/')
  return {
    ...salonInShort(centre, facts),
    description: oneLine(description[0] ?? '', 300) || undefined,
    email: contact.email || undefined,
    geo: geo && { '@type': 'GeoCoordinates', latitude: geo.latitude, longitude: geo.longitude },
    hasMap: hasPlace ? mapOf(nom, ...addressLines(adresse)) : undefined,
    openingHoursSpecification: hours.length > 0 ? hours : undefined,
    priceRange: priceRange(treatments),
    currenciesAccepted: 'EUR',
    sameAs: elsewhere.length > 0 ? elsewhere : undefined,
  }
}

/** The site itself, by the name that search engines are to show. */
export function website({ nom }: NewCentre, origin: string): Thing {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#site`,
    name: nom,
    url: `${origin}/`,
    inLanguage: 'fr-FR',
    publisher: { '@id': salonId(origin) },
  }
}

/** A treatment with those of its prices that are plain amounts. */
export function service(
  { title, description, tarifs }: Pick<NewTreatment, 'title' | 'description' | 'tarifs'>,
  { origin, url, picture }: { origin: string; url: string; picture?: SharedPicture | undefined },
): Thing {
  const offers = offersOf(tarifs)
  return {
    '@type': 'Service',
    '@id': `${url}#soin`,
    name: title,
    serviceType: title,
    description: plainText(description, 300) || undefined,
    url,
    image: picture && pictureThing(picture),
    provider: { '@id': salonId(origin) },
    offers: offers.length > 0 ? offers : undefined,
  }
}

/** The pages that a page leads to, or what all of them offer, in the order in which it shows them. */
export function pageList(
  type: 'ItemList' | 'OfferCatalog',
  name: string,
  pages: { title: string; url: string }[],
): Thing {
  return {
    '@type': type,
    name,
    numberOfItems: pages.length,
    itemListElement: pages.map(({ title, url }, index) => listItem(title, url, index)),
  }
}

/** Questions with their answers; undefined where there are none. */
export function faqPage(questions: Question[], url: string): Thing | undefined {
  const asked = questions
    .map(({ question, answer }) => ({ question: oneLine(question), answer: plainText(answer) }))
    .filter(({ question, answer }) => question && answer)
  if (asked.length === 0) return undefined
  return {
    '@type': 'FAQPage',
    '@id': `${url}#questions`,
    inLanguage: 'fr-FR',
    mainEntity: asked.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/** A news article, on its own page. */
export function newsArticle(
  article: NewArticle & { updatedAt: string },
  { origin, url, picture }: { origin: string; url: string; picture?: SharedPicture | undefined },
): Thing {
  const { titre, contenu, date, updatedAt } = article
  return {
    '@type': 'NewsArticle',
    '@id': `${url}#article`,
    url,
    mainEntityOfPage: url,
    headline: oneLine(titre, 110),
    description: oneLine(contenu[0]?.texte ?? '', 200) || undefined,
    image: picture && pictureThing(picture),
    datePublished: date || undefined,
    // The first content was stored after its own dates, an article may be announced before its own.
    dateModified: date && date > updatedAt ? date : updatedAt,
    inLanguage: 'fr-FR',
    author: { '@id': salonId(origin) },
    publisher: { '@id': salonId(origin) },
  }
}

/** The way to a page: names and whole addresses, from the home page on. */
export function breadcrumbs(trail: { name: string; url: string }[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, url }, index) => listItem(name, url, index)),
  }
}

const listItem = (name: string, item: string, index: number): Thing => ({
  '@type': 'ListItem',
  position: index + 1,
  name,
  item,
})

function offersOf(tarifs: Tarif[]): Thing[] {
  const offers: Thing[] = []
  let heading = ''
  for (const { name, price, link } of tarifs) {
    const [text, amount] = [plainText(name), parsePrice(price)]
    // A line without price and link heads the lines that follow it.
    if (!plainText(price) && !link) heading = text
    else if (amount !== undefined && text)
      offers.push({
        '@type': 'Offer',
        name: text,
        category: heading || undefined,
        price: amount,
        priceCurrency: 'EUR',
      })
  }
  return offers
}

/** The least and the most that anything costs: « 8 € – 490 € ». */
function priceRange(treatments: Pick<NewTreatment, 'tarifs'>[]): string | undefined {
  const prices = treatments
    .flatMap(({ tarifs }) => tarifs.flatMap(({ price }) => parseAmounts(price)))
    .filter((price) => price > 0)
  if (prices.length === 0) return undefined
  const [least, most] = [Math.min(...prices), Math.max(...prices)].map(inEuros)
  return least === most ? least : `${least} – ${most}`
}

const inEuros = (price: number) => `${price.toFixed(Number.isInteger(price) ? 0 : 2).replace('.', ',')} €`

function pictureThing({ url, width, height, alt }: SharedPicture): Thing {
  return {
    '@type': 'ImageObject',
    url,
    width: width && `${width} px`,
    height: height && `${height} px`,
    caption: alt || undefined,
  }
}
