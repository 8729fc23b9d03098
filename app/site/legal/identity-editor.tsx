import type { Centre } from '../centre/definition'
import type { LegalPart } from './definition'
import { identityGaps, unsaidWords } from './identity-gaps'
import type { Known } from '../../cms/edit/documents'
import type { FieldProps } from '../../cms/edit/edit-form'
import { TextField } from '../../cms/edit/field'
import { TextEditor } from '../../cms/edit/text-editor'
import { fr } from '../../lib/french-typography'
import styles from './identity-editor.module.css'

type Mentions = Centre['mentions']

const LABELS: Record<string, string> = {
  'mentions.formeJuridique': 'Forme juridique',
  'mentions.capital': 'Capital (facultatif)',
  'mentions.siege': "Adresse du siège, si elle n'est pas celle du centre (facultatif)",
  'mentions.siret': 'Numéro SIRET',
  'mentions.rcs': 'Ville du RCS (facultatif)',
  'mentions.tva': 'Numéro de TVA (facultatif)',
  'mentions.directionPublication': 'Direction de la publication',
  'mentions.mediateur': 'Médiateur de la consommation',
  'mentions.mediateurAdresse': 'Adresse du médiateur',
  'mentions.mediateurSite': 'Site du médiateur',
  'mentions.hebergeur.nom': "Nom de l'hébergeur",
  'mentions.hebergeur.adresse': "Adresse de l'hébergeur",
  'mentions.hebergeur.telephone': "Téléphone de l'hébergeur",
  'mentions.domaine': 'Bureau du nom de domaine',
}

const FAILURE = "L'enregistrement a échoué."

/** What the legal texts are made of and stands on no other page, with what is still to be completed of it. */
export default function IdentityEditor({ document, notice }: { document: Known<'centres'>; notice: LegalPart[] }) {
  const { id, version, contact, mentions } = document
  const { missing, fictitious, optional } = identityGaps(document)
  const unsaid = unsaidWords(notice.map(({ texte }) => texte))
  const place = { collection: 'centres', id, version } as const
  return (
    <section className={styles.panel} aria-labelledby="identite">
      <h2 id="identite">Identité légale</h2>
      <Gaps title="À compléter" names={missing} hint="Ce qui est vide n'est pas montré aux visiteurs." />
      <Gaps title="À compléter si cela vous concerne" names={optional} hint="Laissez vide ce qui n'existe pas." />
      <Gaps
        title="Ne se lit plus sur cette page"
        names={unsaid.map((word) => `{${word}}`)}
        hint="La loi le demande : écrivez ces mots, accolades comprises, dans une section."
      />
      <Gaps title="Encore fictif" names={fictitious} hint="Ces valeurs ont été livrées avec le site : vérifiez-les." />
      {missing.length + fictitious.length + unsaid.length === 0 && <p>Tout ce que la loi demande est rempli.</p>}
      <p className={styles.hint}>
        {fr("Nom, adresse et téléphone se modifient sur la page « Notre centre ». L'hébergeur est celui du site.")}
      </p>
      <div className={styles.editors}>
        <TextEditor
          {...place}
          field="mentions"
          value={mentions}
          words={{ edit: "Modifier l'identité légale", failure: FAILURE }}
          form={(fields) => <MentionsFields {...fields} />}
        />
        <TextEditor
          {...place}
          field="contact"
          value={contact}
          words={{ edit: "Modifier l'e-mail", failure: FAILURE }}
          form={({ value, set, problemOf }) => (
            <TextField
              label="E-mail"
              type="email"
              value={value.email}
              onChange={(email) => set({ ...value, email })}
              problem={problemOf('contact.email')}
            />
          )}
        />
      </div>
    </section>
  )
}

function Gaps({ title, names, hint }: { title: string; names: string[]; hint: string }) {
  if (names.length === 0) return null
  return (
    <p className={styles.gaps}>
      <strong>{fr(`${title} : `)}</strong>
      {names.join(', ')}. {fr(hint)}
    </p>
  )
}

function MentionsFields({ value, set, problemOf }: FieldProps<Mentions>) {
  const host = { nom: '', adresse: '', telephone: '', ...value.hebergeur }
  const field = (name: Exclude<keyof Mentions, 'hebergeur'>, inputMode?: 'numeric' | 'url') => (
    <TextField
      label={LABELS[`mentions.${name}`]!}
      value={value[name] ?? ''}
      inputMode={inputMode}
      onChange={(text) => set({ ...value, [name]: text })}
      problem={problemOf(`mentions.${name}`)}
    />
  )
  const hostField = (name: keyof typeof host) => (
    <TextField
      label={LABELS[`mentions.hebergeur.${name}`]!}
      type={name === 'telephone' ? 'tel' : 'text'}
      value={host[name]}
      onChange={(text) => set({ ...value, hebergeur: { ...host, [name]: text } })}
      problem={problemOf(`mentions.hebergeur.${name}`)}
    />
  )
  return (
    <div className={styles.fields}>
      {field('formeJuridique')}
      {field('capital')}
      {field('siege')}
      {field('siret', 'numeric')}
      {field('rcs')}
      {field('tva')}
      {field('directionPublication')}
      {field('mediateur')}
      {field('mediateurAdresse')}
      {field('mediateurSite', 'url')}
      {hostField('nom')}
      {hostField('adresse')}
      {hostField('telephone')}
      {field('domaine')}
    </div>
  )
}
