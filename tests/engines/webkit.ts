import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '../support/free-port.ts'
import type { Engine } from './engine.ts'

/** How long WebKit's driver may take to listen, in milliseconds. */
const PATIENCE = 30_000

/** Starts WebKitGTK's small browser by its driver, on a screen of its own: it has no way to run without one. */
export async function openWebKit([driverPath, screenPath]: string[]): Promise<Engine> {
  const screen = spawn(screenPath!, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [display] = (await once(screen.stdout, 'data')) as [Buffer]
  const port = await freePort()
  const driver = spawn(driverPath!, ['--host=127.0.0.1', `--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, GDK_BACKEND: 'x11', DISPLAY: `:${display.toString().trim()}`, LANG: 'fr_FR.UTF-8' },
  })
  const ended = Promise.all([once(driver, 'exit'), once(screen, 'exit')])

  async function send(method: 'POST' | 'DELETE', path: string, body: object): Promise<unknown> {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, body: JSON.stringify(body) })
    const { value } = (await answer.json()) as { value: unknown }
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`)
    return value
  }

  await listening(port)
  const { sessionId, capabilities } = (await send('POST', '/session', { capabilities: {} })) as {
    sessionId: string
    capabilities: { browserVersion: string }
  }
  const session = `/session/${sessionId}`

  return {
    version: capabilities.browserVersion,
    faults: [],
    open: async (url) => void (await send('POST', `${session}/url`, { url })),
    async run(work, ...args) {
      const script = `return (async () => JSON.stringify(await (${String(work)})(...JSON.parse(arguments[0]))))()`
      const value = await send('POST', `${session}/execute/sync`, { script, args: [JSON.stringify(args)] })
      return value === null || value === undefined ? undefined : JSON.parse(value as string)
    },
    act: async (actions) => void (await send('POST', `${session}/actions`, { actions })),
    resize: async (width, height) => void (await send('POST', `${session}/window/rect`, { width, height })),
    async stop() {
      await send('DELETE', session, {})
      driver.kill()
      screen.kill()
      await ended
    },
  }
}

async function listening(port: number): Promise<void> {
  const deadline = Date.now() + PATIENCE
  while (!(await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined))) {
    if (Date.now() > deadline) throw new Error('WebKitWebDriver does not listen.')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
