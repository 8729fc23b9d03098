import { useEffect } from 'react'
import { fr } from '../../lib/french-typography'
import { Button } from '../../ui/button'
import { DoneMessage } from '../../ui/done-message'
import { FormMessage } from '../../ui/form-message'
import { Remaining } from './remaining'
import { removedWords, type Removed } from './removed-examples'
import { ReachingForm } from '../reaching-form'
import { forgetStep } from './step-form'
import type { Welcome } from './steps.server'
import styles from './welcome.module.css'

const LATER =
  ' Vous pouvez mettre le site en ligne et les faire ensuite, mais vos mentions légales doivent être exactes dès le premier jour (LCEN, article 1-1).'

interface WelcomeStepsProps extends Welcome {
  isOnline: boolean
  /** Why it was not put online. */
  refusal: string | undefined
  /** Why nothing was done. */
  failure: string | undefined
  removed: Removed | undefined
}

/** What makes a site the institute's own, what of it is still invented, and the button that puts it online. */
export function WelcomeSteps({ steps, remaining, obstacle, isOnline, refusal, failure, removed }: WelcomeStepsProps) {
  useEffect(() => forgetStep(new URLSearchParams(location.search).get('fait') ?? ''), [])
  const done = steps.filter(({ isDone }) => isDone).length
  const left = steps.filter(({ isDone, isOptional }) => !isDone && !isOptional)
  return (
    <div className={styles.page}>
      {failure && <FormMessage>{fr(failure)}</FormMessage>}
      {removed && (
        <DoneMessage>
          {fr(`${removedWords(removed)} `)}
          <a href="/historique">L'historique</a> les garde, et peut les rétablir.
        </DoneMessage>
      )}
      <section aria-labelledby="etapes">
        <h2 id="etapes">{fr(`Étapes : ${done} sur ${steps.length}`)}</h2>
        <progress className={styles.progress} value={done} max={steps.length} aria-labelledby="etapes" />
        <ol className={styles.steps}>
          {steps.map(({ title, words, href, isDone, isOptional }) => (
            <li key={title} className={styles.step} data-done={isDone || undefined}>
              <p className={styles.state}>{isDone ? 'Fait' : isOptional ? 'Facultatif' : 'À faire'}</p>
              <h3>
                <a href={href}>{fr(title)}</a>
              </h3>
              <p>{fr(words)}</p>
            </li>
          ))}
        </ol>
      </section>
      <Remaining {...remaining} />
      <section aria-labelledby="ligne">
        <h2 id="ligne">{isOnline ? 'Votre site est en ligne' : 'Mettre en ligne'}</h2>
        {isOnline ? (
          <p>{fr('Les moteurs de recherche le trouvent et le montrent.')}</p>
        ) : (
          <>
            <p>
              {fr(
                left.length > 0
                  ? `Il reste : ${left.map(({ title }) => title.toLowerCase()).join(', ')}.${obstacle ? '' : LATER}`
                  : 'Tout est prêt.',
              )}
            </p>
            {(refusal ?? obstacle) && <FormMessage id="obstacle">{fr((refusal ?? obstacle)!)}</FormMessage>}
          </>
        )}
        <ReachingForm action="/bienvenue">
          <Button
            type="submit"
            name="action"
            value={isOnline ? 'hors-ligne' : 'ligne'}
            look={isOnline ? 'quiet' : 'full'}
            aria-describedby={!isOnline && obstacle ? 'obstacle' : undefined}
          >
            {isOnline ? 'Mettre hors ligne' : 'Mettre en ligne'}
          </Button>
        </ReachingForm>
      </section>
    </div>
  )
}
