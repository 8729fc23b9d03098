import type { Request } from '@playwright/test'

/** Says whether a request is for a script, whether it runs at once or is fetched ahead. */
export const isScript = (request: Request): boolean => new URL(request.url()).pathname.endsWith('.js')
