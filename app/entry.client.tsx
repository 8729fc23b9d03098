import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { useVisitorsPage } from './cms/edit/mode'
import { guardWrites } from './cms/edit/trusted-types'
import type { PageData } from './hydration/page-data'
import { HydratedPage, type RouteModule } from './hydration/react-router'
import { withVisitorsData } from './hydration/visitors-data'
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
        <StandingPage />
      </PageSheetsContext>
    </StrictMode>,
  )
})

/** The page as the server gave it to an administrator, or with what it gives a visitor while she looks as one. */
function StandingPage() {
  const visitors = useVisitorsPage()
  return <HydratedPage data={withVisitorsData(page, visitors as PageData | undefined)} modules={modules} />
}
