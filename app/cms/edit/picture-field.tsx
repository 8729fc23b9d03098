import { useEffect, useId, useRef, useState, type RefObject } from 'react'
import { mediaId } from '../../lib/media-id'
import type { TakenMedia } from '../../media/media'
import { isSitePath } from '../../lib/address'
import { fr } from '../../lib/french-typography'
import type { Box } from '../../ui/picture-sizes'
import { TextField } from './field'
import { FilePicker } from './file-picker'
import { FocusField } from './focus-field'
import { UploadStatus } from './upload-status'
import { useAltText } from './use-alt-text'
import { useHeldForm } from './use-held-form'
import { usePictureElsewhere } from './use-picture-elsewhere'
import { usePlacedPhotograph } from './use-placed-photograph'
import { useUpload } from './use-upload'
import styles from './media-field.module.css'

interface PictureFieldProps {
  label: string
  value: string
  /** The point of it that stays in view. */
  focus: string | undefined
  /** Where the layout shows it, the widest screens first; left out of one that is shown whole, as a logo is. */
  boxes: Box[] | undefined
  /**
   * Told the address, as it is typed or of the picture that was given, once it has arrived; and the point of it that
   * stays in view, which is nowhere yet in another picture.
   */
  onChange: (address: string, focus: string) => void
  problem?: string | undefined
  hint?: string | undefined
}

const WORDS = {
  choose: 'Choisir une photo',
  take: 'Prendre une photo',
  drop: 'ou déposez-la ici',
  sending: 'Envoi de la photo',
  taken: 'La photo est arrivée.',
  resend: 'Renvoyer la photo',
  without: 'Continuer sans cette photo',
}

// Without HEIC, so that an iPhone converts its own.
const ACCEPT = { chosen: 'image/jpeg,image/png,image/webp,image/avif,image/gif,image/svg+xml', taken: 'image/*' }

const PLACED =
  "C'est votre photo, mise à la place de l'image d'origine. Sa partie montrée est la même partout où le site la montre, et change dès que vous enregistrez, même si le reste attend un jour."

const ALT_HINT =
  "Ce que montre la photo, en une phrase, pour les personnes qui ne la voient pas. Gardé dès que c'est tapé, partout où elle se montre, même si le reste est annulé ou attend un jour."

const ADDRESS_HINT =
  "Sans fichier : collez l'adresse d'une image d'un autre site. Le site la cherche une fois et garde la sienne."

/** The address of a picture, or the picture itself, with the words for those who do not see it. */
export function PictureField({ label, value, focus = '', boxes, onChange, problem, hint }: PictureFieldProps) {
  const field = useRef<HTMLDivElement>(null)
  const control = useRef<HTMLInputElement>(null)
  const [broken, setBroken] = useState<string>()
  const { upload, isPending, send, cancel } = useUpload('picture', receive)
  const status = useId()
  const elsewhere = usePictureElsewhere(value, arrive)
  const isSending = upload?.step === 'sending'
  const placed = usePlacedPhotograph(value)
  const shown = placed.photograph?.image ?? value
  const given = !isSending && mediaId(shown) !== undefined ? shown : undefined
  const alt = useAltText(given)
  const isNew = wasSent(shown)
  const lacksText = alt.text.trim() === ''
  const isAwaited = isPending || (isNew && lacksText)
  const hasHeld = useHeldForm(field, isAwaited)
  useHeldForm(field, !isAwaited && !alt.isKept, alt.keepFirst)
  useHeldForm(field, !placed.isKept, placed.keepFirst)
  const words = useRef<HTMLDivElement>(null)

  /** While the picture is before her eyes, and not as she saves. */
  const askForWords = () => words.current?.scrollIntoView({ block: 'nearest' })
  useEffect(() => {
    if (isSending) askForWords()
  }, [isSending])

  function change(address: string) {
    if (address !== value) onChange(address, '')
  }

  function arrive(media: TakenMedia) {
    alt.meet(media)
    change(media.src)
  }

  function receive(media: TakenMedia) {
    noteSent(media.src)
    arrive(media)
  }

  function begin(file: File) {
    alt.forget()
    send(file)
  }

  function resend(file: File) {
    control.current?.focus()
    begin(file)
  }

  function giveUp() {
    cancel()
    alt.forget()
    control.current?.focus()
  }

  return (
    <div className={styles.field} ref={field}>
      <FilePicker words={WORDS} accept={ACCEPT} onFile={begin} control={control} describedBy={status}>
        <div className={styles.given}>
          {upload?.step === 'sending' && <ChosenPreview file={upload.file} onShown={askForWords} />}
          {(isSending || given !== undefined) && (
            <AltField
              alt={alt}
              words={words}
              isRequired={isSending || isNew}
              isPending={isPending}
              problem={hasHeld && lacksText ? 'Ce texte est demandé avec la photo.' : alt.problem}
            />
          )}
        </div>
        {!isSending && isSitePath(shown) && shown !== broken && (
          <Standing
            src={shown}
            focus={placed.photograph ? placed.focus : focus}
            boxes={boxes}
            onChange={(point) => (placed.photograph ? placed.setFocus(point) : onChange(value, point))}
            onBroken={() => setBroken(shown)}
          />
        )}
        {!isSending && placed.photograph && <p>{fr(PLACED)}</p>}
        {placed.problem && <p role="alert">{fr(placed.problem)}</p>}
        <UploadStatus
          upload={upload}
          words={WORDS}
          id={status}
          isAwaited={hasHeld}
          onCancel={giveUp}
          onResend={resend}
        />
      </FilePicker>
      <AddressField label={label} value={value} onChange={change} problem={problem} hint={hint} elsewhere={elsewhere} />
    </div>
  )
}

interface AddressFieldProps extends Pick<PictureFieldProps, 'label' | 'value' | 'problem' | 'hint'> {
  onChange: (address: string) => void
  elsewhere: ReturnType<typeof usePictureElsewhere>
}

function AddressField({ label, value, onChange, problem, hint, elsewhere }: AddressFieldProps) {
  return (
    <div onBlur={({ currentTarget }) => elsewhere.look(currentTarget.closest('form'))}>
      <TextField
        label={label}
        value={value}
        onChange={onChange}
        problem={problem ?? elsewhere.problem}
        hint={hint ? `${hint} ${ADDRESS_HINT}` : ADDRESS_HINT}
        inputMode="url"
      />
      <p role="status">{elsewhere.isLooking && fr('La photo est cherchée à cette adresse…')}</p>
    </div>
  )
}

interface StandingProps {
  src: string
  focus: string
  boxes: Box[] | undefined
  onChange: (focus: string) => void
  onBroken: () => void
}

/** The picture at an address, with what stays of it in view where it is cut. */
function Standing({ src, focus, boxes, ...props }: StandingProps) {
  if (!boxes) return <img className={styles.preview} src={src} alt="" onError={props.onBroken} />
  return <FocusField src={src} value={focus} boxes={boxes} {...props} />
}

interface AltFieldProps {
  alt: ReturnType<typeof useAltText>
  /** What it stands in. */
  words: RefObject<HTMLDivElement | null>
  isRequired: boolean
  /** Whether the picture is still on its way. */
  isPending: boolean
  problem: string | undefined
}

function AltField({ alt, words, isRequired, isPending, problem }: AltFieldProps) {
  return (
    <div ref={words} className={styles.words} data-holds={isPending ? undefined : ''} onBlur={alt.keepNow}>
      <TextField
        label="Texte alternatif"
        value={alt.text}
        onChange={alt.type}
        readOnly={alt.isAsked}
        placeholder={alt.isAsked && !alt.problem ? 'Chargement…' : ''}
        onFocus={alt.readAgain}
        hint={isRequired ? `Obligatoire. ${ALT_HINT}` : ALT_HINT}
        problem={problem}
      />
    </div>
  )
}

const SENT = 'photo:'

/** Notes that a picture was sent from this tab, for as long as it is open: a telephone may load its page anew. */
function noteSent(src: string): void {
  try {
    sessionStorage.setItem(SENT + src, '')
  } catch {
    // A browser without storage asks for no text then.
  }
}

function wasSent(src: string): boolean {
  try {
    return sessionStorage.getItem(SENT + src) !== null
  } catch {
    return false
  }
}

/** A picture that has not arrived yet. */
function ChosenPreview({ file, onShown }: { file: File; onShown: () => void }) {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const shown = image.current!
    const address = URL.createObjectURL(file)
    shown.src = address
    return () => {
      // A browser that has not read the file yet would look for an address that is gone.
      shown.removeAttribute('src')
      URL.revokeObjectURL(address)
    }
  }, [file])
  return <img className={styles.preview} ref={image} alt="" onLoad={onShown} />
}
