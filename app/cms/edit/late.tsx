import { Component, useEffect, type ComponentType, type ReactNode } from 'react'
import { fr } from '../../lib/french-typography'
import { loadPart } from '../../ui/load-part'
import { notify } from './notices'
import { makeState, useStateOf } from './state'

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
const FAILURE = "Cette partie de l'administration n'a pas pu être chargée. Vos textes sont gardés."

/**
 * Makes a component of one in a file of its own, which is loaded when it is shown or prepared. Where it cannot be
 * loaded, or breaks, that is said in its place, with a way to try again; or in a notice, where there are many of it.
 */
export function late<P extends object>(load: () => Promise<{ default: ComponentType<P> }>, { isMany = false } = {}) {
  const state = makeState<Loading<P>>(NOTHING)

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

  function Late({ fallback, instead = fallback, ...props }: P & Around) {
    const { Part, hasFailed } = useStateOf<Loading<P>>(state, NOTHING)
    useEffect(() => {
      if (!hasFailed) prepare()
    }, [hasFailed])
    if (Part)
      return (
        <Boundary instead={instead}>
          <Part {...(props as unknown as P)} />
        </Boundary>
      )
    if (!hasFailed) return fallback
    return (
      <>
        {!isMany && <Failure retry={prepare} />}
        {instead}
      </>
    )
  }

  return Object.assign(Late, { prepare })
}

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

function Failure({ retry }: { retry: () => void }) {
  return (
    <div data-failed-part role="alert">
      <p>{fr(FAILURE)}</p>
      <button type="button" onClick={retry}>
        Réessayer
      </button>
      <a href="">Recharger la page</a>
    </div>
  )
}
