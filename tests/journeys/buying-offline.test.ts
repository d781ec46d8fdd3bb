import { beforeAll, test } from 'vitest'
import { newPage } from '../support/browser.ts'
import { named } from '../support/building.ts'
import { visitLoggedIn } from '../support/people/logging-in.ts'
import { newcomer } from '../support/people/newcomers.ts'
import { putInCart } from '../support/people/ordering.ts'
import {
  button,
  cartLink,
  euros,
  fillAddress,
  type ProductForSale,
  productsForSale,
} from '../support/shopping.ts'
import { soon, visit } from '../support/visiting.ts'

let wanted: ProductForSale
beforeAll(async () => {
  wanted = (await productsForSale(5))[4] as ProductForSale
})

// React reports a style sheet that failed to load as a bare event.
const offline = [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /^Event$/]
const open = () => newPage({ expectedErrors: offline })

test('a product added without a connection is shown as waiting, and is added once when the connection returns', async () => {
  const page = await open()
  await visit(page, `/en/products/${wanted.slug}`)
  await page.context().setOffline(true)
  await button(page.getByTestId('offer'), named('Add to cart:', wanted.name)).click()
  await page.getByRole('alert').getByText('We couldn’t load part of this page.', { exact: false }).waitFor()
  await page.context().setOffline(false)
  await page.getByRole('dialog', { name: 'Your cart' }).getByText(euros(wanted.price)).first().waitFor()
  await soon(() => cartLink(page).getAttribute('aria-label')).toBe('Cart, 1 item')
})

test('a visitor’s cart says that its prices are old, and reloads them when the connection returns', async () => {
  const page = await open()
  await visit(page, `/en/products/${wanted.slug}`)
  await button(page.getByTestId('offer'), named('Add to cart:', wanted.name)).click()
  await page.getByRole('dialog', { name: 'Your cart' }).waitFor()
  await visit(page, '/en/cart')
  const more = button(page, named('Increase quantity of', wanted.name))
  await more.waitFor()
  await page.context().setOffline(true)
  await more.click()
  await page.getByText('We couldn’t load the prices.').waitFor()
  await page.locator('[data-testid=cart-sums][aria-busy=true]').waitFor()
  await page.context().setOffline(false)
  await page
    .getByTestId('cart-sums')
    .getByText(euros(2 * wanted.price))
    .first()
    .waitFor()
  await soon(() => page.getByText('We couldn’t load the prices.').count()).toBe(0)
})

test('if delivery to the chosen country cannot be loaded, the checkout offers no other country’s delivery', async () => {
  const nele = await newcomer('Nele')
  await putInCart(nele.token, [{ product_variant_id: wanted.id }])
  const page = await open()
  await visitLoggedIn(page, nele, '/en/checkout')
  await fillAddress(page)
  await page.context().setOffline(true)
  await page.getByLabel('Country').selectOption('NL')
  await page.getByLabel('Postcode').fill('1012 JS')
  await button(page, 'Continue to delivery').click()
  await page.getByText('We couldn’t load the price of your order.', { exact: false }).waitFor()
  await soon(() => page.locator('[name=delivery-method]').count()).toBe(0)
  await page.context().setOffline(false)
  await page
    .getByRole('radio', { name: /^To your door/ })
    .first()
    .waitFor()
  await page.getByRole('complementary').getByText('Delivery to Netherlands').waitFor()
})
