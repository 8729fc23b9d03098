/*
 * The times of a session, of the network and of notices, in milliseconds.
 * Source: the specification, sections 4 and 9, « Session and network ».
 */

/** A session is prolonged so long before it expires. */
export const REFRESH_MARGIN = 5 * 60_000

/** Where the network fails, it is tried again after the first of these, then twice as long each time, up to the second. */
export const RETRY_FIRST = 30_000
export const RETRY_LONGEST = 16 * 60_000

/** A session counts as expired so long before it is. */
export const EXPIRY_MARGIN = 30_000

/** How long a part of the script may take to come. */
export const PART_TIMEOUT = 120_000

/** How long an answer may take, at a desk and on a mobile network. */
export const TIMEOUT = 30_000
export const MOBILE_TIMEOUT = 60_000

/** How long a notice with a button stays on the page; no text of the specification says it. */
export const NOTICE_WITH_ACTION = 20_000
