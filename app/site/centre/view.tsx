import type { PictureSource } from '../../ui/pictures'
import { useDocument, type Known } from '../../cms/edit/documents'
import { late } from '../../cms/edit/late'
import { useEditing } from '../../cms/edit/mode'
import { CentreDetails } from './centre-details'

const CentreEditor = late(() => import('./editor'))

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
