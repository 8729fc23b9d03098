import type { NewTreatment } from '../../categories.ts'
import { beauteDuRegard } from './beaute-du-regard.ts'
import { beauteDuSourire } from './beaute-du-sourire.ts'
import { beauteEnDuo } from './beaute-en-duo.ts'
import { cryolipolyse } from './cryolipolyse.ts'
import { epilationALaCire } from './epilation-a-la-cire.ts'
import { epilationAuFil } from './epilation-au-fil.ts'
import { maquillage } from './maquillage.ts'
import { soinsDesMains } from './soins-des-mains.ts'
import { soinsDesPieds } from './soins-des-pieds.ts'
import { soinsDuCorps } from './soins-du-corps.ts'
import { soinsDuVisage } from './soins-du-visage.ts'
import { verniSemiPermanent } from './verni-semi-permanent.ts'

/** The treatments by document id, in the order of the menu. */
export const TREATMENTS: Record<string, NewTreatment> = {
  'epilation-au-fil': epilationAuFil,
  'epilation-a-la-cire': epilationALaCire,
  'beaute-en-duo': beauteEnDuo,
  'beaute-du-regard': beauteDuRegard,
  'beaute-du-sourire': beauteDuSourire,
  Cryolipolyse: cryolipolyse,
  'soins-du-visage': soinsDuVisage,
  'soins-du-corps': soinsDuCorps,
  'soins-des-mains': soinsDesMains,
  'soins-des-pieds': soinsDesPieds,
  maquillage,
  'verni-semi-permanent': verniSemiPermanent,
}
