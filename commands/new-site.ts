import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { insertFirstContent } from '../app/cms/documents/first-content.server.ts'
import type { Database } from '../app/platform/database/tables.ts'
import type { Settings } from '../app/platform/settings.server.ts'
import { Refusal } from '../app/lib/refusal.ts'
import { withDatabase } from './database.ts'
import { databaseName, hasDatabase } from './place.ts'
import { decodeText } from './sheet/csv.ts'
import { readPriceList } from './sheet/price-list.ts'
import { readSiteSheet } from './sheet/site-sheet.ts'
import { writeSheet } from './sheet/write-sheet.ts'

interface Files {
  /** What says who the institute is and what it offers; none where only prices are taken. */
  sheet?: string | undefined
  prices?: string | undefined
}

/** Writes a site from a sheet and a price list, or says line by line what would be written. Refuses what it does not understand. */
export async function writeFromFiles(settings: Settings, files: Files, isDry: boolean): Promise<void> {
  const sheet = files.sheet === undefined ? undefined : readSiteSheet(readText(files.sheet))
  const prices = files.prices === undefined ? undefined : readPriceList(readText(files.prices))
  const understood = [...(sheet?.lines ?? []), ...(prices?.lines ?? [])]
  const problems = [...(sheet?.problems ?? []), ...(prices?.problems ?? [])]
  const tried = isDry || problems.length > 0
  const written = await onSite(settings, tried, (db) =>
    writeSheet(db, { sheet: sheet?.value, prices: prices?.value ?? [], isDry: tried }),
  )
  problems.push(...written.problems)
  const refused = problems.map((problem) => `Non compris : ${problem}`)
  if (isDry) {
    console.log([...understood, ...written.lines, ...refused, "Rien n'a été écrit."].join('\n'))
    if (problems.length > 0) process.exitCode = 1
    return
  }
  if (problems.length > 0) throw new Refusal(["Rien n'a été écrit :", ...refused].join('\n'))
  console.log([...written.lines, `Écrit : ${databaseName(settings)}`].join('\n'))
}

/** Opens the site, which is made where there is none; what is only tried is tried elsewhere then, and leaves nothing. */
async function onSite<T>(settings: Settings, isDry: boolean, work: (db: Database) => Promise<T>): Promise<T> {
  if (isDry && hasDatabase(settings)) return withDatabase(settings, work)
  const dataDir = isDry ? mkdtempSync(join(tmpdir(), 'essai-')) : settings.dataDir
  try {
    const made = async (db: Database) => {
      await insertFirstContent(db)
      return work(db)
    }
    return await withDatabase({ ...settings, dataDir }, made, 'up to date')
  } finally {
    if (isDry) rmSync(dataDir, { recursive: true })
  }
}

const readText = (file: string) => decodeText(readFileSync(file))
