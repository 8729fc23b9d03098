import { dayAt } from '../../lib/clock'
import { DATE } from '../../lib/asked-moment'
import { fr } from '../../lib/french-typography'
import { dayAhead, momentAhead } from '../../lib/planned-moment'

export interface DateBannerProps {
  /** As the address asks. */
  asked: string
  /** The moment shown. */
  moment: Date
  now: Date
  isPast: boolean
  isBefore: boolean
  isMonthly: boolean
  /** The page's address as it is today. */
  today: string
  /** What else the page was asked, which it keeps on another day. */
  parameters: [name: string, value: string][]
  changes: string[]
  more: number
  /** Whether the address asks for no day that there is. */
  isUnknown: boolean
}

/** Says above a page that it is that of another day, and what changes until then. */
export function DateBanner(props: DateBannerProps) {
  const { moment, isMonthly, today, parameters, changes, more, isUnknown } = props
  return (
    <aside aria-label="Le site un autre jour" data-date-banner="">
      <p>
        <strong>{fr(headline(props))}</strong>{' '}
        {isMonthly && fr("De ce qui a plus d'un an, seule la fin de chaque mois est connue. ")}
        {fr('Rien ne se modifie ici.')} <a href={today}>Revenir à aujourd'hui</a>
      </p>
      <form method="get" action={today.split('?')[0]}>
        {parameters.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label>
          Voir le site au{' '}
          <input
            type="date"
            name={DATE}
            defaultValue={dayAt(moment)}
            max="2999-12-31"
            required
            aria-invalid={isUnknown}
          />
        </label>{' '}
        <button type="submit">Voir</button>
      </form>
      {!isUnknown && (
        <details>
          <summary>{fr(`Ce qui change entre aujourd'hui et cette date : ${countOf(changes.length, more)}`)}</summary>
          {changes.length > 0 && (
            <ul>
              {changes.map((sentence, place) => (
                <li key={place}>{sentence}</li>
              ))}
              {more > 0 && <li>{fr(`Et ${more} autres textes.`)}</li>}
            </ul>
          )}
        </details>
      )}
    </aside>
  )
}

function headline({ asked, moment, now, isPast, isBefore, isUnknown }: DateBannerProps): string {
  if (isUnknown) return "Cette date n'est pas valable : voici le site d'aujourd'hui."
  const iso = moment.toISOString()
  if (isBefore) return `Le site n'existait pas encore : le voici tel qu'il a commencé, le ${momentAhead(iso, now)}.`
  const when = asked.length === 10 ? `${dayAhead(iso, now)} au soir` : momentAhead(iso, now)
  return isPast ? `Le site tel qu'on le lisait le ${when}.` : `Le site tel qu'il sera le ${when}.`
}

const countOf = (count: number, more: number) => (count === 0 ? 'rien' : more > 0 ? `plus de ${count}` : String(count))
