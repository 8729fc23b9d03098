import type { NewTreatment } from '../definition.ts'

export const cryolipolyse: NewTreatment = {
  title: 'Amincissement',
  besoin: 'Corps',
  image: '/images/soins/cryolipolyse.jpg',
  accroche: 'Froid, pressothérapie, palper-rouler',
  reperes: {
    pourQui: 'Qui garde un bourrelet localisé, à poids stable',
    eviter: 'Un coup de soleil ou une peau irritée dans la zone',
    grossesse: 'Contre-indiquée, allaitement compris',
    age: 'À partir de 18 ans',
    medicaments:
      'Contre-indiquée avec un stimulateur cardiaque, un trouble de la coagulation, une hernie ou une opération récente dans la zone',
  },
  description: `<p>Avant de parler d'appareil, nous parlons de vous. Le premier rendez-vous est un <strong>bilan gratuit d'une demi-heure, sans engagement</strong> : vos attentes, votre santé, vos habitudes, quelques mesures. Il nous arrive de conclure que nos méthodes ne vous conviennent pas ; nous vous le disons alors simplement.</p>
<h3>Nos méthodes</h3>
<ul>
<li><strong>La cryolipolyse</strong> : un refroidissement contrôlé appliqué sur un bourrelet localisé (ventre, flancs, cuisses), pour affiner l'apparence de la silhouette. Elle vise un volume précis chez une personne au poids stable, et ne fait pas maigrir.</li>
<li><strong>La pressothérapie</strong> : des bottes gonflées d'air compriment les jambes de bas en haut. Beaucoup apprécient la sensation de jambes légères.</li>
<li><strong>Le remodelage musculaire</strong> : pendant trente minutes, vous restez en position allongée et des impulsions électromagnétiques font travailler les abdominaux ou les fessiers.</li>
<li><strong>Le palper-rouler</strong> : un modelage manuel et tonique, qui pince et roule la peau entre les doigts.</li>
</ul>
<p>Pendant la cryolipolyse, la peau est protégée par une membrane, puis aspirée dans l'embout. Le froid pique cinq à dix minutes, puis la zone s'engourdit. Comptez quarante-cinq minutes à une heure, suivies d'un modelage de quelques minutes, parfois sensible. Rougeurs, gonflement, petits bleus et engourdissement sont fréquents, de quelques jours à quelques semaines. Plus rares, <em>une brûlure par le froid ou une augmentation durable du volume de la zone</em> ont été décrites. Tout cela figure dans la notice remise au bilan.</p>
<p>Elle est <strong>contre-indiquée</strong> avant 18 ans, en cas de grossesse ou d'allaitement, de maladie liée au froid (cryoglobulinémie, urticaire au froid, hémoglobinurie paroxystique, syndrome de Raynaud), de hernie ou d'opération récente dans la zone, de stimulateur cardiaque, de cancer, de trouble de la coagulation ou de la sensibilité, ou encore de peau lésée. En cas de maladie chronique ou de traitement, un avis médical écrit est demandé.</p>
<p>Si un changement se voit, c'est progressivement, en deux à trois mois. Les résultats varient et ne sont jamais garantis ; alimentation et activité physique y comptent beaucoup.</p>`,
  videos: ['/videos/cryolipolyse.mp4'],
  textesVideos: [
    {
      video: '/videos/cryolipolyse.mp4',
      texte:
        "<p>Film sans paroles ni son, de huit secondes. Une taille, de profil, respire doucement. Face à elle, une étoile de givre recule puis repousse ; trois filets d'air froid s'en échappent et se perdent avant la peau.</p>",
    },
  ],
  tarifs: [
    { name: 'Pour commencer', price: '' },
    { name: 'Bilan silhouette <em>30 min</em>', price: 'offert' },
    { name: 'Cryolipolyse', price: '' },
    { name: 'Une zone <em>1 h</em>', price: '140 €' },
    { name: 'Deux zones le même jour <em>2 h</em>', price: '250 €' },
    { name: 'Cure de trois séances, une zone', price: '378 €', link: '/cgv#cures' },
    { name: 'Pressothérapie', price: '' },
    { name: 'Séance <em>30 min</em>', price: '35 €' },
    { name: 'Séance <em>45 min</em>', price: '45 €' },
    { name: 'Cure de dix séances <em>30 min</em>', price: '299 €', link: '/cgv#cures' },
    { name: 'Remodelage musculaire', price: '' },
    { name: 'Séance, une zone <em>30 min</em>', price: '65 €' },
    { name: 'Cure de huit séances, une zone', price: '449 €', link: '/cgv#cures' },
    { name: 'Modelage manuel', price: '' },
    { name: 'Palper-rouler, une zone <em>30 min</em>', price: '45 €' },
    { name: 'Cure de dix palper-rouler', price: '395 €', link: '/cgv#cures' },
    { name: 'Programme sur mesure, méthodes associées', price: 'dès 490 €' },
  ],
  questions: [
    {
      question: 'La cryolipolyse fait-elle perdre du poids ?',
      answer:
        "<p>Non. Elle s'adresse à un <strong>bourrelet localisé</strong>, chez une personne dont le poids est stable. En cas de surpoids important, elle n'est pas indiquée : parlez-en d'abord à votre médecin ou à un diététicien.</p>",
    },
    {
      question: 'Combien de séances faut-il prévoir ?',
      answer:
        "<p>Une à trois par zone, <strong>espacées d'au moins huit semaines</strong>, avec une nouvelle prise de mesures avant chacune. Si la première n'a rien changé, nous préférons vous en parler plutôt que de continuer à l'identique.</p>",
    },
    {
      question: 'Qui ne peut pas faire de pressothérapie ni de remodelage musculaire ?',
      answer:
        '<ul><li><strong>Pressothérapie</strong> : phlébite ou thrombose actuelle ou passée, artérite, insuffisance cardiaque ou rénale, infection ou plaie des jambes, cancer, grossesse sans accord médical.</li><li><strong>Remodelage musculaire</strong> : stimulateur cardiaque ou tout implant électronique, pièce métallique ou stérilet au cuivre près de la zone, épilepsie, grossesse, opération ou hernie récente, cancer.</li></ul><p>La liste complète vous est lue et remise au bilan.</p>',
    },
    {
      question: 'Puis-je reprendre mes activités tout de suite ?',
      answer:
        '<p>Oui, le travail comme la conduite. Évitez le sport intense, le sauna et le bain très chaud pendant 48 heures, et ne massez pas la zone si elle est douloureuse. <strong>Cloque, douleur forte ou durcissement qui persiste</strong> : consultez votre médecin et prévenez-nous.</p>',
    },
    {
      question: 'Combien de temps une cure est-elle valable ?',
      answer: `<p>Les cures de cryolipolyse, de pressothérapie et de remodelage musculaire sont valables <strong>12 mois</strong>. Les conditions complètes se trouvent dans nos <a href="/cgv#cures">conditions générales de vente</a>.</p>`,
    },
    {
      question: 'Puis-je payer en plusieurs fois ?',
      answer:
        "<p>Oui, sans frais au-delà de 100 €. Nous fixons l'échéancier ensemble, par écrit, avant la première séance. Prenez le temps d'y réfléchir chez vous : rien ne se signe le jour du bilan.</p>",
    },
    {
      question: 'Et si je ne peux pas venir à une séance de ma cure ?',
      answer:
        '<p>Prévenez-nous au moins <strong>48 heures avant</strong> et nous déplaçons la séance. Sans nouvelles de votre part, elle peut être décomptée de la cure.</p>',
    },
  ],
  avec: [{ lien: '/soins/soins-du-corps' }],
}
