import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { axeViolations } from '../support/axe.ts'
import { newPage } from '../support/browser.ts'
import { visitLoggedIn } from '../support/people/logging-in.ts'
import { newcomer } from '../support/people/newcomers.ts'
import { putInCart } from '../support/people/ordering.ts'
import { button, type ProductForSale, productsForSale } from '../support/shopping.ts'
import { horizontalOverflow, pathOf, soon, visit } from '../support/visiting.ts'

let saved: ProductForSale
let own: ProductForSale
beforeAll(async () => {
  ;[saved, own] = (await productsForSale(18)).slice(16) as [ProductForSale, ProductForSale]
})

const names = (page: Page) => page.getByTestId('cart-line').getByRole('heading', { level: 3 }).allInnerTexts()

async function saveCart(page: Page): Promise<string> {
  await button(page, 'Save or share cart').click()
  const field = page.getByLabel('Link to this cart')
  await field.waitFor()
  expect(await axeViolations(page)).toEqual([])
  return new URL(await field.inputValue()).pathname
}

test('a visitor shares a cart, and a person who opens the link on a small phone puts it in theirs', async () => {
  const page = await newPage()
  await visit(page, `/en/products/${saved.slug}`)
  await page.getByTestId('offer').locator('button.btn-primary').first().click()
  await page.getByRole('dialog').first().waitFor()
  await visit(page, '/en/cart')
  const path = await saveCart(page)
  expect(path).not.toContain(String(saved.id))

  const phone = await newPage()
  await phone.setViewportSize({ width: 320, height: 700 })
  await visit(phone, `/en${path}`)
  await phone.getByTestId('saved-line').getByText(saved.name).waitFor()
  await soon(() => horizontalOverflow(phone)).toBeLessThanOrEqual(0)
  expect(await axeViolations(phone)).toEqual([])
  await button(phone.locator('main'), 'Add to cart').click()
  await soon(() => pathOf(phone)).toBe('/en/cart')
  await soon(() => names(phone)).toEqual([saved.name])
})

test('someone with a cart of their own adds the saved products or, once asked, replaces theirs', async () => {
  const fien = await newcomer('Fien')
  await putInCart(fien.token, [{ product_variant_id: saved.id }])
  const page = await newPage()
  await visitLoggedIn(page, fien, '/en/cart')
  const path = await saveCart(page)

  const lies = await newcomer('Lies')
  await putInCart(lies.token, [{ product_variant_id: own.id }])
  const other = await newPage()
  await visitLoggedIn(other, lies, `/en${path}`)
  await other.getByText('There are already products in your cart.').waitFor()
  await button(other.locator('main'), 'Add to cart').click()
  await soon(async () => (await names(other)).sort()).toEqual([own.name, saved.name].sort())

  await visit(other, `/en${path}`)
  await button(other, 'Replace my cart').click()
  const dialog = other.getByRole('dialog', { name: 'Replace your cart?' })
  await button(dialog, 'Keep my cart').click()
  await button(other, 'Replace my cart').click()
  await button(dialog, 'Replace my cart').click()
  await soon(() => pathOf(other)).toBe('/en/cart')
  await soon(() => names(other)).toEqual([saved.name])
})

test('a link that is unknown or has expired says so', async () => {
  const page = await newPage({ expectedErrors: [/404/] })
  await visit(page, `/en/saved-carts/${'x'.repeat(32)}`)
  await page.getByRole('heading', { name: 'This cart is no longer available' }).waitFor()
})
