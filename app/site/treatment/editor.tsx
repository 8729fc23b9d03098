import type { ComponentType, ReactNode } from 'react'
import type { Question, Tarif, Treatment } from './definition'
import type { PictureSource } from '../../ui/pictures'
import { uvCaution } from '../../cms/edit/late-uv-caution'
import { EntryFields } from '../../cms/edit/entry-fields'
import { TextField, ToggleField } from '../../cms/edit/field'
import { late } from '../../cms/edit/late'
import { ListEditor } from '../../cms/edit/list-editor'
import { TextListEditor } from '../../cms/edit/text-list-editor'
import { prepareRichText, RichTextField } from '../../cms/edit/rich-text-field'
import { TextEditor } from '../../cms/edit/text-editor'
import { fr } from '../../lib/french-typography'
import { quoted } from '../../lib/quoted'
import { plainText } from '../../lib/plain-text'
import { PriceNote } from '../../cms/edit/price-note'
import { RichText } from '../../ui/rich-text'
import { ExamplePrices } from './example-prices'
import { FAILURES } from './failures'
import { LostFilmTexts } from './lost-film-texts'
import { pastedPrices, writtenTarifs } from './pasted-prices'
import { PriceFields } from './price-fields'
import { PriceEntry } from './price-list'
import { QuestionEntry } from './question-list'
import { referenceOf, withReferences, type References } from './reference-price'
import { Recording, type RecordingView } from './recording'
import { recordingsOf, textsOf } from './recordings-of'
import type { TreatmentHeadProps } from './treatment-head'
import { TreatmentSections } from './treatment-sections'
import { UvBooking } from './uv-booking'
import { UV } from './uv-first-content'
import fields from './editor.module.css'
import styles from './treatment-sections.module.css'

const FilmField = late(async () => ({ default: (await import('../../cms/edit/film-field')).FilmField }), {
  isScripted: true,
})

const FilmTexts = late(async () => ({ default: (await import('./film-texts')).FilmTexts }), { isScripted: true })

interface TreatmentEditorProps {
  document: Treatment & { id: string; version: number }
  recordings: RecordingView[]
  references: References
  picture: PictureSource | undefined
  head: ComponentType<TreatmentHeadProps>
  aside?: ReactNode
  children?: ReactNode
}

const EMPTY_TARIF: Tarif = { name: '', price: '', duree: '', link: '', reservable: true }
const EMPTY_QUESTION: Question = { question: '', answer: '' }

function pastedNote(tarif: Tarif) {
  const lines = pastedPrices(tarif)
  if (lines.length === 0) return
  const unpriced = lines.filter(({ price }) => price === '').length
  return fr(
    `${lines.length} lignes collées : « Sauvegarder » fait un tarif de chacune, son prix à part.` +
      (unpriced > 0 ? ` Sans prix lisible : ${unpriced}, à compléter ensuite, sauf si ce sont des titres.` : ''),
  )
}

/** A treatment with its editors, each where its text stands. */
export default function TreatmentEditor(props: TreatmentEditorProps) {
  const { document, recordings, references, picture, head: Head, aside, children } = props
  const { id, version, title, description, tarifs, questions, videos } = document
  const list = { collection: 'categories', id, version } as const
  const isUv = id === UV
  return (
    <>
      <Head title={title} lead={document.accroche} picture={picture} tarifs={isUv ? [] : tarifs} isSober={isUv}>
        {children}
        <TextEditor
          {...list}
          field="title"
          value={title}
          words={{ edit: 'Modifier le titre', failure: FAILURES.title }}
          form={({ value, set, problemOf }) => (
            <TextField
              label="Titre"
              value={value}
              onChange={set}
              problem={problemOf('title')}
              hint="L'adresse de la page reste la même : « Renommer » peut la changer aussi."
            />
          )}
        />
      </Head>
      <TreatmentSections
        document={document}
        aside={aside}
        videos={
          <>
            <TextListEditor
              {...list}
              field="videos"
              texts={videos}
              words={{
                add: 'Ajouter une vidéo',
                entry: 'la vidéo',
                removed: (name) => `${name} supprimée.`,
                failure: FAILURES.videos,
                none: 'Aucune vidéo disponible.',
              }}
              nameOf={(address) => nameOf(address, videos)}
              show={(address) => <VideoEntry address={address} document={document} recordings={recordings} />}
              form={({ value, set, problemOf }) => (
                <FilmField
                  label="Adresse de la vidéo"
                  value={value}
                  onChange={set}
                  problem={problemOf('')}
                  hint="Un film à vous, ou une adresse YouTube, Vimeo, Dailymotion, ou d'un fichier MP4 ou WebM."
                />
              )}
            />
            <LostFilmTexts document={document} recordings={recordingsOf(videos, recordings)} />
          </>
        }
        description={
          <TextEditor
            {...list}
            field="description"
            value={description}
            words={{ edit: 'Modifier la description', failure: FAILURES.description }}
            prepare={prepareRichText}
            show={(html) => <RichText html={html} className={styles.description} />}
            caution={(html) => uvCaution([html], 'text')}
            form={({ value, set, problemOf }) => (
              <RichTextField label="Description" value={value} onChange={set} problem={problemOf('description')} />
            )}
          />
        }
        tarifs={
          <>
            <ExamplePrices document={document}>
              <ListEditor
                {...list}
                field="tarifs"
                className={fields.tarifs}
                rows={tarifs}
                empty={EMPTY_TARIF}
                words={{
                  add: 'Ajouter un tarif',
                  entry: 'le tarif',
                  removed: (name) => `Tarif ${quoted(name)} supprimé.`,
                  failure: FAILURES.tarifs,
                  none: 'Aucun tarif disponible.',
                }}
                prepare={prepareRichText}
                written={writtenTarifs}
                nameOf={({ name }) => plainText(name, 60)}
                detailOf={({ price }) => plainText(price)}
                show={(tarif) => <PriceEntry {...withReferences([tarif], references)[0]!} soin={id} />}
                caution={({ name, price }) => uvCaution([`${name}\n${price}`], 'text')}
                form={({ value, set, problemOf }, adding) => (
                  <div className={fields.priced}>
                    <div>
                      <RichTextField
                        line
                        label="Nom"
                        value={value.name}
                        onChange={(name) => set({ ...value, name })}
                        problem={problemOf('name')}
                      />
                      <p className={fields.pasted} role="status">
                        {adding && pastedNote(value)}
                      </p>
                    </div>
                    <PriceFields
                      value={value.price}
                      onChange={(price) => set({ ...value, price })}
                      problem={problemOf('price')}
                      first={!adding}
                      reference={referenceOf(value.id, references)}
                    />
                    <TextField
                      label="Durée (facultatif)"
                      value={value.duree ?? ''}
                      onChange={(duree) => set({ ...value, duree })}
                      problem={problemOf('duree')}
                      placeholder="45 min"
                    />
                    <TextField
                      label="Lien (facultatif)"
                      value={value.link ?? ''}
                      onChange={(link) => set({ ...value, link })}
                      problem={problemOf('link')}
                      inputMode="url"
                    />
                    {!isUv && (
                      <ToggleField
                        label="Réservable"
                        value={value.reservable ?? true}
                        onChange={(reservable) => set({ ...value, reservable })}
                      />
                    )}
                  </div>
                )}
              />
            </ExamplePrices>
            {isUv && <UvBooking />}
            <PriceNote />
          </>
        }
        questions={
          <ListEditor
            {...list}
            field="questions"
            rows={questions}
            empty={EMPTY_QUESTION}
            words={{
              add: 'Ajouter une question',
              entry: 'la question',
              removed: (question) => `Question ${quoted(question)} supprimée.`,
              failure: FAILURES.questions,
              none: 'Aucune question pour le moment.',
            }}
            prepare={prepareRichText}
            nameOf={({ question }) => question}
            show={(question) => <QuestionEntry {...question} />}
            caution={({ question, answer }) => uvCaution([`${question}\n${answer}`], 'text')}
            form={(form) => <EntryFields collection="categories" field="questions" {...form} />}
          />
        }
      />
    </>
  )
}

/** What a film is called: by its place, as beside its transcription. One that is being added has none yet. */
function nameOf(address: string, videos: string[]): string {
  const place = videos.indexOf(address)
  return place === -1 ? address : `Vidéo ${place + 1}`
}

interface VideoEntryProps extends Pick<TreatmentEditorProps, 'document' | 'recordings'> {
  address: string
}

function VideoEntry({ address, document, recordings }: VideoEntryProps) {
  const { title, videos, textesVideos } = document
  const [recording] = recordingsOf([address], recordings)
  if (!recording) return <p>{address}</p>
  const number = videos.indexOf(address) + 1
  return (
    <>
      <Recording
        {...recording}
        asked={false}
        title={title}
        number={number}
        texts={textsOf(recording.media, textesVideos)}
      />
      <FilmTexts document={document} media={recording.media} name={nameOf(address, videos)} />
    </>
  )
}
