import { useId, useRef, useState } from 'react'
import { REFUSALS, SIZE_LIMITS } from '../../media/media'
import { readCaptions, typedCaptions } from '../../lib/captions'
import { fr } from '../../lib/french-typography'
import { AreaField } from './field'
import { FilePicker } from './file-picker'
import styles from './media-field.module.css'

interface CaptionsFieldProps {
  value: string
  onChange: (captions: string) => void
  problem: string | undefined
}

const WORDS = { choose: 'Choisir un fichier de sous-titres', drop: 'ou déposez-le ici' }

const HINT =
  "Une ligne par sous-titre, avec le moment où il paraît : « 0:02 Bonjour ». Ou donnez le fichier WebVTT ou SRT qu'une application de montage a écrit."

/** The captions of a film: typed, or taken from a file and then there to be read again. */
export function CaptionsField({ value, onChange, problem }: CaptionsFieldProps) {
  const control = useRef<HTMLInputElement>(null)
  const status = useId()
  const [refused, setRefused] = useState<string>()

  async function take(file: File) {
    const text = file.size > SIZE_LIMITS.captions ? undefined : await file.text().catch(() => '\ufffd')
    if (text === undefined) return setRefused(REFUSALS.captionsTooLarge)
    const read = readCaptions(text)
    if (text.includes('\ufffd')) setRefused(REFUSALS.unreadableCaptions)
    else if ('problem' in read)
      setRefused(`Dans ce fichier, ${read.problem.charAt(0).toLowerCase()}${read.problem.slice(1)}`)
    else {
      setRefused(undefined)
      onChange(typedCaptions(read.captions))
    }
  }

  return (
    <div className={styles.field}>
      <AreaField
        label="Sous-titres"
        value={value}
        onChange={onChange}
        problem={problem}
        hint={HINT}
        placeholder={fr('0:02 Bonjour, et bienvenue.')}
        rows={4}
      />
      <FilePicker
        words={WORDS}
        accept={{ chosen: '.vtt,.srt,text/vtt' }}
        onFile={(file) => void take(file)}
        control={control}
        describedBy={status}
      >
        <p role="alert" id={status} className={styles.refused}>
          {refused && fr(refused)}
        </p>
      </FilePicker>
    </div>
  )
}
