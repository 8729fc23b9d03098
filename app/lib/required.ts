/** Said of a field that may not be blank, by the server and, before it is asked, by the browser. */
export const REQUIRED = 'Ce champ est obligatoire.'
