import type { Group, PageLayers, Placed } from '#lib/typesetting/typesetting.ts'
import { a4, type FootPlace, type Margins, type Sheet, widthOf } from '#lib/typesetting/typesetting.ts'
import { colours, type Layout, rule, sans, sprig, textAt, textsAt } from '#server/platform/pdf/ink.ts'
import { factStrip, orderHead } from './order-head.ts'
import type { OrderPaper } from './order-paper.ts'
import { sumStrip } from './order-sums.ts'
import { tableGroups } from './order-table.ts'

const margins: Margins = { top: 56, side: 60, bottom: 44 }
const footStyle = sans(11, 400, colours.ink2)
const footLine = 16
const gapAboveFoot = 16
/** Printed above the footer. */
const ornament = { width: 120, height: 173, right: 36, colour: '#DDE3D6' }

/** The layout of an invoice, a credit note or a packing slip. */
export function orderSheet(layout: Layout, paper: OrderPaper): Sheet {
  const place = { left: margins.side, width: widthOf(margins) }
  const head = orderHead(layout, paper, place)
  const lines = paper.foot.flatMap((text) => layout.measure.linesOf(text, footStyle, place.width - 80))
  const footHeight = gapAboveFoot + 15 + lines.length * footLine
  const sums = paper.sums && sumStrip(layout, paper.sums, place)
  const groups: Group[] = [
    { section: { after: 34 }, strips: [factStrip(layout, paper.facts, place)] },
    ...tableGroups(layout, paper, place),
    ...(sums ? [{ section: { after: 0 }, strips: [sums] }] : []),
  ]
  return {
    margins,
    groups,
    headHeight: head.heightOf,
    head: (isFirst) => head.draw(margins.top, isFirst),
    footHeight,
    foot: (at) => foot(layout, lines, place, at, head.heightOf),
  }
}

type Place = { left: number; width: number }

function foot(
  { t, measure }: Layout,
  lines: readonly string[],
  { left, width }: Place,
  { top, page, pages }: FootPlace,
  headHeight: (isFirst: boolean) => number,
): PageLayers {
  const from = top + gapAboveFoot
  const count = t('paper:page', { page: page + 1, pages: pages.length })
  const right = left + width - measure.widthOf(count, footStyle)
  const isLast = page === pages.length - 1
  const end = margins.top + headHeight(page === 0) + bottomOf(pages[page] ?? [])
  const plantTop = from - ornament.height
  const hasRoom = isLast && end <= plantTop
  return {
    behind: [
      ...(hasRoom
        ? sprig(a4.width - ornament.right - ornament.width, plantTop, ornament.width, ornament.colour)
        : []),
      rule(left, from, width, colours.line2),
    ],
    content: [
      { tag: 'P', parts: textsAt(lines, footStyle, { x: left, top: from + 15, height: footLine }) },
      {
        tag: 'P',
        parts: [textAt(count, footStyle, { x: right, top: from + 15, height: footLine })],
      },
    ],
  }
}

function bottomOf(placed: readonly Placed[]): number {
  const last = placed.at(-1)
  return last ? last.top + last.strip.height : 0
}
