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
import { useEffect, useLayoutEffect, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'
import { quoted } from '../../lib/quoted'
import { rowOf } from './use-kept-in-view'

/** A handle that is pressed, or a key on it. */
export type Press = PointerEvent | KeyboardEvent

/** Takes an entry by its handle. */
export type Take = (id: string, event: Press) => void

interface SortingProps {
  list: RefObject<HTMLElement | null>
  /** Told what takes an entry, for as long as that is there. Returns what ends it. */
  connect: (take: Take) => () => void
  keys: string[]
  nameOf: (index: number) => string
  /** Whether the entries may stand beside one another. */
  isInBlocks: boolean
  onStart: () => void
  onEnd: (id: string) => void
  onMove: (from: number, to: number) => void
}

/** An entry moves up and down alone. */
const UPRIGHT: Modifier[] = [({ transform }) => ({ ...transform, x: 0 })]

/** Blocks shrink while they are put in order, so that the next place is near. */
const SHRINKING = { measuring: { droppable: { strategy: MeasuringStrategy.Always } } }

/** What takes each entry. */
type Takers = Map<string, (event: Press) => void>

type Id = string | number

interface Spoken {
  active: { id: Id }
  over?: { id: Id } | null
}

/**
 * Puts the entries of a list in order by mouse, finger and keyboard. It stands beside them, not around them: what is
 * typed among them stays when it comes.
 */
export default function Sorting({ list, connect, keys, nameOf, isInBlocks, onStart, onEnd, onMove }: SortingProps) {
  const [takers] = useState<Takers>(() => new Map())
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  useEffect(() => connect((id, event) => takers.get(id)?.(event)), [connect, takers])

  const placeOf = (key: Id) => keys.indexOf(String(key))
  const say = (id: Id, where: string) => `${quoted(nameOf(placeOf(id)))} : ${where}`
  const announcements = {
    onDragStart: ({ active }: Spoken) => say(active.id, 'pris.'),
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
      {...(isInBlocks ? SHRINKING : { modifiers: UPRIGHT })}
      accessibility={{ announcements, screenReaderInstructions: { draggable: '' } }}
      onDragStart={onStart}
      onDragCancel={({ active }) => onEnd(String(active.id))}
      onDragEnd={({ active, over }) => {
        onEnd(String(active.id))
        if (over && over.id !== active.id) onMove(placeOf(active.id), placeOf(over.id))
      }}
    >
      <SortableContext items={keys} strategy={isInBlocks ? rectSortingStrategy : verticalListSortingStrategy}>
        {keys.map((key) => (
          <Entry key={key} id={key} isInBlocks={isInBlocks} list={list} takers={takers} />
        ))}
      </SortableContext>
    </DndContext>
  )
}

interface EntryProps extends Pick<SortingProps, 'list' | 'isInBlocks'> {
  id: string
  takers: Takers
}

/** Ties an entry that stands on the page to what moves it. */
function Entry({ id, list, isInBlocks, takers }: EntryProps) {
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({ id })
  const move = transform && `translate(${isInBlocks ? transform.x : 0}px, ${transform.y}px)`
  // At each pass: the row may have given way to its form, or come back.
  useLayoutEffect(() => {
    const row = rowOf(id, list.current)
    const handle = row?.querySelector<HTMLElement>('[data-handle]') ?? null
    setNodeRef(row)
    setActivatorNodeRef(handle)
    takers.set(id, (event) => listeners?.[event.type === 'keydown' ? 'onKeyDown' : 'onPointerDown']?.(event))
    if (!row) return
    row.style.transform = move ?? ''
    row.style.transition = transition ?? ''
    row.toggleAttribute('data-dragging', isDragging)
    if (isDragging) handle?.setAttribute('aria-pressed', 'true')
    else handle?.removeAttribute('aria-pressed')
  })
  return null
}
