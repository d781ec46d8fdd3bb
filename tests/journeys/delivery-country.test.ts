import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { axeViolations } from '../support/axe.ts'
import { newPage } from '../support/browser.ts'
import { countryChooser, locatedIn, shifted, watchShifts } from '../support/delivering.ts'
import { button, cartLink, type ProductForSale, productsForSale } from '../support/shopping.ts'
import { horizontalOverflow, soon, visit } from '../support/visiting.ts'

let wanted: ProductForSale
beforeAll(async () => {
  wanted = (await productsForSale(1))[0] as ProductForSale
})

const banner = (page: Page) => page.locator('header .truncate').first()
const offer = (page: Page) => page.getByTestId('delivery-lines')
const sums = (page: Page) => page.getByTestId('cart-sums').locator('visible=true').first()
const row = (page: Page, country: string) => page.locator(`[data-country=${country}]`)
/** The width of the table that is reached only by scrolling. */
const hiddenRates = (page: Page) =>
  page.locator('[data-testid=delivery-table]').evaluate((box) => box.scrollWidth - box.clientWidth)

test('banner, product, cart and delivery page use the chosen country, also on later visits', async () => {
  const page = await newPage()
  await visit(page, `/en/products/${wanted.slug}`)
  await soon(() => banner(page).textContent()).toBe('Free delivery to Belgium on orders from 60,00\u00a0€')
  await offer(page).getByText('Delivery 5,50\u00a0€, free on orders from 60,00\u00a0€.').waitFor()
  await soon(() => offer(page).textContent()).toMatch(
    /In stock\. Order .+ for delivery to Belgium by \w+day.*\./,
  )
  await soon(() => countryChooser(page).getByRole('option').count()).toBe(27)
  await countryChooser(page).selectOption({ label: 'France' })
  await soon(() => banner(page).textContent()).toBe('Free delivery to France on orders from 90,00\u00a0€')
  await offer(page).getByText('Delivery 6,95\u00a0€, free on orders from 90,00\u00a0€.').waitFor()
  await soon(() => offer(page).textContent()).toMatch(/delivery to France/i)
  await button(page.locator('[data-foot-bar]'), /^Add to cart/).click()
  await soon(() => cartLink(page).getAttribute('aria-label')).toBe('Cart, 1 item')
  await visit(page, '/en/cart')
  await soon(() => sums(page).innerText()).toMatch(/Delivery to France\s+6,95\s€/)
  await countryChooser(page).selectOption({ label: 'Hungary' })
  await soon(() => sums(page).innerText()).toMatch(/Delivery to Hungary\s+11,95\s€/)
  await visit(page, '/en/delivery')
  await soon(() => banner(page).textContent()).toBe('Free delivery to Hungary on orders from 150,00\u00a0€')
  await soon(() => row(page, 'HU').getAttribute('data-current')).toBe('true')
  await soon(() => row(page, 'HU').innerText()).toMatch(/Hungary\s+To your door\s+11,95\s€\s+150,00\s€\s+3–6/)
  expect(await axeViolations(page)).toEqual([])
})

test('on a phone the country is chosen in the menu, and correcting it moves nothing', async () => {
  const page = await newPage({ width: 390, height: 844 })
  const { promise: watched, resolve: answer } = Promise.withResolvers<void>()
  await locatedIn(page, 'GR', watched)
  await visit(page, `/en/products/${wanted.slug}`)
  await watchShifts(page)
  answer()
  await offer(page).getByText('Delivery 11,95\u00a0€, free on orders from 150,00\u00a0€.').waitFor()
  await offer(page).scrollIntoViewIfNeeded()
  await button(page, 'Open menu').click()
  await countryChooser(page).selectOption({ label: 'Germany' })
  await button(page, 'Close menu').click()
  await offer(page).getByText('Delivery 6,95\u00a0€, free on orders from 90,00\u00a0€.').waitFor()
  expect(await shifted(page)).toBeLessThan(0.001)
  await visit(page, '/en/delivery')
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await soon(() => horizontalOverflow(page), `at ${width}`).toBeLessThanOrEqual(0)
    expect(await hiddenRates(page), `at ${width}`).toBe(0)
  }
})

test('a visitor from a country without delivery is told so, and can choose another', async () => {
  const page = await newPage()
  await locatedIn(page, 'US')
  await visit(page, `/en/products/${wanted.slug}`)
  await soon(() => banner(page).textContent()).toBe('Sorry, we don’t deliver to your country: United States.')
  await offer(page).getByText('Sorry, we don’t deliver to your country: United States.').waitFor()
  await countryChooser(page).selectOption({ label: 'Ireland' })
  await soon(() => banner(page).textContent()).toBe('Free delivery to Ireland on orders from 150,00\u00a0€')
})
