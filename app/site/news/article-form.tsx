import { useRef } from 'react'
import type { Article } from './definition'
import { newId } from '../../cms/edit/changes'
import { confirmDeletion } from '../../cms/edit/deletion'
import type { FieldProps } from '../../cms/edit/edit-form'
import { AreaField, ChoiceField, TextField, ToggleField } from '../../cms/edit/field'
import { PictureField } from '../../cms/edit/picture-field'
import { fr } from '../../lib/french-typography'
import { Button } from '../../ui/button'
import { PAGE } from './article-list'
import type { Subjects } from './subject'
import styles from './editor.module.css'

type Part = Article['contenu'][number]

/** What an article is made of: its title, its sub-titles with their texts, its picture. */
export function ArticleForm({ value, set, problemOf, subjects }: FieldProps<Article> & { subjects: Subjects }) {
  const parts = useRef<HTMLDivElement>(null)
  const add = useRef<HTMLParagraphElement>(null)
  const { titre, contenu, image, cadrage, jour = '', soin = '', brouillon = false } = value
  // What is not there any more stays what was chosen.
  const options = { '': 'Aucun', ...(soin && { [soin]: soin }), ...subjects }
  const setParts = (next: Part[]) => set({ ...value, contenu: next })

  function append() {
    setParts([...contenu, { id: newId(), sousTitre: '', texte: '' }])
    setTimeout(() => parts.current?.querySelector<HTMLElement>('fieldset:last-of-type input')?.focus())
  }

  function remove(place: number) {
    const { sousTitre, texte } = contenu[place]!
    if ((sousTitre || texte) && !confirmDeletion('la partie', sousTitre, texte)) return
    setParts(contenu.toSpliced(place, 1))
    setTimeout(() => add.current?.querySelector('button')?.focus())
  }

  return (
    <div className={styles.fields}>
      <TextField
        label="Titre"
        value={titre}
        onChange={(next) => set({ ...value, titre: next })}
        problem={problemOf('titre')}
      />
      <div ref={parts} className={styles.parts}>
        {contenu.map((part, place) => (
          <PartFields
            key={part.id}
            part={part}
            place={place}
            onChange={(next) => setParts(contenu.with(place, next))}
            onRemove={() => remove(place)}
            problemOf={problemOf}
          />
        ))}
        <p ref={add}>
          <Button type="button" look="quiet" onClick={append}>
            Ajouter un sous-titre
          </Button>
        </p>
      </div>
      <PictureField
        label="URL de l'image"
        value={image}
        focus={cadrage}
        boxes={PAGE}
        onChange={(image, cadrage) => set({ ...value, image, cadrage })}
        problem={problemOf('image')}
      />
      <TextField
        label="Jour de l'évènement (facultatif)"
        type="date"
        value={jour}
        onChange={(next) => set({ ...value, jour: next })}
        problem={problemOf('jour')}
      />
      <ChoiceField
        label="Soin dont il parle (facultatif)"
        hint={fr("L'article finit par son prix et « Réserver ».")}
        options={options}
        value={soin}
        onChange={(next) => set({ ...value, soin: next })}
        problem={problemOf('soin')}
      />
      <ToggleField label="Brouillon" value={brouillon} onChange={(next) => set({ ...value, brouillon: next })} />
    </div>
  )
}

interface PartFieldsProps {
  part: Part
  place: number
  onChange: (part: Part) => void
  onRemove: () => void
  problemOf: FieldProps<Article>['problemOf']
}

function PartFields({ part, place, onChange, onRemove, problemOf }: PartFieldsProps) {
  return (
    <fieldset className={styles.block}>
      <legend className="visually-hidden">{`Partie ${place + 1}`}</legend>
      <TextField
        label="Sous-titre"
        value={part.sousTitre}
        onChange={(sousTitre) => onChange({ ...part, sousTitre })}
        problem={problemOf(`contenu.${place}.sousTitre`)}
      />
      <AreaField
        label="Texte"
        value={part.texte}
        onChange={(texte) => onChange({ ...part, texte })}
        problem={problemOf(`contenu.${place}.texte`)}
      />
      <button type="button" className={styles.remove} onClick={onRemove}>
        Supprimer cette partie
      </button>
    </fieldset>
  )
}
