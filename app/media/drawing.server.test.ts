import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { redraw } from './drawing.server.ts'

vi.mock(import('node:child_process'), async (original) => {
  const module = await original()
  return { ...module, execFile: vi.fn(module.execFile) as never }
})

test('what draws is told nothing but where faces are remembered, in the folder of the drawing', async () => {
  const folder = temporaryFolder()
  const path = join(folder, 'dessin')
  await writeFile(path, '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><text y="8">Spa</text></svg>')
  await redraw(path)
  const [, , options] = vi.mocked(execFile).mock.lastCall as unknown as [string, string[], { env: object }]
  expect(options.env).toEqual({ XDG_CACHE_HOME: join(folder, '.cache') })
})
