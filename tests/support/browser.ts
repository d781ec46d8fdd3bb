import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, chromium, type Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import type { Language } from '#domain/languages.ts'
import { languageTag } from '#domain/languages.ts'
import { chromiumFlags, findChromium } from './chromium.ts'
import { maxWaitMs } from './patience.ts'
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

let browser: Promise<Browser> | undefined

/** One for all files of a worker, with which it ends. */
function openBrowser(): Promise<Browser> {
  browser ??= launch().catch((error: unknown) => {
    browser = undefined
    throw error
  })
  return browser
}

async function launch(): Promise<Browser> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('There is no Chromium here; "npm test" gets one.')
  const launched = await chromium.launch({ executablePath, args: chromiumFlags, timeout: maxWaitMs })
  // One that broke takes down its test, not those that come after.
  launched.on('disconnected', () => {
    browser = undefined
  })
  return launched
}

/** A page of a person of their own on the open shop. It closes with its test, which fails if the page reported an error or shows a text without its values. */
export async function newPage(options: PageOptions = {}): Promise<Page> {
  const {
    width = 1440,
    height = 900,
    language = 'en',
    javaScript = true,
    colorScheme = 'light',
    expectedErrors = [],
  } = options
  const context = await (await openBrowser()).newContext({
    baseURL: thisShop().url,
    viewport: { width, height },
    locale: languageTag(language),
    javaScriptEnabled: javaScript,
    colorScheme,
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(maxWaitMs)
  const page = await context.newPage()
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => errors.push(error.message))
  onTestFinished(async () => {
    const shown = await page.evaluate(() => document.body.innerText).catch(() => '')
    await context.close()
    expect(shown, 'a value is missing in a text').not.toContain('{{')
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
