import type { NewTreatment } from '../definition.ts'

export const epilationALaCire: NewTreatment = {
  title: 'Épilation à la cire',
  besoin: 'Épilation',
  image: '/images/soins/epilation-a-la-cire.jpg',
  accroche: 'Nette, du visage aux jambes',
  reperes: {
    pourQui: 'Femmes et hommes, première fois comprise',
    eviter: 'Sur une peau brûlée par le soleil, sur des varices',
    grossesse: 'Nous adaptons la séance ; parlez-en à votre médecin',
    age: "Avant 18 ans, avec l'autorisation écrite d'un parent",
    medicaments: 'Isotrétinoïne, rétinoïdes : pas de cire. Anticoagulants : dites-le',
  },
  description: `<p>Une épilation réussie tient à trois choses : une cire à la bonne température, une peau bien tendue et une main qui ne revient pas dix fois au même endroit. C'est pourquoi nous testons toujours la chaleur à l'intérieur de <em>notre</em> poignet, puis sur une petite zone de votre peau, avant de commencer.</p>
<p>Nous employons deux cires. La cire tiède à bandes va vite sur les jambes, les bras et le dos. La cire sans bande, plus épaisse, enrobe le poil et adhère peu à la peau : elle sert au maillot, aux aisselles et au visage. Les bandes et les spatules sont <strong>à usage unique</strong>, et une spatule qui a touché la peau ne retourne jamais dans le pot.</p>
<h3>Avant de venir</h3>
<ul>
<li>Laissez repousser le poil jusqu'à quatre ou cinq millimètres, soit trois semaines environ après un rasage.</li>
<li>Faites un gommage doux deux jours avant, pas le jour même.</li>
<li>Arrivez avec une peau propre, sans huile ni lait hydratant.</li>
</ul>
<p>Comptez un quart d'heure pour les aisselles et une quarantaine de minutes pour les jambes entières. Le premier rendez-vous est le moins agréable ; avec un passage régulier, le poil repousse souvent plus fin et part mieux. Une huile apaisante ôte les restes de cire à la fin. Portez des vêtements amples et laissez la peau tranquille jusqu'au lendemain.</p>
<p>La cire est <strong>déconseillée</strong> sur une peau irritée ou brûlée par le soleil, sur des varices, ainsi que pendant un traitement à l'isotrétinoïne ou aux rétinoïdes en crème. Prévenez-nous en cas de diabète, de traitement anticoagulant ou de grossesse : nous adaptons la séance, ou nous attendons l'avis de votre médecin.</p>`,
  videos: [],
  tarifs: [
    { name: 'Visage', price: '' },
    { name: 'Sourcils <em>15 min</em>', price: '12 €' },
    { name: 'Lèvre supérieure <em>10 min</em>', price: '8 €' },
    { name: 'Menton <em>10 min</em>', price: '8 €' },
    { name: 'Sourcils, lèvre et menton <em>30 min</em>', price: '24 €' },
    { name: 'Corps femme', price: '' },
    { name: 'Aisselles <em>15 min</em>', price: '13 €' },
    { name: 'Avant-bras <em>15 min</em>', price: '16 €' },
    { name: 'Bras entiers <em>25 min</em>', price: '21 €' },
    { name: 'Demi-jambes <em>25 min</em>', price: '20 €' },
    { name: 'Jambes entières <em>40 min</em>', price: '30 €' },
    { name: 'Maillot classique <em>15 min</em>', price: '16 €' },
    { name: 'Maillot échancré <em>20 min</em>', price: '21 €' },
    { name: 'Maillot intégral <em>30 min</em>', price: '30 €' },
    { name: 'Forfaits femme', price: '' },
    { name: 'Demi-jambes, maillot classique, aisselles <em>55 min</em>', price: '44 €' },
    { name: 'Jambes entières, maillot échancré, aisselles <em>1 h 15</em>', price: '57 €' },
    { name: 'Jambes entières, maillot intégral, aisselles <em>1 h 25</em>', price: '65 €' },
    { name: 'Corps homme', price: '' },
    { name: 'Épaules <em>15 min</em>', price: '14 €' },
    { name: 'Torse <em>30 min</em>', price: '26 €' },
    { name: 'Dos <em>30 min</em>', price: '28 €' },
    { name: 'Dos et épaules <em>40 min</em>', price: '38 €' },
    { name: 'Torse et ventre <em>40 min</em>', price: '36 €' },
  ],
  questions: [
    {
      question: 'Comment éviter les poils incarnés ?',
      answer:
        '<ul><li>Hydratez la peau chaque jour dès le lendemain.</li><li>Reprenez un gommage doux <strong>au bout de cinq jours</strong>, puis une fois par semaine.</li><li>Évitez le rasoir entre deux séances : il coupe le poil en biseau.</li><li>Ne percez pas un poil sous la peau, montrez-le-nous.</li></ul>',
    },
    {
      question: "Puis-je m'exposer au soleil après l'épilation ?",
      answer: `<p>Attendez au moins 48 heures, et de même avant toute exposition aux UV. Dans l'autre sens, laissez aussi passer deux jours entre une exposition et la cire, davantage si la peau tire ou chauffe.</p>`,
    },
    {
      question: 'Épilez-vous pendant les règles ou la grossesse ?',
      answer:
        "<p>Pendant les règles, oui, avec un tampon ou une coupe pour le maillot. La peau est seulement un peu plus sensible ces jours-là. Pendant la grossesse, nous épilons jambes, aisselles et maillot classique en l'absence de varices ou de contre-indication de votre médecin ou de votre sage-femme ; nous vous installons sur le côté en fin de grossesse.</p>",
    },
    {
      question: 'À partir de quel âge peut-on venir ?',
      answer:
        "<p>Nous épilons les mineurs avec <strong>l'autorisation écrite d'un parent</strong>. Avant 15 ans, nous demandons que ce parent soit présent à l'institut. Nous ne faisons pas de maillot intégral avant 18 ans.</p>",
    },
    {
      question: "Je prends un traitement contre l'acné, que faire ?",
      answer: `<p>Signalez-le dès la prise de rendez-vous. Sous isotrétinoïne en comprimés, nous n'épilons pas à la cire et attendons <strong>six mois après l'arrêt</strong>. Avec une crème aux rétinoïdes ou aux acides, demandez d'abord l'avis de votre médecin : la peau, fragilisée, peut s'arracher avec la cire.</p>`,
    },
    {
      question: 'Que se passe-t-il si je dois annuler ?',
      answer: `<p>Prévenez-nous au moins <strong>48 heures à l'avance</strong>, nous trouverons une autre date. Passé ce délai, la séance peut être facturée, comme l'indiquent nos <a href="/cgv#rendez-vous-retard-et-annulation">conditions générales de vente</a>.</p>`,
    },
  ],
  avec: [{ lien: '/soins/soins-du-corps' }, { lien: '/soins/soins-des-pieds' }, { lien: '/soins/epilation-au-fil' }],
}
