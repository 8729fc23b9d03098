import { addingWords } from './032-page-titles.ts'

/** The words of pages hold those of the declaration of accessibility. */
export const declarationWords = addingWords({
  accessibilite: {
    titre: 'Accessibilité',
    introduction: 'Ce que tout le monde peut faire sur ce site, et ce qui manque encore.',
    description: "Ce qui est accessible à tous sur ce site, ce qui ne l'est pas encore, et à qui le dire.",
  },
})
