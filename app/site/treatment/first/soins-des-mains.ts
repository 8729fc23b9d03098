import type { NewTreatment } from '../definition.ts'

export const soinsDesMains: NewTreatment = {
  title: 'Soins des mains',
  besoin: 'Mains et pieds',
  image: '/images/soins/soins-des-mains.jpg',
  accroche: 'Ongles nets, peau nourrie',
  reperes: {
    pourQui: 'Qui a les ongles dédoublés ou les mains sèches',
    eviter: 'Mycose, panaris, verrue ou crevasse ouverte',
    grossesse: 'Possible ; signalez-la',
    age: "Dès l'enfance, en présence d'un parent",
    medicaments: 'Perte de sensibilité des mains : pas de paraffine',
  },
  description: `<p>Elles jardinent, cuisinent, tapent au clavier et passent vingt fois par jour sous l'eau. Rien d'étonnant à ce que les mains soient les premières à se marquer. Une manucure soignée commence donc par réparer avant de colorer.</p>
<p>Nous limons <strong>toujours dans le même sens</strong>, à sec, pour ne pas dédoubler l'ongle. Les cuticules sont ramollies à l'eau tiède puis repoussées au bâtonnet de buis ; nous coupons seulement les petites peaux qui accrochent. Suivent un gommage fin, un masque sous un linge chaud et un modelage jusqu'au coude. Le vernis, si vous en souhaitez un, se pose en quatre couches : la base, deux fois la couleur, le brillant.</p>
<h3>Express ou complète ?</h3>
<ul>
<li><strong>Express</strong>, une demi-heure : limage, cuticules, crème. Pour un entretien régulier, toutes les deux à trois semaines.</li>
<li><strong>Complète</strong>, trois quarts d'heure : la même chose, avec gommage, masque et modelage. Pour des mains sèches ou avant une occasion.</li>
<li><strong>Paraffine</strong>, en plus : un bain tiède qui garde la chaleur et aide la crème à pénétrer. <em>Bienvenu de novembre à mars.</em></li>
</ul>
<p>Le matériel métallique est nettoyé, désinfecté puis stérilisé entre deux rendez-vous ; les limes en carton vous sont remises ou jetées. Si vous avez une mycose, un panaris, une verrue ou des crevasses ouvertes, nous reportons le rendez-vous et vous conseillons de voir un médecin. La paraffine est exclue si vos mains perçoivent mal la chaleur, ou sur une peau lésée.</p>
<p>Chez vous, deux gestes entretiennent le résultat : une goutte d'huile sur les cuticules le soir, des gants pour la vaisselle.</p>`,
  videos: ['/videos/soins-des-mains.mp4'],
  textesVideos: [
    {
      video: '/videos/soins-des-mains.mp4',
      texte:
        "<p>Film sans paroles ni son, de huit secondes. Une main, doigts écartés, vue de dessus. Un pinceau passe sur quatre ongles, de l'index au petit doigt, et y laisse une huile qui brille, puis pénètre.</p>",
    },
  ],
  tarifs: [
    { name: 'Manucure', price: '' },
    { name: 'Limage et mise en forme <em>15 min</em>', price: '12 €' },
    { name: 'Manucure express <em>30 min</em>', price: '24 €' },
    { name: 'Manucure complète <em>45 min</em>', price: '34 €' },
    { name: 'Manucure homme <em>30 min</em>', price: '26 €' },
    { name: 'Avec couleur', price: '' },
    { name: 'Pose de vernis classique <em>20 min</em>', price: '14 €' },
    { name: 'Manucure complète et vernis classique <em>1 h</em>', price: '42 €' },
    { name: 'Manucure complète et vernis semi-permanent <em>1 h 15</em>', price: '55 €' },
    { name: 'Soins', price: '' },
    { name: 'Gommage, masque et modelage <em>30 min</em>', price: '28 €' },
    { name: 'Bain de paraffine seul <em>20 min</em>', price: '18 €' },
    { name: 'Bain de paraffine avec une manucure', price: '12 €', reservable: false },
    { name: 'Mains et pieds', price: '' },
    { name: 'Manucure et beauté des pieds complètes <em>1 h 35</em>', price: '70 €' },
    { name: 'À offrir', price: '' },
    { name: 'Chèque-cadeau manucure', price: 'dès 24 €', link: '/cheques-cadeaux', reservable: false },
  ],
  questions: [
    {
      question: 'Faut-il couper les cuticules ?',
      answer:
        "<p>Le moins possible. Elles protègent la racine de l'ongle des bactéries, et plus on les coupe, plus elles épaississent. Nous les repoussons et retirons seulement les peaux mortes.</p>",
    },
    {
      question: 'Combien de temps tient un vernis classique ?',
      answer: `<p>Quatre à sept jours selon vos activités. Une couche de brillant au troisième jour prolonge la tenue. Pour deux semaines ou davantage, regardez plutôt le <a href="/soins/verni-semi-permanent">vernis semi-permanent</a>.</p>`,
    },
    {
      question: 'Mes ongles se dédoublent, que faire ?',
      answer:
        "<ul><li>Gardez-les courts quelques semaines, limés dans un seul sens.</li><li>Choisissez un dissolvant sans acétone.</li><li>Huilez ongle et cuticule chaque soir.</li><li>Portez des gants pour le ménage.</li></ul><p>Si la fragilité dure ou si la couleur change, <strong>demandez conseil à votre médecin</strong> : ce peut être le signe d'autre chose.</p>",
    },
    {
      question: 'Les hommes sont-ils bienvenus ?',
      answer:
        "<p>Oui, et ils viennent plus nombreux qu'on ne le pense. La manucure homme comprend limage, cuticules, polissage mat et une crème qui ne laisse pas de film gras.</p>",
    },
    {
      question: 'Comment sont désinfectés vos instruments ?',
      answer:
        '<p>Les pinces et repousse-cuticules en métal sont nettoyés, trempés dans un désinfectant puis passés au stérilisateur. Tout ce qui ne se stérilise pas, comme le buis et le carton, est <strong>à usage unique</strong>.</p>',
    },
  ],
  avec: [{ lien: '/soins/verni-semi-permanent' }, { lien: '/soins/soins-des-pieds' }],
}
