import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { replaceTexts } from '../replaced-texts.server.ts'
import type { DatabaseTransaction, Tables } from '../tables.ts'

/** What the first footer said. */
const FOOTER =
  'Ce site utilise des cookies pour mieux comprendre la façon dont il est utilisé. En poursuivant votre navigation, vous acceptez cette politique.'

/** What the first legal notice said of it. */
const ABOUT_FOOTER =
  "<p>Le bas de page indique que ce site utilise des cookies pour mieux comprendre son utilisation. Voici précisément ce\nqu'il en est :</p>"

/** What is so. Source: CNIL, « Cookies et traceurs ». */
const TRUE_FOOTER =
  '<p>Nos pages ne déposent aucun cookie chez vous. Celles de réservation montrent un service extérieur, qui peut déposer les siens : <a href="/mentions-legales#cookies">voir les mentions légales</a>.</p>'
const TRUE_NOTICE = '<p>Voici ce qui est déposé sur votre appareil, et par qui :</p>'

/** What a site says of cookies is true, where nobody has written other words. */
export const trueWords: Migration = {
  async up(db: Kysely<unknown>) {
    if (db.isTransaction) await mend(db as unknown as DatabaseTransaction)
    else await (db as Kysely<Tables>).transaction().execute(mend)
  },
}

async function mend(db: DatabaseTransaction): Promise<void> {
  await replaceTexts(db, 'navigation', (text) => (text === FOOTER ? TRUE_FOOTER : text))
  await replaceTexts(db, 'mentionsLegales', (text) => text.replace(ABOUT_FOOTER, TRUE_NOTICE))
}
