import { HAS_NGINX, startNginx } from '../tests/support/nginx.ts'
import type { RunningSite } from '../tests/support/site.ts'
import type { Cleanups } from './cleanups.ts'
import { CONNECTIONS, GENERATOR, load, ROUNDS, SECONDS, type Load } from './load.ts'
import { record, startPeers } from './peers.ts'
import { progress } from './progress.ts'
import { untilPublished } from './static-copy.ts'
import { spread, table } from './table.ts'

/** Measures what the site answers a second beside servers that only send the same bytes. Returns Markdown. */
export async function throughput(site: RunningSite, paths: string[], cleanups: Cleanups): Promise<string> {
  await untilPublished(site, paths)
  const recorded = await record(site.origin, paths)
  const { peers, skipped } = await startPeers(recorded, cleanups)
  const servers = [...peers, { name: 'site', urlOf: (path: string) => site.origin + path }]
  if (HAS_NGINX) {
    const front = await startNginx(site)
    cleanups.add(() => front.stop())
    servers.push({ name: 'nginx, published files', urlOf: (path) => front.origin + path })
  }

  const results = new Map<string, Load[]>()
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const path of paths) {
      for (const { name, urlOf } of servers) {
        progress(`throughput, round ${round} of ${ROUNDS}: ${name} ${path}`)
        const key = `${name} ${path}`
        results.set(key, [...(results.get(key) ?? []), await load(urlOf(path), cleanups)])
      }
    }
  }

  const [first] = servers as [(typeof servers)[0]]
  const rows = recorded.flatMap(({ path, body }) =>
    servers.map(({ name }) => {
      const rounds = results.get(`${name} ${path}`)!
      const against = (peer: string, of: (load: Load) => number) =>
        rounds.map((result, round) => of(result) / of(results.get(`${peer} ${path}`)![round]!))
      const perSecond = against(first.name, (result) => result.perSecond)
      const p99 = against('bare Node', (result) => result.p99)
      return [`\`${path}\`, ${(body.length / 1024).toFixed(1)} KB`, name, spread(perSecond), spread(p99)]
    }),
  )
  return [
    `${GENERATOR}, ${CONNECTIONS} connections, ${ROUNDS} interleaved rounds of ${SECONDS} s; median (least–greatest).`,
    '',
    table(['page', 'server', `requests a second, ${first.name} = 1`, 'p99, bare Node = 1'], rows),
    ...skipped.map((reason) => `\n${reason}`),
  ].join('\n')
}
