import { listDescription, pageTitle } from '../../seo/page-words'
import { salonInShort } from '../../seo/structured-data'
import { TeamLink } from './team-link'
import { Team } from './view'
import { CentreCard } from './centre-card'
import { findIdentity } from '../../cms/documents/identity.server'
import { pageMeta, readable } from '../../seo/page-meta.server'
import { findWords } from '../../cms/documents/words.server'
import { viewerContext } from '../../accounts/session.server'
import { siteContext } from '../../platform/site-context.server'
import { readTeam } from './team.server'
import { EditableInvitation } from '../../cms/edit/editable-invitation'
import { PageIntro, useWords } from '../../cms/edit/words'
import { PageHead } from '../../ui/page-head'
import { PageMeta } from '../../seo/page-meta-tags'
import type { Route } from './+types/route'

/** Of who has no photograph, initials are shown. */
export const handle = { isItalic: true }

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(siteContext)
  const [read, words, identity] = await Promise.all([
    readTeam(db, context.get(viewerContext)),
    findWords(db),
    readable(findIdentity(db), undefined),
  ])
  const { members } = read.team
  const meta = await pageMeta({ context }, 'nos-expertes', ({ centre, whose, origin }) => ({
    name: words['nos-expertes'].titre,
    title: pageTitle(words['nos-expertes'].titre, whose, true),
    description: listDescription(
      words['nos-expertes'].description,
      members.map(({ name, role }) => (role ? `${name} (${role})` : name)),
    ),
    things: [salonInShort(centre, { origin, members })],
  }))
  return { ...read, meta, sentence: firstSentence(identity?.description[0] ?? '') }
}

export default function TeamPage({ loaderData, matches }: Route.ComponentProps) {
  const { meta, team, portraits, links, sentence } = loaderData
  const { facts } = matches[0].loaderData
  return (
    <>
      <PageMeta {...meta} />
      <PageHead
        title={useWords()['nos-expertes'].titre}
        intro={
          <>
            <PageIntro page="nos-expertes" />
            <TeamLink />
          </>
        }
        isClose
        split="intro"
      />
      <Team document={team} portraits={portraits} links={links} aside={<CentreCard {...facts} sentence={sentence} />} />
      <EditableInvitation telephone={facts.telephone} ground="rose" />
    </>
  )
}

/** A text up to its first full stop. */
const firstSentence = (text: string) => /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text
