/** The oldest browsers that administrators may have, as the README and the guide say. Visitors may have any. */
export const SUPPORTED_BROWSERS = { Safari: '16.4', Chrome: '110', Firefox: '115' }

/** The same as what is built is made for. */
export const BUILD_TARGET = Object.entries(SUPPORTED_BROWSERS).map(([name, version]) => name.toLowerCase() + version)
