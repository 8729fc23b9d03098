import { useEffect, useRef, useState } from 'react'
import type { Known } from '../../cms/edit/documents'
import { useWaiting } from '../../cms/edit/waiting'
import { dayAt } from '../../lib/clock'
import { dayAndMonth } from '../../lib/french-days'
import { fr } from '../../lib/french-typography'
import { holidaysToAnswer, standingOn, weekdayOf, type Opening } from '../../opening/opening'
import { AS_USUAL, parseHours } from '../../opening/parse-hours'
import { Button } from '../../ui/button'
import { useExceptionsSaving } from './use-exceptions-saving'
import styles from './exceptions-editor.module.css'

/** How long a question that has come under the finger takes no tap, which was meant for the one before, in milliseconds. */
const REST = 700

interface HolidayQuestionsProps {
  document: Known<'centres'> & Pick<Opening, 'planned'>
  now: string
  /** The id of what heads them, which has the focus once none of them follows. */
  heading: string
  /** Begins a sentence for a day of which there are other hours to say. */
  onOther: (sentence: string) => void
}

/** The public holidays of the coming weeks on which the centre would be open, each asked about once. */
export function HolidayQuestions({ document, now, heading, onOther }: HolidayQuestionsProps) {
  const { add, isSaving, problem } = useExceptionsSaving(document)
  /** The hours that were answered and are not saved yet, by their days. */
  const [answers, setAnswers] = useState<ReadonlyMap<string, string>>(new Map())
  const [isResting, setResting] = useState(false)
  /** The place of the question that was answered last, until the one that has come there may be. */
  const answered = useRef<number>(undefined)
  const isWaiting = useWaiting()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (isResting || answered.current === undefined) return
    focusNext(list.current?.children[answered.current], heading)
    answered.current = undefined
  }, [isResting, heading])
  const holidays = holidaysToAnswer(document, dayAt(new Date(now)))
  if (holidays.length === 0) return null

  async function answer(place: number, horaires: string) {
    const { day, name } = holidays[place]!
    if (answers.has(day)) return
    setAnswers((now) => new Map(now).set(day, horaires))
    const told = fr(`${horaires ? 'Ouvert' : 'Fermé'} le ${dayAndMonth(day)}.`)
    const isDone = await add([{ du: day, horaires, motif: name }], told)
    setAnswers((now) => new Map([...now].filter(([other]) => other !== day)))
    if (!isDone) return
    answered.current = place
    setResting(true)
    setTimeout(() => setResting(false), REST)
  }

  return (
    <ul
      ref={list}
      className={styles.holidays}
      data-screen=""
      aria-label="Jours fériés à venir"
      aria-busy={isSaving}
      inert={isWaiting || isResting}
    >
      {holidays.map(({ day, name }, place) => {
        const date = `${weekdayOf(day)} ${dayAndMonth(day)}`
        const usual = standingOn(document, day).horaires[weekdayOf(day)]
        // Without the day of the week, by which the fields of the usual hours are known.
        const about = `le ${dayAndMonth(day)}`
        return (
          <li key={day}>
            <p>{fr(`Le ${date} est férié (${name}) : ouverts ?`)}</p>
            <div className={styles.choices}>
              <Button
                type="button"
                look="quiet"
                aria-label={`Fermé ${about}`}
                aria-busy={answers.get(day) === ''}
                onClick={() => void answer(place, '')}
              >
                Fermé
              </Button>
              {parseHours(usual)?.length !== 0 && (
                <Button
                  type="button"
                  look="quiet"
                  aria-label={`Ouvert comme d’habitude ${about}`}
                  aria-busy={answers.get(day) === AS_USUAL}
                  onClick={() => void answer(place, AS_USUAL)}
                >
                  Ouvert comme d’habitude
                </Button>
              )}
              <Button
                type="button"
                look="quiet"
                aria-label={`Autres heures ${about}`}
                onClick={() => onOther(`ouvert le ${dayAndMonth(day)} de `)}
              >
                Autres heures
              </Button>
            </div>
          </li>
        )
      })}
      {problem && <li role="alert">{fr(problem)}</li>}
    </ul>
  )
}

/** Gives the focus that went with a question to the next one, unless it has been taken elsewhere. */
function focusNext(question: Element | undefined, heading: string) {
  if (document.activeElement !== document.body) return
  const next = question?.querySelector('button') ?? document.getElementById(heading)
  next?.focus()
}
