import {
  Component,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import { fr } from '../../lib/french-typography'
import { loadPart } from '../../ui/load-part'
import { useIsAlive } from '../../ui/alive'
import { notify } from './notices'
import { makeState, useStateOf } from './state'
import { Waiting } from './waiting'

interface Around {
  /** What stands in its place until it is there. */
  fallback?: ReactNode
  /** What stands there where it cannot be had; left out where that is the same. */
  instead?: ReactNode
}

interface Loading<P> {
  Part?: ComponentType<P>
  isLoading?: boolean
  hasFailed?: boolean
}

const NOTHING = {}
const LINKS = "Les liens « Modifier » mènent à un formulaire qui s'en passe."
const FAILURE = "Cette partie de l'administration n'a pas pu être chargée. Vos textes sont gardés."

interface Manner {
  /** Whether there are many of it on a page: a failure is then said once, in a notice. */
  isMany?: boolean
  /** Whether the server leaves it to script, and writes what stands in its place. */
  isScripted?: boolean
  /** Whether what the server has written serves for good, and nothing is loaded. */
  isStill?: boolean
}

/**
 * Makes a component of one in a file of its own. The server writes it whole, with links where only script would do
 * something; a browser loads it when it is shown or prepared, and leaves what the server has written until it is
 * there. Where it cannot be loaded, or breaks, that is said in its place, with a way to try again.
 */
export function late<P extends object>(load: () => Promise<{ default: ComponentType<P> }>, manner: Manner = {}) {
  const { isMany = false, isScripted = false, isStill = false } = manner
  const state = makeState<Loading<P>>(NOTHING)
  let loaded: ReturnType<typeof load> | undefined
  const mark = { [isStill ? 'data-still' : 'data-waiting']: '' }

  let there: { default: ComponentType<P> } | undefined

  /** Loads it once, and has it at hand from then on. */
  function whole() {
    loaded ??= load()
    void loaded.then((part) => (there = part)).catch(() => undefined)
    return loaded
  }

  function Whole(props: P & Around) {
    const { default: Part } = there ?? use(whole())
    return <Part {...(props as unknown as P)} />
  }

  /** On the server, where all of it is at hand. */
  function Written(props: P & Around) {
    if (isScripted) return props.fallback
    // Where it breaks, the page is as visitors read it.
    return (
      <span {...mark} suppressHydrationWarning>
        <Suspense fallback={props.fallback}>
          <Waiting value={!isStill}>
            <Whole {...props} />
          </Waiting>
        </Suspense>
      </span>
    )
  }

  function prepare(): void {
    const { Part, isLoading } = state.get()
    if (Part || isLoading) return
    state.set({ isLoading: true })
    loadPart(load).then(
      ({ default: Part }) => state.set({ Part }),
      (error: unknown) => {
        console.error('Chargement impossible', error)
        state.set({ hasFailed: true })
        if (isMany) notify({ text: FAILURE, action: { label: 'Réessayer', run: prepare } })
      },
    )
  }

  function Alive({ fallback, ...props }: P & Around) {
    const { Part, hasFailed } = useStateOf<Loading<P>>(state, NOTHING)
    const isAlive = useIsAlive()
    const [isWritten] = useState(!isAlive && !isScripted)
    const { instead = fallback, ...own } = props
    useEffect(() => {
      if (!hasFailed && !isStill) prepare()
    }, [hasFailed])
    if (Part)
      return (
        <Boundary instead={instead}>
          <Part {...(own as unknown as P)} />
        </Boundary>
      )
    return (
      <>
        {hasFailed && !isMany && <Failure retry={prepare} hasLinks={isWritten} />}
        {isWritten ? <WrittenByServer {...mark} /> : hasFailed ? instead : fallback}
      </>
    )
  }

  return Object.assign(typeof document === 'undefined' ? Written : Alive, {
    prepare,
    whole,
    isThere: () => state.get().Part !== undefined,
  })
}

const NOTHING_WRITTEN = { __html: '' }

/** What the server has written, which stays as it is: it was not made of this. What is open in it stays open in what follows it. */
function WrittenByServer(mark: object) {
  const written = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const element = written.current!
    const place = element.parentElement!
    return () => {
      const opened = new Set(titlesOf(element, 'details[open]').map(([title]) => title))
      // What follows it is put in its place by the same commit.
      queueMicrotask(() => {
        for (const [title, details] of titlesOf(place, 'details')) if (opened.has(title)) details.open = true
      })
    }
  }, [])
  return <span {...mark} ref={written} suppressHydrationWarning dangerouslySetInnerHTML={NOTHING_WRITTEN} />
}

const titlesOf = (element: Element, selector: string) =>
  [...element.querySelectorAll<HTMLDetailsElement>(selector)].map(
    (details) => [details.querySelector('summary')?.textContent, details] as const,
  )

class Boundary extends Component<{ instead: ReactNode; children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    if (!this.state.isBroken) return this.props.children
    return (
      <>
        <Failure retry={() => this.setState({ isBroken: false })} />
        {this.props.instead}
      </>
    )
  }
}

function Failure({ retry, hasLinks = false }: { retry: () => void; hasLinks?: boolean }) {
  return (
    <div data-failed-part role="alert">
      <p>{fr(hasLinks ? `${FAILURE} ${LINKS}` : FAILURE)}</p>
      <button type="button" onClick={retry}>
        Réessayer
      </button>
      <a href="">Recharger la page</a>
    </div>
  )
}
