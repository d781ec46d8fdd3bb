import { languageTag } from '#domain/languages.ts'
import { createTranslator, type Resources } from '#domain/translation.ts'
import type { Measure } from '#lib/typesetting/typesetting.ts'
import {
  openTypesetter,
  type Pictures,
  pagesOf,
  qrDrawing,
  unmeasured,
  wordsOn,
  writePdf,
} from '#lib/typesetting/typesetting.ts'
import { dayGrid } from './day-grid.ts'
import { largePrint } from './large-print.ts'
import type { PaperSize, PlanPaper } from './plan-paper.ts'

/** Sent to the rendering thread: plain data. */
export type PlanOrder = {
  paper: PlanPaper
  size: PaperSize
  pictures: Pictures
  /** Texts in the paper's language, and English. */
  resources: Resources
  fallback: Resources
  madeAt: Date
}

export async function drawPlan({
  paper,
  size,
  pictures,
  resources,
  fallback,
  madeAt,
}: PlanOrder): Promise<Uint8Array> {
  const { language, name, practitioner } = paper
  const t = createTranslator({ language, resources, fallback })
  const layOut = (measure: Measure) => {
    const deps = { t, measure, qr: qrDrawing }
    return pagesOf(size === 'large' ? largePrint(deps, paper) : dayGrid(deps, paper))
  }
  const typesetter = await openTypesetter(language, ['…0123456789', ...wordsOn(layOut(unmeasured))])
  const pages = layOut(typesetter)
  const document = { title: name, author: practitioner.name, language: languageTag(language), pages }
  return writePdf(document, { typesetter, pictures, producer: 'Verbena', madeAt })
}
