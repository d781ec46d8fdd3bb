import type { PageLayers } from '#lib/typesetting/typesetting.ts'
import { type FootPlace, type Margins, widthOf } from '#lib/typesetting/typesetting.ts'
import { colours, rule, sans, textAt, textsAt } from '#server/platform/pdf/ink.ts'
import type { PlanLayout } from './plan-layout.ts'
import type { PlanPaper } from './plan-paper.ts'

/** 15 mm: large enough for a phone camera. */
const qrSize = 58
const gapAbove = 16
const style = sans(11, 400, colours.ink2)
const lineHeight = 16

type Foot = { height: number; draw: (place: FootPlace) => PageLayers }

/** Where to find the plan online, the legal text on food supplements, and the page number. */
export function gridFoot(layout: PlanLayout, paper: PlanPaper, margins: Margins): Foot {
  const { t, measure, qr } = layout
  const width = widthOf(margins)
  const indent = paper.link ? qrSize + 20 : 0
  const inner = width - indent - 90
  const address = paper.link && addressOf(paper.link)
  const linkLines = address ? measure.linesOf(t('plan:paper.link', { address }), style, inner) : []
  const lawLines = [t('plan:paper.diet'), t('plan:paper.doctor')].flatMap((text) =>
    measure.linesOf(text, style, inner),
  )
  const textHeight = (linkLines.length + lawLines.length) * lineHeight
  const height = 13 + Math.max(paper.link ? qrSize : 0, textHeight)
  return {
    height: height + gapAbove,
    draw: ({ top: above, page, pages }) => {
      const top = above + gapAbove
      const from = top + 13
      const x = margins.side + indent
      const count = t('plan:paper.page', { page: page + 1, pages: pages.length })
      const right = margins.side + width - measure.widthOf(count, style)
      const code = paper.link ? qr(paper.link) : undefined
      const linked = textsAt(linkLines, style, { x, top: from, height: lineHeight }).map((text) => ({
        ...text,
        link: paper.link ?? undefined,
      }))
      const law = textsAt(lawLines, style, {
        x,
        top: from + linkLines.length * lineHeight,
        height: lineHeight,
      })
      return {
        behind: [
          rule(margins.side, top, width, colours.line2),
          ...(code
            ? [
                {
                  kind: 'drawing' as const,
                  path: code.path,
                  x: margins.side,
                  y: from,
                  scale: qrSize / code.modules,
                  fill: colours.ink,
                },
              ]
            : []),
        ],
        content: [
          { tag: 'P', parts: linked },
          { tag: 'P', parts: law },
          { tag: 'P', parts: [textAt(count, style, { x: right, top: from, height: lineHeight })] },
        ].filter(({ parts }) => parts.length > 0) as PageLayers['content'],
      }
    },
  }
}

/** A URL in readable form. */
export const addressOf = (link: string): string => link.replace(/^https?:\/\//, '')
