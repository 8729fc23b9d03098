import type { z } from 'zod'
import { WORDS } from './first-content.ts'
import { defineCollection } from '../../cms/documents/definition.ts'
import type { Unsaved } from '../../cms/documents/unsaved.ts'
import { optionalAddress, picture } from '../../cms/kinds/address.ts'
import { group } from '../../cms/kinds/group.ts'
import { adjusted, type Field, type Fields } from '../../cms/kinds/kind.ts'
import { line, requiredLine } from '../../cms/kinds/line.ts'
import { lines, list as listField, texts } from '../../cms/kinds/list.ts'
import { richLine } from '../../cms/kinds/rich-text.ts'
import { text } from '../../cms/kinds/text.ts'
import { STANDING, TITLES, TODAY } from './standing-words.ts'

/** A field that older documents do not have: they say what was said in its place. */
const standing = <S extends z.ZodType>(field: Field<S>, value: z.output<S>) =>
  adjusted(field, (schema) => schema.default(value as never), value as never)

const title = (page: keyof typeof TITLES) =>
  standing(requiredLine(`titre de « ${TITLES[page]} »`, { label: 'titre' }), TITLES[page])

/** What search engines are told of a page. */
const described = (page: string, first: string) =>
  standing(group(page, { description: description(page) }), { description: first })

const introduction = (page: string) => text(`introduction de ${page}`, { feminine: true, label: 'introduction' })

const description = (page: string) =>
  text(`description de ${page}`, { feminine: true, label: 'description pour les moteurs de recherche' })

const none = (page: string) => requiredLine(`texte de ${page} sans contenu`, { label: "quand il n'y a rien" })

const list = <F extends Fields>(key: keyof typeof TITLES, page: string, more: F) =>
  group(page, { titre: title(key), introduction: introduction(page), vide: none(page), ...more })

/** A page that hosts the booking service: what it says where there is one, and where there is none. */
const booking = <F extends Fields>(key: keyof typeof TITLES, page: string, more: F) =>
  group(page, {
    titre: title(key),
    introduction: introduction(page),
    introductionEnLigne: text(`introduction de ${page} en ligne`, {
      feminine: true,
      label: 'introduction quand le service en ligne est là',
    }),
    aide: text(`aide de ${page}`, { feminine: true, label: 'par téléphone' }),
    ...more,
  })

/** What there is today on a page that the booking service is not there for. */
const today = (key: keyof typeof TODAY) => ({
  reperes: standing(
    listField('repères', {
      plural: true,
      entry: { text: 'repère' },
      name: 'titre',
      fields: {
        chiffre: adjusted(
          line('chiffre', { label: 'chiffre, en grand' }),
          (schema) => schema.transform((value) => value.trim() || undefined).optional(),
          undefined,
        ),
        titre: requiredLine('titre', { label: 'titre du repère' }),
        texte: text('texte', { label: 'texte du repère' }),
        lien: optionalAddress('lien'),
      },
    }),
    TODAY[key].map((entry, place) => ({ id: `place-${place + 1}`, ...entry })),
  ),
})

/** What pages say beside the documents that they show, by the key of each page. */
export const textes = defineCollection({
  documents: { fixed: 'textes' },
  first: { content: (): object => WORDS },
  noun: { text: 'Textes des pages', plural: true },
  page: '/plan-du-site',
  pageName: 'Plan du site',
  shownOn: [],
  historyName: 'Textes des pages',
  holds: 'Les introductions et les phrases de chaque page, à changer sur la page même',
  fields: {
    accueil: group('accueil', {
      metier: standing(
        line('métier', { label: 'métier, dans le titre pour les moteurs de recherche' }),
        STANDING.metier,
      ),
      description: description("l'accueil"),
    }),
    soins: group('soins', {
      titre: title('soins'),
      introduction: introduction('« Tous les soins »'),
      description: description('« Tous les soins »'),
      besoins: standing(lines('besoins, dans leur ordre', { text: 'besoin' }), STANDING.besoins),
      sansTexte: standing(line("suite du titre d'un soin sans texte", { feminine: true }), STANDING.sansTexte),
    }),
    tarifs: group('tarifs', {
      titre: title('tarifs'),
      introduction: introduction('« Tous les tarifs »'),
      description: description('« Tous les tarifs »'),
      exemples: standing(line('exemples de recherche', { plural: true }), STANDING.exemples),
      note: standing(requiredLine('phrase sous les prix des soins', { feminine: true }), STANDING.note),
      noteArticles: standing(
        requiredLine('phrase sous les prix des articles', { feminine: true }),
        STANDING.noteArticles,
      ),
    }),
    'bronzage-uv': group('bronzage UV', {
      notice: texts("ajouts à la notice d'information", { text: 'paragraphe' }),
    }),
    'nos-expertes': group('équipe', {
      titre: title('nos-expertes'),
      introduction: introduction("l'équipe"),
      vide: none("l'équipe"),
      description: description("l'équipe"),
    }),
    'notre-centre': group('centre', {
      titre: title('notre-centre'),
      // A site that never said it says nothing there.
      introduction: standing(introduction('« Notre centre »'), ''),
      acces: line('accès au centre', { label: 'accès' }),
      description: standing(description('« Notre centre »'), STANDING.centre),
    }),
    actualites: list('actualites', '« Nos Actualités »', {
      suite: standing(requiredLine('titre sous un article'), STANDING.suite),
      place: standing(line('invitation sous un jour annoncé', { feminine: true }), STANDING.place),
    }),
    'offres-du-moment': list('offres-du-moment', '« Nos Offres »', {}),
    'ventes-privees': list('ventes-privees', '« Nos Ventes privées »', {
      demande: standing(requiredLine('bouton de chaque vente'), STANDING.appel),
    }),
    'nos-soldes': list('nos-soldes', '« Nos Soldes »', {
      demande: standing(requiredLine('bouton de chaque article'), STANDING.demande),
    }),
    'cheques-cadeaux': booking('cheques-cadeaux', '« Chèques-cadeaux »', {
      enTete: standing(line('en-tête du chèque'), STANDING.enTete),
      carte: standing(lines('lignes du chèque', { text: 'ligne', feminine: true }), STANDING.carte),
      // A site that never said what can be given shows none of it.
      titreMontants: standing(line('titre des montants'), STANDING.titreMontants),
      montants: standing(lines('montants', { text: 'montant' }), []),
      autreMontant: standing(line('suite des montants', { feminine: true }), ''),
      titreSoins: standing(line('titre des soins à offrir'), ''),
      ...today('cheques-cadeaux'),
    }),
    'nos-produits': booking('nos-produits', '« Nos produits »', {
      image: standing(picture(), STANDING.produits),
      ...today('nos-produits'),
    }),
    'mon-compte': booking('mon-compte', '« Mon compte »', {
      enTete: standing(line('en-tête de la carte'), STANDING.enTeteFidelite),
      carte: standing(lines('lignes de la carte', { text: 'ligne', feminine: true }), STANDING.carteFidelite),
      ...today('mon-compte'),
    }),
    'rendez-vous': booking('rendez-vous', '« Rendez-vous »', {
      titreSoins: standing(line('titre des soins à choisir'), STANDING.choix),
      image: standing(picture(), STANDING.rendezVous),
      ferme: standing(text("phrase quand c'est fermé", { feminine: true }), STANDING.ferme),
    }),
    reservation: group('réservation', {
      telephone: requiredLine('titre du téléphone'),
      deplacement: richLine('phrase sur les rendez-vous déplacés', { feminine: true }),
      horaires: requiredLine('titre des horaires'),
      visite: standing(line("titre de l'adresse"), STANDING.visite),
    }),
    invitation: group('invitation', {
      titre: requiredLine("titre de l'invitation", { label: 'titre' }),
      texte: text("texte de l'invitation", { label: 'texte' }),
    }),
    'plan-du-site': group('plan du site', {
      titre: title('plan-du-site'),
      introduction: introduction('« Plan du site »'),
      description: description('« Plan du site »'),
    }),
    cgv: described('conditions de vente', STANDING.cgv),
    'mentions-legales': described('mentions légales', STANDING['mentions-legales']),
    accessibilite: standing(
      group('accessibilité', {
        titre: title('accessibilite'),
        introduction: introduction('« Accessibilité »'),
        description: description('« Accessibilité »'),
      }),
      STANDING.accessibilite,
    ),
  },
})

export type Words = z.infer<typeof textes.schema>
export type NewWords = Unsaved<Words>
