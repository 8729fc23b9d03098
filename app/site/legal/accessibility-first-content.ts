import type { NewDeclaration } from './definition.ts'

/**
 * The declaration, in the form of the model, with what the audit by hand of the site as it comes has found. Source:
 * RGAA, « Obligations », « Déclaration d'accessibilité ».
 */
export const ACCESSIBILITY: NewDeclaration = {
  audit: { date: 'novembre 2026', applicables: 69, respectes: 62, declaration: '2026-11-22' },
  sections: [
    {
      titre: 'Engagement',
      texte: `<p><strong>{nom}</strong> s'engage à rendre ce site accessible, selon le référentiel général d'amélioration de
l'accessibilité (RGAA), version 4.1, pris pour l'application de l'article 47 de la loi n° 2005-102 du 11 février
2005.</p>`,
    },
    {
      titre: 'État de conformité',
      texte: `<p>Ce site est <strong>{état}</strong> au RGAA, selon les résultats du dernier audit.</p>`,
    },
    {
      titre: 'Résultats des tests',
      texte: `<p><strong>{taux} des critères du RGAA sont respectés</strong>,
soit {critères respectés} des {critères applicables} critères applicables : c'est le résultat du dernier audit, fait à la
main en {date de l'audit}.</p>
<p>Ces défauts ont été corrigés depuis ; le taux sera recalculé au prochain audit.</p>
<ul>
<li>La position du focus dans l'en-tête (critère 10.7) et l'absence d'un <a href="/plan-du-site">plan du site</a> (12.1).</li>
<li>Dans les outils d'administration, les messages qui n'étaient pas annoncés (7.5), les boutons du même nom (11.9), les
champs sans indication de format (11.10) et les en-têtes d'un tableau du guide (5.7).</li>
</ul>`,
    },
    {
      titre: 'Contenus non accessibles',
      texte: `<h3>Non-conformités</h3>
<p>Nous corrigeons les défauts à mesure que nous les connaissons : hors ceux qui seraient nommés ci-dessous, nous n'en
connaissons plus.</p>
<ul>
<li><strong>Films (critère 4.1)</strong> : des films n'ont pas encore de transcription, sur ces pages :
{films sans transcription}. Demandez-nous ce qu'ils montrent et disent.</li>
</ul>
<h3>Contenus d'autres éditeurs</h3>
<p>Le service de réservation, le formulaire d'inscription à la lettre d'information et les lecteurs de vidéos venus
d'ailleurs sont fournis par des tiers : l'audit ne porte pas sur eux. Tout ce qu'ils permettent se demande aussi par
téléphone ou à l'institut.</p>
<h3>Dérogations pour charge disproportionnée</h3>
<p>Aucune.</p>`,
    },
    {
      titre: 'Établissement de cette déclaration',
      texte: `<p>Cette déclaration a été établie le {date de la déclaration}.</p>
<p>Le site est fait de HTML, de CSS, de SVG et de JavaScript. Ses pages se lisent et s'utilisent aussi sans JavaScript,
à l'exception des services fournis par des tiers.</p>`,
    },
    {
      titre: 'Retour et contact',
      texte: `<p>Si vous ne parvenez pas à lire un contenu ou à utiliser un service de ce site, dites-le-nous : nous vous
orienterons vers une solution accessible, ou vous donnerons le contenu sous une autre forme.</p>
<ul>
<li>Téléphone : {téléphone}</li>
<li>E-mail : {e-mail}</li>
<li>Courrier : {nom}, {adresse}</li>
</ul>`,
    },
    {
      titre: 'Voies de recours',
      texte: `<p>Si vous nous avez signalé un défaut d'accessibilité qui vous empêche d'accéder à un contenu ou à un service, et que
notre réponse ne vous satisfait pas, vous pouvez :</p>
<ul>
<li>écrire un message au <a href="https://formulaire.defenseurdesdroits.fr/" target="_blank" rel="noopener noreferrer">Défenseur des droits</a> ;</li>
<li>contacter <a href="https://www.defenseurdesdroits.fr/saisir/delegues" target="_blank" rel="noopener noreferrer">son délégué dans votre région</a> ;</li>
<li>lui envoyer un courrier, gratuitement et sans timbre : Défenseur des droits, Libre réponse 71120, 75342 Paris
CEDEX 07.</li>
</ul>`,
    },
  ],
}
