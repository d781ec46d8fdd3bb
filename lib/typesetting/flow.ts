import type { Decor, Tag, Tagged, Text } from './page.ts'

/** What is drawn on a page. */
export type PageLayers = {
  behind: Decor[]
  content: Tagged[]
  /** Shown but not read aloud: initials beside the name. */
  unread?: Text[]
}
/** A horizontal strip of the page, which is never split. `top`: where on the page its upper edge is. */
export type Strip = { height: number; draw: (top: number) => PageLayers }

/** The content under one heading, which is repeated on every page. */
export type Section = {
  head?: Strip
  tag?: Tag
  /** Drawn around the part on each page. */
  frame?: (top: number, height: number) => Decor[]
  /** Space left free below it. */
  after: number
  startsPage?: boolean
}
/** Strips that stay together, unless they are higher than a page. */
export type Group = { section: Section; strips: readonly Strip[] }
export type Placed = { section: Section; strip: Strip; top: number }

export const heightOf = (strips: readonly Strip[]): number =>
  strips.reduce((sum, { height }) => sum + height, 0)

/** Assigns each strip to a page and a height on it. */
export function flow(groups: readonly Group[], roomOf: (page: number) => number): Placed[][] {
  const pages: Placed[][] = [[]]
  let used = 0
  let section: Section | undefined
  const open = () => pages.at(-1)!
  const turn = () => {
    pages.push([])
    used = 0
    section = undefined
  }
  const room = () => roomOf(pages.length - 1)
  const put = (strip: Strip, of: Section) => {
    open().push({ section: of, strip, top: used })
    used += strip.height
  }
  const cost = (of: Section) => (section === of ? 0 : (section?.after ?? 0) + (of.head?.height ?? 0))
  const begin = (of: Section) => {
    if (section === of) return
    used += section?.after ?? 0
    section = of
    if (of.head) put(of.head, of)
  }
  const fits = (height: number, of: Section) => used + cost(of) + height <= room()

  for (const group of groups) {
    const isNew = section !== group.section
    if (
      open().length > 0 &&
      ((isNew && group.section.startsPage) || !fits(heightOf(group.strips), group.section))
    )
      turn()
    for (const strip of group.strips) {
      if (open().length > 0 && section === group.section && !fits(strip.height, group.section)) turn()
      begin(group.section)
      put(strip, group.section)
    }
  }
  return pages
}

/** The shapes on a page whose content begins at `top`. */
export function layersOf(placed: readonly Placed[], top: number): PageLayers {
  const ink: PageLayers = { behind: [], content: [] }
  let at = 0
  while (at < placed.length) {
    const { section } = placed[at]!
    const rest = placed.slice(at)
    const end = rest.findIndex((other) => other.section !== section)
    const part = end < 0 ? rest : rest.slice(0, end)
    const drawn = part.map(({ strip, top: from }) => strip.draw(top + from))
    const first = part[0]!.top
    const last = part.at(-1)!
    const content = drawn.flatMap((each) => each.content)
    ink.behind.push(
      ...drawn.flatMap(({ behind }) => behind),
      ...(section.frame?.(top + first, last.top + last.strip.height - first) ?? []),
    )
    ink.content.push(...(section.tag ? [{ tag: section.tag, parts: content }] : content))
    at += part.length
  }
  return ink
}
