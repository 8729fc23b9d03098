import type { ReactNode } from 'react'
import { classNames } from '../../lib/class-names'
import { fr } from '../../lib/french-typography'
import { Button } from '../../ui/button'
import { ReachingForm } from '../reaching-form'
import type { Remaining as Line, RemainingParts } from './remaining.server'
import opens from './opens.module.css'
import styles from './welcome.module.css'

const countOf = (lines: Line[]) => lines.reduce((sum, { count }) => sum + count, 0)

/** What of the site is still as it came, counted and listed, each with the way to it. */
export function Remaining({ invented, texts, pictures }: RemainingParts) {
  const total = countOf([...invented, ...texts, ...pictures])
  if (total === 0) return null
  return (
    <section aria-labelledby="demonstration">
      <h2 id="demonstration">{fr(`Contenu d'exemple : ${total}`)}</h2>
      <Lines
        title="Inventés"
        lines={invented}
        words="Des personnes, des prix, des offres et des articles qui ne sont pas les vôtres. Dès que le site porte votre nom, vos visiteurs ne les voient plus ; vous les voyez marqués « Exemple »."
      >
        <details className={opens.opens}>
          <summary>Supprimer le contenu d'exemple</summary>
          <p>{fr("Tous seront supprimés, ceux des soins masqués aussi. L'historique les garde.")}</p>
          <ReachingForm action="/bienvenue">
            <Button type="submit" look="quiet" name="action" value="retirer">
              Oui, supprimer
            </Button>
          </ReachingForm>
        </details>
      </Lines>
      <Lines
        title="Textes à relire"
        lines={texts}
        words="Écrits pour convenir à beaucoup d'instituts ; vos visiteurs les lisent."
      />
      <Lines
        title="Images et films d'exemple"
        lines={pictures}
        words="Vos visiteurs les voient. Sur chaque image : « Changer la photo » ; un film se supprime sur la page de son soin."
      />
    </section>
  )
}

interface LinesProps {
  title: string
  words: string
  lines: Line[]
  children?: ReactNode
}

function Lines({ title, words, lines, children }: LinesProps) {
  if (lines.length === 0) return null
  return (
    <details className={classNames(styles.remaining, opens.opens)}>
      <summary>{fr(`${title} : ${countOf(lines)}`)}</summary>
      <p>{fr(words)}</p>
      <ul className={styles.list}>
        {lines.map(({ title, href }, place) => (
          <li key={place}>
            <a href={href}>{fr(title)}</a>
          </li>
        ))}
      </ul>
      {children}
    </details>
  )
}
