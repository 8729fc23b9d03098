import { randomUUID } from 'node:crypto'
import { FIXED_IDS } from '../../app/cms/documents/collections.ts'
import {
  endPosition,
  findDocument,
  listDocuments,
  replaceDocument,
  type Stored,
} from '../../app/cms/documents/documents.server.ts'
import { exampleEntries } from '../../app/cms/documents/examples.server.ts'
import { FIRST_IDENTITY } from '../../app/cms/documents/identity.server.ts'
import { freeAddress } from '../../app/cms/documents/page-addresses.server.ts'
import { saveProblems } from '../../app/cms/documents/save-problems.ts'
import { plainText } from '../../app/lib/plain-text.ts'
import { slug } from '../../app/lib/slug.ts'
import { lockDocuments } from '../../app/platform/database/lock.server.ts'
import type { Database, DatabaseTransaction } from '../../app/platform/database/tables.ts'
import { readDuration } from './amounts.ts'
import { nameKey, type SheetPrice, type SheetTreatment } from './price-list.ts'
import type { SiteSheet } from './site-sheet.ts'
import { escapeText } from '../../app/lib/escape-text.ts'

/** What becomes of a site, in French, line by line. Nothing was written where there are problems, or where it was only tried. */
export interface Written {
  lines: string[]
  problems: string[]
}

/** What is to be written, and what of it is only tried. */
interface Writing {
  sheet?: SiteSheet | undefined
  prices: SheetTreatment[]
  isDry: boolean
}

/** Takes a transaction back. */
class TakenBack extends Error {}

/** Writes a sheet and a price list to a site, all or nothing. Of a treatment that has a price already, that price is changed. */
export async function writeSheet(db: Database, { sheet, prices, isDry }: Writing): Promise<Written> {
  const written: Written = { lines: [], problems: [] }
  try {
    await db.transaction().execute(async (transaction) => {
      await lockDocuments(transaction)
      const named = [...(sheet?.soins ?? []), ...prices]
      if (sheet) await writeSite(transaction, sheet, written)
      for (const treatment of named)
        await writeTreatment(transaction, treatment, { isShown: sheet !== undefined, written })
      if (sheet && sheet.soins.length > 0) await hideOthers(transaction, named, written)
      if (isDry || written.problems.length > 0) throw new TakenBack()
    })
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error
  }
  return written
}

async function writeSite(db: DatabaseTransaction, sheet: SiteSheet, written: Written): Promise<void> {
  const publication = await findDocument(db, 'publication', FIXED_IDS.publication)
  if (!publication?.demonstration || publication.enLigne)
    return void written.problems.push(
      "Ce site n'est pas une démonstration : une fiche n'en écrit qu'un nouveau. Ses prix se reprennent avec --from-csv.",
    )
  await writeIdentity(db, sheet, written)
}

/** Hides the treatments that neither the sheet nor the price list names. */
async function hideOthers(db: DatabaseTransaction, treatments: SheetTreatment[], written: Written): Promise<void> {
  const named = new Set(treatments.map(({ title }) => nameKey(title)))
  for (const { id, title, masque, ...treatment } of await listDocuments(db, 'categories')) {
    if (masque || named.has(nameKey(title))) continue
    await replaceDocument(db, 'categories', id, { ...treatment, title, masque: true }, null)
    written.lines.push(`Soin masqué : ${title}`)
  }
}

async function writeIdentity(db: DatabaseTransaction, sheet: SiteSheet, written: Written): Promise<void> {
  const id = FIXED_IDS.centres
  const standing = (await findDocument(db, 'centres', id)) ?? FIRST_IDENTITY
  const { nom, rue, codePostal, ville, telephone, email, siret } = sheet.institut
  const fields = {
    ...standing,
    ...(nom && { nom }),
    ...(sheet.description.length > 0 && { description: sheet.description }),
    ...(sheet.horaires && { horaires: sheet.horaires }),
    adresse: {
      rue: rue ?? standing.adresse.rue,
      code_postal: codePostal ?? standing.adresse.code_postal,
      ville: ville ?? standing.adresse.ville,
    },
    contact: { telephone: telephone ?? standing.contact.telephone, email: email ?? standing.contact.email },
    mentions: { ...standing.mentions, ...(siret && { siret }) },
  }
  const problems = saveProblems('centres', fields, standing as unknown as Record<string, unknown>)
  written.problems.push(...problems.map(({ path, message }) => `${path} : ${message}`))
  if (problems.length === 0) await replaceDocument(db, 'centres', id, fields, null)
}

/** Changes the treatment of that name, or adds it. Its prices of the demonstration go. One that is hidden stays so unless it is to be shown. */
async function writeTreatment(
  db: DatabaseTransaction,
  treatment: SheetTreatment,
  { isShown, written }: { isShown: boolean; written: Written },
): Promise<void> {
  const { title, besoin, accroche, description, tarifs } = treatment
  const all = await listDocuments(db, 'categories')
  const standing = all.find((one) => nameKey(one.title) === nameKey(title))
  const id = standing?.id ?? (await freeAddress(db, 'categories', slug(title) || 'soin'))
  const fields = {
    ...(standing ?? { title, description: '', videos: [], questions: [] }),
    ...(besoin && { besoin }),
    ...(accroche && { accroche }),
    ...(description?.length && { description: description.map((text) => `<p>${escapeText(text)}</p>`).join('') }),
    masque: !isShown && standing?.masque === true,
    tarifs: pricesOf(standing, tarifs, written),
  }
  const problems = saveProblems('categories', fields, standing)
  written.problems.push(...problems.map(({ message }) => `${title} : ${message}`))
  if (problems.length > 0) return
  const line = standing ? `Soin repris${fields.masque ? ' (masqué)' : ''} : ${title}` : `Soin ajouté : ${title}`
  if (!written.lines.includes(line)) written.lines.push(line)
  await replaceDocument(db, 'categories', id, fields, null, await endPosition(db, 'categories'))
}

/** Changes the prices that a treatment has, and adds the others: of one name there are as many as it has durations. */
function pricesOf(standing: Stored<'categories'> | undefined, prices: SheetPrice[], written: Written) {
  const examples = new Set<unknown>(standing ? exampleEntries('categories', standing) : [])
  const kept = (standing?.tarifs ?? []).filter((tarif) => !examples.has(tarif))
  const own = kept.some(({ price }) => price !== '') ? kept : []
  const ownOf = ({ name }: SheetPrice) => own.filter((tarif) => nameKey(plainText(tarif.name)) === nameKey(name))
  const meant = new Map<unknown, SheetPrice>()
  const added: SheetPrice[] = []
  for (const price of prices) {
    const named = ownOf(price)
    const [only] = named.length === 1 ? named : []
    const told = prices.filter((one) => only && ownOf(one)[0] === only)
    const isOnly = told.length === 1
    // Of several lengths that are told, the first is that of a price which told none.
    const isFirst = only && !only.duree && told[0] === price && told.every(({ duree }) => duree)
    const those = isOnly || isFirst ? named : named.filter(({ duree }) => lasting(duree) === lasting(price.duree))
    for (const tarif of those) meant.set(tarif, price)
    if (those.length > 0) continue
    if (named.length > 1 && !price.duree)
      written.problems.push(`« ${price.name} » est plusieurs fois sur le site : dites de quelle durée.`)
    added.push(price)
  }
  const changed = own.map((tarif) => {
    const now = meant.get(tarif)
    if (now && now.price !== tarif.price)
      written.lines.push(
        `  ${[now.name, now.duree].filter(Boolean).join(', ')} : ${plainText(tarif.price)} devient ${now.price}`,
      )
    return now ? { ...tarif, price: now.price, ...(now.duree && { duree: now.duree }) } : tarif
  })
  return [...changed, ...added.map((one) => ({ ...one, id: randomUUID(), name: escapeText(one.name) }))]
}

const lasting = (duree = '') => readDuration(duree) ?? duree.trim()
