import { hash } from 'node:crypto'
import { createContext } from 'react-router'
import { isOrigin } from '../../lib/address.ts'

/** What one answer may do beyond the site's own files: show frames or media of other hosts, by their origin. */
export interface PagePolicy {
  /** Lets the scripts within an administrator's page run; a page that others may keep has none. */
  nonce?: string
  /** Whatever is no origin is left out of the policy: these come from what administrators type. */
  frames: string[]
  media: string[]
  /** The origin at which the site's own pictures and films are read, where it is another. */
  files?: string | undefined
  /** What comes within the page itself, by its hash. */
  inlined?: { styles: string; script?: string } | undefined
  /** The institute's colours, which stand in the page, by their hash. */
  theme?: string
  /** The hosts of the booking service, on a page that it is part of. */
  widget?: string[]
}

export const pagePolicyContext = createContext<PagePolicy>()

/** What script writes into an administrator's page is looked at first: app/cms/edit/trusted-types.ts, and the editor's own. */
const TRUSTED_TYPES =
  "require-trusted-types-for 'script'; trusted-types default administration-inert ProseMirrorClipboard"

/** Says what a policy calls a style or a script that comes within a page. */
export function sourceOf(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`
}

/** Writes the Content-Security-Policy of a page: this site alone, and what the page itself asked for. */
export function contentSecurityPolicy(policy: PagePolicy): string {
  return `${ownPolicy(policy)}; frame-ancestors 'none'`
}

/** Writes as much of it as a page can say of itself. Source: HTML, « http-equiv », Content security policy state. */
export function ownPolicy({ nonce, frames, media, files, inlined, theme, widget = [] }: PagePolicy): string {
  const own = ["'self'", ...(files ? [files] : [])]
  const framed = [...frames.filter(isOrigin), ...widget]
  // An origin stands for its web sockets as well, but not in this header. Source: CSP 3, section 6.7.2.9.
  const sockets = widget.map((host) => host.replace(/^http/, 'ws'))
  return [
    "default-src 'none'",
    [
      "script-src 'self'",
      ...(nonce ? [`'nonce-${nonce}'`] : []),
      ...(inlined?.script ? [inlined.script] : []),
      ...widget,
    ].join(' '),
    // The service's script writes style sheets, and nobody can sign those: docs/decisions/009. A hash would forbid them.
    [
      "style-src 'self'",
      ...(widget.length > 0 ? ["'unsafe-inline'"] : [...(inlined ? [inlined.styles] : []), ...(theme ? [theme] : [])]),
      ...widget,
    ].join(' '),
    ['img-src', ...own, 'data:', ...(nonce ? ['blob:'] : []), ...widget].join(' '),
    ["font-src 'self'", ...(widget.length > 0 ? ['data:'] : []), ...widget].join(' '),
    ["connect-src 'self'", ...widget, ...sockets].join(' '),
    "manifest-src 'self'",
    ['media-src', ...own, ...media.filter(isOrigin)].join(' '),
    ...(framed.length > 0 ? [['frame-src', ...framed].join(' ')] : []),
    "form-action 'self'",
    "base-uri 'none'",
    // The service's script writes into its page as it likes: docs/decisions/014.
    ...(nonce && widget.length === 0 ? [TRUSTED_TYPES] : []),
  ].join('; ')
}

/**
 * Says what a page with the booking service may do beyond what every answer carries: be paid on, and talk with the
 * windows that it opens to sign in or pay.
 */
export function widgetHeaders({ widget }: PagePolicy): Record<string, string> {
  if (!widget) return {}
  const payment = ['self', ...widget.map((host) => `"${host}"`)].join(' ')
  return {
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': `camera=(), geolocation=(), microphone=(), payment=(${payment}), usb=()`,
  }
}
