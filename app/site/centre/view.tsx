import { useDocument, type Known } from '../../cms/edit/documents'
import { late } from '../../cms/edit/late'
import { useEditing } from '../../cms/edit/mode'
import { CentreDetails, type Around } from './centre-details'

const CentreEditor = late(() => import('./editor'))

interface CentreProps extends Omit<Around, 'document'> {
  document: Known<'centres'>
}

/** The centre: as visitors read it, or with its editor. */
export function Centre({ document: initial, ...given }: CentreProps) {
  const document = useDocument('centres', initial)
  // What is planned was worked out with the page: of hours that were changed since, it may be no more so.
  const around = { ...given, planned: document.version === initial.version ? given.planned : undefined }
  const editing = useEditing()
  const view = <CentreDetails centre={document} document={document} {...around} />
  if (!editing) return view
  return <CentreEditor fallback={view} document={document} {...around} />
}
