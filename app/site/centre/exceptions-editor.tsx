import { useRef, useState } from 'react'
import { exceptionProblems } from '../../opening/exception-problems'
import type { Exception } from '../../opening/exceptions'
import { exceptionWords, upcoming, withUsualHours, type Opening } from '../../opening/opening'
import { pastDateCaution } from '../../opening/past-date'
import type { Known } from '../../cms/edit/documents'
import { ListEditor } from '../../cms/edit/list-editor'
import { dayAt } from '../../lib/clock'
import { frenchDays } from '../../lib/french-days'
import { fr } from '../../lib/french-typography'
import { Button } from '../../ui/button'
import { ExceptionFields } from './exception-fields'
import { HolidayQuestions } from './holiday-questions'
import { isUnclear, NOT_UNDERSTOOD } from './not-understood'
import { EXCEPTIONS } from './exceptions-link'
import { SentenceForm } from './sentence-form'
import { useSentence } from './use-sentence'
import styles from './exceptions-editor.module.css'

const EMPTY: Exception = { du: '', horaires: '', motif: '' }

const WORDS = {
  add: 'Ajouter une date',
  entry: 'la date',
  removed: (days: string) => `Date supprimée : ${days}.`,
  failure: "L'enregistrement a échoué.",
  none: 'Aucune date à venir.',
}

const HINT =
  "Congés, jours fériés, ouvertures en plus : annoncés sur cette page jusqu'à leur date, puis retirés d'eux-mêmes."

interface ExceptionsEditorProps {
  document: Known<'centres'> & Pick<Opening, 'planned'>
  now: string
}

/** The dates on which the centre is closed, or open at other hours: those to come and, on request, those before. */
export function ExceptionsEditor({ document, now }: ExceptionsEditorProps) {
  const { id, version, exceptions } = document
  const [showsPast, setShowsPast] = useState(false)
  const { sentence, write, begin, letGo } = useSentence(`centres/${id}/exceptions/phrase`)
  const section = useRef<HTMLElement>(null)
  const today = dayAt(new Date(now))
  const isPast = (one: Exception) => upcoming([one], today).length === 0

  const nameOf = ({ du, au }: Exception) => frenchDays(du, au ?? du, today.slice(0, 4))

  function beginSentence(beginning: string) {
    begin(beginning)
    section.current?.querySelector<HTMLElement>('[data-sentence] input')?.focus()
  }

  const caution = (row: Exception & { id: string }) =>
    exceptions.some((one) => one.id === row.id && isPast(one)) ? undefined : pastDateCaution(row, today)

  const withUsual = (one: Exception) => withUsualHours({ ...document, exceptions: [one] })[0]!

  const past = exceptions.filter(isPast).length
  return (
    <section ref={section} className={styles.section} aria-labelledby={EXCEPTIONS}>
      <h2 id={EXCEPTIONS} tabIndex={-1}>
        Fermetures et ouvertures exceptionnelles
      </h2>
      <p className={styles.hint}>{fr(HINT)}</p>
      <SentenceForm document={document} sentence={sentence} onChange={write} onSaved={letGo} />
      <HolidayQuestions document={document} now={now} heading={EXCEPTIONS} onOther={beginSentence} />
      <ListEditor
        collection="centres"
        id={id}
        version={version}
        field="exceptions"
        rows={exceptions}
        empty={EMPTY}
        words={WORDS}
        isOrdered
        isHidden={(row) => !showsPast && isPast(row)}
        check={exceptionProblems}
        caution={caution}
        detailOf={({ motif }) => motif}
        nameOf={nameOf}
        show={(row) => (
          <div data-past={isPast(row) || undefined} className={styles.date}>
            <p>{exceptionWords(withUsual(row), today)}</p>
            {isUnclear(row.horaires) && <p className={styles.hint}>{fr(NOT_UNDERSTOOD)}</p>}
          </div>
        )}
        form={(fields) => <ExceptionFields {...fields} />}
      />
      {past > 0 && (
        <Button type="button" look="quiet" aria-expanded={showsPast} onClick={() => setShowsPast(!showsPast)}>
          {showsPast ? 'Masquer les dates passées' : `Montrer les dates passées (${past})`}
        </Button>
      )}
    </section>
  )
}
