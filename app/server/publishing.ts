import { FIXED_PAGES } from '../pages.ts'
import type { MediaStorage } from '../media/media-storage.server.ts'
import type { ContentVersion } from '../platform/pages/content-version.server.ts'
import type { PageCache } from '../platform/pages/page-cache.server.ts'
import { publishFiles } from '../platform/pages/published-files.server.ts'
import type { Settings } from '../platform/settings.server.ts'

interface Publishing {
  settings: Settings
  storage: MediaStorage
  version: ContentVersion
}

/** Makes what writes what visitors see as files, from `start` until `close`. */
export function openPublishing(pages: PageCache, { settings, storage, version }: Publishing) {
  let publishing: ReturnType<typeof publishFiles> | undefined
  return {
    /**
     * Begins to write; `address` stands in where the settings name none. Where the site `isAnswered` for what is no
     * file, a page that is about to change is none.
     */
    start(address: string, isAnswered = false) {
      // Where visitors read the pictures and films elsewhere, they are no part of the copy.
      const files = settings.media.publicUrl ? undefined : storage
      publishing = publishFiles(pages, {
        dataDir: settings.dataDir,
        origin: settings.siteUrl || address,
        standing: Object.values(FIXED_PAGES).map(({ path }) => path),
        isAnswered,
        files,
      })
      version.onMove(publishing.changed)
      return publishing
    },
    close: () => publishing?.close(),
  }
}
