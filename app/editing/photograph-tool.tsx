import { useEffect, useRef, useState } from 'react'
import { Button } from '../ui/button'
import { sendChange } from './changes'
import { EditForm, type Saving } from './edit-form'
import { findDraft } from './drafts'
import { notify } from './notices'
import { PictureField } from './picture-field'
import { ask, FAILURE_WORDS } from './request'
import styles from './photograph-tool.module.css'

interface PhotographToolProps {
  place: string
  src: string
  name: string
  small?: boolean
}

/** What stands in the picture's place as the administrator opens it; version 0 where nothing ever has. */
interface Seen {
  version: number
  image: string
}

const FAILURE = "L'enregistrement a échoué."

/** The button, and the form that it opens over the page. */
export default function PhotographTool({ place, src, name, small = false }: PhotographToolProps) {
  const draftPlace = `photographies/${place}/image`
  const [open, setOpen] = useState<Seen | undefined>(() => findDraft<string>(draftPlace)?.base as Seen | undefined)
  const button = useRef<HTMLButtonElement>(null)

  async function begin() {
    const answer = await ask('/api/documents/photographies')
    if ('failure' in answer) return notify({ text: FAILURE_WORDS[answer.failure] })
    const standing = (answer.body as (Seen & { id: string })[]).find(({ id }) => id === place)
    setOpen(standing ?? { version: 0, image: '' })
  }

  async function save(image: string, { version }: Seen): Promise<Saving> {
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

  function close() {
    setOpen(undefined)
    // Once the dialog is gone: until then nothing else can have the focus.
    setTimeout(() => button.current?.focus())
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.tool}
        data-small={small || undefined}
        aria-label={`Changer la photo : ${name}`}
        title="Changer la photo"
        onClick={() => void begin()}
      >
        <Camera />
        {!small && <span aria-hidden="true">Changer la photo</span>}
      </button>
      {open && (
        <PhotographDialog name={name} onCancel={close}>
          <EditForm
            place={draftPlace}
            initial={open.image}
            base={open}
            save={save}
            onClose={close}
            onReopen={() => setOpen(open)}
          >
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
        </PhotographDialog>
      )}
    </>
  )
}

interface PhotographDialogProps {
  name: string
  onCancel: () => void
  children: React.ReactNode
}

function PhotographDialog({ name, onCancel, children }: PhotographDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={`Photo : ${name}`}
      onCancel={(event) => {
        event.preventDefault()
        onCancel()
      }}
    >
      {children}
    </dialog>
  )
}

function Thumbnail({ src }: { src: string }) {
  return src ? <img className={styles.thumbnail} src={src} alt="" /> : <p>L'image d'origine</p>
}

function Camera() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
    >
      <path d="M4 8h3.5L9 5.5h6L16.5 8H20v11H4z" strokeLinejoin="round" />
      <circle cx="12" cy="13" r="3.5" />
    </svg>
  )
}
