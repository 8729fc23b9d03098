import { userInfo } from 'node:os'
import { SQLITE, sqliteCode } from './sqlite-errors.ts'
import { draftPath } from './draft-path.ts'
import { Refusal } from './refusal.ts'

/** The system's own errors, and a database server's, that a person can do something about, in French, by their code. */
const SYSTEM_ERRORS: Record<string, string> = {
  ENOENT: 'Fichier ou dossier introuvable',
  ENOTDIR: "Ce n'est pas un dossier",
  EISDIR: "C'est un dossier",
  EEXIST: 'Un fichier de ce nom existe déjà',
  EACCES: 'Accès refusé',
  EPERM: 'Opération refusée',
  ENOSPC: 'Le disque est plein',
  EROFS: 'Le disque est en lecture seule',
  EADDRINUSE: 'Cette adresse est déjà prise',
  EADDRNOTAVAIL: "Cette adresse n'est pas celle de cette machine",
  ENOTFOUND: 'Ce nom de machine est inconnu',
  ECONNREFUSED: 'La connexion est refusée',
  ETIMEDOUT: 'La connexion ne répond pas',
  // PostgreSQL's. Source: « PostgreSQL Error Codes ».
  '28000': 'PostgreSQL refuse ce compte (réglage DATABASE_URL)',
  '28P01': 'PostgreSQL refuse ce compte ou ce mot de passe (réglage DATABASE_URL)',
  '3D000': "Cette base PostgreSQL n'existe pas (réglage DATABASE_URL)",
  '42P01': "Il n'y a pas encore de site dans cette base PostgreSQL : le premier démarrage l'y met",
  '42501':
    "Ce compte PostgreSQL n'a pas tous les droits sur sa base : il doit en être le propriétaire (réglage DATABASE_URL)",
}

interface Details {
  address?: string
  hostname?: string
  port?: number
}

/** SQLite's own, by its code. */
const SQLITE_ERRORS: Record<number, string> = {
  [SQLITE.CORRUPT]: 'La base est abîmée : remettez une copie en place avec « restore FICHIER » ou « rescue --replace »',
  [SQLITE.NOTADB]: "La base est abîmée, ou ce fichier n'en est pas une",
}

/**
 * Says in one French line what stopped a command or the start, where it is a refusal or the system's
 * own error; returns undefined for anything else, which is a fault of ours and wants its stack.
 */
export function failureLine(error: unknown): string | undefined {
  if (error instanceof Refusal) return error.message
  if (!(error instanceof Error)) return undefined
  const { code = '', path, syscall, address, hostname, port } = error as NodeJS.ErrnoException & Details
  const words = SYSTEM_ERRORS[code] ?? SQLITE_ERRORS[sqliteCode(error) ?? 0]
  if (!words) return undefined
  const place = [address ?? hostname, port].filter((part) => part !== undefined).join(':')
  const what = path?.replace(draftPath(''), '') ?? (syscall === 'listen' ? `${place} (réglages HOST et PORT)` : place)
  const whose = code === 'EACCES' ? `${words} au compte « ${account()} »` : words
  return what ? `${whose} : ${what}` : whose
}

/** Who this process is: root's commands work as the owner of the data. */
function account(): string {
  try {
    return userInfo().username
  } catch {
    return String(process.getuid?.())
  }
}
