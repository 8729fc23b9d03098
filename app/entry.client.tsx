import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { guardWrites } from './cms/edit/trusted-types'
import type { PageData } from './hydration/page-data'
import { HydratedPage, type RouteModule } from './hydration/react-router'
import { loadPart } from './ui/load-part'
import { PageSheetsContext } from './ui/page-sheets'

/* Only an administrator's page asks for this: docs/decisions/001. */
guardWrites()
const { page } = globalThis as unknown as { page: PageData }
// The server names the routes of this page, which are not known before.
// eslint-disable-next-line no-restricted-syntax
const fetchModule = (module: string) => import(/* @vite-ignore */ module) as Promise<RouteModule>
const modules = await Promise.all(page.matches.map(({ module }) => loadPart(() => fetchModule(module))))
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <PageSheetsContext value={import.meta.env.PROD ? { text: '', sheets: page.sheets, script: '' } : undefined}>
        <HydratedPage data={page} modules={modules} />
      </PageSheetsContext>
    </StrictMode>,
  )
})
