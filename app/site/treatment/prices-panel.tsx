import { useState } from 'react'
import { useDocuments, type Known } from '../../cms/edit/documents'
import { late } from '../../cms/edit/late'
import { useEditing } from '../../cms/edit/mode'
import { Button } from '../../ui/button'
import type { Tarif } from './definition'
import styles from './tarifs-view.module.css'

const ManyPricesForm = late(() => import('./many-prices-form'))

const NONE: Known<'categories'>[] = []

/** The button that changes many prices at once, for administrators; for visitors nothing. */
export function PricesPanel() {
  const editing = useEditing()
  const [isOpen, setOpen] = useState(false)
  if (!editing) return null
  return (
    <div className={styles.panel} data-screen="">
      {isOpen ? (
        <ManyPricesForm onClose={() => setOpen(false)} />
      ) : (
        <Button
          type="button"
          look="quiet"
          onPointerEnter={ManyPricesForm.prepare}
          onFocus={ManyPricesForm.prepare}
          onClick={() => setOpen(true)}
        >
          Modifier plusieurs prix
        </Button>
      )}
    </div>
  )
}

/** Reads price lists as they stand by now: as the page came with them, or as they were changed since. */
export function useTarifs<T extends { id: string; tarifs: Tarif[] }>(treatments: T[]): T[] {
  const changed = useDocuments('categories', NONE)
  return treatments.map((treatment) => {
    const tarifs = changed.find(({ id }) => id === treatment.id)?.tarifs
    return tarifs ? { ...treatment, tarifs } : treatment
  })
}
