/** What no text of the site may hold, and why. Source: Imprimerie nationale, Lexique des règles typographiques, 2002. */
const FORBIDDEN: [pattern: RegExp, why: string][] = [
  [/(?<!\p{L})E(?:tat|té|pil|quip|vit|cl[ao]|lectr|nerg|cole|tude|t\u00e9)\p{Ll}*/u, 'a capital has its accent'],
  [/(?:^|[.!?] )A (?:partir|la|propos|deux|domicile|noter)\b/u, 'a capital has its accent'],
  [
    /(?<![\d/])0?1 (?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)/u,
    'the first of a month is « 1er »',
  ],
  [/\d ?h ?\d\dm?n|\b\d{1,2}h(?:\d\d)?\b/u, 'an hour is « 9 h 30 »'],
  [/\d[ \u00a0\u202f]?(?:euros?|EUR)\b(?!, qui peut être porté)/u, 'a price is « 10 € »'],
  [/\d€/u, 'a no-break space stands before €'],
  [/\.\.\./u, 'an ellipsis is one sign'],
  [/!!|\?\?/u, 'one mark is enough'],
  [/ [,.](?!\d)/u, 'no space stands before a comma or a full stop'],
  [/\S {2,}\S/u, 'one space is enough'],
  [/(?<![\p{L}-])(?:e?mails?)(?!\p{L})/iu, 'it is called « e-mail »'],
  [
    /\b(?:au|du|le|notre) Centre\b|\b(?:au|du|le) centre\b(?! de la pièce)/u,
    "it is called « l'institut »; « Notre centre » is a page",
  ],
  [/\binstitute\b/iu, 'it is called « institut »'],
  [
    /au poil\b|poil près|tiré par les cheveux|à un cheveu|reprendre du poil|brosser dans le sens/iu,
    'no pun about hair',
  ],
  [/\bR\.?D\.?V\b|\bRDV\b/u, 'it is called « rendez-vous »'],
  [/[a-zé]·e|\(e\)s?\b|\(ne\)|\.e\.s?\b/u, 'both genders are named, or one word for both is found'],
  [/verni semi/iu, 'it is called « vernis »'],
  [
    /\bjusqu’?au (?:\d{1,2}|1er) (?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)(?! \d{4})/u,
    'a day that has passed',
  ],
  [/\bcookies? pour mieux comprendre|en poursuivant votre navigation/iu, 'no consent is taken from silence'],
]

/** What is set wrong where `fr()` has set a text: these spaces do not break. */
const SET: [pattern: RegExp, why: string][] = [
  [/ [;!?]/u, 'a thin no-break space stands before « ; ! ? »'],
  [/ [:»%€]/u, 'a no-break space stands before « : » % € »'],
  [/« (?! )/u, 'a no-break space stands after «'],
  [/\d (?:h|min|ml|cm|g|kg)\b/u, 'a no-break space stands between a figure and its unit'],
]

/** What the specification writes to the letter. */
const GIVEN = [/^Chargement(?: des données)?\.\.\.$/, /^\*Offre valable du 01\/02\/2025 au 28\/02\/2025$/]

const found = (rules: typeof FORBIDDEN, text: string) =>
  rules.flatMap(([pattern, why]) => {
    const [hit] = pattern.exec(text) ?? []
    return hit === undefined ? [] : [`« ${text.slice(0, 120)} » (${hit}): ${why}`]
  })

/** Says what is wrong with a text as it is kept. */
export function copyProblems(text: string): string[] {
  return GIVEN.some((given) => given.test(text.trim())) ? [] : found(FORBIDDEN, text)
}

/** Says what is wrong with a text as a page or a feed shows it. */
export function shownCopyProblems(text: string): string[] {
  return GIVEN.some((given) => given.test(text.trim())) ? [] : found([...FORBIDDEN, ...SET], text)
}
