import { useEffect, useRef } from 'react'
import { Button } from '../ui/button'
import { sendChange } from './changes'
import { EditForm, type Saving } from './edit-form'
import { PictureField } from './picture-field'
import styles from './photograph-dialog.module.css'

/** What stands in a picture's place as the administrator opens it; version 0 where nothing ever has. */
export interface SeenPhotograph {
  version: number
  image: string
}

interface PhotographDialogProps {
  place: string
  draftPlace: string
  /** The picture that it replaces. */
  src: string
  name: string
  seen: SeenPhotograph
  onClose: () => void
  onReopen: () => void
}

const FAILURE = "L'enregistrement a échoué."

/** The form over the page: in a file of its own, to be loaded when a photograph is changed. */
export default function PhotographDialog(props: PhotographDialogProps) {
  const { place, draftPlace, src, name, seen, onClose, onReopen } = props
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => void dialog.current?.showModal(), [])

  async function save(image: string, { version }: SeenPhotograph): Promise<Saving> {
    const sent = await sendChange({
      intent: 'update',
      collection: 'photographies',
      id: place,
      base: version,
      fields: { image },
    })
    if (sent.outcome === 'invalid') return { done: false, problems: sent.problems }
    if (sent.outcome === 'failed') return { done: false, words: `${FAILURE} ${sent.words}` }
    if (sent.outcome === 'conflict') {
      const theirs = String(sent.conflicts[0]!.theirs)
      const { version: standing } = sent.document
      return {
        done: false,
        conflict: {
          author: sent.author,
          theirs: <Thumbnail src={theirs} />,
          mine: <Thumbnail src={image} />,
          keepMine: () => save(image, { version: standing, image: theirs }),
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
      <EditForm place={draftPlace} initial={seen.image} base={seen} save={save} onClose={onClose} onReopen={onReopen}>
        {({ value, set, problemOf }) => (
          <>
            {!value && <Thumbnail src={src} />}
            <PictureField
              label="URL de l'image"
              value={value}
              onChange={set}
              problem={problemOf('image')}
              hint="Elle remplace cette image partout où le site la montre."
            />
            {value && (
              <p>
                <Button type="button" look="quiet" onClick={() => set('')}>
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

function Thumbnail({ src }: { src: string }) {
  return src ? <img className={styles.thumbnail} src={src} alt="" /> : <p>L'image d'origine</p>
}
