import { fr } from '../lib/french-typography.ts'

/** What is said of each kind of event, after the account's name. */
const SAID = {
  'signed-in': 'connexion',
  refused: 'mot de passe refusé',
  'refused-disabled': 'connexion refusée, le compte est désactivé',
  'refused-role': "connexion refusée, ce compte n'administre pas le site",
  blocked: 'essais bloqués, ils étaient trop nombreux',
  'code-refused': 'code de vérification refusé',
  'passkey-refused': "clé d'accès refusée",
  'signed-out': 'déconnexion',
  'session-ended': 'session fermée depuis un autre appareil',
  'password-changed': 'mot de passe changé',
  'password-link-made': "lien de nouveau mot de passe donné par l'autre compte",
  'name-changed': 'nom changé',
  'email-changed': 'adresse e-mail changée',
  'second-factor-on': 'code de vérification activé',
  'second-factor-off': 'code de vérification désactivé',
  'passkey-added': "clé d'accès ajoutée",
  'passkey-removed': "clé d'accès supprimée",
  'recovery-code-used': 'code de secours utilisé',
  'recovery-codes-made': 'nouveaux codes de secours',
  'account-added': 'compte ajouté',
  'account-disabled': 'compte désactivé',
  'account-enabled': 'compte réactivé',
  'account-removed': 'compte supprimé',
} as const

export type AuditKind = keyof typeof SAID

/** An event of the journal. */
export interface AuditEvent {
  /** ISO timestamp, UTC. */
  at: string
  kind: AuditKind
  /** Of the account; null where there is none. */
  name: string | null
  /** Null from the command line. */
  address: string | null
  device: string | null
}

/** Tells an event in French: « Inès : mot de passe refusé ». */
export function auditSentence({ kind, name }: Pick<AuditEvent, 'kind' | 'name'>): string {
  return fr(`${name ?? 'Compte inconnu'} : ${SAID[kind]}`)
}

/** Says whether an event is one to look at twice. */
export function isWarning({ kind }: Pick<AuditEvent, 'kind'>): boolean {
  return kind.startsWith('refused') || kind.endsWith('refused') || kind === 'blocked'
}
