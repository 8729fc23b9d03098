import { TextField, ToggleField } from '../../cms/edit/field'
import type { FieldProps } from '../../cms/edit/edit-form'
import { uvCaution } from '../../cms/edit/late-uv-caution'
import { ListEditor } from '../../cms/edit/list-editor'
import { PriceNote } from '../../cms/edit/price-note'
import { prepareRichText, RichTextField } from '../../cms/edit/rich-text-field'
import { fr } from '../../lib/french-typography'
import { plainText } from '../../lib/plain-text'
import { quoted } from '../../lib/quoted'
import type { Tarif, Treatment } from './definition'
import { ExamplePrices } from './example-prices'
import { FAILURES } from './failures'
import { pastedPrices, writtenTarifs } from './pasted-prices'
import { PriceFields } from './price-fields'
import { PriceEntry } from './price-list'
import { referenceOf, withReferences, type References } from './reference-price'
import { UvBooking } from './uv-booking'
import { UV } from './uv-first-content'
import styles from './editor.module.css'

interface PricesEditorProps {
  document: Treatment & { id: string; version: number }
  references: References
}

const EMPTY: Tarif = { name: '', price: '', duree: '', link: '', reservable: true }

const WORDS = {
  add: 'Ajouter un tarif',
  entry: 'le tarif',
  removed: (name: string) => `Tarif ${quoted(name)} supprimé.`,
  failure: FAILURES.tarifs,
  none: 'Aucun tarif disponible.',
}

/** The prices of a treatment. */
export function PricesEditor({ document, references }: PricesEditorProps) {
  const { id, version, tarifs } = document
  const isUv = id === UV
  return (
    <>
      <ExamplePrices document={document}>
        <ListEditor
          collection="categories"
          id={id}
          version={version}
          field="tarifs"
          className={styles.tarifs}
          rows={tarifs}
          empty={EMPTY}
          words={WORDS}
          prepare={prepareRichText}
          written={writtenTarifs}
          nameOf={({ name }) => plainText(name, 60)}
          detailOf={({ price }) => plainText(price)}
          show={(tarif) => <PriceEntry {...withReferences([tarif], references)[0]!} soin={id} />}
          caution={({ name, price }) => uvCaution([`${name}\n${price}`], 'text')}
          form={(form, isNew) => <TarifFields {...form} isNew={isNew} isUv={isUv} references={references} />}
        />
      </ExamplePrices>
      {isUv && <UvBooking />}
      <PriceNote />
    </>
  )
}

interface TarifFieldsProps extends FieldProps<Treatment['tarifs'][number]> {
  isNew: boolean
  isUv: boolean
  references: References
}

function TarifFields({ value, set, problemOf, isNew, isUv, references }: TarifFieldsProps) {
  return (
    <div className={styles.priced}>
      <div>
        <RichTextField
          line
          label="Nom"
          value={value.name}
          onChange={(name) => set({ ...value, name })}
          problem={problemOf('name')}
        />
        <p className={styles.pasted} role="status">
          {isNew && pastedNote(value)}
        </p>
      </div>
      <PriceFields
        value={value.price}
        onChange={(price) => set({ ...value, price })}
        problem={problemOf('price')}
        first={!isNew}
        reference={referenceOf(value.id, references)}
      />
      <TextField
        label="Durée (facultatif)"
        value={value.duree ?? ''}
        onChange={(duree) => set({ ...value, duree })}
        problem={problemOf('duree')}
        placeholder="45 min"
        hint="Un nombre seul est en minutes."
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
  )
}

function pastedNote(tarif: Tarif) {
  const lines = pastedPrices(tarif)
  if (lines.length === 0) return
  const unpriced = lines.filter(({ price }) => price === '').length
  return fr(
    `${lines.length} lignes collées : « Sauvegarder » fait un tarif de chacune, son prix à part.` +
      (unpriced > 0 ? ` Sans prix lisible : ${unpriced}, à compléter ensuite, sauf si ce sont des titres.` : ''),
  )
}
