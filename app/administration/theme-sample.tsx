import { useEffect, useRef } from 'react'
import { themeOf } from '../appearance/theme'
import { fr } from '../lib/french-typography'
import styles from './appearance-panel.module.css'

/** A few things of a page in the colours that follow from one, whether it is saved or still being chosen. */
export function ThemeSample({ colour }: { colour: string }) {
  const sample = useRef<HTMLDivElement>(null)
  const isColour = /^#[0-9a-f]{6}$/i.test(colour)
  useEffect(() => {
    const { style } = sample.current!
    if (isColour)
      for (const [token, value] of Object.entries(themeOf(colour))) style.setProperty(`--${token}`, String(value))
    else sample.current!.removeAttribute('style')
  }, [colour, isColour])
  return (
    <div ref={sample} className={styles.sample}>
      <p className={styles.title}>{fr('Un instant pour vous')}</p>
      <p>
        {fr('Soin du visage, 60 min : ')}
        <span className={styles.price}>{fr('65 €')}</span>
      </p>
      <p>
        <span className={styles.button}>Réserver</span> <span className={styles.quiet}>Voir les soins</span>
      </p>
      <p className={styles.words}>{isColour ? colour.toLowerCase() : "Couleurs d'origine"}</p>
    </div>
  )
}
