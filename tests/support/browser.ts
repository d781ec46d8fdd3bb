import { type Browser, chromium, type Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import type { Language } from '#domain/languages.ts'
import { languageTag } from '#domain/languages.ts'
import { chromiumFlags, findChromium } from './chromium.ts'
import { maxWaitMs } from './max-wait.ts'
import { thisShop } from './this-shop.ts'
import { recordToasts } from './toasts.ts'

export type PageOptions = {
  width?: number
  height?: number
  language?: Language
  javaScript?: boolean
  colorScheme?: 'light' | 'dark'
  /** For shops behind TLS, whose certificates nobody has signed. */
  acceptsEveryCertificate?: boolean
  /** Errors that the journey expects, such as the 404 of a missing page. */
  expectedErrors?: readonly RegExp[]
}

let browser: Promise<Browser> | undefined

/** One browser for all files of a worker, closed with the worker. */
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
  // A crashed browser fails its own test, not the following ones.
  launched.on('disconnected', () => {
    browser = undefined
  })
  return launched
}

/** A page in a new browser context; closes with its test, which fails on reported errors and on raw keys. */
export async function newPage(options: PageOptions = {}): Promise<Page> {
  const {
    width = 1440,
    height = 900,
    language = 'en',
    javaScript = true,
    colorScheme = 'light',
    acceptsEveryCertificate = false,
    expectedErrors = [],
  } = options
  const context = await (await openBrowser()).newContext({
    baseURL: thisShop().url,
    viewport: { width, height },
    locale: languageTag(language),
    javaScriptEnabled: javaScript,
    colorScheme,
    ignoreHTTPSErrors: acceptsEveryCertificate,
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(maxWaitMs)
  await recordToasts(context)
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
