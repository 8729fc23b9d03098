import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { connect } from '../app/platform/database/connect.server.ts'
import { listDocuments } from '../app/cms/documents/documents.server.ts'
import { findMediaFrom } from '../app/media/media.server.ts'
import { photograph } from '../tests/support/photographs.ts'
import { startPictureHost, withPictureHost, type PictureHost } from '../tests/support/picture-host.ts'
import { runFile } from '../tests/support/spawned.ts'
import { temporaryFolder } from '../tests/support/temporary-folder.ts'

const COMMAND = join(import.meta.dirname, 'content.ts')

/** As the specification's document database exports it. */
const EXPORT = {
  __collections__: {
    actualites: {
      un: { titre: 'Un', contenu: [], date: '', image: 'http://photos.example/un.jpg', __collections__: {} },
      deux: { titre: 'Deux', contenu: [], date: '', image: 'http://photos.example/deux.jpg', __collections__: {} },
      trois: { titre: 'Trois', contenu: [], date: '', image: 'http://127.0.0.1/trois.jpg', __collections__: {} },
    },
    offresDuMoment: { une: { titre: 'Une', contenu: [], image: 'http://photos.example/un.jpg', __collections__: {} } },
  },
}

let folder: string
let host: PictureHost

beforeEach(async () => {
  folder = temporaryFolder()
  const photo = await photograph()
  host = await startPictureHost(({ url }, response) =>
    url === '/un.jpg' ? response.end(photo) : response.writeHead(404).end(),
  )
  writeFileSync(join(folder, 'export.json'), JSON.stringify(EXPORT))
})
afterEach(async () => {
  await host.close()
  rmSync(folder, { recursive: true })
})

const content = (...args: string[]) =>
  runFile(COMMAND, args, { env: { DATA_DIR: join(folder, 'data'), ...withPictureHost(host) } })

test('a dry run says which pictures would be fetched, and fetches none', async () => {
  const { code, stdout } = await content('import', '--dry-run', join(folder, 'export.json'))
  expect(stdout).toContain('Image à chercher : http://photos.example/un.jpg')
  expect(stdout).toContain("3 images d'autres sites seraient cherchées.")
  expect(code).toBe(0)
  expect(host.asked).toEqual([])
})

test('an import fetches the pictures of other sites once, and keeps the address of what does not come', async () => {
  const { code, stdout } = await content('import', join(folder, 'export.json'))
  expect(stdout).toMatch(
    /^4 documents importés : .*site\.sqlite\. 1 image d'un autre site cherchée, 2 n'ont pas pu l'être/,
  )
  expect(stdout).toContain("http://photos.example/deux.jpg : Il n'y a plus rien à cette adresse (404).")
  expect(stdout).toContain('http://127.0.0.1/trois.jpg : Cette adresse ne mène pas à un site public')
  expect(code).toBe(0)
  expect(host.asked).toEqual(['/un.jpg', '/deux.jpg'])
  const db = connect({ dataDir: join(folder, 'data'), databaseUrl: '' })
  try {
    const images = Object.fromEntries((await listDocuments(db, 'actualites')).map(({ id, image }) => [id, image]))
    expect(images['un']).toMatch(/^\/media\/\w{32}\.jpg$/)
    expect(images).toMatchObject({ deux: 'http://photos.example/deux.jpg', trois: 'http://127.0.0.1/trois.jpg' })
    const [offer] = await listDocuments(db, 'offresDuMoment')
    expect(offer!.image).toBe(images['un'])
    expect(await findMediaFrom(db, 'http://photos.example/un.jpg')).toMatchObject({ kind: 'picture' })
  } finally {
    await db.destroy()
  }
})
