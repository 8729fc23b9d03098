/** Who has saved a text meanwhile, as told to an account: it may be its own, in another window or on another device. */
export interface Author {
  name: string
  isSelf: boolean
}

/** Begins a sentence on what somebody has done meanwhile; of an import, or of an account that is gone, nobody is named. */
export function authorHas(author: Author | null): string {
  return author?.isSelf ? 'Vous avez vous-même' : `${author?.name ?? 'Une autre personne'} a`
}
