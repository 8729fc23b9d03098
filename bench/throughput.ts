import type { Endings } from './endings.ts'
import { CONNECTIONS, load, ROUNDS, SECONDS, type Load } from './load.ts'
import { record, startPeers } from './peers.ts'
import { progress } from './progress.ts'
import { median, spread, table } from './table.ts'

/** Measures what the site answers a second beside servers that only send the same bytes. Returns Markdown. */
export async function throughput(origin: string, paths: string[], endings: Endings): Promise<string> {
  const recorded = await record(origin, paths)
  const { peers, skipped } = await startPeers(recorded, endings)
  const servers = [{ name: 'site', urlOf: (path: string) => origin + path }, ...peers]

  const results = new Map<string, Load[]>()
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const path of paths) {
      for (const { name, urlOf } of servers) {
        progress(`throughput, round ${round} of ${ROUNDS}: ${name} ${path}`)
        const key = `${name} ${path}`
        results.set(key, [...(results.get(key) ?? []), await load(urlOf(path), endings)])
      }
    }
  }

  const rows = recorded.flatMap(({ path, body }) => {
    const bare = results.get(`bare Node ${path}`)!
    return servers.map(({ name }) => {
      const rounds = results.get(`${name} ${path}`)!
      const ratio = (of: (load: Load) => number) => rounds.map((result, round) => of(result) / of(bare[round]!))
      return [
        `\`${path}\`, ${(body.length / 1024).toFixed(1)} KB`,
        name,
        spread(
          ratio(({ perSecond }) => perSecond),
          3,
        ),
        spread(
          ratio(({ p99 }) => p99),
          1,
        ),
        `${(median(rounds.map(({ busy }) => busy)) * 100).toFixed(0)} %`,
      ]
    })
  })
  return [
    `${CONNECTIONS} connections, ${ROUNDS} interleaved rounds of ${SECONDS} s; bare Node = 1; median (least–greatest).`,
    '',
    table(['page', 'server', 'requests a second', 'p99', 'generator busy'], rows),
    ...skipped.map((reason) => `\n${reason}`),
  ].join('\n')
}
