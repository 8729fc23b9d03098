/** What the button says that adds a member or changes one: of its editor, and of its form without script. */
export const BUTTONS = { add: 'Mettre à jour', update: 'Mettre à jour' }
