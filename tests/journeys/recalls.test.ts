import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeViolations } from '../support/axe.ts'
import { newPage } from '../support/browser.ts'
import { tokenOf } from '../support/people/making.ts'
import { newcomer } from '../support/people/newcomers.ts'
import { buy, sendOut } from '../support/people/ordering.ts'
import { button, emailAbout, productsForSale } from '../support/shopping.ts'
import { people, visitAs } from '../support/signing-in.ts'
import { horizontalOverflow, soon, visit } from '../support/visiting.ts'

/** So that it is sent before any other batch. */
const soonExpiring = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)

async function isFitting(page: Page): Promise<void> {
  await soon(() => horizontalOverflow(page)).toBeLessThanOrEqual(0)
  expect(await axeViolations(page)).toEqual([])
}

test.each([
  [1440, 9],
  [390, 10],
])('at %i px an admin receives a batch, and recalls it from those who got it', async (width, nth) => {
  const [product] = (await productsForSale(nth)).slice(-1)
  const mila = await newcomer('Mila')
  const line = { product_variant_id: product!.id, quantity: 1 }
  const waiting = await buy(mila.token, [line])
  const { sku, name, product: ordered } = waiting.items[0]!
  const number = `LOT-${width}`

  const page = await newPage({ width, height: 900 })
  await visitAs(page, 'admin', '/en/admin/stock')
  await page.getByRole('searchbox', { name: /^Name, brand/ }).fill(sku)
  await soon(() => page.getByRole('row').count()).toBe(2)
  await isFitting(page)
  await page.getByRole('row').getByRole('link').click()
  await button(page, 'Change stock').click()
  const sheet = page.getByRole('dialog', { name: 'Change stock' })
  await button(sheet, 'Save').click()
  await sheet.getByLabel('Batch number').fill(number)
  await sheet.getByLabel('Best before').fill(soonExpiring)
  await sheet.getByLabel('Number of packs').fill('12')
  expect(await axeViolations(page)).toEqual([])
  await button(sheet, 'Save').click()
  await page.getByRole('cell', { name: number, exact: true }).waitFor()
  await page.getByRole('cell', { name: '+12' }).waitFor()
  await isFitting(page)

  await sendOut(waiting, await tokenOf(people.admin))
  await visit(page, '/en/admin/recalls')
  await page.getByRole('link', { name: 'New recall' }).click()
  await page.getByRole('searchbox', { name: 'Search for a product' }).fill(sku)
  await button(page, /^Choose /).click()
  const batches = page.getByLabel('Batch', { exact: true })
  const option = batches.locator('option', { hasText: number })
  await soon(() => option.textContent()).toContain('1 sent')
  await batches.selectOption((await option.getAttribute('value')) ?? '')
  await page.getByLabel('Why').selectOption('Allergen not on the label')
  await page.getByLabel('What to do').selectOption('Stop taking it, throw it away')
  await page.getByLabel(/^Details/).fill('It contains soya.')
  await button(page, 'Preview').click()
  await page.getByRole('region', { name: 'People' }).getByText(mila.email).waitFor()
  await page.getByRole('region', { name: 'Orders' }).getByText(waiting.number).waitFor()
  await page.getByRole('region', { name: 'The email' }).getByText('It contains soya.').waitFor()
  await isFitting(page)
  await button(page, 'Send recall emails (1)').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send recall emails (1)' }).click()
  await soon(() => page.url()).toMatch(/\/admin\/recalls\/\d+$/)
  await page.getByRole('region', { name: 'Who was notified' }).getByText(mila.email).waitFor()
  const mail = await emailAbout(
    mila.email,
    `Important: we’re recalling ${ordered.brand.name} ${name}`.replace(/\s+/g, ' '),
  )
  expect(mail.text).toContain(number)
  expect(mail.text).toContain('It contains soya.')
  await page.reload()
  await page.getByRole('region', { name: 'Who was notified' }).getByText('Sent', { exact: true }).waitFor()
  await isFitting(page)

  await visit(page, `/en/admin/stock?query=${encodeURIComponent(sku)}`)
  await page.getByRole('row').getByRole('link').click()
  await page.getByRole('row').filter({ hasText: number }).getByText('Blocked').first().waitFor()
})

test('an admin learns what a recall lacks, chooses no batch before all are known, and is warned before losing the draft', async () => {
  const page = await newPage({ expectedErrors: [/503/] })
  await visitAs(page, 'admin', '/en/admin/recalls/new')
  await button(page, 'Preview').click()
  await page.getByText('Choose a product.', { exact: true }).waitFor()
  await page.getByText('Choose a reason.', { exact: true }).waitFor()
  const search = page.getByRole('searchbox', { name: 'Search for a product' })
  await soon(() => search.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await axeViolations(page)).toEqual([])
  await search.fill('zzqx no such product')
  await page.getByText('No products found.', { exact: true }).waitFor()

  await page.route('**/recalls/batches/*', (route) => route.fulfill({ status: 503, body: '{}' }))
  const [product] = await productsForSale(1)
  await search.fill(product!.name)
  await button(page, /^Choose /)
    .first()
    .click()
  const tryAgain = button(page, 'Try again')
  await tryAgain.waitFor()
  expect(await page.getByLabel('Batch', { exact: true }).count()).toBe(0)
  await page.unroute('**/recalls/batches/*')
  await tryAgain.click()
  await page.getByLabel('Batch', { exact: true }).waitFor()
  await page.getByText(/^Choose a batch, or the days/).waitFor()

  await page.getByRole('link', { name: 'All recalls' }).click()
  await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor()
  await button(page.getByRole('dialog'), 'Stay here').click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await button(page, 'Other product').waitFor()
})
