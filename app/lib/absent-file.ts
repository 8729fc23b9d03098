/**
 * Catches that a file or folder is not there, as undefined. Throws on that one cannot be read: nobody knows then what it
 * holds.
 */
export function undefinedIfAbsent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
