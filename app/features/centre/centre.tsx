import { lazy, Suspense } from 'react'
import type { PictureSource } from '../../content/pictures'
import { useDocument, type Known } from '../../editing/documents'
import { useEditing } from '../../editing/mode'
import { CentreDetails } from './centre-details'

const CentreEditor = lazy(() => import('./centre-editor'))

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
  return (
    <Suspense fallback={view}>
      <CentreEditor document={document} picture={picture} now={now} />
    </Suspense>
  )
}
