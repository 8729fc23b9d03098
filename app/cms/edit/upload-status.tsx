import type { MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { fr } from '../../lib/french-typography'
import type { Upload } from './use-upload'
import styles from './upload-status.module.css'

interface UploadStatusProps {
  upload: Upload | undefined
  words: { sending: string; taken: string; resend: string; without: string }
  /** Of what says why the file did not arrive. */
  id: string
  /** Whether the form was about to be sent before the file had arrived. */
  isAwaited: boolean
  onCancel: () => void
  onResend: (file: File) => void
}

/** Says how far a file is on its way, and why it did not arrive. */
export function UploadStatus({ upload, words, id, isAwaited, onCancel, onResend }: UploadStatusProps) {
  function goOn({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    // The form is held until this is rendered.
    flushSync(onCancel)
    if (isAwaited) form?.requestSubmit()
  }

  return (
    <>
      {upload?.step === 'sending' && (
        <div className={styles.sending}>
          <progress max={100} value={percentOf(upload.share)} aria-label={words.sending} />
          <span className={styles.percent} aria-hidden="true">
            {upload.share < 1 ? fr(`${percentOf(upload.share)} %`) : 'Préparation…'}
          </span>
          <button type="button" className={styles.action} data-holds="" onClick={onCancel}>
            Abandonner l'envoi
          </button>
        </div>
      )}
      <div role="alert" className={styles.alert}>
        {upload?.step === 'failed' && (
          <>
            <div id={id}>
              <p>{fr(upload.words)}</p>
              {isAwaited && upload.mayRetry && (
                <p>{fr("Rien n'est encore enregistré : ce fichier n'est pas arrivé.")}</p>
              )}
            </div>
            {upload.mayRetry && (
              <div className={styles.choices}>
                <button type="button" className={styles.action} data-holds="" onClick={() => onResend(upload.file)}>
                  {words.resend}
                </button>
                <button type="button" className={styles.action} onClick={goOn}>
                  {words.without}
                </button>
              </div>
            )}
          </>
        )}
        {upload?.step === 'sending' && isAwaited && (
          <p>{fr("Le fichier n'est pas encore arrivé : attendez la fin de l'envoi, ou abandonnez-le.")}</p>
        )}
        {upload?.step === 'taken' && upload.media.warning && <p>{fr(upload.media.warning)}</p>}
      </div>
      <p role="status" className={styles.status}>
        {upload?.step === 'taken' && fr(words.taken)}
      </p>
    </>
  )
}

const percentOf = (share: number) => Math.round(share * 100)
