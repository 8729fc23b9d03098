/** What the button says that adds a product or changes one: of its editor, and of its form without script. */
export const BUTTONS = { add: 'Ajouter le produit', update: 'Enregistrer les modifications' }
