import { useRef, useState } from 'react'
import { treatmentPath } from '../../cms/documents/page-keys'
import { findDraft } from '../../cms/edit/drafts'
import { offerFocus } from '../../cms/edit/offer-focus'
import { newIn, OpenButton, placeAddress } from '../../cms/edit/place-link'
import { SortableRow, SortableRows } from '../../cms/edit/sortable-rows'
import { fr } from '../../lib/french-typography'
import { HiddenMark } from '../../ui/hidden-mark'
import { ADDING, NewTreatmentForm } from './new-treatment-form'
import type { TreatmentRow } from './treatments-panel'
import { useTreatmentRows } from './use-treatment-rows'
import styles from './treatments-editor.module.css'

/** Every treatment in the order of the menu and the cards: put in order, hidden, removed, and others added. */
export default function TreatmentsEditor({ treatments }: { treatments: TreatmentRow[] }) {
  const panel = useRef<HTMLElement>(null)
  const { rows, doing, move, toggle, remove } = useTreatmentRows(treatments, panel)
  const [isAdding, setAdding] = useState(() => findDraft(ADDING) !== undefined)

  function close() {
    setAdding(false)
    setTimeout(() => offerFocus(panel.current?.querySelector<HTMLElement>('[data-add]')))
  }

  return (
    <section ref={panel} className={styles.panel} aria-labelledby="vos-soins">
      <h2 id="vos-soins">Vos soins</h2>
      <p>{fr("Dans l'ordre du menu et des cartes de l'accueil, où le bronzage UV vient toujours en dernier.")}</p>
      <SortableRows keys={rows.map(({ id }) => id)} nameOf={(index) => rows[index]?.title ?? ''} onMove={move}>
        {rows.map((row, index) => (
          <SortableRow
            key={row.id}
            id={row.id}
            index={index}
            count={rows.length}
            name={row.title}
            place={placeAddress('categories', row.id)}
            onMove={move}
            onEdit={() => location.assign(treatmentPath(row.id))}
            onRemove={() => void remove(row, index)}
          >
            <div className={styles.row}>
              <a href={treatmentPath(row.id)}>{fr(row.title)}</a>
              {row.masque && <HiddenMark />}
              <OpenButton
                place={placeAddress('categories', row.id, 'masque')}
                plain={styles.hide}
                onClick={() => void toggle(row)}
              >
                {row.masque ? 'Afficher' : 'Masquer'}
                <span className="visually-hidden">{fr(` : ${row.title}`)}</span>
              </OpenButton>
              {row.id === doing && <span role="status">En cours…</span>}
            </div>
          </SortableRow>
        ))}
      </SortableRows>
      {isAdding ? (
        <NewTreatmentForm treatments={rows} onClose={close} onReopen={() => setAdding(true)} />
      ) : (
        <p>
          <OpenButton place={newIn('categories')} data-add="" onClick={() => setAdding(true)}>
            Ajouter un soin
          </OpenButton>
        </p>
      )}
    </section>
  )
}
