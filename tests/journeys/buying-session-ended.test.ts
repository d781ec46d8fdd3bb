import { beforeAll, expect, test } from 'vitest'
import { accountPaths } from '#contract/account-paths.ts'
import { newPage } from '../support/browser.ts'
import { callShop } from '../support/people/calls.ts'
import { tryLogin, visitLoggedIn } from '../support/people/logging-in.ts'
import { newcomer } from '../support/people/newcomers.ts'
import { listOrders, putInCart } from '../support/people/ordering.ts'
import { goToPayment, orderButton, type ProductForSale, productsForSale } from '../support/shopping.ts'
import { soon } from '../support/visiting.ts'

let wanted: ProductForSale
beforeAll(async () => {
  wanted = (await productsForSale(4))[3] as ProductForSale
})

test('a customer whose session ends during checkout logs in again and finds the cart unchanged', async () => {
  const zoe = await newcomer('Zoe')
  await putInCart(zoe.token, [{ product_variant_id: wanted.id }])
  const page = await newPage({ expectedErrors: [/status of 401/] })
  await visitLoggedIn(page, zoe, '/en/checkout')
  await goToPayment(page)
  await page.getByRole('radio', { name: 'Visa' }).check({ force: true })
  await page.getByRole('checkbox', { name: /^I agree to the terms/ }).check()
  const token = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith(':tokens')) ?? ''
    return (JSON.parse(localStorage.getItem(key) ?? '{}') as { access_token: string }).access_token
  })
  expect((await callShop(accountPaths.logout, { token })).status).toBeLessThan(300)
  // A server process caches a session for up to five seconds.
  await soon(async () => (await callShop(accountPaths.user, { method: 'GET', token })).status).toBe(401)
  await orderButton(page).click()
  await page.getByRole('heading', { name: 'Log in or create an account' }).waitFor()
  await tryLogin(page, zoe)
  await page.getByRole('complementary').getByText('1 item').waitFor()
  expect(await listOrders(zoe.token)).toEqual([])
})
