import { flow, type Group, layersOf, type PageLayers, type Placed } from './flow.ts'
import { a4, type Measure, type Page, type Text } from './page.ts'

export type Margins = { top: number; side: number; bottom: number }

/** A kind of sheet: the header and footer of each page, and the content between. */
export type Sheet = {
  margins: Margins
  groups: Group[]
  /** The header of the first page may differ from that of the others. */
  headHeight: (isFirst: boolean) => number
  head: (isFirst: boolean) => PageLayers
  footHeight: number
  foot: (place: FootPlace) => PageLayers
}
export type FootPlace = { top: number; page: number; pages: readonly Placed[][] }

export const widthOf = ({ side }: Margins): number => a4.width - 2 * side

/** The sheet's pages; repeated content is read aloud on the first page only. */
export function pagesOf({ margins, groups, headHeight, head, footHeight, foot }: Sheet): Page[] {
  const bottom = a4.height - margins.bottom
  const startOf = (page: number) => margins.top + headHeight(page === 0)
  const pages = flow(groups, (page) => bottom - footHeight - startOf(page))
  return pages.map((placed, page) => {
    const above = head(page === 0)
    const body = layersOf(placed, startOf(page))
    const below = foot({ top: bottom - footHeight, page, pages })
    const isFirst = page === 0
    return {
      behind: [...above.behind, ...body.behind, ...below.behind],
      content: isFirst ? [...above.content, ...body.content, ...below.content] : body.content,
      running: [...(above.unread ?? []), ...(isFirst ? [] : [...textsOf(above), ...textsOf(below)])],
    }
  })
}

function textsOf({ content }: Pick<PageLayers, 'content'>): Text[] {
  return content.flatMap(({ parts }) =>
    parts.flatMap((part) => ('tag' in part ? textsOf({ content: [part] }) : part)),
  )
}

/** Used before fonts are loaded: nothing has a width, and every text is one line. */
export const unmeasured: Measure = { widthOf: () => 0, linesOf: (text) => (text ? [text] : []) }

/** All text on the pages, to find out which fonts are needed. */
export function wordsOn(pages: readonly Page[]): string[] {
  return pages.flatMap(({ content, running }) =>
    [...textsOf({ content }), ...running].map(({ text }) => text),
  )
}
