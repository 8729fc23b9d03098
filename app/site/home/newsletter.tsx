import { EditableBlock } from '../../cms/edit/editable-block'
import type { Known } from '../../cms/edit/documents'
import { useEditing } from '../../cms/edit/mode'
import { pagePath } from '../../cms/documents/page-keys'
import { frenchDate } from '../../lib/french-date'
import { weekdayAndDate } from '../../lib/french-days'
import { PARAMETERS } from '../../lib/page-parameters'
import { frText } from '../../ui/french-text'
import { ButtonLink } from '../../ui/button'
import type { Home } from './definition'
import styles from './newsletter.module.css'

export interface NewsletterState {
  /** Address of the external form; empty when there is none. */
  url: string
  open: boolean
  latest: LatestArticle | undefined
}

/** What is new, and where it is read. */
export interface LatestArticle {
  title: string
  /** An ISO timestamp. */
  date: string
  /** The day of what it announces. */
  jour?: string | undefined
  /** Whether that is over. */
  isOver: boolean
  href: string
}

/** Where one subscribes to the newsletter, or why one cannot; nothing for visitors of a title alone. */
export function Newsletter({ document, ...state }: NewsletterState & { document: Known<'accueil'> }) {
  const editing = useEditing()
  return (
    <EditableBlock collection="accueil" document={document} field="lettre" name="la lettre">
      {(content) => {
        const { texte, boutonSans, lienSans, noteSans } = content
        const isBare = !texte && !state.url && !(boutonSans && lienSans) && !noteSans
        return isBare && !editing ? null : <NewsletterView {...content} {...state} />
      }}
    </EditableBlock>
  )
}

/** The external form is part of the page only once the visitor has asked for it. */
function NewsletterView({ titre, texte, url, open, latest, ...words }: Home['lettre'] & NewsletterState) {
  return (
    <section className={styles.newsletter} data-below="" id="lettre">
      <div className={styles.inner}>
        <h2>{frText(titre)}</h2>
        {texte && <p>{frText(texte)}</p>}
        {url ? (
          open ? (
            <Form url={url} {...words} />
          ) : (
            <Offer url={url} {...words} />
          )
        ) : (
          <Without {...words} latest={latest} />
        )}
      </div>
    </section>
  )
}

function Form({ url, secours }: Pick<Home['lettre'], 'secours'> & { url: string }) {
  return (
    <>
      <iframe className={styles.form} src={url} title="Inscription à la lettre" referrerPolicy="no-referrer" />
      {secours && (
        <p className={styles.note}>
          <a href={url} target="_blank" rel="noopener noreferrer">
            {frText(secours)}
          </a>
        </p>
      )}
    </>
  )
}

function Offer({ url, bouton, note }: Pick<Home['lettre'], 'bouton' | 'note'> & { url: string }) {
  return (
    <>
      <ButtonLink href={`/?${PARAMETERS.newsletter}=ouverte#lettre`}>{frText(bouton)}</ButtonLink>
      {note && <p className={styles.note}>{frText(note.replace('{service}', new URL(url).hostname))}</p>}
    </>
  )
}

type WithoutProps = Pick<Home['lettre'], 'boutonSans' | 'lienSans' | 'noteSans'> & Pick<NewsletterState, 'latest'>

function Without({ boutonSans, lienSans, noteSans, latest }: WithoutProps) {
  return (
    <>
      {latest && boutonSans && lienSans === pagePath('actualites') && (
        <p className={styles.latest}>
          <Day {...latest} />
          <a href={latest.href}>{frText(latest.title)}</a>
        </p>
      )}
      {boutonSans && lienSans && (
        <ButtonLink href={lienSans} look="quiet">
          {frText(boutonSans)}
        </ButtonLink>
      )}
      {noteSans && <p className={styles.note}>{frText(noteSans)}</p>}
    </>
  )
}

/** The day of an article, or that of what it announces. */
function Day({ date, jour, isOver }: LatestArticle) {
  if (!jour) return date && <time dateTime={date}>{frenchDate(date)}</time>
  const day = <time dateTime={jour}>{weekdayAndDate(jour)}</time>
  return isOver ? <span>C'était le {day}</span> : day
}
