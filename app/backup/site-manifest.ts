import { z } from 'zod'

/** What every file of a whole site begins with, by name, and ends with: what it holds, and the SHA-256 of that. */
export const HEAD = 'site.json'
export const MANIFEST = 'manifest.json'
export const MANIFEST_SUM = 'manifest.sha256'

/** The folder of the pictures and films within the file. */
export const MEDIA = 'media/'

/** What tells these files from any other, and which form they have: one more when an older site could not read them. */
export const FORMAT = 'site-institut'
export const FORM = 1

export const headSchema = z.object({
  format: z.literal(FORMAT),
  form: z.int(),
  /** The tables' migrations at the site that wrote the file. */
  migrations: z.array(z.string()),
  /** ISO timestamp, UTC. */
  madeAt: z.string(),
})

/** What a manifest says in every form there will ever be: everything that stands before it, in its order. */
export const partsSchema = z.object({
  parts: z.array(z.object({ name: z.string(), size: z.int(), sha256: z.string() })),
})

export const manifestSchema = partsSchema.extend({
  /** Rows by table, and files of pictures and films; null where those stayed beside the site. */
  counts: z.object({
    user: z.int(),
    account: z.int(),
    media: z.int(),
    documents: z.int(),
    revisions: z.int(),
    /** Left out by sites that did not know them. */
    positions_then: z.int().default(0),
    addresses_then: z.int().default(0),
    planned_changes: z.int().default(0),
    files: z.int().nullable(),
  }),
})

export type SiteCounts = z.infer<typeof manifestSchema>['counts']
export type SitePart = z.infer<typeof manifestSchema>['parts'][number]

/** Writes a manifest as the file holds it. */
export function manifestText(counts: SiteCounts, parts: SitePart[]): string {
  return `${JSON.stringify({ counts, parts }, null, 1)}\n`
}
