import { late } from '../../cms/edit/late'
import { useEditing } from '../../cms/edit/mode'

const TreatmentsEditor = late(() => import('./treatments-editor'))

/** A treatment as it stands in the list of all. */
export interface TreatmentRow {
  id: string
  title: string
  version: number
  masque: boolean
}

/** What administrators do to the treatments as a list; for visitors, to whom none are sent, nothing. */
export function TreatmentsPanel({ treatments }: { treatments: TreatmentRow[] | undefined }) {
  const editing = useEditing()
  return editing && treatments ? <TreatmentsEditor treatments={treatments} /> : null
}
