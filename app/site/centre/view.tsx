import { useDocument, type Known } from '../../cms/edit/documents'
import { late } from '../../cms/edit/late'
import { useEditing } from '../../cms/edit/mode'
import { CentreDetails, type Around } from './centre-details'

const CentreEditor = late(() => import('./editor'))

interface CentreProps extends Omit<Around, 'document'> {
  document: Known<'centres'>
}

/** The centre: as visitors read it, or with its editor. */
export function Centre({ document: initial, ...around }: CentreProps) {
  const document = useDocument('centres', initial)
  const editing = useEditing()
  const view = <CentreDetails centre={document} document={document} {...around} />
  if (!editing) return view
  return <CentreEditor fallback={view} document={document} {...around} />
}
