/** Loaded into the site's process before anything else: on SIGUSR2 it says how much is left after a collection. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

process.on('SIGUSR2', () => {
  collect()
  collect()
  const { heapUsed, external } = process.memoryUsage()
  console.error(`heap ${heapUsed + external}`)
})
