import { foldedWords } from '../../app/lib/price-search.ts'
import { readAmount, readDuration } from './amounts.ts'
import { readTable, type Row } from './csv.ts'

/** A price as a file gives it. */
export interface SheetPrice {
  name: string
  price: string
  duree?: string
}

/** A treatment as a file gives it. */
export interface SheetTreatment {
  title: string
  besoin?: string
  accroche?: string
  /** A text for each paragraph. */
  description?: string[]
  tarifs: SheetPrice[]
}

/** What was read of a file, in French, line by line; `problems` is what was not understood. */
export interface Read<T> {
  value: T
  lines: string[]
  problems: string[]
}

type Column = 'name' | 'price' | 'duration' | 'treatment'

const HEADINGS: Record<Column, RegExp> = {
  name: /^(?:nom|libelle|prestation|designation|intitule|name)$/,
  price: /^(?:prix|tarif|montant|price)(?: ttc| €| euros?)?$/,
  duration: /^(?:duree|temps|duration)(?: min(?:utes)?)?$/,
  treatment: /^(?:soin|categorie|rubrique|famille|treatment|category)$/,
}

const COLUMNS = Object.keys(HEADINGS) as Column[]

const NO_PRICE = 'Aucun prix dans ce fichier : une ligne dit « nom ; prix ; durée ; soin ».'

/** Reads a price list: name, price, duration, treatment, by the names of its columns or in this order. */
export function readPriceList(text: string): Read<SheetTreatment[]> {
  const rows = readTable(text.replace(/^\ufeff/, ''))
  const read: Read<SheetTreatment[]> = { value: [], lines: [], problems: [] }
  const headings = columnsOf(rows[0])
  let treatment = ''
  for (const row of headings ? rows.slice(1) : rows) {
    const { name, price, duration, treatment: named } = cellsOf(row, headings ?? COLUMNS)
    const at = `Ligne ${row.line}`
    const refuse = (why: string) => read.problems.push(`${at} : ${why}`)
    if (name && !price && !duration && !named) {
      treatment = name
      read.lines.push(`${at} : soin « ${name} »`)
      continue
    }
    treatment = named || treatment
    const amount = readAmount(price)
    const duree = duration ? readDuration(duration) : undefined
    if (!name) refuse(`il n'y a pas de nom avant « ${price} ».`)
    else if (!treatment) refuse(`de quel soin est « ${name} » ? La quatrième colonne le dit.`)
    else if (!price) refuse(`« ${name} » n'a pas de prix.`)
    else if (!amount) refuse(`le prix « ${price} » n'est pas compris. Écrivez-le comme 35 € ou 35,50.`)
    else if (duration && !duree)
      refuse(`la durée « ${duration} » n'est pas comprise. Écrivez-la comme 45 min ou 1 h 15.`)
    else {
      take(read.value, treatment, { name, price: amount, ...(duree && { duree }) })
      read.lines.push(`${at} : ${[`${treatment} : ${name}`, amount, duree].filter(Boolean).join(', ')}`)
    }
  }
  if (rows.length === 0) read.problems.push('Ce fichier est vide.')
  else if (read.value.length === 0 && read.problems.length === 0) read.problems.push(NO_PRICE)
  return read
}

/** The same name twice is the same price, told again, unless it lasts longer or shorter. */
function take(treatments: SheetTreatment[], title: string, price: SheetPrice): void {
  let treatment = treatments.find((one) => nameKey(one.title) === nameKey(title))
  if (!treatment) treatments.push((treatment = { title, tarifs: [] }))
  const known = treatment.tarifs.findIndex(
    ({ name, duree }) => nameKey(name) === nameKey(price.name) && duree === price.duree,
  )
  if (known < 0) treatment.tarifs.push(price)
  else treatment.tarifs[known] = price
}

/** What each column is, where the first line says it; undefined where it is a price like the others. */
function columnsOf(row: Row | undefined): (Column | undefined)[] | undefined {
  const columns = row?.cells.map((cell) => COLUMNS.find((column) => HEADINGS[column].test(foldedWords(cell).trim())))
  return columns?.includes('name') && columns.includes('price') ? columns : undefined
}

function cellsOf({ cells }: Row, columns: (Column | undefined)[]): Record<Column, string> {
  const whole = withWholeAmount(cells, columns)
  const cell = (column: Column) => whole[columns.indexOf(column)] ?? ''
  return { name: cell('name'), price: cell('price'), duration: cell('duration'), treatment: cell('treatment') }
}

/** « 35,50 » that a comma between cells has cut in two is one again. */
function withWholeAmount(cells: string[], columns: (Column | undefined)[]): string[] {
  const at = columns.indexOf('price')
  const [euros = '', cents = ''] = cells.slice(at)
  const isCut = cells.length > columns.length && /^\d+$/.test(euros) && /^\d{2}(?: ?€)?$/.test(cents)
  return isCut ? cells.toSpliced(at, 2, `${euros},${cents}`) : cells
}

/** What tells a name from another: its words, or the signs themselves where there are none. */
export const nameKey = (name: string) => foldedWords(name).trim() || name.trim()
