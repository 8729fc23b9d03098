import { baseKeymap, chainCommands, setBlockType, toggleMark } from 'prosemirror-commands'
import { redo, undo } from 'prosemirror-history'
import { inputRules, textblockTypeInputRule, undoInputRule, wrappingInputRule } from 'prosemirror-inputrules'
import { Fragment, Slice, type MarkType, type Node, type NodeType } from 'prosemirror-model'
import { liftListItem, splitListItem, wrapInList } from 'prosemirror-schema-list'
import { Selection, type Command, type EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { goOn } from './enter-key'
import { schema } from './rich-text-schema'

const { nodes, marks } = schema
const { link } = marks
const LISTS: NodeType[] = [nodes.bulletList, nodes.orderedList]

/** What stands around all that is chosen, from the inside. */
function around({ selection: { $from, $to } }: EditorState, isMeant: (type: NodeType) => boolean) {
  for (let depth = $from.sharedDepth($to.pos); depth > 0; depth--) {
    const node = $from.node(depth)
    if (isMeant(node.type)) return { node, place: $from.before(depth) }
  }
  return undefined
}

const listAround = (state: EditorState) => around(state, (type) => LISTS.includes(type))

/** Whether the cursor is in a heading. */
export const isInHeading = (state: EditorState) => around(state, (type) => type === nodes.heading) !== undefined

/** Whether the innermost list around the cursor is of a kind. */
export const isInList = (state: EditorState, type: NodeType) => listAround(state)?.node.type === type

/** Whether all that is chosen is marked, or what is typed next will be. */
export function isMarked({ doc, storedMarks, selection: { empty, $from, from, to } }: EditorState, type: MarkType) {
  if (empty) return type.isInSet(storedMarks ?? $from.marks()) !== undefined
  let [isFound, isAll] = [false, true]
  doc.nodesBetween(from, to, ({ isText, marks }) => {
    isFound ||= isText
    isAll &&= !isText || type.isInSet(marks) !== undefined
  })
  return isFound && isAll
}

/** Marks what is chosen, or takes the mark from what has it throughout. */
export const toggle = (type: MarkType) => toggleMark(type, null, { removeWhenPresent: false })

/** Does one thing after another, the second to what the first has made. */
const inTurn =
  (first: Command, second: Command): Command =>
  (state, dispatch, view) => {
    if (!first(state)) return second(state, dispatch, view)
    if (!dispatch) return true
    first(state, dispatch, view)
    return second(view!.state, dispatch, view)
  }

const asParagraph = setBlockType(nodes.paragraph)

/** Makes a heading of a line, also of one in a list; of a heading, a line. */
export const toggleHeading: Command = (state, dispatch, view) => {
  if (isInHeading(state)) return asParagraph(state, dispatch)
  const asHeading = setBlockType(nodes.heading, { level: 3 })
  const out = liftListItem(nodes.listItem)
  return asHeading(state, dispatch) || inTurn(out, asHeading)(state, dispatch, view)
}

/** Makes a list of lines, another list of a list, and lines of a list of this kind. */
export function toggleList(type: NodeType): Command {
  return (state, dispatch, view) => {
    const list = listAround(state)
    if (!list) {
      const wrap = wrapInList(type)
      return wrap(state, dispatch) || inTurn(asParagraph, wrap)(state, dispatch, view)
    }
    if (list.node.type === type) return liftListItem(nodes.listItem)(state, dispatch)
    dispatch?.(state.tr.setNodeMarkup(list.place, type))
    return true
  }
}

/** The whole of the link that is chosen or stands around the cursor; what is chosen, where there is none. */
function linkRange({ selection: { $from, from, to } }: EditorState) {
  let found: { from: number; to: number; href: string } | undefined
  let last: typeof found
  $from.parent.forEach((child, offset) => {
    const href = link.isInSet(child.marks)?.attrs['href'] as string | undefined
    const start = $from.start() + offset
    if (href === undefined) last = undefined
    else if (last?.href === href) last.to = start + child.nodeSize
    else last = { from: start, to: start + child.nodeSize, href }
    if (last && last.from <= from && from <= last.to) found = last
  })
  return found ?? { from, to, href: '' }
}

/** The address of the link at the cursor; empty where there is none. */
export const linkAt = (state: EditorState): string => linkRange(state).href

/** Makes a link of what is chosen, or writes the address where nothing is; an empty one takes the link away. */
export function setLink(href: string): Command {
  return (state, dispatch) => {
    const { from, to } = linkRange(state)
    const { tr } = state
    if (href && from === to) tr.insert(from, schema.text(href, [link.create({ href })]))
    else {
      tr.removeMark(from, to, link)
      if (href) tr.addMark(from, to, link.create({ href }))
    }
    // What is typed on follows it, in place of replacing it.
    tr.setSelection(Selection.near(tr.doc.resolve(tr.mapping.map(to)), -1))
    dispatch?.(tr)
    return true
  }
}

/** Goes back to a line from the beginning of a heading or of a list's entry. */
const leaveAtStart: Command = (state, dispatch) => {
  const { $from, empty } = state.selection
  if (!empty || $from.parentOffset > 0) return false
  if ($from.parent.type === nodes.heading) return asParagraph(state, dispatch)
  const isEntry = $from.depth > 1 && $from.node(-1).type === nodes.listItem && $from.index(-1) === 0
  return isEntry && liftListItem(nodes.listItem)(state, dispatch)
}

const breakLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hardBreak.create()).scrollIntoView())
  return true
}

/** What keys do; on a line, Enter sends the form, or goes on to its next field, but goes on with a list. */
export function keysOf(isLine: boolean): Record<string, Command> {
  const enterSaves: Command = (_, __, view) => {
    if (view && !goOn(view.dom)) view.dom.closest('form')?.requestSubmit()
    return true
  }
  const split = splitListItem(nodes.listItem)
  return {
    ...baseKeymap,
    Enter: isLine ? chainCommands(split, enterSaves) : chainCommands(split, baseKeymap['Enter']!),
    'Shift-Enter': breakLine,
    'Mod-Enter': breakLine,
    Backspace: chainCommands(undoInputRule, leaveAtStart, baseKeymap['Backspace']!),
    'Mod-b': toggle(marks.bold),
    'Mod-i': toggle(marks.italic),
    'Mod-u': toggle(marks.underline),
    'Mod-Shift-s': toggle(marks.strike),
    'Mod-z': undo,
    'Mod-y': redo,
    'Mod-Shift-z': redo,
  }
}

/** What is typed at the beginning of a line to make it a list, a heading or a quotation. */
export const typedSigns = inputRules({
  rules: [
    wrappingInputRule(/^\s*[-+*•]\s$/, nodes.bulletList),
    wrappingInputRule(/^\s*\d+[.)]\s$/, nodes.orderedList),
    wrappingInputRule(/^\s*>\s$/, nodes.blockquote),
    textblockTypeInputRule(/^#{1,3}\s$/, nodes.heading, { level: 3 }),
    textblockTypeInputRule(/^####\s$/, nodes.heading, { level: 4 }),
  ],
})

const ADDRESS = /\bhttps?:\/\/[^\s<>"«»]+/g

/** Leaves out what stands after an address: a mark, and a bracket that was opened before it. */
function withoutMarks(address: string): string {
  let end = address.length
  const count = (sign: string) => address.slice(0, end).split(sign).length
  while (/[.,;:!?]/.test(address[end - 1]!) || (address[end - 1] === ')' && count(')') > count('('))) end--
  return address.slice(0, end)
}

/** Makes links of the addresses in what is pasted. */
export const withLinks = ({ content, openStart, openEnd }: Slice) => new Slice(linked(content), openStart, openEnd)

function linked(content: Fragment): Fragment {
  const parts: Node[] = []
  content.forEach((node) => {
    if (!node.isText) parts.push(node.copy(linked(node.content)))
    else if (link.isInSet(node.marks)) parts.push(node)
    else {
      let end = 0
      const cut = (until: number, marks = node.marks) => {
        if (until > end) parts.push(node.cut(end, until).mark(marks))
        end = until
      }
      for (const { 0: found, index } of node.text!.matchAll(ADDRESS)) {
        const href = withoutMarks(found)
        cut(index)
        cut(index + href.length, link.create({ href }).addToSet(node.marks))
      }
      cut(node.nodeSize)
    }
  })
  return Fragment.fromArray(parts)
}

/** Makes a link of what is chosen where an address alone is pasted over it. */
export function pasteAddress(view: EditorView, event: ClipboardEvent): boolean {
  const href = event.clipboardData?.getData('text/plain').trim() ?? ''
  if (view.state.selection.empty || !/^https?:\/\/\S+$/.test(href)) return false
  const { from, to } = view.state.selection
  view.dispatch(view.state.tr.addMark(from, to, link.create({ href })))
  return true
}
