import { useLocation } from 'react-router'
import { useEditing } from '../../cms/edit/mode'
import { PARAMETERS } from '../../lib/page-parameters'
import { UV_PATH } from './uv-first-content'

/** Says that the notice on UV tanning was read. */
export const NOTICE_READ = 'lue'

const OF_PAGES: string[] = Object.values(PARAMETERS)

/**
 * Reads what the address asks for that links and forms of the page keep: of a visitor's, what pages are kept by. Those
 * of the page on UV tanning are within reach once its notice is read.
 */
export function useKeptParameters(): URLSearchParams {
  const { pathname, search } = useLocation()
  const isEditing = useEditing()
  const asked = [...new URLSearchParams(search)]
  const kept = new URLSearchParams(isEditing ? asked : asked.filter(([name]) => OF_PAGES.includes(name)))
  if (pathname === UV_PATH) kept.set(PARAMETERS.notice, NOTICE_READ)
  return kept
}
