import { useMemo } from 'react'
import type { FilmTexts, Treatment } from './definition'
import { uvCaution } from '../../cms/edit/uv-caution'
import { CaptionsField } from '../../cms/edit/captions-field'
import { EditForm } from '../../cms/edit/edit-form'
import { RichTextField } from '../../cms/edit/rich-text-field'
import type { Saving } from '../../cms/edit/saving'
import { UploadError } from '../../cms/edit/upload'
import type { Seen } from '../../cms/edit/list-saving'
import { useListSaving } from '../../cms/edit/use-list-saving'
import { sendSignedIn } from '../../cms/edit/use-upload'
import { readCaptions, typedCaptions, writeCaptions } from '../../lib/captions'
import { isSame, type Json } from '../../lib/json'
import { plainText } from '../../lib/plain-text'
import { RichText } from '../../ui/rich-text'
import styles from './editor.module.css'

type Texts = FilmTexts & { id: string }

/** The words of a film as they stood when they were opened, and the file of its captions. */
export interface BegunTexts extends Seen<Texts> {
  /** The address of the film. */
  video: string
  captions: string
}

/** The same as they are typed. */
interface Typed {
  texte: string
  captions: string
}

interface FilmTextsFormProps {
  document: Treatment & { id: string; version: number }
  address: string
  /** Whether the film is shown by this site, and so with captions of this site. */
  hasCaptions: boolean
  place: string
  begun: BegunTexts
  onClose: () => void
  onReopen: () => void
}

const FAILURE = "Les textes de la vidéo n'ont pas été enregistrés."

/** A treatment that nobody has given such texts has no list of them. */
const STORED = { read: (value: Json) => (value ?? []) as unknown as Texts[], write: (all: Texts[]) => all as never }

/** What a film says and shows, typed: in a file of its own, to be loaded when it is asked for. */
export default function FilmTextsForm(props: FilmTextsFormProps) {
  const { document, address, hasCaptions, place, begun, onClose, onReopen } = props
  const { id, version, textesVideos: rows = [] } = document
  const list = { collection: 'categories', id, version, field: 'textesVideos', rows, failure: FAILURE } as const
  const { save: saveEntry } = useListSaving<Texts>({ ...list, show: showTexts, stored: STORED })
  const initial = useMemo(() => typedOf(begun), [begun])
  const standing = rows.find(({ id }) => id === begun.id)

  async function save(typed: Typed, base: BegunTexts): Promise<Saving<Seen<Texts>>> {
    const before = entryOf(base)
    let sousTitres: string | undefined
    try {
      sousTitres = typed.captions === typedOf(base).captions ? before?.sousTitres : await sendCaptions(typed.captions)
    } catch (error) {
      if (error instanceof UploadError) return { done: false, words: `${FAILURE} ${error.message}` }
      throw error
    }
    const texte = plainText(typed.texte) === '' ? '' : typed.texte
    const value: Texts = { id: base.id, video: address, texte, ...(sousTitres && { sousTitres }) }
    const isNothing = texte === '' && !sousTitres
    if (isNothing && !before) return { done: true }
    if (isNothing) return saveEntry(base, { kind: 'remove', id: base.id })
    return saveEntry(base, before ? { kind: 'replace', value } : { kind: 'insert', value, after: base.after ?? null })
  }

  return (
    <EditForm<Typed, BegunTexts, Seen<Texts>>
      place={place}
      initial={initial}
      base={begun}
      save={save}
      rebase={(seen, { captions }) => ({ ...seen, id: begun.id, video: address, captions })}
      onClose={onClose}
      onReopen={onReopen}
      subject="ces textes"
      isAtOnce
      outdated={!isSame(standing, entryOf(begun))}
      check={({ captions }) => captionsProblem(captions)}
      caution={({ texte }) => uvCaution([texte], 'text')}
    >
      {({ value, set, problemOf }) => (
        <div className={styles.fields}>
          <RichTextField
            label="Transcription"
            value={value.texte}
            onChange={(texte) => set({ ...value, texte })}
            problem={problemOf('texte')}
          />
          {hasCaptions && (
            <CaptionsField
              value={value.captions}
              onChange={(captions) => set({ ...value, captions })}
              problem={problemOf('sousTitres')}
            />
          )}
        </div>
      )}
    </EditForm>
  )
}

const entryOf = ({ rows, id }: BegunTexts) => rows.find((row) => row.id === id)

function typedOf(begun: BegunTexts): Typed {
  const read = readCaptions(begun.captions)
  return {
    texte: entryOf(begun)?.texte ?? '',
    captions: 'captions' in read ? typedCaptions(read.captions) : begun.captions,
  }
}

function captionsProblem(captions: string) {
  const read = captions.trim() === '' ? undefined : readCaptions(captions)
  return read && 'problem' in read ? [{ path: 'sousTitres', message: read.problem }] : []
}

/** Sends captions as a file, and returns its address; undefined for none. */
async function sendCaptions(typed: string): Promise<string | undefined> {
  if (typed.trim() === '') return undefined
  const read = readCaptions(typed)
  const text = 'captions' in read ? writeCaptions(read.captions) : typed
  return (await sendSignedIn(new File([text], 'sous-titres.vtt', { type: 'text/vtt' }))).src
}

const showTexts = ({ texte, sousTitres }: Texts) => (
  <>
    <RichText html={texte} />
    {sousTitres && <p>Avec des sous-titres</p>}
  </>
)
