import type { Locator, Page } from 'playwright-core'
import type { ProductPage } from '#contract/catalogue.ts'
import { cataloguePaths } from '#contract/catalogue-paths.ts'
import { connect } from '#server/platform/database.ts'
import { formatMoney } from '#web/platform/formats.ts'
import { callShop } from './people/calls.ts'
import { emailsTo, linkIn } from './people/emails.ts'
import { thisShop } from './this-shop.ts'
import { pathOf, soon } from './visiting.ts'

export type ProductForSale = { id: number; slug: string; name: string; price: number }

/** Products that are for sale to everybody, with many packs in stock and unique names; the oldest first. */
export async function productsForSale(count: number): Promise<ProductForSale[]> {
  const path = `${cataloguePaths.products}?limit=60&order_by=id&order=asc`
  const { body } = await callShop(path, { method: 'GET' })
  const open = (body as ProductPage).data.flatMap(
    ({ slug, name, practitioner_only: isKept, variants: [first] }) =>
      first && first.price !== null && !isKept ? [{ id: first.id, slug, name, price: first.price }] : [],
  )
  const stocks = await stocksOf(open.map(({ id }) => id))
  return open
    .filter(({ name }, at) => open.findIndex((each) => each.name === name) === at)
    .filter(({ id }) => (stocks.get(id) ?? 0) >= 20)
    .slice(0, count)
}

/** A product for sale to everybody, but out of stock. */
export async function soldOut(): Promise<{ slug: string; name: string }> {
  const path = `${cataloguePaths.products}?limit=60&order_by=id&order=asc`
  const { body } = await callShop(path, { method: 'GET' })
  const found = (body as ProductPage).data.find(
    ({ practitioner_only: isKept, variants: [first, ...others] }) =>
      first && !first.availability && first.price !== null && !isKept && others.length === 0,
  )
  if (!found) throw new Error('The shop has all there is')
  return found
}

/** The stock by variant. */
export async function stocksOf(ids: readonly number[]): Promise<Map<number, number>> {
  const { sql } = connect(thisShop().databaseUrl, { max: 1 })
  try {
    const rows = await sql<{ id: number; stock: number }[]>`
      SELECT id, stock FROM variants WHERE id IN ${sql(ids)}`
    return new Map(rows.map(({ id, stock }) => [id, stock]))
  } finally {
    await sql.end()
  }
}

export const button = (place: Page | Locator, name: string | RegExp) =>
  place.getByRole('button', { name, exact: true })
export const euros = (amount: number) => formatMoney(amount, 'EUR')
export const cartLink = (page: Page) => page.locator('header').getByRole('link', { name: /^Cart, / })
/** The price to pay, which is shown above the order button. */
export const orderTotal = (page: Page) => page.getByTestId('order-total').locator('b')
/** Contains only the wording required by law. */
export const orderButton = (page: Page) =>
  page.locator('[data-step-foot]', { has: page.getByTestId('order-total') }).locator('[type=submit]')

/** Fills in an address in Ghent. */
export async function fillAddress(page: Page, postcode = '9000'): Promise<void> {
  await page.getByLabel('Street and house number').fill('Coupure Links 12')
  await page.getByLabel('Postcode').fill(postcode)
  await page.getByLabel('Town or city').fill('Gent')
}

/** From the address to the payment step, where the price includes the chosen delivery. */
export async function goToPayment(page: Page): Promise<void> {
  await fillAddress(page)
  await button(page, 'Continue to delivery').click()
  await button(page, 'Continue to payment').click()
  await orderButton(page).and(page.locator(':not([aria-busy])')).waitFor()
}

/** Presses the tile of a payment method. */
export const payBy = (page: Page, name: string) =>
  page.locator('label', { has: page.getByRole('radio', { name }) }).click()

/** Accepts the terms, places the order, and continues to the payment page. */
export async function placeOrder(page: Page, method = 'Bancontact'): Promise<void> {
  await payBy(page, method)
  await page.getByRole('checkbox', { name: /^I agree to the terms/ }).check()
  await orderButton(page).click()
  await soon(() => pathOf(page)).toMatch(/\/sandbox\/payments\//)
}

/** Chooses the result on the payment page. */
export const decide = (page: Page, name: string | RegExp = /^Pay \d/) => button(page, name).click()

/** The newest email with this text in its subject. */
export async function emailAbout(address: string, subject: string) {
  const find = async () => (await emailsTo(address)).find((email) => email.subject === subject)
  await soon(async () => (await find())?.subject).toBe(subject)
  const email = await find()
  if (!email) throw new Error(`No email "${subject}" came to ${address}`)
  return { ...email, link: linkIn(email) }
}
