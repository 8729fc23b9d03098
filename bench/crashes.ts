/** Kills the site as often as asked (200 times) under saves, and says what was lost: `node bench/crashes.ts [COUNT]`. */
import { crash } from '../tests/support/crashes.ts'
import { progress } from './progress.ts'
import { table } from './table.ts'

const began = performance.now()
const { crashes, acknowledged, lost, damage, leftovers } = await crash(Number(process.argv[2] ?? 200), (count) => {
  if (count % 10 === 0) progress(`${count} crashes`)
})
const columns = ['crashes', 'acknowledged saves', 'lost', 'damage', 'leftover files', 'seconds']
const seconds = ((performance.now() - began) / 1000).toFixed(0)
const figures = [crashes, acknowledged, lost.length, damage.length, leftovers.length, seconds]
console.log(table(columns, [figures.map(String)]))
for (const line of [...lost, ...damage, ...leftovers]) console.log(line)
process.exitCode = lost.length + damage.length + leftovers.length === 0 ? 0 : 1
