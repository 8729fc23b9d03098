import { isFields, type Json, type Fields } from '../../lib/json.ts'
import type { Database } from './tables.ts'

interface Card {
  title: string
  besoin: string
  image: string
  accroche: string
}

/** What the cards of the first treatments said while they were no part of the documents, in their order. */
const CARDS = new Map<string, Card>(
  [
    ['epilation-au-fil', 'Épilation au fil', 'Épilation', 'La précision, au poil près'],
    ['epilation-a-la-cire', 'Épilation à la cire', 'Épilation', 'Nette, du visage aux jambes'],
    ['beaute-en-duo', 'Beauté en duo', 'Corps', 'Deux tables, un même moment'],
    ['beaute-du-regard', 'Beauté du regard', 'Regard et maquillage', 'Cils et sourcils sur mesure'],
    ['beaute-du-sourire', 'Beauté du sourire', 'Visage', 'Un éclat qui reste naturel'],
    ['Cryolipolyse', 'Amincissement', 'Corps', 'Le froid, zone par zone'],
    ['soins-du-visage', 'Soins du visage', 'Visage', 'Selon votre peau, ce jour-là'],
    ['soins-du-corps', 'Soins du corps', 'Corps', 'Gommages, enveloppements et modelages'],
    ['soins-des-mains', 'Soins des mains', 'Mains et pieds', 'Ongles nets, peau nourrie'],
    ['soins-des-pieds', 'Soins des pieds', 'Mains et pieds', "Des pieds légers toute l'année"],
    ['maquillage', 'Maquillage', 'Regard et maquillage', 'Jour, soir et grandes occasions'],
    ['verni-semi-permanent', 'Vernis semi-permanent', 'Mains et pieds', 'La couleur qui tient'],
  ].map(([id, title, besoin, accroche]) => [
    id!,
    { title: title!, besoin: besoin!, image: `/images/soins/${id!.toLowerCase()}.jpg`, accroche: accroche! },
  ]),
)

/** Gives a treatment that comes without the parts of its card what the site showed of it before it had them. */
export function withCard(id: string, fields: unknown): unknown {
  const card = CARDS.get(id)
  if (!card || !isFields(fields)) return fields
  const given = fields as Fields
  const { title, besoin } = given
  const isBlank = (text: Json | undefined) => typeof text !== 'string' || text.trim() === ''
  return {
    ...card,
    ...given,
    ...(isBlank(title) && { title: card.title }),
    ...(isBlank(besoin) && { besoin: card.besoin }),
  }
}

/**
 * Gives every treatment and its revisions their cards' parts, and puts the treatments in the order of the cards: the
 * others come after these. Versions and times stay as they are; what is no JSON is left alone.
 */
export async function giveCardsToTreatments(db: Database): Promise<void> {
  const treatments = await db
    .selectFrom('documents')
    .select(['id', 'data'])
    .where('collection', '=', 'categories')
    .orderBy('position')
    .orderBy('id')
    .execute()
  const known = [...CARDS.keys()]
  const rank = (id: string) => (CARDS.has(id) ? known.indexOf(id) : known.length)
  const ordered = treatments.toSorted((one, other) => rank(one.id) - rank(other.id))
  for (const [place, { id, data }] of ordered.entries())
    await db
      .updateTable('documents')
      .set({ data: carded(id, data), position: place })
      .where('collection', '=', 'categories')
      .where('id', '=', id)
      .execute()
  const revisions = await db
    .selectFrom('revisions')
    .select(['document_id as id', 'version', 'data'])
    .where('collection', '=', 'categories')
    .where('document_id', 'in', known)
    .where('data', 'is not', null)
    .execute()
  for (const { id, version, data } of revisions)
    await db
      .updateTable('revisions')
      .set({ data: carded(id, data!) })
      .where('collection', '=', 'categories')
      .where('document_id', '=', id)
      .where('version', '=', version)
      .execute()
}

function carded(id: string, data: string): string {
  try {
    return JSON.stringify(withCard(id, JSON.parse(data)))
  } catch {
    return data
  }
}
