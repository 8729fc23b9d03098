import { isFields, type Json, type Fields } from '../../lib/json.ts'
import { dayAt, isDay } from '../../lib/clock.ts'
import { endCaution } from '../../lib/offer-end.ts'
import type { Exception } from '../../opening/exceptions.ts'
import { pastDateCaution } from '../../opening/past-date.ts'
import type { CollectionName } from '../documents/collections.ts'
import { allCautions } from '../edit/caution.ts'
import { uvCaution } from '../edit/uv-caution.ts'
import type { FormPlace } from './form-place.server.ts'

/** What the texts of a collection are, where they may speak of UV tanning. */
const SETTINGS: Partial<Record<CollectionName, Parameters<typeof uvCaution>[1]>> = {
  categories: 'text',
  actualites: 'text',
  offresDuMoment: 'promotion',
  ventesPrivees: 'promotion',
  soldes: 'promotion',
  produits: 'promotion',
  notesOffres: 'promotion',
}

const OFFERS: ReadonlySet<CollectionName> = new Set(['offresDuMoment', 'ventesPrivees', 'soldes'])

type Offer = Parameters<typeof endCaution>[0]

/**
 * Says why what a form of a place holds, which held `before`, had better not be saved, as the editors in the page do;
 * undefined where nothing speaks against it. `whole` is its document with these values.
 */
export function formCaution(place: FormPlace, values: Fields, before: Fields, whole: Fields): string | undefined {
  const setting = SETTINGS[place.collection]
  const isException = place.collection === 'centres' && place.field === 'exceptions' && place.entry !== undefined
  const caution = allCautions([
    setting && uvCaution(passagesOf(values, setting === 'text'), setting),
    OFFERS.has(place.collection) ? endCaution(whole as unknown as Offer) : undefined,
    isException ? exceptionCaution(values, before) : undefined,
  ])
  if (!caution) return undefined
  const { subject, reasons, source } = caution
  return [`Attention, ${subject} : rien n'est encore enregistré.`, ...reasons, source].join(' ')
}

/** One that was past already is not announced any less. */
function exceptionCaution(values: Fields, before: Fields) {
  const today = dayAt(new Date())
  const cautionOf = ({ au, ...entry }: Fields) =>
    isDay(String(entry['du']))
      ? pastDateCaution({ ...entry, ...(au && { au }) } as unknown as Exception, today)
      : undefined
  return cautionOf(before) ? undefined : cautionOf(values)
}

/** What is read by itself: an entry under what stands above all, or everything at once. */
function passagesOf(values: Fields, isApart: boolean): string[] {
  const lines = Object.values(values).filter((value) => typeof value === 'string')
  const entries = Object.values(values).flatMap((value) => (Array.isArray(value) ? value : []))
  const passages = entries.map((entry) => textsIn(entry).join('\n'))
  if (!isApart) return [[...lines, ...passages].join('\n')]
  return [lines.join('\n'), ...passages.map((passage) => [...lines, passage].join('\n'))]
}

function textsIn(value: Json): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  return isFields(value) ? Object.values(value).flatMap(textsIn) : []
}
