import { useEffect, useState } from 'react'
import { fr } from '../../lib/french-typography'
import type { PlannedWords } from '../documents/plans'
import styles from './edit-form.module.css'

interface FormNotesProps {
  /** Whether the text was typed before, and found again. */
  isFound: boolean
  /** Who else is editing it. */
  others: string[]
  subject: string
  outdated: boolean | string | undefined
  /** What is planned of it. */
  plans: PlannedWords[]
}

/** What an administrator should know of a text before she writes on. */
export function FormNotes({ isFound, others, subject, outdated, plans }: FormNotesProps) {
  const isHeard = useIsHeard()
  return (
    <div className={styles.notes} role="status">
      {isFound && isHeard && <p className={styles.found}>{fr(`Texte retrouvé : il n'était pas encore enregistré.`)}</p>}
      {others.length > 0 && (
        <p className={styles.others}>
          {fr(`${others.join(' et ')} ${others.length > 1 ? 'modifient' : 'modifie'} aussi ${subject}.`)}
        </p>
      )}
      {outdated && (
        <p className={styles.others}>
          {outdated === true ? "Une autre version vient d'être enregistrée pendant votre saisie." : fr(outdated)}
        </p>
      )}
      {plans.map(({ id, words }) => (
        <p key={id} className={styles.others}>
          {words} <a href="/prevu">Voir ce qui est prévu</a>
        </p>
      ))}
    </div>
  )
}

/** Whether what is said comes after the place where it is said: else it is not read out. */
function useIsHeard(): boolean {
  const [isHeard, setHeard] = useState(false)
  useEffect(() => {
    const soon = setTimeout(() => setHeard(true))
    return () => clearTimeout(soon)
  }, [])
  return isHeard
}
