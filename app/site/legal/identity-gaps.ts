import type { Centre } from '../centre/definition.ts'
import { IDENTITY } from './first-content.ts'

/** What the law asks the institute to say of itself, by its name. Source: LCEN, article 1-1; L616-1 of the Code de la consommation. */
function required({ nom, adresse, contact, mentions }: Centre): Record<string, string | undefined> {
  return {
    "nom de l'institut": nom,
    rue: adresse.rue,
    'code postal': adresse.code_postal,
    ville: adresse.ville,
    téléphone: contact.telephone,
    'e-mail': contact.email,
    'forme juridique et capital': mentions.formeJuridique,
    'numéro SIRET': mentions.siret,
    'direction de la publication': mentions.directionPublication,
    "nom de l'hébergeur": mentions.hebergeur?.nom,
    "adresse de l'hébergeur": mentions.hebergeur?.adresse,
    "téléphone de l'hébergeur": mentions.hebergeur?.telephone,
    'bureau du nom de domaine': mentions.domaine,
    'médiateur de la consommation': mentions.mediateur,
  }
}

/** Says which of it is missing, and which is still the made-up value that the site came with. */
export function identityGaps(centre: Centre): { missing: string[]; fictitious: string[] } {
  const values = Object.entries(required(centre))
  const first = required({ ...centre, ...IDENTITY })
  return {
    missing: values.filter(([, value]) => !value?.trim()).map(([name]) => name),
    fictitious: values.filter(([name, value]) => value?.trim() && value === first[name]).map(([name]) => name),
  }
}
