import type { NewTreatment } from '../definition.ts'

export const soinsDesPieds: NewTreatment = {
  title: 'Soins des pieds',
  besoin: 'Mains et pieds',
  image: '/images/soins/soins-des-pieds.jpg',
  accroche: "Des pieds légers toute l'année",
  reperes: {
    pourQui: 'Qui a les talons secs ou les pieds fatigués',
    eviter: 'Rasage ou épilation des jambes la veille',
    grossesse: 'Possible, sans huiles essentielles',
    age: "Avant 18 ans, avec l'autorisation écrite d'un parent",
    medicaments: 'Diabète : nous vous orientons vers un podologue',
  },
  description: `<p>On s'assoit, on relève le pantalon, on plonge les pieds dans l'eau tiède : les cinq premières minutes ne demandent rien de plus. Ce bain assouplit la corne et les ongles. Le travail vient ensuite, et il est moins superflu qu'il n'y paraît, car des talons fendillés finissent par faire mal.</p>
<h3>La beauté des pieds, étape par étape</h3>
<ol>
<li>Bain aux sels, puis séchage soigneux entre les orteils.</li>
<li>Coupe des ongles <strong>au carré</strong> et limage des angles, pour éviter qu'ils ne s'incarnent.</li>
<li>Cuticules repoussées, petites peaux retirées.</li>
<li>Talons et plante poncés à la râpe fine. <em>Jamais de lame.</em></li>
<li>Gommage, masque sous chaussons chauds, modelage jusqu'au genou.</li>
<li>Vernis, si vous le souhaitez.</li>
</ol>
<p>Vous avez la plante sensible aux chatouilles ? Prévenez-nous : une main ferme et des gestes lents règlent presque toujours la question. Ce soin n'est pas douloureux ; si cela pince, nous nous arrêtons.</p>
<p>Nous faisons de l'esthétique, pas de la podologie. Cors, durillons profonds, verrues, mycoses et ongles incarnés relèvent du <strong>pédicure-podologue</strong>. De même, si vous êtes diabétique, si vous prenez des anticoagulants ou souffrez d'une maladie des artères ou des nerfs des jambes, c'est à lui de s'occuper de vos pieds, car une égratignure peut avoir des suites.</p>
<p>Venez avec des chaussures ouvertes si vous prévoyez un vernis classique, ou demandez une paire de sandales jetables. Évitez de vous raser ou de vous épiler les jambes la veille et le jour même. Ensuite, une crème à l'urée trois soirs par semaine garde les talons souples ; nous vous en indiquerons une.</p>`,
  videos: [],
  tarifs: [
    { name: 'Beauté des pieds', price: '' },
    { name: 'Coupe et limage <em>15 min</em>', price: '15 €' },
    { name: 'Beauté express <em>30 min</em>', price: '28 €' },
    { name: 'Beauté complète <em>50 min</em>', price: '42 €' },
    { name: 'Talons : ponçage, gommage, masque <em>40 min</em>', price: '36 €' },
    { name: 'Avec couleur', price: '' },
    { name: 'Pose de vernis classique <em>20 min</em>', price: '15 €' },
    { name: 'Beauté complète et vernis classique <em>1 h 05</em>', price: '50 €' },
    { name: 'Beauté complète et vernis semi-permanent <em>1 h 25</em>', price: '64 €' },
    { name: 'Détente', price: '' },
    { name: 'Modelage des pieds et des mollets <em>20 min</em>', price: '26 €' },
    { name: 'Bain de paraffine avec un soin', price: '14 €', reservable: false },
    { name: 'Mains et pieds', price: '' },
    { name: 'Manucure et beauté des pieds complètes <em>1 h 35</em>', price: '70 €' },
  ],
  questions: [
    {
      question: 'Quelle différence avec un pédicure-podologue ?',
      answer:
        '<p>Le podologue est un professionnel de santé : il soigne cors, ongles incarnés, mycoses et pieds à risque. Nous embellissons et entretenons des pieds sains. Si nous voyons quelque chose qui relève de lui, nous vous le disons et ne facturons que ce qui a été fait.</p>',
    },
    {
      question: 'Je suis diabétique, puis-je prendre rendez-vous ?',
      answer: `<p>Pour un soin des pieds, <strong>nous vous orientons vers un podologue</strong>, même pour une simple coupe. Une pose de vernis seule reste possible avec l'accord de votre médecin. Les <a href="/soins/soins-des-mains">soins des mains</a> vous sont ouverts, signalez-le simplement.</p>`,
    },
    {
      question: 'À quel rythme faire une beauté des pieds ?',
      answer:
        "<p>Toutes les six à huit semaines, un peu plus souvent l'été quand les talons sèchent en sandales. Un rendez-vous au printemps et un à la rentrée sont déjà un bon début.</p>",
    },
    {
      question: 'Combien de temps tient la couleur sur les pieds ?',
      answer: `<p>Une à deux semaines en vernis classique, trois à quatre en <a href="/soins/verni-semi-permanent">semi-permanent</a> : les ongles des pieds poussent lentement.</p>`,
    },
    {
      question: 'Et si je suis enceinte ?',
      answer:
        "<p>Avec plaisir, surtout quand les pieds deviennent difficiles à atteindre. Nous surélevons les jambes, modelons légèrement et évitons les huiles essentielles. En cas de gonflement soudain ou douloureux, voyez d'abord votre médecin.</p>",
    },
    {
      question: 'Dois-je retirer mon vernis avant de venir ?',
      answer:
        "<p>Inutile pour un vernis classique, nous l'enlevons en quelques minutes. Pour un semi-permanent, <strong>précisez-le à la réservation</strong> : la dépose prend un quart d'heure de plus.</p>",
    },
  ],
  avec: [{ lien: '/soins/soins-des-mains' }, { lien: '/soins/verni-semi-permanent' }],
}
