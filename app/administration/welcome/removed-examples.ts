/** How many documents were removed as examples, and how many lost some that they held. */
export interface Removed {
  removed: number
  changed: number
}

/** Reads what was removed as the address says it that comes after: « 9-14 ». */
export function readRemoved(written: string | null): Removed | undefined {
  const [, removed, changed] = /^(\d{1,6})-(\d{1,6})$/.exec(written ?? '') ?? []
  return removed === undefined ? undefined : { removed: Number(removed), changed: Number(changed) }
}

/** Says what was removed. */
export function removedWords({ removed, changed }: Removed): string {
  const parts = [
    removed > 0 && (removed > 1 ? `${removed} articles, offres et produits` : 'un article, une offre ou un produit'),
    changed > 0 && (changed > 1 ? `les lignes d'exemple de ${changed} pages` : "les lignes d'exemple d'une page"),
  ].filter(Boolean)
  return parts.length > 0
    ? `Le contenu d'exemple est supprimé : ${parts.join(', et ')}.`
    : "Il n'y a plus rien d'exemple."
}
