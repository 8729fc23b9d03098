import type { NewTreatment } from '../definition.ts'

export const verniSemiPermanent: NewTreatment = {
  title: 'Vernis semi-permanent',
  besoin: 'Mains et pieds',
  image: '/images/soins/verni-semi-permanent.jpg',
  accroche: 'La couleur qui tient',
  reperes: {
    pourQui: 'Qui veut une couleur nette plusieurs semaines',
    eviter: 'Un ongle infecté, décollé ou blessé',
    grossesse: "Parlez-en d'abord à votre médecin",
    age: "Avant 18 ans, avec l'autorisation écrite d'un parent",
    medicaments: 'Médicament sensible à la lumière : dites-le avant la lampe',
  },
  description: `<p>Une couleur sèche dès la sortie de la lampe, qui reste nette deux à trois semaines : voilà ce qu'on attend d'un semi-permanent. La tenue dépend peu de la marque et beaucoup de la préparation. <strong>Nous y passons la moitié du rendez-vous.</strong></p>
<p>L'ongle est limé, les cuticules repoussées, la surface matifiée d'un passage léger, puis dégraissée. Base, deux couches de couleur et finition durcissent chacune trente à soixante secondes sous lampe LED. Une chaleur brève peut se faire sentir sur un ongle fin ; retirez la main un instant, puis replacez-la.</p>
<ul>
<li><strong>Sur les mains</strong> : trois quarts d'heure, une tenue de deux à trois semaines.</li>
<li><strong>Sur les pieds</strong> : la même durée, trois à quatre semaines de tenue.</li>
<li><strong>Avec base renforçante</strong> : pour les ongles souples, qui plient et cassent.</li>
</ul>
<h3>La dépose compte autant que la pose</h3>
<p>Un vernis arraché emporte une couche d'ongle avec lui. Nous limons le brillant, enveloppons chaque doigt dans une compresse imbibée de dissolvant, attendons une dizaine de minutes et poussons la couleur ramollie <em>sans gratter</em>. Un peu d'huile ensuite, et l'ongle repart.</p>
<p>Nos produits sont réservés à l'usage professionnel et formulés <strong>sans TPO</strong>, substance interdite dans les cosmétiques européens depuis septembre 2025. Ils contiennent des acrylates, qui peuvent provoquer des allergies : si vos doigts ont déjà gonflé ou démangé après une pose, nous ne prenons pas le risque d'une autre. Nous nous abstenons aussi sur un ongle infecté, décollé ou blessé. Si vous prenez un médicament qui rend la peau sensible à la lumière, parlez-nous-en avant la lampe. Un écran solaire sur les mains, ou des mitaines, protège la peau des UV de la lampe.</p>`,
  videos: [],
  tarifs: [
    { name: 'Mains', price: '' },
    { name: 'Couleur <em>45 min</em>', price: '32 €' },
    { name: 'French ou babyboomer <em>1 h</em>', price: '39 €' },
    { name: 'Couleur sur base renforçante <em>1 h</em>', price: '40 €' },
    { name: 'Manucure complète et couleur <em>1 h 15</em>', price: '55 €' },
    { name: 'Pieds', price: '' },
    { name: 'Couleur <em>45 min</em>', price: '34 €' },
    { name: 'French <em>1 h</em>', price: '40 €' },
    { name: 'Beauté complète et couleur <em>1 h 25</em>', price: '64 €' },
    { name: 'Mains et pieds', price: '' },
    { name: 'Couleur mains et pieds <em>1 h 30</em>', price: '62 €' },
    { name: 'Dépose', price: '' },
    { name: 'Avant une nouvelle pose, vernis posé chez nous', price: 'comprise', reservable: false },
    { name: 'Avant une nouvelle pose, vernis posé ailleurs <em>15 min</em>', price: '8 €', reservable: false },
    { name: 'Dépose seule avec limage et huile <em>30 min</em>', price: '16 €' },
    { name: 'Suppléments', price: '' },
    { name: 'Motif simple, par ongle', price: '2 €', reservable: false },
    { name: 'Réparation, par ongle', price: '4 €', reservable: false },
  ],
  questions: [
    {
      question: 'Le semi-permanent abîme-t-il les ongles ?',
      answer:
        "<p>Une pose propre et une dépose patiente les laissent en bon état. Ce qui abîme, c'est d'arracher, de poncer trop fort ou de gratter. Si vos ongles vous paraissent minces, faites <strong>une pause d'un mois</strong> avec une huile le soir.</p>",
    },
    {
      question: 'Mon vernis se soulève au bout de quelques jours, que faire ?',
      answer:
        "<p>Ne tirez pas dessus. Prévenez-nous : un ongle qui s'écaille <strong>dans les sept jours</strong> est repris gratuitement, hors choc ou coupe. Passé ce délai, la réparation est au tarif affiché.</p>",
    },
    {
      question: 'Que faut-il éviter après la pose ?',
      answer:
        "<ul><li>Bain chaud, sauna et piscine pendant 24 heures.</li><li>Produits ménagers sans gants, à tout moment.</li><li>Couper ou limer le bord : l'eau s'y glisse et décolle la couche.</li></ul>",
    },
    {
      question: 'Est-ce possible pendant la grossesse ?',
      answer:
        "<p>Par prudence, demandez d'abord l'avis de votre médecin ou de votre sage-femme. Si vous venez, la pièce est aérée et nous veillons à ce que le produit ne touche pas la peau. Retirez la couleur avant l'accouchement : l'équipe médicale a parfois besoin de voir vos ongles.</p>",
    },
    {
      question: 'Quelle différence avec le gel ?',
      answer:
        "<p>Le semi-permanent est une couleur ; le gel est une matière qui construit et rallonge. Nous ne faisons pas d'extensions en gel. La base renforçante offre un entre-deux, sans rallonger l'ongle.</p>",
    },
    {
      question: 'Comment choisir la couleur ?',
      answer:
        '<p>Une soixantaine de teintes vous attendent sur nuancier, à regarder près de la fenêtre. Les tons clairs et laiteux laissent moins voir la repousse ; les foncés se remarquent davantage au bout de dix jours.</p>',
    },
    {
      question: "J'ai un empêchement de dernière minute, comment faire ?",
      answer: `<p>Appelez-nous pour le déplacer, <strong>au moins 48 heures avant</strong>. Plus tard, la prestation peut être facturée : voir les <a href="/cgv#rendez-vous-retard-et-annulation">conditions générales</a>.</p>`,
    },
  ],
  avec: [{ lien: '/soins/soins-des-mains' }, { lien: '/soins/soins-des-pieds' }],
}
