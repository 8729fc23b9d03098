import type { FilterOption, FilterOptions } from '../../content/history'
import { Button } from '../../ui/button'
import styles from './history-filter.module.css'

/** Limits the history to one page or document: a plain form, which changes the address. */
export function HistoryFilter({ filter }: { filter: FilterOptions }) {
  const { chosen, pages, treatments, other } = filter
  return (
    <form method="get" action="/historique" className={styles.filter}>
      <label className={styles.label} htmlFor="historique-page">
        Ce qui a changé
      </label>
      <select key={chosen} id="historique-page" name="page" defaultValue={chosen} className={styles.select}>
        <option value="">Sur tout le site</option>
        {other && <option value={other.value}>{other.label}</option>}
        <optgroup label="Pages">
          <Options options={pages} />
        </optgroup>
        <optgroup label="Soins">
          <Options options={treatments} />
        </optgroup>
      </select>
      <Button type="submit" look="quiet">
        Afficher
      </Button>
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
