import { DATE } from '../../lib/asked-moment'
import { fr } from '../../lib/french-typography'
import { Button, ButtonLink } from '../../ui/button'
import { DoneMessage } from '../../ui/done-message'
import { Day, DayLine, Days, NoDay } from '../history/days'
import { RestoreForm } from '../history/restore-form'
import type { DatedChange } from './dated-changes.server'
import type { MadeLine, PlanDay, PlanLine } from './plan-lines.server'
import styles from './plan-list.module.css'

const HOW = 'Dans un formulaire, « Programmer » laisse un changement attendre son jour.'

interface PlanListProps {
  stuck: PlanLine[]
  days: PlanDay[]
  /** What begins or ends by its own days. */
  dated: DatedChange[]
  /** What was given up. */
  abandoned: PlanLine[]
  /** What has happened last. */
  made: MadeLine[]
  /** Why what was asked has not been done. */
  refusal: string | undefined
  /** What was done. */
  done: string | undefined
  /** What was just given up. */
  given: PlanLine | undefined
}

/** What will change by itself, day by day, after what could not. Works as the plain forms that it is made of. */
export function PlanList({ stuck, days, dated, abandoned, made, refusal, done, given }: PlanListProps) {
  return (
    <Days>
      {refusal ? (
        <p className={styles.notice} role="alert">
          {fr(refusal)}
        </p>
      ) : (
        done && (
          <div className={styles.notice}>
            <DoneMessage>{fr(done)}</DoneMessage>
            {given && <Resume line={given} />}
          </div>
        )
      )}
      <form className={styles.date} method="get" action="/">
        <label htmlFor="prevu-site-au">Voir le site au</label>
        <input id="prevu-site-au" type="date" name={DATE} max="2999-12-31" required />
        <Button type="submit" look="quiet">
          Voir
        </Button>
      </form>
      {stuck.length > 0 && (
        <Day id="non-faits" label={fr("Ce qui n'a pas pu se faire")}>
          {stuck.map((line) => (
            <Line key={line.id} line={line} isStuck />
          ))}
        </Day>
      )}
      {stuck.length + days.length === 0 && (
        <NoDay>{`${dated.length === 0 ? 'Rien' : 'Aucun changement'} n'est prévu. ${HOW}`}</NoDay>
      )}
      {days.map(({ day, label, lines }) => (
        <Day key={day} id={`jour-${day}`} label={label}>
          {lines.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </Day>
      ))}
      {dated.length > 0 && (
        <Day id="dates" label="Offres et horaires datés">
          {dated.map(({ key, day, period, words, page }) => (
            <DayLine key={key} at={day} time={period}>
              <div className={styles.what}>
                <p>{words}</p>
                <PageLink page={page} />
              </div>
            </DayLine>
          ))}
        </Day>
      )}
      {abandoned.length > 0 && (
        <Day id="abandonnes" label="Abandonnés">
          {abandoned.map((line) => (
            <Abandoned key={line.id} line={line} />
          ))}
        </Day>
      )}
      {made.length > 0 && (
        <Day id="faits" label={fr("Ce qui s'est fait")}>
          {made.map((line) => (
            <Made key={line.key} line={line} />
          ))}
        </Day>
      )}
    </Days>
  )
}

function Made({ line: { savedAt, time, author, sentences, page, undo } }: { line: MadeLine }) {
  return (
    <DayLine at={savedAt} time={time} author={author}>
      <div className={styles.what}>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <PageLink page={page} />
        {undo && (
          <div className={styles.steps}>
            <RestoreForm here="/prevu" intent={undo.intent} restored={undo}>
              Rétablir <span className="visually-hidden">ce qui était avant : {sentences.join(' ; ')}</span>
            </RestoreForm>
          </div>
        )}
      </div>
    </DayLine>
  )
}

const PageLink = ({ page }: { page: { href: string; name: string } }) => (
  <p>
    <a href={page.href}>
      Voir la page <span className="visually-hidden">{page.name}</span>
    </a>
  </p>
)

/** A planned change in a few words, for who hears its buttons. */
const whatOf = ({ count, sentences }: PlanLine) =>
  count > 1 ? fr(`${count} pages changées ensemble`) : sentences.join(' ; ')

/** What a planned change does, and until when. */
function Told({ line }: { line: PlanLine }) {
  const { sentences, count, isEnd, until } = line
  const what = whatOf(line)
  return (
    <>
      {count > 1 ? (
        <details>
          <summary>{isEnd ? fr(`Fin : ${what}`) : what}</summary>
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </details>
      ) : (
        sentences.map((sentence) => <p key={sentence}>{isEnd ? fr(`Fin : ${sentence}`) : sentence}</p>)
      )}
      {sentences.length === 0 && <p>{fr('Rien ne changera : le contenu est déjà ainsi.')}</p>}
      {until && <p className={styles.until}>{fr(`Jusqu'au ${until}.`)}</p>}
    </>
  )
}

function Abandoned({ line }: { line: PlanLine }) {
  return (
    <DayLine at={line.at} time={fr(`Prévu pour le ${line.time}`)} author={line.author}>
      <div className={styles.what}>
        <Told line={line} />
        <div className={styles.steps}>
          <Resume line={line} />
        </div>
      </div>
    </DayLine>
  )
}

const Resume = ({ line }: { line: PlanLine }) => (
  <Step id={line.id} step="resume" label="Rétablir" what={whatOf(line)} />
)

function Line({ line, isStuck = false }: { line: PlanLine; isStuck?: boolean }) {
  const { id, at, clock, time, author, page, form, problem, isGone, isLate } = line
  const what = whatOf(line)
  const canBeMade = !problem || (isLate && !isGone)
  return (
    <DayLine at={at} time={isStuck ? fr(`Prévu pour le ${time}`) : time} author={author}>
      <div className={styles.what}>
        <Told line={line} />
        {problem && <p className={styles.problem}>{problem}</p>}
        {isGone && (
          <p>
            <a href="/historique">{fr("Le rétablir dans l'historique")}</a>, puis faire ce changement ; ou l'abandonner.
          </p>
        )}
        <PageLink page={page} />
        <div className={styles.steps}>
          {form && (
            <ButtonLink href={form} look="quiet">
              <span>
                Modifier <span className="visually-hidden">{what}</span>
              </span>
            </ButtonLink>
          )}
          {problem && isStuck && !isGone && !isLate && (
            <Step id={id} step="insist" label="Faire quand même" what={what} />
          )}
          {problem && !isStuck && !isGone && <Step id={id} step="keep" label="Garder pour ce jour" what={what} />}
          <Step id={id} step="abandon" label="Abandonner" what={what} />
          {canBeMade && (
            <details className={styles.other}>
              <summary>
                Faire maintenant <span className="visually-hidden">{what}</span>
              </summary>
              <div className={styles.asked}>
                <p>{fr('Vos visiteurs le verront aussitôt, et rien ne sera plus prévu pour ce jour.')}</p>
                <Step id={id} step="now" label="Oui, faire maintenant" what={what} />
              </div>
            </details>
          )}
          <details className={styles.other}>
            <summary>
              Changer la date <span className="visually-hidden">{what}</span>
            </summary>
            <form method="post" action="/prevu">
              <input type="hidden" name="id" value={id} />
              <input type="hidden" name="step" value="move" />
              <label htmlFor={`date-${id}`}>Nouvelle date</label>
              <input
                id={`date-${id}`}
                type="datetime-local"
                name="at"
                defaultValue={clock}
                max="2999-12-31T23:59"
                required
              />
              <Button type="submit" look="quiet">
                Changer
              </Button>
            </form>
          </details>
        </div>
      </div>
    </DayLine>
  )
}

function Step({ id, step, label, what }: { id: string; step: string; label: string; what: string }) {
  return (
    <form method="post" action="/prevu">
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="step" value={step} />
      <Button type="submit" look="quiet">
        <span>
          {label} <span className="visually-hidden">{what}</span>
        </span>
      </Button>
    </form>
  )
}
