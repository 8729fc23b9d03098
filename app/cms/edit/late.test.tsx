import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { expect, test } from 'vitest'
import { late } from './late'
import { OpenButton } from './place-link'
import { StaticRouter } from 'react-router'

/** Renders as the server does for an administrator: all at once, when it is ready. */
function written(content: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    const stream = new Writable({
      write(chunk: Uint8Array, _, done) {
        text += Buffer.from(chunk).toString()
        done()
      },
      final(done) {
        resolve(text)
        done()
      },
    })
    const { pipe } = renderToPipeableStream(<StaticRouter location="/page?page=2">{content}</StaticRouter>, {
      progressiveChunkSize: Infinity,
      onAllReady: () => pipe(stream),
      onShellError: reject,
      onError: () => undefined,
    })
  })
}

const LONG = 'Un texte. '.repeat(5000)

test('the server writes a part that is loaded later whole, in its place, with links', async () => {
  const Part = late(() =>
    Promise.resolve({
      default: () => (
        <>
          <OpenButton place="categories/cire/title">Modifier</OpenButton>
          <p>{LONG}</p>
        </>
      ),
    }),
  )
  const html = await written(
    <main>
      <Part fallback="Attendez" />
      <p>Fin</p>
    </main>,
  )
  expect(html).toContain('href="?page=2&amp;modifier=categories/cire/title"')
  expect(html.indexOf(LONG)).toBeLessThan(html.indexOf('Fin'))
  expect(html).not.toContain('<script')
  expect(html).not.toContain('hidden')
  expect(html).not.toContain('Attendez')
})

test('a part that breaks on the server leaves what visitors read', async () => {
  const Part = late<object>(() =>
    Promise.resolve({
      default: () => {
        throw new Error('No window.')
      },
    }),
  )
  const html = await written(<Part fallback={<p>Lisible</p>} />)
  expect(html).toContain('<p>Lisible</p>')
  expect(html).not.toContain('<script')
})
