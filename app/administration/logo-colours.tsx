import { useId } from 'react'
import { useDocument, type Known } from '../cms/edit/documents'
import { placeAddress } from '../cms/edit/place-link'
import { OWN } from '../cms/forms/asked-form'
import { fr } from '../lib/french-typography'
import styles from './appearance-panel.module.css'

/** A logo, and the colours that were found in it. */
export interface KnownLogo {
  src: string
  colours: string[]
}

const WAY = 'Prendre la couleur de mon logo'

/** The colours of the logo, each to be taken with one press: a form of the page, with script or without. */
export function LogoColours({ document, logo }: { document: Known<'apparence'>; logo: KnownLogo }) {
  const heading = useId()
  const { id, version, enseigne } = useDocument('apparence', document)
  if (!enseigne.logo) return null
  // Another logo than the page came with: its colours come with the page.
  if (enseigne.logo !== logo.src)
    return (
      <p className={styles.fromLogo}>
        <a href="/admin?couleurs#apparence">{WAY}</a>
      </p>
    )
  if (logo.colours.length === 0)
    return <p className={styles.note}>{fr("Votre logo est noir, blanc ou gris : il n'a pas de couleur à prendre.")}</p>
  return (
    <form
      method="post"
      action={`?modifier=${placeAddress('apparence', id, 'couleur')}#apparence`}
      className={styles.fromLogo}
      aria-labelledby={heading}
    >
      <p id={heading}>{fr(`${WAY} :`)}</p>
      <input type="hidden" name={OWN.base} value={version} />
      {logo.colours.map((colour) => (
        <button key={colour} name="couleur" value={colour} className={styles.colour}>
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <circle cx="10" cy="10" r="9" fill={colour} />
          </svg>
          {colour}
        </button>
      ))}
    </form>
  )
}
