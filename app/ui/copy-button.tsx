import { useState, type ReactNode } from 'react'
import { useIsAlive } from './alive'
import { fr } from '../lib/french-typography'
import { Button } from './button'
import styles from './copy-button.module.css'

interface CopyButtonProps {
  text: string
  /** What is said once it is copied. */
  done: string
  children: ReactNode
}

/** Copies a text. There where there is script. */
export function CopyButton({ text, done, children }: CopyButtonProps) {
  const [said, setSaid] = useState<string>()
  const isAlive = useIsAlive()

  async function copy() {
    setSaid(undefined)
    try {
      await navigator.clipboard.writeText(text)
      setSaid(done)
    } catch {
      // Without https, or where the browser asks and she says no.
      setSaid("Le navigateur ne l'a pas permis : choisissez le texte, et copiez-le vous-même.")
    }
  }

  return (
    <>
      <p className={styles.copy}>
        <Button type="button" look="quiet" disabled={!isAlive} onClick={() => void copy()}>
          {children}
        </Button>
      </p>
      <p role="status">{said && fr(said)}</p>
    </>
  )
}
