import { createContext } from 'react-router'

/** What one answer may do beyond the site's own files: show frames or media of other hosts, by their origin. */
export interface PagePolicy {
  /** Lets the scripts within an administrator's page run; a page that others may keep has none. */
  nonce?: string
  frames: string[]
  media: string[]
}

export const pagePolicyContext = createContext<PagePolicy>()

/** Writes the Content-Security-Policy of a page: this site alone, and what the page itself asked for. */
export function contentSecurityPolicy({ nonce, frames, media }: PagePolicy): string {
  return [
    "default-src 'none'",
    nonce ? `script-src 'self' 'nonce-${nonce}'` : "script-src 'self'",
    "style-src 'self'",
    nonce ? "img-src 'self' data: blob:" : "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    ["media-src 'self'", ...media].join(' '),
    ...(frames.length > 0 ? [['frame-src', ...frames].join(' ')] : []),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
