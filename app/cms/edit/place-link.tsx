import { useLocation } from 'react-router'
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { NEW } from '../documents/document-id'
import { ASKED } from '../../lib/page-parameters'
import { Button, ButtonLink } from '../../ui/button'
import { useWaiting } from './waiting'

/** Makes the address of a place from the names of what it is in: collection, id, field, entry. */
export function placeAddress(...parts: (string | number)[]): string {
  return parts.map((part) => encodeURIComponent(part)).join('/')
}

/** The address of what is added to a place. */
export const newIn = (place: string) => `${place}/${NEW}`

/** Says at which address the server makes the form of a place, or asks whether to delete what stands there. */
export function usePlaceLink(): (place: string, ask?: 'modifier' | 'supprimer') => string {
  const { search } = useLocation()
  return (place, ask = 'modifier') => {
    const asked = new URLSearchParams(search)
    for (const name of Object.values(ASKED)) asked.delete(name)
    return `?${asked.size > 0 ? `${asked}&` : ''}${ask}=${place}`
  }
}

interface OpenButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Where what it opens stands: the form that serves until the page is alive. */
  place: string
  /** The class of one that has a look of its own. */
  plain?: string | undefined
  ask?: 'modifier' | 'supprimer'
  /** Whether it opens a text with formatting. */
  isRich?: boolean
  ref?: Ref<HTMLButtonElement>
  children: ReactNode
}

/** A button that opens an editor; until the page is alive, a link to the same form as the server makes it. */
export function OpenButton({ place, plain, ask, isRich = false, ...button }: OpenButtonProps) {
  const isWaiting = useWaiting()
  const link = usePlaceLink()
  const { children, title, 'aria-label': label, 'aria-describedby': by } = button
  const mark = 'data-edit' in button && { 'data-edit': '' }
  if (!isWaiting) {
    const own = { type: 'button', 'data-opens': link(place, ask), ...button } as const
    return plain === undefined ? <Button look="quiet" {...own} /> : <button className={plain} {...own} />
  }
  const own = {
    href: link(place, ask),
    title,
    'aria-label': label,
    'aria-describedby': by,
    children,
    ...mark,
    'data-rich': isRich ? '' : undefined,
  }
  return plain === undefined ? <ButtonLink look="quiet" {...own} /> : <a className={plain} {...own} />
}
