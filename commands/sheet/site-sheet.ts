import { parseDocument } from 'yaml'
import { isFields } from '../../app/lib/json.ts'
import { readWeeklyHours, type WeeklyHours } from '../../app/opening/sentence/read-weekly-hours.ts'
import { WEEKDAYS } from '../../app/opening/weekdays.ts'
import { readAmount, readDuration } from './amounts.ts'
import type { Read, SheetPrice, SheetTreatment } from './price-list.ts'

/** Who an institute is, as a sheet says it: what is left out stays as it is. */
export interface SheetIdentity {
  nom?: string
  rue?: string
  codePostal?: string
  ville?: string
  telephone?: string
  email?: string
  siret?: string
}

/** What a sheet says of a site. */
export interface SiteSheet {
  institut: SheetIdentity
  description: string[]
  horaires?: WeeklyHours
  soins: SheetTreatment[]
}

const IDENTITY: Record<string, keyof SheetIdentity> = {
  nom: 'nom',
  rue: 'rue',
  code_postal: 'codePostal',
  ville: 'ville',
  telephone: 'telephone',
  email: 'email',
  siret: 'siret',
}

const unreadable = (line = 1) =>
  `Ligne ${line}, ou juste avant : la fiche n'est pas du YAML. Le retrait se fait d'espaces, sans tabulation, pareil pour ce qui va ensemble ; un texte qui a « : » ou « # » se met entre guillemets.`

/** Reads a sheet, YAML or JSON, which is YAML as well: the institute, its hours, its treatments with their prices. */
export function readSiteSheet(text: string): Read<SiteSheet> {
  const read: Read<SiteSheet> = { value: { institut: {}, description: [], soins: [] }, lines: [], problems: [] }
  const document = parseDocument(text.replace(/^\ufeff/, ''), { schema: 'failsafe' })
  const [error] = document.errors
  // What follows the first follows from it.
  if (error) return { ...read, problems: [unreadable(error.linePos?.[0].line)] }
  const sheet = document.toJS() as unknown
  if (!isFields(sheet)) return { ...read, problems: ['La fiche doit dire au moins « institut » et « soins ».'] }
  for (const [key, value] of Object.entries(sheet)) {
    if (key === 'institut') readIdentity(read, value)
    else if (key === 'description') read.value.description = readTexts(read, key, value)
    else if (key === 'horaires') readHours(read, value)
    else if (key === 'soins') readTreatments(read, value)
    else read.problems.push(`« ${key} » n'est pas connu : institut, description, horaires, soins.`)
  }
  return read
}

function readIdentity(read: Read<SiteSheet>, value: unknown): void {
  if (!isFields(value)) return void read.problems.push('« institut » doit avoir des lignes comme « nom: … ».')
  for (const [key, said] of Object.entries(value)) {
    const field = IDENTITY[key]
    if (!field) read.problems.push(`« institut : ${key} » n'est pas connu : ${Object.keys(IDENTITY).join(', ')}.`)
    else {
      const text = readText(read, `institut : ${key}`, said).trim()
      read.value.institut[field] = text
      read.lines.push(`Institut, ${key} : ${text}`)
    }
  }
}

/** A sentence, or a text a day. */
function readHours(read: Read<SiteSheet>, value: unknown): void {
  if (isFields(value)) {
    const unknown = Object.keys(value).filter((day) => !(WEEKDAYS as readonly string[]).includes(day))
    read.problems.push(...unknown.map((day) => `« horaires : ${day} » n'est pas un jour.`))
    read.value.horaires = Object.fromEntries(
      WEEKDAYS.map((day) => [day, readText(read, `horaires : ${day}`, value[day])]),
    ) as WeeklyHours
    return void read.lines.push('Horaires : jour par jour.')
  }
  const said = readWeeklyHours(readText(read, 'horaires', value))
  if ('question' in said) return void read.problems.push(`Horaires : ${said.question}`)
  read.value.horaires = said.horaires
  read.lines.push(`Horaires : ${said.words}`)
}

const TREATMENT = ['nom', 'besoin', 'accroche', 'description', 'tarifs']

function readTreatments(read: Read<SiteSheet>, value: unknown): void {
  if (!Array.isArray(value)) return void read.problems.push('« soins » doit être une liste.')
  value.forEach((one: unknown, place) => {
    const at = `Soin ${place + 1}`
    if (!isFields(one) || typeof one['nom'] !== 'string' || !one['nom'].trim())
      return void read.problems.push(`${at} : il n'a pas de nom.`)
    const { nom, tarifs = [] } = one
    const unknown = Object.keys(one).filter((key) => !TREATMENT.includes(key))
    read.problems.push(...unknown.map((key) => `${at} (${nom}) : « ${key} » n'est pas connu.`))
    if (!Array.isArray(tarifs)) return void read.problems.push(`${at} (${nom}) : « tarifs » doit être une liste.`)
    const prices = tarifs.flatMap((tarif: unknown, line) => readPrice(read, `${nom}, tarif ${line + 1}`, tarif) ?? [])
    const textOf = (key: string) => readText(read, `${nom} : ${key}`, one[key])
    read.value.soins.push({
      title: nom.trim(),
      besoin: textOf('besoin'),
      accroche: textOf('accroche'),
      description: readTexts(read, `${nom} : description`, one['description']),
      tarifs: prices,
    })
    read.lines.push(`${at} : ${nom}`, ...prices.map(priceWords))
  })
}

const priceWords = ({ name, price, duree }: SheetPrice) => `  ${[name, price, duree].filter(Boolean).join(', ')}`

const PRICE = ['nom', 'prix', 'duree']

/** « Soin hydratant ; 60 € ; 1 h », or the same by its names. */
function readPrice(read: Read<SiteSheet>, at: string, value: unknown): SheetPrice | undefined {
  const unknown = isFields(value) ? Object.keys(value).filter((key) => !PRICE.includes(key)) : []
  if (unknown.length > 0)
    return void read.problems.push(`${at} : « ${unknown[0]} » n'est pas connu : ${PRICE.join(', ')}. ${QUOTED}`)
  const [name = '', price = '', duration = ''] = isFields(value)
    ? PRICE.map((key) => readText(read, `${at}, ${key}`, value[key]).trim())
    : readText(read, at, value)
        .split(';')
        .map((part) => part.trim())
  const amount = readAmount(price)
  const duree = duration ? readDuration(duration) : undefined
  if (!name) read.problems.push(`${at} : il n'a pas de nom.`)
  else if (!amount) read.problems.push(`${at} (${name}) : le prix « ${price} » n'est pas compris.`)
  else if (duration && !duree) read.problems.push(`${at} (${name}) : la durée « ${duration} » n'est pas comprise.`)
  else return { name, price: amount, ...(duree && { duree }) }
  return undefined
}

const QUOTED = 'Un texte qui a « : » se met entre guillemets.'

/** Reads a text, empty where there is none; of what is no text, says so. */
function readText(read: Read<SiteSheet>, at: string, value: unknown = ''): string {
  if (typeof value === 'string') return value
  read.problems.push(`« ${at} » doit être un texte. ${QUOTED}`)
  return ''
}

/** Reads a text, or a list of them. */
const readTexts = (read: Read<SiteSheet>, at: string, value: unknown): string[] =>
  [value].flat().flatMap((one) => readText(read, at, one).trim() || [])
