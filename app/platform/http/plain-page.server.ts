const TEXTS: Record<number, string> = {
  400: 'Cette demande ne peut pas être lue.',
  408: 'Cette demande a mis trop longtemps à arriver.',
  431: 'Cette demande est trop longue pour être lue.',
  500: 'Un incident est survenu. Réessayez dans un instant.',
  503: 'Trop de personnes demandent le site en ce moment. Réessayez dans un instant.',
}

/** The page for what cannot be given the site's own: a status, one sentence and the way home. */
export function plainPage(status: 400 | 408 | 431 | 500 | 503) {
  const text = TEXTS[status]!
  const html =
    `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>${text}</title></head>` +
    `<body><h1>${text}</h1><p><a href="/">Revenir à l'accueil</a></p></body></html>`
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Cache-Control': 'no-store',
    ...(status === 503 && { 'Retry-After': '5' }),
  }
  return { status, html, headers }
}
