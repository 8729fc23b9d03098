import styles from './divider.module.css'

/** A gold rule with a rising sun, between two parts of a page. */
export function Divider() {
  return (
    <div className={styles.divider} role="presentation">
      <svg className={styles.sun} viewBox="0 0 64 28" aria-hidden="true">
        <path d="M22 26a10 10 0 0 1 20 0z" fill="currentColor" />
        <path
          d="M17 26H4M60 26H47M18.5 18.5 12 14.8M24 12.2 20.2 5.7M32 10V2.5M40 12.2l3.8-6.5M45.5 18.5l6.5-3.7"
          stroke="currentColor"
          strokeWidth="1.4"
          strokeLinecap="round"
        />
      </svg>
    </div>
  )
}
