import type { PictureSource } from '../../content/pictures'
import { useDocument, type Known } from '../../editing/documents'
import { late } from '../../editing/late'
import { useEditing } from '../../editing/mode'
import { CentreDetails } from './centre-details'

const CentreEditor = late(() => import('./centre-editor'))

interface CentreProps {
  document: Known<'centres'>
  picture: PictureSource | undefined
  now: string
}

/** The centre: as visitors read it, or with its editor. */
export function Centre({ document: initial, picture, now }: CentreProps) {
  const document = useDocument('centres', initial)
  const editing = useEditing()
  const view = <CentreDetails centre={document} exceptions={document.exceptions} now={now} picture={picture} />
  if (!editing) return view
  return <CentreEditor fallback={view} document={document} picture={picture} now={now} />
}
