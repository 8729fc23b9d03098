import { useCallback, useEffect, useRef, useState } from 'react'
import { cutText } from '../../lib/plain-text'
import { mediaId } from '../../lib/media-id'
import { ALT_LIMIT, type TakenMedia } from '../../media/media'
import { notify } from './notices'
import { ask, FAILURE_WORDS } from './request'
import { askSignedIn } from './session'
import { useUnsaved } from './unsaved'

/** How long after the last letter a text is kept, in milliseconds. */
const PAUSE = 600

/** How much of a text is quoted in a notice, in characters. */
const QUOTE_LIMIT = 40

interface Described {
  src: string
  alt: string
  /** The text that it takes the place of. */
  was: string | undefined
}

/** Why a text is not kept, in French, whether it may be tried again, and what somebody else has written meanwhile. */
interface Unkept {
  words: string
  isLost: boolean
  standing?: string
}

/**
 * The alternative text of a picture that was given: as it stands, then as it is typed. It may be typed before the
 * picture has arrived; it is kept by itself once there is one.
 */
export function useAltText(src: string | undefined) {
  const [words, setWords] = useState<{ text: string; of: string | undefined }>()
  /** The picture that has arrived and is not shown yet: what is typed meanwhile is of it. */
  const arrived = useRef<string>(undefined)
  /** What is kept of each picture: an answer about one may come when another is shown. */
  const [standing, setStanding] = useState<Record<string, string>>({})
  const [problem, setProblem] = useState<string>()
  /** Why the text that a picture has is not known, in French. */
  const [unread, setUnread] = useState<string>()
  // What is typed of one picture is about no other.
  const typed = words && words.of === src ? words.text : undefined
  const kept = src === undefined ? undefined : standing[src]
  const isKnown = kept !== undefined
  const unkept = src !== undefined && typed !== kept ? typed : undefined
  useUnsaved(unkept !== undefined)

  const isAsked = src !== undefined && mediaId(src) !== undefined && !isKnown
  const read = useCallback(async () => {
    if (!isAsked) return
    setUnread(undefined)
    const answer = await ask(`/api/media?src=${encodeURIComponent(src)}`)
    if ('failure' in answer)
      return setUnread(`Le texte de cette photo n'a pas été lu. ${FAILURE_WORDS[answer.failure]}`)
    const { alt } = answer.status === 200 ? (answer.body as TakenMedia) : { alt: '' }
    setStanding((known) => ({ [src]: alt, ...known }))
  }, [src, isAsked])
  useEffect(() => void read(), [read])

  const last = useRef<Described>(undefined)
  useEffect(() => {
    last.current = src !== undefined && unkept !== undefined ? { src, alt: unkept, was: kept } : undefined
  })

  /** What was not kept over somebody else's text, and why: only what is meant takes its place. */
  const held = useRef<Described & { unkept: Unkept }>(undefined)

  const store = useCallback(async (isMeant: boolean) => {
    const described = last.current
    if (!described) return true
    if (!isMeant && isHeld(described, held.current)) return false
    const unkept = await keep(described, isMeant)
    setProblem(unkept?.words)
    held.current = unkept?.standing === undefined ? undefined : { ...described, unkept }
    if (unkept?.standing !== undefined) setStanding((known) => ({ ...known, [described.src]: unkept.standing! }))
    if (!unkept) setStanding((known) => ({ ...known, [described.src]: described.alt }))
    const isTypedOn = last.current !== undefined && last.current.alt !== described.alt
    return unkept ? unkept.isLost : !isTypedOn
  }, [])

  useEffect(() => {
    if (unkept === undefined) return
    const timer = setTimeout(() => void store(false), PAUSE)
    return () => clearTimeout(timer)
  }, [src, unkept, store])

  useEffect(
    () => () => {
      const { current: described } = last
      if (!described) return
      if (isHeld(described, held.current)) tell(described, held.current!.unkept)
      // Typed a moment before the field is closed.
      else void keepOrTell(described, false)
    },
    [],
  )

  return {
    text: typed ?? kept ?? '',
    problem: isAsked ? unread : problem,
    /** Whether the picture may have a text that is not known yet: what is typed would take its place unseen. */
    isAsked,
    /** Asks for it again, where it could not be read. */
    readAgain: () => (unread === undefined ? undefined : void read()),
    isKept: unkept === undefined,
    type: (text: string) => setWords({ text: text.slice(0, ALT_LIMIT), of: src ?? arrived.current }),
    /** The page may be left at the next moment. */
    keepNow: () => void store(false),
    /** Keeps it before what waits for that. Returns whether there is nothing left that could be kept. */
    keepFirst: useCallback(() => store(true), [store]),
    /** Another picture is on its way: it has a text of its own, and not that of one that did not arrive. */
    forget: () => {
      arrived.current = undefined
      setWords((now) => (now?.of === undefined ? undefined : now))
    },
    /** The picture has arrived, with the text that it already had: nobody has seen it who has typed another meanwhile. */
    meet: (media: TakenMedia) => {
      arrived.current = media.src
      const isTyped = words !== undefined && words.of === undefined && words.text !== ''
      setStanding((known) => ({ ...known, [media.src]: isTyped ? '' : media.alt }))
      setWords((now) => now && { text: now.text, of: now.of ?? media.src })
    },
  }
}

/** Whether a text is the one that was not kept, or what was typed on in a field that had shown no other. */
function isHeld({ src, alt }: Described, held: Described | undefined): boolean {
  return held?.src === src && (held.was === '' || held.alt === alt)
}

/** Keeps a text; where that is `isMeant`, a session that is over asks for the password. Returns why it could not, or undefined. */
async function keep(described: Described, isMeant: boolean): Promise<Unkept | undefined> {
  const answer = await (isMeant ? askSignedIn : ask)('/api/media/alt', described)
  if ('failure' in answer)
    return { words: `Ce texte n'est pas encore gardé. ${FAILURE_WORDS[answer.failure]}`, isLost: false }
  if (answer.status === 200) return undefined
  if (answer.status !== 409) return { words: "Ce texte n'a pas pu être gardé.", isLost: true }
  const { alt: standing } = answer.body as TakenMedia
  const who = described.was === '' ? 'Cette photo a déjà un texte :' : "Une autre personne vient d'écrire"
  const words = `${who} « ${cutText(standing, QUOTE_LIMIT)} ». Le vôtre prendra sa place si vous enregistrez.`
  return { words, isLost: false, standing }
}

/** Keeps a text whose field is closed, or tells that it is not, with a way to try again. */
async function keepOrTell(described: Described, isMeant: boolean): Promise<void> {
  const unkept = await keep(described, isMeant)
  if (unkept) tell(described, unkept)
}

/** Tells that a text is not kept, with a way to try again. */
function tell(described: Described, unkept: Unkept): void {
  const text = `Texte alternatif « ${cutText(described.alt, QUOTE_LIMIT)} ». ${unkept.words}`
  notify({
    text,
    action: {
      label: 'Réessayer',
      run: () => void keepOrTell({ ...described, was: unkept.standing ?? described.was }, true),
    },
  })
}
