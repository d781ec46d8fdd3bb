import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Filters, ProductPage, Ranges } from '#contract/catalogue.ts'
import { axeViolations } from '../support/axe.ts'
import { newPage } from '../support/browser.ts'
import { hasFocus } from '../support/keys.ts'
import { horizontalOverflow, soon, visit } from '../support/visiting.ts'

const query = (page: Page) => new URL(page.url()).search
const highest = (page: Page) => page.getByLabel('Up to (€)', { exact: true })
const chip = (page: Page, name: string) => page.getByRole('link', { name: `Remove filter: ${name}` })

async function listed(page: Page, search: string): Promise<ProductPage> {
  return (await page.request.get(`/api/v2/storefront/products${search}`)).json()
}
async function ranges(page: Page, search = ''): Promise<Ranges> {
  const answer = await page.request.get(`/api/v2/storefront/filters${search}`)
  return ((await answer.json()) as Filters).ranges
}

describe('a visitor who wants to spend little', () => {
  test('sets a price range with the keyboard, sees it in the URL and as chips, and removes it', async () => {
    const page = await newPage()
    await visit(page, '/en/products')
    await page.getByRole('img', { name: /^Prices from/ }).waitFor()
    await page.getByLabel('From (€)').focus()
    await page.keyboard.type('12.5')
    await page.keyboard.press('Tab')
    await soon(() => query(page)).toBe('?price_min=12.5')
    await soon(() => hasFocus(highest(page))).toBe(true)
    await page.keyboard.type('20')
    await page.keyboard.press('Enter')
    await soon(() => query(page)).toBe('?price_min=12.5&price_max=20')
    const { total_results: total, data } = await listed(page, query(page))
    await soon(() => page.getByRole('heading', { level: 2, name: `${total} product` }).count()).toBe(1)
    expect(data.every(({ variants }) => variants.some(({ price }) => price! >= 12.5 && price! <= 20))).toBe(
      true,
    )
    expect(await axeViolations(page)).toEqual([])

    await page.reload()
    await soon(() => highest(page).inputValue()).toBe('20')
    await chip(page, 'From 12,50 €').click()
    await soon(() => query(page)).toBe('?price_max=20')
    await soon(() => page.getByLabel('From (€)').inputValue()).toBe('')
  })

  test('is told which number cannot be used, and keeps the other filters', async () => {
    const page = await newPage()
    await visit(page, '/en/products?price_max=20')
    await page.getByLabel('Cost per day, up to (€)').fill('-1')
    await page.keyboard.press('Enter')
    await soon(() => page.getByRole('alert').filter({ hasText: 'Enter a number above zero' }).count()).toBe(1)
    expect(query(page)).toBe('?price_max=20')
    await page.getByLabel('Cost per day, up to (€)').fill('99999999')
    await page.keyboard.press('Enter')
    await soon(() => page.getByLabel('Cost per day, up to (€)').getAttribute('aria-invalid')).toBe('true')
    expect(query(page)).toBe('?price_max=20')
    await page.getByLabel('Cost per day, up to (€)').fill('0.3')
    await page.getByRole('button', { name: 'Apply' }).first().click()
    await soon(() => query(page)).toBe('?price_max=20&per_day_max=0.3')
    await soon(() => chip(page, 'Up to 0,30 € a day').count()).toBe(1)
  })

  test('sees what was wrong with an address, and search engines do not index it', async () => {
    const page = await newPage()
    await visit(page, '/en/products?price_min=30&price_max=10')
    await page.getByText('The lowest price was higher than the highest').waitFor()
    await chip(page, 'From 10,00 €').waitFor()
    await visit(page, '/en/products?price_max=cheap')
    await page.getByText('We left out a filter').waitFor()
    const robots = page.locator('meta[name=robots]')
    await visit(page, '/en/products?price_max=20')
    await soon(() => robots.getAttribute('content')).toContain('noindex')
  })

  test('sorts by cost per day, and keeps order and limits on further pages', async () => {
    const page = await newPage()
    await visit(page, '/en/products?price_max=40')
    await page.getByLabel('Sort by').selectOption('Cost per day, low to high')
    const search = '?price_max=40&order_by=per_day&order=asc&order_name=9'
    await soon(() => query(page)).toBe(search)
    const [cheapest] = (await listed(page, search)).data
    const names = page.locator('main article').getByRole('link')
    await soon(() => names.first().textContent()).toBe(cheapest?.name)
    const asked = page.waitForRequest(/products\?.*price_max=40.*page=2/)
    await page.getByRole('link', { name: 'Show 26 more' }).click()
    expect(new URL((await asked).url()).searchParams.get('order_by')).toBe('per_day')
    await page.getByLabel('Sort by').selectOption('Best-selling')
    await soon(() => query(page)).toBe('?price_max=40&order_by=sales&order=desc&order_name=7')
  })
})

test('on a phone, limits are collected in the drawer, in German, and counted on its button', async () => {
  const page = await newPage({ width: 390, height: 844 })
  await visit(page, '/de/products')
  await page.getByRole('link', { name: 'Filter' }).first().click()
  const drawer = page.getByRole('dialog')
  await drawer.getByLabel('Bis (€)', { exact: true }).fill('15')
  const first = (await ranges(page)).ingredients[0]!
  await drawer.getByLabel('Inhaltsstoff', { exact: true }).selectOption(String(first.id))
  const search = `?price_max=15&ingredient=${first.id}`
  const { total_results: total } = await listed(page, search)
  await soon(() => drawer.getByRole('button', { name: `${total} Produkt` }).count()).toBe(1)
  expect(await axeViolations(page)).toEqual([])
  await soon(() => horizontalOverflow(page)).toBeLessThanOrEqual(0)
  await drawer.getByRole('button', { name: `${total} Produkt` }).click()
  await soon(() => query(page)).toBe(search)
  await soon(() => page.getByRole('link', { name: /2 ausgewählt/ }).count()).toBe(1)
  await soon(() => page.getByRole('link', { name: /Bis 15,00\s€/ }).count()).toBe(1)
})

describe('without JavaScript', () => {
  test('a visitor chooses prices, an ingredient, and then its amount', async () => {
    const page = await newPage({ javaScript: false })
    await page.goto('/en/products')
    const { id, name } = (await ranges(page)).ingredients[0]!
    await page.getByLabel('From (€)').fill('5')
    await page.getByLabel('Ingredient', { exact: true }).selectOption(String(id))
    await page.getByRole('button', { name: 'Apply', exact: true }).first().click()
    await chip(page, 'From 5,00 €').waitFor()
    await chip(page, name).waitFor()
    const { unit, highest: most } = (await ranges(page, `?ingredient=${id}`)).amount!
    await page.getByLabel(`At least (${unit} a day)`).fill(String(most))
    await page.getByRole('button', { name: 'Apply', exact: true }).last().click()
    await chip(page, 'At least').waitFor()
    const { total_results: total } = await listed(
      page,
      `?price_min=5&ingredient=${id}&amount_min=${most}&amount_unit=${unit}`,
    )
    await soon(() => page.getByRole('heading', { level: 2, name: `${total} product` }).count()).toBe(1)
  })

  test('search results have the same limits', async () => {
    const page = await newPage({ javaScript: false })
    await page.goto('/en/search-results?query=magnesium')
    await highest(page).fill('15')
    await page.getByRole('button', { name: 'Apply', exact: true }).first().click()
    await chip(page, 'Up to 15,00 €').waitFor()
    expect(new URL(page.url()).searchParams.get('query')).toBe('magnesium')
  })
})
