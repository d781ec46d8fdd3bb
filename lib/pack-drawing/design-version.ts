import type { PackDesign } from './design.ts'
import type { ContentUnit } from './doses.ts'
import type { FactsPanel } from './draw-label.ts'
import { fingerprint } from './fingerprint.ts'

/** Raise by hand whenever the drawing code changes, so that old pictures are not shown again. */
const drawing = 1

/** One of a product's pictures, with everything drawn on it. */
export type Picture =
  | { view: 'pack'; design: PackDesign }
  | { view: 'label'; design: PackDesign; panel: FactsPanel }
  | { view: 'dose'; design: PackDesign; unit: ContentUnit | null; measure: string | null }

const versionOf = (drawn: unknown): string =>
  fingerprint(`${drawing} ${JSON.stringify(drawn)}`)
    .toString(16)
    .padStart(8, '0')

export const designVersion = (design: PackDesign): string => versionOf(design)

/** The version in a picture's URL, which changes with its content. */
export const pictureVersion = (picture: Picture): string =>
  picture.view === 'pack' ? designVersion(picture.design) : versionOf(picture)
