import type { NewTreatment } from '../definition.ts'

export const beauteDuRegard: NewTreatment = {
  title: 'Beauté du regard',
  besoin: 'Regard et maquillage',
  image: '/images/soins/beaute-du-regard.jpg',
  accroche: 'Cils et sourcils sur mesure',
  reperes: {
    pourQui: 'Qui a les cils droits ou les sourcils clairs',
    eviter: "Conjonctivite, orgelet, opération récente de l'œil",
    grossesse: "Parlez-en d'abord à votre médecin ou sage-femme",
    age: 'Pas de teinture avant 16 ans',
    medicaments: 'Chimiothérapie ou allergie aux colorants : nous nous abstenons',
  },
  description: `<p>Vos cils sont-ils longs mais droits ? Clairs à la pointe ? Vos sourcils partent-ils vers le bas ? Selon la réponse, nous vous orientons vers un rehaussement, une teinture, un brow lift ou des extensions. Parfois aussi vers rien du tout : un bon tracé de sourcils change déjà beaucoup.</p>
<h3>Quatre techniques, quatre usages</h3>
<ul>
<li><strong>Le rehaussement de cils</strong> recourbe vos propres cils depuis la racine, sans rien ajouter. Il tient six à huit semaines.</li>
<li><strong>La teinture</strong> fonce cils ou sourcils pour quatre à six semaines environ. Elle rend service aux blondes, aux rousses et aux nageuses.</li>
<li><strong>Le brow lift</strong> assouplit les sourcils pour les coiffer vers le haut et couvrir les petits trous.</li>
<li><strong>Les extensions</strong> ajoutent longueur ou densité, cil par cil ou en volume léger. Elles demandent un entretien toutes les trois semaines.</li>
</ul>
<p>Tout se passe en position allongée, les yeux fermés, de vingt minutes pour une teinture à deux heures pour une première pose d'extensions. Vous ne devez ressentir <em>ni brûlure ni gêne</em>. Au moindre picotement, dites-le : nous rinçons aussitôt. Il n'est pas rare de s'endormir.</p>
<p>Avant une première teinture, un premier rehaussement, un premier brow lift ou une première pose d'extensions, nous faisons un <strong>test d'allergie gratuit au moins 48 heures avant</strong>. Il prend cinq minutes et n'est pas facultatif. Nous ne teignons ni cils ni sourcils avant 16 ans, conformément aux notices des fabricants.</p>
<p>Conjonctivite, orgelet, opération récente de l'œil, chimiothérapie en cours, allergie connue aux colorants d'oxydation ou aux colles : dans ces cas, nous nous abstenons. Pendant la grossesse, nous vous conseillons d'en parler d'abord à votre médecin ou à votre sage-femme. Retirez vos lentilles en arrivant, et venez sans mascara.</p>`,
  videos: [],
  tarifs: [
    { name: 'Cils', price: '' },
    { name: 'Teinture <em>20 min</em>', price: '20 €' },
    { name: 'Rehaussement <em>50 min</em>', price: '58 €' },
    { name: 'Rehaussement et teinture <em>1 h 05</em>', price: '70 €' },
    { name: 'Sourcils', price: '' },
    { name: 'Teinture <em>15 min</em>', price: '14 €' },
    { name: 'Sourcils au fil et teinture <em>35 min</em>', price: '26 €' },
    { name: 'Brow lift <em>45 min</em>', price: '48 €' },
    { name: 'Brow lift, teinture et épilation <em>1 h 05</em>', price: '66 €' },
    { name: 'Teinture cils et sourcils <em>30 min</em>', price: '31 €' },
    { name: 'Extensions de cils', price: '' },
    { name: 'Pose cil à cil <em>1 h 45</em>', price: '95 €' },
    { name: 'Pose volume léger <em>2 h</em>', price: '115 €' },
    { name: 'Remplissage à deux semaines <em>45 min</em>', price: '48 €' },
    { name: 'Remplissage à trois semaines <em>1 h</em>', price: '58 €' },
    { name: 'Dépose <em>30 min</em>', price: '22 €' },
    { name: 'Préparation', price: '' },
    { name: "Test d'allergie <em>5 min</em>", price: 'offert' },
  ],
  questions: [
    {
      question: 'Le rehaussement abîme-t-il les cils ?',
      answer:
        "<p>Bien dosé et espacé d'au moins six semaines, il laisse au cil le temps de se renouveler. Nous adaptons la durée de pose à l'épaisseur de vos cils et refusons de recommencer trop tôt : ce sont les poses trop longues ou trop proches qui fragilisent.</p>",
    },
    {
      question: "Pourquoi un test d'allergie si j'ai déjà fait une teinture ailleurs ?",
      answer:
        "<p>Parce que les produits diffèrent et qu'une sensibilité peut apparaître avec le temps, notamment <strong>après un tatouage éphémère au henné noir</strong>. Nous refaisons le test si nous changeons de produit, si vous avez réagi à une coloration ou si votre dernière séance remonte à plus de six mois.</p>",
    },
    {
      question: 'Quels soins après la séance ?',
      answer:
        "<p>Pendant 24 heures (48 pour les extensions) :</p><ul><li>pas d'eau, de vapeur ni de sauna sur les yeux ;</li><li>pas de mascara, et jamais de mascara waterproof sur des extensions ;</li><li>pas de démaquillant gras ;</li><li>dormez sur le dos si vous y arrivez.</li></ul>",
    },
    {
      question: 'Les extensions conviennent-elles à tout le monde ?',
      answer:
        "<p>Non. Sur des cils très fins ou abîmés, après une chute de cils, ou si vous frottez souvent vos yeux, nous proposerons plutôt un rehaussement. Il faut aussi accepter l'entretien : sans remplissage, une pose se dégarnit en quatre semaines.</p>",
    },
    {
      question: 'Je porte des lentilles, est-ce gênant ?',
      answer:
        '<p>Pas du tout, mais elles doivent être retirées pendant le soin. Apportez leur étui, et vos lunettes pour le retour.</p>',
    },
    {
      question: 'Faites-vous aussi la ligne des sourcils ?',
      answer: `<p>Oui, de préférence <a href="/soins/epilation-au-fil">au fil</a>, plus précis sur les poils fins. La cire reste possible si vous y êtes habituée.</p>`,
    },
  ],
  avec: [{ lien: '/soins/epilation-au-fil' }, { lien: '/soins/maquillage' }],
}
