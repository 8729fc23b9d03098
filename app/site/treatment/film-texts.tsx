import { useRef, useState } from 'react'
import type { Treatment } from './definition'
import { newId } from '../../cms/edit/changes'
import { findDraft } from '../../cms/edit/drafts'
import { notify } from '../../cms/edit/notices'
import { offerFocus } from '../../cms/edit/offer-focus'
import { FAILURE_WORDS } from '../../cms/edit/request'
import { newIn, OpenButton, placeAddress } from '../../cms/edit/place-link'
import { prepareRichText } from '../../cms/edit/rich-text-field'
import { fr } from '../../lib/french-typography'
import type { MediaSource } from '../../lib/media-source'
import type { BegunTexts } from './film-texts-form'
import { FilmTextsForm } from './late-film-texts-form'
import { addressOf, hasOwnCaptions, textsOf, textsPlace } from './recordings-of'
import styles from './editor.module.css'

interface FilmTextsProps {
  document: Treatment & { id: string; version: number }
  media: MediaSource
  /** What the film is called on its page. */
  name: string
}

/** The button below a film that opens what is said of it for those who do not hear or see it. */
export function FilmTexts({ document, media, name }: FilmTextsProps) {
  const { id, version, textesVideos: rows = [] } = document
  const place = textsPlace(id, addressOf(media))
  const [open, setOpen] = useState(() => findDraft(place)?.base as BegunTexts | undefined)
  const [isReading, setIsReading] = useState(false)
  const line = useRef<HTMLParagraphElement>(null)
  const standing = textsOf(media, rows)
  const hasCaptions = hasOwnCaptions(media)

  async function begin() {
    setIsReading(true)
    const captions = await readFile(standing?.sousTitres)
    setIsReading(false)
    if (captions === undefined) return notify({ text: FAILURE_WORDS.network })
    const after = standing ? {} : { after: rows.at(-1)?.id ?? null }
    setOpen({ version, rows, id: standing?.id ?? newId(), video: addressOf(media), captions, ...after })
  }

  function close() {
    setOpen(undefined)
    setTimeout(() => offerFocus(line.current?.querySelector('button')))
  }

  function prepare() {
    FilmTextsForm.prepare()
    prepareRichText()
  }

  if (open)
    return (
      <FilmTextsForm
        document={document}
        address={addressOf(media)}
        hasCaptions={hasCaptions}
        place={place}
        begun={open}
        onClose={close}
        onReopen={() => setOpen(open)}
      />
    )
  const what = hasCaptions ? 'Transcription et sous-titres' : 'Transcription'
  return (
    <p ref={line} className={styles.texts}>
      <OpenButton
        place={
          standing
            ? placeAddress('categories', id, 'textesVideos', standing.id)
            : newIn(placeAddress('categories', id, 'textesVideos'))
        }
        aria-busy={isReading}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => void begin()}
      >
        {what}
        <span className="visually-hidden">{fr(` : ${name}`)}</span>
      </OpenButton>
    </p>
  )
}

/** Reads a file of captions: nothing where there is none, undefined where the site does not answer. */
async function readFile(address: string | undefined): Promise<string | undefined> {
  if (!address) return ''
  return fetch(address).then(
    (answer) => (answer.ok ? answer.text() : answer.status === 404 ? '' : undefined),
    () => undefined,
  )
}
