import { z } from 'zod'
import type { CollectionName } from '../documents/collections.ts'

/** What an administrator has open in a tab: told by that tab, and to all the others. */
export const presenceSchema = z.strictObject({
  /** Chosen by the tab, once. */
  tab: z.string().regex(/^[\w-]{8,64}$/),
  /** The fields that are being edited, as `collection/id/field`. */
  places: z.array(z.string().max(500)).max(20),
})

export type Presence = z.infer<typeof presenceSchema>

/** Someone who is editing, as the others see it. */
export interface Presently extends Presence {
  uid: string
  name: string
}

/** What is told as it happens, by the event's name. */
export interface LiveEvents {
  saved: {
    collection: CollectionName
    id: string
    version: number
    removed: boolean
    savedAt: string
    author: { uid: string; name: string } | null
    isPlanned: boolean
  }
  presence: Presently[]
  /** The session is over: signed out elsewhere, expired, or the account was disabled. */
  ended: null
}
