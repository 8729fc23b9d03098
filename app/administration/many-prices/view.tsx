import type { AskedMoments } from '../../cms/forms/asked-form'
import type { FormPart } from '../../cms/forms/form-inputs'
import { FormParts, HiddenFields } from '../../cms/forms/form-parts'
import { MomentsInputs } from '../../cms/forms/server-form'
import { fr } from '../../lib/french-typography'
import { Button, ButtonLink } from '../../ui/button'
import { FormMessage } from '../../ui/form-message'
import { examplesLeft, keyOf, type RaisedLine } from '../../site/treatment/many-prices'
import { RaisedPrice } from '../../site/treatment/many-prices-list'
import styles from '../../site/treatment/many-prices.module.css'

interface ManyPricesProps {
  /** Where its forms are sent, without and with what the address asks for. */
  page: string
  here: string
  /** How prices are to change, as it stands in the form. */
  parts: FormPart[]
  /** What they become; left out until it is known how they change. */
  raised: { treatments: RaisedTreatment[]; notes: string[]; hidden: Record<string, string> } | undefined
  /** Why they were not changed, with what was ticked and typed. */
  refusal: { message: string; ticked: string[]; moments: AskedMoments } | undefined
}

/** The prices of a treatment as they are and as they will be. */
export interface RaisedTreatment {
  id: string
  title: string
  version: number
  lines: RaisedLine[]
}

/** The names of what is sent of the prices that change. */
export const SENT = { line: 'ligne', version: 'version.' } as const

/** What the second step begins with. */
const NEW_PRICES = 'nouveaux-prix'

/** Raises or lowers many prices in two steps that need no script: how, then which of them. */
export function ManyPrices({ page, here, parts, raised, refusal }: ManyPricesProps) {
  const examples = raised?.treatments.flatMap(({ lines }) => lines).filter(({ isExample }) => isExample) ?? []
  const left = refusal ? undefined : examplesLeft(examples.length)
  return (
    <div className={styles.page}>
      {/* Where the page is shown that answers: what was pressed is far below. */}
      {refusal && <FormMessage>{fr(refusal.message)}</FormMessage>}
      <form action={`${page}#${NEW_PRICES}`} className={styles.form} aria-label="Comment les prix changent">
        <div className={styles.fields}>
          <FormParts parts={parts} isBeside={raised !== undefined} />
        </div>
        <div className={styles.step}>
          <Button look={raised ? 'quiet' : 'full'}>Voir les nouveaux prix</Button>
          {!raised && (
            <ButtonLink href="/tarifs" look="quiet">
              Annuler
            </ButtonLink>
          )}
        </div>
      </form>
      {raised && (
        <form method="post" action={here} className={styles.form} aria-labelledby={NEW_PRICES}>
          <h2 id={NEW_PRICES}>Nouveaux prix</h2>
          <HiddenFields values={raised.hidden} />
          {left && <p className={styles.note}>{fr(left)}</p>}
          {raised.treatments.map((treatment) => (
            <Treatment key={treatment.id} {...treatment} ticked={refusal?.ticked} />
          ))}
          {raised.notes.map((words) => (
            <p key={words} className={styles.note}>
              {words} <a href="/prevu">Voir ce qui est prévu</a>
            </p>
          ))}
          <MomentsInputs {...(refusal?.moments ?? NO_MOMENTS)} />
          <div className={styles.actions} data-saves="">
            <Button>Appliquer</Button>
            <ButtonLink href="/tarifs" look="quiet">
              Annuler
            </ButtonLink>
          </div>
        </form>
      )}
    </div>
  )
}

const NO_MOMENTS: AskedMoments = { from: '', until: '', problems: {} }

function Treatment({ id, title, version, lines, ticked }: RaisedTreatment & { ticked: string[] | undefined }) {
  return (
    <fieldset className={styles.treatment}>
      <legend>{fr(title)}</legend>
      <input type="hidden" name={SENT.version + id} value={version} />
      <ul className={styles.lines}>
        {lines.map((raised) => {
          const key = keyOf(id, raised.line)
          const box = { name: SENT.line, value: key, defaultChecked: ticked?.includes(key) ?? !raised.isExample }
          return <RaisedPrice key={key} raised={raised} isIn box={box} />
        })}
      </ul>
    </fieldset>
  )
}
