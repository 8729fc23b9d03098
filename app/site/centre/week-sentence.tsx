import { useRef, useState } from 'react'
import { findDraft, forgetDraft, keepDraft } from '../../cms/edit/drafts'
import { TextField } from '../../cms/edit/field'
import { useUnsaved } from '../../cms/edit/unsaved'
import { useHeldForm } from '../../cms/edit/use-held-form'
import { fr } from '../../lib/french-typography'
import { readWeeklyHours, type WeeklyHours } from '../../opening/sentence/read-weekly-hours'
import { Button } from '../../ui/button'
import styles from './editor.module.css'

const UNREAD = "Cette phrase n'a pas encore rempli les jours : pressez « Remplir les jours », ou effacez-la."

interface WeekSentenceProps {
  /** Where a sentence is kept that has filled no days yet. */
  place: string
  onRead: (hours: WeeklyHours) => void
}

/** The hours of the week in a sentence, which fills the fields of its days. */
export function WeekSentence({ place, onRead }: WeekSentenceProps) {
  const [sentence, setSentence] = useState(() => findDraft<string>(place)?.value ?? '')
  const [answer, setAnswer] = useState<ReturnType<typeof readWeeklyHours>>()
  const field = useRef<HTMLDivElement>(null)
  const isUnread = sentence.trim() !== '' && !(answer && 'horaires' in answer)
  const hasHeld = useHeldForm(field, isUnread)
  const problem = answer && 'question' in answer ? answer.question : hasHeld ? UNREAD : undefined
  useUnsaved(isUnread)

  function write(next: string) {
    setSentence(next)
    setAnswer(undefined)
    if (next.trim() === '') forgetDraft(place)
    else keepDraft(place, next, null)
  }

  function understand() {
    const read = readWeeklyHours(sentence)
    setAnswer(read)
    if (!('horaires' in read)) return
    onRead(read.horaires)
    forgetDraft(place)
  }

  return (
    <div
      ref={field}
      className={styles.week}
      data-holds=""
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
        // It would save the whole form.
        event.preventDefault()
        understand()
      }}
    >
      <TextField
        label="Ou toute la semaine en quelques mots"
        autoComplete="off"
        hint={fr('Par exemple : du mardi au vendredi 9h-19h, samedi 9h-17h.')}
        value={sentence}
        onChange={write}
        problem={problem && fr(problem)}
      />
      <Button type="button" look="quiet" onClick={understand}>
        Remplir les jours
      </Button>
      <p role="status">{answer && 'words' in answer && `${answer.words}.`}</p>
    </div>
  )
}
