import { randomUUID } from 'node:crypto'
import { applyChange } from '../../cms/documents/changes.server.ts'
import { listDocuments, type Stored } from '../../cms/documents/documents.server.ts'
import { exampleEntries } from '../../cms/documents/examples.server.ts'
import { ENTRY_ID } from '../../lib/entry-ids.ts'
import { oneLine, plainText } from '../../lib/plain-text.ts'
import {
  completePrice,
  parseLeast,
  priceProblem,
  readPrice,
  withoutStruck,
  writePrice,
  type PriceTexts,
} from '../../lib/price.ts'
import { isHeading, withoutLines } from '../../lib/price-headings.ts'
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
  /** Of a reduced price, what is asked now; empty for an example, whose amount is no more than a hint. */
  price: string
  /** What a reduced price stands in place of. */
  old?: string | undefined
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
  const examples = exampleIds(treatment)
  return treatment.tarifs.flatMap((line, place, { [place - 1]: above }) => {
    if (isHeading(line)) return []
    const { id, name, price } = line
    const isExample = examples.has(id)
    return {
      id,
      name: plainText(name),
      price: isExample ? '' : nowOf(price),
      old: isExample ? undefined : textsOf(price).old,
      seen: price,
      example: isExample ? nowOf(price) : undefined,
      heading: above && isHeading(above) ? plainText(above.name) : undefined,
    }
  })
}

const exampleIds = (treatment: Treatment) => new Set(exampleEntries('categories', treatment).map(({ id }) => id))

/** What is asked now, of a price as it is stored. */
const nowOf = (price: string) => oneLine(textsOf(price).now)

/** A price as its two texts, other tags in it or not. */
function textsOf(price: string): PriceTexts {
  const struck = price.slice(0, price.indexOf('</s>') + '</s>'.length)
  return readPrice(price) ?? { now: plainText(withoutStruck(price)), old: readPrice(struck)?.old ?? '' }
}

interface Row extends TypedRow {
  line: Line | undefined
  isExample: boolean
  isTouched: boolean
  /** Whether it still is a line: one that leads on to its prices has none. */
  isKept: boolean
}

/**
 * Saves the prices that were typed. A line whose price was emptied goes; the examples go with the first price that is
 * hers. Where nothing was typed, nothing changes. What another person has changed of a line meanwhile stays; where she
 * has changed the same of it, or the line is gone, she is asked.
 */
export async function takePrices(db: Database, form: FormData, author: string): Promise<Refused | undefined> {
  const typed = typedIn(form)
  const treatment = (await listDocuments(db, 'categories')).find(({ id }) => id === typed['soin'])
  if (!treatment) return { problems: {}, typed, message: "Ce soin n'existe plus." }
  const examples = exampleIds(treatment)
  const rows = typedRows(typed).map((row): Row => {
    const line = treatment.tarifs.find(({ id }) => id === row.id)
    const isTouched = row.price !== row.shown || row.name !== row.before
    const isKept = row.price !== '' || (row.shown === '' && Boolean(line?.link))
    return { ...row, line, isExample: examples.has(row.id), isTouched, isKept }
  })
  const touched = rows.filter(({ isTouched }) => isTouched)
  if (touched.length === 0) return undefined
  const message = 'Rien n’a encore été enregistré : relisez ce qui est signalé.'
  const others = touched.map(meanwhile)
  const problems = Object.assign(
    {},
    ...touched.map(mistakes),
    ...others.map((one) => one.problems),
  ) as Refused['problems']
  Object.assign(typed, ...others.map((one) => one.seen))
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

/** What is wrong with a line that was changed, beside its fields. */
function mistakes({ key, name, before, price, isKept }: Row): Refused['problems'] {
  const problem = priceProblem(price)
  return {
    ...(isKept && !name && { [`nom-${key}`]: 'Nommez ce tarif.' }),
    ...(!isKept && name && name !== before && { [`prix-${key}`]: 'Quel est son prix ?' }),
    ...(problem && { [`prix-${key}`]: problem }),
  }
}

/** What another person has done meanwhile to a line that was changed, and what she has then seen of it. */
function meanwhile({ key, line, name, before, price, shown, seen, isKept }: Row) {
  const problems: Refused['problems'] = {}
  const told: Record<string, string> = {}
  const stands = line ? nowOf(line.price) : ''
  if (!line && seen !== '' && shown !== '' && isKept) {
    problems[`prix-${key}`] = "Quelqu'un vient de supprimer ce tarif. Enregistré encore, il s'ajoute à la fin."
    told[seenName(key)] = ''
  }
  if (line && price !== shown && stands !== nowOf(seen) && stands !== plainText(completePrice(price))) {
    problems[`prix-${key}`] = takenMeanwhile(stands)
    told[seenName(key)] = line.price
  }
  const called = line ? plainText(line.name) : before
  if (name !== before && called !== before && called !== name) {
    problems[`nom-${key}`] = takenMeanwhile(called)
    told[`avant-${key}`] = called
  }
  return { problems, seen: told }
}

/** The lines with what was typed of them, without the examples once one is hers, each heading with what stands below it. */
function withRows(tarifs: Line[], rows: Row[], isHers: boolean): Line[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const isTaken = ({ id }: Line) => {
    const row = byId.get(id)
    return row !== undefined && (row.isTouched ? !row.isKept : row.isExample && isHers)
  }
  const changed = tarifs.map((tarif) => {
    const row = byId.get(tarif.id)
    return row?.isTouched && row.isKept ? { ...tarif, name: nameOf(tarif, row), price: priceOf(tarif, row) } : tarif
  })
  const own = rows
    .filter(({ line, price, isTouched }) => line === undefined && isTouched && price !== '')
    .map(({ id, name, price }) => ({
      id: ENTRY_ID.test(id) ? id : randomUUID(),
      name: escapeXml(name),
      price: escapeXml(completePrice(price)),
    }))
  return [...withoutLines(changed, isTaken), ...own]
}

const nameOf = (tarif: Line, { name, before }: Row) =>
  name === before || name === plainText(tarif.name) ? tarif.name : escapeXml(name)

/** An example that is called otherwise has no price until she gives it one. What is not above a price is not struck beside it. */
function priceOf({ price }: Line, row: Row): string {
  if (row.price === row.shown) return row.isExample ? '' : price
  const { old } = textsOf(price)
  const [before, now] = [parseLeast(old), parseLeast(row.price)]
  const isAbove = before === undefined || now === undefined || before > now
  return writePrice({ now: completePrice(row.price), old: !row.isExample && isAbove ? old : '' })
}
