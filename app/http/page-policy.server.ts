import { createContext } from 'react-router'

/** The other hosts that one answer may show frames or media of, by their origin. */
export interface PagePolicy {
  frames: string[]
  media: string[]
}

export const pagePolicyContext = createContext<PagePolicy>()

/** Writes the Content-Security-Policy of a public page: this site alone, and what the page itself asked for. */
export function contentSecurityPolicy({ frames, media }: PagePolicy): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
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
