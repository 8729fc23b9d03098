import {
  createContext,
  useCallback,
  useContext,
  useId,
  useRef,
  useState,
  type ReactNode,
  type SyntheticEvent,
} from 'react'
import { fr } from '../../lib/french-typography'
import { quoted } from '../../lib/quoted'
import { keepWhereItIs } from './keep-place'
import { late } from './late'
import { OpenButton } from './place-link'
import type { Press, Take } from './sorting'
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
  /** Whether nobody moves them. */
  isOrdered?: boolean | undefined
  /** What stands below them. */
  below?: ReactNode
  children: ReactNode
}

const Sorting = late(() => import('./sorting'), { isScripted: true })

/** The id of what is said of the handles, and what says where an entry has come to. */
const RowsContext = createContext<{ instructions: string; say?: (words: string) => void }>({ instructions: '' })

/** A list whose entries are put in order by their handles: what moves them is loaded once one is reached for. */
export function SortableRows(props: SortableRowsProps) {
  const { shape = 'rows', className, keys, nameOf, onMove, isOrdered, below, children } = props
  const [isArranging, setArranging] = useState(false)
  const [isReached, setReached] = useState(false)
  const [isSorting, setIsSorting] = useState(false)
  const keepInView = useKeptInView(isSorting)
  const list = useRef<HTMLUListElement>(null)
  const taking = useRef<Take>(undefined)
  const waiting = useRef<{ id: string; event: Press }>(undefined)
  const instructions = useId()
  const [said, say] = useState('')

  function reach({ target }: SyntheticEvent) {
    if (handleAt(target)) setReached(true)
  }

  function press(event: Press) {
    const handle = handleAt(event.target)
    const id = handle?.closest<HTMLElement>('[data-row]')?.dataset['row']
    if (!handle || id === undefined) return
    // A field that keeps the focus under a finger is scrolled to as the entry moves.
    handle.focus({ preventScroll: true })
    setReached(true)
    if (taking.current) taking.current(id, event)
    else if (!isOtherKey(event)) waiting.current = { id, event }
  }

  const release = () => void (waiting.current = undefined)

  /** What was pressed before there was anything to take it is taken now. */
  const connect = useCallback((take: Take) => {
    const { id, event } = waiting.current ?? {}
    waiting.current = undefined
    taking.current = take
    if (id !== undefined && event && !isLeft(event)) take(id, event)
    return () => void (taking.current = undefined)
  }, [])

  return (
    <RowsContext value={{ instructions, say }}>
      <p id={instructions} hidden>
        Pour déplacer : espace pour prendre, flèches pour changer de place, espace pour poser, échap pour laisser.
      </p>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <ul
        ref={list}
        className={className ?? styles.rows}
        data-sorting={isSorting || undefined}
        data-arranging={isArranging || undefined}
        onPointerOver={reach}
        onFocus={reach}
        onPointerDown={press}
        onKeyDown={press}
        onPointerUp={release}
        onPointerCancel={release}
      >
        {children}
      </ul>
      <div className={styles.below}>
        {below}
        {!isOrdered && keys.length > 1 && (
          <button
            type="button"
            className={styles.arrange}
            data-scripted
            aria-pressed={isArranging}
            onClick={({ currentTarget }) => keepWhereItIs(currentTarget, () => setArranging(!isArranging))}
          >
            Réorganiser
          </button>
        )}
      </div>
      {isReached && (
        <Sorting
          list={list}
          connect={connect}
          keys={keys}
          nameOf={nameOf}
          isInBlocks={shape === 'blocks'}
          onStart={() => {
            say('')
            setIsSorting(true)
          }}
          onEnd={(id) => {
            keepInView(id)
            setIsSorting(false)
          }}
          onMove={onMove}
        />
      )}
    </RowsContext>
  )
}

const handleAt = (target: EventTarget) => (target as Element).closest<HTMLElement>('[data-handle]')

/** Says whether the handle of a key has lost the focus meanwhile. */
const isLeft = ({ type, target }: Press) => type === 'keydown' && target !== document.activeElement

/** Says whether a key on a handle is none that takes the entry. */
const isOtherKey = (event: Press) => 'code' in event && event.code !== 'Space' && event.code !== 'Enter'

interface SortableRowProps {
  shape?: Shape
  id: string
  index: number
  count: number
  /** How many entries the list has on pages before this one, and in all; left out where it is shown whole. */
  offset?: number
  total?: number
  name: string
  /** Where it stands, as `collection/id/field/entry`. */
  place: string
  /** Left out where the entries have an order of their own. */
  onMove?: ((from: number, to: number) => void) | undefined
  /** Adds an entry before the one at a place; left out where entries are not added here. */
  onInsert?: ((index: number) => void) | undefined
  onEdit: () => void
  onRemove: () => void
  onPrepare?: (() => void) | undefined
  /** Whether it is the one that was last worked on: its tools are in view on a small screen as well. */
  isChosen?: boolean
  children: ReactNode
}

/** An entry as visitors see it, with what is done to it beside it. */
export function SortableRow(props: SortableRowProps) {
  const {
    shape = 'rows',
    id,
    index,
    count,
    name,
    place,
    onMove,
    onInsert,
    onEdit,
    onRemove,
    onPrepare,
    children,
  } = props
  const { offset = 0, total = count } = props
  const named = useId()
  const { instructions, say } = useContext(RowsContext)
  function move(to: number) {
    onMove?.(index, to)
    say?.(fr(`${quoted(name)} : place ${offset + to + 1} sur ${total}.`))
  }
  return (
    <li
      className={shape === 'rows' ? styles.row : styles.block}
      data-row={id}
      data-chosen={props.isChosen || undefined}
    >
      <div className={styles.content}>{children}</div>
      <div className={styles.tools}>
        <span id={named} hidden>
          {name}
        </span>
        {onMove && (
          <>
            <button
              type="button"
              className={styles.handle}
              data-handle
              aria-label={name ? fr(`Déplacer ${quoted(name)}`) : 'Déplacer'}
              aria-roledescription="poignée"
              aria-describedby={instructions}
            >
              <span aria-hidden="true">⠿</span>
            </button>
            <Tool
              label="Monter"
              sign="↑"
              named={named}
              disabled={offset + index === 0}
              onClick={() => move(index - 1)}
            />
            <Tool
              label="Descendre"
              sign="↓"
              named={named}
              disabled={offset + index === total - 1}
              onClick={() => move(index + 1)}
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
        <OpenButton
          place={place}
          plain={styles.word}
          data-edit
          aria-describedby={named}
          onPointerEnter={onPrepare}
          onFocus={onPrepare}
          onClick={onEdit}
        >
          Modifier
        </OpenButton>
        <OpenButton place={place} ask="supprimer" plain={styles.word} aria-describedby={named} onClick={onRemove}>
          Supprimer
        </OpenButton>
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
      data-repeats=""
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
