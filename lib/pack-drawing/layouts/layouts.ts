import type { Layout } from '../design.ts'
import type { LabelSheet } from '../label-sheet.ts'
import { arch, frame, herbarium } from './botanical.ts'
import { culture, stripe, symbol } from './clinical.ts'
import { bars, comb, horizon, sun } from './pictorial.ts'

export const drawLayout: Record<Layout, (sheet: LabelSheet) => string> = {
  herbarium,
  horizon,
  symbol,
  sun,
  arch,
  culture,
  frame,
  comb,
  stripe,
  bars,
}
