/** What stands after this lets in who has it. */
const SECRET = /^(\/nouveau-mot-de-passe\/).*/

/** Writes the path of a request as logs may keep it. */
export const loggedPath = (path: string): string => path.replace(SECRET, '$1…')
