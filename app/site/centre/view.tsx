import { useDocument, type Known } from '../../cms/edit/documents'
import { late } from '../../cms/edit/late'
import { useEditing } from '../../cms/edit/mode'
import { plannedStill } from '../../opening/opening'
import { CentreDetails, type Around } from './centre-details'

const CentreEditor = late(() => import('./editor'))

interface CentreProps extends Omit<Around, 'document'> {
  document: Known<'centres'>
}

/** The centre: as visitors read it, or with its editor. */
export function Centre({ document: initial, ...given }: CentreProps) {
  const document = useDocument('centres', initial)
  const around = { ...given, planned: plannedStill(given.planned, initial, document) }
  const editing = useEditing()
  const view = <CentreDetails centre={document} document={document} {...around} />
  if (!editing) return view
  return <CentreEditor fallback={view} document={document} {...around} />
}
