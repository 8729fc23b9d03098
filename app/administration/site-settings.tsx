import type { ReactNode } from 'react'
import { EditableBlock } from '../cms/edit/editable-block'
import { useDocument, type Known } from '../cms/edit/documents'
import { fr } from '../lib/french-typography'
import { networkName } from '../lib/social-network'
import type { OwnSettings, SettingAnswer } from '../seo/setting-definition'
import { Button } from '../ui/button'
import { FormField } from '../ui/form-field'
import { FormMessage } from '../ui/form-message'
import { ReachingForm } from './reaching-form'
import styles from '../accounts/account.module.css'

interface SiteSettingsProps {
  settings: OwnSettings & { document: Known<'reglages'> }
  answer: SettingAnswer | undefined
}

/** What the site is connected to: social networks, forms elsewhere, and the booking service. */
export function SiteSettings({ settings: { document: initial, installed, key }, answer }: SiteSettingsProps) {
  const document = useDocument('reglages', initial)
  const place = { collection: 'reglages', document } as const
  return (
    <>
      <section className={styles.section} aria-labelledby="reseaux">
        <h2 id="reseaux">Réseaux sociaux et formulaires</h2>
        <p className={styles.intro}>
          {fr("Ce que vous écrivez ici l'emporte sur ce qui a été réglé là où le site est installé.")}
        </p>
        <h3>Réseaux sociaux</h3>
        <EditableBlock {...place} field="reseaux" name="les réseaux sociaux">
          {(own) => <Networks own={own} installed={installed.reseaux} />}
        </EditableBlock>
        <h3>{fr("Lettre d'information")}</h3>
        <EditableBlock {...place} field="lettre" name="l'adresse de la lettre">
          {(own) => <Setting own={own} installed={installed.lettre} />}
        </EditableBlock>
        <h3>Parrainage</h3>
        <EditableBlock {...place} field="parrainage" name="l'adresse de parrainage">
          {(own) => <Setting own={own} installed={installed.parrainage} />}
        </EditableBlock>
      </section>
      <section className={styles.section} aria-labelledby="service-de-reservation">
        <h2 id="service-de-reservation">Service de réservation</h2>
        <p className={styles.intro}>
          {fr(
            "Un service qui s'affiche dans vos pages vous donne son adresse, sa clé et, s'il le faut, d'autres hôtes. La page que vous avez chez un autre s'ouvre depuis « Rendez-vous », sans clé.",
          )}
        </p>
        <EditableBlock {...place} field="reservation" name="le service de réservation">
          {({ hote, couleur, hotes, page }) => (
            <dl className={styles.facts}>
              <Line name="Adresse du service" value={hote || installed.hote || 'Aucune'} />
              <Line name="Couleur" value={couleur || installed.couleur} />
              <Line name="Autres hôtes permis" value={hotes.join(', ') || 'Aucun'} />
              <Line name="Notre page de réservation" value={page || installed.page || 'Aucune'} />
            </dl>
          )}
        </EditableBlock>
        <KeyForm state={key} answer={answer} />
      </section>
    </>
  )
}

function Networks({ own, installed }: { own: string[]; installed: string[] }) {
  const all = own.length > 0 ? own : installed
  if (all.length === 0) return <p>{fr("Aucun : le site n'en montre pas.")}</p>
  return (
    <ul>
      {all.map((address) => (
        <li key={address}>{fr(`${networkName(address)} : ${address}`)}</li>
      ))}
    </ul>
  )
}

function Setting({ own, installed }: { own: string; installed: string }): ReactNode {
  if (own) return <p>{own}</p>
  return <p>{installed ? fr(`${installed} (réglé à l'installation)`) : 'Aucune'}</p>
}

function Line({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  )
}

const STATES = {
  here: 'La clé est réglée. Elle ne se relit pas : vous pouvez la remplacer, ou la supprimer.',
  installed: "La clé est réglée là où le site est installé. Celle que vous donnez ici l'emporte.",
  none: 'Aucune clé : les pages de réservation disent comment téléphoner. Le service de réservation vous donne la sienne.',
}

/** The key is given, and never shown again. */
function KeyForm({ state, answer }: { state: keyof typeof STATES; answer: SettingAnswer | undefined }) {
  return (
    <ReachingForm action="/admin#service-de-reservation" className={styles.address} autoComplete="off">
      <p>{fr(STATES[state])}</p>
      {answer?.problem !== undefined && <FormMessage id="cle-refusee">{fr(answer.problem)}</FormMessage>}
      {answer && answer.problem === undefined && <p role="status">{fr("C'est enregistré.")}</p>}
      <FormField
        label={state === 'here' ? 'Nouvelle clé du service' : 'Clé du service'}
        name="cle"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        {...(answer?.problem !== undefined && { 'aria-invalid': true, 'aria-describedby': 'cle-refusee' })}
      />
      <p>
        <Button type="submit">Enregistrer la clé</Button>{' '}
        {state === 'here' && (
          <Button type="submit" look="quiet" name="supprimer" value="oui">
            Supprimer la clé
          </Button>
        )}
      </p>
    </ReachingForm>
  )
}
