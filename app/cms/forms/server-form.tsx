import { fr } from '../../lib/french-typography'
import { Button, ButtonLink } from '../../ui/button'
import { FormField } from '../../ui/form-field'
import { FormMessage } from '../../ui/form-message'
import { OWN, type AskedForm, type AskedMoments, type Meanwhile, type SavedNotice } from './asked-form'
import { Cancel } from './cancel'
import { ConflictForm } from './conflict-form'
import { FormParts, HiddenFields } from './form-parts'
import { SignInForm } from './sign-in-form'
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
      {notice && <Saved {...notice} isLast={!form} />}
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

function Saved({ sentences, undo, action, isLast }: SavedNotice & { isLast: boolean }) {
  return (
    <div className={styles.notice} role="status" {...(isLast && { tabIndex: -1, autoFocus: true })}>
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
  switch (form.kind) {
    case 'gone':
      return (
        <p className={styles.back}>
          <ButtonLink href={form.back}>Revenir à la page</ButtonLink>
        </p>
      )
    case 'fields':
      return <FieldsForm {...form} />
    case 'question':
      return <QuestionForm {...form} />
    case 'conflict':
      return <ConflictForm {...form} />
    case 'sign-in':
      return <SignInForm form={form} isOverPage={isOverPage} />
  }
}

type Kind<Name> = Extract<AskedForm, { kind: Name }>

function FieldsForm(form: Kind<'fields'>) {
  const { action, hidden } = form
  return (
    <form
      method="post"
      action={action}
      {...(form.isMultipart && { encType: 'multipart/form-data' })}
      // What comes back with word of it is what was sent.
      data-draft={form.message ? 'sent' : ''}
    >
      <HiddenFields values={hidden} />
      {form.notes.map((words) => (
        <p key={words} className={styles.note}>
          {words} <a href="/prevu">Voir ce qui est prévu</a>
        </p>
      ))}
      {form.meanwhile && <MeanwhileTexts {...form.meanwhile} />}
      <FormParts parts={form.parts} isBeside={isRefused(form.moments)} />
      {form.moments && <MomentsInputs {...form.moments} />}
      <div className={styles.actions}>
        <Button type="submit">{form.submit}</Button>
        {form.isCautioned && (
          <Button type="submit" look="quiet" name={OWN.insisted} value="oui">
            Enregistrer quand même
          </Button>
        )}
        <Cancel back={form.back} />
        {form.removal && (
          <a className={styles.removal} href={form.removal}>
            Supprimer
          </a>
        )}
      </div>
    </form>
  )
}

/** What stands by now in place of what the form was filled with, above what is typed in it. */
function MeanwhileTexts({ title, texts, href }: Meanwhile) {
  if (texts.length === 0 && href === undefined) return null
  return (
    <div className={styles.note}>
      {texts.length > 0 && <p className={styles.whose}>{fr(title)}</p>}
      {texts.map(({ label, text }) => (
        <p key={label} className={styles.words}>
          {fr(`${label} : `)}
          {text}
        </p>
      ))}
      {href && (
        <p>
          <a href={href}>Ouvrir ce qui est en ligne</a>
        </p>
      )}
    </div>
  )
}

function QuestionForm({ action, hidden, back }: Kind<'question'>) {
  return (
    <form method="post" action={action}>
      <HiddenFields values={hidden} />
      <div className={styles.actions}>
        <Button type="submit" autoFocus>
          Supprimer
        </Button>
        <ButtonLink href={back} look="quiet">
          Annuler
        </ButtonLink>
      </div>
    </form>
  )
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
