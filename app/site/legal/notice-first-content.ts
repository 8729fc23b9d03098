import type { NewNotice } from './definition.ts'

/** The legal notice: publisher, hosting, domain, rights, liability, cookies, contact. */
export const LEGAL_NOTICE: NewNotice = {
  sections: [
    {
      titre: 'Éditeur du site',
      texte: `<p>Ce site est édité par :</p>
<ul>
<li><strong>{nom}</strong>, {forme juridique}</li>
<li>Siège : {adresse}</li>
<li>SIRET : {SIRET}</li>
<li>{RCS}</li>
<li>TVA intracommunautaire : {numéro de TVA}</li>
<li>Téléphone : {téléphone}</li>
<li>E-mail : {e-mail}</li>
<li>Direction de la publication : {direction de la publication}</li>
</ul>
<p>Ces informations sont données en application de l'article 1-1 de la loi n° 2004-575 du 21 juin 2004 pour la
confiance dans l'économie numérique.</p>`,
    },
    {
      titre: 'Hébergement',
      texte: `<p>Le site est hébergé par :</p>
<ul>
<li><strong>{hébergeur}</strong></li>
<li>{adresse de l'hébergeur}</li>
<li>Téléphone : {téléphone de l'hébergeur}</li>
</ul>`,
    },
    {
      titre: 'Nom de domaine',
      texte: `<p>Le nom de domaine est enregistré auprès de : <strong>{bureau du nom de domaine}</strong>.</p>`,
    },
    {
      titre: 'Propriété intellectuelle',
      texte: `<p>Les textes, les images, les vidéos, le logo et la mise en page de ce site sont protégés par le Code de la propriété
intellectuelle. Ils appartiennent à l'éditeur ou sont employés avec l'accord de leurs auteurs.</p>
<p>Vous pouvez les consulter, les imprimer pour votre usage privé et en citer de courts extraits en indiquant leur
source. Toute autre reproduction demande un accord écrit préalable. Vous pouvez librement créer un lien vers nos
pages.</p>`,
    },
    {
      titre: 'Responsabilité',
      texte: `<p>Nous relisons et mettons à jour les informations de ce site avec soin. Une erreur reste possible : signalez-la-nous,
nous la corrigerons. Nos soins ont une visée esthétique et de bien-être ; rien, sur ces pages, ne remplace l'avis d'un
médecin.</p>
<p>Le site peut être interrompu pour son entretien ou par une panne. Certains liens mènent à d'autres sites : chacun
répond de son contenu et de ses propres règles. Rien ici n'écarte la responsabilité que la loi met à notre charge.</p>`,
    },
    {
      titre: 'Cookies',
      texte: `<p>Voici ce qui est déposé sur votre appareil, et par qui :</p>
<ul>
<li><strong>Nos propres pages</strong> ne déposent aucun cookie chez les personnes qui les visitent et n'utilisent
aucun outil de mesure d'audience.</li>
<li><strong>{service de réservation}</strong>, fourni par un prestataire, s'affiche dans les pages de rendez-vous, de
compte, de chèques-cadeaux et de boutique. Il peut déposer ses propres cookies : les uns nécessaires à son
fonctionnement, les autres destinés à comprendre son utilisation. Sa politique s'y applique.</li>
<li><strong>Les contenus d'autres sites</strong> ne se chargent que si vous le demandez.</li>
<li><strong>Les personnes qui administrent le site</strong> reçoivent, en se connectant, un cookie de session
strictement nécessaire, qui ne sert qu'à les reconnaître.</li>
</ul>
<p>Poursuivre votre visite ne vaut pas accord pour un cookie facultatif. Si nos pages devaient un jour en employer un,
nous vous demanderions d'abord votre consentement, et le refuser serait aussi simple que le donner. Vous pouvez à tout
moment effacer ou bloquer les cookies dans les réglages de votre navigateur ; la
<a href="https://www.cnil.fr" target="_blank" rel="noopener noreferrer">CNIL</a> explique comment faire.</p>`,
    },
    {
      titre: 'Contact',
      texte: `<p>Pour toute question sur ce site ou sur vos données personnelles, écrivez-nous à {e-mail}, appelez
le {téléphone} ou adressez un courrier à {nom}, {adresse}.</p>
<p>L'usage que nous faisons de vos données est décrit dans nos <a href="/cgv#donnees-personnelles">conditions générales de vente</a>.</p>`,
    },
  ],
}
