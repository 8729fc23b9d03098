import { Fragment } from 'react'
import styles from './headline.module.css'

/** What is seen as one sign: a letter or an emoji with what belongs to it. Firefox 115 has no `Intl.Segmenter`. */
const SIGNS = /(?:[\u{1f1e6}-\u{1f1ff}]{2}|.)(?:[\p{M}\u{1f3fb}-\u{1f3ff}\u{e0020}-\u{e007f}]|\u200d.)*/gsu

/** A headline that arrives letter by letter, and is one text for whoever does not see it. */
export function Headline({ text }: { text: string }) {
  return (
    <h2 className={styles.headline} aria-label={text} data-arrival="">
      <span aria-hidden="true">
        {text.split(' ').map((word, index) => (
          <Fragment key={index}>
            <span className={styles.word}>
              {word.match(SIGNS)?.map((letter, place) => (
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
