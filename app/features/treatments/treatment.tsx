import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import type { Treatment as TreatmentDocument } from '../../content/categories'
import type { PictureSource } from '../../content/pictures'
import { useEditing } from '../../editing/mode'
import type { RecordingView } from './recording'
import { TreatmentHead, type TreatmentHeadProps } from './treatment-head'
import { TreatmentView } from './treatment-view'

const TreatmentEditor = lazy(() => import('./treatment-editor'))

interface TreatmentProps {
  /** One without an id stands for a treatment that does not exist. */
  document: TreatmentDocument & ({ id: string; version: number } | { id: undefined })
  recordings: RecordingView[]
  picture: PictureSource | undefined
  /** How it is headed where it is not a page of its own. */
  head?: ComponentType<TreatmentHeadProps>
  /** What stands below the title. */
  children?: ReactNode
}

/** A treatment: as visitors read it, or with its editors. */
export function Treatment({ document, recordings, picture, head: Head = TreatmentHead, children }: TreatmentProps) {
  const editing = useEditing()
  const view = (
    <>
      <Head title={document.title} picture={picture}>
        {children}
      </Head>
      <TreatmentView {...document} recordings={recordings} />
    </>
  )
  if (!editing || document.id === undefined) return view
  return (
    <Suspense fallback={view}>
      <TreatmentEditor document={document} recordings={recordings} picture={picture} head={Head}>
        {children}
      </TreatmentEditor>
    </Suspense>
  )
}
