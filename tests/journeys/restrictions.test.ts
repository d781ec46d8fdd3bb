import { expect, test } from 'vitest'
import type { ProductDetail } from '#contract/catalogue.ts'
import { cataloguePaths } from '#contract/catalogue-paths.ts'
import { protocolPaths } from '#contract/protocol-paths.ts'
import type { ClientSearchAnswer } from '#contract/sharing.ts'
import { axeViolations } from '../support/axe.ts'
import { newPage } from '../support/browser.ts'
import { callShop } from '../support/people/calls.ts'
import { makeProtocol, tokenOf } from '../support/people/making.ts'
import { productsForSale } from '../support/shopping.ts'
import { people, visitAs } from '../support/signing-in.ts'
import { horizontalOverflow, soon } from '../support/visiting.ts'

const client = 'freja.lindholm@example.org'

test('an admin blocks a product in Denmark, and a practitioner’s protocol with it is not shared with a client there', async () => {
  const { slug, name, id: variantId } = (await productsForSale(12)).at(-1)!
  const { body } = await callShop(cataloguePaths.product(slug), { method: 'GET' })
  const { id } = body as ProductDetail
  const admin = await newPage()
  await visitAs(admin, 'admin', `/en/admin/products/${id}`)
  const card = admin.getByRole('region', { name: 'Where it may be sold' })
  await card
    .getByRole('button', { name: /^(Change|Decide)/ })
    .last()
    .click()
  const sheet = admin.getByRole('dialog')
  await sheet.getByLabel('Decision').selectOption({ label: 'Not sold' })
  await sheet.getByRole('button', { name: 'Save decision' }).click()
  await sheet.getByLabel('Reason').selectOption({ label: 'An ingredient is not allowed' })
  await sheet.getByLabel('Source, shown to clients').fill('Fødevarestyrelsen')
  for (const box of await sheet.getByRole('checkbox').all()) await box.setChecked(false)
  await sheet.getByRole('checkbox', { name: 'Denmark' }).check()
  expect(await axeViolations(admin)).toEqual([])
  await sheet.getByRole('button', { name: 'Save decision' }).click()
  await sheet.waitFor({ state: 'detached' })
  await card.getByRole('heading', { name: 'Denmark', exact: true }).waitFor()
  await card.getByText('Source: Fødevarestyrelsen').waitFor()
  expect(await axeViolations(admin)).toEqual([])
  await admin.setViewportSize({ width: 390, height: 800 })
  await soon(() => horizontalOverflow(admin)).toBeLessThanOrEqual(0)

  const token = await tokenOf(people.ilse)
  const found = await callShop(protocolPaths.clients, { body: { keyword: 'freja' }, token })
  expect((found.body as ClientSearchAnswer).clients.map(({ email }) => email)).toEqual([client])
  const protocol = await makeProtocol(token, 'For Denmark', [{ product_variant_id: variantId }])
  const ilse = await newPage({ expectedErrors: [/409/] })
  await visitAs(ilse, 'ilse', `/en/account/practitioner/protocols/${protocol}`)
  await ilse.getByRole('button', { name: 'Share', exact: true }).click()
  await ilse.getByRole('combobox', { name: 'Clients' }).fill('freja')
  await ilse.getByRole('option', { name: /Freja/ }).click()
  await ilse.getByRole('button', { name: 'Remove Freja Lindholm' }).waitFor()
  await ilse.getByRole('dialog').locator('button[type=submit]').click()
  const refused = ilse.getByRole('alert').filter({ hasText: 'Not sold in Denmark' })
  await soon(() => refused.textContent()).toContain(name)
  await soon(() => refused.textContent()).toMatch(/Sold there: .+\./)
})
