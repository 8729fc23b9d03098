import { EditableBlock } from '../cms/edit/editable-block'
import type { Known } from '../cms/edit/documents'
import { fr } from '../lib/french-typography'
import styles from '../accounts/account.module.css'

interface PublicAddressProps {
  document: Known<'reglages'>
  /** The address that was settled where the site is started, and so cannot be here. */
  fixed: string
  /** The address at which she reads this page, where it may be the public one. */
  here: string
}

/** Where the public finds the site, as search engines and those who share a page are told. */
export function PublicAddress({ document, fixed, here }: PublicAddressProps) {
  return (
    <section className={styles.section} aria-labelledby="adresse-publique">
      <h2 id="adresse-publique">Adresse publique du site</h2>
      <p className={styles.intro}>
        {fr(
          fixed
            ? `Le site est connu à l'adresse ${fixed} : elle est réglée là où il est installé.`
            : "L'adresse que les gens tapent, telle que Google et les réseaux sociaux doivent la montrer. Sans elle, vos pages se lisent, mais se partagent moins bien.",
        )}
      </p>
      {!fixed && (
        <EditableBlock collection="reglages" document={document} field="adresse" name="l'adresse publique">
          {(address) => <p>{address || fr(`Aucune.${here && ` Vous lisez cette page à l'adresse ${here}`}`)}</p>}
        </EditableBlock>
      )}
    </section>
  )
}
