import { formatTag } from '#domain/languages.ts'
import type { TimeOfDay } from '#domain/protocols/dose.ts'
import type { Group, Placed, Section, Strip } from '#lib/typesetting/typesetting.ts'
import { type FootPlace, type Margins, type Sheet, widthOf } from '#lib/typesetting/typesetting.ts'
import { colours, leading, rule, sans, textAt, textsAt } from '#server/platform/pdf/ink.ts'
import { contactRows, contactTexts } from './contact-rows.ts'
import type { PlanLayout } from './plan-layout.ts'
import type { PlanPaper } from './plan-paper.ts'
import { addressOf } from './sheet-foot.ts'
import { firstLine } from './sheet-head.ts'

const style = sans(18)
const lineHeight = 25
const qrSize = 90

/** Whom to ask, the page number, and what is on the next page. */
export function largeFoot(
  layout: PlanLayout,
  { brand, language, practitioner }: PlanPaper,
  margins: Margins,
  timeOf: (section: Section) => TimeOfDay | undefined,
): { height: number; draw: Sheet['foot'] } {
  const { t, measure } = layout
  const width = widthOf(margins)
  const contact = practitioner.phone ?? brand?.contact[0]?.text ?? practitioner.name
  const ask = t('plan:paper.questions', { contact })

  function pageWords({ page, pages }: FootPlace): string {
    const count = { page: page + 1, pages: pages.length }
    const begun = new Set(pages.slice(0, page + 1).flatMap(sectionsOf))
    const overleaf = new Set(sectionsOf(pages[page + 1] ?? []))
    const times = [...overleaf]
      .filter((section) => !begun.has(section))
      .flatMap((section) => timeOf(section) ?? [])
      .map((time) => t(`plan:dose.time.${time}`))
    if (times.length === 0) return t('plan:paper.page', count)
    const list = new Intl.ListFormat(formatTag(language), { type: 'conjunction' }).format(times)
    return t('plan:paper.page-overleaf', { ...count, times: list })
  }

  return {
    height: 12 + 2 + 12 + lineHeight,
    draw: (place) => {
      const top = place.top + 12
      const words = pageWords(place)
      const wide = measure.widthOf(words, style)
      const left = firstLine(layout, ask, style, width - wide - 20)
      const at = { top: top + 14, height: lineHeight }
      return {
        behind: [rule(margins.side, top, width, colours.ink, 2)],
        content: [
          { tag: 'P', parts: [textAt(left, style, { ...at, x: margins.side })] },
          { tag: 'P', parts: [textAt(words, style, { ...at, x: margins.side + width - wide })] },
        ],
      }
    },
  }
}

const sectionsOf = (page: readonly Placed[]) => page.map(({ section }) => section)

/** After all products: how to reach the practitioner, as their page says. */
export function contactGroup(
  layout: PlanLayout,
  { brand, practitioner }: PlanPaper,
  margins: Margins,
): Group[] {
  if (!brand || brand.contact.length === 0) return []
  const bold = sans(18, 600, brand.colour)
  const width = widthOf(margins)
  const name = firstLine(layout, practitioner.name, bold, width)
  const rows = contactRows(layout, brand.contact, style, width)
  const strip: Strip = {
    height: (1 + rows.length) * lineHeight,
    draw: (top) => ({
      behind: [],
      content: [
        { tag: 'P', parts: [textAt(name, bold, { x: margins.side, top, height: lineHeight })] },
        {
          tag: 'P',
          parts: contactTexts(rows, style, { x: margins.side, top: top + lineHeight, height: lineHeight }),
        },
      ],
    }),
  }
  return [{ section: { after: 18 }, strips: [strip] }]
}

/** After all products: the legal text on food supplements, and where to find the plan online. */
export function closingText(
  { t, measure, qr }: PlanLayout,
  { language, link }: PlanPaper,
  margins: Margins,
): Group[] {
  const indent = link ? qrSize + 22 : 0
  const width = widthOf(margins) - indent
  const height = leading(language, lineHeight)
  const texts = [
    ...(link ? [t('plan:paper.link', { address: addressOf(link) })] : []),
    t('plan:paper.diet'),
    t('plan:paper.doctor'),
  ].map((text) => measure.linesOf(text, style, width))
  const lines = texts.flat().length
  const code = link ? qr(link) : undefined
  const strip: Strip = {
    height: Math.max(code ? qrSize : 0, lines * height),
    draw: (top) => ({
      behind: code
        ? [
            {
              kind: 'drawing',
              path: code.path,
              x: margins.side,
              y: top,
              scale: qrSize / code.modules,
              fill: colours.ink,
            },
          ]
        : [],
      content: texts.map((text, index) => ({
        tag: 'P',
        parts: textsAt(text, style, {
          x: margins.side + indent,
          top: top + texts.slice(0, index).flat().length * height,
          height,
        }),
      })),
    }),
  }
  return [{ section: { after: 0 }, strips: [strip] }]
}
