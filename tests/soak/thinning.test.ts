import { rmSync, statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { thinRevisions } from '../../app/server/thinning.server.ts'
import { insertFirstContent } from '../../app/cms/documents/first-content.server.ts'
import { listLines } from '../../app/cms/history/history.server.ts'
import { connect, sqliteFile } from '../../app/platform/database/connect.server.ts'
import { giveBackRoom } from '../../app/platform/database/empty-room.server.ts'
import { migrate } from '../../app/platform/database/migrate.server.ts'
import { readSettings } from '../../app/platform/settings.server.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const EDITS = 50_000
const YEARS = 3 * 365 * 24 * 60 * 60_000

test(
  'fifty thousand edits of three years take at most 60 MB, once they are thinned',
  { timeout: 300_000 },
  async () => {
    const settings = readSettings({ DATA_DIR: temporaryFolder() })
    const db = connect(settings)
    const file = sqliteFile(settings.dataDir)
    try {
      await migrate(db)
      await insertFirstContent(db)
      const documents = await db.selectFrom('documents').selectAll().where('collection', '!=', 'cgv').execute()
      const writer = new DatabaseSync(file)
      const insert = writer.prepare(`insert into revisions
      (collection, document_id, version, data, author, saved_at, position) values (?, ?, ?, ?, 'camille', ?, 0)`)
      writer.exec('begin')
      const from = Date.now() - YEARS
      writer.prepare('update revisions set saved_at = ?').run(new Date(from).toISOString())
      for (let index = 0; index < EDITS; index++) {
        // As people work: what they edit, they edit again and again.
        const { collection, id, data } = documents[Math.floor(index / 20) % documents.length]!
        const moment = new Date(from + (YEARS * index) / EDITS).toISOString()
        insert.run(collection, id, index + 2, data, moment)
      }
      writer.exec(
        'update documents set version = (select max(version) from revisions where revisions.collection = documents.collection and document_id = id)',
      )
      writer.exec('commit')
      writer.close()
      const before = statSync(file).size
      const started = performance.now()
      const removed = await thinRevisions(db)
      await giveBackRoom(db, settings, 1 / 4)
      const after = statSync(file).size
      console.log(`${before} → ${after} bytes, ${removed} revisions, ${Math.round(performance.now() - started)} ms`)
      expect(removed).toBeGreaterThan(EDITS / 2)
      expect(after).toBeLessThan(60_000_000)
      const { lines } = await listLines(db, { limit: 5 })
      expect(lines[0]![0]!.before).toBeDefined()
    } finally {
      await db.destroy()
      rmSync(settings.dataDir, { recursive: true })
    }
  },
)
