import { useId, useRef, useState, type CSSProperties, type MouseEvent, type PointerEvent } from 'react'
import { FOCUS_STEP, readFocus, writeFocus, type Focus } from '../../lib/focus'
import { fr } from '../../lib/french-typography'
import type { Box } from '../../ui/picture-sizes'
import styles from './focus-field.module.css'

interface FocusFieldProps {
  src: string
  value: string
  /** Where the layout shows the picture, the widest screens first. */
  boxes: Box[]
  onChange: (focus: string) => void
  /** Told that there is no picture at the address. */
  onBroken: () => void
}

const WORDS = {
  title: 'Partie montrée',
  hint: 'La photo est coupée à la forme de chaque écran. Touchez ce qui doit rester visible, ou réglez les curseurs.',
  across: 'De gauche à droite',
  down: 'De haut en bas',
  centre: 'Revenir au centre',
}

/** The point of a picture that stays in view: touched, dragged, or set by the keyboard, and seen in both shapes. */
export function FocusField({ src, value, boxes, onChange, onBroken }: FocusFieldProps) {
  const [loaded, setLoaded] = useState<string>()
  const point = readFocus(value)
  const position = `${point.across}% ${point.down}%`

  function choose(next: Focus) {
    const focus = writeFocus(next)
    if (focus !== value) onChange(focus)
  }

  function grab(event: PointerEvent<HTMLElement>) {
    // A finger beside the mark may be about to scroll the page: what it touches is told by the click.
    const isOnMark = (event.target as HTMLElement).dataset['point'] !== undefined
    if (event.button !== 0 || (event.pointerType === 'touch' && !isOnMark)) return
    event.currentTarget.setPointerCapture(event.pointerId)
    if (!isOnMark) choose(pointAt(event))
  }

  function drag(event: PointerEvent<HTMLElement>) {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) choose(pointAt(event))
  }

  return (
    <fieldset className={styles.field}>
      <legend className={styles.title}>{WORDS.title}</legend>
      <p className={styles.hint}>{fr(WORDS.hint)}</p>
      <div className={styles.columns}>
        <div>
          <div
            className={styles.stage}
            onPointerDown={grab}
            onPointerMove={drag}
            onClick={(event) => choose(pointAt(event))}
          >
            {/* What stands below does not move under the finger, or much less, as it arrives. */}
            <img
              src={src}
              alt=""
              draggable={false}
              data-awaited={loaded === src ? undefined : ''}
              style={{ '--ratio': boxes[0]?.ratio ?? 1 } as CSSProperties}
              onLoad={() => setLoaded(src)}
              onError={onBroken}
            />
            <span
              className={styles.mark}
              data-point=""
              style={{ left: `${point.across}%`, top: `${point.down}%` }}
              aria-hidden="true"
            />
          </div>
          <Share
            label={WORDS.across}
            side="la gauche"
            value={point.across}
            onChange={(across) => onChange(writeFocus({ ...point, across }))}
          />
          <Share
            label={WORDS.down}
            side="le haut"
            value={point.down}
            onChange={(down) => onChange(writeFocus({ ...point, down }))}
          />
          {value !== '' && (
            <button
              type="button"
              className={styles.centre}
              onClick={({ currentTarget }) => {
                // It goes with what it undoes.
                currentTarget.parentElement!.querySelector('input')!.focus()
                onChange('')
              }}
            >
              {WORDS.centre}
            </button>
          )}
        </div>
        <div className={styles.previews}>
          <Preview name="Sur un téléphone" box={boxes.at(-1)} src={src} position={position} />
          <Preview name="Sur un ordinateur" box={boxes[0]} src={src} position={position} />
        </div>
      </div>
    </fieldset>
  )
}

function pointAt({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>): Focus {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return { across: ((clientX - left) / width) * 100, down: ((clientY - top) / height) * 100 }
}

interface ShareProps {
  label: string
  /** From where it is counted. */
  side: string
  value: number
  onChange: (value: number) => void
}

function Share({ label, side, value, onChange }: ShareProps) {
  const id = useId()
  const before = useRef(value)
  return (
    <p className={styles.share}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        step={FOCUS_STEP}
        value={value}
        aria-valuetext={fr(`${value} % depuis ${side}`)}
        onChange={({ target }) => onChange(target.valueAsNumber)}
        onPointerDown={() => (before.current = value)}
        // A finger that scrolls the page has touched it by the way.
        onPointerCancel={() => onChange(before.current)}
      />
    </p>
  )
}

interface PreviewProps {
  name: string
  box: Box | undefined
  src: string
  position: string
}

function Preview({ name, box, src, position }: PreviewProps) {
  return (
    <figure className={styles.preview}>
      <img src={src} alt="" style={{ aspectRatio: box?.ratio, objectPosition: position }} />
      <figcaption>{name}</figcaption>
    </figure>
  )
}
