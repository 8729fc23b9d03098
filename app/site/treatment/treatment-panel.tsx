import type { Treatment } from './definition'
import { useDocument } from '../../cms/edit/documents'
import { late } from '../../cms/edit/late'
import { useEditing } from '../../cms/edit/mode'

const TreatmentTools = late(() => import('./treatment-tools'))
const RemovedTools = late(() => import('./removed-tools'))

/** Loads what administrators do to a treatment as a whole, to come with the rest of its page. */
export const prepareTools = TreatmentTools.prepare

/** What administrators do to a treatment as a whole, on its page; for visitors nothing. */
export function TreatmentPanel({ document: initial }: { document: Treatment & { id: string; version: number } }) {
  const editing = useEditing()
  const document = useDocument('categories', initial)
  return editing ? <TreatmentTools document={document} /> : null
}

/** A treatment that was deleted, and where visitors may be led who look for it. */
export interface RemovedTreatment {
  id: string
  title: string
  /** The last version that it had. */
  version: number
  /** The pages that its address may lead to, by their addresses. */
  targets: Record<string, string>
}

/** What administrators do about the address of a deleted treatment; for visitors nothing. */
export function RemovedPanel({ removed }: { removed: RemovedTreatment | undefined }) {
  const editing = useEditing()
  return editing && removed ? <RemovedTools {...removed} /> : null
}
