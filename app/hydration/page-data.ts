/** What the server writes into an administrator's page, for a browser to bring it alive. */
export interface PageData {
  pathname: string
  search: string
  /** The routes of the page, from the root inwards. */
  matches: MatchData[]
  /** The route whose error boundary stands in its place, and the status of what was thrown on purpose. */
  error?: { id: string; status?: number }
  /** The style sheets that the page was written with. */
  sheets: string[]
  /** The script that brings the page alive, and those that it needs. */
  scripts: string[]
  /** What it will load then. */
  later: string[]
  /** The script that a text with formatting is typed with, and those that it needs. */
  editor: string[]
}

export interface MatchData {
  id: string
  pathname: string
  params: Record<string, string | undefined>
  /** The address of the route's script. */
  module: string
  loaderData?: unknown
  actionData?: unknown
}
