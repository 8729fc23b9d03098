import { listDescription, pageTitle } from '../../seo/page-words'
import { salonInShort } from '../../seo/structured-data'
import { Team } from './view'
import { pageMeta } from '../../seo/page-meta.server'
import { siteContext } from '../../platform/site-context.server'
import { readTeam } from './team.server'
import { Invitation } from '../../ui/invitation'
import { PageHead } from '../../ui/page-head'
import { PageMeta } from '../../seo/page-meta-tags'
import type { Route } from './+types/route'

/** Of who has no photograph, initials are shown. */
export const handle = { isItalic: true }

export async function loader({ context }: Route.LoaderArgs) {
  const read = await readTeam(context.get(siteContext).db)
  const { members } = read.team
  const meta = await pageMeta({ context }, 'nos-expertes', ({ centre, whose, origin }) => ({
    name: 'Nos expertes',
    title: pageTitle('Notre équipe', whose, true),
    description: listDescription(
      "Les expertes de l'institut et leurs spécialités.",
      members.map(({ name, role }) => (role ? `${name} (${role})` : name)),
    ),
    things: [salonInShort(centre, { origin, members })],
  }))
  return { ...read, meta }
}

export default function TeamPage({ loaderData, matches }: Route.ComponentProps) {
  const { meta, team, portraits } = loaderData
  const { telephone } = matches[0].loaderData.facts
  return (
    <>
      <PageMeta {...meta} />
      <PageHead title="Notre équipe" intro="Les personnes qui vous reçoivent, et ce qu'elles font le mieux." />
      <Team document={team} portraits={portraits} />
      <Invitation telephone={telephone} />
    </>
  )
}
