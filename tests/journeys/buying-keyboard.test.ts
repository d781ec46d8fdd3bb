import type { Locator } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import type { Language } from '#domain/languages.ts'
import { axeViolations } from '../support/axe.ts'
import { newPage } from '../support/browser.ts'
import { tabTo } from '../support/keys.ts'
import { emailsTo } from '../support/people/emails.ts'
import { visitLoggedIn } from '../support/people/logging-in.ts'
import { newcomer } from '../support/people/newcomers.ts'
import { listOrders, putInCart } from '../support/people/ordering.ts'
import { orderButton, type ProductForSale, payBy, productsForSale } from '../support/shopping.ts'
import { heading, horizontalOverflow, pathOf, soon, words } from '../support/visiting.ts'

let wanted: ProductForSale
beforeAll(async () => {
  wanted = (await productsForSale(4))[3] as ProductForSale
})

/** The shop's text for a key, with its placeholders filled in. */
function speech(language: Language, namespace: string) {
  const say = words(language, namespace)
  return (key: string, values: Record<string, string> = {}) =>
    say(key).replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
}

test('a German customer on a phone gets from the product to the paid order with the keyboard alone', {
  tags: 'checkout-button',
}, async () => {
  const jana = await newcomer('Jana')
  const [say, sayCart] = [speech('de', 'checkout'), speech('de', 'cart')]
  const sayAccount = speech('de', 'account')
  const page = await newPage({ width: 390, height: 844, language: 'de' })
  const { keyboard } = page
  const press = async (target: Locator, key = 'Enter') => {
    await tabTo(target)
    await keyboard.press(key)
  }
  const named = (name: string) => page.getByRole('button', { name, exact: true })

  await visitLoggedIn(page, jana, `/de/products/${wanted.slug}`)
  await press(page.getByTestId('offer').locator('[data-buy]'))
  const drawer = page.getByRole('dialog', { name: sayCart('drawer.title') })
  await press(drawer.getByRole('link', { name: sayCart('drawer.all') }))
  await soon(() => heading(page).textContent()).toBe(sayCart('title'))
  expect(await axeViolations(page)).toEqual([])
  await soon(() => horizontalOverflow(page)).toBeLessThanOrEqual(0)
  await press(
    page
      .locator('main')
      .getByRole('link', { name: sayCart('checkout') })
      .last(),
  )

  for (const [label, text] of [
    [sayAccount('contact.street'), 'Coupure Links 12'],
    [sayAccount('contact.postal.postal-code'), '9000'],
    [sayAccount('contact.city'), 'Gent'],
  ] as const) {
    await tabTo(page.getByLabel(label))
    await keyboard.type(text)
  }
  await press(named(say('address.continue')))
  await press(named(say('delivery.continue')))
  await tabTo(page.locator('[name=payment-method]').first())
  await keyboard.press('Space')
  await press(page.locator('.terms input'), 'Space')
  expect(await axeViolations(page)).toEqual([])
  await soon(() => horizontalOverflow(page)).toBeLessThanOrEqual(0)
  await soon(() => orderButton(page).innerText()).toBe('Zahlungspflichtig bestellen')
  await press(orderButton(page))
  await soon(() => pathOf(page)).toMatch(/^\/de\/sandbox\/payments\//)
  await press(page.getByTestId('sandbox-outcomes').getByRole('button').first())
  await soon(() => heading(page).textContent()).toBe(say('return.paid.title', { name: 'Jana' }))
  expect((await listOrders(jana.token)).map(({ state }) => state)).toEqual(['paid'])
})

test('in French the order button says that ordering means paying, and page and email thank the customer in French', {
  tags: 'checkout-button',
}, async () => {
  const lou = await newcomer('Lou', 'client', 'fr')
  const say = speech('fr', 'checkout')
  const sayAccount = speech('fr', 'account')
  await putInCart(lou.token, [{ product_variant_id: wanted.id }])
  const page = await newPage({ language: 'fr' })
  await visitLoggedIn(page, lou, '/fr/checkout')
  await page.getByLabel(sayAccount('contact.street')).fill('Coupure Links 12')
  await page.getByLabel(sayAccount('contact.postal.postal-code')).fill('9000')
  await page.getByLabel(sayAccount('contact.city')).fill('Gent')
  await page.getByRole('button', { name: say('address.continue') }).click()
  await page.getByRole('button', { name: say('delivery.continue') }).click()
  await soon(() => orderButton(page).innerText()).toBe('Commander avec obligation de paiement')
  await payBy(page, 'Visa')
  await page.locator('.terms input').check()
  await orderButton(page).click()
  await page.getByTestId('sandbox-outcomes').getByRole('button').first().click()
  await soon(() => heading(page).textContent()).toBe(say('return.paid.title', { name: 'Lou' }))
  const [order] = await listOrders(lou.token)
  const subject = speech('fr', 'mails')('emails.order-confirmed.subject', { number: order?.number ?? '' })
  await soon(async () => (await emailsTo(lou.email)).map((email) => email.subject)).toContain(subject)
})
