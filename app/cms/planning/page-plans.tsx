import { fr } from '../../lib/french-typography'

/** Tells whoever edits a page that something of it is to change by itself. */
export function PagePlans({ count }: { count: number | undefined }) {
  if (!count) return null
  return (
    <p data-page-plans="">
      {fr(count === 1 ? 'Un changement est prévu sur cette page.' : `${count} changements sont prévus sur cette page.`)}{' '}
      <a href="/prevu">Voir ce qui est prévu</a>
    </p>
  )
}
