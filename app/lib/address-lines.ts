interface Address {
  rue: string
  code_postal: string
  ville: string
}

/** The lines of an address; whoever comes to their clients tells no street. */
export function addressLines({ rue, code_postal, ville }: Address): string[] {
  return present([rue, `${code_postal} ${ville}`])
}

/** Puts what is there of a text's parts one after the other. */
export function inOneLine(parts: string[], between = ', '): string {
  return present(parts).join(between)
}

const present = (parts: string[]) => parts.map((part) => part.trim()).filter((part) => part !== '')
