import type { PublicAddressAnswer } from '../seo/setting-definition'
import { fr } from '../lib/french-typography'
import { Button } from '../ui/button'
import { FormField } from '../ui/form-field'
import { FormMessage } from '../ui/form-message'
import styles from '../accounts/account.module.css'

interface PublicAddressProps {
  /** Settled where the site is started, and so not here. */
  isFixed: boolean
  address: string
  /** The address at which she reads this page, where it may be the public one. */
  here: string
  version: number
  answer: PublicAddressAnswer | undefined
}

/** Where the public finds the site, as search engines and those who share a page are told. */
export function PublicAddress({ isFixed, address, here, version, answer }: PublicAddressProps) {
  const isRefused = answer?.problem !== undefined
  return (
    <section className={styles.section} aria-labelledby="adresse-publique">
      <h2 id="adresse-publique">Adresse publique du site</h2>
      <p className={styles.intro}>
        {fr(
          isFixed
            ? `Le site est connu à l'adresse ${address} : elle est réglée là où il est installé.`
            : "L'adresse que les gens tapent, telle que Google et les réseaux sociaux doivent la montrer. Sans elle, vos pages se lisent, mais se partagent moins bien.",
        )}
      </p>
      {!isFixed && (
        <form method="post" className={styles.address} action="#adresse-publique">
          {isRefused && <FormMessage id="adresse-refusee">{fr(answer.problem!)}</FormMessage>}
          {answer && !isRefused && <p role="status">{fr("C'est enregistré.")}</p>}
          <input type="hidden" name="version" value={version} />
          <FormField
            key={answer ? answer.typed : address}
            label="Adresse du site"
            name="adresse"
            inputMode="url"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            placeholder="https://www.exemple.fr"
            defaultValue={isRefused ? answer.typed : address || here}
            {...(isRefused && { 'aria-invalid': true, 'aria-describedby': 'adresse-refusee' })}
          />
          <p>
            <Button type="submit">Enregistrer</Button>
          </p>
        </form>
      )}
    </section>
  )
}
