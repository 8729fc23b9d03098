import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react'
import { classNames } from '../lib/class-names'
import styles from './button.module.css'

type Look = 'full' | 'quiet'

/** A link that looks like a button: it leads somewhere. */
export function ButtonLink({
  look = 'full',
  className,
  ...link
}: AnchorHTMLAttributes<HTMLAnchorElement> & { look?: Look }) {
  return <a {...link} className={classNames(styles.button, className)} data-look={look} />
}

/** A button: it does something. */
export function Button({
  look = 'full',
  className,
  ...button
}: ButtonHTMLAttributes<HTMLButtonElement> & { look?: Look }) {
  return <button {...button} className={classNames(styles.button, className)} data-look={look} />
}
