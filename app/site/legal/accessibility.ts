import type { NewTreatment } from '../treatment/definition.ts'
import { plainText } from '../../lib/plain-text.ts'
import type { Centre } from '../centre/definition.ts'
import { address, mailLink, phoneLink, shown, type LegalSection } from './section.ts'

/** The last audit by hand. Whoever makes another one writes its figures here, and what it has found below. */
export const AUDIT = { when: 'novembre 2026', applicable: 69, met: 62, declared: '22 novembre 2026' } as const

/** A page with films, as far as the declaration speaks of it. */
type FilmPage = Pick<NewTreatment, 'title' | 'videos' | 'textesVideos'> & { href: string }

/** Lists the pages that have a film of which nobody has written what it says and shows. */
export function pagesWithUntoldFilms(pages: FilmPage[]): FilmPage[] {
  const isTold = ({ textesVideos = [] }: FilmPage, address: string) =>
    textesVideos.some(({ video, texte }) => video === address && plainText(texte) !== '')
  return pages.filter((page) => !page.videos.every((address) => isTold(page, address)))
}

/** The declaration, in the form of the model. Source: RGAA, « Obligations », « Déclaration d'accessibilité ». */
export function accessibility(centre: Centre, untold: Pick<FilmPage, 'title' | 'href'>[]): LegalSection[] {
  const { contact } = centre
  const nom = shown(centre.nom, "nom de l'institut")
  const rate = ((100 * AUDIT.met) / AUDIT.applicable).toFixed(1).replace('.', ',')
  return [
    {
      title: 'Engagement',
      html: `
<p><strong>${nom}</strong> s'engage à rendre ce site accessible, selon le référentiel général d'amélioration de
l'accessibilité (RGAA), version 4.1, pris pour l'application de l'article 47 de la loi n° 2005-102 du 11 février
2005.</p>`,
    },
    {
      title: 'État de conformité',
      html: `
<p>Ce site est <strong>partiellement conforme</strong> au RGAA, en raison des non-conformités
relevées par le dernier audit.</p>`,
    },
    {
      title: 'Résultats des tests',
      html: `
<p>Le dernier audit, fait à la main en ${AUDIT.when}, a donné ce résultat : <strong>${rate} % des critères du RGAA
sont respectés</strong>, soit ${AUDIT.met} des ${AUDIT.applicable} critères applicables.</p>
<p>Des défauts qu'il a relevés ont été corrigés depuis : la position du focus dans l'en-tête (critère 10.7), l'absence
d'un <a href="/plan-du-site">plan du site</a> (12.1)${untold.length === 0 ? ', les films sans équivalent écrit (4.1)' : ''},
les en-têtes d'un tableau du guide d'administration (5.7) et, dans les outils d'administration, les messages qui n'étaient
pas annoncés (7.5), les boutons du même nom (11.9) et les champs sans indication de format (11.10). Le taux sera recalculé au prochain audit.</p>`,
    },
    {
      title: 'Contenus non accessibles',
      html: `
<h3>Non-conformités</h3>
${untold.length > 0 ? `<ul>${untoldFilms(untold)}</ul>` : "<p>Aucune n'est connue depuis ces corrections.</p>"}
<h3>Contenus d'autres éditeurs</h3>
<p>Le service de réservation, le formulaire d'inscription à la lettre d'information et les lecteurs de vidéos venus
d'ailleurs sont fournis par des tiers : l'audit ne porte pas sur eux. Tout ce qu'ils permettent se demande aussi par
téléphone ou au centre.</p>
<h3>Dérogations pour charge disproportionnée</h3>
<p>Aucune.</p>`,
    },
    {
      title: 'Établissement de cette déclaration',
      html: `
<p>Cette déclaration a été établie le ${AUDIT.declared}.</p>
<p>Le site est fait de HTML, de CSS, de SVG et de JavaScript. Ses pages se lisent et s'utilisent aussi sans JavaScript,
à l'exception des services fournis par des tiers.</p>`,
    },
    {
      title: 'Retour et contact',
      html: `
<p>Si vous ne parvenez pas à lire un contenu ou à utiliser un service de ce site, dites-le-nous : nous vous
orienterons vers une solution accessible, ou vous donnerons le contenu sous une autre forme.</p>
<ul>
<li>Téléphone : ${phoneLink(contact.telephone)}</li>
<li>E-mail : ${mailLink(contact.email)}</li>
<li>Courrier : ${nom}, ${address(centre)}</li>
</ul>`,
    },
    {
      title: 'Voies de recours',
      html: `
<p>Si vous nous avez signalé un défaut d'accessibilité qui vous empêche d'accéder à un contenu ou à un service, et que
notre réponse ne vous satisfait pas, vous pouvez :</p>
<ul>
<li>écrire un message au <a href="https://formulaire.defenseurdesdroits.fr/">Défenseur des droits</a> ;</li>
<li>contacter <a href="https://www.defenseurdesdroits.fr/saisir/delegues">son délégué dans votre région</a> ;</li>
<li>lui envoyer un courrier, gratuitement et sans timbre : Défenseur des droits, Libre réponse 71120, 75342 Paris
CEDEX 07.</li>
</ul>`,
    },
  ]
}

function untoldFilms(pages: Pick<FilmPage, 'title' | 'href'>[]): string {
  const links = pages.map(({ title, href }) => `<a href="${href}">${shown(title, 'titre du soin')}</a>`)
  return `<li><strong>Films (critère 4.1)</strong> : des films n'ont pas encore de transcription, sur ces pages :
${links.join(', ')}. Demandez-nous ce qu'ils montrent et disent.</li>
`
}
