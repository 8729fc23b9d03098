import { picturesElsewhere } from '../app/media/pictures-elsewhere.ts'
import type { Database } from '../app/platform/database/tables.ts'
import { previewImport } from '../app/backup/import-preview.server.ts'
import { openSiteFile } from '../app/backup/site-file.server.ts'
import { readDocuments } from '../app/backup/transfer.server.ts'
import { counted } from './counted.ts'
import { inWords, teller } from './whole-site.ts'

/** Says what a file of documents would change; answers whether all of it would be taken. */
export async function previewDocuments(
  db: Database | undefined,
  file: unknown,
  reading: { strict: boolean },
): Promise<boolean> {
  const { documents, problems, notes } = readDocuments(file, reading)
  const refused = new Set(problems.map((problem) => problem.split(' : ')[0]))
  const taken = documents.filter(({ collection, id }) => !refused.has(`${collection}/${id}`))
  const { added, changed, unchanged, removed, lines } = await previewImport(db, taken)
  const verdict = [
    counted(added, 'nouveau', 'nouveaux'),
    counted(changed, 'changé', 'changés'),
    counted(unchanged, 'inchangé', 'inchangés'),
    counted(removed, 'supprimé', 'supprimés'),
    counted(problems.length, 'refus', 'refus'),
  ]
  const refusals = problems.map((problem) => `Refusé : ${problem}`)
  const pictures = new Set(taken.flatMap(({ fields }) => picturesElsewhere(fields).map(({ address }) => address)))
  const sought = `${counted(pictures.size, "image d'un autre site serait cherchée", "images d'autres sites seraient cherchées")}.`
  if (pictures.size > 0) lines.push(...[...pictures].map((address) => `Image à chercher : ${address}`), sought)
  console.log([...notes, ...lines, ...refusals, `Documents : ${verdict.join(', ')}. Rien n'a été importé.`].join('\n'))
  return problems.length === 0
}

/** Says what a file of a whole site holds, once it is found to be sound. */
export async function previewWholeSite(path: string): Promise<void> {
  const site = await openSiteFile(path, teller('Vérification'))
  await site.close()
  console.log(`Ce fichier est entier : ${inWords(site.counts)}. Il prendrait la place de tout le site.`)
}
