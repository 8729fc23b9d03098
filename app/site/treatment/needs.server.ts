import type { NewTreatment } from './definition.ts'
import { slug } from '../../lib/slug.ts'
import { UV_TREATMENT } from './uv-first-content.ts'

/** The needs of the first content, in the order in which they are shown; any other comes after these. */
const NEEDS = ['Épilation', 'Visage', 'Corps', 'Mains et pieds', 'Regard et maquillage']

const OTHERS = 'Autres soins'

/** Those below all others. */
const LAST = [OTHERS, needOf(UV_TREATMENT)]

const KNOWN = [...NEEDS, ...LAST]

type Kept = Pick<NewTreatment, 'besoin'>

/**
 * Puts treatments together by what they are for, whatever the case and the accents it is written with; those of which
 * nobody has said it stand below the rest, and UV tanning below all.
 */
export function treatmentsByNeed<T extends Kept>(treatments: T[]): { need: string; treatments: T[] }[] {
  const needs = Map.groupBy(treatments, (treatment) => keyOf(needOf(treatment)))
  return [...needs]
    .map(([key, treatments]) => ({
      need: KNOWN.find((need) => keyOf(need) === key) ?? needOf(treatments[0]!),
      treatments,
    }))
    .sort((one, other) => rank(one.need) - rank(other.need))
}

/** Where a need stands: those that are not known here stand between those that are and the last ones. */
function rank(need: string): number {
  const last = LAST.indexOf(need)
  if (last >= 0) return NEEDS.length + 1 + last
  return NEEDS.includes(need) ? NEEDS.indexOf(need) : NEEDS.length
}

function needOf({ besoin }: Kept): string {
  return besoin?.trim() || OTHERS
}

/** A need without a letter or a figure is told apart by its text. */
const keyOf = (need: string) => slug(need) || need
