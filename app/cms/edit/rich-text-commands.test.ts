import { Fragment, Slice, type Node } from 'prosemirror-model'
import { EditorState, TextSelection, type Command } from 'prosemirror-state'
import { describe, expect, test } from 'vitest'
import { isMarked, keysOf, linkAt, setLink, toggle, toggleHeading, toggleList, withLinks } from './rich-text-commands'
import { schema } from './rich-text-schema'

const { nodes, marks } = schema
const line = (text: string) => nodes.paragraph.create(null, text ? schema.text(text) : null)
const heading = (text: string) => nodes.heading.create({ level: 3 }, schema.text(text))
const bullets = (...texts: string[]) =>
  nodes.bulletList.create(
    null,
    texts.map((text) => nodes.listItem.create(null, line(text))),
  )

/** A text with the cursor, or what is chosen, at these places. */
function stateOf(content: Node[], from: number, to = from): EditorState {
  const doc = nodes.doc.create(null, content)
  return EditorState.create({ doc, selection: TextSelection.create(doc, from, to) })
}

/** What becomes of a text by a command; undefined where it does nothing. */
function after(state: EditorState, command: Command): string | undefined {
  let [now, isDone] = [state, false]
  const view = {
    get state() {
      return now
    },
  }
  const dispatch = (transaction: EditorState['tr']) => {
    now = now.apply(transaction)
    isDone = true
  }
  command(now, dispatch, view as never)
  return isDone ? now.doc.toString().replace(/^doc\(|\)$/g, '') : undefined
}

describe('what the tools do', () => {
  test('a line becomes a list, another kind of list, and a line again', () => {
    expect(after(stateOf([line('Un')], 1), toggleList(nodes.bulletList))).toBe('bulletList(listItem(paragraph("Un")))')
    const list = stateOf([bullets('Un', 'Deux')], 3)
    expect(after(list, toggleList(nodes.orderedList))).toMatch(/^orderedList\(.*"Un".*"Deux"/)
    expect(after(list, toggleList(nodes.bulletList))).toMatch(/^paragraph\("Un"\), bulletList\(.*"Deux"/)
  })

  test('a heading becomes a list as well, and an entry of a list a heading', () => {
    expect(after(stateOf([heading('Un')], 1), toggleList(nodes.bulletList))).toBe(
      'bulletList(listItem(paragraph("Un")))',
    )
    expect(after(stateOf([bullets('Un')], 3), toggleHeading)).toBe('heading("Un")')
    expect(after(stateOf([heading('Un')], 1), toggleHeading)).toBe('paragraph("Un")')
  })

  test('what is bold in part becomes bold throughout, and is then not bold at all', () => {
    const part = stateOf([line('Un mot')], 1, 7)
    const some = part.apply(part.tr.addMark(1, 3, marks.bold.create()))
    expect(isMarked(some, marks.bold)).toBe(false)
    expect(after(some, toggle(marks.bold))).toBe('paragraph(bold("Un mot"))')
    const all = part.apply(part.tr.addMark(1, 7, marks.bold.create()))
    expect(isMarked(all, marks.bold)).toBe(true)
    expect(after(all, toggle(marks.bold))).toBe('paragraph("Un mot")')
  })

  test('a link is made, changed from anywhere in it, and taken away', () => {
    const plain = stateOf([line('Voir ici')], 6, 9)
    expect(after(plain, setLink('/tarifs'))).toBe('paragraph("Voir ", link("ici"))')
    const linked = plain.apply(plain.tr.addMark(6, 9, marks.link.create({ href: '/tarifs' })))
    const inside = linked.apply(linked.tr.setSelection(TextSelection.create(linked.doc, 7)))
    expect(linkAt(inside)).toBe('/tarifs')
    expect(after(inside, setLink(''))).toBe('paragraph("Voir ici")')
    expect(linkAt(stateOf([line('Voir')], 2))).toBe('')
    expect(after(stateOf([line('Voir ')], 6), setLink('/tarifs'))).toBe('paragraph("Voir ", link("/tarifs"))')
  })

  test.each([
    [6, 9],
    [6, 6],
  ])('what is typed after a link was made of %i to %i follows it', (from, to) => {
    const typeOn: Command = (state, dispatch, view) => {
      setLink('/tarifs')(state, dispatch)
      dispatch?.(view!.state.tr.insertText('.'))
      return true
    }
    expect(after(stateOf([line('Voir ici')], from, to), typeOn)).toMatch(/link\("(?:ici|\/tarifs)"\), "\./)
  })
})

describe('what keys do', () => {
  const press = (key: string, isLine = false) => keysOf(isLine)[key]!

  test('the beginning of a heading or of an entry goes back to a line', () => {
    expect(after(stateOf([heading('Un')], 1), press('Backspace'))).toBe('paragraph("Un")')
    expect(after(stateOf([bullets('Un')], 3), press('Backspace'))).toBe('paragraph("Un")')
  })

  test('Enter goes on with a list, and leaves it from an empty entry', () => {
    expect(after(stateOf([bullets('Un')], 5), press('Enter'))).toMatch(/listItem.*"Un".*listItem\(paragraph\)/)
    expect(after(stateOf([bullets('Un', '')], 9), press('Enter'))).toMatch(/^bulletList\(.*"Un"\)\)\), paragraph$/)
    expect(after(stateOf([bullets('Un')], 5), press('Enter', true))).toMatch(/listItem.*listItem/)
  })

  test('Tab is left to the page, from a list too', () => {
    for (const key of ['Tab', 'Shift-Tab']) expect(keysOf(false)).not.toHaveProperty(key)
  })
})

test('addresses in what is pasted become links, without the sign after them', () => {
  const pasted = new Slice(Fragment.from(line('Voir https://exemple.fr/soins, puis écrivez.')), 0, 0)
  const linked = withLinks(pasted).content.firstChild!
  expect(linked.toString()).toBe('paragraph("Voir ", link("https://exemple.fr/soins"), ", puis écrivez.")')
  expect(linked.child(1).marks[0]!.attrs['href']).toBe('https://exemple.fr/soins')
})

test.each([
  ['https://fr.wikipedia.org/wiki/Duo_(massage).', 'https://fr.wikipedia.org/wiki/Duo_(massage)'],
  ['(voir https://exemple.fr/soins)', 'https://exemple.fr/soins'],
  ['(https://exemple.fr/Duo_(massage))', 'https://exemple.fr/Duo_(massage)'],
])('of « %s » the link is %s', (text, href) => {
  const { content } = withLinks(new Slice(Fragment.from(line(text)), 0, 0))
  const hrefs: unknown[] = []
  content.descendants(({ marks }) => void hrefs.push(...marks.map(({ attrs }) => attrs['href'] as unknown)))
  expect(hrefs).toEqual([href])
})
