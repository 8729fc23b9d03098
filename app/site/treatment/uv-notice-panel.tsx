import { EditableBlock } from '../../cms/edit/editable-block'
import { useWords } from '../../cms/edit/words'
import { fr } from '../../lib/french-typography'
import { UV_NOTICE } from './uv-first-content'
import { NoticeParagraphs } from './uv-notice'
import styles from './uv-notice-panel.module.css'

/** For administrators, where they add to the notice that visitors read before the page. */
export default function UvNoticePanel() {
  const words = useWords()
  return (
    <section className={styles.panel} aria-labelledby="notice-panneau">
      <h2 id="notice-panneau">{UV_NOTICE.title}</h2>
      <p>{fr('Lue avant la page. La loi impose ses premiers paragraphes : vous pouvez en ajouter, pas en ôter.')}</p>
      <EditableBlock collection="textes" document={words} field="bronzage-uv" name="la notice d'information">
        {({ notice }) => (
          <div className={styles.text}>
            <NoticeParagraphs more={notice} />
          </div>
        )}
      </EditableBlock>
    </section>
  )
}
