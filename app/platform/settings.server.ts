import { isIP } from 'node:net'
import { z } from 'zod'
import { Refusal } from '../lib/refusal.ts'
import { isSiteAddress } from '../lib/site-address.ts'
import { isTimeZone } from '../lib/time-zone.ts'

const optionalUrl = z
  .union([z.literal(''), z.url({ protocol: /^https?$/, error: 'doit être une adresse http(s)' })])
  .default('')

/** The origin of a site, kept as a browser writes it: no path, query, fragment or credentials. */
const optionalOrigin = z
  .string()
  .refine(isSiteAddress, 'doit être une adresse http(s) sans rien après le nom du site, comme https://www.exemple.fr')
  .transform((value) => new URL(value).origin)
  .default('')

/** Origins with spaces between them; one may stand for all names below a domain. Kept as a list. */
const origins = z
  .string()
  .transform((value) => value.trim().split(/\s+/))
  .refine(
    (hosts) => hosts.every((host) => /^https?:\/\/(?:\*\.)?[a-z\d.-]+(?::\d{1,5})?$/i.test(host)),
    "doit être une suite d'adresses séparées par des espaces, comme https://api.exemple.fr https://*.exemple.fr",
  )
  .default([])

/** Addresses and networks with spaces between them. */
const networks = z
  .string()
  .transform((value) => value.trim().split(/\s+/))
  .refine(
    (list) => list.every(isNetwork),
    "doit être une suite d'adresses ou de réseaux séparés par des espaces, comme 127.0.0.1 172.16.0.0/12",
  )
  .optional()

/** A bucket, and within it the path that the names of the site's files begin with. */
const bucketAddress = z
  .union([
    z.literal(''),
    z
      .string()
      .regex(
        /^s3:\/\/[a-z\d][a-z\d.-]{1,61}[a-z\d](?:\/[\w.-]+)*\/?$/,
        "doit être vide ou le nom d'un compartiment, comme s3://institut ou s3://institut/photos",
      ),
  ])
  .default('')

/** A bucket as above, or a folder from the root of the machine. */
const backupAddress = z
  .union([bucketAddress, z.string().startsWith('/')], {
    error: "doit être vide, le nom d'un compartiment, comme s3://institut/copies, ou un dossier, comme /mnt/copies",
  })
  .default('')

/** An address that names of files are put behind, kept without its last slash. */
const folderUrl = optionalUrl
  .refine((value) => !/[?#]|\/\/[^/]*@/.test(value), 'doit être une adresse http(s) sans paramètres')
  .transform((value) => value.replace(/(?<!\/)\/+$/, ''))

/** The path of a file at another site. */
const filePath = z.string().regex(/^\/(?!\/)[^\s#]*$/, 'doit être un chemin, comme /widget/app.latest.js')

function isNetwork(value: string): boolean {
  const [, base = '', length] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(value) ?? []
  const version = isIP(base)
  return version !== 0 && Number(length ?? 0) <= (version === 6 ? 128 : 32)
}

/** A number written in decimal digits alone. */
function wholeNumber(min: number, max: number) {
  const error = `doit être un nombre entier entre ${min} et ${max}`
  return z.string().regex(/^\d+$/, error).transform(Number).pipe(z.number(error).min(min, error).max(max, error))
}

const fields = z.object({
  PORT: wholeNumber(0, 65535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z
    .union([z.literal(''), z.string().regex(/^postgres(ql)?:\/\//, 'doit être vide ou commencer par postgres://')])
    .default(''),
  SITE_URL: optionalOrigin,
  TRUSTED_PROXIES: networks,
  SESSION_SECRET: z.union([z.literal(''), z.string().min(32, 'doit avoir au moins 32 caractères')]).default(''),
  BOOKING_WIDGET_HOST: optionalOrigin,
  BOOKING_WIDGET_KEY: z.string().default(''),
  BOOKING_WIDGET_COLOR: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'doit être une couleur, comme #C0A667')
    .default('#C0A667'),
  BOOKING_WIDGET_POLYFILLS_PATH: filePath.default('/polyfills.latest.js'),
  BOOKING_WIDGET_APP_PATH: filePath.default('/app.latest.js'),
  BOOKING_WIDGET_CSP_HOSTS: origins,
  BOOKING_PAGE_URL: optionalUrl,
  NEWSLETTER_FORM_URL: optionalUrl,
  REFERRAL_FORM_URL: optionalUrl,
  SOCIAL_FACEBOOK_URL: optionalUrl,
  SOCIAL_INSTAGRAM_URL: optionalUrl,
  TIME_ZONE: z.string().trim().refine(isTimeZone, 'doit être un fuseau horaire, comme Indian/Reunion').optional(),
  PASSWORD_MIN_LENGTH: wholeNumber(8, 128).default(12),
  MEDIA_URL: bucketAddress,
  MEDIA_PUBLIC_URL: folderUrl,
  S3_ENDPOINT: optionalUrl,
  AWS_REGION: z.string().default(''),
  AWS_ACCESS_KEY_ID: z.string().default(''),
  AWS_SECRET_ACCESS_KEY: z.string().default(''),
  AWS_SESSION_TOKEN: z.string().default(''),
  METRICS_TOKEN: z.union([z.literal(''), z.string().min(16, 'doit avoir au moins 16 caractères')]).default(''),
  METRICS_ALLOW: networks,
  ACCESS_LOG: z.enum(['', 'oui', 'adresses'], 'doit être vide, oui ou adresses').default(''),
  BACKUP_EVERY_HOURS: wholeNumber(0, 8760).default(24),
  BACKUP_KEEP: wholeNumber(1, 1000).default(14),
  BACKUP_KEEP_WEEKS: wholeNumber(0, 1000).default(8),
  BACKUP_KEEP_MONTHS: wholeNumber(0, 1000).default(12),
  BACKUP_URL: backupAddress,
  BACKUP_RECIPIENT: z
    .union([z.literal(''), z.string().regex(/^age1[\da-z]{58}$/, 'doit être ce que « institut key » a dit, age1…')])
    .default(''),
})

type Fields = z.infer<typeof fields>

/** Says what has to be there since another setting is. */
function missingLines(value: Fields): string[] {
  const hasBucket = value.MEDIA_URL !== '' || value.BACKUP_URL.startsWith('s3:')
  const wanted: [keyof Fields, keyof Fields, boolean][] = [
    ['BOOKING_WIDGET_HOST', 'BOOKING_WIDGET_KEY', value.BOOKING_WIDGET_KEY !== ''],
    ['MEDIA_URL', 'MEDIA_PUBLIC_URL', value.MEDIA_PUBLIC_URL !== ''],
    ['AWS_REGION', 'MEDIA_URL', value.MEDIA_URL !== '' && value.S3_ENDPOINT === ''],
    ['AWS_REGION', 'BACKUP_URL', value.BACKUP_URL.startsWith('s3:') && value.S3_ENDPOINT === ''],
    ['BACKUP_RECIPIENT', 'BACKUP_URL', value.BACKUP_URL !== ''],
    ['AWS_SECRET_ACCESS_KEY', 'AWS_ACCESS_KEY_ID', hasBucket && value.AWS_ACCESS_KEY_ID !== ''],
    ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', hasBucket && value.AWS_SECRET_ACCESS_KEY !== ''],
  ]
  return wanted
    .filter(([name, , isWanted]) => isWanted && value[name] === '')
    .map(([name, other]) => `${name} doit être indiqué quand ${other} l'est`)
}

/** The machine itself: where the proxy is most often. */
const LOOPBACK = ['127.0.0.0/8', '::1']

export type Settings = ReturnType<typeof readSettings>

/** A setting that cannot be used. Its message is one line for the person who starts the site. */
export class SettingsError extends Refusal {}

/**
 * Reads the settings from environment variables; each has a default, and an empty or blank one
 * counts as not set. Throws a SettingsError of one line that names every bad one.
 */
export function readSettings(environment: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim() !== ''))
  const parsed = fields.safeParse(given)
  const lines = parsed.success
    ? missingLines(parsed.data)
    : parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
  if (!parsed.success || lines.length > 0) throw new SettingsError(`Réglage incorrect : ${lines.join(' ; ')}`)
  const value = parsed.data
  return {
    port: value.PORT,
    host: value.HOST,
    dataDir: value.DATA_DIR,
    databaseUrl: value.DATABASE_URL,
    siteUrl: value.SITE_URL,
    trustedProxies: value.TRUSTED_PROXIES ?? (value.SITE_URL ? LOOPBACK : []),
    sessionSecret: value.SESSION_SECRET,
    booking: {
      host: value.BOOKING_WIDGET_HOST,
      key: value.BOOKING_WIDGET_KEY,
      color: value.BOOKING_WIDGET_COLOR,
      polyfillsPath: value.BOOKING_WIDGET_POLYFILLS_PATH,
      appPath: value.BOOKING_WIDGET_APP_PATH,
      cspHosts: value.BOOKING_WIDGET_CSP_HOSTS,
      pageUrl: value.BOOKING_PAGE_URL,
    },
    newsletterFormUrl: value.NEWSLETTER_FORM_URL,
    referralFormUrl: value.REFERRAL_FORM_URL || '/cgv#parrainage',
    social: [value.SOCIAL_FACEBOOK_URL, value.SOCIAL_INSTAGRAM_URL].filter(Boolean),
    metrics:
      value.METRICS_TOKEN || value.METRICS_ALLOW
        ? { token: value.METRICS_TOKEN, allow: value.METRICS_ALLOW ?? [] }
        : undefined,
    accessLog: value.ACCESS_LOG,
    passwordMinLength: value.PASSWORD_MIN_LENGTH,
    media: { dataDir: value.DATA_DIR, publicUrl: value.MEDIA_PUBLIC_URL, bucket: bucketOf(value.MEDIA_URL, value) },
    backups: {
      dataDir: value.DATA_DIR,
      everyHours: value.BACKUP_EVERY_HOURS,
      keep: value.BACKUP_KEEP,
      keepWeeks: value.BACKUP_KEEP_WEEKS,
      keepMonths: value.BACKUP_KEEP_MONTHS,
      away: value.BACKUP_URL ? { address: backupAddressOf(value), recipient: value.BACKUP_RECIPIENT } : undefined,
    },
  }
}

/** Says, one line each, which names are all but those of settings, and so set nothing. */
export function misspeltSettings(environment: Record<string, string | undefined>): string[] {
  const known = Object.keys(fields.shape).filter((name) => name.includes('_'))
  return Object.keys(environment).flatMap((name) => {
    const meant = name in fields.shape ? undefined : known.find((each) => isNearly(name.toUpperCase(), each))
    return meant ? [`Ce réglage n'existe pas : ${name}. Est-ce ${meant} ?`] : []
  })
}

/** Whether two names differ by one letter at most, or by two neighbours that changed places. */
function isNearly(one: string, other: string): boolean {
  const longest = Math.max(one.length, other.length)
  let before = 0
  while (before < longest && one[before] === other[before]) before += 1
  let after = 0
  while (after < longest - before && one.at(-1 - after) === other.at(-1 - after)) after += 1
  const [between, swapped] = [one, other].map((name) => name.slice(before, name.length - after))
  return longest - before - after < 2 || (swapped?.length === 2 && between === swapped[1]! + swapped[0]!)
}

/** Where a service of one's own is asked to be, when nobody says. */
const ANY_REGION = 'us-east-1'

function backupAddressOf(value: Fields) {
  const bucket = value.BACKUP_URL.startsWith('s3:') && bucketOf(value.BACKUP_URL, value)
  return bucket ? { bucket } : { folder: value.BACKUP_URL }
}

function bucketOf(address: string, value: Fields) {
  if (!address) return undefined
  const [name = '', ...folders] = address.slice('s3://'.length).split('/').filter(Boolean)
  const {
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_SESSION_TOKEN: sessionToken,
  } = value
  return {
    name,
    prefix: folders.map((folder) => `${folder}/`).join(''),
    region: value.AWS_REGION || ANY_REGION,
    endpoint: value.S3_ENDPOINT || undefined,
    credentials: accessKeyId ? { accessKeyId, secretAccessKey, ...(sessionToken && { sessionToken }) } : undefined,
  }
}
