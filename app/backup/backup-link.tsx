import { fr } from '../lib/french-typography'
import { ButtonLink } from '../ui/button'
import styles from './backup-link.module.css'

/** Leads to the whole site in one file. */
export function BackupLink() {
  return (
    <section className={styles.backup} aria-labelledby="sauvegarde">
      <h2 id="sauvegarde">Sauvegarde</h2>
      <p>
        {fr(
          "Tout le site en un fichier : les textes, l'historique, les comptes, les photos et les films. Gardez-le en lieu sûr : il permet de tout remettre en place, ici ou ailleurs.",
        )}
      </p>
      <ButtonLink href="/historique/sauvegarde" look="quiet">
        Télécharger une sauvegarde
      </ButtonLink>
    </section>
  )
}
