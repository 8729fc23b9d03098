import type { Centre } from '../centre/definition.ts'
import { isSame } from '../../lib/json.ts'
import { LEGAL_WORDS, namedWords, type LegalWord } from '../../lib/braced-words.ts'
import { IDENTITY } from './first-content.ts'

/** What the law asks the institute to say of itself, by its name. Source: LCEN, article 1-1; L616-1 and R616-1 of the Code de la consommation. */
function required({ nom, adresse, contact, mentions }: Centre): Record<string, string | undefined> {
  // Whoever receives nobody says where she is domiciled, on this page alone.
  const street = adresse.rue.trim() ? { rue: adresse.rue } : { 'adresse du siège': mentions.siege }
  return {
    "nom de l'institut": nom,
    ...street,
    'code postal': adresse.code_postal,
    ville: adresse.ville,
    téléphone: contact.telephone,
    'e-mail': contact.email,
    'forme juridique': mentions.formeJuridique,
    'numéro SIRET': mentions.siret,
    'direction de la publication': mentions.directionPublication,
    "nom de l'hébergeur": mentions.hebergeur?.nom,
    "adresse de l'hébergeur": mentions.hebergeur?.adresse,
    "téléphone de l'hébergeur": mentions.hebergeur?.telephone,
    'bureau du nom de domaine': mentions.domaine,
    'médiateur de la consommation': mentions.mediateur,
    'adresse du médiateur': mentions.mediateurAdresse,
    'site du médiateur': mentions.mediateurSite,
  }
}

/** What it asks only of those who have it. */
function ofSome({ mentions }: Centre): Record<string, string | undefined> {
  return { capital: mentions.capital, 'ville du RCS': mentions.rcs, 'numéro de TVA': mentions.tva }
}

/** What the legal notice may leave to another text: the words below it say the same, or the terms do. */
const SAID_ELSEWHERE: LegalWord[] = ['identité', 'bureau du nom de domaine', 'médiateur', "à l'institut ou en ligne"]

/** Lists the words that no text of the legal notice names. */
export function unsaidWords(texts: string[]): string[] {
  const named = namedWords(texts)
  return LEGAL_WORDS.filter((word) => !named.has(word) && !SAID_ELSEWHERE.includes(word))
}

/** Says which of it is missing, and which is still the made-up value that the site came with. */
export function identityGaps(centre: Centre): Record<'missing' | 'fictitious' | 'optional', string[]> {
  const all = (one: Centre) => ({ ...required(one), ...ofSome(one) })
  const values = Object.entries(all(centre))
  const first = all({ ...centre, ...invented(centre) })
  return {
    missing: blank(required(centre)),
    optional: blank(ofSome(centre)),
    fictitious: values.filter(([name, value]) => value?.trim() && value === first[name]).map(([name]) => name),
  }
}

/**
 * The made-up values, without what may be true of her where the rest beside it is no longer made up: the postcode and the
 * town of an address, and the town of the register for whoever is of its département.
 */
function invented({ adresse, mentions }: Centre): Pick<Centre, 'nom' | 'adresse' | 'contact' | 'mentions'> {
  const isPlaced = !isSame(adresse, IDENTITY.adresse)
  const { formeJuridique, siret, tva } = IDENTITY.mentions
  const isNumbered = mentions.formeJuridique !== formeJuridique && mentions.siret !== siret && mentions.tva !== tva
  const isRegistered = isNumbered && departmentOf(adresse) === departmentOf(IDENTITY.adresse)
  return {
    ...IDENTITY,
    adresse: isPlaced ? { ...IDENTITY.adresse, code_postal: '', ville: '' } : IDENTITY.adresse,
    mentions: isRegistered ? { ...IDENTITY.mentions, rcs: '' } : IDENTITY.mentions,
  }
}

const departmentOf = ({ code_postal }: Centre['adresse']) => code_postal.slice(0, 2)

const blank = (values: Record<string, string | undefined>) =>
  Object.entries(values).flatMap(([name, value]) => (value?.trim() ? [] : [name]))
