import { randomUUID } from 'node:crypto'
import { applyChange } from '../../cms/documents/changes.server.ts'
import { listDocuments, type Stored } from '../../cms/documents/documents.server.ts'
import { exampleEntries } from '../../cms/documents/examples.server.ts'
import { ENTRY_ID } from '../../lib/entry-ids.ts'
import { plainText } from '../../lib/plain-text.ts'
import { completePrice, priceProblem } from '../../lib/price.ts'
import { escapeXml } from '../../lib/xml.ts'
import type { Json } from '../../lib/json.ts'
import type { Database } from '../../platform/database/tables.ts'
import { typedRows, type TypedRow } from './price-rows.ts'
import { seenName, takenMeanwhile, typedIn, type Refused } from './step.ts'

type Treatment = Stored<'categories'>
type Line = Treatment['tarifs'][number]

/** A price as the step asks for it. A new one has its id before it is saved: however often it is sent, it is one line. */
export interface AskedPrice {
  id: string
  name: string
  /** Empty for an example, whose amount is no more than a hint. */
  price: string
  /** The price as it is stored, by which the server knows whether somebody has changed it meanwhile. */
  seen: string
  example: string | undefined
  /** What stands over it in the list, where it is the first below: « Teinture » of the lashes, or of the brows. */
  heading?: string | undefined
}

/** How many lines of her own there is room for at first. */
const ROOM = 2

/** Reads the prices of a treatment that is offered, the first one unless it is named, and which one comes next. */
export async function readPrices(db: Database, asked: string | null) {
  const offered = (await listDocuments(db, 'categories')).filter(({ masque }) => !masque)
  const place = Math.max(0, asked === null ? 0 : offered.findIndex(({ id }) => id === asked))
  const treatment = offered[place]
  return {
    place,
    count: offered.length,
    next: offered[place + 1]?.id,
    treatment: treatment && { id: treatment.id, title: treatment.title, prices: askedOf(treatment) },
    blanks: Array.from({ length: ROOM }, () => randomUUID()),
  }
}

function askedOf(treatment: Treatment): AskedPrice[] {
  const examples = new Set(exampleEntries('categories', treatment).map(({ id }) => id))
  return treatment.tarifs.flatMap((line, place, { [place - 1]: above }) => {
    if (!hasPrice(line)) return []
    const { id, name, price } = line
    const isExample = examples.has(id)
    return {
      id,
      name: plainText(name),
      price: isExample ? '' : plainText(price),
      seen: price,
      example: isExample ? plainText(price) : undefined,
      heading: above && !hasPrice(above) ? plainText(above.name) : undefined,
    }
  })
}

/**
 * Saves the prices that were typed. A line whose price was emptied goes; the examples go with the first price that is
 * hers. Where nothing was typed, nothing changes. A line that another person has changed meanwhile is asked about.
 */
export async function takePrices(db: Database, form: FormData, author: string): Promise<Refused | undefined> {
  const typed = typedIn(form)
  const treatment = (await listDocuments(db, 'categories')).find(({ id }) => id === typed['soin'])
  if (!treatment) return { problems: {}, typed, message: "Ce soin n'existe plus." }
  const asked = new Map(askedOf(treatment).map((line) => [line.id, line]))
  const linked = new Set(treatment.tarifs.flatMap(({ id, link }) => (link ? [id] : [])))
  const problems: Record<string, string> = {}
  const rows = typedRows(typed).map((row) => {
    const line = asked.get(row.id)
    const isTouched = row.price !== row.shown || row.name !== row.before
    const isKept = row.price !== '' || (row.shown === '' && linked.has(row.id))
    if (isTouched && isKept && !row.name) problems[`nom-${row.key}`] = 'Nommez ce tarif.'
    if (!isKept && row.name && row.name !== row.before) problems[`prix-${row.key}`] = 'Quel est son prix ?'
    const problem = isTouched && priceProblem(row.price)
    if (problem) problems[`prix-${row.key}`] = problem
    const isOthers = line !== undefined && row.seen !== line.seen && isTouched
    if (isOthers && plainText(completePrice(row.price)) !== plainText(line.seen)) {
      problems[`prix-${row.key}`] = takenMeanwhile(plainText(line.seen))
      typed[seenName(row.key)] = line.seen
    }
    return { ...row, line, isTouched, isKept }
  })
  const touched = rows.filter(({ isTouched }) => isTouched)
  if (touched.length === 0) return undefined
  const message = 'Rien n’a encore été enregistré : relisez ce qui est signalé.'
  if (Object.keys(problems).length > 0) return { problems, typed, message }
  const isHers = touched.some(({ price }) => price !== '')
  const tarifs = withRows(treatment.tarifs, rows, isHers)
  const outcome = await applyChange(
    db,
    {
      intent: 'update',
      collection: 'categories',
      id: treatment.id,
      base: treatment.version,
      fields: { tarifs: tarifs as unknown as Json, ...(isHers && { tarifsVerifies: true }) },
    },
    author,
  )
  if (outcome.outcome === 'saved') return undefined
  const why = outcome.outcome === 'invalid' ? outcome.problems.map((one) => one.message).join(' ') : message
  return { problems, typed, message: why }
}

interface Row extends TypedRow {
  line: AskedPrice | undefined
  isTouched: boolean
  /** Whether it still is a line: one that leads on to its prices has none. */
  isKept: boolean
}

/** The lines with what was typed of them, without the examples once one is hers, each heading with what stands below it. */
function withRows(tarifs: Line[], rows: Row[], isHers: boolean): Line[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const kept = tarifs.flatMap((tarif) => {
    const row = byId.get(tarif.id)
    if (!row) return [tarif]
    if (!row.isTouched) return isHers && row.line?.example !== undefined ? [] : [tarif]
    if (!row.isKept) return []
    const name = row.name === plainText(tarif.name) ? tarif.name : escapeXml(row.name)
    const price = row.price === row.shown ? tarif.price : escapeXml(completePrice(row.price))
    return [{ ...tarif, name, price }]
  })
  const own = rows
    .filter(({ line, price, isTouched }) => line === undefined && isTouched && price !== '')
    .map(({ id, name, price }) => ({
      id: ENTRY_ID.test(id) ? id : randomUUID(),
      name: escapeXml(name),
      price: escapeXml(completePrice(price)),
    }))
  const isHeading = (tarif: Line | undefined) => tarif !== undefined && !hasPrice(tarif)
  return [
    ...kept.filter((tarif, place) => !isHeading(tarif) || (kept[place + 1] && !isHeading(kept[place + 1]))),
    ...own,
  ]
}

const hasPrice = ({ price, link }: Line) => price.trim() !== '' || Boolean(link)
