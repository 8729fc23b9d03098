import { useId } from 'react'
import { fr } from '../../lib/french-typography'
import { Button, ButtonLink } from '../../ui/button'
import { FormField } from '../../ui/form-field'
import { FormMessage } from '../../ui/form-message'
import { authorHas } from '../documents/authors'
import { KEPT, OWN, type AskedForm, type AskedMoments, type SavedNotice, type TwoReadings } from './asked-form'
import { FormParts, HiddenFields } from './form-parts'
import styles from './server-form.module.css'

export interface ServerFormProps {
  form: AskedForm | undefined
  notice: SavedNotice | undefined
  /** Whether it stands in a dialog over its page, which keeps what was typed. */
  isOverPage?: boolean
}

/** What a page says and asks of an administrator before any script: it works as the plain HTML that it is. */
export default function ServerForm({ form, notice, isOverPage = false }: ServerFormProps) {
  const isAlone = form?.kind === 'question' || (form?.kind === 'sign-in' && form.isAlone)
  const Heading = isAlone ? 'h1' : 'h2'
  return (
    <>
      {notice && <Saved {...notice} />}
      {form && isAlone && <title>{form.title}</title>}
      {form && (
        <section className={styles.form} aria-labelledby="formulaire" data-failure={form.failure}>
          <Heading id="formulaire">{form.title}</Heading>
          {form.message && <FormMessage>{fr(form.message)}</FormMessage>}
          <Body form={form} isOverPage={isOverPage} />
        </section>
      )}
    </>
  )
}

function Saved({ sentences, undo, action }: SavedNotice) {
  return (
    <div className={styles.notice} role="status">
      <div>
        <p className={styles.done}>Enregistré</p>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {undo && (
        <form method="post" action={action}>
          <HiddenFields
            values={Object.fromEntries(Object.entries(undo).map(([name, value]) => [name, String(value)]))}
          />
          <Button type="submit" look="quiet">
            Annuler
          </Button>
        </form>
      )}
    </div>
  )
}

function Body({ form, isOverPage }: { form: AskedForm; isOverPage: boolean }) {
  const { action, back, hidden } = form
  const cancel = (
    <ButtonLink href={back} look="quiet" data-abandons={form.kind === 'question' ? undefined : ''}>
      Annuler
    </ButtonLink>
  )
  switch (form.kind) {
    case 'gone':
      return (
        <p className={styles.back}>
          <ButtonLink href={back}>Revenir à la page</ButtonLink>
        </p>
      )
    case 'fields':
      return (
        <form method="post" action={action} {...(form.isMultipart && { encType: 'multipart/form-data' })} data-draft="">
          <HiddenFields values={hidden} />
          {form.notes.map((words) => (
            <p key={words} className={styles.note}>
              {words} <a href="/prevu">Voir ce qui est prévu</a>
            </p>
          ))}
          <FormParts parts={form.parts} isBeside={isRefused(form.moments)} />
          {form.moments && <MomentsInputs {...form.moments} />}
          <div className={styles.actions}>
            <Button type="submit">{form.submit}</Button>
            {form.isCautioned && (
              <Button type="submit" look="quiet" name={OWN.insisted} value="oui">
                Enregistrer quand même
              </Button>
            )}
            {cancel}
            {form.removal && (
              <a className={styles.removal} href={form.removal}>
                Supprimer
              </a>
            )}
          </div>
        </form>
      )
    case 'question':
      return (
        <form method="post" action={action}>
          <HiddenFields values={hidden} />
          <div className={styles.actions}>
            <Button type="submit" autoFocus>
              Supprimer
            </Button>
            {cancel}
          </div>
        </form>
      )
    case 'conflict':
      return (
        <form method="post" action={action}>
          <HiddenFields values={hidden} />
          <p>{fr(`${authorHas(form.author)} enregistré un autre texte pendant que vous écriviez. Lequel garder ?`)}</p>
          {form.texts.map((texts, place) => (
            <Choice key={texts.path} {...texts} isFirst={place === 0} />
          ))}
          <p className={styles.hint}>
            {fr("Celui qui est enregistré reste dans l'historique, quoi que vous gardiez.")}
          </p>
          <div className={styles.actions}>
            <Button type="submit">Enregistrer</Button>
            {cancel}
          </div>
        </form>
      )
    case 'sign-in':
      return (
        <form method="post" action={action}>
          <HiddenFields values={form.kept} />
          {form.step === 'code' ? (
            <FormField
              label="Code de vérification"
              name={OWN.code}
              required
              autoFocus
              maxLength={40}
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
            />
          ) : (
            <>
              <FormField
                label="E-mail"
                type="email"
                name={OWN.email}
                defaultValue={form.email}
                required
                autoFocus={!form.email}
                autoComplete="username"
                autoCapitalize="none"
                spellCheck={false}
              />
              <FormField
                label="Mot de passe"
                type="password"
                name={OWN.password}
                required
                autoFocus={Boolean(form.email)}
                autoComplete="current-password"
              />
            </>
          )}
          <div className={styles.actions}>
            <Button type="submit">Se connecter</Button>
            {isOverPage && (
              <ButtonLink href={back} look="quiet">
                Plus tard
              </ButtonLink>
            )}
          </div>
        </form>
      )
  }
}

/** Whether it is one of these that is refused, which has the focus. */
const isRefused = (moments: AskedMoments | undefined) => Boolean(moments?.problems.from ?? moments?.problems.until)

/** When it is to be saved, and until when: closed where nothing was typed. */
export function MomentsInputs(moments: AskedMoments) {
  const { from, until, problems } = moments
  return (
    <details className={styles.moments} open={Boolean(from || until) || isRefused(moments)}>
      <summary>Programmer</summary>
      <FormField
        label="À partir du"
        type="datetime-local"
        name={OWN.from}
        defaultValue={from}
        problem={problems.from}
      />
      <FormField
        label="Jusqu'au"
        type="datetime-local"
        name={OWN.until}
        defaultValue={until}
        problem={problems.until}
      />
    </details>
  )
}

/** Two texts, one of which is to be kept. */
function Choice({ path, label, theirs, mine, kept, isFirst }: TwoReadings & { isFirst: boolean }) {
  const id = useId()
  const side = (value: string, whose: string, words: string, text: string) => (
    <div className={styles.text}>
      <p className={styles.whose}>{whose}</p>
      <p id={id + value} className={styles.words}>
        {text}
      </p>
      <label>
        <input
          type="radio"
          name={KEPT + path}
          value={value}
          required
          defaultChecked={kept === value}
          autoFocus={isFirst && value === 'mine'}
          aria-describedby={id + value}
        />{' '}
        {words}
      </label>
    </div>
  )
  return (
    <fieldset className={styles.choice}>
      <legend>{label || 'Les deux textes'}</legend>
      <div className={styles.texts}>
        {side('theirs', 'Le texte enregistré', 'Garder ce texte', theirs)}
        {side('mine', 'Votre texte', 'Garder mon texte', mine)}
      </div>
    </fieldset>
  )
}
