import type { NewTreatment } from '../definition.ts'

export const beauteEnDuo: NewTreatment = {
  title: 'Beauté en duo',
  besoin: 'Corps',
  image: '/images/soins/beaute-en-duo.jpg',
  accroche: 'Deux soins, un même moment',
  reperes: {
    pourQui: 'Deux personnes, dans la même cabine',
    eviter: 'Fièvre ou infection de la peau',
    grossesse: 'Signalez-la à la réservation : le modelage est adapté',
    age: "Avant 18 ans, avec l'autorisation écrite d'un parent",
    medicaments: 'Suivi pour le cœur ou la circulation : accord du médecin',
  },
  description: `<p>Deux tables de soin, deux praticiennes, une même cabine. En couple, entre sœurs, entre amies, avec sa mère ou sa grande fille : les deux soins commencent et se terminent au même moment. Vous pouvez bavarder ou vous taire, nous suivons votre rythme.</p>
<p>Il n'est <strong>pas nécessaire de choisir la même chose</strong>. L'un préfère un modelage appuyé, l'autre une pression légère ; l'une demande un soin du visage, l'autre un gommage du corps. Tant que les durées s'accordent, nous composons. À l'accueil, chacun remplit une courte fiche sur sa peau, sa santé et ses préférences.</p>
<p>Voici comment se passe un duo :</p>
<ol>
<li>Vous arrivez dix minutes avant l'heure, le temps d'une boisson et de la fiche.</li>
<li>Peignoirs, serviettes et sous-vêtements jetables vous attendent en cabine.</li>
<li>Vous vous installez pendant notre absence ; nous frappons avant d'entrer.</li>
<li>Le soin dure le temps annoncé, installation non comprise.</li>
<li>Une tisane est servie ensuite au salon. Prévoyez un bon quart d'heure avant de reprendre la voiture.</li>
</ol>
<p>Les modelages que nous pratiquons sont <em>des soins de confort, sans visée médicale</em>. Signalez-nous une grossesse, des douleurs de dos, un souci de circulation ou de cœur, de la fièvre, une opération récente : selon le cas, nous changerons de soin ou demanderons l'accord du médecin.</p>
<p>La cabine double est la plus demandée du samedi. Réservez deux à trois semaines à l'avance pour un week-end, quelques jours suffisent en semaine.</p>`,
  videos: [],
  tarifs: [
    { name: 'Détente, prix pour deux personnes', price: '' },
    { name: 'Modelage relaxant <em>30 min</em>', price: '88 €' },
    { name: 'Modelage relaxant <em>1 h</em>', price: '145 €' },
    { name: 'Modelage aux pierres chaudes <em>1 h 15</em>', price: '172 €' },
    { name: 'Gommage et modelage <em>1 h 30</em>', price: '199 €' },
    { name: 'Visage et corps, prix pour deux personnes', price: '' },
    { name: 'Soin du visage hydratant <em>1 h</em>', price: '118 €' },
    { name: 'Soin du visage et modelage relaxant <em>1 h 30</em>', price: '198 €' },
    { name: 'Demi-journée : gommage, modelage, soin du visage <em>2 h 30</em>', price: '310 €' },
    { name: 'Offrir un duo', price: '' },
    { name: 'Chèque-cadeau duo', price: 'dès 88 €', link: '/cheques-cadeaux', reservable: false },
  ],
  questions: [
    {
      question: 'Le prix affiché est-il par personne ?',
      answer: '<p>Non, <strong>il couvre les deux personnes</strong>, boissons et linge compris.</p>',
    },
    {
      question: 'Peut-on faire deux soins différents ?',
      answer:
        "<p>Oui, à durées proches. Un soin du visage et un modelage d'une heure vont très bien ensemble, par exemple. Dites-nous vos choix en réservant : nous calculons le prix et vous le confirmons avant le rendez-vous.</p>",
    },
    {
      question: 'Puis-je venir avec mon enfant ?',
      answer:
        "<p>À partir de 12 ans, pour une manucure ou un modelage du dos de vingt minutes ; le soin du visage est possible dès 13 ans. Nous demandons <strong>l'autorisation écrite d'un parent</strong> et, naturellement, l'envie de l'enfant. Le duo parent et enfant se prépare par téléphone.</p>",
    },
    {
      question: 'Comment offrir un duo sans connaître les disponibilités des deux personnes ?',
      answer: `<p>Choisissez un <a href="/cheques-cadeaux">chèque-cadeau</a> du montant voulu. Les deux personnes réservent ensuite elles-mêmes leur date et leurs soins.</p>`,
    },
    {
      question: "Que se passe-t-il si l'un de nous deux ne peut plus venir ?",
      answer: `<p>Prévenez-nous <strong>48 heures à l'avance</strong> : nous déplaçons le duo ou le transformons en soin individuel. Plus tard, la prestation peut être facturée, car deux praticiennes sont retenues. Le détail figure dans les <a href="/cgv#rendez-vous-retard-et-annulation">conditions générales de vente</a>.</p>`,
    },
    {
      question: 'La remise étudiante vaut-elle pour les duos ?',
      answer:
        "<p>Oui, sur les prestations de bien-être comme les modelages : 10 % sur la part de chaque étudiant, sur présentation d'un justificatif en cours de validité.</p>",
    },
  ],
  avec: [{ lien: '/soins/soins-du-visage' }, { lien: '/soins/soins-du-corps' }],
}
