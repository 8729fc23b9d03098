import type { HistoryNotice } from './history'
import { fr } from '../../lib/french-typography'
import { Button } from '../../ui/button'
import styles from './done-notice.module.css'

interface DoneNoticeProps {
  notice: HistoryNotice | undefined
  /** Why what was asked has not been done. */
  refusal: string | undefined
  /** The address of this page, to come back to. */
  here: string
}

/** What was just done, with its undoing, or why it was refused. */
export function DoneNotice({ notice, refusal, here }: DoneNoticeProps) {
  return (
    <>
      {refusal && (
        <div className={styles.notice} role="alert">
          <p>{fr(refusal)}</p>
        </div>
      )}
      {!refusal && notice && (
        <div className={styles.notice} role="status" tabIndex={-1} autoFocus>
          <div>
            {notice.undo && <p className={styles.done}>{fr("C'est fait, et déjà en ligne :")}</p>}
            {notice.sentences.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
          {notice.undo && (
            <form method="post" action={here}>
              {Object.entries(notice.undo).map(([name, value]) => (
                <input key={name} type="hidden" name={name} value={value} />
              ))}
              <Button type="submit" look="quiet">
                Annuler
              </Button>
            </form>
          )}
        </div>
      )}
    </>
  )
}
