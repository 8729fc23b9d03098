import type { Outcome } from '../../cms/documents/changes'
import { sendChange } from '../../cms/edit/changes'
import type { Choices, Saving } from '../../cms/edit/edit-form'
import { fr } from '../../lib/french-typography'
import { type Json } from '../../lib/json'
import { conflictPaths, mergeChoosing } from '../../cms/documents/three-way-merge'
import type { CentreView } from './centre-details'
import { changedFields, LABELS, viewOf } from './centre-texts'

/** The centre as the administrator had it before her when she opened the form. */
export interface SeenCentre {
  id: string
  version: number
  view: CentreView
}

/** What the specification leaves open: said where the centre could not be saved. */
const FAILURE = "L'enregistrement a échoué."

/** Saves the fields that differ from what was seen, and nothing else. */
export async function saveCentre(mine: CentreView, seen: SeenCentre): Promise<Saving> {
  const { id, version, view } = seen
  const fields = changedFields(mine, view)
  if (Object.keys(fields).length === 0) return { done: true }
  const sent = await sendChange({ intent: 'update', collection: 'centres', id, base: version, fields })
  switch (sent.outcome) {
    case 'saved':
      return { done: true }
    case 'failed':
      return { done: false, words: `${FAILURE} ${sent.words}` }
    case 'invalid':
      return { done: false, problems: sent.problems.map(({ path, message }) => ({ path: fieldOf(path), message })) }
    case 'conflict':
      return { done: false, conflicts: choicesOf(mine, seen, sent) }
    default:
      console.error('Le centre manque', sent.outcome)
      return { done: false, words: FAILURE }
  }
}

/** Somebody has changed the same fields: each is chosen by itself, and all others are merged. */
function choicesOf(mine: CentreView, seen: SeenCentre, sent: Extract<Outcome, { outcome: 'conflict' }>): Choices {
  const theirs = viewOf(sent.document as unknown as CentreView)
  const three = [seen.view, mine, theirs].map((view) => view as unknown as Json) as [Json, Json, Json]
  const paths = conflictPaths(...three)
  return {
    author: sent.author,
    fields: paths.map((path) => ({
      label: LABELS[path] ?? path,
      theirs: <Reading value={valueAt(theirs, path)} path={path} />,
      mine: <Reading value={valueAt(mine, path)} path={path} />,
    })),
    keep: (kept) => {
      const chosen = mergeChoosing(...three, (path) => kept[paths.indexOf(path)] ?? 'mine')
      return saveCentre(chosen as unknown as CentreView, { ...seen, version: sent.document.version, view: theirs })
    },
  }
}

function Reading({ value, path }: { value: unknown; path: string }) {
  const paragraphs = [value].flat().map(String).filter(Boolean)
  if (paragraphs.length === 0) return <p>{path.startsWith('horaires.') ? 'Fermé' : '(vide)'}</p>
  return paragraphs.map((paragraph, index) => <p key={index}>{fr(paragraph)}</p>)
}

function valueAt(view: CentreView, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], view)
}

/** Of a refused paragraph, the field that it is typed in. */
function fieldOf(path: string): string {
  return path.startsWith('description.') ? 'description' : path
}
