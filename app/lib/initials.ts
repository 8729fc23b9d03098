/** Takes the first letters of a name's first two parts that have any; nothing of an empty one. */
export function initials(name: string): string {
  return name
    .split(/[\s-]+/)
    .flatMap((part) => /\p{L}/u.exec(part) ?? [])
    .slice(0, 2)
    .join('')
    .toUpperCase()
}
