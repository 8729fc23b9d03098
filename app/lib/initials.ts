/** Takes the first letters of a name's first two parts; nothing of an empty one. */
export function initials(name: string): string {
  return name
    .split(/[\s-]+/)
    .map((part) => part[0] ?? '')
    .join('')
    .slice(0, 2)
    .toUpperCase()
}
