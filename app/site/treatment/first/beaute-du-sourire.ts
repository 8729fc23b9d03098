import type { NewTreatment } from '../definition.ts'

export const beauteDuSourire: NewTreatment = {
  title: 'Beauté du sourire',
  besoin: 'Visage',
  image: '/images/soins/beaute-du-sourire.jpg',
  accroche: 'Un éclat qui reste naturel',
  reperes: {
    pourQui: 'Qui a les dents saines, ternies par le café ou le tabac',
    eviter: 'Carie non soignée, gencives irritées',
    grossesse: "Pas de séance, ni pendant l'allaitement",
    age: 'À partir de 18 ans',
    medicaments: 'Un traitement dentaire en cours : avis du dentiste',
  },
  description: `<p>Café, thé, vin rouge et tabac laissent avec les années un voile coloré sur l'émail. Notre <strong>éclaircissement cosmétique</strong> agit sur ces colorations de surface, pour rendre au sourire un peu de sa luminosité. Il ne modifie pas la teinte naturelle des dents, ne remplace pas un détartrage et ne soigne rien : nous sommes esthéticiennes, non dentistes.</p>
<p>La loi fixe le cadre et nous nous y tenons. Le gel employé à l'institut contient <strong>au plus 0,1 % de peroxyde d'hydrogène</strong>, présent ou libéré. Les produits plus concentrés relèvent du cabinet dentaire.</p>
<h3>Une séance pas à pas</h3>
<ol>
<li>Un questionnaire sur votre santé et vos dents, puis le relevé de votre teinte au nuancier, devant le miroir.</li>
<li>Un baume sur les lèvres et des lunettes de protection.</li>
<li>Vous placez vous-même la gouttière garnie de gel, sous une lampe à lumière froide.</li>
<li>Après vingt à soixante minutes selon la formule, rinçage et nouvelle lecture au nuancier.</li>
</ol>
<p>C'est indolore dans la plupart des cas. Une légère sensibilité au froid peut survenir et passe en un jour ou deux ; si elle persiste, consultez votre dentiste. Le résultat <em>varie d'une personne à l'autre</em>, parfois discret, et dure de quelques semaines à quelques mois selon vos habitudes.</p>
<p>Nous ne recevons pour ce soin ni les mineurs, ni les femmes enceintes ou allaitantes, ni les personnes qui ont une carie non soignée, les gencives enflammées, un appareil dentaire, une intervention dentaire récente, des dents très sensibles ou une allergie au peroxyde. Au moindre doute, un contrôle chez le dentiste passe d'abord.</p>
<p>Les lèvres ont aussi leurs soins : gommage au sucre, masque nourrissant, modelage du contour.</p>`,
  videos: [],
  tarifs: [
    { name: 'Éclaircissement cosmétique', price: '' },
    { name: 'Séance découverte <em>20 min</em>', price: '45 €' },
    { name: 'Séance <em>40 min</em>', price: '75 €' },
    { name: 'Séance longue <em>1 h</em>', price: '99 €' },
    { name: 'Entretien dans les quatre mois <em>20 min</em>', price: '38 €' },
    { name: 'Trois séances <em>3 × 40 min</em>', price: '199 €' },
    { name: 'À deux, séance côte à côte <em>40 min</em>', price: '138 €' },
    { name: 'Lèvres', price: '' },
    { name: 'Gommage et baume <em>15 min</em>', price: '14 €' },
    { name: 'Gommage, masque et modelage du contour <em>30 min</em>', price: '27 €' },
    { name: 'Supplément lèvres avec un éclaircissement <em>10 min</em>', price: '9 €', reservable: false },
    { name: 'À la maison', price: '' },
    { name: 'Baume à lèvres, 15 ml', price: '9 €', link: '/nos-produits', reservable: false },
    { name: 'Chèque-cadeau', price: 'dès 45 €', link: '/cheques-cadeaux', reservable: false },
  ],
  questions: [
    {
      question: 'Combien de teintes vais-je gagner ?',
      answer:
        "<p>Nous ne donnons pas de chiffre à l'avance. Tout dépend de l'origine des colorations, de l'émail et de vos habitudes. Des dents jaunies par le café ou le tabac répondent en général mieux que des dents grises de nature. Le nuancier, avant et après, vous permet de juger vous-même.</p>",
    },
    {
      question: 'Ai-je besoin de voir un dentiste avant ?',
      answer:
        "<p>Un contrôle dans les douze derniers mois est vivement conseillé, et un détartrage récent donne une base propre. <strong>Attendez deux semaines après un détartrage</strong>, et davantage après un soin, selon l'avis de votre dentiste.</p>",
    },
    {
      question: 'Et si je porte une couronne, une facette ou un composite ?',
      answer:
        "<p>Leur couleur ne changera pas. Si l'une de ces restaurations se trouve sur le devant, un écart de teinte avec vos dents naturelles peut apparaître. Nous en parlons avant la séance, et il nous arrive de déconseiller le soin.</p>",
    },
    {
      question: 'Que puis-je manger ensuite ?',
      answer:
        '<p>Pendant 48 heures, privilégiez les aliments clairs : poulet, poisson, riz, pâtes, yaourt nature, banane. Évitez :</p><ul><li>café, thé, vin rouge, sodas ;</li><li>tomate, betterave, fruits rouges, curry ;</li><li>tabac et rouge à lèvres soutenu.</li></ul>',
    },
    {
      question: 'Est-ce un acte médical ?',
      answer:
        "<p>Non. C'est un soin cosmétique, réalisé avec un produit dont la teneur en peroxyde d'hydrogène ne dépasse pas 0,1 %. Pour un éclaircissement plus marqué ou une tache particulière, seul le chirurgien-dentiste peut vous répondre.</p>",
    },
    {
      question: 'À quel rythme peut-on recommencer ?',
      answer:
        "<p>Laissez une semaine entre deux séances d'une même série, puis environ trois mois avant un entretien. Si vos dents sont devenues sensibles, nous arrêtons là.</p>",
    },
  ],
  avec: [{ lien: '/soins/soins-du-visage' }, { lien: '/soins/maquillage' }],
}
