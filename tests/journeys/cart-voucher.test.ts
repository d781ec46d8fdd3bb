import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { authPaths } from '#contract/account-paths.ts'
import type { Tokens } from '#contract/accounts.ts'
import type { NewVoucher } from '#contract/admin-orders.ts'
import { adminOrderPaths } from '#contract/admin-paths.ts'
import { axeViolations } from '../support/axe.ts'
import { newPage } from '../support/browser.ts'
import { callShop } from '../support/people/calls.ts'
import { visitLoggedIn } from '../support/people/logging-in.ts'
import { newcomer, password } from '../support/people/newcomers.ts'
import { putInCart } from '../support/people/ordering.ts'
import {
  button,
  euros,
  goToPayment,
  orderTotal,
  type ProductForSale,
  productsForSale,
} from '../support/shopping.ts'
import { people } from '../support/signing-in.ts'
import { horizontalOverflow, soon, visit } from '../support/visiting.ts'

let wanted: ProductForSale
beforeAll(async () => {
  wanted = (await productsForSale(14))[13] as ProductForSale
})

const sums = (page: Page) => page.getByTestId('cart-sums')
const total = (page: Page) => sums(page).locator('output')

async function give(page: Page, code: string): Promise<void> {
  const open = button(page, 'Have a voucher?')
  if (await open.isVisible()) await open.click()
  await page.getByLabel('Voucher code').fill(code)
  await button(page, 'Apply').click()
}

test('a voucher given in the cart takes its part off there, and is applied at checkout', async () => {
  const code = await voucher({ kind: 'amount', amount: 3 })
  const wout = await newcomer('Wout')
  await putInCart(wout.token, [{ product_variant_id: wanted.id }])
  const page = await newPage()
  await visitLoggedIn(page, wout, '/en/cart')
  await total(page).waitFor()
  const before = await total(page).innerText()
  await give(page, code)
  await sums(page).getByText(`Voucher ${code}`).waitFor()
  await sums(page)
    .getByText(`−${euros(3)}`)
    .waitFor()
  await soon(() => total(page).innerText()).not.toBe(before)
  const reduced = await total(page).innerText()
  expect(await axeViolations(page)).toEqual([])

  await visit(page, '/en/checkout')
  await goToPayment(page)
  await page.getByText(`Voucher ${code} applied.`).last().waitFor()
  await soon(() => orderTotal(page).innerText()).toBe(reduced)

  await visit(page, '/en/cart')
  await button(page, 'Remove voucher').click()
  await soon(() => total(page).innerText()).toBe(before)
})

test('a visitor on a small phone reads why a voucher does not apply, and what is checked later', async () => {
  const expensive = await voucher({ kind: 'percent', percent: 10 }, { minimum: 9000 })
  const good = await voucher({ kind: 'percent', percent: 10 }, { uses_per_person: 1 })
  const page = await newPage()
  await page.setViewportSize({ width: 320, height: 700 })
  await visit(page, `/en/products/${wanted.slug}`)
  await page.getByTestId('offer').locator('button.btn-primary').first().click()
  await page.getByRole('dialog').first().waitFor()
  await visit(page, '/en/cart')
  await total(page).waitFor()
  const before = await total(page).innerText()
  await give(page, 'NOT-A-VOUCHER')
  await page.getByText('We don’t recognise this voucher code.').last().waitFor()
  await give(page, expensive)
  await page
    .getByText(/Spend 9\.000,00\s€ or more to use this voucher/)
    .last()
    .waitFor()
  await soon(() => total(page).innerText()).toBe(before)
  await give(page, good)
  await sums(page).getByText(`Voucher ${good}`).waitFor()
  await page.getByText(/Whether you’ve used it before is checked at checkout/).waitFor()
  await soon(() => horizontalOverflow(page)).toBeLessThanOrEqual(0)
  expect(await axeViolations(page)).toEqual([])
})

async function voucher(gift: NewVoucher['gift'], terms: NewVoucher['terms'] = {}): Promise<string> {
  const login = await callShop(authPaths.login, { body: { email: people.admin, password } })
  const { access_token: token } = login.body as Tokens
  const code = `CART${randomUUID().slice(0, 8).toUpperCase()}`.replace(/-/g, '')
  const { status } = await callShop(adminOrderPaths.vouchers, { body: { code, gift, terms }, token })
  expect(status).toBe(201)
  return code
}
