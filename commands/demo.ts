import type { Database } from '../app/platform/database/tables.ts'
import { listExamples, removeExamples } from '../app/cms/documents/examples.server.ts'
import { documentName } from '../app/cms/documents/document-names.ts'
import { counted } from './counted.ts'

/** Says what of the demonstration is left, and takes it away unless that is only tried. */
export async function removeDemonstration(db: Database, isDry: boolean): Promise<void> {
  const found = await listExamples(db)
  const lines = found.map(({ collection, document, entries }) => {
    const { subject } = documentName(collection, document.id, document as never)
    return entries === undefined ? subject : `${subject} : ${counted(entries, 'entrée inventée', 'entrées inventées')}`
  })
  if (found.length === 0) return void console.log('Il ne reste rien de la démonstration.')
  if (isDry) return void console.log([...lines, "Rien n'a été supprimé."].join('\n'))
  const { removed, changed } = await removeExamples(db, null)
  const done = `${counted(removed, 'document supprimé', 'documents supprimés')}, ${counted(changed, 'document allégé', 'documents allégés')}`
  console.log([...lines, `${done}. L'historique les garde : chacun s'y rétablit.`].join('\n'))
}
