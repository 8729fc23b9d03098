import { isRouteErrorResponse } from 'react-router'
import { fr } from '../../lib/french-typography'
import { ButtonLink } from '../../ui/button'
import { Door } from '../../ui/door'
import styles from './error-page.module.css'

const EXPLANATIONS: Record<number, { title: string; text: string }> = {
  400: { title: 'Adresse illisible', text: "Cette adresse n'est pas écrite correctement." },
  403: { title: 'Accès refusé', text: "Vous n'avez pas le droit de faire cela." },
  404: { title: 'Page introuvable', text: "Cette page n'existe pas, ou n'existe plus." },
  405: { title: 'Demande refusée', text: 'Cette page ne peut pas être demandée ainsi.' },
  410: { title: 'Page retirée', text: 'Ce qui était ici a été retiré.' },
  413: {
    title: 'Envoi trop volumineux',
    text: 'Ce que vous envoyez est trop grand : enlevez-en une partie, puis recommencez.',
  },
  414: { title: 'Adresse trop longue', text: 'Cette adresse est trop longue pour être lue.' },
  429: { title: 'Trop de demandes', text: 'Vous avez demandé cela trop souvent : réessayez dans un moment.' },
}

const FAILURE = { title: 'Un incident est survenu', text: 'Erreur lors de la récupération des données.' }

/** Says in plain French what went wrong, and where to go from here. Shows nothing of the fault itself. */
export function ErrorPage({ error, siteName }: { error: unknown; siteName: string | undefined }) {
  const status = isRouteErrorResponse(error) ? error.status : 500
  const { title, text } = EXPLANATIONS[status] ?? FAILURE
  return (
    <div className={styles.page} data-ground="pine">
      <title>{[title, siteName].filter(Boolean).join(' | ')}</title>
      <meta name="robots" content="noindex" />
      <Door letters={String(status)} ground="terracotta" className={styles.door} />
      <div className={styles.words}>
        <h1>{title}</h1>
        <p>{fr(text)}</p>
        {status >= 500 && (
          <p>{fr("Réessayez dans un instant ; si l'incident dure, téléphonez-nous : nous vous répondons.")}</p>
        )}
        <p className={styles.ways}>
          <ButtonLink href="/">Revenir à l'accueil</ButtonLink>
          <ButtonLink href="/rendez-vous" look="quiet">
            Prendre rendez-vous
          </ButtonLink>
          <ButtonLink href="/soins" look="quiet">
            Voir les soins
          </ButtonLink>
        </p>
      </div>
    </div>
  )
}
