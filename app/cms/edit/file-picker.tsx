import { useState, type DragEvent, type ReactNode, type RefObject } from 'react'
import { fr } from '../../lib/french-typography'
import { classNames } from '../../lib/class-names'
import styles from './file-picker.module.css'

interface FilePickerProps {
  /** What the file is chosen with, and what it is taken with where there is a camera. */
  words: { choose: string; take?: string; drop: string }
  /** Types that are offered to choose from, and what the camera takes. */
  accept: { chosen: string; taken?: string }
  onFile: (file: File) => void
  /** The control that takes the focus back when what followed it is gone. */
  control: RefObject<HTMLInputElement | null>
  /** The id of what says why a file was refused. */
  describedBy: string
  children?: ReactNode
}

/** Asks for one file: dropped, chosen, or taken with the camera. */
export function FilePicker({ words, accept, onFile, control, describedBy, children }: FilePickerProps) {
  const [isOver, setIsOver] = useState(false)

  function onDrag(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setIsOver(event.type === 'dragover')
  }

  function onDrop(event: DragEvent) {
    onDrag(event)
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
  }

  return (
    <div
      className={styles.zone}
      data-over={isOver || undefined}
      onDragOver={onDrag}
      onDragLeave={onDrag}
      onDrop={onDrop}
    >
      <div className={styles.ways}>
        <FileButton name={words.choose} accept={accept.chosen} {...{ onFile, control, describedBy }} />
        {words.take && <FileButton name={words.take} accept={accept.taken} {...{ onFile, describedBy }} capture />}
        <span className={styles.drop}>{fr(words.drop)}</span>
      </div>
      {children}
    </div>
  )
}

interface FileButtonProps {
  name: string
  accept: string | undefined
  onFile: (file: File) => void
  describedBy: string
  capture?: boolean
  control?: RefObject<HTMLInputElement | null>
}

function FileButton({ name, accept, onFile, describedBy, capture, control }: FileButtonProps) {
  return (
    <label className={classNames(styles.way, capture && styles.camera)}>
      {name}
      <input
        ref={control}
        type="file"
        className="visually-hidden"
        accept={accept}
        aria-describedby={describedBy}
        {...(capture && { capture: 'environment' })}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // The same file may be chosen again.
          target.value = ''
          // Some browsers leave the focus nowhere after a file was chosen.
          target.focus()
          if (file) onFile(file)
        }}
      />
    </label>
  )
}
