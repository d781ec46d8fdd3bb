import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { axeViolations } from '../support/axe.ts'
import { newPage } from '../support/browser.ts'
import { type ProductForSale, productsForSale } from '../support/shopping.ts'
import { horizontalOverflow, soon, visit } from '../support/visiting.ts'

let wanted: ProductForSale
beforeAll(async () => {
  // Far enough below the 60 euros from which Belgium is delivered free of charge.
  wanted = (await productsForSale(40)).find(({ price }) => price > 20 && price < 40) as ProductForSale
})

const suggestions = (page: Page) => page.getByTestId('suggestions')

test.each([320, 1440])('at %i pixels, one suggested product makes the delivery free', async (width) => {
  const page = await newPage()
  await page.setViewportSize({ width, height: 800 })
  await visit(page, `/en/products/${wanted.slug}`)
  await page.getByTestId('offer').locator('button.btn-primary').first().click()
  await page.getByRole('dialog').first().waitFor()
  await visit(page, '/en/cart')
  await page
    .getByText(/more for free delivery\./)
    .locator('visible=true')
    .waitFor()
  const offered = suggestions(page).getByRole('listitem')
  await offered.first().waitFor()
  await soon(() => offered.count()).toBeLessThanOrEqual(3)
  await soon(() => suggestions(page).getByText(wanted.name, { exact: true }).count()).toBe(0)
  await soon(() => horizontalOverflow(page)).toBeLessThanOrEqual(0)
  expect(await axeViolations(page)).toEqual([])

  const add = offered.first().getByRole('button')
  await add.focus()
  await page.keyboard.press('Enter')
  await page.getByText('Your order qualifies for free delivery.').locator('visible=true').waitFor()
  await soon(() => suggestions(page).count()).toBe(0)
  await soon(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Your cart')
})
