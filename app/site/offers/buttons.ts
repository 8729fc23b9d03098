/** What the button says that adds an offer or changes one: of its editor, and of its form without script. */
export const BUTTONS = { add: "Ajouter l'offre", update: 'Enregistrer les modifications' }
