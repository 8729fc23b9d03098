import { useEffect, type ComponentType, type ReactNode } from 'react'
import type { NewTreatment, Treatment as TreatmentDocument } from './definition'
import type { PictureSource } from '../../ui/pictures'
import { useDocument } from '../../cms/edit/documents'
import { late } from '../../cms/edit/late'
import { useEditing } from '../../cms/edit/mode'
import { pictureOf } from '../../cms/edit/picture-of'
import { MissingTreatment, type Missing } from './missing-treatment'
import { withReferences, type References } from './reference-price'
import type { RecordingView } from './recording'
import { recordingsOf } from './recordings-of'
import { TreatmentFacts, type Contact } from './treatment-facts'
import { TreatmentHead, type TreatmentHeadProps } from './treatment-head'
import { prepareTools } from './treatment-panel'
import { TreatmentView } from './treatment-view'
import { UV } from './uv-first-content'

const TreatmentEditor = late(() => import('./editor'))

type Stored = TreatmentDocument & { id: string; version: number }

interface TreatmentProps<D> {
  document: D
  recordings: RecordingView[]
  /** What announced reductions are measured by. */
  references: References
  picture: PictureSource | undefined
  /** How it is headed where it is not a page of its own. */
  head?: ComponentType<TreatmentHeadProps>
  /** How it is booked; left out of what nobody may be invited to. */
  contact?: Contact
  /** What stands below the title. */
  children?: ReactNode
}

/** A treatment: as visitors read it, or with its editors. One without an id stands for one that does not exist. */
export function Treatment({ document, ...props }: TreatmentProps<Stored | Missing>) {
  if (document.id === undefined) return <MissingTreatment document={document}>{props.children}</MissingTreatment>
  return <StoredTreatment document={document} {...props} />
}

function StoredTreatment({ document: initial, recordings: known, contact, ...shown }: TreatmentProps<Stored>) {
  const editing = useEditing()
  const document = useDocument('categories', initial)
  const recordings = recordingsOf(document.videos, known)
  const { title, image = '', cadrage: focus = '' } = document
  const found = pictureOf([{ image: initial.image ?? '', picture: shown.picture }])(image, title)
  // A photograph in the place of a first picture has a point of its own.
  const props = { ...shown, picture: found?.src === image ? { ...found, focus } : found }
  useEffect(() => {
    if (editing) prepareTools()
  }, [editing])
  const aside = props.head ? undefined : <TreatmentFacts document={document} contact={contact} />
  const view = <Reading document={document} recordings={recordings} aside={aside} {...props} />
  if (!editing) return view
  return (
    <TreatmentEditor
      fallback={view}
      document={document}
      recordings={recordings}
      head={TreatmentHead}
      aside={aside}
      {...props}
    />
  )
}

function Reading(props: TreatmentProps<NewTreatment & { id: string }> & { aside?: ReactNode }) {
  const { document, recordings, references, picture, head: Head = TreatmentHead, aside, children } = props
  const tarifs = withReferences(document.tarifs, references)
  const isUv = document.id === UV
  return (
    <>
      <Head
        title={document.title}
        lead={document.accroche}
        picture={picture}
        tarifs={isUv ? [] : document.tarifs}
        isSober={isUv}
      >
        {children}
      </Head>
      <TreatmentView soin={document.id} {...document} tarifs={tarifs} recordings={recordings} aside={aside} />
    </>
  )
}
