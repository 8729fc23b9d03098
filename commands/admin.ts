/** Manages the administrators' accounts. Standard output holds the answer alone, also while the site runs. */
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { auditSentence } from '../app/accounts/audit.ts'
import type { Database } from '../app/platform/database/tables.ts'
import { readSettings } from '../app/platform/settings.server.ts'
import { generatePassword } from '../app/accounts/passwords/generate-password.server.ts'
import { Refusal } from '../app/lib/refusal.ts'
import {
  addAccount,
  disableAccount,
  enableAccount,
  findAccountOrRefuse,
  importAccounts,
  listAccounts,
  removeAccount,
  setPassword,
} from '../app/accounts/accounts.server.ts'
import { listEvents } from '../app/accounts/audit.server.ts'
import { findUnused, forgetFirstPassword } from '../app/accounts/first-password.server.ts'
import { withDatabase } from './database.ts'
import { failureWords } from './failure-words.ts'
import { readFormerAccounts, readParameters } from './former-accounts.ts'
import { actAsOwner, databaseName, refuseWrongFolder } from './place.ts'
import { removeSecondStep } from '../app/accounts/second-factor/second-step-store.server.ts'

const USAGE = `Usage : institut admin COMMANDE, ou npm run admin -- COMMANDE

  add --email E --name N [--password-stdin]   ajoute un compte ; répond son identifiant
  list                                        un compte par ligne : identifiant, e-mail, nom, état, dernière connexion
  password --email E [--password-stdin]       change le mot de passe ; répond celui qui a été fabriqué
  disable --email E                           désactive le compte et ferme ses sessions
  enable --email E                            réactive le compte
  remove --email E                            supprime le compte
  second-factor off --email E                 ne demande plus ni code ni clé d'accès : pour un téléphone perdu
  import FICHIER [--email E] --signer-key C --salt-separator S --rounds N --mem-cost N
                                              reprend les comptes de « firebase auth:export », ou celui de cet e-mail,
                                              avec leurs mots de passe ; les options sont les « Password hash
                                              parameters » de la console de Firebase
  journal                                     un événement par ligne : moment, événement, adresse, appareil

Avec --password-stdin, le mot de passe est lu sur l'entrée standard ; sinon il est fabriqué.`

/** The most events that are listed. */
const JOURNAL_LIMIT = 1000

/** A command that is not written as it should be. */
class UsageError extends Error {}

interface Given {
  email: string
  name: string
  fromInput: boolean
  minLength: number
  dataDir: string
  file: string
  /** What the options of `FIREBASE` hold. */
  parameters: Record<string, unknown>
}

/** The parameters of another scheme of passwords. */
const FIREBASE = ['signer-key', 'salt-separator', 'rounds', 'mem-cost'] as const

const COMMANDS: Record<string, (db: Database, given: Given) => Promise<unknown>> = {
  async add(db, { email, name, fromInput, minLength }) {
    const password = fromInput ? await readPassword() : generatePassword(minLength)
    const id = await addAccount(db, { email, name, password }, minLength)
    // Not on standard output: what reads the identifier there must find nothing else.
    if (!fromInput) console.error(`Mot de passe : ${password}`)
    return id
  },
  async list(db) {
    const lines = (await listAccounts(db)).map(({ id, email, name, disabled, lastSignInAt }) =>
      [id, email, name, disabled ? 'désactivé' : 'actif', lastSignInAt ?? 'jamais'].join('\t'),
    )
    return lines.length > 0 ? lines.join('\n') : undefined
  },
  async password(db, { email, fromInput, minLength, dataDir }) {
    const password = fromInput ? await readPassword() : generatePassword(minLength)
    await setPassword(db, email, password, minLength)
    await forgetFirstPassword(dataDir, email)
    return fromInput ? undefined : password
  },
  disable: (db, { email }) => disableAccount(db, email),
  enable: (db, { email }) => enableAccount(db, email),
  remove: (db, { email }) => removeAccount(db, email),
  async 'second-factor off'(db, { email }) {
    const account = await findAccountOrRefuse(db, email)
    if (!(await removeSecondStep(db, account))) throw new Refusal("Ce compte ne demande pas de code ni de clé d'accès.")
  },
  async import(db, { email, dataDir, file, parameters }) {
    const { people, notes } = readFormerAccounts(file, readParameters(parameters), email)
    await importAccounts(db, people, (await findUnused(db, dataDir))?.email)
    for (const person of people) await forgetFirstPassword(dataDir, person.email)
    return [...notes, ...people.map((person) => `Compte repris : ${person.email}`)].join('\n')
  },
  async journal(db) {
    const lines = (await listEvents(db, JOURNAL_LIMIT)).map((event) =>
      [event.at, auditSentence(event), event.address ?? '-', event.device ?? '-'].join('\t'),
    )
    return lines.length > 0 ? lines.join('\n') : undefined
  },
}

/** What each command cannot do without, and what else it takes. */
const OPTIONS: Record<string, { needs: string[]; may?: string[]; file?: boolean; password?: boolean }> = {
  add: { needs: ['email', 'name'], password: true },
  list: { needs: [] },
  password: { needs: ['email'], password: true },
  disable: { needs: ['email'] },
  enable: { needs: ['email'] },
  remove: { needs: ['email'] },
  'second-factor off': { needs: ['email'] },
  import: { needs: [...FIREBASE], may: ['email'], file: true },
  journal: { needs: [] },
}

async function readPassword(): Promise<string> {
  return (await text(process.stdin)).replace(/\r?\n$/, '')
}

function readArguments() {
  const { values, positionals } = parse()
  const file = positionals[0] === 'import' ? (positionals.splice(1, 1)[0] ?? '') : ''
  const name = positionals.join(' ')
  const options = Object.hasOwn(OPTIONS, name) ? OPTIONS[name] : undefined
  const run = COMMANDS[name]
  if (!options || !run) throw new UsageError()
  const { 'password-stdin': fromInput, ...rest } = values
  const named: Record<string, string | undefined> = rest
  for (const needed of options.needs) if (!named[needed]?.trim()) throw new UsageError(`--${needed} est nécessaire.`)
  for (const given of Object.keys(named))
    if (![...options.needs, ...(options.may ?? [])].includes(given)) throw new UsageError()
  if ((fromInput && !options.password) || (options.file && !file)) throw new UsageError()
  const { email = '', name: called = '', ...parameters } = named
  return { run, email, name: called, fromInput: fromInput ?? false, file, parameters }
}

function parse() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        email: { type: 'string' },
        name: { type: 'string' },
        'password-stdin': { type: 'boolean' },
        'signer-key': { type: 'string' },
        'salt-separator': { type: 'string' },
        rounds: { type: 'string' },
        'mem-cost': { type: 'string' },
      },
    })
  } catch {
    throw new UsageError()
  }
}

async function main() {
  process.umask(0o077)
  const { run, ...given } = readArguments()
  const settings = readSettings(process.env)
  refuseWrongFolder(settings)
  actAsOwner(settings)
  // Not where a program reads: what stands on standard error there is a failure.
  if (process.stderr.isTTY) console.error(`Base : ${databaseName(settings)}`)
  const { passwordMinLength: minLength, dataDir } = settings
  const answer = await withDatabase(settings, (db) => run(db, { ...given, minLength, dataDir }), 'up to date')
  if (typeof answer === 'string') console.log(answer)
}

await main().catch((error: unknown) => {
  if (error instanceof UsageError) {
    console.error(error.message ? `${error.message}\n\n${USAGE}` : USAGE)
    process.exitCode = 2
    return
  }
  console.error(failureWords(error))
  process.exitCode = 1
})
