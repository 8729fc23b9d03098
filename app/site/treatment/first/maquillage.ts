import type { NewTreatment } from '../definition.ts'

export const maquillage: NewTreatment = {
  title: 'Maquillage',
  besoin: 'Regard et maquillage',
  image: '/images/soins/maquillage.jpg',
  accroche: 'Jour, soir et grandes occasions',
  reperes: {
    pourQui: 'Qui se marie, sort le soir ou veut apprendre',
    eviter: 'Un produit nouveau sur la peau la veille',
    grossesse: 'Possible ; signalez ce que la peau ne supporte plus',
    age: "Avant 18 ans, avec l'autorisation d'un parent",
    medicaments: "Une allergie ou une peau traitée : dites-le à l'essai",
  },
  description: `<p>« Je veux me reconnaître. » C'est la demande que nous entendons le plus, et nous la prenons au mot. Nous partons de votre visage, de la tenue, de l'heure et de la lumière : un maquillage de mairie à onze heures ne se travaille pas comme une soirée aux bougies.</p>
<p>La peau passe en premier. Nettoyée, hydratée, préparée selon qu'elle brille ou qu'elle tire, elle reçoit un fond de teint <strong>choisi à la lumière du jour</strong>, près de la fenêtre, et fondu jusque dans le cou. Les yeux et les sourcils suivent, puis la bouche. À mi-chemin, nous vous tendons le miroir : il est encore temps d'adoucir ou d'appuyer.</p>
<h3>Le jour du mariage</h3>
<p>Nous demandons un <strong>essai trois à six semaines avant</strong>. Apportez une photo de la robe, celle de la coiffure et deux ou trois images qui vous plaisent. Nous notons chaque teinte, prenons une photo à la lumière naturelle, et vous gardez le maquillage la journée entière pour juger de sa tenue.</p>
<ul>
<li>Prévoyez une heure le jour même, coiffure faite.</li>
<li>Portez un haut qui s'ouvre devant.</li>
<li>Gommez et hydratez vos lèvres la veille.</li>
<li>Évitez autobronzant et nouveau produit dans les trois jours qui précèdent.</li>
</ul>
<p>Les cours s'adressent à toutes, y compris à celles qui n'ont jamais tenu un pinceau. <em>Venez avec votre trousse</em> : nous trions ce qu'elle contient, puis vous maquillez un côté du visage pendant que nous faisons l'autre. Vous repartez avec une fiche à votre nom.</p>
<p>Pinceaux désinfectés entre chaque personne, mascara appliqué à la brosse jetable, rouge à lèvres prélevé à la spatule. En cas de conjonctivite, de bouton de fièvre ou d'allergie connue, prévenez-nous avant de venir.</p>`,
  videos: [],
  tarifs: [
    { name: 'Pour vous', price: '' },
    { name: 'Yeux seuls <em>20 min</em>', price: '20 €' },
    { name: 'Maquillage de jour <em>30 min</em>', price: '32 €' },
    { name: 'Maquillage du soir <em>45 min</em>', price: '42 €' },
    { name: 'Supplément faux cils en bouquets', price: '10 €', reservable: false },
    { name: 'Mariage', price: '' },
    { name: 'Essai mariée <em>1 h 15</em>', price: '48 €' },
    { name: 'Mariée, le jour même <em>1 h</em>', price: '75 €' },
    { name: 'Forfait mariée, essai et jour même', price: '112 €' },
    { name: 'Invitée ou témoin <em>40 min</em>', price: '40 €' },
    { name: 'À domicile, frais de déplacement', price: 'sur devis', reservable: false },
    { name: 'Apprendre', price: '' },
    { name: "Cours d'auto-maquillage <em>1 h 30</em>", price: '65 €' },
    { name: 'Cours à deux <em>2 h</em>', price: '110 €' },
    { name: 'Atelier dès quatre personnes, par personne <em>2 h</em>', price: '38 €' },
    { name: 'Offrir un cours', price: 'dès 65 €', link: '/cheques-cadeaux', reservable: false },
  ],
  questions: [
    {
      question: "L'essai mariée est-il obligatoire ?",
      answer:
        "<p>Nous y tenons. Il évite les surprises, permet de repérer une réaction de la peau et fixe la durée exacte. Sans essai, nous ne proposons le jour J qu'un maquillage simple, au tarif du soir.</p>",
    },
    {
      question: "Combien de temps à l'avance faut-il réserver pour un mariage ?",
      answer: `<p>Trois à quatre mois pour un samedi de mai à septembre, un mois hors saison. L'essai se prend comme tout <a href="/rendez-vous">rendez-vous</a> ; la date du mariage se fixe avec nous, par téléphone (voir <a href="/notre-centre">Notre centre</a>).</p>`,
    },
    {
      question: 'Maquillez-vous les peaux très sensibles ou à imperfections ?',
      answer:
        "<p>Oui. Signalez vos allergies et vos traitements à la réservation. Sur une acné active, nous travaillons au doigt et à l'éponge jetable, avec des textures légères. Vous pouvez apporter <strong>votre propre fond de teint</strong> si votre peau n'en supporte qu'un.</p>",
    },
    {
      question: 'Comment faire tenir le maquillage toute la soirée ?',
      answer:
        '<ul><li>Tamponnez avec un papier matifiant au lieu de repoudrer.</li><li>Gardez sur vous le rouge à lèvres, un mouchoir et un coton-tige.</li><li>En cas de larmes, épongez sans frotter.</li></ul>',
    },
    {
      question: 'Maquillez-vous les adolescentes ?',
      answer:
        "<p>Pour un bal ou une fête de famille, oui, avec l'accord écrit d'un parent si elles viennent seules. Nous restons sur un teint léger et des couleurs douces.</p>",
    },
    {
      question: 'Peut-on faire des faux cils et un maquillage le même jour ?',
      answer: `<p>Les bouquets, oui : ils se posent en dix minutes et se retirent le soir. Les extensions se font au moins deux jours avant ; elles sont décrites en <a href="/soins/beaute-du-regard">beauté du regard</a>.</p>`,
    },
  ],
  avec: [{ lien: '/soins/beaute-du-regard' }, { lien: '/soins/soins-du-visage' }],
}
