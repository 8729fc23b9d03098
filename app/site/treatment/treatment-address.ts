import { slug } from '../../lib/slug'

/** Makes an address of a title; `soin` where nothing of it can be one. */
export const addressOf = (title: string) => slug(title) || 'soin'
