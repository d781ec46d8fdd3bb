import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, chromium, type Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import type { Language } from '#domain/languages.ts'
import { languageTag } from '#domain/languages.ts'
import { chromiumFlags, findChromium } from './chromium.ts'
import { patienceMs } from './patience.ts'
import { thisShop } from './this-shop.ts'

export type PageOptions = {
  width?: number
  height?: number
  language?: Language
  javaScript?: boolean
  colorScheme?: 'light' | 'dark'
  /** Errors that belong to the journey, such as the 404 of a page that is meant to be missing. */
  expectedErrors?: readonly RegExp[]
}
export type Window = { newPage(options?: PageOptions): Promise<Page>; close(): Promise<void> }

/** A browser on the open shop. A page closes with its test, which fails if the page reported an error. */
export async function openBrowser(): Promise<Window> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('There is no Chromium here; "npm test" gets one.')
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  return { newPage: (options = {}) => newPage(browser, options), close: () => browser.close() }
}

async function newPage(browser: Browser, options: PageOptions): Promise<Page> {
  const {
    width = 1440,
    height = 900,
    language = 'en',
    javaScript = true,
    colorScheme = 'light',
    expectedErrors = [],
  } = options
  const context = await browser.newContext({
    baseURL: thisShop().url,
    viewport: { width, height },
    locale: languageTag(language),
    javaScriptEnabled: javaScript,
    colorScheme,
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(patienceMs)
  const page = await context.newPage()
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => errors.push(error.message))
  onTestFinished(async () => {
    await context.close()
    expect(errors.filter((error) => !expectedErrors.some((expected) => expected.test(error)))).toEqual([])
  })
  return page
}

/** What axe holds against the page as it stands, one line each. */
export async function axeViolations(page: Page): Promise<string[]> {
  // No page of the shop has frames whose results would have to be gathered; "legacy" then only means faster.
  // What passes is counted too if not told otherwise, and takes longer than the rest.
  const onlyWrong = {
    resultTypes: ['violations' as const],
    rules: { 'label-content-name-mismatch': { enabled: true } },
  }
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().options(onlyWrong).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`))
}
