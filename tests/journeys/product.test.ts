import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Product, ProductDetail, ProductPage } from '#contract/catalogue.ts'
import { axeViolations } from '../support/axe.ts'
import { newPage } from '../support/browser.ts'
import { recentlyViewed } from '../support/recently-viewed.ts'
import { productsForSale } from '../support/shopping.ts'
import { expectToFit, heading, soon, visit } from '../support/visiting.ts'

const slug = 'kestrel-clinical-magnesium-bisglycinate-300-mg'

async function detailOf(page: Page, of = slug): Promise<ProductDetail> {
  return (await (await page.request.get(`/api/v2/storefront/products/${of}`)).json()) as ProductDetail
}
async function findProduct(page: Page, suits: (product: Product) => boolean, search = ''): Promise<Product> {
  for (let number = 1; number < 20; number += 1) {
    const answer = await page.request.get(`/api/v2/storefront/products?limit=100&page=${number}${search}`)
    const found = ((await answer.json()) as ProductPage).data.find(suits)
    if (found) return found
  }
  throw new Error('The shop has no such product')
}

/** Whether a press at the foot of the first screen reaches this part, which comes far below it. */
function coversWhatIsAboveIt(part: Element): boolean {
  window.scrollTo({ top: 0, behavior: 'instant' })
  return part.contains(document.elementFromPoint(8, window.innerHeight - 8))
}

describe('a product', () => {
  test('shows its facts per unit and per day, with price and unit price', {
    tags: 'page-product',
  }, async () => {
    const page = await newPage({ javaScript: false })
    const { label } = await detailOf(page)
    await page.goto(`/en/products/${slug}`)
    const magnesium = page.getByRole('row', { name: /^Magnesium/ })
    const text = (await magnesium.textContent()) ?? ''
    expect(text).toContain(`${label.lines[0]?.amount}\u00a0mg`)
    expect(text).toContain(`${label.lines[0]?.amount_per_unit}\u00a0mg`)
    expect(text).toContain('80%')
    const content = (await page.locator('main').textContent()) ?? ''
    for (const part of [
      '29,90\u00a0€',
      '0,25\u00a0€',
      'including VAT, plus delivery',
      'No allergens declared.',
    ]) {
      expect(content).toContain(part)
    }
  })

  test('with one nutrient shows notes below its facts, without leaving half of the screen empty', async () => {
    const page = await newPage({ javaScript: false })
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`/en/products/${slug}`)
    const placeOf = async (name: string) =>
      (await page.getByRole('heading', { name, exact: true }).boundingBox())!
    const [facts, goals, further] = [
      await placeOf('Nutritional information'),
      await placeOf('Health goals'),
      await placeOf('Free from'),
    ]
    expect(goals.x).toBeGreaterThan(facts.x + facts.width)
    expect(further.x).toBeLessThan(goals.x)
    expect(further.y).toBeGreaterThan(facts.y)
  })

  test('shows label and dose with mouse and keyboard, and enlarges them', async () => {
    const page = await newPage()
    await visit(page, `/en/products/${slug}`)
    await page.getByRole('link', { name: 'Label', exact: true }).click()
    await soon(() => page.getByRole('img', { name: /: Label$/ }).isVisible()).toBe(true)
    await page.getByRole('button', { name: 'Enlarge image' }).click()
    const zoomed = page.getByRole('dialog')
    await zoomed.waitFor()
    await page.keyboard.press('ArrowRight')
    await soon(() => zoomed.getByRole('img').getAttribute('alt')).toMatch(/: Dose$/)
    await page.keyboard.press('Escape')
    await soon(() => page.getByRole('dialog').count()).toBe(0)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      'Enlarge image',
    )
  })

  test('has a price for each of its pack sizes', async () => {
    const page = await newPage()
    const product = await findProduct(
      page,
      ({ variants }) => variants.length > 1 && variants[0]!.price !== null,
    )
    const second = product.variants[1]!
    await visit(page, `/en/products/${product.slug}`)
    await page.getByRole('navigation', { name: 'Size' }).getByRole('link').nth(1).click()
    await soon(() => new URL(page.url()).search).toBe(`?variant=${second.id}`)
    const price = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' }).format(
      second.price ?? 0,
    )
    await soon(async () => (await page.getByTestId('offer').textContent())?.includes(price)).toBe(true)
  })

  test('shows the lowest price of the 30 days before a reduction', async () => {
    const page = await newPage()
    const reduced = await findProduct(
      page,
      ({ sale, practitioner_only }) => sale === 'price' && !practitioner_only,
    )
    await visit(page, `/en/products/${reduced.slug}`)
    await soon(() => page.getByText(/^Lowest price in the 30 days before the reduction: \d/).count()).toBe(1)
  })

  test('shows no price if it is for practitioners only', async () => {
    const page = await newPage()
    const hidden = await findProduct(page, ({ practitioner_only }) => practitioner_only)
    await visit(page, `/en/products/${hidden.slug}`)
    const offer = (await page.getByTestId('offer').textContent()) ?? ''
    expect(offer).toContain('Practitioner only')
    expect(offer).not.toContain('€')
  })

  test('links to its brand, its category and similar products', async () => {
    const page = await newPage()
    const { brand, related } = await detailOf(page)
    await visit(page, `/en/products/${slug}`)
    const companions = page.getByRole('region', { name: 'Often in the same protocol' })
    await soon(() => companions.getByRole('article').count()).toBe(Math.min(5, related.length))
    await page.getByRole('link', { name: brand.name, exact: true }).first().click()
    await soon(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(brand.name)
    expect(new URL(page.url()).search).toBe(`?brands=${brand.id}`)
  })

  test('is compared with the same ingredient from other brands', async () => {
    const page = await newPage({ width: 1440, height: 900 })
    await visit(page, `/en/products/${slug}`)
    const same = page.getByRole('region', { name: 'The same ingredient from other brands' })
    await soon(() => same.textContent()).toMatch(/This product: Magnesium \d+\u00a0mg a day for \d/)
    await soon(() => same.getByRole('article').filter({ hasText: 'Kestrel Clinical' }).count()).toBe(0)
    await expectToFit(page, [320, 390, 1440])
    expect(await axeViolations(page)).toEqual([])
    const other = (await same.getByRole('heading', { level: 3 }).first().textContent()) ?? ''
    await same.getByRole('link', { name: 'Compare these' }).click()
    await soon(() => new URL(page.url()).pathname).toBe('/en/compare')
    await page.getByRole('table').getByText(other).first().waitFor()
  })

  test('has structured data with its name, price and breadcrumbs', async () => {
    const page = await newPage({ javaScript: false })
    await page.goto(`/de/products/${slug}`)
    const scripts = await page.locator('script[type="application/ld+json"]').allTextContents()
    const data = scripts.map((script) => JSON.parse(script))
    expect(data.find((entry) => entry['@type'] === 'Product')).toMatchObject({
      brand: { name: 'Kestrel Clinical' },
      offers: {
        '@type': 'Offer',
        price: '29.90',
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
      },
    })
    expect(data.find((entry) => entry['@type'] === 'BreadcrumbList').itemListElement.length).toBeGreaterThan(
      2,
    )
    await soon(() => page.locator('link[rel=canonical]').getAttribute('href')).toMatch(
      /\/de\/products\/kestrel/,
    )
    await soon(() => page.locator('meta[property="og:image"]').getAttribute('content')).toMatch(
      /^http.*\/media\//,
    )
  })

  test('shows its own not-found page if it does not exist', async () => {
    const page = await newPage({ expectedErrors: [/404/] })
    const answer = await page.goto('/en/products/no-such-thing')
    expect(answer?.status()).toBe(404)
    await soon(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Page not found')
  })
})

describe('products looked at before', () => {
  test('are listed on the next product’s page, kept in the browser only', async () => {
    const page = await newPage({ width: 390, height: 844 })
    const [first, second] = await productsForSale(2)
    await visit(page, `/en/products/${first!.slug}`)
    await soon(() => recentlyViewed(page)).toContain(`"${first!.slug}"`)
    const sent: string[] = []
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
    await visit(page, `/en/products/${second!.slug}`)
    const recent = page.getByRole('region', { name: 'Recently viewed' })
    await recent.getByRole('link').filter({ hasText: first!.name }).waitFor()
    await soon(() => recent.getByRole('link').count()).toBe(1)
    expect(sent.filter((call) => call.includes(first!.slug))).toEqual([])
    await expectToFit(page, [320, 390, 1440])
    expect(await recent.evaluate(coversWhatIsAboveIt)).toBe(false)
    expect(await axeViolations(page)).toEqual([])
    await soon(() => recentlyViewed(page)).toContain(`"${second!.slug}"`)
    await recent.getByRole('link').click()
    await soon(() => heading(page).textContent()).toBe(first!.name)

    const now = page.getByRole('region', { name: 'Recently viewed' })
    await now.getByRole('link').filter({ hasText: second!.name }).waitFor()
    await now.getByRole('button', { name: 'Clear list' }).click()
    await soon(() => now.count()).toBe(0)
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content')
  })
})
