import type { NewTreatment } from './definition.ts'
import { slug } from '../../lib/slug.ts'
import { UV_TREATMENT } from './uv-first-content.ts'

const OTHERS = 'Autres soins'

/** Those below all others, whatever the order. */
const LAST = [OTHERS, needOf(UV_TREATMENT)]

type Kept = Pick<NewTreatment, 'besoin'>

/**
 * Puts treatments together by what they are for, whatever the case and the accents it is written with, in the order of
 * the words of « Tous les soins ». A need that these do not name stands below those that they do; then come the
 * treatments of which nobody has said it, and UV tanning below all.
 */
export function treatmentsByNeed<T extends Kept>(
  treatments: T[],
  order: string[],
): { need: string; treatments: T[] }[] {
  const known = [...order, ...LAST]
  const keys = order.map(keyOf)
  const needs = Map.groupBy(treatments, (treatment) => keyOf(needOf(treatment)))
  return [...needs]
    .map(([key, treatments]) => ({
      need: known.find((need) => keyOf(need) === key) ?? needOf(treatments[0]!),
      treatments,
    }))
    .sort((one, other) => rank(one.need, keys) - rank(other.need, keys))
}

function rank(need: string, keys: string[]): number {
  const last = LAST.findIndex((other) => keyOf(other) === keyOf(need))
  if (last >= 0) return keys.length + 1 + last
  const place = keys.indexOf(keyOf(need))
  return place < 0 ? keys.length : place
}

function needOf({ besoin }: Kept): string {
  return besoin?.trim() || OTHERS
}

/** A need without a letter or a figure is told apart by its text. */
function keyOf(need: string): string {
  return slug(need) || need
}
