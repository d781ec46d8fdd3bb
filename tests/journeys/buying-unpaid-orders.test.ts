import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { orderPaths } from '#contract/order-paths.ts'
import { newPage } from '../support/browser.ts'
import { callShop } from '../support/people/calls.ts'
import { visitLoggedIn } from '../support/people/logging-in.ts'
import { newcomer } from '../support/people/newcomers.ts'
import { place } from '../support/people/ordering.ts'
import { decide, type ProductForSale, productsForSale } from '../support/shopping.ts'
import { heading, pathOf, soon, visit } from '../support/visiting.ts'

let wanted: ProductForSale
beforeAll(async () => {
  wanted = (await productsForSale(6))[5] as ProductForSale
})

test('a customer who closed the tab before paying finds the unpaid order in cart and checkout, and pays it', async () => {
  const lea = await newcomer('Lea')
  const { order_number: number } = await place(lea.token, [{ product_variant_id: wanted.id }])
  const page = await newPage()
  await visitLoggedIn(page, lea, '/en/cart')
  const waiting = page.getByRole('region', { name: `Order ${number} is awaiting payment` })
  await waiting.getByText(/^We’re holding your items until \d\d:\d\d\.$/).waitFor()
  await visit(page, '/en/checkout')
  await waiting.getByRole('link', { name: 'Continue to payment' }).click()
  await soon(() => pathOf(page)).toMatch(/\/sandbox\/payments\//)
  await decide(page)
  await soon(() => heading(page).textContent()).toMatch(/^Thank you/)
  await visit(page, '/en/cart')
  await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor()
  await soon(() => waiting.count()).toBe(0)
})

test('an order cancelled elsewhere is not shown as unpaid', async () => {
  const jef = await newcomer('Jef')
  const { order_id: id } = await place(jef.token, [{ product_variant_id: wanted.id }])
  const page = await newPage()
  await visitLoggedIn(page, jef, '/en/checkout')
  await page.getByTestId('waiting-order').waitFor()
  const cancelled = await callShop(orderPaths.cancel(id), { token: jef.token, key: randomUUID() })
  expect(cancelled.status).toBe(200)
  await visit(page, '/en/checkout')
  await page.getByRole('heading', { name: /^Address/ }).waitFor()
  await page.waitForLoadState('networkidle')
  await soon(() => page.getByTestId('waiting-order').count()).toBe(0)
})
