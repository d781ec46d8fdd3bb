import type { PackForm } from '../design.ts'
import { bottleAmber, bottleWhite, dropper, liquid, spray } from './bottles.ts'
import { box, pouch } from './flat.ts'
import { jar, jarAmber, tub, tube, tubLow } from './jars.ts'
import type { Pack } from './pack.ts'

export const drawForm: Record<PackForm, (pack: Pack) => string> = {
  bottleWhite,
  bottleAmber,
  jar,
  jarAmber,
  dropper,
  spray,
  pouch,
  box,
  tub,
  tubLow,
  tube,
  liquid,
}
