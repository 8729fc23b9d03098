import { useId, useRef } from 'react'
import { mediaId } from '../../lib/media-id'
import { filmAddressProblem } from '../../lib/film-address'
import { TextField } from './field'
import { FilePicker } from './file-picker'
import { UploadStatus } from './upload-status'
import { useHeldForm } from './use-held-form'
import { useSettled } from './use-settled'
import { useUpload } from './use-upload'
import styles from './media-field.module.css'

interface FilmFieldProps {
  label: string
  value: string
  /** Told the address: as it is typed, or of the film that was given, once it has arrived. */
  onChange: (address: string) => void
  problem?: string | undefined
  hint?: string
}

const WORDS = {
  choose: 'Choisir un film',
  take: 'Filmer',
  drop: 'ou déposez-le ici',
  sending: 'Envoi du film',
  taken: 'Le film est arrivé.',
  resend: 'Renvoyer le film',
  without: 'Continuer sans ce film',
}

const ACCEPT = { chosen: 'video/mp4,video/quicktime,video/webm', taken: 'video/*' }

/** How long after the last letter an address is judged, in milliseconds: half of one is none. */
const PAUSE = 600

/** The address of a film, or the film itself. */
export function FilmField({ label, value, onChange, problem, hint }: FilmFieldProps) {
  const field = useRef<HTMLDivElement>(null)
  const control = useRef<HTMLInputElement>(null)
  const status = useId()
  const { upload, isPending, send, cancel } = useUpload('film', ({ src }) => onChange(src))
  const settled = useSettled(value, PAUSE)
  const isSending = upload?.step === 'sending'
  const hasHeld = useHeldForm(field, isPending)

  function resend(file: File) {
    control.current?.focus()
    send(file)
  }

  function giveUp() {
    cancel()
    control.current?.focus()
  }

  return (
    <div className={styles.field} ref={field}>
      <TextField
        label={label}
        inputMode="url"
        value={value}
        onChange={onChange}
        problem={problem ?? filmAddressProblem(value && settled)}
        {...(hint && { hint })}
      />
      <FilePicker words={WORDS} accept={ACCEPT} onFile={send} control={control} describedBy={status}>
        {!isSending && mediaId(value) !== undefined && (
          <video className={styles.preview} src={value} controls muted playsInline preload="metadata" />
        )}
        <UploadStatus
          upload={upload}
          words={WORDS}
          id={status}
          isAwaited={hasHeld}
          onCancel={giveUp}
          onResend={resend}
        />
      </FilePicker>
    </div>
  )
}
