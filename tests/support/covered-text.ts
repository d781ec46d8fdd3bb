import type { Page } from 'playwright-core'

/** Pairs of texts of the page's content that cover one another. */
export const coveredText = (page: Page): Promise<string[]> => page.evaluate(findCoveredText)

function findCoveredText(): string[] {
  type Line = { text: string; element: Element; box: DOMRect }
  const lines: Line[] = []
  const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement
    if (!element || !text.nodeValue?.trim()) continue
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    if (element.closest('option, select, svg, [aria-hidden=true]') || isForScreenReaders(element)) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    for (const box of range.getClientRects())
      if (box.width > 2) lines.push({ text: text.nodeValue.trim().slice(0, 40), element, box })
  }
  /** Such a text is cut to a point, also by a class for narrow screens only. */
  function isForScreenReaders(element: Element | null): boolean {
    if (!element) return false
    const { clipPath, position } = getComputedStyle(element)
    return (clipPath !== 'none' && position === 'absolute') || isForScreenReaders(element.parentElement)
  }
  const covers = ({ box: one }: Line, { box: other }: Line) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 3 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 6
  return lines.flatMap((line, at) =>
    lines
      .slice(at + 1, at + 60)
      .filter((other) => other.element !== line.element && covers(line, other))
      .map((other) => `“${line.text}” and “${other.text}”`),
  )
}
