import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cleanEnvironment } from '../tests/support/environment.ts'
import { temporaryFolder } from '../tests/support/temporary-folder.ts'

const PASSWORD = 'trois mots au hasard\n'
const ID = /^[\da-f-]{36}\n$/

let dataDir: string
beforeEach(() => void (dataDir = temporaryFolder()))
afterEach(() => rmSync(dataDir, { recursive: true }))

async function admin(line: string, input = '') {
  const child = spawn(process.execPath, ['commands/admin.ts', ...line.split(' ')], {
    env: { ...cleanEnvironment(), DATA_DIR: dataDir },
  })
  child.stdin.end(input)
  const code = new Promise((resolve) => child.once('close', resolve))
  const [out, error] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: await code, out, error }
}

const add = (who: string) => admin(`add --email ${who}@exemple.fr --name ${who} --password-stdin`, PASSWORD)

test('adds two and answers their ids, lists them, and refuses a third', async () => {
  const first = await add('camille')
  expect(first).toEqual({ code: 0, out: expect.stringMatching(ID), error: '' })
  expect(await add('ines')).toMatchObject({ code: 0 })
  expect(await add('trois')).toEqual({ code: 1, out: '', error: expect.stringContaining('un troisième est refusé') })
  const { out } = await admin('list')
  const lines = out.trimEnd().split('\n')
  expect(lines).toHaveLength(2)
  expect(lines[0]!.split('\t')).toEqual([first.out.trim(), 'camille@exemple.fr', 'camille', 'actif', 'jamais'])
})

test('answers nothing where there is nothing to answer', async () => {
  expect(await admin('list')).toEqual({ code: 0, out: '', error: '' })
  await add('camille')
  for (const line of ['disable', 'enable', 'remove'])
    expect(await admin(`${line} --email camille@exemple.fr`)).toEqual({ code: 0, out: '', error: '' })
  expect(await admin('list')).toMatchObject({ out: '' })
})

test('tells the journal, the last event first', async () => {
  await add('camille')
  await admin('disable --email camille@exemple.fr')
  const { out } = await admin('journal')
  const lines = out.trimEnd().split('\n')
  expect(lines.map((line) => line.split('\t').slice(1))).toEqual([
    ['camille\u00a0: compte désactivé', '-', '-'],
    ['camille\u00a0: compte ajouté', '-', '-'],
  ])
})

test('disables', async () => {
  await add('camille')
  await admin('disable --email camille@exemple.fr')
  expect((await admin('list')).out).toContain('\tdésactivé\t')
})

test('makes a password where none is given: beside the answer of add, as the answer of password', async () => {
  const added = await admin('add --email camille@exemple.fr --name Camille')
  expect(added).toEqual({
    code: 0,
    out: expect.stringMatching(ID),
    error: expect.stringMatching(/^Mot de passe : [a-z2-9-]{23}\n$/),
  })
  expect(await admin('password --email camille@exemple.fr')).toEqual({
    code: 0,
    out: expect.stringMatching(/^[a-z2-9-]{23}\n$/),
    error: '',
  })
  expect(await admin('password --email camille@exemple.fr --password-stdin', PASSWORD)).toEqual({
    code: 0,
    out: '',
    error: '',
  })
})

test.each([
  ['add --email camille@exemple.fr --name Camille --password-stdin', 'court\n', 'au moins 12 caractères'],
  ['add --email camille@exemple.fr --name Camille --password-stdin', 'MotDePasse123\n', 'trop courant'],
  ['add --email camille --name Camille --password-stdin', PASSWORD, "n'est pas valable"],
  ['add --email camille@exemple.fr --name Camille --password-stdin', 'password123456\n', 'trop courant'],
  ['remove --email personne@exemple.fr', '', 'Aucun compte'],
])('%s: refused in one line', async (line, input, message) => {
  const { code, out, error } = await admin(line, input)
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(error).toContain(message)
  expect(error.trimEnd()).not.toContain('\n')
})

test.each([
  '',
  'ajouter',
  'add',
  'add --email a@b.fr',
  'list --email a@b.fr',
  'list tout',
  'disable --name a',
  'list --force',
])('"%s" is no such command', async (line) => {
  const { code, out, error } = await admin(line)
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(error).toContain('Usage :')
})
