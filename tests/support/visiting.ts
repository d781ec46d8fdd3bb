import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Language } from '#domain/languages.ts'
import { maxWaitMs } from './max-wait.ts'

/** Machines are busy: only the final state counts. The message of a failure says which case it was. */
export const soon = <T>(read: () => T, message = '') => expect.poll(read, { timeout: maxWaitMs, message })

/** Opens a page and waits for hydration. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  )
}

/** The shop's texts of a namespace in a language, by key; a plural is named by its ending: `count_other`. */
export function words(
  language: Language,
  namespace = 'shop',
): (key: string, values?: Record<string, string>) => string {
  const texts: unknown = JSON.parse(readFileSync(`locales/${language}/${namespace}.json`, 'utf8'))
  return (key, values = {}) => {
    const text = key
      .split('.')
      .reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], texts)
    if (typeof text !== 'string') throw new Error(`The shop has no words for "${key}" in ${language}`)
    return text.replace(/{{(\w+)}}/g, (placeholder, name: string) => values[name] ?? placeholder)
  }
}

/** Advances the page's fake clock, and waits for the calls made meanwhile. */
export async function advanceTime(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms)
  await page.evaluate(async () => void (await fetch('/healthz')))
}

/** By how many pixels the page is wider than the screen. */
export const horizontalOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** Nothing of the page is beyond the edge of the screen, at any of these widths. */
export async function expectToFit(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    await soon(() => horizontalOverflow(page), `${page.url()} at ${width}`).toBeLessThanOrEqual(0)
  }
}

export const heading = (page: Page) => page.getByRole('heading', { level: 1 })
export const pathOf = (page: Page) => new URL(page.url()).pathname
/** As of the next frame: by then the page knows its place, too. */
export const scrolledTo = (page: Page) =>
  page.evaluate(() => new Promise<number>((done) => requestAnimationFrame(() => done(scrollY))))
