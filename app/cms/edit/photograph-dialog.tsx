import { useEffect, useRef } from 'react'
import { focusWords } from '../../lib/focus'
import { fr } from '../../lib/french-typography'
import { Button } from '../../ui/button'
import { wantedPhotograph } from '../../media/wanted-photographs'
import type { Box } from '../../ui/picture-sizes'
import { EditForm } from './edit-form'
import { firstField } from './first-field'
import { PictureField } from './picture-field'
import { saveFields, type Opened, type SavingRules } from './saving'
import { unsavedCount } from './unsaved'
import styles from './photograph-dialog.module.css'

/** What stands in a picture's place as the administrator opens it; version 0 where nothing ever has. */
export interface SeenPhotograph extends Photograph {
  version: number
  isMerged?: boolean | undefined
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

/** The form over the page: in a file of its own, to be loaded when a photograph is changed. */
export default function PhotographDialog(props: PhotographDialogProps) {
  const { place, draftPlace, src, name, boxes, seen, onClose, onReopen } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const wanted = wantedPhotograph(place)
  /** Whether the first picture stands there again, which is known to the server alone. */
  const isFirst = useRef(false)
  useEffect(() => void dialog.current?.showModal(), [])

  const rules: SavingRules<Photograph> = {
    collection: 'photographies',
    failure: "L'enregistrement a échoué.",
    present: { photograph: (photograph) => <Shown {...photograph} /> },
    onSaved: ({ image }) => {
      isFirst.current = !image
      const isClosed = !dialog.current
      if (isFirst.current && isClosed && unsavedCount() === 0) location.reload()
    },
  }

  function close() {
    onClose()
    // Once the form is gone: until then its text counts as unsaved.
    if (isFirst.current) setTimeout(() => location.reload())
  }

  /** The button that was pressed goes with the photograph. */
  const focusForm = () => setTimeout(() => firstField(dialog.current?.querySelector('form') ?? null)?.focus())

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={`Photo : ${name}`}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
    >
      <EditForm<Photograph, SeenPhotograph, Opened<Photograph>>
        place={draftPlace}
        initial={{ image: seen.image, cadrage: seen.cadrage ?? '' }}
        base={seen}
        save={(mine, { version, isMerged, image, cadrage = '' }) =>
          saveFields(rules, { id: place, version, isMerged, fields: { image, cadrage } }, mine)
        }
        rebase={({ version, isMerged, fields }) => ({ version: version!, isMerged, ...fields })}
        onClose={close}
        onReopen={onReopen}
      >
        {({ value: { image, cadrage }, set, problemOf }) => (
          <>
            {!image && <Thumbnail src={src} />}
            {wanted && <p>{fr(`${wanted}. Le guide montre son cadrage.`)}</p>}
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
                <Button
                  type="button"
                  look="quiet"
                  onClick={() => {
                    set({ image: '', cadrage: '' })
                    focusForm()
                  }}
                >
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
