import { AccountName } from '../../accounts/account-name'
import { classNames } from '../../lib/class-names'
import { fr } from '../../lib/french-typography'
import { Button } from '../../ui/button'
import { FormField } from '../../ui/form-field'
import type { MediaKind } from '../../media/media'
import { FormMessage } from '../../ui/form-message'
import sections from '../../accounts/account.module.css'
import type { FoundDocument } from './erasure.server'
import styles from './view.module.css'

/** A file that can be erased. */
export interface ErasableFile {
  id: string
  alt: string
  kind: MediaKind
  given: string
  thumbnail: string | undefined
}

/** What is said of a file of each kind. */
const KINDS: Record<MediaKind, { title: string; name: string; given: string; order: string }> = {
  picture: {
    title: 'Cette photo',
    name: 'Photo',
    given: 'donnée',
    order: 'Partout où elle se montre ou se montrait, dans les sauvegardes aussi.',
  },
  film: {
    title: 'Ce film',
    name: 'Film',
    given: 'donné',
    order:
      'Partout où il se montre ou se montrait, dans les sauvegardes aussi. Sa transcription et ses sous-titres partent avec lui.',
  },
  captions: {
    title: 'Ces sous-titres',
    name: 'Sous-titres',
    given: 'donnés',
    order: 'Partout où ils se montrent ou se montraient, dans les sauvegardes aussi.',
  },
}

interface ErasureProps {
  /** Whose password is asked for. */
  email: string
  text: string
  /** Why the text was not looked for. */
  problem: string | undefined
  found: FoundDocument[]
  /** What else holds the text. */
  elsewhere: string[]
  /** The one whose address was given. */
  file: ErasableFile | undefined
  unshown: ErasableFile[]
  unreached: string[]
}

/** What can be erased for good, each by a plain form that says what goes. */
export function Erasure({ email, text, problem, found, elsewhere, file, unshown, unreached }: ErasureProps) {
  return (
    <div className={sections.sections}>
      <section className={classNames(sections.section, styles.section)} aria-labelledby="chercher">
        <h2 id="chercher">Que faut-il supprimer ?</h2>
        <form method="get" className={sections.address}>
          <FormField
            label="Mot cherché, ou adresse d'une photo"
            hint="Le nom d'une personne, les mots d'un article, ou l'adresse d'une photo ou d'un film du site (/media/…)."
            name="q"
            defaultValue={text}
            problem={problem}
            required
          />
          <Button type="submit">Chercher</Button>
        </form>
      </section>
      {file && (
        <section className={classNames(sections.section, styles.section)} aria-labelledby="ce-fichier">
          <h2 id="ce-fichier">{KINDS[file.kind].title}</h2>
          <File file={file} email={email} />
        </section>
      )}
      {text && !problem && !file && (
        <section className={classNames(sections.section, styles.section)} aria-labelledby="trouve">
          <h2 id="trouve">{fr(`« ${text} »`)}</h2>
          {found.length + elsewhere.length === 0 ? (
            <p>{fr("Rien, ni dans le site ni dans l'historique.")}</p>
          ) : (
            <>
              <ul className={styles.list}>
                {found.map((document) => (
                  <Found key={`${document.collection}/${document.id}`} document={document} text={text} email={email} />
                ))}
                {elsewhere.map((name) => (
                  <li key={name}>{fr(name)}</li>
                ))}
              </ul>
              <p>{fr('Ce texte partout, ancien et actuel.')}</p>
              <Order email={email} name="Ce texte partout, ancien et actuel" fields={{ quoi: 'texte', q: text }}>
                {fr('À sa place se lira « [effacé] » ; une adresse de page où il se trouve change.')}
              </Order>
            </>
          )}
        </section>
      )}
      <section className={classNames(sections.section, styles.section)} aria-labelledby="plus-montres">
        <h2 id="plus-montres">{fr('Photos, films et sous-titres que rien ne montre depuis un an')}</h2>
        {unshown.length === 0 ? (
          <p>{fr("Il n'y en a pas.")}</p>
        ) : (
          <ul className={styles.list}>
            {unshown.map((one) => (
              <li key={one.id}>
                <File file={one} email={email} />
              </li>
            ))}
          </ul>
        )}
      </section>
      <section className={classNames(sections.section, styles.section)} aria-labelledby="hors-de-portee">
        <h2 id="hors-de-portee">{fr("Ce que le site n'atteint pas")}</h2>
        <ul>
          {unreached.map((sentence) => (
            <li key={sentence}>{fr(sentence)}</li>
          ))}
        </ul>
      </section>
    </div>
  )
}

function Found({ document, text, email }: { document: FoundDocument; text: string; email: string }) {
  const { collection, id, name, states, isThere, isRemovable } = document
  const history = `${states} ${states > 1 ? 'versions' : 'version'} de l'historique${isThere ? '' : ', supprimé du site'}`
  const where = states > 0 ? history : 'dans un changement prévu'
  return (
    <li>
      <p>
        {fr(name)} <span className={styles.note}>{fr(where)}</span>
      </p>
      {isRemovable && (
        <Order email={email} name={name} fields={{ quoi: 'document', collection, id, q: text }}>
          {fr('Avec toutes ses versions. Ses photos restent : supprimez-les par leur adresse.')}
        </Order>
      )}
    </li>
  )
}

function File({ file: { id, alt, kind, given, thumbnail }, email }: { file: ErasableFile; email: string }) {
  const words = KINDS[kind]
  const name = alt || `${words.name} du ${given}`
  return (
    <>
      {thumbnail && <img className={styles.thumbnail} src={thumbnail} alt="" loading="lazy" />}
      <p>
        {fr(name)} <span className={styles.note}>{fr(`${words.given} le ${given}`)}</span>
      </p>
      <Order email={email} name={name} fields={{ quoi: 'fichier', id }}>
        {fr(words.order)}
      </Order>
    </>
  )
}

interface OrderProps {
  email: string
  name: string
  fields: Record<string, string>
  children: string
}

/** An order that cannot be taken back: it is given twice, with the password. */
function Order({ email, name, fields, children }: OrderProps) {
  return (
    <details className={styles.order}>
      <summary aria-label={fr(`Supprimer : ${name}`)}>Supprimer</summary>
      <form method="post">
        {Object.entries(fields).map(([field, value]) => (
          <input key={field} type="hidden" name={field} value={value} />
        ))}
        <p>{children}</p>
        <AccountName email={email} />
        <FormField label="Mot de passe" type="password" name="password" required autoComplete="current-password" />
        <label className={styles.sure}>
          <input type="checkbox" name="sur" value="oui" required />
          {fr("J'ai compris : rien ne le ramènera.")}
        </label>
        <Button type="submit" aria-label={fr(`Supprimer pour de bon : ${name}`)}>
          Supprimer pour de bon
        </Button>
      </form>
    </details>
  )
}

/** Says what was done, or why it was not. */
export function ErasureNotice({ done, refusal }: { done: string | undefined; refusal: string | undefined }) {
  if (refusal)
    return (
      <div className={styles.notice}>
        <FormMessage>{fr(refusal)}</FormMessage>
      </div>
    )
  return (
    done && (
      <p className={styles.notice} role="status">
        {fr(done)}
      </p>
    )
  )
}
