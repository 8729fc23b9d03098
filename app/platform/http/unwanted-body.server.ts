/** How much of a body is read only to be rid of it, in bytes. */
const LIMIT = 16 * 1024 * 1024

/**
 * Reads what nobody has read of a request's body to its end. Left unread, it stands before the next request on the
 * same connection, and a browser that is still sending it would hear of a broken network instead of the answer.
 */
export async function discardBody({ body }: Request): Promise<void> {
  if (!body || body.locked) return
  const reader = body.getReader()
  try {
    for (let left = LIMIT; left > 0;) {
      const { done, value } = await reader.read()
      if (done) return
      left -= value.length
    }
  } catch {
    // Whoever sent it is gone.
  }
}
