import { useEffect, useRef, useState } from 'react'
import { useDocuments, type Known } from '../../cms/edit/documents'
import { findDraft } from '../../cms/edit/drafts'
import { late } from '../../cms/edit/late'
import { useEditing } from '../../cms/edit/mode'
import { useIsAlive } from '../../ui/alive'
import { Button, ButtonLink } from '../../ui/button'
import type { Tarif } from './definition'
import styles from './tarifs-view.module.css'

const ManyPricesForm = late(() => import('./many-prices-form'))

/** Where what is typed of all prices is kept. */
const ALL_PRICES = 'tarifs/prices'

const NONE: Known<'categories'>[] = []

/** The button that changes many prices at once, for administrators, which is a link until the page is alive; for visitors nothing. */
export function PricesPanel() {
  const editing = useEditing()
  const isAlive = useIsAlive()
  const [isOpen, setOpen] = useState(() => findDraft(ALL_PRICES) !== undefined)
  const panel = useRef<HTMLDivElement>(null)
  const isClosing = useRef(false)
  useEffect(() => {
    if (isOpen || !isClosing.current) return
    isClosing.current = false
    panel.current?.querySelector('button')?.focus()
  }, [isOpen])
  if (!editing) return null

  function close() {
    isClosing.current = true
    setOpen(false)
  }

  return (
    <div ref={panel} className={styles.panel} data-screen="">
      {!isAlive ? (
        <ButtonLink href="/admin/tarifs" look="quiet">
          Modifier plusieurs prix
        </ButtonLink>
      ) : isOpen ? (
        <ManyPricesForm place={ALL_PRICES} onClose={close} onReopen={() => setOpen(true)} />
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
