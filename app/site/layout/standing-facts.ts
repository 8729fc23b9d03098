import { useShownDocument } from '../../cms/edit/documents'
import type { SiteFacts } from './site-facts'

/** What header and footer say, with the institute as it stands by now where the page itself shows it. */
export function useStandingFacts(facts: SiteFacts | undefined): SiteFacts | undefined {
  const centre = useShownDocument('centres')
  if (!facts || !centre) return facts
  const { nom, adresse, contact } = centre
  return { ...facts, nom, adresse, telephone: contact.telephone, email: contact.email }
}
