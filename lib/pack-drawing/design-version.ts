import type { PackDesign } from './design.ts'
import type { ContentUnit } from './doses.ts'
import type { FactsPanel } from './draw-label.ts'
import { fingerprint } from './fingerprint.ts'

/** Raised by hand whenever the drawing itself changes, so that pictures made before are not shown again. */
const drawing = 1

/** One of a product's pictures, with all that is drawn on it. */
export type Picture =
  | { view: 'pack'; design: PackDesign }
  | { view: 'label'; design: PackDesign; panel: FactsPanel }
  | { view: 'dose'; design: PackDesign; unit: ContentUnit | null; measure: string | null }

const versionOf = (drawn: unknown): string =>
  fingerprint(`${drawing} ${JSON.stringify(drawn)}`)
    .toString(16)
    .padStart(8, '0')

export const designVersion = (design: PackDesign): string => versionOf(design)

/** The version in a picture's address: another picture, another address. */
export const pictureVersion = (picture: Picture): string =>
  picture.view === 'pack' ? designVersion(picture.design) : versionOf(picture)
