import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'

const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Colours, sizes and weights of text in which axe has found enough contrast. */
const legible = new Set<string>()

/**
 * The violations that axe finds on the current page, one per line. Contrast, which takes two thirds of the time, is only
 * checked on pages where some text has a colour, background, size or weight that no page had before.
 */
export async function axeViolations(page: Page): Promise<string[]> {
  // Half a megabyte, which is sent to a page only once.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(`(() => {${script}})()`)
  // Text that is fading in or out has less contrast than it will have.
  await page.evaluate(animationsEnd)
  const styles = await page.evaluate(textStyles)
  const isNew = styles.some((style) => !legible.has(style))
  const violations = await page.evaluate(violationsOf, isNew)
  if (isNew && violations.length === 0) for (const style of styles) legible.add(style)
  return violations
}

async function animationsEnd(): Promise<void> {
  const ends = ({ effect, playState, timeline }: Animation) =>
    playState === 'running' &&
    timeline instanceof DocumentTimeline &&
    effect?.getComputedTiming().endTime !== Infinity
  await Promise.allSettled(
    document
      .getAnimations()
      .filter(ends)
      .map(({ finished }) => finished),
  )
}

async function violationsOf(isContrastChecked: boolean): Promise<string[]> {
  const { axe: engine } = globalThis as unknown as { axe: typeof axe }
  const { violations } = await engine.run(document, {
    // By default axe also collects passed rules, which takes longer than the rest.
    resultTypes: ['violations'],
    // No rule that is on by default needs the style sheets, which axe would load and parse again.
    preload: { assets: ['media'] },
    rules: {
      'color-contrast': { enabled: isContrastChecked },
      'label-content-name-mismatch': { enabled: true },
    },
  })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

/** Everything that decides how legible a text is, for each text on the page, once. */
function textStyles(): string[] {
  const styles = new Set<string>()
  const backgrounds = new Map<Element, string>()
  const backgroundOf = (element: Element | null): string => {
    if (!element) return ''
    const known = backgrounds.get(element)
    if (known !== undefined) return known
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element)
    const own = `${backgroundColor} ${backgroundImage} ${opacity}`
    const behind = backgroundOf(element.parentElement)
    const both = own === 'rgba(0, 0, 0, 0) none 1' ? behind : `${own} on ${behind}`
    backgrounds.set(element, both)
    return both
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement
    if (!text.nodeValue?.trim() || !element?.checkVisibility()) continue
    const { color, fontSize, fontWeight } = getComputedStyle(element)
    styles.add(`${color} ${fontSize} ${fontWeight} on ${backgroundOf(element)}`)
  }
  return [...styles]
}
