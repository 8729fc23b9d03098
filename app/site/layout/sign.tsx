import type { Ornament, Sign } from '../../appearance/definition'
import logo from './logo.svg'
import styles from './sign.module.css'

/** The institute's sign, called by its name. */
export function SignView({ sign, nom }: { sign: Sign; nom: string }) {
  if (sign.kind === 'drawing')
    return (
      // Within a picture, React does not ask for it ahead of the fonts.
      <picture>
        <img className={styles.drawing} src={logo} width="150" height="47" alt={`${nom}, accueil`} />
      </picture>
    )
  if (sign.kind === 'name')
    return (
      <span className={styles.name}>
        <OrnamentView ornament={sign.ornament} />
        <span>{nom}</span>
        <span className="visually-hidden">, accueil</span>
      </span>
    )
  const { src, width, height, widths } = sign.picture
  const narrow = widths.find((one) => one >= 320)
  return (
    <picture>
      {narrow && <source type="image/webp" srcSet={`${src.replace(/\.jpg$/, '')}-${narrow}.webp`} />}
      <img className={styles.picture} src={src} width={width} height={height} alt={`${nom}, accueil`} />
    </picture>
  )
}

const DRAWINGS: Record<Exclude<Ornament, 'aucun'>, string> = {
  arche: 'M5 29V15a11 11 0 0 1 22 0v14zM11 24a5 5 0 0 1 10 0',
  feuille: 'M16 29C6 22 6 10 16 3c10 7 10 19 0 26zM16 29V10M16 18l5-4M16 22l-5-4',
  filet: 'M4 16h9M19 16h9M16 13l3 3-3 3-3-3z',
}

function OrnamentView({ ornament }: { ornament: Ornament }) {
  if (ornament === 'aucun') return null
  return (
    <svg className={styles.ornament} viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <path d={DRAWINGS[ornament]} />
    </svg>
  )
}
