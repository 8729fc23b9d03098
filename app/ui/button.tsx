import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react'
import { classNames } from '../lib/class-names'
import { frText } from './french-text'
import styles from './button.module.css'

type Look = 'full' | 'quiet'

/** A link that looks like a button: it leads somewhere. */
export function ButtonLink({
  look = 'full',
  className,
  children,
  ...link
}: AnchorHTMLAttributes<HTMLAnchorElement> & { look?: Look }) {
  return (
    <a {...link} className={classNames(styles.button, className)} data-look={look}>
      {typeof children === 'string' ? frText(children) : children}
    </a>
  )
}

/** A button: it does something. */
export function Button({
  look = 'full',
  className,
  ...button
}: ButtonHTMLAttributes<HTMLButtonElement> & { look?: Look }) {
  return <button {...button} className={classNames(styles.button, className)} data-look={look} />
}
