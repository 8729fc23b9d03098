import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  MeasuringStrategy,
  PointerSensor,
  useSensor,
  useSensors,
  type Modifier,
} from '@dnd-kit/core'
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { useId, useState, type ReactNode } from 'react'
import { fr } from '../lib/french-typography'
import { useKeptInView } from './use-kept-in-view'
import styles from './sortable-rows.module.css'

/** Rows, one below the other; or blocks, as large as they are, that may stand beside one another. */
type Shape = 'rows' | 'blocks'

interface SortableRowsProps {
  shape?: Shape
  className?: string | undefined
  keys: string[]
  nameOf: (index: number) => string
  onMove: (from: number, to: number) => void
  children: ReactNode
}

/** An entry moves up and down alone. */
const UPRIGHT: Modifier[] = [({ transform }) => ({ ...transform, x: 0 })]

/** Blocks shrink while they are put in order, so that the next place is near. */
const SHRINKING = { measuring: { droppable: { strategy: MeasuringStrategy.Always } } }

/** A list whose entries are put in order by their handles. */
export function SortableRows({ shape = 'rows', className, keys, nameOf, onMove, children }: SortableRowsProps) {
  const [isSorting, setIsSorting] = useState(false)
  const keepInView = useKeptInView(isSorting)
  const end = (id: string | number) => {
    keepInView(String(id))
    setIsSorting(false)
  }
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const placeOf = (key: string | number | undefined) => keys.indexOf(String(key))
  const say = (id: string | number, where: string) => `« ${nameOf(placeOf(id))} » : ${where}`
  const announcements = {
    onDragStart: ({ active }: { active: { id: string | number } }) => say(active.id, 'pris.'),
    onDragOver: ({ active, over }: Spoken) =>
      say(active.id, over ? `place ${placeOf(over.id) + 1} sur ${keys.length}.` : 'hors de la liste.'),
    onDragEnd: ({ active, over }: Spoken) =>
      say(active.id, over ? `posé à la place ${placeOf(over.id) + 1}.` : 'laissé.'),
    onDragCancel: ({ active }: Spoken) => say(active.id, 'laissé à sa place.'),
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      {...(shape === 'rows' ? { modifiers: UPRIGHT } : SHRINKING)}
      accessibility={{
        announcements,
        screenReaderInstructions: {
          draggable:
            'Pour déplacer : espace pour prendre, flèches pour changer de place, espace pour poser, échap pour laisser.',
        },
      }}
      onDragStart={() => setIsSorting(true)}
      onDragCancel={({ active }) => end(active.id)}
      onDragEnd={({ active, over }) => {
        end(active.id)
        if (over && over.id !== active.id) onMove(placeOf(active.id), placeOf(over.id))
      }}
    >
      <SortableContext items={keys} strategy={shape === 'rows' ? verticalListSortingStrategy : rectSortingStrategy}>
        <ul className={className ?? styles.rows} data-sorting={isSorting || undefined}>
          {children}
        </ul>
      </SortableContext>
    </DndContext>
  )
}

interface Spoken {
  active: { id: string | number }
  over?: { id: string | number } | null
}

interface SortableRowProps {
  shape?: Shape
  id: string
  index: number
  count: number
  /** How many entries the list has on pages before this one, and in all; left out where it is shown whole. */
  offset?: number
  total?: number
  name: string
  /** Left out where the entries have an order of their own. */
  onMove?: ((from: number, to: number) => void) | undefined
  /** Adds an entry before the one at a place; left out where entries are not added here. */
  onInsert?: ((index: number) => void) | undefined
  onEdit: () => void
  onRemove: () => void
  onPrepare?: (() => void) | undefined
  children: ReactNode
}

/** An entry as visitors see it, with what is done to it beside it. */
export function SortableRow(props: SortableRowProps) {
  const { shape = 'rows', id, index, count, name, onMove, onInsert, onEdit, onRemove, onPrepare, children } = props
  const { offset = 0, total = count } = props
  const named = useId()
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id,
  })
  const aside = shape === 'rows' ? 0 : (transform?.x ?? 0)
  const style = { transform: transform ? `translate(${aside}px, ${transform.y}px)` : undefined, transition }
  return (
    <li
      ref={setNodeRef}
      style={style}
      className={shape === 'rows' ? styles.row : styles.block}
      data-row={id}
      data-dragging={isDragging || undefined}
    >
      <div className={styles.content}>{children}</div>
      <div className={styles.tools}>
        <span id={named} hidden>
          {name}
        </span>
        {onMove && (
          <>
            <button
              ref={setActivatorNodeRef}
              type="button"
              className={styles.handle}
              {...attributes}
              {...listeners}
              aria-label={name ? fr(`Déplacer « ${name} »`) : 'Déplacer'}
              aria-roledescription="poignée"
            >
              <span aria-hidden="true">⠿</span>
            </button>
            <Tool
              label="Monter"
              sign="↑"
              named={named}
              disabled={offset + index === 0}
              onClick={() => onMove(index, index - 1)}
            />
            <Tool
              label="Descendre"
              sign="↓"
              named={named}
              disabled={offset + index === total - 1}
              onClick={() => onMove(index, index + 1)}
            />
          </>
        )}
        {onInsert && (
          <button
            type="button"
            className={styles.insert}
            aria-describedby={named}
            onPointerEnter={onPrepare}
            onFocus={onPrepare}
            onClick={() => onInsert(index)}
          >
            Insérer ici
          </button>
        )}
        <button
          type="button"
          className={styles.word}
          data-edit
          aria-describedby={named}
          onPointerEnter={onPrepare}
          onFocus={onPrepare}
          onClick={onEdit}
        >
          Modifier
        </button>
        <button type="button" className={styles.word} aria-describedby={named} onClick={onRemove}>
          Supprimer
        </button>
      </div>
    </li>
  )
}

interface ToolProps {
  label: string
  sign: string
  named: string
  disabled: boolean
  onClick: () => void
}

/** Stays in reach of the keyboard at the ends of the list, where it has nothing to do: the focus is not lost there. */
function Tool({ label, sign, named, disabled, onClick }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.sign}
      aria-label={label}
      aria-describedby={named}
      aria-disabled={disabled || undefined}
      onClick={() => !disabled && onClick()}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  )
}
