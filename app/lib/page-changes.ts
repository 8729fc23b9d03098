/**
 * Asks the browser to animate page changes. It stands in each page itself: Chromium 153 and later decides before a style
 * sheet of its own has arrived, and reports « ViewTransition opt-in disabled » where no script can hear it.
 */
export const PAGE_CHANGES = '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}'
