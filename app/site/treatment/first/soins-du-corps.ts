import type { NewTreatment } from '../definition.ts'

export const soinsDuCorps: NewTreatment = {
  title: 'Soins du corps',
  besoin: 'Corps',
  image: '/images/soins/soins-du-corps.jpg',
  accroche: 'Gommages et modelages',
  reperes: {
    pourQui: 'Qui veut se détendre ou une peau plus douce',
    eviter: 'Fièvre, phlébite, entorse ou opération récente',
    grossesse: "Du quatrième au huitième mois, avec l'accord de votre médecin",
    age: "Avant 18 ans, avec l'autorisation écrite d'un parent",
    medicaments: "Suivi pour le cœur, l'épilepsie ou un cancer : accord du médecin",
  },
  description: `<p>La table est chauffée, la serviette aussi. Nous vous laissons vous installer, nous frappons, et le soin débute par trois respirations et deux mains posées à plat sur le dos. Ce temps d'arrêt nous permet de sentir où le corps se crispe et de régler la pression. La suite dépend du soin choisi :</p>
<ul>
<li><strong>Les gommages</strong>, au sel ou au sucre selon la peau, du bout des pieds aux épaules. Ils ôtent les cellules mortes et préparent la peau aux autres soins.</li>
<li><strong>Les enveloppements</strong>, à l'argile ou au karité. Une vingtaine de minutes sous une couverture tiède, pendant lesquelles nous modelons le cuir chevelu.</li>
<li><strong>Les modelages</strong>, lents ou appuyés, à l'huile d'amande douce ou de pépins de raisin (signalez une allergie aux fruits à coque).</li>
<li><strong>Les soins localisés</strong> : dos, jambes, ventre.</li>
</ul>
<p>Pendant un modelage, seule la partie travaillée est découverte. Vous gardez vos sous-vêtements ou enfilez ceux que nous fournissons. Une huile qui ne vous plaît pas, une musique de trop, une pression trop forte : <em>dites-le, cela ne vexe personne</em>.</p>
<p>Nos modelages sont des soins de confort et de détente. Ils ne traitent pas une douleur et ne remplacent pas la kinésithérapie. <strong>Nous ne les pratiquons pas</strong> en cas de fièvre, de phlébite, d'infection de la peau, d'entorse ou d'opération récente. Cancer, trouble cardiaque, épilepsie ou tension mal équilibrée : l'accord du médecin est nécessaire. Aux futures mamans, nous proposons un modelage adapté.</p>
<p>Mangez léger avant de venir, buvez un verre d'eau ensuite, et gardez si possible l'huile jusqu'au soir : elle continue de nourrir la peau.</p>`,
  videos: [],
  tarifs: [
    { name: 'Gommages et enveloppements', price: '' },
    { name: 'Gommage du corps <em>30 min</em>', price: '42 €' },
    { name: 'Gommage et hydratation <em>45 min</em>', price: '55 €' },
    { name: "Enveloppement à l'argile ou au karité <em>45 min</em>", price: '52 €' },
    { name: 'Gommage et enveloppement <em>1 h 15</em>', price: '85 €' },
    { name: 'Modelages', price: '' },
    { name: 'Dos, nuque et épaules <em>20 min</em>', price: '33 €' },
    { name: 'Relaxant <em>30 min</em>', price: '45 €' },
    { name: 'Relaxant <em>1 h</em>', price: '75 €' },
    { name: 'Relaxant <em>1 h 30</em>', price: '105 €' },
    { name: 'Pierres chaudes <em>1 h 15</em>', price: '89 €' },
    { name: 'Future maman <em>45 min</em>', price: '62 €' },
    { name: 'Soins localisés', price: '' },
    { name: 'Soin du dos : vapeur, gommage, masque <em>45 min</em>', price: '55 €' },
    { name: 'Jambes légères <em>30 min</em>', price: '42 €' },
    { name: 'Rituels et forfaits', price: '' },
    { name: 'Gommage et modelage <em>1 h 30</em>', price: '105 €' },
    { name: 'Cinq modelages relaxants <em>5 × 1 h</em>', price: '345 €' },
    { name: 'Offrir un soin du corps', price: 'dès 33 €', link: '/cheques-cadeaux', reservable: false },
  ],
  questions: [
    {
      question: 'Quelle différence entre un modelage et un massage chez le kinésithérapeute ?',
      answer:
        '<p>Le modelage vise le confort et la détente. Le kinésithérapeute, lui, soigne, le plus souvent sur prescription. Si vous avez mal, voyez-le ou consultez votre médecin : nous ne manipulons pas et ne traitons pas de douleur.</p>',
    },
    {
      question: 'Faut-il se déshabiller entièrement ?',
      answer:
        "<p>Non. Vous gardez un slip, le vôtre ou un jetable, et seule la partie travaillée sort de la serviette. Pour un soin du dos, vous n'enlevez que le haut.</p>",
    },
    {
      question: 'Puis-je recevoir un modelage enceinte ?',
      answer:
        "<p>Oui, <strong>du quatrième au huitième mois</strong>, si votre grossesse se déroule sans complication et que votre médecin ou votre sage-femme est d'accord. Vous serez installée sur le côté, avec des coussins, et nous utilisons une huile végétale sans huiles essentielles.</p>",
    },
    {
      question: 'Quand faire un gommage par rapport au soleil ou à une épilation ?',
      answer: `<p>Deux jours avant une <a href="/soins/epilation-a-la-cire">épilation</a>, ou cinq jours après. Avant les vacances, prévoyez-le quelques jours avant le départ, puis protégez bien votre peau. Jamais sur un coup de soleil.</p>`,
    },
    {
      question: 'Y a-t-il un tarif étudiant ?',
      answer: `<p>Oui, <strong>10 % sur les prestations de bien-être</strong>, modelages compris, sur présentation d'un justificatif. La remise s'applique à la caisse ; ses conditions sont dans les <a href="/cgv#remise-etudiante-et-promotions">conditions générales de vente</a>.</p>`,
    },
    {
      question: 'Que se passe-t-il si je suis en retard ?',
      answer:
        "<p>Nous commençons dès votre arrivée et terminons à l'heure prévue, par égard pour la personne suivante. Appelez-nous si vous êtes bloqué en route : un soin plus court vaut mieux qu'un soin manqué. Pour une annulation, merci de prévenir 48 heures avant.</p>",
    },
    {
      question: 'Peut-on venir à deux ?',
      answer: `<p>Oui, en cabine double et au même moment. Voyez la page <a href="/soins/beaute-en-duo">Beauté en duo</a>.</p>`,
    },
  ],
  avec: [{ lien: '/soins/soins-du-visage' }, { lien: '/soins/soins-des-pieds' }],
}
