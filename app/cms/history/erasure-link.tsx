import { fr } from '../../lib/french-typography'
import { ButtonLink } from '../../ui/button'
import styles from '../../backup/backup-link.module.css'

/** Leads to where something is erased so that nothing brings it back. */
export function ErasureLink() {
  return (
    <section className={styles.backup} aria-labelledby="supprimer">
      <h2 id="supprimer">Supprimer pour de bon</h2>
      <p>
        {fr(
          "Une personne peut demander que son nom ou sa photo disparaissent, de l'historique aussi. C'est la seule chose qui ne se défait pas.",
        )}
      </p>
      <ButtonLink href="/historique/effacer" look="quiet">
        Choisir quoi supprimer
      </ButtonLink>
    </section>
  )
}
