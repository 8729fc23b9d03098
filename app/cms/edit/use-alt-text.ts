import { useEffect, useRef, useState } from 'react'
import { ALT_LIMIT, mediaId, type TakenMedia } from '../../media/media'
import { ask, FAILURE_WORDS } from './request'

/** How long after the last letter a text is kept, in milliseconds. */
const PAUSE = 600

interface Described {
  src: string
  alt: string
}

/**
 * The alternative text of a picture that was given: as it stands, then as it is typed. It may be typed before the
 * picture has arrived; it is kept by itself once there is one.
 */
export function useAltText(src: string | undefined) {
  const [typed, setTyped] = useState<string>()
  const [standing, setStanding] = useState<Described>()
  const [problem, setProblem] = useState<string>()
  const isKnown = standing !== undefined && standing.src === src
  const unkept =
    src !== undefined && typed !== undefined && typed !== (isKnown ? standing.alt : undefined) ? typed : undefined

  useEffect(() => {
    if (src === undefined || mediaId(src) === undefined || isKnown) return
    let isOver = false
    void describedAt(src).then((found) => {
      if (found && !isOver) setStanding((known) => (known?.src === src ? known : found))
    })
    return () => void (isOver = true)
  }, [src, isKnown])

  useEffect(() => {
    if (src === undefined || unkept === undefined) return
    const timer = setTimeout(() => {
      void keep(src, unkept).then((words) => {
        setProblem(words)
        if (!words) setStanding({ src, alt: unkept })
      })
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [src, unkept])

  const last = useRef<Described>(undefined)
  useEffect(() => {
    last.current = src !== undefined && unkept !== undefined ? { src, alt: unkept } : undefined
  })
  useEffect(
    () => () => {
      // Typed a moment before the field is closed.
      if (last.current) void keep(last.current.src, last.current.alt)
    },
    [],
  )

  return {
    text: typed ?? (isKnown ? standing.alt : ''),
    problem,
    type: (text: string) => setTyped(text.slice(0, ALT_LIMIT)),
    /** The page may be left at the next moment. */
    keepNow: () => {
      if (last.current) void keep(last.current.src, last.current.alt)
    },
    /** Another picture is on its way: it has a text of its own. */
    forget: () => setTyped(undefined),
    /** The picture has arrived, with the text that it already had. */
    meet: (media: TakenMedia) => setStanding(media),
  }
}

async function describedAt(src: string): Promise<Described | undefined> {
  const answer = await ask(`/api/media?src=${encodeURIComponent(src)}`)
  return 'failure' in answer || answer.status !== 200 ? undefined : (answer.body as TakenMedia)
}

/** Keeps a text. Returns why it could not, in French, or undefined. */
async function keep(src: string, alt: string): Promise<string | undefined> {
  const answer = await ask('/api/media/alt', { src, alt })
  if ('failure' in answer) return `Ce texte n'est pas encore gardé. ${FAILURE_WORDS[answer.failure]}`
  return answer.status === 200 ? undefined : "Ce texte n'a pas pu être gardé."
}
