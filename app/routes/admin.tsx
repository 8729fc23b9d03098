import { redirect } from 'react-router'
import { EditablePages } from '../features/administration/editable-pages'
import { viewerContext } from '../http/session.server'
import { siteContext } from '../http/site-context.server'
import { listDocuments } from '../store/documents.server'
import { PageHead } from '../ui/page-head'
import type { Route } from './+types/admin'

export async function loader({ context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  if (!viewer) throw redirect('/login')
  const treatments = await listDocuments(context.get(siteContext).db, 'categories')
  return { treatments: treatments.map(({ id, title }) => ({ id, title })), name: viewer.user.displayName }
}

export default function AdminPage({ loaderData, matches }: Route.ComponentProps) {
  const { treatments, name } = loaderData
  return (
    <>
      <title>{`Page d'administration | ${matches[0].loaderData.facts.nom}`}</title>
      <meta name="robots" content="noindex" />
      <PageHead title="Page d'administration" intro={`Compte : ${name}. Le contenu du site, page par page.`} />
      <EditablePages treatments={treatments} />
    </>
  )
}
