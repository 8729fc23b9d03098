import { lazy, Suspense, type ReactNode } from 'react'
import type { Treatment as TreatmentDocument } from '../../content/categories'
import type { PictureSource } from '../../content/pictures'
import { useEditing } from '../../editing/mode'
import type { RecordingView } from './recording'
import { TreatmentHead } from './treatment-head'
import { TreatmentView } from './treatment-view'

const TreatmentEditor = lazy(() => import('./treatment-editor'))

interface TreatmentProps {
  /** One without an id stands for a treatment that does not exist. */
  document: TreatmentDocument & ({ id: string; version: number } | { id: undefined })
  recordings: RecordingView[]
  picture: PictureSource | undefined
  /** What stands below the title. */
  children: ReactNode
}

/** A treatment: as visitors read it, or with its editors. */
export function Treatment({ document, recordings, picture, children }: TreatmentProps) {
  const editing = useEditing()
  const view = (
    <>
      <TreatmentHead title={document.title} picture={picture}>
        {children}
      </TreatmentHead>
      <TreatmentView {...document} recordings={recordings} />
    </>
  )
  if (!editing || document.id === undefined) return view
  return (
    <Suspense fallback={view}>
      <TreatmentEditor document={document} recordings={recordings} picture={picture}>
        {children}
      </TreatmentEditor>
    </Suspense>
  )
}
