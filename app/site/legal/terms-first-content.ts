import type { NewTerms } from './definition.ts'

/** The figures of the terms of sale. Source: specification, section 9, « Terms of sale ». */
export const TERMS = {
  uvMinimumAge: 18,
  cancellationHours: 48,
  instalmentsAbove: 100,
  loyaltyCardPrice: 5,
  loyaltyPointsPerEuro: 1,
  loyaltyThreshold: 200,
  /** Per cent. The source says 10 in one place and 20 in another: the consumer gets the better one (L211-1). */
  loyaltyDiscount: 20,
  loyaltyMonths: 12,
  referralSponsor: 10,
  referralNewClient: 10,
  referralMonths: 3,
  /** Per cent. */
  studentDiscount: 10,
  courseMonths: 12,
  /** Euros, VAT included. Source: arrêté n° 83-50/A du 3 octobre 1983, article 1. */
  noteFrom: 25,
  withdrawalDays: 14,
  court: 'Colmar',
} as const

/** The terms of sale, numbered by the page. What stands between braces is written there by the page. */
export const TERMS_OF_SALE: NewTerms = {
  misAJour: '2025-01-01',
  articles: [
    {
      titre: 'Objet et acceptation',
      texte: `<p>Ces conditions s'appliquent aux prestations, aux chèques-cadeaux et aux produits que
<strong>{nom}</strong>, {identité},
{adresse} (« l'institut » ou « nous »), propose aux consommateurs (« vous »).</p>
<p>Vous pouvez les lire avant chaque réservation et chaque achat, et vous les acceptez en réservant ou en achetant. La version qui
s'applique est celle en vigueur ce jour-là. Aucune de leurs dispositions ne réduit les droits que la loi vous
donne.</p>
<p>Pour toute question : {téléphone} ou {e-mail}.</p>`,
    },
    {
      titre: 'Prestations et précautions',
      texte: `<p>Nos prestations ont une visée esthétique et de bien-être. Elles ne sont pas des actes médicaux et ne remplacent pas
un diagnostic ou un traitement. Leur contenu et leur durée sont décrits sur le site et à l'accueil.</p>
<p>Avant un soin, signalez-nous une grossesse, une allergie, un traitement en cours, un appareil implanté ou une
opération récente. Si le soin ne vous convient pas, nous vous proposons de l'adapter, de le remplacer ou de le
reporter ; <strong>un soin que nous devons ainsi écarter n'est
pas facturé</strong>.</p>
<p>Une personne mineure est reçue avec l'accord écrit de l'un de ses représentants légaux, et jamais pour le bronzage
UV.</p>`,
    },
    {
      titre: 'Bronzage UV',
      texte: `<p><strong>Le bronzage UV est interdit aux personnes de moins de ${TERMS.uvMinimumAge} ans</strong>, même avec l'accord
de leurs parents. Une pièce d'identité est exigée pour prouver la majorité (article 21 de la loi n° 2016-41 du 26
janvier 2016).</p>
<p>L'exposition aux UV artificiels peut provoquer des cancers de la peau et des yeux et un vieillissement prématuré de
la peau. Le port des lunettes de protection fournies est obligatoire. Nous remettons à chaque personne une information
orale et écrite sur ces risques, et nous refusons la séance en cas de contre-indication.</p>
<p>Comme la loi l'exige, aucun avantage de ces conditions (carte de fidélité, parrainage, remise étudiante, promotion)
ne porte sur le bronzage UV.</p>`,
    },
    {
      titre: 'Rendez-vous, retard et annulation',
      texte: `<p>Le rendez-vous se prend {à l'institut ou en ligne}, et par téléphone. Vous pouvez l'annuler ou le déplacer sans frais
<strong>au moins ${TERMS.cancellationHours} heures à l'avance</strong>.</p>
<p>Plus tard, ou si vous ne venez pas, le rendez-vous peut être facturé, au plus au prix de la prestation réservée. Rien
n'est facturé en cas de force majeure ou d'empêchement sérieux dont vous justifiez (maladie, accident, deuil).</p>
<p>La règle vaut dans les deux sens. Si nous annulons moins de ${TERMS.cancellationHours} heures à l'avance, hors force
majeure, nous vous rendons toute somme versée et vous pouvez demander une indemnité égale à celle que nous aurions pu
vous facturer.</p>
<p>En cas de retard, le soin peut être raccourci pour ne pas faire attendre la personne suivante. S'il n'est plus
réalisable, votre retard est traité comme une annulation tardive. Ces règles ne limitent pas le droit de rétractation
décrit à la section {article Droit de rétractation}.</p>`,
    },
    {
      titre: 'Prix et paiement',
      texte: `<p>Les prix sont en euros, toutes taxes comprises. Celui qui s'applique est <strong>le prix affiché au moment de la
réservation ou de l'achat</strong>.</p>
<p>Vous pouvez payer en espèces, dans la limite fixée par la loi, par carte bancaire ou avec un portefeuille
électronique. Au-delà de ${TERMS.instalmentsAbove} €, un paiement <strong>en plusieurs fois sans frais</strong> est possible : le
montant et la date de chaque versement sont convenus par écrit avant le premier.</p>
<p>Dès que le prix d'une prestation atteint ${TERMS.noteFrom} € toutes taxes comprises, une note détaillée vous est remise
avant le paiement ; en dessous, elle vous est remise si vous la demandez (arrêté n° 83-50/A du 3 octobre 1983).</p>`,
    },
    {
      titre: 'Cures',
      texte: `<p>Les cures (cryolipolyse, pressothérapie, remodelage musculaire) sont valables
<strong>${TERMS.courseMonths} mois</strong> à compter de leur achat. Le nombre de séances, leur prix et la date de fin
vous sont donnés par écrit.</p>
<p>Une séance qui n'a pas été prise à cette date n'est plus due. Si l'empêchement vient de nous, d'un cas de force
majeure ou d'une raison de santé dont vous justifiez, la cure est prolongée d'autant ; si elle ne peut plus être
poursuivie, les séances restantes vous sont remboursées.</p>
<p>Les effets varient d'une personne à l'autre : nous nous engageons sur le sérieux du bilan et des séances, pas sur un
résultat chiffré.</p>`,
    },
    {
      titre: 'Chèques-cadeaux',
      texte: `<p>Un chèque-cadeau s'achète {à l'institut ou en ligne}. Commandé par téléphone, il peut être réglé par virement. Son montant ou la prestation choisie, ainsi que sa date de fin de
validité, y sont inscrits et vous sont indiqués avant l'achat.</p>
<p>La personne qui le reçoit prend rendez-vous dans les conditions de la section {article Rendez-vous, retard et annulation} et présente le chèque le jour venu.
Il n'est pas échangeable contre des espèces, sauf si l'achat est annulé par l'effet du droit de rétractation ou de la
loi.</p>`,
    },
    {
      titre: 'Produits, livraison et garanties',
      texte: `<h3>Commande et livraison</h3>
<p>Les produits se choisissent et se règlent à l'institut ; vous pouvez en faire mettre de côté par téléphone.</p>
<p>{service de réservation} tient aussi une boutique en ligne, où ils se commandent. Avant de payer, vous y voyez le
détail de la commande, les frais de livraison et le prix total, et vous pouvez corriger une erreur. La vente est conclue lorsque vous validez la commande avec obligation de paiement ; une confirmation vous est envoyée par
e-mail.</p>
<p>Le produit est remis à l'institut ou livré à la date annoncée et, à défaut de date, trente jours au plus après la
commande. Passé ce délai, vous disposez des recours prévus aux articles L216-1 et suivants du Code de la
consommation.</p>
<h3>Garantie légale de conformité</h3>
<p>Les garanties légales s'exercent auprès de nous, à l'adresse de la section {article Objet et acceptation} :</p>
<ul>
<li>Le consommateur dispose d'un délai de <strong>deux ans</strong> à compter de la délivrance du bien pour obtenir la mise en œuvre de
la garantie légale de conformité en cas d'apparition d'un défaut de conformité. Durant ce délai, le consommateur n'est
tenu d'établir que l'existence du défaut de conformité et non la date d'apparition de celui-ci.</li>
<li>La garantie légale de conformité donne au consommateur droit à <strong>la réparation ou au remplacement</strong> du bien dans un
délai de <strong>trente jours</strong> suivant sa demande, sans frais et sans inconvénient majeur pour lui.</li>
<li>Si le bien est réparé dans le cadre de la garantie légale de conformité, le consommateur bénéficie d'une extension
de <strong>six mois</strong> de la garantie initiale. Si le consommateur demande la réparation du bien, mais que le vendeur impose le
remplacement, la garantie légale de conformité est renouvelée pour une période de deux ans à compter de la date de
remplacement du bien.</li>
<li>Le consommateur peut obtenir <strong>une réduction du prix d'achat</strong> en conservant le bien ou mettre fin au contrat en se
faisant <strong>rembourser intégralement</strong> contre restitution du bien, si : 1° le professionnel refuse de réparer ou de remplacer
le bien ; 2° la réparation ou le remplacement du bien intervient après un délai de trente jours ; 3° la réparation ou le
remplacement du bien occasionne un inconvénient majeur pour le consommateur, notamment lorsque le consommateur supporte
définitivement les frais de reprise ou d'enlèvement du bien non conforme, ou s'il supporte les frais d'installation du
bien réparé ou de remplacement ; 4° la non-conformité du bien persiste en dépit de la tentative de mise en conformité du
vendeur restée infructueuse.</li>
<li>Le consommateur a également droit à une réduction du prix du bien ou à <strong>la résolution du contrat</strong> lorsque le défaut de
conformité est si grave qu'il justifie que la réduction du prix ou la résolution du contrat soit immédiate. Le
consommateur n'est alors pas tenu de demander la réparation ou le remplacement du bien au préalable. Le consommateur n'a
pas droit à la résolution de la vente si le défaut de conformité est mineur.</li>
<li>Toute période d'immobilisation du bien en vue de sa réparation ou de son remplacement <strong>suspend la garantie</strong> qui
restait à courir jusqu'à la délivrance du bien remis en état.</li>
<li>Les droits mentionnés ci-dessus résultent de l'application des <strong>articles L217-1 à L217-32</strong> du Code de la
consommation. Le vendeur qui fait obstacle de mauvaise foi à la mise en œuvre de la garantie légale de conformité
encourt une amende civile d'un montant maximal de 300 000 euros, qui peut être porté jusqu'à 10 % du chiffre
d'affaires moyen annuel (article L241-5 du même code).</li>
</ul>
<h3>Garantie légale des vices cachés</h3>
<ul>
<li>Le consommateur bénéficie également de la <strong>garantie légale des vices cachés</strong> en application des articles 1641 à 1649
du Code civil, pendant une durée de deux ans à compter de la découverte du défaut. Cette garantie donne droit à une
réduction de prix si le bien est conservé ou à un remboursement intégral contre restitution du bien.</li>
</ul>`,
    },
    {
      titre: 'Droit de rétractation',
      texte: `<p>Pour un achat en ligne ou à distance, vous disposez de <strong>${TERMS.withdrawalDays} jours</strong> pour changer
d'avis, sans donner de raison (article L221-18 du Code de la consommation). Le délai court de la réception pour un
produit, et de la conclusion du contrat pour une prestation ou un chèque-cadeau.</p>
<p>Prévenez-nous avant la fin de ce délai par une déclaration claire, par exemple un e-mail à
{e-mail} ou un courrier à {adresse}, ou avec le formulaire ci-dessous. Un contrat conclu en
ligne peut aussi être rétracté en ligne, gratuitement, par la fonctionnalité que prévoit l'article L221-21 ; nous vous
en envoyons un accusé de réception.</p>
<p>Nous vous remboursons la totalité des sommes reçues, frais de livraison au tarif standard compris, au plus tard
quatorze jours après votre déclaration et par le même moyen de paiement. Pour un produit, nous pouvons attendre de
l'avoir reçu ou d'avoir la preuve de son envoi. Vous le renvoyez dans les quatorze jours de votre déclaration, à vos
frais, sauf si vous le rapportez à l'institut.</p>
<p>La loi prévoit des exceptions (article L221-28), que nous appliquons strictement :</p>
<ul>
<li><strong>Prestation entièrement réalisée</strong> avant la fin du délai : le droit s'éteint si vous aviez
expressément demandé à commencer plus tôt et reconnu que vous le perdriez. Si la prestation n'est que commencée, vous
pouvez encore vous rétracter et ne payez que la part déjà réalisée.</li>
<li><strong>Activité de loisirs à une date ou pendant une période déterminée</strong> : le droit ne s'applique pas
lorsque la prestation relève bien de cette catégorie et que nous vous l'avons signalé avant la réservation. Nous ne
l'opposons ni pour un produit, ni pour un chèque-cadeau ou une cure sans date fixée. En cas de doute, le droit de
rétractation s'applique.</li>
<li><strong>Produit descellé</strong> après la livraison, qui ne peut être renvoyé pour des raisons d'hygiène ou de
protection de la santé.</li>
</ul>
<h3>Formulaire de rétractation</h3>
<p>À renvoyer seulement si vous souhaitez vous rétracter.</p>
<ul>
<li>À l'attention de {nom}, {adresse}, {e-mail} :</li>
<li>Je/nous (*) vous notifie/notifions (*) par la présente ma/notre (*) rétractation du contrat (*) portant sur la vente
du bien (*)/pour la prestation de services (*) ci-dessous :</li>
<li>Commandé le (*)/reçu le (*) :</li>
<li>Nom du (des) consommateur(s) :</li>
<li>Adresse du (des) consommateur(s) :</li>
<li>Signature du (des) consommateur(s) (uniquement en cas de notification du présent formulaire sur papier) :</li>
<li>Date :</li>
</ul>
<p>(*) Rayez la mention inutile.</p>`,
    },
    {
      titre: 'Carte de fidélité',
      texte: `<p>La carte de fidélité coûte <strong>${TERMS.loyaltyCardPrice} €</strong>. Cette somme vous est remboursée à la visite
suivante, sur présentation du coupon remis avec la carte.</p>
<ul>
<li>1 € dépensé = ${TERMS.loyaltyPointsPerEuro} point.</li>
<li>À ${TERMS.loyaltyThreshold} points, vous bénéficiez d'une remise de
<strong>${TERMS.loyaltyDiscount} %</strong>.</li>
<li>La carte est valable ${TERMS.loyaltyMonths} mois à compter de sa remise. Les points et la remise qui n'ont pas été
utilisés à cette date sont perdus.</li>
<li>La remise ne se cumule pas avec une promotion.</li>
</ul>
<p>Le bronzage UV ne donne ni point ni remise.</p>`,
    },
    {
      titre: 'Parrainage',
      texte: `<p>Si vous recommandez l'institut à une personne qui n'y est jamais venue, vous recevez
<strong>${TERMS.referralSponsor} €</strong> de réduction, et cette personne
<strong>${TERMS.referralNewClient} €</strong>.</p>
<ul>
<li>Chaque réduction est valable ${TERMS.referralMonths} mois à compter de son attribution.</li>
<li>Vous pouvez parrainer autant de personnes que vous le souhaitez : vos avantages ne sont pas limités en nombre.</li>
<li>Demandez à la personne son accord avant de nous donner ses coordonnées.</li>
<li>Ces réductions ne portent pas sur le bronzage UV.</li>
</ul>`,
    },
    {
      titre: 'Remise étudiante et promotions',
      texte: `<p>Les étudiantes et les étudiants bénéficient d'une remise de <strong>${TERMS.studentDiscount} %</strong> sur
présentation d'un justificatif en cours de validité. Elle porte uniquement sur les prestations de bien-être ; le
bronzage UV n'en est pas une.</p>
<p>Chaque promotion s'applique aux dates et aux conditions affichées avec elle. Sauf mention contraire, elle ne se
cumule pas avec d'autres promotions en cours.</p>`,
    },
    {
      titre: 'Données personnelles',
      texte: `<p>L'institut est responsable de l'usage de vos données, dans le respect du règlement général sur la protection des
données (RGPD) et de la loi du 6 janvier 1978. Nous ne les vendons pas.</p>
<ul>
<li><strong>Rendez-vous, achats, cures et parrainage</strong> : votre identité, vos coordonnées et l'historique de vos
visites, pour exécuter le contrat ou préparer votre venue. Conservation : trois ans après votre dernière visite.</li>
<li><strong>Facturation</strong> : conservation dix ans, comme la loi l'impose.</li>
<li><strong>Carte de fidélité</strong> : vos points et votre remise, pendant la validité de la carte.</li>
<li><strong>Précautions de santé</strong> utiles à un soin : seulement avec votre consentement explicite, que vous
pouvez retirer. Elles ne servent à rien d'autre.</li>
<li><strong>Lettre d'information</strong> : avec votre consentement, jusqu'à votre désinscription.</li>
</ul>
<p>Seules y ont accès les personnes de l'institut qui en ont besoin et, pour leur part, nos prestataires de réservation,
d'hébergement, de paiement et d'envoi.</p>
<p>Vous pouvez accéder à vos données, les faire rectifier ou effacer, en limiter l'usage, vous y opposer, en demander la
copie transférable et décider de leur sort après votre décès. Écrivez à {e-mail} ou à
{adresse}. Vous pouvez aussi adresser une réclamation à la <a href="https://www.cnil.fr" target="_blank" rel="noopener noreferrer">CNIL</a>.</p>`,
    },
    {
      titre: 'Réclamations, médiation et litiges',
      texte: `<p>Parlez-nous d'abord de ce qui ne va pas : {téléphone}, {e-mail} ou
{adresse}.</p>
<p>Si notre réponse à votre réclamation écrite ne vous satisfait pas, vous pouvez saisir gratuitement, dans l'année qui
suit cette réclamation, le médiateur de la consommation dont nous relevons (article L612-1 du Code de la consommation) :
<strong>{médiateur}</strong>. La médiation est libre : elle ne vous empêche pas de saisir un juge.</p>
<p>Ces conditions relèvent du droit français. À défaut d'accord amiable, les litiges sont portés devant le
<strong>tribunal de ${TERMS.court}</strong>, sans vous priver du choix que l'article R631-3 du Code de la consommation
vous laisse : les juridictions compétentes selon le Code de procédure civile, ou celle du lieu où vous demeuriez lors de
la conclusion du contrat ou de la survenance du dommage.</p>`,
    },
  ],
}
