import { beforeAll, expect, test } from 'vitest'
import { checkoutPaths } from '#contract/order-paths.ts'
import { annasAddress } from '../support/annas-address.ts'
import { axeViolations } from '../support/axe.ts'
import { newPage } from '../support/browser.ts'
import { callShop } from '../support/people/calls.ts'
import { visitLoggedIn } from '../support/people/logging-in.ts'
import { newcomer } from '../support/people/newcomers.ts'
import { putInCart } from '../support/people/ordering.ts'
import { orderButton, type ProductForSale, productsForSale } from '../support/shopping.ts'
import { horizontalOverflow, pathOf, soon, visit } from '../support/visiting.ts'

let wanted: ProductForSale
beforeAll(async () => {
  wanted = (await productsForSale(14))[13] as ProductForSale
})

test('somebody with a saved address goes from the cart to the review of the order, and pays with PayPal', async () => {
  const lena = await newcomer('Lena')
  await putInCart(lena.token, [{ product_variant_id: wanted.id }])
  const { status } = await callShop(checkoutPaths.addresses, {
    body: { ...annasAddress, is_default: true },
    token: lena.token,
  })
  expect(status).toBe(201)
  const page = await newPage()
  await visitLoggedIn(page, lena, '/en/cart')
  const express = page.getByRole('region', { name: 'Express checkout' })
  await express.getByRole('link').first().waitFor()
  // A browser without a wallet.
  expect(await express.getByRole('link').allTextContents()).toEqual(['Check out with PayPal'])
  expect(await axeViolations(page)).toEqual([])
  await express.getByRole('link', { name: 'Check out with PayPal' }).click()

  await soon(() => new URL(page.url()).search).toBe('?step=payment')
  await soon(() => page.getByRole('radio', { name: 'PayPal' }).isChecked()).toBe(true)
  await soon(() => page.getByText('Coupure Links 214').count()).toBe(1)
  await page
    .getByText(/^To your door/)
    .first()
    .waitFor()
  await page.getByRole('checkbox', { name: /^I agree to the terms/ }).check()
  await orderButton(page).and(page.locator(':not([aria-busy])')).click()
  await soon(() => pathOf(page)).toMatch(/\/sandbox\/payments\//)
})

test('a guest on a phone with a wallet enters the address first, and Apple Pay stays chosen', async () => {
  const page = await newPage({ width: 320, height: 800 })
  await page.addInitScript(() => {
    window.ApplePaySession = { canMakePayments: () => true }
  })
  await visit(page, `/en/products/${wanted.slug}`)
  await page.getByTestId('offer').locator('[data-buy]').click()
  await page.getByRole('dialog').first().waitFor()
  await visit(page, '/en/cart')
  const apple = page.getByRole('link', { name: 'Check out with Apple Pay' })
  await apple.waitFor()
  await soon(() => horizontalOverflow(page)).toBeLessThanOrEqual(0)
  await apple.click()
  await soon(() => new URL(page.url()).search).toBe('?step=address')
  await soon(() => page.evaluate(() => Object.values(sessionStorage).join())).toContain(
    '"paymentMethod":"applePay"',
  )
})
