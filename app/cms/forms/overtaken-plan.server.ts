import { randomUUID } from 'node:crypto'
import type { Fields } from '../../lib/json.ts'
import { ASKED } from '../../lib/page-parameters.ts'
import { momentAhead, readClockMoment } from '../../lib/planned-moment.ts'
import type { Database } from '../../platform/database/tables.ts'
import { shownLines } from '../kinds/field-lines.ts'
import { labelOf } from '../kinds/form-field.ts'
import { plannedAddition } from '../planning/planned-addition.server.ts'
import { OWN, type Meanwhile } from './asked-form.ts'
import type { FormAddress } from './asked-form.server.ts'
import { fieldsAt, writeFormPlace, type FormPlace } from './form-place.server.ts'
import { standingAt, type Seen } from './form-values.server.ts'
import { readTyped, type Typed } from './typed-fields.ts'

const CHANGED =
  'Cet ajout prévu a changé entre-temps : lisez ci-dessous ce qui est prévu maintenant. Votre texte est gardé : « Enregistrer » le met à la place.'
const ABANDONED =
  'Cet ajout a été abandonné entre-temps. Votre texte est gardé ci-dessous : « Enregistrer » le prévoit de nouveau.'
const MADE =
  "Cet ajout n'attend plus : il est fait depuis que ce formulaire est ouvert. Votre texte est gardé ci-dessous : l'enregistrer remplace celui qui est en ligne."
const GONE =
  "Cet ajout n'est plus prévu : il a été abandonné, ou fait, puis supprimé. Votre texte est gardé ci-dessous : l'enregistrer l'ajoute de nouveau."

/** The form that is shown in place of one whose planned addition waits no more as that was filled with it. */
export interface Overtaken {
  place: FormPlace
  seen: Seen | undefined
  typed: Typed
  message: string
  meanwhile?: Meanwhile
}

/** Says what has become of a planned addition since its form was filled, with what a second press then saves knowingly. */
export async function overtakenPlan(
  db: Database,
  address: FormAddress,
  place: FormPlace,
  { typed, seen }: { typed: Typed; seen: Seen },
): Promise<Overtaken> {
  const texts = (fields: Fields) => differing(place, typed, fields)
  const planned = await plannedAddition(db, place.collection, typed[OWN.planned] ?? '')
  if (planned) {
    const next = { ...typed, [OWN.plannedState]: planned.state }
    if (planned.isAbandoned) return { place, seen, typed: next, message: ABANDONED }
    const title = "Ce qui est prévu maintenant, là où ce n'est pas votre texte"
    const differences = [...texts(planned.fields), ...otherMoments(typed, planned)]
    return { place, seen, typed: next, message: CHANGED, meanwhile: { title, texts: differences, href: undefined } }
  }
  const others = withoutPlan(typed)
  const made = { collection: place.collection, id: typed[OWN.id] ?? '' }
  const standing = await standingAt(db, made)
  if (!standing) return { place, seen, typed: { ...others, [OWN.id]: randomUUID() }, message: GONE }
  return {
    place: made,
    seen: standing,
    // What others have corrected since it was made is not lost.
    typed: { ...others, [OWN.base]: '1', [OWN.from]: '', [OWN.until]: '' },
    message: MADE,
    meanwhile: {
      title: "Ce qui est en ligne, là où ce n'est pas votre texte",
      texts: texts(standing.fields),
      href: address.with({ [ASKED.form]: writeFormPlace(made) }),
    },
  }
}

const withoutPlan = (typed: Typed): Typed =>
  Object.fromEntries(Object.entries(typed).filter(([name]) => name !== OWN.planned && name !== OWN.plannedState))

/** The fields that are other than they were typed, as a person reads them. */
function differing(place: FormPlace, typed: Typed, fields: Fields): Meanwhile['texts'] {
  const known = fieldsAt(place)
  const mine = readTyped(known, typed, fields)
  return Object.entries(known).flatMap(([name, field]) => {
    const [own, theirs] = [mine, fields].map((of) => shownLines(field, of[name] ?? '').join('\n'))
    return name in mine && name in fields && own !== theirs ? [{ label: labelOf(field), text: theirs! }] : []
  })
}

function otherMoments(typed: Typed, { from, until }: { from: string; until: string }): Meanwhile['texts'] {
  const moments = [
    { label: 'À partir du', name: OWN.from, moment: from },
    { label: "Jusqu'au", name: OWN.until, moment: until },
  ]
  return moments
    .filter(({ name, moment }) => (typed[name] ?? '') !== moment)
    .map(({ label, moment }) => ({ label, text: momentWords(moment) }))
}

function momentWords(moment: string): string {
  const instant = readClockMoment(moment)
  return instant ? momentAhead(instant.toISOString(), new Date()) : 'Sans fin'
}
