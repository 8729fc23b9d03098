import type { NewTreatment } from './definition.ts'
import { beauteDuRegard } from './first/beaute-du-regard.ts'
import { beauteDuSourire } from './first/beaute-du-sourire.ts'
import { beauteEnDuo } from './first/beaute-en-duo.ts'
import { cryolipolyse } from './first/cryolipolyse.ts'
import { epilationALaCire } from './first/epilation-a-la-cire.ts'
import { epilationAuFil } from './first/epilation-au-fil.ts'
import { maquillage } from './first/maquillage.ts'
import { soinsDesMains } from './first/soins-des-mains.ts'
import { soinsDesPieds } from './first/soins-des-pieds.ts'
import { soinsDuCorps } from './first/soins-du-corps.ts'
import { soinsDuVisage } from './first/soins-du-visage.ts'
import { UV, UV_TREATMENT } from './uv-first-content.ts'
import { verniSemiPermanent } from './first/verni-semi-permanent.ts'

/** The treatments by document id, in the order of the menu. */
export const TREATMENTS: Record<string, NewTreatment> = {
  [UV]: UV_TREATMENT,
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
