import type { NewTreatment } from '../definition.ts'

export const epilationAuFil: NewTreatment = {
  title: 'Épilation au fil',
  besoin: 'Épilation',
  image: '/images/soins/epilation-au-fil.jpg',
  accroche: 'Une ligne nette, sans cire',
  reperes: {
    pourQui: 'Les peaux qui rougissent avec la cire',
    eviter: "Sur un coup de soleil, un bouton de fièvre ou de l'eczéma",
    grossesse: 'Possible, la peau est seulement plus sensible',
    age: "Avant 18 ans, avec l'autorisation écrite d'un parent",
    medicaments: "Isotrétinoïne contre l'acné : nous reportons la séance",
  },
  description: `<p>Un fil de coton, torsadé entre les doigts, roule au ras de la peau et emporte le poil avec sa racine. L'épilation au fil n'emploie <strong>ni cire ni chaleur</strong>. Le geste, transmis de longue date en Inde et au Moyen-Orient, demande des mois d'entraînement ; nous le réservons au visage, là où la peau est la plus fine.</p>
<p>Pour les sourcils, nous commençons par observer votre visage de face, au repos. Nous marquons au crayon le départ, le point haut et la pointe, puis nous regardons le tracé avec vous dans le miroir. <em>Rien n'est retiré avant votre accord.</em> Vient alors le fil, qui travaille ligne par ligne : c'est ce qui donne un contour net, même sur un duvet très court.</p>
<p>Le fil est un bon choix dans ces cas :</p>
<ul>
<li>votre peau rougit ou marque facilement avec la cire ;</li>
<li>vos sourcils sont clairsemés et chaque poil compte ;</li>
<li>vous souhaitez retirer le duvet des joues, du front ou du menton ;</li>
<li>vous voulez un soin court, sans produit collant sur le visage.</li>
</ul>
<p>Côté sensations, comptez de petits picotements rapides, plus vifs au-dessus de la lèvre. Les yeux peuvent larmoyer un peu. Nous vous demandons de tendre la peau du bout des doigts, ce qui adoucit nettement le passage du fil. Les rougeurs s'effacent le plus souvent en une heure ou deux ; nous terminons par une compresse fraîche et un gel d'aloe vera.</p>
<p>Nous préférons reporter la séance en cas de coup de soleil, de bouton de fièvre, de plaie ou d'eczéma sur la zone, et pendant un traitement contre l'acné à base d'isotrétinoïne.</p>`,
  videos: ['/videos/epilation-au-fil.mp4'],
  textesVideos: [
    {
      video: '/videos/epilation-au-fil.mp4',
      texte:
        "<p>Film sans paroles ni son, de huit secondes. Deux mains tendent une boucle de fil blanc au-dessus d'une bobine. La torsade tourne et glisse d'une main vers l'autre, tandis que les doigts s'ouvrent et se referment à peine.</p>",
    },
  ],
  tarifs: [
    { name: 'Sourcils', price: '' },
    { name: 'Entretien de la ligne <em>20 min</em>', price: '15 €' },
    { name: 'Création ou reprise de la ligne <em>30 min</em>', price: '20 €' },
    { name: 'Sourcils au fil et teinture <em>35 min</em>', price: '26 €' },
    { name: 'Sourcils homme <em>20 min</em>', price: '15 €' },
    { name: 'Visage', price: '' },
    { name: 'Lèvre supérieure <em>10 min</em>', price: '9 €' },
    { name: 'Menton <em>10 min</em>', price: '9 €' },
    { name: 'Front <em>10 min</em>', price: '9 €' },
    { name: 'Joues et favoris <em>15 min</em>', price: '13 €' },
    { name: 'Pommettes, finition de la barbe <em>10 min</em>', price: '10 €' },
    { name: 'Forfaits', price: '' },
    { name: 'Sourcils et lèvre supérieure <em>30 min</em>', price: '22 €' },
    { name: 'Sourcils, lèvre et menton <em>40 min</em>', price: '29 €' },
    { name: 'Visage complet <em>50 min</em>', price: '46 €' },
  ],
  questions: [
    {
      question: "L'épilation au fil fait-elle plus mal que la cire ?",
      answer:
        "<p>La sensation est différente : une suite de picotements brefs, au lieu d'un arrachage d'un coup. La plupart des gens la trouvent plus supportable aux sourcils et un peu plus vive à la lèvre. Dites-nous quand faire une pause, la séance reste courte.</p>",
    },
    {
      question: 'Combien de temps le résultat tient-il ?',
      answer:
        '<p>Le poil est retiré avec sa racine. Comptez <strong>trois à cinq semaines</strong> selon votre pilosité. Pour garder une ligne de sourcils nette, un entretien toutes les quatre semaines est un bon rythme.</p>',
    },
    {
      question: 'Comment préparer ma peau avant la séance ?',
      answer:
        "<ul><li>Laissez pousser les poils : deux millimètres suffisent.</li><li>Pas de gommage la veille, ni d'acides de fruits ou de rétinol dans la semaine.</li><li>Venez sans maquillage sur la zone si possible, sinon nous le retirons.</li><li>N'épilez rien à la pince entre deux rendez-vous, surtout avant une reprise de ligne.</li></ul>",
    },
    {
      question: 'Et après, que faut-il éviter ?',
      answer:
        '<p>Pendant 24 heures : soleil, UV, sauna, piscine, gommage et crème parfumée sur la zone. Évitez aussi de toucher votre visage dans les premières heures. Le maquillage peut revenir le lendemain.</p>',
    },
    {
      question: 'Mes sourcils ont été trop épilés. Pouvez-vous les rattraper ?',
      answer: `<p>Oui, avec de la patience. Nous dessinons la ligne visée, ne retirons que ce qui en sort franchement et vous donnons rendez-vous toutes les cinq à six semaines. Une teinture ou un brow lift, proposés en <a href="/soins/beaute-du-regard">beauté du regard</a>, aident à patienter.</p>`,
    },
    {
      question: 'Ma fille de 15 ans peut-elle venir ?',
      answer:
        "<p>Oui, avec <strong>l'autorisation écrite d'un parent</strong>, à nous remettre le jour du rendez-vous. La présence d'un adulte est bienvenue la première fois.</p>",
    },
  ],
  avec: [{ lien: '/soins/beaute-du-regard' }, { lien: '/soins/epilation-a-la-cire' }, { lien: '/soins/maquillage' }],
}
