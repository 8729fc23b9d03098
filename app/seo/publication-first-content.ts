/** A new site is a demonstration until an administrator puts it online. */
export const PUBLICATION = { enLigne: false, demonstration: true }
