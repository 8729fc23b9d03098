import type { Generated, Kysely, Transaction } from 'kysely'

/** A document's present state. `data` is JSON as text, for `jsonb` would reorder its keys. */
interface DocumentsTable {
  collection: string
  id: string
  /** Where the document stands in its list, ascending. */
  position: number
  /** 1 for a new document, one more with each save. */
  version: number
  data: string
  /** ISO timestamp, UTC. */
  updated_at: string
  /** 1 where it is kept as a draft: visitors are shown nothing of it. */
  draft: Generated<number>
}

/** Every state that a document has had, the present one included. */
interface RevisionsTable {
  collection: string
  document_id: string
  version: number
  /** Null where the revision is a deletion. */
  data: string | null
  /** Id of the account that saved it; null for the first content and for imports. */
  author: string | null
  saved_at: string
  /** Where the document stood in its list; null in revisions older than this column. */
  position: number | null
  /** Chosen by whoever asked for the save, for that save alone; null where nobody did. */
  idempotency_key: Generated<string | null>
  /** When this save was asked for, where it was to wait for its moment; null where it was not. ISO timestamp, UTC. */
  planned_at: Generated<string | null>
  /** Of a change of several documents, what all its revisions share; null of any other. */
  change_id: Generated<string | null>
}

/** Where a version of a document stood from a moment on, once others were moved around it. */
interface PositionsThenTable {
  collection: string
  document_id: string
  version: number
  /** ISO timestamp, UTC. */
  since: string
  position: number
}

/** Which id a document had until a moment. */
interface AddressesThenTable {
  collection: string
  /** The one that it has now. */
  document_id: string
  /** ISO timestamp, UTC. */
  until: string
  former: string
}

/** An address that a document has or had, of those whose titles make them. */
interface AddressesTable {
  collection: string
  address: string
  document_id: string
  /** 1 for the address that it has now. */
  is_current: number
}

/** A change that waits for its moment; see cms/documents/planned-changes. */
interface PlannedChangesTable {
  id: string
  /** ISO timestamp, UTC, to the minute. */
  at: string
  /** Of the document that it changes. */
  collection: string
  document_id: string
  /** JSON, as the one door takes it; null for the end of what has not begun. */
  change: string | null
  /** Id of the account that planned it. */
  author: string
  /** ISO timestamp, UTC. */
  planned_at: string
  /** Of an end, the id of what it ends. */
  start: string | null
  /** 1 where whatever was saved in the same place meanwhile gives way to it. */
  insists: number
  /** Why it could not be made when its moment had come, in French. */
  problem: string | null
  /** The change of several documents that it is part of; null of any other. */
  change_id: Generated<string | null>
  /** When it was given up: then it waits no more, and can be taken up again. ISO timestamp, UTC; null where it was not. */
  abandoned_at: Generated<string | null>
}

/** Someone who may sign in. This and the next three are better-auth's: dates are ISO text, truth is 0 or 1. */
interface UserTable {
  id: string
  name: string
  /** In lower case. */
  email: string
  emailVerified: number
  image: string | null
  /** Only 'admin' may sign in. */
  role: string
  disabled: number
  lastSignInAt: string | null
  createdAt: string
  updatedAt: string
}

interface SessionTable {
  id: string
  token: string
  userId: string
  expiresAt: string
  ipAddress: string | null
  userAgent: string | null
  createdAt: string
  updatedAt: string
}

/** A way for a user to prove who they are. Ours is the password: provider 'credential', account id = user id. */
interface AccountTable {
  id: string
  accountId: string
  providerId: string
  userId: string
  accessToken: string | null
  refreshToken: string | null
  idToken: string | null
  accessTokenExpiresAt: string | null
  refreshTokenExpiresAt: string | null
  scope: string | null
  password: string | null
  createdAt: string
  updatedAt: string
}

interface VerificationTable {
  id: string
  identifier: string
  value: string
  expiresAt: string
  createdAt: string
  updatedAt: string
}

/** How often something that is limited was tried under a key, since its window began. */
interface AttemptsTable {
  key: string
  count: number
  /** When the last try that was let through was made. */
  last_at: string
}

/** A file that an administrator gave. Only who erases it deletes it, for an older revision may show it. */
interface MediaTable {
  /** Of the bytes as they were given: the same file has the same id. */
  id: string
  kind: 'picture' | 'film' | 'captions'
  extension: 'jpg' | 'mp4' | 'webm' | 'vtt'
  /** In pixels, as it is shown; null where the file does not tell. */
  width: number | null
  height: number | null
  /** Of the file that is served, in bytes. */
  size: number
  alt: string
  /** Whether the narrower copies of a picture are still to be made. */
  variants: 'pending' | 'done'
  /** Id of the account that gave it first. */
  author: string | null
  /** ISO timestamp, UTC. */
  created_at: string
  /** One of `TONES`; null of a film, and of a picture taken before there were any. */
  tone: string | null
  /** The address of another site at which it was fetched; null of what was given. */
  source: string | null
}

/** When each thing that pages are made of last changed; see platform/pages/content-version. */
interface ContentChangesTable {
  key: string
  sequence: number
}

/** What happened to an account or its sessions. Never a password, a code or an e-mail. */
interface AuditEventsTable {
  id: string
  /** ISO timestamp, UTC. */
  at: string
  /** One of `AuditKind`. */
  kind: string
  /** Null where the account that was tried does not exist. */
  user_id: string | null
  /** The account's name at that moment: the account may be gone. */
  name: string | null
  /** The network that it came from; null from the command line. */
  address: string | null
  /** In words; null from the command line. */
  device: string | null
}

/** What a process is doing that no other must do meanwhile; see platform/claims. */
interface ClaimsTable {
  key: string
  /** Chosen by each process at its start. */
  holder: string
  /** ISO timestamp, UTC. */
  until: string
}

/** The last good backup of a place; see backup/backup-status. */
interface BackupsTable {
  /** One of `BackupSpot`. */
  place: string
  /** From when on there were to be backups, ISO timestamp, UTC. */
  since: string
  /** ISO timestamp, UTC; null before the first. */
  made_at: string | null
  /** Why the last attempt failed; null where it did not. */
  problem: string | null
}

/** The secret of an account's authenticator app. */
interface SecondFactorsTable {
  user_id: string
  /** Sealed with the secret of the sessions. */
  sealed_secret: string
  /** Null until a first code has proved that the app has it: until then nobody is asked for one. */
  confirmed_at: string | null
  /** The step of time of the last code that let in: a code is good once. */
  last_step: number
}

/** A code to get in without the app, once. */
interface RecoveryCodesTable {
  /** SHA-256: the codes have 125 random bits. */
  hash: string
  user_id: string
}

/** A key that a device keeps for an account; only its public half is here. */
interface PasskeysTable {
  /** The credential's own id, base64url. */
  id: string
  user_id: string
  /** What its owner calls it. */
  name: string
  /** COSE, base64url. */
  public_key: string
  /** How often it has signed, where it counts; else 0. */
  counter: number
  /** How a browser reaches it, as a list in JSON. */
  transports: string
  /** ISO timestamps, UTC. */
  created_at: string
  last_used_at: string | null
}

/** What a passkey is asked to sign: one at a time for whoever asks, good once. */
interface PasskeyChallengesTable {
  /** What for: a session, or a sign-in whose password was given. */
  key: string
  challenge: string
  /** ISO timestamp, UTC. */
  expires_at: string
}

/** What lets an account do one thing, once and for a short time; see platform/tickets. */
interface TicketsTable {
  /** SHA-256 of the ticket, which has 256 random bits. */
  hash: string
  /** One of `Purpose`. */
  purpose: string
  user_id: string
  /** ISO timestamp, UTC. */
  expires_at: string
}

export interface Tables {
  documents: DocumentsTable
  revisions: RevisionsTable
  user: UserTable
  session: SessionTable
  account: AccountTable
  verification: VerificationTable
  attempts: AttemptsTable
  audit_events: AuditEventsTable
  second_factors: SecondFactorsTable
  recovery_codes: RecoveryCodesTable
  passkeys: PasskeysTable
  passkey_challenges: PasskeyChallengesTable
  media: MediaTable
  content_changes: ContentChangesTable
  claims: ClaimsTable
  tickets: TicketsTable
  positions_then: PositionsThenTable
  addresses_then: AddressesThenTable
  planned_changes: PlannedChangesTable
  addresses: AddressesTable
  backups: BackupsTable
}

export type Database = Kysely<Tables>
export type DatabaseTransaction = Transaction<Tables>
