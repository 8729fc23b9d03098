import type { NewTreatment } from '../definition.ts'

export const soinsDuVisage: NewTreatment = {
  title: 'Soins du visage',
  besoin: 'Visage',
  image: '/images/soins/soins-du-visage.jpg',
  accroche: 'Selon votre peau, ce jour-là',
  reperes: {
    pourQui: 'Toutes les peaux : le soin se choisit sur place',
    eviter: "Soleil et UV deux semaines autour d'une exfoliation",
    grossesse: 'Signalez-la : nous changeons de protocole',
    age: "Dès 13 ans, avec l'autorisation écrite d'un parent",
    medicaments: "Traitement contre l'acné, injections, laser : signalez-les",
  },
  description: `<p>Un soin complet s'ouvre sur dix minutes d'observation, peau démaquillée, sous la lampe-loupe. Nous regardons les zones qui brillent et celles qui tirent, les rougeurs, les points noirs, et nous vous demandons ce que vous appliquez matin et soir. <strong>Le soin réservé peut alors changer</strong> : une peau que l'on croit grasse est souvent une peau qui manque d'eau.</p>
<p>Viennent ensuite un double nettoyage, un gommage choisi selon votre peau, un peu de vapeur si elle la supporte, l'extraction des comédons quand elle est utile, puis le modelage, le masque et la crème de fin. Le modelage descend alors jusqu'au décolleté et aux épaules. <em>C'est le moment où les mâchoires se desserrent.</em></p>
<h3>Quel soin pour quelle peau ?</h3>
<ul>
<li><strong>Hydratant</strong> : la peau tire, peluche, marque en fin de journée.</li>
<li><strong>Purifiant</strong> : pores visibles, brillance, points noirs.</li>
<li><strong>Apaisant</strong> : la peau chauffe, rougit, réagit à tout ; ni vapeur ni grain.</li>
<li><strong>Éclat</strong> : teint brouillé, nuits courtes, fin d'hiver.</li>
<li><strong>Peaux matures</strong> : pour lisser l'aspect des ridules et nourrir.</li>
</ul>
<p>En sortant, la peau est souple, parfois un peu rose pendant une heure ou deux. Restez sans maquillage jusqu'au soir et mettez une protection solaire les jours suivants, surtout après une exfoliation aux acides de fruits.</p>
<p>Signalez-nous une grossesse, une allergie, un traitement contre l'acné, des injections ou un laser récents : nous changeons de protocole ou attendons. Une acné inflammatoire, une plaque ou un grain de beauté qui évolue demandent <strong>un dermatologue, pas un institut</strong>.</p>`,
  videos: ['/videos/soins-du-visage.mp4'],
  textesVideos: [
    {
      video: '/videos/soins-du-visage.mp4',
      texte:
        "<p>Film sans paroles ni son, de huit secondes. Dans un bol de terre cuite vu de haut, un large pinceau plat tourne lentement et entraîne la spirale d'un masque crème.</p>",
    },
  ],
  tarifs: [
    { name: 'Soins essentiels', price: '' },
    { name: "Coup d'éclat <em>30 min</em>", price: '39 €' },
    { name: 'Hydratant <em>1 h</em>', price: '62 €' },
    { name: 'Purifiant avec extraction <em>1 h</em>', price: '64 €' },
    { name: 'Apaisant, peaux sensibles <em>1 h</em>', price: '64 €' },
    { name: 'Peaux matures <em>1 h 15</em>', price: '82 €' },
    { name: 'Homme <em>45 min</em>', price: '54 €' },
    { name: 'Adolescent <em>45 min</em>', price: '42 €' },
    { name: 'Soins ciblés', price: '' },
    { name: 'Exfoliation aux acides de fruits <em>40 min</em>', price: '65 €' },
    { name: 'Hydradermabrasion <em>50 min</em>', price: '85 €' },
    { name: 'Modelage du visage et de la nuque <em>30 min</em>', price: '38 €' },
    { name: 'Contour des yeux <em>20 min</em>', price: '24 €' },
    { name: 'En complément', price: '' },
    { name: 'Masque supplémentaire <em>15 min</em>', price: '12 €', reservable: false },
    { name: 'Contour des yeux avec un soin <em>15 min</em>', price: '15 €', reservable: false },
    { name: 'Cures et cadeaux', price: '' },
    { name: 'Trois soins hydratants', price: '168 €' },
    { name: 'Quatre exfoliations aux acides de fruits', price: '236 €' },
    { name: 'Offrir un soin du visage', price: 'dès 24 €', link: '/cheques-cadeaux', reservable: false },
  ],
  questions: [
    {
      question: 'Je ne sais pas quel soin choisir, que réserver ?',
      answer: `<p>Prenez un <strong>soin hydratant d'une heure</strong> sur la page <a href="/rendez-vous">rendez-vous</a>. C'est une durée qui nous laisse le temps d'examiner votre peau et de basculer vers un autre soin au même tarif, ou presque. Nous vous annonçons toujours la différence avant de commencer.</p>`,
    },
    {
      question: "L'extraction des points noirs fait-elle mal ?",
      answer:
        "<p>C'est désagréable sur les ailes du nez, supportable ailleurs. La vapeur et un gel ramollissant préparent la peau, puis nous pressons du bout des doigts gantés, sans insister. Nous ne touchons pas aux boutons enflammés.</p>",
    },
    {
      question: 'Puis-je faire un soin avant un mariage ou des photos ?',
      answer:
        "<p>Oui, mais <strong>cinq à sept jours avant</strong>, pas la veille, et avec un soin que votre peau connaît déjà. La veille, seul le coup d'éclat de trente minutes est sans surprise.</p>",
    },
    {
      question: 'À quel rythme revenir ?',
      answer:
        '<p>Un soin par saison entretient une peau sans souci ; toutes les quatre à six semaines si vous travaillez un grain irrégulier ou une peau très sèche. Le reste se joue dans votre salle de bains : nettoyer le soir, hydrater, se protéger du soleil.</p>',
    },
    {
      question: 'Que faut-il éviter avant et après une exfoliation aux acides de fruits ?',
      answer:
        '<ul><li>Une semaine avant : rétinol, gommage, épilation du visage.</li><li>Deux semaines avant et après : soleil direct et UV.</li><li>Après : crème hydratante simple et <strong>indice 50 chaque matin</strong> pendant deux semaines.</li></ul><p>Nous la déconseillons pendant la grossesse, sur peau bronzée et sous isotrétinoïne.</p>',
    },
    {
      question: 'Faut-il acheter les produits utilisés en cabine ?',
      answer: `<p>Non. Nous notons pour vous le nom de ce qui a été appliqué, sans plus. Si l'un d'eux vous a plu, il se trouve parmi <a href="/nos-produits">nos produits</a>.</p>`,
    },
    {
      question: 'Recevez-vous les adolescents ?',
      answer:
        "<p>Oui, dès 13 ans, avec l'autorisation écrite d'un parent. Le soin adolescent apprend surtout les bons gestes : nettoyer sans décaper, ne pas percer, hydrater même une peau qui brille.</p>",
    },
  ],
  avec: [{ lien: '/soins/epilation-au-fil' }, { lien: '/soins/beaute-du-regard' }],
}
