import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '../support/temporary-folder.ts'
import type { Engine } from './engine.ts'

/** It asks nothing of its makers, and opens on nothing. */
const PREFERENCES = {
  'app.normandy.enabled': false,
  'app.update.auto': false,
  'browser.aboutwelcome.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'intl.accept_languages': 'fr',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
}

interface Answer {
  id?: number
  error?: string
  message?: string
  result?: Record<string, unknown>
  params?: { level?: string; text?: string }
}

/** Starts Firefox without a window, and speaks WebDriver BiDi with it: it needs no driver. */
export async function openFirefox([path]: string[]): Promise<Engine> {
  const profile = temporaryFolder()
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`)
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  const options = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0']
  const child = spawn(path!, options, { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = once(child, 'exit')
  const { send, faults } = await connect(`${await addressOf(child.stderr)}/session`)

  const { capabilities } = await send('session.new', { capabilities: {} })
  const [tab] = (await send('browsingContext.getTree', {}))['contexts'] as { context: string }[]
  const { context } = tab!
  await send('session.subscribe', { events: ['log.entryAdded'] })

  return {
    version: (capabilities as { browserVersion: string }).browserVersion,
    faults,
    open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    async run(work, ...args) {
      const answer = await send('script.callFunction', {
        functionDeclaration: `async (args) => JSON.stringify(await (${String(work)})(...JSON.parse(args)))`,
        arguments: [{ type: 'string', value: JSON.stringify(args) }],
        awaitPromise: true,
        target: { context },
      })
      if (answer['type'] !== 'success') throw new Error(JSON.stringify(answer['exceptionDetails']))
      const { value } = answer['result'] as { value?: string }
      return value === undefined ? undefined : JSON.parse(value)
    },
    act: async (actions) => void (await send('input.performActions', { context, actions })),
    resize: async (width, height) =>
      void (await send('browsingContext.setViewport', { context, viewport: { width, height } })),
    async stop() {
      child.kill()
      await ended
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Firefox says on its standard error where it listens. */
function addressOf(stream: NodeJS.ReadableStream): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const [address] = /ws:\/\/[\w.:[\]]+/.exec(said) ?? []
      if (address) resolve(address)
    })
    stream.once('end', () => reject(new Error(`Firefox did not open: ${said}`)))
  })
}

async function connect(address: string) {
  const socket = new WebSocket(address)
  await once(socket, 'open')
  const waiting = new Map<number, (answer: Answer) => void>()
  const faults: string[] = []
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer
    if (answer.id) waiting.get(answer.id)?.(answer)
    else if (answer.params?.level === 'error') faults.push(answer.params.text ?? '')
  })
  async function send(method: string, params: object): Promise<Record<string, unknown>> {
    const id = waiting.size + 1
    const { error, message, result } = await new Promise<Answer>((resolve) => {
      waiting.set(id, resolve)
      socket.send(JSON.stringify({ id, method, params }))
    })
    if (error) throw new Error(`${method}: ${error}, ${message}`)
    return result!
  }
  return { send, faults }
}
