import type { Member, Team } from './definition'
import type { FieldProps } from '../../cms/edit/edit-form'
import { AreaField, TextField } from '../../cms/edit/field'
import { ListEditor } from '../../cms/edit/list-editor'
import { typedLines } from '../../cms/edit/typed-lines'
import { PictureField } from '../../cms/edit/picture-field'
import { fr } from '../../lib/french-typography'
import { quoted } from '../../lib/quoted'
import { wantedPhotograph } from '../../media/wanted-photographs'
import { BUTTONS } from './buttons'
import { BOXES, MemberCard } from './member-list'
import { TEAM_EDITOR } from './team-link'
import type { TeamProps } from './view'
import cards from './member-list.module.css'
import styles from './editor.module.css'

const EMPTY: Member = { name: '', role: '' }

/** The members, each changed, removed, put in order, and others added. */
export default function TeamEditor({ document, title, ...known }: TeamProps & { title: string }) {
  const { id, version, members } = document
  return (
    <section className={styles.panel} aria-labelledby={TEAM_EDITOR}>
      <h2 id={TEAM_EDITOR} tabIndex={-1} className={styles.title}>
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
          removed: (name) => `Membre ${quoted(name)} supprimé.`,
          failure: "L'enregistrement a échoué.",
          none: "L'équipe est vide pour le moment.",
        }}
        submitLabel={BUTTONS.update}
        nameOf={({ name }) => name}
        detailOf={({ role }) => role}
        show={({ name, role }) => <p className={styles.member}>{fr(`${name} : ${role}`)}</p>}
        form={(fields) => <MemberFields {...fields} known={known} />}
      />
    </section>
  )
}

function MemberFields({
  value,
  set,
  problemOf,
  known,
}: FieldProps<Team['members'][number]> & { known: Omit<TeamProps, 'document'> }) {
  const { name, role, photo = '', cadrage, phrase = '', specialites = [], parcours = '', presence = '' } = value
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
      <AreaField
        label="Phrase (facultatif)"
        rows={2}
        hint="Ce qu'elle fait autrement, en une phrase vraie."
        value={phrase}
        onChange={(phrase) => set({ ...value, phrase: phrase || undefined })}
        problem={problemOf('phrase')}
      />
      <AreaField
        label="Spécialités (facultatif)"
        rows={3}
        hint={fr('Une ligne par spécialité. Écrite comme un soin du site, elle y mène.')}
        value={specialites.join('\n')}
        onChange={(text) => set({ ...value, specialites: text === '' ? undefined : typedLines(text) })}
        problem={problemOf('specialites')}
      />
      <TextField
        label="Parcours (facultatif)"
        autoComplete="off"
        hint={fr('Diplômes, années de métier : par exemple « CAP et BP esthétique, 12 ans de métier ».')}
        value={parcours}
        onChange={(parcours) => set({ ...value, parcours: parcours || undefined })}
        problem={problemOf('parcours')}
      />
      <TextField
        label="Jours de présence (facultatif)"
        autoComplete="off"
        value={presence}
        onChange={(presence) => set({ ...value, presence: presence || undefined })}
        problem={problemOf('presence')}
      />
      <PictureField
        label="Photo"
        value={photo}
        focus={cadrage}
        boxes={BOXES}
        hint={`${wantedPhotograph('equipe')}.`}
        onChange={(photo, cadrage) => set({ ...value, photo: photo || undefined, cadrage: cadrage || undefined })}
        problem={problemOf('photo')}
      />
      {(name || role) && (
        // Says nothing that the fields do not say.
        <div className={styles.preview} aria-hidden="true" inert>
          <div className={cards.member}>
            <MemberCard {...value} {...known} place={0} as="p" />
          </div>
        </div>
      )}
    </div>
  )
}
