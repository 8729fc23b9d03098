import type { Author } from '../documents/authors.ts'
import type { HistoryNotice } from '../history/history.ts'
import type { FormPart } from './form-inputs.ts'
import type { Typed } from './typed-fields.ts'

/** A part that somebody else has saved meanwhile as well: as a person reads both. */
export interface TwoReadings {
  path: string
  label: string
  theirs: string
  mine: string
  /** Whose was chosen before, where the choice is not complete. */
  kept: string | undefined
}

/** What differs from what is typed, as a person reads it, and where it is edited by now if not in this form. */
export interface Meanwhile {
  title: string
  texts: { label: string; text: string }[]
  href: string | undefined
}

/** When a form's save is to be, as it was typed; '' for at once, and for good. */
export interface AskedMoments {
  from: string
  until: string
  /** What is wrong of either. */
  problems: { from?: string | undefined; until?: string | undefined }
}

/** What a form of the server asks, as plain data. `hidden` is sent along with it, `back` leads to the page without it. */
export type AskedForm = {
  title: string
  action: string
  back: string
  hidden: Typed
  message?: string | undefined
  /** What is said where nothing could be saved. */
  failure?: string | undefined
} & (
  | {
      kind: 'fields'
      parts: FormPart[]
      submit: string
      isMultipart: boolean
      removal: string | undefined
      /** Left out where it is made at once. */
      moments: AskedMoments | undefined
      /** What is planned there, in words. */
      notes: string[]
      /** What stands there meanwhile in place of what the form was filled with. */
      meanwhile: Meanwhile | undefined
      /** Whether it may be saved all the same, whatever its message warns of. */
      isCautioned: boolean
    }
  | { kind: 'question' }
  | { kind: 'conflict'; author: Author | null; texts: TwoReadings[] }
  | {
      kind: 'sign-in'
      step: 'password' | 'code'
      email: string
      /** Whether it stands in place of its page, which is administrators' own. */
      isAlone: boolean
      /** What was sent, which is sent along: a name may come more than once. */
      kept: [name: string, value: string][]
    }
  | { kind: 'gone' }
)

/** What was just done by a form, and where what takes it back is sent. */
export interface SavedNotice extends HistoryNotice {
  action: string
}

/** The names of what a form sends beside its fields. */
export const OWN = {
  /** The version that the form was filled with. */
  base: '_base',
  /** The version that the other text of a choice was read from. */
  seen: '_vu',
  /** What tells this save from every other. */
  key: '_cle',
  /** The id of what is added. */
  id: '_id',
  /** Before which entry it is added. */
  before: '_avant',
  removal: '_supprimer',
  /** From when and until when it is to be so, as the institute's clock shows them. */
  from: '_a-partir-du',
  until: '_jusqu-au',
  /** Of what waits to be added, its plan: saved again, it takes the place of that. */
  planned: '_prevu',
  /** How that waited as the form was filled. */
  plannedState: '_prevu-vu',
  /** The planned changes that were shown, by their ids. */
  plans: '_prevus',
  /** Whether what was deleted meanwhile is brought back for it. */
  restored: '_retablir',
  /** Whether it is saved whatever it had better not say. */
  insisted: '_quand-meme',
  email: '_email',
  password: '_mot-de-passe',
  code: '_code',
} as const

/** Added before a path, the name of the choice between two texts, or of a file that is given in place of an address. */
export const KEPT = '_garder.'
export const FILE = '_fichier.'

/** What a browser accepts that asks for the form alone, without the page around it. */
export const FORM_ALONE = 'text/html;part=form'

/** What was done where a form came back as it was opened. */
export const NOTHING = 'rien'
