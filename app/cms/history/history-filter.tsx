import type { FilterOption, FilterOptions } from './filter'
import { Button } from '../../ui/button'
import styles from './history-filter.module.css'

/** Limits the history to one page or document, one person, some days: a plain form, which changes the address. */
export function HistoryFilter({ filter }: { filter: FilterOptions }) {
  const { place, pages, treatments, other, author, authors, from, until, words } = filter
  return (
    <form key={words} method="get" action="/historique" className={styles.filter}>
      <p className={styles.field} data-wide>
        <label htmlFor="historique-page">Ce qui a changé</label>
        <select id="historique-page" name="page" defaultValue={place}>
          <option value="">Sur tout le site</option>
          {other && <option value={other.value}>{other.label}</option>}
          <optgroup label="Pages">
            <Options options={pages} />
          </optgroup>
          <optgroup label="Soins">
            <Options options={treatments} />
          </optgroup>
        </select>
      </p>
      <p className={styles.field}>
        <label htmlFor="historique-par">Par</label>
        <select id="historique-par" name="par" defaultValue={author}>
          <option value="">Tout le monde</option>
          <Options options={authors} />
        </select>
      </p>
      <div className={styles.days}>
        <p className={styles.field}>
          <label htmlFor="historique-du">Du</label>
          <input id="historique-du" type="date" name="du" defaultValue={from} />
        </p>
        <p className={styles.field}>
          <label htmlFor="historique-au">Au</label>
          <input id="historique-au" type="date" name="au" defaultValue={until} />
        </p>
      </div>
      <p className={styles.buttons}>
        <Button type="submit" look="quiet">
          Afficher
        </Button>
        {words && <a href="/historique">Tout l'historique</a>}
      </p>
    </form>
  )
}

function Options({ options }: { options: FilterOption[] }) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}
