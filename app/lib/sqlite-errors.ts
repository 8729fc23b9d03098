/** The codes of SQLite's errors that the site tells from others. Source: SQLite, « Result and Error Codes ». */
export const SQLITE = { BUSY: 5, CORRUPT: 11, FULL: 13, CONSTRAINT: 19, MISMATCH: 20, NOTADB: 26 } as const

/** Returns the code of an error of SQLite without what extends it, as in « busy, recovering »; undefined of any other. */
export function sqliteCode(error: unknown): number | undefined {
  const { errcode } = (error ?? {}) as { errcode?: unknown }
  return typeof errcode === 'number' ? errcode & 0xff : undefined
}
