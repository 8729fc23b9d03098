import { daysAfter, placeInWeek } from '../../lib/clock.ts'
import type { NewArticle } from './definition.ts'

const EVENT = 'journee-decouverte-du-5-decembre'

/** Gives the article that announces a day the first one to come: the first Saturday of a month, a week ahead at least. */
export function withEventDay(id: string, article: object, today: string): object {
  if (id !== EVENT) return article
  for (let day = daysAfter(today, 7); ; day = daysAfter(day, 1))
    if (placeInWeek(day) === 5 && Number(day.slice(8)) <= 7) return { ...article, jour: day }
}

/** Line breaks inside a text are shown as such. */
const lines = (...parts: string[]) => parts.join('\n')

export const ARTICLES: Record<string, NewArticle> = {
  [EVENT]: {
    titre: 'Une journée découverte, le premier samedi du mois',
    contenu: [
      {
        sousTitre: 'Entrer, regarder, poser ses questions',
        texte: lines(
          "Nos cabines seront ouvertes de 9 h à 16 h, sans rendez-vous. Vous verrez le matériel de près, vous sentirez les huiles, vous toucherez les textures, et vous parlerez avec celles qui s'en servent tous les jours.",
          "Aucun achat n'est attendu de vous : c'est une visite, pas une vente.",
        ),
      },
      {
        sousTitre: 'Trois démonstrations à heure fixe',
        texte: lines(
          '10 h 30 : la ligne des sourcils au fil, expliquée pas à pas.',
          "13 h 30 : les gestes d'un modelage du visage, à refaire chez soi.",
          '15 h : une pose de vernis semi-permanent, de la lime à la finition.',
        ),
      },
      {
        sousTitre: 'Bon à savoir',
        texte: lines(
          "Chaque démonstration dure une vingtaine de minutes et compte douze places assises. Pour en garder une, prévenez-nous par téléphone l'avant-veille au plus tard.",
          'Thé, café et bredele maison à volonté.',
        ),
      },
    ],
    image: '/images/actualites/journee-decouverte.jpg',
    date: '2026-11-10T08:30:00.000Z',
  },
  'rituel-d-automne': {
    titre: "Le rituel d'automne, chaud de la tête aux pieds",
    contenu: [
      {
        sousTitre: 'Pourquoi une saison pour ce soin',
        texte: lines(
          'En octobre, le chauffage se rallume et la peau le sent avant nous : elle tiraille, elle accroche, elle perd son éclat.',
          'Nous avons composé un rituel du corps qui répond à cela, avec des textures plus riches et beaucoup de chaleur.',
        ),
      },
      {
        sousTitre: 'Comment il se déroule',
        texte: lines(
          "D'abord un bain de pieds tiède, le temps de choisir votre huile : noisette, ou pépins de raisin si vous évitez les fruits à coque.",
          'Puis un gommage au sucre fin, retiré à la serviette chaude.',
          "Enfin un modelage lent, du bas du dos à la nuque. Ce temps-là n'est jamais raccourci.",
        ),
      },
      {
        sousTitre: 'À la maison',
        texte: lines(
          'Une douche moins chaude et plus courte, une huile appliquée sur peau encore humide : deux habitudes simples qui prolongent le confort du soin.',
          "Le rituel est proposé d'octobre à mars.",
        ),
      },
    ],
    soin: '/soins/soins-du-corps',
    image: '/images/actualites/rituel-automne.jpg',
    date: '2026-10-06T07:00:00.000Z',
  },
  'sourcils-les-conseils-d-ines': {
    titre: "Sourcils : les conseils d'Inès entre deux rendez-vous",
    contenu: [
      {
        sousTitre: 'Laisser pousser, vraiment',
        texte: lines(
          "Trois semaines sans pince, c'est le minimum pour retrouver la ligne d'origine. Les poils qui dépassent paraissent désordonnés ; ce sont eux qui permettent de redessiner juste.",
        ),
      },
      {
        sousTitre: 'Brosser avant de juger',
        texte: lines(
          "Vers le haut, puis vers l'extérieur, avec un goupillon propre. Un sourcil brossé demande souvent moins de retouches qu'on ne le croit.",
          'Regardez-vous à un mètre du miroir : le miroir grossissant fait toujours trop épiler.',
        ),
      },
      {
        sousTitre: 'Fil, cire ou pince',
        texte: lines(
          'Le fil suit la ligne avec précision et convient aux peaux qui rougissent à la cire.',
          'La cire va vite quand il y a beaucoup à retirer.',
          'La pince, chez vous, seulement pour les repousses isolées.',
        ),
      },
      {
        sousTitre: 'Après le rendez-vous',
        texte: lines(
          "Ni maquillage ni crème parfumée sur la zone jusqu'au lendemain. Une compresse d'eau fraîche suffit à calmer les rougeurs passagères.",
        ),
      },
    ],
    soin: '/soins/beaute-du-regard',
    image: '/images/actualites/sourcils-conseils.jpg',
    date: '2026-09-15T07:00:00.000Z',
  },
  'une-marque-locale-en-rayon': {
    titre: "Une marque locale à essayer à l'accueil",
    contenu: [
      {
        sousTitre: "Un atelier à moins d'une heure de route",
        texte: lines(
          "Nous cherchions depuis longtemps des huiles et des savons faits près d'ici. L'atelier que nous avons choisi fabrique par petites séries, à froid, et inscrit la date de production sur chaque étiquette.",
          'Nous sommes allées voir les cuves, le séchoir et les carnets de lots avant de passer commande.',
        ),
      },
      {
        sousTitre: 'Ce que vous trouverez',
        texte: lines(
          'Un savon surgras au calendula, une huile de pépins de raisin pour le corps, un baume pour les mains et un sel de bain au sapin.',
          "Les quatre produits sont en essai libre à l'accueil : demandez, nous ouvrons les flacons.",
        ),
      },
      {
        sousTitre: 'Les flacons reviennent',
        texte: lines(
          "L'huile est vendue dans un flacon de verre consigné. Rapportez-le vide et rincé : il repart à l'atelier, où il est lavé puis rempli de nouveau.",
        ),
      },
    ],
    image: '/images/actualites/marque-locale.jpg',
    date: '2026-08-25T07:00:00.000Z',
  },
  'un-nouveau-soin-du-visage': {
    titre: 'Un nouveau soin du visage, pensé pour les peaux fatiguées',
    contenu: [
      {
        sousTitre: 'Ce qui change',
        texte: lines(
          "Nous l'avons mis au point au printemps, en l'essayant d'abord entre nous. Il commence par dix minutes d'observation et de questions : la suite du soin en dépend.",
          'Le nettoyage est fait deux fois, à la main, sans appareil.',
        ),
      },
      {
        sousTitre: 'Le déroulé',
        texte: lines(
          "Double nettoyage, gommage sans grains, masque choisi selon l'état de la peau ce jour-là.",
          'Pendant la pose, un modelage des mains et des avant-bras.',
          'Pour finir, un modelage du visage et du cou, sans musique si vous préférez le silence.',
        ),
      },
      {
        sousTitre: 'Pour qui',
        texte: lines(
          'Pour toutes les peaux, y compris sensibles. Signalez-nous simplement vos allergies et vos traitements en cours au moment de réserver.',
          "La peau est plus souple et le teint plus frais le soir même ; nous ne promettons rien d'autre.",
        ),
      },
    ],
    soin: '/soins/soins-du-visage',
    image: '/images/actualites/nouveau-soin-visage.jpg',
    date: '2026-07-07T07:00:00.000Z',
  },
  'la-grande-cabine-renovee': {
    titre: 'La grande cabine a fait peau neuve',
    contenu: [
      {
        sousTitre: 'Trois semaines de travaux',
        texte: lines(
          "Les murs sont passés du blanc au lin, le parquet a été poncé, et une cloison isolée sépare désormais la pièce du couloir. On n'y entend plus le téléphone de l'accueil : c'était le but.",
        ),
      },
      {
        sousTitre: 'Une vraie cabine pour deux',
        texte: lines(
          'Elle reçoit maintenant deux tables chauffantes côte à côte, avec de la place pour travailler autour de chacune.',
          "La lumière se règle séparément : on peut somnoler d'un côté et lire de l'autre.",
        ),
      },
      {
        sousTitre: 'Plus simple pour tout le monde',
        texte: lines(
          "La porte est plus large, le seuil a disparu et l'une des tables descend à hauteur d'assise.",
          'Si vous vous déplacez en fauteuil ou avec une canne, dites-le en réservant : nous préparons la pièce avant votre arrivée.',
        ),
      },
    ],
    image: '/images/actualites/cabine-renovee.jpg',
    date: '2026-06-16T07:00:00.000Z',
  },
}
