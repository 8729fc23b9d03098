import { useId, useRef, useState } from 'react'
import type { Known } from '../../cms/edit/documents'
import { TextField } from '../../cms/edit/field'
import { offerFocus } from '../../cms/edit/offer-focus'
import { useWaiting } from '../../cms/edit/waiting'
import { dayAt } from '../../lib/clock'
import { fr } from '../../lib/french-typography'
import { exceptionWords, type Opening } from '../../opening/opening'
import { withExceptions } from '../../opening/sentence/exception-dates'
import { readExceptions } from '../../opening/sentence/read-exceptions'
import { Button } from '../../ui/button'
import { useExceptionsSaving } from './use-exceptions-saving'
import styles from './exceptions-editor.module.css'

interface SentenceFormProps {
  document: Known<'centres'> & Pick<Opening, 'planned'>
  sentence: string
  onChange: (sentence: string) => void
  /** Told what was saved: what is typed meanwhile is another sentence. */
  onSaved: (sentence: string) => void
}

const HINT = 'Par exemple : fermés du 24 au 26 décembre sauf samedi matin.'

/** Dates in a sentence: said back in full, or asked about, before anything is saved. */
export function SentenceForm({ document, sentence, onChange, onSaved }: SentenceFormProps) {
  /** The sentence as it was read, and on which day: the page may be open since another. */
  const [read, setRead] = useState<{ sentence: string; today: string }>()
  const { add, problem } = useExceptionsSaving(document)
  const [isSaving, setIsSaving] = useState(false)
  const isWaiting = useWaiting()
  const form = useRef<HTMLFormElement>(null)
  const answer = useId()
  const today = read?.today ?? ''
  const result = read?.sentence === sentence ? readExceptions(sentence, { today, opening: document }) : undefined
  const question = result && 'question' in result ? result : undefined
  const understood = result && 'exceptions' in result ? result : undefined

  const readNow = (sentence: string) => setRead({ sentence, today: dayAt(new Date()) })

  function choose(choice: string) {
    onChange(choice)
    readNow(choice)
  }

  async function save() {
    if (!understood || isSaving) return
    setIsSaving(true)
    const isDone = await add(understood.exceptions)
    // Not before the sentence is let go: its dates, which stand on the page by now, would replace themselves.
    setIsSaving(false)
    if (!isDone) return
    onSaved(sentence)
    // A sentence that was read meanwhile stays read.
    setRead((now) => (now === read ? undefined : now))
    offerFocus(form.current?.querySelector('input'), form.current)
  }

  const replaced =
    understood && !isSaving
      ? withExceptions<Partial<{ id: string }> & (typeof understood.exceptions)[number]>(
          document.exceptions,
          understood.exceptions,
        ).replaced
      : []
  return (
    <form
      ref={form}
      className={styles.sentence}
      data-sentence=""
      inert={isWaiting}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (understood) void save()
        else readNow(sentence)
      }}
    >
      <TextField
        label="En une phrase"
        autoComplete="off"
        hint={fr(HINT)}
        value={sentence}
        onChange={onChange}
        problem={question && fr(question.question)}
      />
      <div id={answer} role="status" className={styles.answer}>
        {understood && <p>{understood.words}.</p>}
        {replaced.length > 0 && (
          <p className={styles.hint}>
            {fr(`Remplace : ${replaced.map((one) => exceptionWords(one, today)).join(' ; ')}.`)}
          </p>
        )}
      </div>
      {question && question.choices.length > 0 && (
        <div className={styles.choices} role="group" aria-label="Vouliez-vous dire">
          {question.choices.map((choice) => (
            <Button key={choice} type="button" look="quiet" onClick={() => choose(choice)}>
              {fr(choice)}
            </Button>
          ))}
        </div>
      )}
      <div className={styles.choices}>
        <Button type="submit" aria-busy={isSaving} {...(understood && { 'aria-describedby': answer })}>
          {understood ? 'Enregistrer' : 'Comprendre'}
        </Button>
        <p role="alert">{problem && fr(`${problem} Votre texte est gardé.`)}</p>
      </div>
    </form>
  )
}
