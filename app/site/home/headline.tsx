import { Fragment } from 'react'
import styles from './headline.module.css'

/** A headline that arrives letter by letter, and is one text for whoever does not see it. */
export function Headline({ text }: { text: string }) {
  return (
    <h2 className={styles.headline} aria-label={text} data-arrival="">
      <span aria-hidden="true">
        {text.split(' ').map((word, index) => (
          <Fragment key={index}>
            <span className={styles.word}>
              {[...word].map((letter, place) => (
                <span key={place} className={styles.letter}>
                  {letter}
                </span>
              ))}
            </span>{' '}
          </Fragment>
        ))}
      </span>
    </h2>
  )
}
