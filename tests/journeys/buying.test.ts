import { beforeAll, expect, test } from 'vitest'
import type { Quote } from '#contract/checkout.ts'
import { checkoutPaths } from '#contract/order-paths.ts'
import { newPage } from '../support/browser.ts'
import { named } from '../support/building.ts'
import { callShop } from '../support/people/calls.ts'
import { emailsTo } from '../support/people/emails.ts'
import { tryLogin } from '../support/people/logging-in.ts'
import { newcomer } from '../support/people/newcomers.ts'
import { listOrders, putInCart, readPaper } from '../support/people/ordering.ts'
import {
  button,
  cartLink,
  emailAbout,
  euros,
  fillAddress,
  orderButton,
  orderTotal,
  type ProductForSale,
  payBy,
  productsForSale,
  stocksOf,
} from '../support/shopping.ts'
import { heading, pathOf, soon, visit } from '../support/visiting.ts'

let wanted: ProductForSale
let kept: ProductForSale
beforeAll(async () => {
  const [one, two] = (await productsForSale(2)) as [ProductForSale, ProductForSale]
  wanted = one
  kept = two
})

const stockOf = async ({ id }: ProductForSale) => (await stocksOf([id])).get(id) ?? Number.NaN

test('a visitor fills the cart, logs in at the checkout, and pays exactly the price shown, once', {
  tags: ['product-buy', 'page-cart'],
}, async () => {
  const noor = await newcomer('Noor')
  await putInCart(noor.token, [{ product_variant_id: kept.id }])
  const stockBefore = await stockOf(wanted)
  const page = await newPage()
  const sent: { key: string | undefined; body: unknown }[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(`/api${checkoutPaths.checkout}`))
      sent.push({ key: request.headers()['idempotency-key'], body: request.postDataJSON() })
  })

  await visit(page, `/en/products/${wanted.slug}`)
  await button(page.getByTestId('offer'), named('Add to cart:', wanted.name)).click()
  const drawer = page.getByRole('dialog', { name: 'Your cart' })
  await button(drawer, named('Increase quantity of', wanted.name)).click()
  await soon(() => cartLink(page).getAttribute('aria-label')).toBe('Cart, 2 items')
  await page.reload()
  await soon(() => cartLink(page).getAttribute('aria-label')).toBe('Cart, 2 items')
  await cartLink(page).click()
  await drawer
    .getByText(euros(2 * wanted.price))
    .first()
    .waitFor()
  await drawer.getByRole('link', { name: 'Go to checkout' }).click()
  await button(page, 'Log in').click()
  await page.getByRole('heading', { name: 'Log in or create an account' }).waitFor()
  await tryLogin(page, noor)
  await page.getByRole('complementary').getByText('3 items').waitFor()

  await fillAddress(page, '90001')
  await button(page, 'Continue to delivery').click()
  await page.getByText(/^Postcodes in Belgium have 4 digits/).waitFor()
  await soon(() => page.getByLabel('Postcode').getAttribute('aria-invalid')).toBe('true')
  await fillAddress(page)
  await button(page, 'Continue to delivery').click()
  await page.getByRole('radio', { name: /^Pick-up point/ }).check()
  await button(page, 'Continue to payment').click()
  await page.getByText('Choose a pick-up point.').waitFor()
  const nearest = page.getByRole('group', { name: 'Choose a pick-up point' }).getByRole('radio')
  await nearest.and(page.getByLabel(/^Boekhandel De Linde/)).waitFor()
  await page.getByLabel('Search near postcode').fill('8000')
  await page.keyboard.press('Enter')
  await nearest.and(page.getByLabel(/^Krantenwinkel De Reie/)).press('Space')
  await button(page, 'Continue to payment').click()
  await button(page, 'Have a voucher?').click()
  await page.getByLabel('Voucher code').fill('NOT-A-VOUCHER')
  await button(page, 'Apply').click()
  await page.getByText('We don’t recognise this voucher code.').first().waitFor()
  await page.getByLabel('Voucher code').fill('')
  await button(page, 'Apply').click()

  const quote = { country: 'BE', delivery_method: 'pick_up' }
  const { body } = await callShop(checkoutPaths.quote, { body: quote, token: noor.token })
  const { price } = body as Quote
  expect(price.subtotal).toBeCloseTo(2 * wanted.price + kept.price)
  const total = euros(price.total)
  await soon(() => orderTotal(page).innerText()).toBe(total)
  await soon(() => orderButton(page).innerText()).toBe('Order with obligation to pay')
  await payBy(page, 'KBC')
  await orderButton(page).click()
  await page.getByText('Agree to the terms of sale to place your order.').waitFor()
  expect(sent).toEqual([])
  await page.getByRole('checkbox', { name: /^I agree to the terms/ }).check()
  await orderButton(page).dblclick()
  await soon(() => pathOf(page)).toMatch(/^\/en\/sandbox\/payments\//)
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  expect(JSON.stringify(sent[0]?.body)).not.toContain(String(price.total))
  const [order, ...others] = await listOrders(noor.token)
  expect(others).toEqual([])
  if (!order) throw new Error('Nothing was ordered')

  await button(page, `Pay ${total}`).dblclick()
  await soon(() => heading(page).textContent()).toBe('Thank you, Noor')
  await page.getByText(`We’ve received your payment for order ${order.number}`).waitFor()
  await soon(() => cartLink(page).getAttribute('aria-label')).toBe('Cart, 0 items')
  const mail = await emailAbout(noor.email, `Your order ${order.number}`)
  expect(mail.text).toContain(total)
  expect(mail.text).toContain('Krantenwinkel De Reie')
  expect(await stockOf(wanted)).toBe(stockBefore - 2)

  await page.getByRole('link', { name: 'Track order' }).click()
  await soon(() => heading(page).textContent()).toBe(`Order ${order.number}`)
  await page.getByText('Krantenwinkel De Reie').first().waitFor()
  const beside = page.waitForEvent('popup')
  const answer = page.waitForResponse(/\/documents\/[^/]+\.pdf$/)
  await button(page, 'Invoice (PDF)').click()
  const invoice = await readPaper((await answer).url(), noor.token)
  expect(invoice.text).toContain(total.slice(0, -2))
  expect(invoice.text).toContain(wanted.name.split(' ').slice(0, 2).join(' '))
  await beside
  await page.goto('/en/account/orders')
  await page.getByRole('article').filter({ hasText: order.number }).getByText(total).waitFor()
  expect((await emailsTo(noor.email)).filter(({ subject }) => subject === mail.subject)).toHaveLength(1)
})
