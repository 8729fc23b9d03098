import { isSalePeriod, saleLabel } from '../../app/lib/sale-period.ts'
import { CENTRE } from '../../app/site/centre/first-content.ts'

/** What is read today where « soldes » was written: the law allows that word in its periods alone. */
export const sale = (label: string) => saleLabel(label, isSalePeriod(new Date(), CENTRE.adresse.code_postal))
