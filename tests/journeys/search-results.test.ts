import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { axeViolations } from '../support/axe.ts'
import { newPage } from '../support/browser.ts'
import { box, cards, overlay, searchShop } from '../support/searching.ts'
import { heading, horizontalOverflow, pathOf, soon, visit, words } from '../support/visiting.ts'

const resultsOf = (query: string, more = '') => `/en/search-results?query=${encodeURIComponent(query)}${more}`
const addressOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)
const cardNames = (page: Page) => cards(page).getByRole('heading').allTextContents()
const namesFound = async (query: string) => (await searchShop(query)).hits.map(({ name }) => name)
const link = (page: Page, name: string | RegExp) => page.locator('main').getByRole('link', { name })

describe('without JavaScript', () => {
  test('a visitor searches from any page, gets corrected results, and can insist on the original query', {
    tags: 'constant-search-pages',
  }, async () => {
    const page = await newPage({ javaScript: false })
    await page.goto('/en/about')
    await box(page).fill('magnesuim')
    await box(page).press('Enter')
    await soon(() => heading(page).textContent()).toBe('Results for “magnesium”')
    await soon(() => box(page).inputValue()).toBe('magnesuim')
    const { total_found, available_products, unavailable_products } = await searchShop('magnesuim')
    await soon(() => page.getByRole('status').filter({ hasText: 'available' }).textContent()).toBe(
      `${total_found} products: ${available_products} available, ${unavailable_products} unavailable. You searched for magnesuim.`,
    )
    await soon(() => cards(page).count()).toBe(12)
    expect((await cardNames(page)).slice(0, 10)).toEqual(await namesFound('magnesuim'))
    await link(page, 'magnesuim').click()
    await soon(() => heading(page).textContent()).toBe('No results for “magnesuim”')
    await link(page, 'Include similar words').click()
    await soon(() => heading(page).textContent()).toBe('Results for “magnesium”')
  })

  test('filters and pages keep the query', { tags: 'page-search-results' }, async () => {
    const page = await newPage({ javaScript: false })
    await page.goto(resultsOf('magnesium'))
    await page.getByRole('checkbox', { name: /^Capsules/ }).check()
    await page.getByRole('button', { name: 'Apply filters' }).click()
    expect(addressOf(page)).toMatchObject({
      query: 'magnesium',
      delivery_form: expect.stringMatching(/^\d+$/),
    })
    await link(page, 'Page 2').click()
    expect(addressOf(page)).toMatchObject({ query: 'magnesium', page: '2', per_page: '12' })
    await soon(() => page.getByRole('checkbox', { name: /^Capsules/ }).isChecked()).toBe(true)
    await soon(() => heading(page).textContent()).toBe('Results for “magnesium”')
  })
})

describe('the URL of the results', () => {
  test('keeps query, page, size and filters after a reload and after going back', {
    tags: 'page-search-url',
  }, async () => {
    const page = await newPage()
    await visit(page, '/en/about')
    await visit(page, resultsOf('zinc', '&per_page=6'))
    await soon(() => cards(page).count()).toBe(6)
    await page.getByRole('checkbox', { name: /^Capsules/ }).click()
    await page
      .getByRole('link', { name: /^Remove filter: Capsules/ })
      .first()
      .waitFor()
    await soon(() => addressOf(page)).toMatchObject({ query: 'zinc', page: '1', per_page: '6' })
    const before = await cardNames(page)
    await link(page, 'Page 2').click()
    await soon(() => addressOf(page)).toMatchObject({ page: '2', delivery_form: expect.any(String) })
    await page.getByText(/^7–12 of \d+ products$/).waitFor()
    // The page numbers are there at once, the products only with the answer.
    await soon(() => cardNames(page)).not.toEqual(before)
    const address = page.url()
    const names = await cardNames(page)
    await page.reload()
    expect(await cardNames(page)).toEqual(names)
    await cards(page).first().getByRole('link').first().click()
    await soon(() => heading(page).textContent()).toBe(names[0])
    await page.goBack()
    await soon(() => cardNames(page)).toEqual(names)
    expect(page.url()).toBe(address)
    await page.goBack()
    await soon(() => addressOf(page).page).toBe('1')
    // Applying a filter creates no history entry of its own.
    await page.goBack()
    await soon(() => pathOf(page)).toBe('/en/about')
  })

  test('contains the order: by price, or by relevance again', async () => {
    const page = await newPage()
    await visit(page, resultsOf('omega 3'))
    const best = await cardNames(page)
    expect(best.slice(0, 10)).toEqual(await namesFound('omega 3'))
    await page.getByLabel('Sort by').selectOption('Price, low to high')
    await soon(() => addressOf(page)).toMatchObject({ query: 'omega 3', order_by: 'price', order: 'asc' })
    const prices = async () =>
      (await cards(page).getByTestId('card-price').getByTestId('price').allTextContents()).map((text) =>
        Number.parseFloat(text.replace(/[^\d,]/g, '').replace(',', '.')),
      )
    await soon(async () => {
      const all = await prices()
      return all.length > 8 && all.every((price, at) => at === 0 || price >= (all[at - 1] ?? 0))
    }).toBe(true)
    await page.getByLabel('Sort by').selectOption('Best match')
    await soon(() => cardNames(page)).toEqual(best)
  })

  test('leads to one of the brands among the results', async () => {
    const page = await newPage()
    await visit(page, resultsOf('magnesium'))
    const [brand] = (await searchShop('magnesium')).brands
    await page
      .getByRole('navigation', { name: 'Brands in these results' })
      .getByRole('link', { name: `${brand?.name} ${brand?.count}` })
      .click()
    await soon(() => addressOf(page)).toMatchObject({ query: 'magnesium', brands: String(brand?.id) })
    await page.getByRole('heading', { level: 2, name: `${brand?.count} products` }).waitFor()
  })
})

describe('a page without results offers a way to continue', () => {
  test('past the last page', async () => {
    const page = await newPage()
    await visit(page, resultsOf('magnesium', '&page=999'))
    await page.getByText('There are no products on this page').waitFor()
    await link(page, 'Go to the first page').click()
    await soon(() => cards(page).count()).toBe(12)
  })

  test('when nothing was found', async () => {
    const page = await newPage()
    await visit(page, resultsOf('zzqxyvw'))
    await soon(() => heading(page).textContent()).toBe('No results for “zzqxyvw”')
    await soon(() => page.locator('main').textContent()).toContain('0 products: 0 available, 0 unavailable.')
    await soon(() => cards(page).count()).toBe(5)
    await soon(() => link(page, 'See all products').getAttribute('href')).toBe('/en/products')
    await soon(() => link(page, 'Contact us').getAttribute('href')).toBe('/en/contact')
    await page.getByTestId('results-query').first().click()
    await soon(() => heading(page).textContent()).toMatch(/^Results for/)
    await soon(() => cards(page).count()).toBeGreaterThan(0)
  })

  test('when the query is empty', async () => {
    const page = await newPage()
    await visit(page, '/en/search-results')
    await soon(() => cards(page).count()).toBe(5)
    await page.locator('main').getByRole('searchbox').fill('zinc')
    await page.keyboard.press('Enter')
    await soon(() => heading(page).textContent()).toBe('Results for “zinc”')
  })

  test('when the shop does not answer', async () => {
    const page = await newPage({ expectedErrors: [/Failed to load resource/] })
    await visit(page, '/en/search-results')
    await page.route('**/search-results.data*', (route) => route.abort())
    await page.getByTestId('results-query').first().click()
    await page.getByRole('alert').getByText('Search isn’t working at the moment').waitFor()
    await soon(() => page.locator('main').textContent()).toContain('0 products: 0 available, 0 unavailable.')
    await page.unroute('**/search-results.data*')
    await link(page, 'Try again').click()
    await soon(() => cards(page).count()).toBeGreaterThan(0)
  })
})

test('axe finds no violations on results, wide and light, or narrow and dark', async () => {
  const page = await newPage()
  await visit(page, resultsOf('magnesuim'))
  expect(await axeViolations(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await axeViolations(page)).toEqual([])
})

test('on a phone, in Dutch, results fit the screen, are filtered in a drawer, and can be left by going back', async () => {
  const page = await newPage({ language: 'nl', width: 390, height: 844 })
  const say = words('nl', 'search')
  await visit(page, '/nl')
  await page.locator('label[for=search]').click()
  await overlay(page).getByText(say('popular.title')).waitFor()
  await page.keyboard.type('magnesium')
  await page.keyboard.press('Enter')
  await soon(() => heading(page).textContent()).toBe(say('results.heading', { query: 'magnesium' }))
  await soon(() => horizontalOverflow(page)).toBeLessThanOrEqual(0)
  await page.getByRole('link', { name: words('nl', 'products')('filters.title') }).click()
  const drawer = page.getByRole('dialog')
  const { total_found } = await searchShop('magnesium', 'nl')
  await drawer.getByRole('checkbox', { name: /^Zink/ }).click()
  const show = drawer.getByRole('button', { name: /\d+/ }).last()
  await soon(async () => Number(/\d+/.exec((await show.textContent()) ?? '')?.[0])).toBeLessThan(total_found)
  await show.click()
  await soon(() => addressOf(page)).toMatchObject({ query: 'magnesium', categories: expect.any(String) })
  await soon(() => horizontalOverflow(page)).toBeLessThanOrEqual(0)
  await page.getByRole('link', { name: words('nl')('search.back') }).click()
  await soon(() => pathOf(page)).toBe('/nl')
})
