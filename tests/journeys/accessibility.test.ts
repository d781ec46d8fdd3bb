import { describe, expect, test } from 'vitest'
import { languages } from '#domain/languages.ts'
import { axeViolations } from '../support/axe.ts'
import { newPage } from '../support/browser.ts'
import { expectToFit, horizontalOverflow, soon, visit } from '../support/visiting.ts'

const paths = [
  '',
  '/products',
  '/products/kestrel-clinical-magnesium-bisglycinate-300-mg',
  '/brands',
  '/health-goals',
  '/practitioners-information',
  '/nowhere',
]
const wide = { width: 1440, height: 900 }
const narrow = { width: 390, height: 844 }
const notThere = [/404/]

describe('axe finds no violations', () => {
  // Each pair of language, colour scheme and width occurs at least once.
  test.each([
    { language: 'en', colorScheme: 'light', ...wide },
    { language: 'en', colorScheme: 'dark', ...narrow },
    { language: 'ja', colorScheme: 'dark', ...wide },
    { language: 'ja', colorScheme: 'light', ...narrow },
  ] as const)('in $language, $colorScheme, at $width', async (options) => {
    const page = await newPage({ ...options, expectedErrors: notThere })
    for (const path of paths) {
      await visit(page, `/${options.language}${path}`)
      expect(await axeViolations(page), path).toEqual([])
    }
  })

  test('unless a text has too little contrast, also on a page without violations before', async () => {
    const page = await newPage()
    await visit(page, '/en/about')
    expect(await axeViolations(page)).toEqual([])
    const title = page.locator('h1')
    await title.evaluate((text) => text.style.setProperty('color', '#dddddd'))
    expect((await axeViolations(page)).join()).toContain('color-contrast')
    await title.evaluate((text) => text.style.removeProperty('color'))
    await page.locator('main').evaluate((behind) => behind.style.setProperty('background', '#445544'))
    expect((await axeViolations(page)).join()).toContain('color-contrast')
  })

  test('in the open menus', async () => {
    const page = await newPage(narrow)
    await visit(page, '/en/about')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('dialog').waitFor()
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('dialog').locator('summary').click()
    expect(await axeViolations(page)).toEqual([])
  })

  test('on the error page', async () => {
    const page = await newPage({ expectedErrors: [/500/] })
    await visit(page, '/en')
    await page.route('**/en/brands.data*', (route) => route.fulfill({ status: 500, body: '' }))
    await page.locator('header nav').getByRole('link', { name: 'Brands' }).click()
    await soon(() => page.locator('h1').textContent()).toBe('Unexpected Application Error!')
    expect(await axeViolations(page)).toEqual([])
  })
})

describe('a page', () => {
  test.each(['en', 'hu', 'ja'] as const)(
    'needs no horizontal scrolling at 200% zoom in %s',
    async (language) => {
      const page = await newPage({ width: 720, height: 450, language, expectedErrors: notThere })
      for (const path of paths) {
        await page.goto(`/${language}${path}`)
        await soon(() => horizontalOverflow(page), path).toBeLessThanOrEqual(0)
      }
    },
  )

  test('fits the narrowest screen with the full header, and the narrowest screen of all, in every language', async () => {
    const page = await newPage()
    for (const language of languages) {
      await page.goto(`/${language}/about`)
      await expectToFit(page, [1024, 320])
    }
  })

  test('does not animate anything for people who prefer reduced motion', async () => {
    const page = await newPage()
    await visit(page, '/en/products')
    const slow = await page.evaluate(() =>
      [...document.querySelectorAll('*')].flatMap((element) => {
        const { animationName, transitionProperty, transitionDuration } = getComputedStyle(element)
        const fades = /^(opacity|visibility|none)(, (opacity|visibility|none))*$/.test(transitionProperty)
        const moves = Number.parseFloat(transitionDuration) > 0 && !fades
        return moves || animationName !== 'none' ? [`${element.tagName} ${transitionProperty}`] : []
      }),
    )
    expect(slow).toEqual([])
  })
})
