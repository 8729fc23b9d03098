import type { Offer as OfferFields } from './definition'
import { allCautions } from '../../cms/edit/caution'
import { uvCaution } from '../../cms/edit/uv-caution'
import { CollectionEditor } from '../../cms/edit/collection-editor'
import type { FieldProps } from '../../cms/edit/edit-form'
import { AreaField, TextField, ToggleField } from '../../cms/edit/field'
import { TextListEditor } from '../../cms/edit/text-list-editor'
import { typedLines } from '../../cms/edit/typed-lines'
import { PictureField } from '../../cms/edit/picture-field'
import type { PictureFinder } from '../../cms/edit/picture-of'
import { fr } from '../../lib/french-typography'
import { Pill } from '../../ui/pill'
import { PriceNote } from '../../cms/edit/price-note'
import { BUTTONS } from './buttons'
import { BOXES, GROUNDS, isNoteOver, Offer, type OfferCollection } from './offer-list'
import type { StandingNotes, StandingOffer } from './view'
import { endCaution } from '../../lib/offer-end'
import { stageOf } from '../../lib/offer-period'
import { quoted } from '../../lib/quoted'
import list from './offer-list.module.css'
import styles from './editor.module.css'

const WORDS = {
  title: 'Administration des Offres',
  ...BUTTONS,
  document: "l'offre",
  removed: (titre: string) => `Offre ${quoted(titre)} supprimée.`,
}

const NOTES_WORDS = {
  add: 'Ajouter une note',
  entry: 'la note',
  removed: () => 'Note supprimée.',
  failure: "L'enregistrement a échoué.",
  none: 'Aucune note sous les offres.',
}

interface OffersEditorProps {
  collection: OfferCollection
  offers: StandingOffer[]
  notes: StandingNotes | undefined
  none: string
  today: string
  pictureOf: PictureFinder
}

/** The offers with their form, and the notes below them. */
export default function OffersEditor({ collection, offers, notes, none, today, pictureOf }: OffersEditorProps) {
  return (
    <div className={list.page}>
      <CollectionEditor<OfferFields>
        collection={collection}
        documents={offers}
        words={{ ...WORDS, none }}
        failure="L'enregistrement a échoué."
        missing="Cette offre a été supprimée par une autre personne."
        blank={() => ({
          titre: '',
          limite: '',
          contenu: [],
          image: '',
          du: '',
          au: '',
          annoncer: false,
          brouillon: false,
        })}
        fieldsOf={({
          titre,
          limite = '',
          contenu,
          image,
          cadrage = '',
          du = '',
          au = '',
          annoncer = false,
          brouillon = false,
        }) => ({
          titre,
          limite,
          contenu,
          image,
          cadrage,
          du,
          au,
          annoncer,
          brouillon,
        })}
        tidy={(fields) => ({ ...fields, contenu: fields.contenu.filter((line) => line.trim() !== '') })}
        caution={offerCaution}
        form={(fields) => <OfferForm {...fields} />}
        show={(fields, { id, index }) => (
          <Offer
            offer={{ ...fields, id, picture: pictureOf(fields.image, fields.titre) }}
            today={today}
            leads={collection !== 'soldes'}
            // Not beside the form, which it would cover.
            ground={id !== undefined && index === 0 ? GROUNDS[collection] : undefined}
            mark={markOf(fields, today)}
          />
        )}
        className={list.grid}
        isPreviewBeside
      />
      <PriceNote goods={collection === 'soldes'} />
      {notes && (
        <TextListEditor
          collection="notesOffres"
          id={notes.id}
          version={notes.version}
          field="notes"
          texts={notes.notes}
          words={NOTES_WORDS}
          show={(note) => (
            <p>
              {fr(note)} {isNoteOver(note, today) && <Pill>Terminée</Pill>}
            </p>
          )}
          caution={(note) => uvCaution([note], 'promotion')}
          form={({ value, set, problemOf }) => (
            <AreaField
              label="Note"
              rows={2}
              value={value}
              onChange={(text) => set(text.replaceAll('\n', ' '))}
              problem={problemOf('')}
            />
          )}
          className={list.notes}
        />
      )}
    </div>
  )
}

function offerCaution(offer: OfferFields) {
  const { titre, limite = '', contenu } = offer
  return allCautions([uvCaution([[titre, limite, ...contenu].join('\n')], 'promotion'), endCaution(offer)])
}

/** Says of an offer that visitors do not see, or see before its time, that it is so. */
function markOf(fields: OfferFields, today: string): string | undefined {
  if (fields.brouillon) return 'Brouillon'
  const stage = stageOf(fields, today)
  if (stage === 'over') return 'Terminée'
  if (stage === 'now') return undefined
  return fields.annoncer ? 'Annoncée' : 'À venir'
}

/** What an offer is made of. While it is typed, an empty line is an entry as well. */
function OfferForm({ value, set, problemOf }: FieldProps<OfferFields>) {
  const { titre, limite = '', contenu, image, cadrage, du = '', au = '', annoncer = false, brouillon = false } = value
  const refused = contenu.findIndex((_, place) => problemOf(`contenu.${place}`))
  return (
    <div className={styles.fields}>
      <TextField
        label="Titre"
        value={titre}
        onChange={(next) => set({ ...value, titre: next })}
        problem={problemOf('titre')}
      />
      <TextField
        label="Limite (facultatif)"
        value={limite}
        onChange={(next) => set({ ...value, limite: next })}
        problem={problemOf('limite')}
        hint="« Trente coffrets », « Du mardi au vendredi » : dite à côté du titre."
      />
      <AreaField
        label="Contenu"
        value={contenu.join('\n')}
        onChange={(text) => set({ ...value, contenu: typedLines(text) })}
        problem={refused < 0 ? undefined : `Ligne ${refused + 1} : ${problemOf(`contenu.${refused}`)}`}
        hint="Une ligne par point de l'offre."
        rows={5}
      />
      <div className={styles.days}>
        <TextField
          label="Du (facultatif)"
          type="date"
          value={du}
          onChange={(next) => set({ ...value, du: next })}
          problem={problemOf('du')}
        />
        <TextField
          label="Au (facultatif)"
          type="date"
          value={au}
          onChange={(next) => set({ ...value, au: next })}
          problem={problemOf('au')}
        />
      </div>
      {du && (
        <ToggleField
          label="L'annoncer avant qu'elle commence"
          value={annoncer}
          onChange={(next) => set({ ...value, annoncer: next })}
        />
      )}
      <PictureField
        label="URL de l'image"
        value={image}
        focus={cadrage}
        boxes={BOXES}
        onChange={(image, cadrage) => set({ ...value, image, cadrage })}
        problem={problemOf('image')}
      />
      <ToggleField label="Brouillon" value={brouillon} onChange={(next) => set({ ...value, brouillon: next })} />
    </div>
  )
}
