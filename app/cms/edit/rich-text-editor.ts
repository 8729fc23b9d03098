import { history } from 'prosemirror-history'
import { keymap } from 'prosemirror-keymap'
import { AllSelection, EditorState, Selection, type Command } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { firstField } from './first-field'
import { isFocusTaken } from './offer-focus'
import { readPasted } from './pasted-html'
import { keysOf, pasteAddress, typedSigns, withLinks } from './rich-text-commands'
import { readHtml, writeHtml } from './rich-text-schema'
import { makeToolbar } from './rich-text-toolbar'
import { tellHeight } from './tell-height'
import { guardWrites } from './trusted-types'
import styles from './rich-text-editor.module.css'

/** What an editor of a text is made with. */
export interface RichTextOptions {
  /** The accessible name of the text box. */
  label: string
  value: string
  onChange: (html: string) => void
  /** A text that is most often one line: Enter then saves. */
  line?: boolean
  /** Whether the form opens on this field, its text chosen so that typing replaces it. */
  first?: boolean
  /** Told what a paste has left behind, in French. */
  onLost?: (lost: string[]) => void
  /** More that the text box says of itself. */
  attributes?: Record<string, string>
}

/**
 * Makes an editor of a text with formatting within an element: its tools, and the text as it will be seen. It needs
 * nothing around it, and serves forms that React has made and those that the server has. Returns what takes it away.
 */
export function makeRichText(place: HTMLElement, options: RichTextOptions): () => void {
  const { label, value, onChange, line = false, first = false, onLost, attributes } = options
  guardWrites()
  place.classList.add(styles.editor!)
  place.toggleAttribute('data-line', line)
  const state = EditorState.create({
    doc: readHtml(value),
    plugins: [...(line ? [] : [typedSigns]), keymap(keysOf(line)), history()],
  })
  const view = new EditorView(null, {
    state,
    attributes: {
      role: 'textbox',
      'aria-label': label,
      'aria-multiline': String(!line),
      class: styles.text!,
      ...attributes,
    },
    transformPastedHTML(pasted) {
      const { html, lost } = readPasted(pasted)
      onLost?.(lost)
      return html
    },
    // What is around it is closed by it.
    handleDOMEvents: { keydown: (_, { key }) => key === 'Escape' },
    // Text alone loses nothing: what was said of the paste before it is over.
    transformPastedText(pasted) {
      onLost?.([])
      return pasted
    },
    transformPasted: withLinks,
    handlePaste: pasteAddress,
    dispatchTransaction(transaction) {
      view.updateState(view.state.apply(transaction))
      toolbar.show(view.state)
      if (transaction.docChanged) onChange(writeHtml(view.state.doc, line))
    },
  })
  const toolbar = makeToolbar(line, () => view.state, act)
  function act(command: Command) {
    view.focus()
    command(view.state, view.dispatch, view)
  }
  place.append(toolbar.element, view.dom)
  if (firstField(place.closest('form')) === view.dom && !isFocusTaken()) {
    const { doc, tr } = view.state
    view.dispatch(tr.setSelection(first ? new AllSelection(doc) : Selection.atEnd(doc)))
    view.focus()
    // It does not scroll there as other fields do.
    const { top, bottom } = place.getBoundingClientRect()
    if (bottom < 0 || top > innerHeight) place.scrollIntoView({ block: 'center' })
  }
  const tellNoMore = tellHeight(toolbar.element, '--tools', place)
  return () => {
    tellNoMore()
    toolbar.destroy()
    view.destroy()
    place.replaceChildren()
  }
}

/** Shows a control that holds HTML as its text will be seen; the control itself goes on holding it. */
export function showRichText(control: HTMLInputElement | HTMLTextAreaElement): void {
  const [place, said] = [document.createElement('div'), document.createElement('p')]
  said.setAttribute('role', 'status')
  const label = control.labels?.[0]?.textContent ?? ''
  const described = ['autofocus', 'aria-invalid', 'aria-describedby'].flatMap((name) => {
    const text = control.getAttribute(name)
    return text === null ? [] : [[name, text]]
  })
  control.removeAttribute('autofocus')
  // Its hint is about tags.
  control.parentElement?.querySelector(`#${CSS.escape(control.id)}-hint`)?.remove()
  control.hidden = true
  control.before(place)
  control.after(said)
  makeRichText(place, {
    label,
    value: control.value,
    line: control.localName === 'input',
    attributes: Object.fromEntries(described) as Record<string, string>,
    onChange(html) {
      control.value = html
      control.dispatchEvent(new Event('input', { bubbles: true }))
    },
    onLost: (lost) => (said.textContent = lost.join(' ')),
  })
}
