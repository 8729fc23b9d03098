import { FIXED_IDS } from '../../cms/documents/collections.ts'
import { applyChange } from '../../cms/documents/changes.server.ts'
import { findDocument } from '../../cms/documents/documents.server.ts'
import { findIdentity } from '../../cms/documents/identity.server.ts'
import { readWeeklyHours } from '../../opening/sentence/read-weekly-hours.ts'
import { WEEKDAYS } from '../../opening/weekdays.ts'
import type { Database } from '../../platform/database/tables.ts'
import type { Refused } from './step.ts'

/** Reads the hours of the week, a line a day. */
export async function readHours(db: Database) {
  const { horaires } = await findIdentity(db)
  const base = (await findDocument(db, 'centres', FIXED_IDS.centres))?.version ?? 0
  return { base, days: WEEKDAYS.map((day) => ({ day, hours: horaires[day] || 'fermé' })) }
}

/** What a sentence means, and the version of the hours that it was written over. */
export interface Understood {
  sentence: string
  words: string
  base: string
}

/** Says back what a sentence means, or asks what it does not say. */
export function understandHours(form: FormData): Understood | Refused {
  const { sentence, base } = sent(form)
  const read = readWeeklyHours(sentence)
  if (!('question' in read)) return { sentence, words: read.words, base }
  return { problems: { phrase: read.question }, typed: { phrase: sentence, base }, message: '' }
}

const sent = (form: FormData) => ({
  sentence: String(form.get('phrase') ?? '').trim(),
  base: String(form.get('base') ?? ''),
})

/** Saves the hours that a sentence says. */
export async function takeHours(db: Database, form: FormData, author: string): Promise<Refused | undefined> {
  const { sentence, base: seen } = sent(form)
  const read = readWeeklyHours(sentence)
  const refused = (why: string, base = seen) => ({
    problems: { phrase: why },
    typed: { phrase: sentence, base },
    message: '',
  })
  if ('question' in read) return refused(read.question)
  const id = FIXED_IDS.centres
  const version = (await findDocument(db, 'centres', id))?.version ?? 0
  const base = /^\d{1,9}$/.test(seen) ? Number(seen) : version
  const fields = { horaires: read.horaires }
  const outcome = await applyChange(db, { intent: 'update', collection: 'centres', id, base, fields }, author)
  if (outcome.outcome === 'conflict')
    return {
      ...refused(
        "Quelqu'un vient de changer les horaires : voyez ci-dessous. Les vôtres, compris encore, les remplacent.",
        String(version),
      ),
      isElsewhere: true,
    }
  return outcome.outcome === 'saved' ? undefined : refused("Les horaires n'ont pas été enregistrés : réessayez.")
}
