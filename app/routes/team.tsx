import { FIXED_IDS } from '../content/collections'
import { MemberList } from '../features/team/member-list'
import { siteContext } from '../http/site-context.server'
import { log } from '../lib/log'
import { findDocument } from '../store/documents.server'
import { pictureFinder } from '../store/pictures.server'
import { Invitation } from '../ui/invitation'
import { PageHead } from '../ui/page-head'
import type { Route } from './+types/team'

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(siteContext)
  const team = await findDocument(db, 'team', FIXED_IDS.team)
  if (!team) log('error', 'document-missing', { collection: 'team', id: FIXED_IDS.team })
  const members = team?.members ?? []
  const find = await pictureFinder(
    db,
    members.map(({ photo = '' }) => photo),
  )
  return { members: members.map(({ name, role, photo = '' }) => ({ name, role, picture: find(photo, name) })) }
}

export default function TeamPage({ loaderData, matches }: Route.ComponentProps) {
  const { nom, telephone } = matches[0].loaderData.facts
  return (
    <>
      <title>{`Notre équipe | ${nom}`}</title>
      <meta name="description" content="Les expertes de l'institut et leurs spécialités." />
      <PageHead title="Notre équipe" intro="Celles qui vous reçoivent, et ce qu'elles font le mieux." />
      <MemberList members={loaderData.members} />
      <Invitation telephone={telephone} />
    </>
  )
}
