import { Team } from '../features/team/team'
import { siteContext } from '../http/site-context.server'
import { readTeam } from '../http/team.server'
import { Invitation } from '../ui/invitation'
import { PageHead } from '../ui/page-head'
import type { Route } from './+types/team'

export async function loader({ context }: Route.LoaderArgs) {
  return readTeam(context.get(siteContext).db)
}

export default function TeamPage({ loaderData, matches }: Route.ComponentProps) {
  const { team, portraits } = loaderData
  const { nom, telephone } = matches[0].loaderData.facts
  return (
    <>
      <title>{`Notre équipe | ${nom}`}</title>
      <meta name="description" content="Les expertes de l'institut et leurs spécialités." />
      <PageHead title="Notre équipe" intro="Celles qui vous reçoivent, et ce qu'elles font le mieux." />
      <Team document={team} portraits={portraits} />
      <Invitation telephone={telephone} />
    </>
  )
}
