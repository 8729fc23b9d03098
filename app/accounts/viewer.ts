/** The signed-in user as the browser knows them. Source: the specification, section 3. */
interface SignedInUser {
  uid: string
  displayName: string
  photoURL: string | null
  email: string
  emailVerified: boolean
  phoneNumber: string | null
  tenantId: string | null
  isAnonymous: boolean
  providers: string[]
  /** ISO timestamps, UTC. */
  creationTime: string
  lastSignInTime: string
}

/** An administrator, with the session that the request belongs to. */
export interface Viewer {
  user: SignedInUser
  /** `now` is the server's: the clock of a computer or telephone may be days wrong. */
  session: { id: string; expiresAt: string; now: string }
}
