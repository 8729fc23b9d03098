import { useId } from 'react'
import type { Member, Team } from './definition'
import type { Fields } from '../../cms/edit/edit-form'
import { TextField } from '../../cms/edit/field'
import { ListEditor } from '../../cms/edit/list-editor'
import { PictureField } from '../../cms/edit/picture-field'
import { fr } from '../../lib/french-typography'
import { BOXES, MemberCard, type Portraits } from './member-list'
import type { TeamProps } from './view'
import cards from './member-list.module.css'
import styles from './editor.module.css'

const EMPTY: Member = { name: '', role: '' }

/** The members, each changed, removed, put in order, and others added. */
export default function TeamEditor({ document, portraits, title }: TeamProps & { title: string }) {
  const { id, version, members } = document
  const heading = useId()
  return (
    <section className={styles.panel} aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        {title}
      </h2>
      <ListEditor
        collection="team"
        id={id}
        version={version}
        field="members"
        rows={members}
        empty={EMPTY}
        words={{
          add: 'Ajouter un membre',
          entry: 'le membre',
          removed: 'Membre supprimé.',
          failure: "L'enregistrement a échoué.",
          none: "L'équipe est vide pour le moment.",
        }}
        submitLabel="Mettre à jour"
        nameOf={({ name }) => name}
        detailOf={({ role }) => role}
        show={({ name, role }) => <p className={styles.member}>{fr(`${name} : ${role}`)}</p>}
        form={(fields) => <MemberFields {...fields} portraits={portraits} />}
      />
    </section>
  )
}

function MemberFields({
  value,
  set,
  problemOf,
  portraits,
}: Fields<Team['members'][number]> & { portraits: Portraits }) {
  const { name, role, photo = '', cadrage } = value
  return (
    <div className={styles.fields}>
      <TextField
        label="Nom"
        required
        autoComplete="off"
        value={name}
        onChange={(name) => set({ ...value, name })}
        problem={problemOf('name')}
      />
      <TextField
        label="Rôle"
        required
        autoComplete="off"
        value={role}
        onChange={(role) => set({ ...value, role })}
        problem={problemOf('role')}
      />
      <PictureField
        label="Photo"
        value={photo}
        focus={cadrage}
        boxes={BOXES}
        onChange={(photo, cadrage) => set({ ...value, photo: photo || undefined, cadrage: cadrage || undefined })}
        problem={problemOf('photo')}
      />
      {(name || role) && (
        // Says nothing that the fields do not say.
        <div className={styles.preview} aria-hidden="true">
          <div className={cards.member}>
            <MemberCard {...value} portraits={portraits} as="p" />
          </div>
        </div>
      )}
    </div>
  )
}
