import { randomBytes, scryptSync } from 'node:crypto'
import { query } from './site-database.ts'
import type { RunningSite } from './site.ts'

/** What one check costs: a hundredth of a millisecond, where the site's own take a third of a second of a processor. */
const COST = { N: 16, r: 8, p: 1 }

/**
 * Keeps the password of an account by a hash that takes no time to check. It is checked as any other: what it costs
 * stands in the hash. What a journey itself has the site keep costs what it costs.
 */
export function cheapenPassword(site: Pick<RunningSite, 'place'>, { email, password }: RunningSite['account']): void {
  const salt = randomBytes(16)
  const key = scryptSync(password.normalize('NFKC'), salt, 32, COST)
  const hash = ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64'), key.toString('base64')].join('$')
  query(
    site,
    `update account set password = ? where password is not null and "userId" = (select id from "user" where email = ?)`,
    hash,
    email,
  )
}
