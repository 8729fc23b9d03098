import { listAccounts } from '../../accounts/accounts.server.ts'
import { FIRST_CONTENT } from '../../cms/documents/first-content.ts'
import { FIXED_IDS } from '../../cms/documents/collections.ts'
import { findDocument, listDocuments } from '../../cms/documents/documents.server.ts'
import { findIdentity, FIRST_IDENTITY } from '../../cms/documents/identity.server.ts'
import { exampleEntries } from '../../cms/documents/examples.server.ts'
import { isSame } from '../../lib/json.ts'
import type { Database } from '../../platform/database/tables.ts'
import type { Settings } from '../../platform/settings.server.ts'
import { readSiteSettings } from '../../seo/site-settings.server.ts'
import { identityGaps } from '../../site/legal/identity-gaps.ts'
import { readRemaining, type RemainingParts } from './remaining.server.ts'

/** Something to be made the institute's own, where it is made so. */
export interface Step {
  title: string
  words: string
  href: string
  isDone: boolean
  /** What the law or the work itself can do without. */
  isOptional?: boolean
}

export interface Welcome {
  steps: Step[]
  remaining: RemainingParts
  /** Why the site cannot be put online yet. */
  obstacle: string | undefined
}

/** Reads how far the site is the institute's own: what is done is told from what stands, not from what was ticked. */
export async function readWelcome(db: Database, settings: Settings): Promise<Welcome> {
  const [centre, accounts, treatments, team, photographs, appearance, remaining, connected] = await Promise.all([
    findIdentity(db),
    listAccounts(db),
    listDocuments(db, 'categories'),
    findDocument(db, 'team', FIXED_IDS.team),
    listDocuments(db, 'photographies'),
    findDocument(db, 'apparence', FIXED_IDS.apparence),
    readRemaining(db),
    readSiteSettings({ db, settings }),
  ])
  const gaps = identityGaps(centre)
  const { host, key, pageUrl } = connected.booking
  const offered = treatments.filter(({ masque }) => !masque)
  const invented = offered.filter((treatment) => exampleEntries('categories', treatment).length > 0)
  const pictures = [...photographs, ...offered].map(({ image }) => image)
  const portraits = team?.members.map(({ photo }) => photo) ?? []
  const own = new Set([...pictures, ...portraits].filter((src) => src && !src.startsWith('/images/')))
  const isNamed = centre.nom !== FIRST_IDENTITY.nom
  const isPlaced = !isSame(centre.adresse, FIRST_IDENTITY.adresse)
  const steps: Step[] = [
    {
      title: "L'institut",
      words: identityWords(isNamed && isPlaced, gaps.fictitious),
      href: '/bienvenue/institut',
      isDone: isNamed && isPlaced,
    },
    {
      title: 'Les horaires',
      words: 'En une phrase : « du mardi au vendredi 9h-19h, samedi 9h-17h ».',
      href: '/bienvenue/horaires',
      isDone: !isSame(centre.horaires, FIRST_IDENTITY.horaires),
    },
    {
      title: 'Les soins',
      words: `Montrés : ${offered.length} sur ${treatments.length}. Cochez ceux que vous proposez.`,
      href: '/bienvenue/soins',
      isDone: isChosen(treatments) || invented.length === 0,
    },
    {
      title: 'Les tarifs',
      words:
        invented.length > 0
          ? `Soins dont les tarifs sont encore ceux d'exemple : ${invented.length} sur ${offered.length}.`
          : 'Tous les tarifs sont les vôtres.',
      href: invented[0] ? `/bienvenue/tarifs?soin=${encodeURIComponent(invented[0].id)}` : '/bienvenue/tarifs',
      isDone: invented.length === 0,
    },
    {
      title: 'Logo et couleur',
      words: 'Votre logo, ou votre nom en toutes lettres, et une couleur dont les autres se déduisent.',
      href: '/admin#apparence',
      isDone: (appearance?.version ?? 1) > 1,
      isOptional: true,
    },
    {
      title: 'Trois photos',
      words: `Pour l'instant à vous : ${own.size}. Sur chaque image du site : « Changer la photo ».`,
      href: '/',
      isDone: own.size >= 3,
      isOptional: true,
    },
    {
      title: 'Les mentions légales',
      words: lawWords(gaps),
      href: '/mentions-legales',
      isDone: gaps.missing.length + gaps.fictitious.length === 0,
    },
    {
      title: "L'équipe",
      words: 'Les prénoms, les rôles et les portraits de celles et ceux qui reçoivent.',
      href: '/nos-expertes',
      isDone: team !== undefined && team.members.length > 0 && exampleEntries('team', team).length === 0,
    },
    {
      title: 'Vos comptes',
      words: "L'adresse e-mail avec laquelle vous vous connectez, et le compte de l'autre personne.",
      href: '/admin/compte',
      isDone: accounts.every(({ email }) => email !== FIRST_IDENTITY.contact.email),
    },
    {
      title: 'La réservation en ligne',
      words: 'Facultative : sans elle, le site invite à téléphoner.',
      href: '/admin',
      isDone: Boolean((host && key) || pageUrl),
      isOptional: true,
    },
  ]
  return {
    steps,
    remaining,
    obstacle: obstacleTo(isNamed, isPlaced),
  }
}

/** What the first step asks for, or which of it still stands as the site came once the step counts as done. */
function identityWords(isDone: boolean, fictitious: string[]): string {
  const invented = ['téléphone', 'e-mail', 'numéro SIRET'].filter((word) => fictitious.includes(word))
  if (!isDone || invented.length === 0) return 'Nom, adresse, téléphone, e-mail et SIRET.'
  return `Nom et adresse. Encore d'exemple : ${invented.join(', ')}.`
}

/** Why a site cannot go online: visitors are to know who receives them, and where (LCEN, article 1-1). */
function obstacleTo(isNamed: boolean, isPlaced: boolean): string | undefined {
  if (!isNamed)
    return "Le site porte encore le nom d'un institut inventé : donnez d'abord le vôtre, avec votre adresse."
  return isPlaced ? undefined : "Le site porte encore l'adresse d'un institut inventé : donnez d'abord la vôtre."
}

/** Says whether treatments are others than those that the site came with: some hidden, deleted or her own. */
function isChosen(treatments: { id: string; masque?: boolean | undefined }[]): boolean {
  const first = FIRST_CONTENT.categories
  const shown = treatments.filter(({ masque }) => !masque)
  return shown.length !== Object.keys(first).length || shown.some(({ id }) => !Object.hasOwn(first, id))
}

function lawWords({ missing, fictitious }: ReturnType<typeof identityGaps>): string {
  if (missing.length + fictitious.length === 0) return 'Tout ce que la loi demande est là.'
  const empty = missing.length > 0 ? [`À remplir, la loi le demande : ${missing.join(', ')}.`] : []
  const invented = fictitious.length > 0 ? [`Encore inventé, à remplacer : ${fictitious.join(', ')}.`] : []
  return [...empty, ...invented].join(' ')
}
