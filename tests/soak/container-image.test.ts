import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { containerEngine, type ContainerEngine } from '../support/container-engine.ts'
import { freePort } from '../support/free-port.ts'

const LONG = 15 * 60_000
const NAME = `institut-essai-${process.pid}`
const PATIENCE = { timeout: 60_000, interval: 500 }

const engine = containerEngine()
if (!engine) console.warn('Neither Docker nor Podman answers here: the image was neither built nor run.')

/** As compose.yaml has it. */
const CLOSED = ['--read-only', '--tmpfs', '/tmp', '--cap-drop', 'ALL', '--security-opt', 'no-new-privileges:true']

describe.runIf(engine)('the image, where there is an engine', () => {
  const { run, build, options, isHealthy, clear } = engine ?? ({} as ContainerEngine)
  let port: number
  beforeAll(async () => {
    build(NAME)
    port = await freePort()
    run('run', '--detach', '--init', ...CLOSED, ...options, '--env', `PORT=${port}`, '--name', NAME, NAME)
  }, LONG)
  afterAll(() => {
    run('rm', '--force', '--volumes', NAME)
    run('rmi', '--force', NAME)
    clear()
  })

  test('serves, says that it does, and writes in its volume alone', { timeout: LONG }, async () => {
    const origin = `http://127.0.0.1:${port}`
    await vi.waitFor(async () => expect((await fetch(`${origin}/readyz`)).status).toBe(200), PATIENCE)
    expect(await (await fetch(origin)).text()).toContain('</html>')
    await vi.waitFor(() => expect(isHealthy(NAME)).toBe(true), PATIENCE)
    expect(run('exec', NAME, 'node', 'commands/content.ts', 'check')).toContain('Tout est en ordre')
    expect(run('exec', NAME, 'id', '--user', '--name')).toBe('node')
    expect(run('exec', NAME, 'grep', 'CapEff', '/proc/1/status')).toMatch(/\t0+$/)
    for (const path of ['/site/x', '/etc/x', '/data/x']) {
      const isOwn = path === '/data/x'
      const touch = `touch ${path} && echo written || echo refused`
      expect(run('exec', NAME, 'sh', '-c', touch)).toBe(isOwn ? 'written' : 'refused')
    }
    run('stop', '--time', '15', NAME)
    expect(run('inspect', '--format', '{{.State.ExitCode}}', NAME)).toBe('0')
  })
})
