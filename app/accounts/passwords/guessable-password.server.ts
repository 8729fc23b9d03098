/** Only so much of a password is looked at, in characters: the library takes seconds for the longest ones. */
const LOOKED_AT = 40

/** So many guesses, as a power of ten, are beyond anybody who is slowed down, and years of work with the hash in hand. */
const ENOUGH = 11

/** What an institute's people think of first. */
const TRADE = ['institut', 'beaute', 'esthetique', 'estheticienne', 'soins', 'visage', 'massage', 'epilation', 'salon']

/**
 * Says whether a password would soon be guessed: a leaked one, a word or two, names, dates or runs of keys, however they
 * are capitalised, accented, repeated, disguised by figures or surrounded by them. `context` is what is known of who
 * uses it, as names and e-mail. One of `minLength` random characters is not.
 */
export async function isGuessable(password: string, context: string[], minLength: number): Promise<boolean> {
  const checker = await openChecker()
  const plain = plainText(password)
  const known = [...TRADE, ...context.flatMap(wordsOf)]
  const enough = Math.min(minLength - 1, ENOUGH)
  // What stands between words or letters hides them from the library, and is worth a guess of ten itself.
  const forms = [plain, plain.replace(/[^\p{L}\p{N}]/gu, ''), plain.replace(/\P{L}/gu, '')]
  return forms.some((form) => {
    const guesses = form ? checker.check(form, known).guessesLog10 : 0
    return guesses + plain.length - form.length < enough
  })
}

type Checker = Awaited<ReturnType<typeof makeChecker>>

let opened: Promise<Checker> | undefined

function openChecker(): Promise<Checker> {
  opened ??= makeChecker()
  return opened
}

/** Only who sets a password needs it: it takes half a second, and 45 MB from then on. */
async function makeChecker() {
  const [{ ZxcvbnFactory }, common, french] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-fr'),
  ])
  const { azerty, qwerty, keypad } = common.adjacencyGraphs
  const plain = Object.entries(french.dictionary).map(([name, words]) => [name, [...new Set(words.map(plainText))]])
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...(Object.fromEntries(plain) as typeof french.dictionary) },
    graphs: { azerty, qwerty, keypad },
    maxLength: LOOKED_AT,
    l33tMaxSubstitutions: 10,
  })
}

/** Passwords are made of words without their accents, and the other way round. */
function plainText(text: string | number): string {
  return String(text).normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('€', 'e').toLowerCase()
}

/** The words of a name or an address, and all of them together. */
function wordsOf(text: string): string[] {
  const words = plainText(text).split(/\P{L}+/u)
  return [...words.filter((word) => word.length > 2), words.join('')].filter(Boolean)
}
