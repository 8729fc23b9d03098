import type { NewTreatment } from './definition.ts'
import { UV_TREATMENT } from './uv-first-content.ts'

/** The needs of the first content, in the order in which they are shown; any other comes after these. */
const NEEDS = ['Épilation', 'Visage', 'Corps', 'Mains et pieds', 'Regard et maquillage']

const OTHERS = 'Autres soins'

type Kept = Pick<NewTreatment, 'besoin'>

/**
 * Puts treatments together by what they are for; those of which nobody has said it stand below the rest,
 * and UV tanning below all.
 */
export function treatmentsByNeed<T extends Kept>(treatments: T[]): { need: string; treatments: T[] }[] {
  const needs = Map.groupBy(treatments, needOf)
  return [...needs]
    .map(([need, treatments]) => ({ need, treatments }))
    .sort((one, other) => rank(one.need) - rank(other.need))
}

/** Where a need stands: those that are not known here stand between those that are and the last ones. */
function rank(need: string): number {
  const last = [OTHERS, UV_TREATMENT.besoin].indexOf(need)
  if (last >= 0) return NEEDS.length + 1 + last
  return NEEDS.includes(need) ? NEEDS.indexOf(need) : NEEDS.length
}

const needOf = ({ besoin }: Kept) => besoin?.trim() || OTHERS
