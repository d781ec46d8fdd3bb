import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Filters, ProductPage } from '#contract/catalogue.ts'
import { axeViolations } from '../support/axe.ts'
import { newPage } from '../support/browser.ts'
import { hasFocus } from '../support/keys.ts'
import { heading, horizontalOverflow, soon, visit } from '../support/visiting.ts'

const cards = (page: Page) => page.locator('main article')
const option = (page: Page, name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) })
const query = (page: Page) => new URL(page.url()).search

async function totalOf(page: Page, search = ''): Promise<number> {
  const answer = await page.request.get(`/api/v2/storefront/products${search}`)
  return ((await answer.json()) as ProductPage).total_results
}
async function filtersOf(page: Page): Promise<Filters> {
  return (await (await page.request.get('/api/v2/storefront/filters')).json()) as Filters
}

describe('a visitor browsing the catalogue', () => {
  test('goes from the home page to a product and back', { tags: 'route-products' }, async () => {
    const page = await newPage()
    await visit(page, '/en')
    await page.getByRole('link', { name: 'Browse all products' }).click()
    await soon(() => heading(page).textContent()).toBe('All products')
    await soon(() => cards(page).count()).toBe(26)
    const name = (await cards(page).nth(1).getByRole('link').textContent()) ?? ''
    await cards(page).nth(1).getByRole('link').click()
    await soon(() => heading(page).textContent()).toBe(name)
    await page.goBack()
    await soon(() => heading(page).textContent()).toBe('All products')
  })

  test('sees each filter applied at once and in the URL, and undoes them all by going back once', {
    tags: ['product-browse', 'listing-history', 'filters-set'],
  }, async () => {
    const page = await newPage()
    await visit(page, '/en')
    await page.getByRole('link', { name: 'Browse all products' }).click()
    const { delivery_form, brands } = await filtersOf(page)
    await option(page, delivery_form[0]!.name).click()
    await soon(() => option(page, delivery_form[0]!.name).isChecked()).toBe(true)
    await option(page, brands[1]!.name).click()
    const expected = `?brands=${brands[1]!.id}&delivery_form=${delivery_form[0]!.id}`
    await soon(() => query(page)).toBe(expected)
    const total = await totalOf(page, expected)
    await soon(() => page.getByRole('heading', { level: 2, name: `${total} product` }).count()).toBe(1)
    await page.getByRole('link', { name: `Remove filter: ${brands[1]!.name}` }).click()
    await soon(() => query(page)).toBe(`?delivery_form=${delivery_form[0]!.id}`)
    await soon(() =>
      page.evaluate(() => document.activeElement?.closest('ul')?.getAttribute('aria-label')),
    ).toBe('Selected filters')
    await page.goBack()
    await soon(() => new URL(page.url()).pathname).toBe('/en')
  })

  test('filters with the keyboard alone', async () => {
    const page = await newPage()
    await visit(page, '/en/products')
    const { free_from } = await filtersOf(page)
    await option(page, free_from[0]!.name).focus()
    await page.keyboard.press('Space')
    await soon(() => query(page)).toBe(`?free_from=${free_from[0]!.id}`)
    await soon(() => hasFocus(option(page, free_from[0]!.name))).toBe(true)
  })

  test('sorts by price, and sees the cheapest first', { tags: 'list-order' }, async () => {
    const page = await newPage()
    await visit(page, '/en/products')
    await page.getByLabel('Sort by').selectOption('Price, low to high')
    await soon(() => query(page)).toBe('?order_by=price&order=asc&order_name=4')
    const answer = await page.request.get('/api/v2/storefront/products?order_by=price&order=asc')
    const [cheapest] = ((await answer.json()) as ProductPage).data
    await soon(() => cards(page).first().getByRole('link').textContent()).toBe(cheapest?.name)
  })

  test('sees all brands, and finds one by typing', async () => {
    const page = await newPage()
    await visit(page, '/en/products')
    const last = (await filtersOf(page)).brands.at(-1)!
    await soon(() => option(page, last.name).count()).toBe(0)
    await page.getByRole('link', { name: /more.*Brands/ }).press('Enter')
    const firstNew = page.locator('input[name=brands]').nth(8)
    await soon(() => hasFocus(firstNew)).toBe(true)
    await page.getByLabel('Search brands').fill(last.name.toUpperCase())
    await soon(() => page.locator('input[name=brands]:visible').count()).toBe(1)
    await option(page, last.name).click()
    await soon(() => heading(page).textContent()).toBe(last.name)
    await soon(() => page.locator('input[name=brands]:visible').count()).toBe(1)
    await page.getByLabel('Search brands').fill('nobody')
    await page.getByText('No matching brands').waitFor()
  })

  test('loads more products below, and sees them again after coming back', async () => {
    const page = await newPage()
    await visit(page, '/en/products')
    await page.getByRole('link', { name: 'Show 26 more' }).click()
    await soon(() => cards(page).count()).toBe(52)
    expect(query(page)).toBe('')
    await cards(page).nth(40).getByRole('link').click()
    await soon(() => cards(page).count()).toBeLessThan(10)
    await page.goBack()
    await soon(() => cards(page).count()).toBe(52)
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000)
  })

  test('keeps the loaded products when more cannot be loaded', async () => {
    const page = await newPage({ expectedErrors: [/Failed to load resource/] })
    await visit(page, '/en/products')
    await page.route('**/api/v2/storefront/products?*', (route) => route.abort())
    await page.getByRole('link', { name: 'Show 26 more' }).click()
    await soon(() => page.getByText('We couldn’t load the products.').count()).toBeGreaterThan(0)
    await soon(() => cards(page).count()).toBe(26)
  })

  test('goes to a page by its number and starts at its top', { tags: 'page-listing' }, async () => {
    const page = await newPage()
    await visit(page, '/en/products')
    await page.getByRole('link', { name: 'Page 2' }).click()
    await soon(() => query(page)).toBe('?page=2')
    await soon(() => page.evaluate(() => scrollY)).toBeLessThan(300)
    await soon(() => page.getByText(/^27–52 of/).count()).toBe(1)
  })

  test('sees the amounts of a daily portion in the list view', async () => {
    const page = await newPage()
    await visit(page, '/en/products')
    await page.getByRole('link', { name: 'Show as a list' }).click()
    await soon(() => query(page)).toBe('?view=list')
    await soon(() =>
      page
        .getByRole('row')
        .filter({ hasText: /\d\u00a0mg/ })
        .count(),
    ).toBeGreaterThan(10)
  })

  test('gets help when filters match nothing, or when a page is past the end', async () => {
    const page = await newPage()
    const { brands, delivery_form } = await filtersOf(page)
    for (const form of delivery_form.toReversed()) {
      const search = `?brands=${brands[0]!.id}&delivery_form=${form.id}`
      if ((await totalOf(page, search)) > 0) continue
      await visit(page, `/en/products${search}`)
      break
    }
    await soon(() => page.getByText('No products match these 2 filters').count()).toBe(1)
    await page.getByRole('link', { name: 'Clear all' }).click()
    await soon(() => cards(page).count()).toBe(26)
    await visit(page, '/en/products?page=999999999')
    await page.getByRole('link', { name: 'Go to the first page' }).click()
    await soon(() => cards(page).count()).toBe(26)
  })
})

describe('without JavaScript', () => {
  test('a visitor ticks filters, submits them with the button, and goes to the next page', async () => {
    const page = await newPage({ javaScript: false })
    await page.goto('/en/products')
    const { free_from } = await filtersOf(page)
    await option(page, free_from[0]!.name).check()
    await option(page, free_from[1]!.name).check()
    await page.getByRole('button', { name: 'Apply filters' }).click()
    const total = await totalOf(page, `?free_from=${free_from[0]!.id},${free_from[1]!.id}`)
    await soon(() =>
      page
        .getByRole('heading', { level: 2 })
        .filter({ hasText: /product/ })
        .textContent(),
    ).toBe(`${total.toLocaleString('en')} products`)
    await page.getByRole('link', { name: 'Show 26 more' }).click()
    await soon(() => query(page)).toContain('page=2')
    await soon(() => cards(page).count()).toBe(26)
  })

  test('a visitor on a phone finds the filters in the page', async () => {
    const page = await newPage({ javaScript: false, width: 390, height: 844 })
    await page.goto('/en/products')
    await page.getByRole('link', { name: 'Filters' }).click()
    await soon(() => page.getByRole('group', { name: 'Categories' }).first().isVisible()).toBe(true)
  })
})

describe('on a phone', () => {
  test('filters are collected in a drawer that shows the number of results, and are applied together', async () => {
    const page = await newPage({ width: 390, height: 844 })
    await visit(page, '/en/products')
    const { free_from, delivery_form } = await filtersOf(page)
    await page.getByRole('link', { name: 'Filters' }).click()
    const drawer = page.getByRole('dialog', { name: 'Filters' })
    await drawer.getByRole('checkbox', { name: new RegExp(`^${delivery_form[1]!.name}`) }).check()
    await drawer.getByRole('checkbox', { name: new RegExp(`^${free_from[0]!.name}`) }).check()
    expect(query(page)).toBe('')
    const search = `?delivery_form=${delivery_form[1]!.id}&free_from=${free_from[0]!.id}`
    const total = await totalOf(page, search)
    await drawer.getByRole('button', { name: 'Clear all' }).press('Enter')
    await soon(() => hasFocus(drawer.locator('summary').first())).toBe(true)
    await drawer.getByRole('checkbox', { name: new RegExp(`^${delivery_form[1]!.name}`) }).check()
    await drawer.getByRole('checkbox', { name: new RegExp(`^${free_from[0]!.name}`) }).check()
    await drawer.getByRole('button', { name: `Show ${total} products` }).click()
    await soon(() => query(page)).toBe(search)
    await soon(() => page.getByRole('dialog').count()).toBe(0)
  })

  test('the filters stay open when a press in them ends beside them, and close with a press beside them', async () => {
    const page = await newPage({ width: 800, height: 844 })
    await visit(page, '/en/products')
    await page.getByRole('link', { name: 'Filters' }).click()
    const drawer = page.getByRole('dialog', { name: 'Filters' })
    await drawer.getByRole('heading', { name: 'Filters' }).hover()
    await page.mouse.down()
    await page.mouse.move(100, 400)
    await page.mouse.up()
    expect(await drawer.isVisible()).toBe(true)
    await page.mouse.click(100, 400)
    await soon(() => page.getByRole('dialog').count()).toBe(0)
  })

  test('filters whose number of results cannot be loaded are applied without it', async () => {
    const page = await newPage({ width: 390, height: 844, expectedErrors: [/503/] })
    await visit(page, '/en/products')
    const { free_from } = await filtersOf(page)
    await page.getByRole('link', { name: 'Filters' }).click()
    const drawer = page.getByRole('dialog', { name: 'Filters' })
    await page.route('**/api/v2/storefront/filters?**', (route) => route.fulfill({ status: 503 }))
    await drawer.getByRole('checkbox', { name: new RegExp(`^${free_from[0]!.name}`) }).check()
    await drawer.getByRole('button', { name: 'Apply filters' }).click()
    await soon(() => query(page)).toBe(`?free_from=${free_from[0]!.id}`)
  })

  test.each(['de', 'hu', 'ja', 'zh_tw'] as const)(
    'nothing is wider than the screen in %s',
    async (language) => {
      const page = await newPage({ width: 390, height: 844, language })
      for (const path of ['', '/products', '/brands', '/health-goals']) {
        await page.goto(`/${language}${path}`)
        await soon(() => horizontalOverflow(page), path).toBeLessThanOrEqual(0)
      }
    },
  )
})

describe('languages', () => {
  test('product names, filters and counts are in German', async () => {
    const page = await newPage({ language: 'de' })
    await visit(page, '/de/products')
    await soon(() => page.getByRole('checkbox', { name: /^Vitamine/ }).count()).toBe(1)
    await soon(() =>
      page
        .getByRole('heading', { level: 2 })
        .filter({ hasText: /Produkte$/ })
        .count(),
    ).toBe(1)
    await page.getByRole('checkbox', { name: /^Vitamine/ }).click()
    await soon(() => heading(page).textContent()).toBe('Vitamine')
  })

  test('Japanese pages use Japanese counters', async () => {
    const page = await newPage({ language: 'ja' })
    await visit(page, '/ja/products')
    await soon(() => page.getByRole('checkbox', { name: /^ビタミン/ }).count()).toBe(1)
    await soon(() => page.locator('html').getAttribute('lang')).toBe('ja')
  })
})

// accessibility.test.ts checks the pages in their initial state.
describe('axe finds no violations', () => {
  test.each([
    ['the list view', '/en/products?view=list'],
    ['every brand', '/en/products?all=brands,categories'],
  ])('on %s, light and dark', async (_, path) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await newPage({ colorScheme })
      await visit(page, path)
      expect(await axeViolations(page), colorScheme).toEqual([])
    }
  })

  test('in the filter drawer', async () => {
    const page = await newPage({ width: 390, height: 844 })
    await visit(page, '/en/products')
    await page.getByRole('link', { name: 'Filters' }).click()
    await page.getByRole('dialog').waitFor()
    expect(await axeViolations(page)).toEqual([])
  })
})
