import script from './script.ts?worker&url'
import { FIXED_IDS } from '../../cms/documents/collections'
import { treatmentPath } from '../../cms/documents/page-keys'
import { durations } from '../treatment/duration'
import { boughtAlone, leastOf } from '../treatment/price-groups'
import { UV } from '../treatment/uv-first-content'
import { HOME } from './first-content'
import { FeedLink } from '../../seo/feed-link'
import { PARAMETERS } from '../../lib/page-parameters'
import { todaysNotice } from '../../opening/opening'
import { pageExpiryContext } from '../../opening/page-expiry.server'
import { homeTitle } from '../../seo/page-words'
import { salon, website } from '../../seo/structured-data'
import { HomePage } from './view'
import { pageMeta, readable, sharedPicture } from '../../seo/page-meta.server'
import { readSiteSettings } from '../../seo/site-settings.server'
import { momentOf, siteContext } from '../../platform/site-context.server'
import { pagePolicyContext } from '../../platform/pages/page-policy.server'
import { dayAt } from '../../lib/clock'
import { viewerContext } from '../../accounts/session.server'
import { examplesIn, findShown } from '../../cms/documents/examples.server'
import { listShownTreatments } from '../../cms/documents/shown-treatments.server'
import { findWords } from '../../cms/documents/words.server'
import { findIdentity } from '../../cms/documents/identity.server'
import { pictureFinder } from '../../media/pictures.server'
import { useWords } from '../../cms/edit/words'
import { PageMeta } from '../../seo/page-meta-tags'
import { readHome, readLatestArticle } from './home.server'
import type { Route } from './+types/route'

export const handle = { script }

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { db } = site
  const viewer = context.get(viewerContext)
  const { newsletterFormUrl, social } = await readSiteSettings(site)
  const newsletterOpen = newsletterFormUrl !== '' && new URL(request.url).searchParams.has(PARAMETERS.newsletter)
  if (newsletterOpen) context.get(pagePolicyContext).frames.push(new URL(newsletterFormUrl).origin)
  const [{ document, images, hides }, words, treatments, team, centre, latest] = await Promise.all([
    readHome(db, viewer),
    findWords(db),
    listShownTreatments(db, viewer),
    findShown(db, 'team', FIXED_IDS.team, viewer),
    readable(findIdentity(db), undefined),
    readLatestArticle(db, viewer, context.get(pageExpiryContext), momentOf(context)),
  ])
  const members = team?.members ?? []
  const shown = [...images, ...members.flatMap(({ photo }) => photo ?? [])]
  const find = await pictureFinder(db, [...shown, ...treatments.map(({ image = '' }) => image), HOME.centre.image])
  const shared = find(document.centre.image) ?? find(HOME.centre.image)!
  return {
    notice: centre && todaysNotice(centre, dayAt(momentOf(context))),
    meta: await pageMeta({ context }, 'accueil', ({ centre, whose, origin }) => ({
      title: homeTitle(whose, words.accueil.metier),
      description: words.accueil.description,
      things: [
        salon(
          centre,
          {
            origin,
            picture: sharedPicture(shared, origin),
            sameAs: social,
            treatments: treatments.filter(isInvitedTo).map(({ tarifs }) => ({ tarifs: boughtAlone(tarifs) })),
          },
          dayAt(momentOf(context)),
        ),
        website(centre, origin),
      ],
    })),
    document,
    pictures: Object.fromEntries(
      shown.flatMap((image) => {
        const picture = find(image)
        return picture ? [[image, picture]] : []
      }),
    ),
    examples: examplesIn('accueil', [document], viewer),
    members,
    least: treatments
      .filter(isInvitedTo)
      .flatMap(({ tarifs }) => leastOf(tarifs) ?? [])
      .toSorted((one, other) => one.amount - other.amount)[0]?.words,
    cards: [...treatments.filter(isInvitedTo), ...treatments.filter((one) => !isInvitedTo(one))].map(
      ({ id, title, accroche = '', image = '', cadrage, masque = false, tarifs }) => ({
        title,
        hint: accroche,
        link: treatmentPath(id),
        least: isInvitedTo({ id }) ? leastOf(tarifs) : undefined,
        duration: isInvitedTo({ id }) ? durations(boughtAlone(tarifs)) : undefined,
        isHidden: masque,
        isSober: !isInvitedTo({ id }),
        picture: find(image, '', cadrage),
      }),
    ),
    amounts: hides ? [] : words['cheques-cadeaux'].montants,
    newsletter: { url: newsletterFormUrl, open: newsletterOpen, latest },
  }
}

/** The law lets nobody be invited to the UV booth: its card comes last, and its prices are not announced. */
const isInvitedTo = ({ id }: { id: string }) => id !== UV

export default function Home({ loaderData, matches }: Route.ComponentProps) {
  const { adresse, isSale, status, hasBooking } = matches[0].loaderData.facts
  const { meta, amounts, ...content } = loaderData
  // The booking service itself asks for what amount a voucher is to be.
  const proposed = hasBooking ? [] : amounts
  return (
    <>
      <PageMeta {...meta} />
      <FeedLink title={useWords().actualites.titre} />
      <HomePage {...content} adresse={adresse} isSale={isSale} status={status} amounts={proposed} />
    </>
  )
}
