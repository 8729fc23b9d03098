/** What a browser accepts that asks, for an administrator, what a page for visitors is made of. */
export const VISITORS_PAGE = 'application/json;part=visitors'
