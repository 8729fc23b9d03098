import { lazy, Suspense, useRef, useState } from 'react'
import { findDraft } from './drafts'
import { notify } from './notices'
import type { SeenPhotograph } from './photograph-dialog'
import { ask, FAILURE_WORDS } from './request'
import styles from './photograph-tool.module.css'

interface PhotographToolProps {
  place: string
  src: string
  name: string
  small?: boolean
}

const load = () => import('./photograph-dialog')

const PhotographDialog = lazy(load)

/** Loads the form ahead of its use. */
function prepare(): void {
  // Where it cannot be loaded, opening it says so.
  load().catch(() => undefined)
}

/** The button, and the form that it opens over the page. */
export default function PhotographTool({ place, src, name, small = false }: PhotographToolProps) {
  const draftPlace = `photographies/${place}/image`
  const [open, setOpen] = useState(() => findDraft<string>(draftPlace)?.base as SeenPhotograph | undefined)
  const button = useRef<HTMLButtonElement>(null)

  async function begin() {
    const answer = await ask('/api/documents/photographies')
    if ('failure' in answer) return notify({ text: FAILURE_WORDS[answer.failure] })
    const standing = (answer.body as (SeenPhotograph & { id: string })[]).find(({ id }) => id === place)
    setOpen(standing ?? { version: 0, image: '' })
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
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => void begin()}
      >
        <Camera />
        {!small && <span aria-hidden="true">Changer la photo</span>}
      </button>
      {open && (
        <Suspense>
          <PhotographDialog
            place={place}
            draftPlace={draftPlace}
            src={src}
            name={name}
            seen={open}
            onClose={close}
            onReopen={() => setOpen(open)}
          />
        </Suspense>
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
