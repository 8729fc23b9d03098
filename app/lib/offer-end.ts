import { saysEnd } from './offer-period.ts'

/** What of an offer may say when it ends, and the day on which it does. */
interface Ending {
  titre: string
  limite?: string | undefined
  contenu: string[]
  au?: string | undefined
}

/** Warns of an offer whose words say an end, where it has none and so stays on the site for good. */
export function endCaution({ titre, limite = '', contenu, au }: Ending) {
  if (au || !saysEnd([titre, limite, ...contenu].join('\n'))) return undefined
  return {
    subject: 'date de fin',
    reasons: ['Cette offre dit une date de fin, mais le champ « Au » est vide : elle restera en ligne après ce jour.'],
    source: "Avec ce jour dans « Au », elle quitte le site d'elle-même le lendemain.",
  }
}
