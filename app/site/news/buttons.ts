/** What the button says that adds an article or changes one: of its editor, and of its form without script. */
export const BUTTONS = { add: "Ajouter l'article", update: "Mettre à jour l'article" }
