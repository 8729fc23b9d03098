import { BackToAdmin } from './back-to-admin'
import type { AccountsAnswer, AccountsField, AccountsState } from './own-account'
import { fr } from '../lib/french-typography'
import { Button } from '../ui/button'
import { DoneMessage } from '../ui/done-message'
import { CopyButton } from '../ui/copy-button'
import { FormField } from '../ui/form-field'
import { PasswordForm } from './password-form'
import styles from './second-factor/view.module.css'

interface AccountsProps {
  state: AccountsState
  /** What was changed just now, as the address of the page says it. */
  changed: string | null
  answer: AccountsAnswer | undefined
}

/** Where the link made for the other person stands, once there is one. */
const LINK = 'lien'

/** What an administrator changes of her own account, and how she helps the other. All of it works without script. */
export function Accounts({ state, changed, answer }: AccountsProps) {
  const { problem, kept } = answer ?? {}
  const known = {
    state,
    kept,
    problemOf: (field: AccountsField) => (problem?.field === field ? problem.message : undefined),
  }
  return (
    <div className={styles.page}>
      <OwnName {...known} isChanged={changed === 'nom'} />
      <OwnEmail {...known} isChanged={changed === 'adresse'} />
      {/* Also where the room was taken meanwhile: it is said beside what was given. */}
      {(state.hasRoom || problem?.field.startsWith('new')) && <OtherPerson {...known} />}
      <OtherPassword {...known} link={answer?.link} added={answer?.added} />
      <BackToAdmin />
    </div>
  )
}

interface SectionProps {
  state: AccountsState
  /** What was given that is not saved. */
  kept: AccountsAnswer['kept']
  problemOf: (field: AccountsField) => string | undefined
}

function OwnName({ state, kept, problemOf, isChanged }: SectionProps & { isChanged: boolean }) {
  return (
    <section className={styles.section}>
      <h2>Votre nom</h2>
      {isChanged && <DoneMessage>{fr("C'est fait : l'historique et le site disent maintenant ce nom.")}</DoneMessage>}
      <form method="post" className={styles.form}>
        <FormField
          label="Nom"
          hint="Obligatoire. L'historique le dit, et l'autre personne le lit, à côté de vos changements."
          type="text"
          name="name"
          required
          maxLength={80}
          autoComplete="name"
          defaultValue={problemOf('name') ? kept?.name : state.name}
          problem={problemOf('name')}
        />
        <p className={styles.actions}>
          <Button type="submit">Enregistrer le nom</Button>
        </p>
      </form>
    </section>
  )
}

function OwnEmail({ state, kept, problemOf, isChanged }: SectionProps & { isChanged: boolean }) {
  return (
    <section className={styles.section}>
      <h2>Votre adresse e-mail</h2>
      {isChanged && <DoneMessage>{fr(`C'est fait : vous vous connectez maintenant avec ${state.email}.`)}</DoneMessage>}
      <PasswordForm
        email={state.email}
        label="Votre mot de passe"
        name="proof"
        problem={problemOf('proof')}
        first={
          <FormField
            label="E-mail"
            hint="Obligatoire. Il vous sert à vous connecter ; vos visiteurs ne le voient pas."
            type="email"
            name="email"
            required
            autoComplete="off"
            defaultValue={problemOf('email') || problemOf('proof') ? kept?.email : state.email}
            problem={problemOf('email')}
          />
        }
      >
        <Button type="submit">{fr("Enregistrer l'adresse")}</Button>
      </PasswordForm>
    </section>
  )
}

function OtherPerson({ state, kept, problemOf }: SectionProps) {
  return (
    <section className={styles.section}>
      <h2>{fr("Ajouter l'autre personne")}</h2>
      <p>
        {fr(
          'Elle tient le site avec vous, depuis son téléphone et son ordinateur, sous son nom. Le site vous donne un lien, qui lui laisse choisir son mot de passe.',
        )}
      </p>
      <PasswordForm
        email={state.email}
        answer={LINK}
        label="Votre mot de passe à vous"
        name="newProof"
        problem={problemOf('newProof')}
        first={
          <>
            <FormField
              label="Son nom"
              hint="Obligatoire."
              type="text"
              name="newName"
              required
              maxLength={80}
              autoComplete="off"
              defaultValue={kept?.newName}
              problem={problemOf('newName')}
            />
            <FormField
              label="Son e-mail"
              hint="Obligatoire. Il lui sert à se connecter ; rien n'y est envoyé."
              type="email"
              name="newEmail"
              required
              autoComplete="off"
              defaultValue={kept?.newEmail}
              problem={problemOf('newEmail')}
            />
          </>
        }
      >
        <Button type="submit">Ajouter son compte</Button>
      </PasswordForm>
    </section>
  )
}

interface OtherPasswordProps extends SectionProps {
  link: string | undefined
  /** Who has just been added. */
  added: string | undefined
}

function OtherPassword({ state, problemOf, link, added }: OtherPasswordProps) {
  return (
    <section className={styles.section} {...((link ?? added) && { id: LINK, tabIndex: -1 })}>
      <h2>{fr(added ? `Compte ajouté : ${added}` : "L'autre a oublié son mot de passe")}</h2>
      {link ? (
        <NewLink link={link} />
      ) : state.others.length === 0 ? (
        <p>
          {fr(
            state.hasRoom
              ? 'Votre compte est le seul : si vous oubliez votre mot de passe, la personne qui héberge le site en pose un nouveau.'
              : "L'autre compte est désactivé : la personne qui héberge le site peut le réactiver, ou le supprimer pour laisser la place à un autre.",
          )}
        </p>
      ) : (
        <>
          {added && (
            <p role="status">
              {fr("Son compte est là, mais le lien n'a pas pu être fait : demandez-le ici, maintenant ou plus tard.")}
            </p>
          )}
          <p>
            {fr(
              "Faites-lui un lien : il lui laisse choisir un nouveau mot de passe, une fois, pendant trente minutes. Son code ou sa clé d'accès restent demandés. Redonnez d'abord le vôtre.",
            )}
          </p>
          <PasswordForm answer={LINK} email={state.email} problem={problemOf('password')}>
            {state.others.map(({ id, name }) => (
              <Button key={id} look="quiet" name="other" value={id}>
                {fr(`Faire un lien pour ${name}`)}
              </Button>
            ))}
          </PasswordForm>
        </>
      )}
    </section>
  )
}

function NewLink({ link }: { link: string }) {
  return (
    <>
      <p role="status">
        {fr(
          "Voici le lien. Donnez-le à elle seule, de vive voix ou par un message : il n'est plus montré, sert une fois, et s'éteint dans trente minutes.",
        )}
      </p>
      <p className={styles.secret}>
        <code>{link}</code>
      </p>
      <CopyButton text={link} done="Le lien est copié.">
        Copier le lien
      </CopyButton>
    </>
  )
}
