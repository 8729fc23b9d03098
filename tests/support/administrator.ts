import { randomUUID } from 'node:crypto'
import type { Change } from '../../app/cms/documents/changes.ts'
import { FIXED_IDS, type CollectionName } from '../../app/cms/documents/collections.ts'
import { cheapenPassword } from './cheap-password.ts'
import type { RunningSite } from './site.ts'
import { query } from './site-database.ts'
import { runFile } from './spawned.ts'

type Site = Pick<RunningSite, 'origin' | 'place' | 'account'>

/** Opens a session over HTTP, and returns its cookies as a request sends them. */
export async function openSession({ origin, account }: Site, { email, password } = account): Promise<string> {
  const answer = await fetch(`${origin}/api/session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  if (answer.status !== 204) throw new Error(`No session: ${answer.status} ${await answer.text()}`)
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

/** Sends a change as an administrator's page does. */
export function sendChange({ origin }: Pick<Site, 'origin'>, cookie: string, change: Change): Promise<Response> {
  return fetch(`${origin}/api/changes`, {
    method: 'POST',
    headers: { cookie, 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
    body: JSON.stringify(change),
  })
}

/** Reads a document as an administrator's page does. */
export async function readDocument<T extends object = object>(
  { origin }: Pick<Site, 'origin'>,
  cookie: string,
  collection: CollectionName,
  id: string,
): Promise<T & { version: number }> {
  const answer = await fetch(`${origin}/api/documents/${collection}/${id}`, { headers: { cookie } })
  if (!answer.ok) throw new Error(`No document: ${answer.status}`)
  return (await answer.json()) as T & { version: number }
}

/** Replaces fields of a document, whatever they were, in a session of its own. */
export async function updateDocument(
  site: Site,
  collection: CollectionName,
  id: string,
  fields: object,
  account = site.account,
): Promise<void> {
  const cookie = await openSession(site, account)
  const { version: base } = await readDocument(site, cookie, collection, id)
  const answer = await sendChange(site, cookie, { intent: 'update', collection, id, base, fields } as Change)
  if (!answer.ok) throw new Error(`Not updated: ${answer.status} ${await answer.text()}`)
}

/** Settles the address at which the site says it is: that of the journey, unless another is given. */
export const settleAddress = (site: Site): Promise<void> =>
  updateDocument(site, 'reglages', FIXED_IDS.reglages, { adresse: site.origin })

/** Chooses a pair of faces for the whole site: 'origine' is its own. */
export const choosePair = (site: Site, police: string): Promise<void> =>
  updateDocument(site, 'apparence', FIXED_IDS.apparence, { police })

/** The second administrator, who is there while the work runs. */
export const SECOND = { email: 'seconde@institut.example', name: 'Inès', password: 'une phrase assez longue' }

/** Runs a command of `npm run admin` on a site. Throws where it fails. */
export async function runAdmin({ place }: Pick<Site, 'place'>, args: string[], input = ''): Promise<string> {
  const { code, stdout, stderr } = await runFile('commands/admin.ts', args, { env: place, input })
  if (code !== 0) throw new Error(stderr)
  return stdout.trim()
}

/** Adds an administrator to a running site, who can be removed again. */
export function addAdministrator(site: Pick<Site, 'place'>, name: string) {
  const account = { email: `${name.toLowerCase()}@institut.example`, name, password: SECOND.password }
  insertAccount(site, account)
  return { ...account, remove: () => removeAccount(site, account) }
}

/** Adds the second administrator for as long as the work runs, and returns what it returns. */
export async function withSecond<T>(site: Site, work: (account: typeof SECOND) => Promise<T>): Promise<T> {
  insertAccount(site, SECOND)
  try {
    return await work(SECOND)
  } finally {
    removeAccount(site, SECOND)
  }
}

/** Writes what the command writes, which takes nearly a second to start and to weigh the password. */
function insertAccount(site: Pick<Site, 'place'>, account: typeof SECOND): void {
  const [id, at] = [randomUUID(), new Date().toISOString()]
  query(
    site,
    `insert into "user" (id, name, email, "emailVerified", role, disabled, "createdAt", "updatedAt")
      values (?, ?, ?, 0, 'admin', 0, ?, ?)`,
    ...[id, account.name, account.email, at, at],
  )
  query(
    site,
    `insert into account (id, "accountId", "providerId", "userId", password, "createdAt", "updatedAt")
      values (?, ?, 'credential', ?, '', ?, ?)`,
    ...[randomUUID(), id, id, at, at],
  )
  cheapenPassword(site, account)
}

/** Removes an account, whatever has become of it meanwhile. */
function removeAccount(site: Pick<Site, 'place'>, { email }: Pick<typeof SECOND, 'email'>): void {
  const [user] = query(site, 'select id from "user" where email = ?', email)
  for (const table of ['session', 'account'])
    query(site, `delete from ${table} where "userId" = ?`, String(user?.['id']))
  query(site, 'delete from "user" where email = ?', email)
}

/** Every document with every revision, as text: the same before and after what must change nothing. */
export function contentOf(site: Pick<Site, 'place'>): string {
  return JSON.stringify([
    query(site, 'select * from documents order by collection, id'),
    query(site, 'select * from revisions order by collection, document_id, version'),
    query(site, 'select * from planned_changes order by id'),
    query(site, 'select * from media order by id'),
  ])
}
