/** The oldest browsers that administrators may have, as the README and the guide say. Visitors may have any. */
export const SUPPORTED_BROWSERS = { Safari: '16.4', Chrome: '110', Firefox: '115' }

/** The same as what scripts are built for. */
export const BUILD_TARGET = Object.entries(SUPPORTED_BROWSERS).map(([name, version]) => name.toLowerCase() + version)

/** What style sheets are built for: visitors may have older browsers, so what stands in for a later unit or colour stays. */
export const STYLE_TARGET = ['chrome107', 'firefox104', 'safari15']
