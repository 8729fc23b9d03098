import { createCookie } from 'react-router'
import { cookieName, isSecure, type Auth } from './auth.server.ts'
import type { Settings } from '../platform/settings.server.ts'

/** What a cookie is signed with, and named by. */
export interface CookieSite {
  auth: Auth
  settings: Settings
}

/** A cookie that nobody can forge, for so many seconds; for every address: /login asks for it, and /api/session over an open page. */
export function signedCookie({ auth, settings }: CookieSite, name: string, maxAge: number) {
  return createCookie(cookieName(settings, name), {
    secrets: [auth.options.secret],
    path: '/',
    maxAge,
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(settings),
  })
}
