import type { ComponentProps } from 'react'
import styles from './form-message.module.css'

/** Why a form was not taken. */
export function FormMessage(props: ComponentProps<'p'>) {
  return <p className={styles.message} role="alert" {...props} />
}
