/**
 * Who the institute is: placeholders, to be replaced once for the whole site.
 * The telephone numbers are of the range kept for fiction (Arcep, décision 2018-0881).
 */
export const IDENTITY = {
  nom: 'Les Heures Dorées',
  adresse: { rue: '12 rue des Tilleuls', code_postal: '68000', ville: 'Colmar' },
  contact: { telephone: '03 53 01 00 12', email: 'bonjour@les-heures-dorees.example' },
  mentions: {
    formeJuridique: 'SARL au capital de 8 000 €',
    siret: '000 000 000 00000',
    rcs: 'Colmar',
    tva: 'FR12 000 000 000',
    directionPublication: 'Camille Weber',
    hebergeur: {
      nom: 'Hébergeur Exemple',
      adresse: '1 rue du Serveur, 67000 Strasbourg',
      telephone: '03 53 01 00 99',
    },
    domaine: 'Bureau de domaines Exemple',
    mediateur: 'Médiateur de la consommation Exemple',
    mediateurAdresse: '2 place de la Médiation, 75000 Paris',
    mediateurSite: 'https://mediateur.example/',
  },
}
