import { cleanEnvironment } from './environment.ts'
import { runFile } from './spawned.ts'
import type { RunningSite } from './site.ts'

const PASSWORD = 'une phrase assez longue'

/** Adds an administrator to a running site, as from the command line. `disable` and `remove` do as well. */
export async function addAdministrator(site: RunningSite, name: string) {
  const email = `${name.toLowerCase()}@institut.example`
  const run = async (args: string[], input = '') => {
    const env = { ...cleanEnvironment(), ...site.place } as Record<string, string>
    const { code, stderr } = await runFile('commands/admin.ts', args, { env, input })
    if (code !== 0) throw new Error(stderr)
  }
  await run(['add', '--email', email, '--name', name, '--password-stdin'], `${PASSWORD}\n`)
  return {
    email,
    password: PASSWORD,
    disable: () => run(['disable', '--email', email]),
    remove: () => run(['remove', '--email', email]),
  }
}
