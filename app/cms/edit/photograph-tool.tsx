import { useRef, useState } from 'react'
import type { Box } from '../../ui/picture-sizes'
import { fr } from '../../lib/french-typography'
import { findDraft } from './drafts'
import { late } from './late'
import { isFocusTaken } from './offer-focus'
import { OpenButton, placeAddress } from './place-link'
import { notify } from './notices'
import type { SeenPhotograph } from './photograph-dialog'
import { ask, FAILURE_WORDS } from './request'
import styles from './photograph-tool.module.css'

interface PhotographToolProps {
  place: string
  src: string
  name: string
  boxes: Box[]
  small?: boolean
}

const PhotographDialog = late(() => import('./photograph-dialog'), { isScripted: true })

/** The picture that was to be changed last. */
let latest: string | undefined

/** The button, and the form that it opens over the page. */
export default function PhotographTool({ place, src, name, boxes, small = false }: PhotographToolProps) {
  const draftPlace = `photographies/${place}/document`
  const [open, setOpen] = useState(() => findDraft(draftPlace)?.base as SeenPhotograph | undefined)
  const [isLoading, setLoading] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  async function begin() {
    latest = place
    setLoading(true)
    const answer = await ask('/api/documents/photographies')
    setLoading(false)
    // Another was pressed meanwhile: one form over the page at a time.
    if (latest !== place) return
    const run = () => void begin()
    if ('failure' in answer) return notify({ text: FAILURE_WORDS[answer.failure], action: { label: 'Réessayer', run } })
    const standing = (answer.body as (SeenPhotograph & { id: string })[]).find(({ id }) => id === place)
    const show = () => setOpen(standing ?? { version: 0, image: '', cadrage: '' })
    if (!isFocusTaken()) return show()
    const action = { label: 'Changer', run: show }
    notify({ text: fr(`Photo « ${name} » : prête à être changée.`), action })
  }

  function close() {
    setOpen(undefined)
    // Once the dialog is gone: until then nothing else can have the focus.
    setTimeout(() => button.current?.focus())
  }

  return (
    <>
      <OpenButton
        ref={button}
        place={placeAddress('photographies', place)}
        plain={styles.tool}
        data-small={small || undefined}
        aria-label={`Changer la photo : ${name}`}
        aria-busy={isLoading}
        title="Changer la photo"
        onPointerEnter={PhotographDialog.prepare}
        onFocus={PhotographDialog.prepare}
        onClick={() => void begin()}
      >
        <Camera />
        {!small && <span aria-hidden="true">Changer la photo</span>}
      </OpenButton>
      {open && (
        <PhotographDialog
          place={place}
          draftPlace={draftPlace}
          src={src}
          name={name}
          boxes={boxes}
          seen={open}
          onClose={close}
          onReopen={() => setOpen(open)}
        />
      )}
    </>
  )
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
