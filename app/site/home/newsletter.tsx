import { HOME_TEXTS } from './first-content'
import { PARAMETERS } from '../../lib/page-parameters'
import { fr } from '../../lib/french-typography'
import { ButtonLink } from '../../ui/button'
import styles from './newsletter.module.css'

export interface NewsletterView {
  /** Address of the external form; empty when there is none. */
  url: string
  open: boolean
}

/** The external form is part of the page only once the visitor has asked for it. */
export function Newsletter({ url, open }: NewsletterView) {
  const { title, text } = HOME_TEXTS.newsletter
  return (
    <section className={styles.newsletter} data-below="" id="lettre">
      <div className={styles.inner}>
        <h2>{fr(title)}</h2>
        <p>{fr(text)}</p>
        {open && (
          <>
            <iframe className={styles.form} src={url} title="Inscription à la lettre" referrerPolicy="no-referrer" />
            <p className={styles.note}>
              <a href={url} target="_blank" rel="noopener noreferrer">
                {fr('Le formulaire ne vient pas ? Ouvrez-le dans un nouvel onglet')}
              </a>
            </p>
          </>
        )}
        {url && !open && (
          <>
            <ButtonLink href={`/?${PARAMETERS.newsletter}=ouverte#lettre`}>S'inscrire à la lettre</ButtonLink>
            <p className={styles.note}>
              {fr(
                `Le formulaire vient d'un service d'envoi de lettres (${new URL(url).hostname}) ; il n'est chargé que si vous le demandez.`,
              )}
            </p>
          </>
        )}
        {!url && (
          <>
            <ButtonLink href="/actualites" look="quiet">
              Lire nos actualités
            </ButtonLink>
            <p className={styles.note}>
              {fr(
                "L'inscription en ligne n'est pas encore ouverte : demandez-la au centre, lors de votre prochain soin.",
              )}
            </p>
          </>
        )}
      </div>
    </section>
  )
}
