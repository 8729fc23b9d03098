import { useEffect, useRef } from 'react'
import { focusWords } from '../../lib/focus'
import { fr } from '../../lib/french-typography'
import { Button } from '../../ui/button'
import type { Box } from '../../ui/picture-sizes'
import { sendChange } from './changes'
import { EditForm, type Saving } from './edit-form'
import { PictureField } from './picture-field'
import styles from './photograph-dialog.module.css'

/** What stands in a picture's place as the administrator opens it; version 0 where nothing ever has. */
export interface SeenPhotograph extends Photograph {
  version: number
}

interface Photograph {
  image: string
  cadrage?: string | undefined
}

interface PhotographDialogProps {
  place: string
  draftPlace: string
  /** The picture that it replaces. */
  src: string
  name: string
  /** Where the layout shows it, the widest screens first. */
  boxes: Box[]
  seen: SeenPhotograph
  onClose: () => void
  onReopen: () => void
}

const FAILURE = "L'enregistrement a échoué."

/** The form over the page: in a file of its own, to be loaded when a photograph is changed. */
export default function PhotographDialog(props: PhotographDialogProps) {
  const { place, draftPlace, src, name, boxes, seen, onClose, onReopen } = props
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => void dialog.current?.showModal(), [])

  async function save({ image, cadrage = '' }: Photograph, standing: SeenPhotograph): Promise<Saving> {
    const sent = await sendChange({
      intent: 'update',
      collection: 'photographies',
      id: place,
      base: standing.version,
      fields: { image, ...(cadrage !== (standing.cadrage ?? '') && { cadrage }) },
    })
    if (sent.outcome === 'invalid') return { done: false, problems: sent.problems }
    if (sent.outcome === 'failed') return { done: false, words: `${FAILURE} ${sent.words}` }
    if (sent.outcome === 'conflict') {
      const theirs = sent.document as unknown as SeenPhotograph
      return {
        done: false,
        conflict: {
          author: sent.author,
          theirs: <Shown {...theirs} />,
          mine: <Shown image={image} cadrage={cadrage} />,
          keepMine: () => save({ image, cadrage }, theirs),
        },
      }
    }
    if (sent.outcome !== 'saved') return { done: false, words: FAILURE }
    // The first picture is known to the server alone.
    if (!image) location.reload()
    return { done: true }
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={`Photo : ${name}`}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <EditForm<Photograph, SeenPhotograph>
        place={draftPlace}
        initial={{ image: seen.image, cadrage: seen.cadrage ?? '' }}
        base={seen}
        save={save}
        onClose={onClose}
        onReopen={onReopen}
      >
        {({ value: { image, cadrage }, set, problemOf }) => (
          <>
            {!image && <Thumbnail src={src} />}
            <PictureField
              label="URL de l'image"
              value={image}
              focus={cadrage}
              boxes={boxes}
              onChange={(image, cadrage) => set({ image, cadrage })}
              problem={problemOf('image')}
              hint="Elle remplace cette image partout où le site la montre."
            />
            {image && (
              <p>
                <Button type="button" look="quiet" onClick={() => set({ image: '', cadrage: '' })}>
                  Revenir à l'image d'origine
                </Button>
              </p>
            )}
          </>
        )}
      </EditForm>
    </dialog>
  )
}

function Shown({ image, cadrage }: Photograph) {
  return (
    <>
      <Thumbnail src={image} />
      <p>{fr(`Partie montrée : ${focusWords(cadrage ?? '')}`)}</p>
    </>
  )
}

function Thumbnail({ src }: { src: string }) {
  return src ? <img className={styles.thumbnail} src={src} alt="" /> : <p>L'image d'origine</p>
}
