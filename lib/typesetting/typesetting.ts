export type { Group, PageLayers, Placed, Section, Strip } from './flow.ts'
export {
  a4,
  type Box,
  type Decor,
  type Drawing,
  type Measure,
  type Page,
  type Picture,
  type Style,
  type Tagged,
  type Text,
} from './page.ts'
export { qrDrawing } from './qr.ts'
export { type FootPlace, type Margins, pagesOf, type Sheet, unmeasured, widthOf, wordsOn } from './sheet.ts'
export { openTypesetter } from './typesetter.ts'
export { type Pictures, writePdf } from './write-pdf.ts'
