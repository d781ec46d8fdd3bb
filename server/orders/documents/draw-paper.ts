import { fallbackLanguage, type Language, languageTag } from '#domain/languages.ts'
import { seller } from '#domain/seller.ts'
import { createTranslator, type Resources } from '#domain/translation.ts'
import type { Measure, Page } from '#lib/typesetting/typesetting.ts'
import { openTypesetter, pagesOf, unmeasured, wordsOn, writePdf } from '#lib/typesetting/typesetting.ts'
import type { OrderPaper } from './order-paper.ts'
import { orderSheet } from './order-sheet.ts'

/** Sent to the rendering thread: plain data. The first paper's language is that of the file. */
export type PaperJob = {
  title: string
  papers: readonly [OrderPaper, ...OrderPaper[]]
  /** In the papers' languages, and English. */
  texts: Partial<Record<Language, Resources>>
  madeAt: Date
}

export async function drawPaper({ title, papers, texts, madeAt }: PaperJob): Promise<Uint8Array> {
  const [{ language }] = papers
  const layOut = (measure: Measure) => papers.flatMap((paper) => pagesFor(paper, texts, measure, language))
  const typesetter = await openTypesetter(language, ['…0123456789', ...wordsOn(layOut(unmeasured))])
  const pages = layOut(typesetter)
  return writePdf(
    { title, author: seller.name, language: languageTag(language), pages },
    { typesetter, pictures: new Map(), producer: 'Verbena', madeAt },
  )
}

function pagesFor(paper: OrderPaper, texts: PaperJob['texts'], measure: Measure, whole: Language): Page[] {
  const { language } = paper
  const t = createTranslator({
    language,
    resources: texts[language] ?? {},
    fallback: texts[fallbackLanguage],
  })
  const pages = pagesOf(orderSheet({ t, measure }, paper))
  if (language === whole) return pages
  return pages.map((page) => ({
    ...page,
    content: page.content.map((tagged) => ({ ...tagged, language: languageTag(language) })),
  }))
}
