import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { axeViolations } from '../support/axe.ts'
import { newPage } from '../support/browser.ts'
import { countryChooser } from '../support/delivering.ts'
import { visitAs } from '../support/signing-in.ts'
import { heading, pathOf, soon, visit, words } from '../support/visiting.ts'

const failed = 'Unexpected Application Error!'
const brands = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Brands' })

/** The number of full page loads since now. */
function countDocuments(page: Page): () => number {
  let count = 0
  page.on('domcontentloaded', () => {
    count += 1
  })
  return () => count
}

describe('a missing page', () => {
  test.each(['999999', 'abc'])(
    'of the admin area, here with the number %s, says so below a heading',
    async (id) => {
      const page = await newPage({ expectedErrors: [/404/] })
      await visitAs(page, 'admin', '/en/admin')
      const say = words('en', 'problems')
      for (const list of ['products', 'stock', 'imports', 'recalls', 'reactions', 'messages', 'content']) {
        await visit(page, `/en/admin/${list}/${id}`)
        await page.getByRole('alert').getByText(say('not-found')).waitFor()
        expect(await axeViolations(page), list).toEqual([])
      }
    },
  )

  test.each(['/de/gibt-es-nicht', '/de/%'])(
    'says so in German, and links to the products: %s',
    async (path) => {
      const say = words('de')
      const page = await newPage({ language: 'de', expectedErrors: [/404/] })
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(404)
      await soon(() => page.locator('html').getAttribute('lang')).toBe('de')
      await soon(() => heading(page).textContent()).toBe(say('not-found.title'))
      await soon(() => page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
      await page.getByRole('link', { name: say('not-found.way-out') }).click()
      await soon(() => pathOf(page)).toBe('/de/products')
    },
  )

  test('is not what a product’s address in capital letters leads to', async () => {
    const page = await newPage()
    await visit(page, '/en')
    const path = (await page.locator('main article a').first().getAttribute('href')) ?? ''
    await page.goto(path.toUpperCase())
    await soon(() => pathOf(page)).toBe(path)
    await heading(page).waitFor()
  })

  test('says so, too, when a product was removed after its link was shown', async () => {
    const page = await newPage({ expectedErrors: [/404/] })
    await visit(page, '/en')
    await page.route('**/products/*.data', (route) =>
      route.continue({
        url: route
          .request()
          .url()
          .replace(/products\/[^.]+/, 'products/sold-out-long-ago'),
      }),
    )
    await page.locator('main article a').first().click()
    await soon(() => heading(page).textContent()).toBe('Page not found')
  })
})

describe('a page that cannot be rendered', () => {
  test('shows an error page', { tags: 'error-page' }, async () => {
    const page = await newPage({ expectedErrors: [/500/] })
    await visit(page, '/en')
    await page.route('**/en/brands.data*', (route) =>
      route.fulfill({ status: 500, contentType: 'text/plain', body: 'secret of the house' }),
    )
    await brands(page).click()
    await soon(() => heading(page).textContent()).toBe(failed)
    const main = (await page.locator('main').textContent()) ?? ''
    expect(main).toContain('Try again in a moment.')
    expect(main).not.toMatch(/\bat .+:\d+:\d+/)
    await soon(() => page.getByRole('link', { name: 'Go to home page' }).getAttribute('href')).toBe('/en')
    await soon(() => page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(true)
    await page.unroute('**/en/brands.data*')
    await page.getByRole('link', { name: 'Try again' }).click()
    await soon(() => heading(page).textContent()).toBe('Brands')
  })

  test('shows an error page when the connection is lost during navigation', async () => {
    const page = await newPage({ expectedErrors: [/Failed to load resource/, /fetch/i] })
    await visit(page, '/en')
    await page.route('**/en/brands.data*', (route) => route.abort('connectionreset'))
    await brands(page).click()
    await soon(() => heading(page).textContent()).toBe(failed)
    await page.unroute('**/en/brands.data*')
    await page.getByRole('link', { name: 'Try again' }).click()
    await soon(() => heading(page).textContent()).toBe('Brands')
  })
})

describe('a part of the shop that fails to load', () => {
  const expectedErrors = [/Failed to load resource/, /dynamically imported module/, /loading route module/]

  test('is loaded again by reloading the page once', { tags: 'route-chunk-error' }, async () => {
    const page = await newPage({ expectedErrors })
    await visit(page, '/en')
    const documents = countDocuments(page)
    await page.route('**/assets/brands*.js', (route) => route.abort())
    await brands(page).click()
    await soon(() => pathOf(page)).toBe('/en/brands')
    await page.unroute('**/assets/brands*.js')
    await soon(() => heading(page).textContent()).toBe('Brands')
    await page.waitForLoadState('networkidle')
    expect(documents()).toBe(1)
    await page.goBack()
    await soon(() => pathOf(page)).toBe('/en')
  })

  test('leaves a page that can still be read and left', async () => {
    const page = await newPage({ expectedErrors })
    await visit(page, '/en')
    await page.route('**/assets/brands*.js', (route) => route.abort())
    await brands(page).click()
    await soon(() => pathOf(page)).toBe('/en/brands')
    // The address changes before the page is reloaded.
    await soon(() => heading(page).textContent()).toBe('Brands')
    await soon(() => page.locator('main a').count()).toBeGreaterThan(20)
    await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click()
    await soon(() => heading(page).textContent()).toBe('About Verbena')
  })

  test('leaves the page as it is if it only adds to it', async () => {
    const page = await newPage({ expectedErrors })
    for (const part of ['compare-bar', 'not-sold', 'alternatives'])
      await page.route(`**/assets/${part}*.js`, (route) => route.abort())
    const missed = (part: string) =>
      page.waitForEvent('requestfailed', (request) => request.url().includes(part))
    const bar = missed('compare-bar')
    await visit(page, '/en/products/alder-and-moss-ashwagandha-root-extract')
    const name = await heading(page).textContent()
    await page.getByTestId('offer').getByRole('button', { name: 'Compare', exact: true }).click()
    await bar
    const reason = missed('not-sold')
    await countryChooser(page).selectOption({ label: 'Denmark' })
    await reason
    await page.waitForLoadState('networkidle')
    expect(await heading(page).textContent()).toBe(name)
    await soon(() => page.getByTestId('offer').count()).toBe(1)
  })
})
