/*
 * The words of UV tanning and of what the law forbids to pair it with. Each is a piece of a pattern over lower case
 * without accents; `*` stands for the rest of a word.
 */

/** Makes a pattern that finds any of some phrases, whole words only. */
function anyOf(...phrases: string[]): RegExp {
  const pieces = phrases.map((phrase) => phrase.replaceAll('*', '\\p{L}*'))
  return new RegExp(`(?<![\\p{L}\\d])(?:${pieces.join('|')})(?![\\p{L}\\d])`, 'gu')
}

const UV = 'u\\.?\\s?v\\.?s?'
const RAYS = `(?:rayons )?(?:${UV}|ultra-?\\s?violets?)`
const TAN = `(?:seances? (?:de |d'))?(?:bronzages?(?: (?:en cabine|${UV}))?|${UV}|cabines? ${UV})`
const WORDS = "(?: [\\p{L}']+)"

/** What is said of the appliance, or of tanning with it. */
export const TANNING = anyOf(
  UV,
  'ultra-?\\s?violets?',
  'bronzages?',
  'bronzer',
  'bronzez',
  'solariums?',
  '(?:bancs?|lits?) solaires?',
  '(?:seances?|cabines?) (?:bronzantes?|de soleil)',
)

/** The same words where they are about something else. */
export const HARMLESS = anyOf(
  'auto-?\\s?bronz*',
  '(?:poudre|terre|lait|creme|huile|gelee|brume|voile|serum|baume|gel|spray|monoi|lotion)s? (?:auto-?)?bronz*',
  'bronzages? (?:(?:au|en|par|a la) )?(?:spray|brume|brumisation|aerographe|airbrush|dha|sans (?:uv|soleil|risque))',
  `(?:sans|anti)[- ]?${UV}`,
  `${UV}[ /-]{1,3}led`,
  `led[ /-]{1,3}${UV}`,
  `(?:filtres?|indices?|lampes?|lunettes|gels?|vernis|resine|sechage|seche*|catalys*|polymeris*|ecrans?) (?:(?:a|aux?|sous|anti|la|une|lampe) ){0,3}${RAYS}`,
  `(?:prote*|agressions?|barriere|dommages?|degats|mefaits|mefie*)${WORDS}{0,3} ${RAYS}`,
  `contre (?:les )?${RAYS}`,
  `(?:prolong|entret|conserv|gard|sublim|raviv|fix)*${WORDS}{0,3} bronzage(?! (?:${UV}|en cabine|par))`,
  '(?:apres|avant)[ -](?:de )?bronz(?:er|age)',
  'bronz(?:er|ez|age) (?:au|sous le) soleil',
  'marques? d[eu] bronzage',
)

/** Tanning is left out of what is announced: whoever writes this has read the law. */
export const LEFT_OUT = anyOf(
  `(?:hors|sauf|excepte|excluant|sans|ni)(?: (?:pour |sur )?(?:le|les|la|du|au))? ${TAN}`,
  `(?:exception|exclusion) (?:du|des|de la|de) ${TAN}`,
  `(?:ne|n')\\s?\\p{L}+ (?:pas|jamais|ni|pouvant pas)${WORDS}{0,4} ${TAN}`,
  `(?:non|pas) (?:valables?|cumulables?|utilisables?|applicables?)${WORDS}{0,3} ${TAN}`,
  `${TAN}${WORDS}{0,2} (?:exclue?s?|non compris*|non concerne*|n'(?:est|y est|entre|ouvre|a)|ne (?:sont|donne|beneficie|fait|font|porte))(?!\\p{L})[^.!?\\n]*`,
)

const FREE = anyOf(
  'illimite*',
  '(?:a|en) (?:volonte|gogo|libre acces)',
  'sans (?:aucune )?limite',
  'sans limitation',
  'autant (?:de (?:fois|seances) )?que',
  'gratui*',
  'offert*',
  'offrons',
  'on vous offre',
  'en cadeau',
  'sans (?:frais|supplement)',
  '0 ?€',
)

const CHEAPER = anyOf(
  'promo(?:s|tion*)?',
  '(?:une|des|de|la|votre|en|avec) remises?(?! en )',
  'remises? (?:de \\d+|exceptionnelle|immediate|fidelite|etudiante|sur)',
  'reduction*',
  '(?:prix|tarifs?) (?:tout )?(?:reduits?|preferentiels?|special|speciaux|casses?|doux|mini|barres?|decouverte|de lancement|etudiants?|exceptionnels?|d.amis?|avantageux|en baisse)',
  '(?:demi|mi)-(?:tarif|prix)',
  'moitie prix',
  'moins chers?',
  'au lieu de',
  'rabais',
  'ristourne*',
  'sold(?:e|ee)s?',
  'bons? plans?',
  '(?:offres?|ventes?) (?:du moment|speciales?|exceptionnelles?|decouverte|promotionnelles?|de bienvenue|privees?|flash|de lancement)',
  'parraina*',
  'points? (?:de )?fidelite',
  'cartes? (?:de fidelite|de \\d+|\\d+)',
  'abonne*',
  'forfaits?',
  'packs?',
  'black friday',
  'economise*',
  '[-−–] ?\\d+ ?%',
  '\\d+ ?% (?:de (?:remise|reduction|moins)|sur|offerts?|moins)',
  'deux pour un',
  "\\d+ (?:seances? )?pour (?:le prix d(?:e |'))?(?:un|une|deux|\\d+)(?! min)",
)

const HEALTHY = anyOf(
  'vitamines? d',
  'bienfai*',
  'benefi(?:que|ques)',
  'bonn?e? (?:mine|sante)',
  '(?:bon|ideal|excellent|parfait)* pour (?:la |le |votre |l.)(?:sante|moral|peau|humeur|corps|teint)',
  '(?:ameliore|entret)* (?:votre|la) sante',
  'bien-etre',
  'prepar* (?:en douceur )?(?:la|votre|sa|leur|vos|les|ma) peaux?',
  'prepare-t-\\p{L}+ la peau',
  "(?:stimul|boost|renforc)* (?:(?:votre|vos|le|les|la) |l')?(?:moral|immunit*|defenses?|systeme|energie|humeur)",
  'depression',
  'deprime',
  'blues',
  'luminotherapie',
  'therap*',
  'soign*',
  'gueri*',
  'psoriasis',
  'eczema',
  'acne',
  'sans (?:aucun )?(?:danger|risque)s?',
  'inoffensi*',
  'saine?s?',
  '(?:meilleure?|pleine) (?:sante|forme)',
  'anti-?(?:stress|fatigue|depresseur)s?',
)

/** What UV tanning may not be paired with, and why. */
export const FORBIDDEN = [
  { words: FREE, reason: "il est interdit d'en proposer l'utilisation gratuite ou à volonté" },
  { words: CHEAPER, reason: 'il est interdit de le proposer à un tarif préférentiel ou dans une promotion' },
  { words: HEALTHY, reason: 'il est interdit de lui prêter un effet bénéfique pour la santé' },
]
