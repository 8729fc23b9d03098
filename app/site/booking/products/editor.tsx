import { CollectionEditor } from '../../../cms/edit/collection-editor'
import type { FieldProps } from '../../../cms/edit/edit-form'
import { AreaField, ChoiceField, TextField, ToggleField } from '../../../cms/edit/field'
import { PictureField } from '../../../cms/edit/picture-field'
import type { PictureFinder } from '../../../cms/edit/picture-of'
import { uvCaution } from '../../../cms/edit/uv-caution'
import { fr } from '../../../lib/french-typography'
import { quoted } from '../../../lib/quoted'
import { AVAILABILITY, type Availability } from './availability'
import { BUTTONS } from './buttons'
import type { Product as ProductFields } from './definition'
import { BOXES, Product } from './product-list'
import type { StandingProduct } from './view'
import list from './product-list.module.css'
import styles from './editor.module.css'

const WORDS = {
  title: 'Administration des produits',
  ...BUTTONS,
  document: 'le produit',
  removed: (titre: string) => `Produit ${quoted(titre)} supprimé.`,
  none: "Aucun produit : la page dit ce qui se demande à l'institut.",
}

const LABELS = {
  titre: 'Produit',
  texte: 'Présentation',
  prix: 'Vendu à',
  etat: 'Disponibilité',
  image: "URL de l'image",
  cadrage: 'Partie montrée',
  brouillon: 'Brouillon',
}

interface ProductsEditorProps {
  products: StandingProduct[]
  /** Whether the online shop shows its own, and these are seen by administrators alone. */
  isKept: boolean
  pictureOf: PictureFinder
}

/** The products with their form. */
export default function ProductsEditor({ products, isKept, pictureOf }: ProductsEditorProps) {
  return (
    <div className={list.page}>
      {isKept && (
        <p className={styles.kept}>
          {fr('Vos visiteurs voient ici la boutique en ligne : cette liste ne leur est montrée que sans elle.')}
        </p>
      )}
      <CollectionEditor<ProductFields>
        collection="produits"
        documents={products}
        words={WORDS}
        failure="L'enregistrement a échoué."
        missing="Ce produit a été supprimé par une autre personne."
        blank={() => ({ titre: '', texte: '', prix: '', etat: 'disponible', image: '', brouillon: false })}
        fieldsOf={({ titre, texte, prix, etat = 'disponible', image, cadrage = '', brouillon = false }) => ({
          titre,
          texte,
          prix,
          etat,
          image,
          cadrage,
          brouillon,
        })}
        caution={({ titre, texte }) => uvCaution([`${titre}\n${texte}`], 'promotion')}
        form={(fields) => <ProductForm {...fields} />}
        show={(fields, { id, index }) => (
          <Product
            product={{ ...fields, id, picture: pictureOf(fields.image, fields.titre) }}
            index={index}
            mark={fields.brouillon ? 'Brouillon' : undefined}
          />
        )}
        className={list.shelf}
        isPreviewBeside
      />
    </div>
  )
}

function ProductForm({ value, set, problemOf }: FieldProps<ProductFields>) {
  const { titre, texte, prix, etat = 'disponible', image, cadrage, brouillon = false } = value
  return (
    <div className={styles.fields}>
      <TextField
        label={LABELS.titre}
        value={titre}
        onChange={(titre) => set({ ...value, titre })}
        problem={problemOf('titre')}
      />
      <AreaField
        label={LABELS.texte}
        value={texte}
        onChange={(text) => set({ ...value, texte: text.replaceAll('\n', ' ') })}
        problem={problemOf('texte')}
        hint="Une ligne : ce que c'est, la contenance, pour qui."
        rows={2}
      />
      <div className={styles.beside}>
        <TextField
          label={LABELS.prix}
          value={prix}
          onChange={(prix) => set({ ...value, prix })}
          problem={problemOf('prix')}
          hint="Par exemple : 24 €"
        />
        <ChoiceField
          label={LABELS.etat}
          value={etat}
          onChange={(next) => set({ ...value, etat: next as Availability })}
          problem={problemOf('etat')}
          options={AVAILABILITY}
        />
      </div>
      <PictureField
        label={LABELS.image}
        value={image}
        focus={cadrage}
        boxes={BOXES}
        onChange={(image, cadrage) => set({ ...value, image, cadrage })}
        problem={problemOf('image')}
      />
      <ToggleField label={LABELS.brouillon} value={brouillon} onChange={(brouillon) => set({ ...value, brouillon })} />
    </div>
  )
}
