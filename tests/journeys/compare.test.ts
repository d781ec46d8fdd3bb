import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { axeViolations } from '../support/axe.ts'
import { newPage } from '../support/browser.ts'
import { visitAs } from '../support/signing-in.ts'
import { sawToast } from '../support/toasts.ts'
import { heading, horizontalOverflow, soon, visit } from '../support/visiting.ts'

const magnesium = 'kestrel-clinical-magnesium-bisglycinate-300-mg'
const ashwagandha = 'alder-and-moss-ashwagandha-root-extract'
const drops = 'solenne-vitamin-d3-plus-k2-drops'
const forPractitioners = 'fenwick-and-rue-valerian-and-hops-tincture'

const bar = (page: Page) => page.getByRole('region', { name: 'Products to compare' })
const compareButtons = (page: Page) => page.locator('main article').getByRole('button', { name: /^Compare / })
const tableOf = (page: Page) => page.getByRole('table', { name: 'Compare products' })
const comparison = (...slugs: string[]) => `/en/compare?products=${slugs.join(',')}`

describe('comparing products', () => {
  test('works by keyboard from the product list to the table, and a fifth product is refused', async () => {
    const page = await newPage()
    await visit(page, '/en/products')
    const names: string[] = []
    for (let at = 0; at < 4; at += 1) {
      const button = compareButtons(page).nth(at)
      names.push(((await button.getAttribute('aria-label')) ?? '').replace('Compare ', ''))
      await button.focus()
      await page.keyboard.press('Enter')
      await soon(() => button.getAttribute('aria-pressed')).toBe('true')
    }
    await soon(() => bar(page).textContent()).toContain('4 of 4 products chosen')
    await compareButtons(page).nth(4).press('Enter')
    await sawToast(page, 'You can compare up to 4 products. Remove one first.')
    await page
      .locator('main article')
      .nth(4)
      .getByRole('alert')
      .getByText('You can compare up to 4 products. Remove one first.')
      .waitFor()
    await soon(() => compareButtons(page).nth(4).getAttribute('aria-pressed')).toBe('false')
    expect(await axeViolations(page)).toEqual([])

    await bar(page).getByRole('link', { name: 'Compare' }).focus()
    await page.keyboard.press('Enter')
    await tableOf(page).waitFor()
    const heads = tableOf(page).getByRole('columnheader')
    for (const [at, name] of names.entries())
      expect(name).toContain(
        (await heads
          .nth(at + 1)
          .getByRole('link')
          .textContent()) ?? '?',
      )
    await soon(() => bar(page).count()).toBe(0)
  })

  test('starts from the rows of the list view, too, which fit the narrowest phone', async () => {
    const page = await newPage({ width: 320, height: 640 })
    await visit(page, '/en/products?view=list')
    await soon(() => horizontalOverflow(page)).toBeLessThanOrEqual(0)
    const button = page
      .getByTestId('product-row')
      .first()
      .getByRole('button', { name: /^Compare / })
    await button.click()
    await soon(() => button.getAttribute('aria-pressed')).toBe('true')
    await soon(() => bar(page).textContent()).toContain('Choose another product')
    expect(await axeViolations(page)).toEqual([])
  })

  test('remembers what was chosen on the next page, where it can be taken out again', async () => {
    const page = await newPage()
    await visit(page, `/en/products/${magnesium}`)
    await page.getByRole('button', { name: 'Compare', exact: true }).click()
    await soon(() => bar(page).textContent()).toContain('Choose another product')
    await visit(page, '/en')
    await page.waitForLoadState('networkidle')
    await bar(page)
      .getByRole('button', { name: /^Remove .*Magnesium/ })
      .press('Enter')
    await soon(() => bar(page).count()).toBe(0)
    await page.locator('#content:focus').waitFor()
  })

  test('can show only the differences, and drop a product', async () => {
    const page = await newPage()
    await visit(page, comparison(magnesium, ashwagandha, drops))
    expect(await axeViolations(page)).toEqual([])
    await soon(() =>
      tableOf(page)
        .getByRole('row', { name: /^Magnesium/ })
        .textContent(),
    ).toContain('80% NRV')
    await page.getByRole('link', { name: /^Remove .*Drops/ }).press('Enter')
    await soon(() => new URL(page.url()).searchParams.get('products')).toBe(`${magnesium},${ashwagandha}`)
    await soon(() => tableOf(page).getByRole('columnheader').count()).toBe(3)
    await soon(() => page.locator(':focus').getAttribute('aria-label')).toMatch(/^Remove .*Ashwagandha/)
    const form = tableOf(page).getByRole('row', { name: 'Form Capsules Capsules' })
    await soon(() => form.count()).toBe(1)
    await page.getByLabel('Only differences').check()
    await soon(() => form.count()).toBe(0)
    await soon(() =>
      tableOf(page)
        .getByRole('row', { name: /^Price \d/ })
        .count(),
    ).toBe(1)
  })

  test('a link shows everybody the same table without JavaScript, and says what is no longer sold', async () => {
    const page = await newPage({ javaScript: false })
    await page.goto(comparison(drops, magnesium, drops, 'never-sold'))
    await soon(() => heading(page).textContent()).toBe('Compare products')
    await soon(() => tableOf(page).getByRole('columnheader').count()).toBe(3)
    await soon(() =>
      tableOf(page)
        .getByRole('row', { name: /^Vitamin D/ })
        .textContent(),
    ).toContain('25\u00a0µg')
    await page.getByText('Some of these products are no longer sold.').waitFor()
    await page.getByText('A product that was listed twice is shown once.').waitFor()
    await soon(() => page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
    await page.goto('/en/compare')
    await page.getByRole('heading', { name: 'Choose at least two products' }).waitFor()
  })

  test('practitioners see prices that visitors do not', async () => {
    const page = await newPage()
    const path = comparison(magnesium, forPractitioners)
    await visit(page, path)
    const price = tableOf(page).getByRole('row', { name: /^Price 29,90/ })
    await price.getByText('Only with a practitioner’s protocol').waitFor()
    await visitAs(page, 'ilse', path)
    await soon(() => price.textContent()).toMatch(/29,90\s€.*\d,\d\d\s€/)
  })

  test('fits on small screens: the table scrolls by keyboard, and its heads stay in sight', async () => {
    const page = await newPage({ width: 320, height: 640 })
    await visit(page, comparison(magnesium, drops, forPractitioners))
    await soon(() => horizontalOverflow(page)).toBeLessThanOrEqual(0)
    const region = page.getByTestId('comparison')
    await region.focus()
    await page.keyboard.press('ArrowRight')
    await soon(() => region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
    await region.evaluate((element) => element.scrollTo(0, element.scrollHeight))
    const head = tableOf(page).getByRole('columnheader').nth(1)
    await soon(async () => (await head.boundingBox())!.y - (await region.boundingBox())!.y).toBeLessThan(2)
    expect(await axeViolations(page)).toEqual([])
  })
})
