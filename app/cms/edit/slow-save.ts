/** How long a save may take, in milliseconds, before who waits for it is told why. */
export const SLOW = 4000

export const SLOW_WORDS = "Le réseau est lent : c'est encore en cours, rien n'est perdu."
