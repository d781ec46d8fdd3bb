import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeViolations } from '../support/axe.ts'
import { newPage } from '../support/browser.ts'
import { button } from '../support/shopping.ts'
import { visitAs } from '../support/signing-in.ts'
import { sawToast } from '../support/toasts.ts'
import { heading, horizontalOverflow, pathOf, soon, visit, words } from '../support/visiting.ts'

async function isFitting(page: Page): Promise<void> {
  await soon(() => horizontalOverflow(page)).toBeLessThanOrEqual(0)
  expect(await axeViolations(page)).toEqual([])
}

const list = [
  'Article no;Product name;Pack size;Price;Stock',
  'HER-MG-120;Heron magnesium;120 capsules;12.90;24',
  'HER-ZN-60;Heron zinc;60 capsules;0;10',
  'HER-IR-60;;60 tablets;8.90;10',
  'HER-VC-90;Heron vitamin C;90 capsules;9.90;plenty',
  'HER-B12-60;Heron B12;60 lozenges;11.50;5',
  '',
].join('\n')

test('an admin imports a supplier’s file with three faults, corrects a draft, and undoes the import', async () => {
  const page = await newPage({ width: 1440, height: 900 })
  await visitAs(page, 'admin', '/en/admin/imports')
  await heading(page).waitFor()
  await isFitting(page)
  await page.getByLabel('Supplier').fill('Heron')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'heron.csv', mimeType: 'text/csv', buffer: Buffer.from(list) })
  await soon(() => heading(page).textContent()).toBe('heron.csv')
  const columns = page.getByRole('region', { name: 'Columns' })
  await soon(() => columns.getByLabel('SKU').inputValue()).toBe('Article no')
  await soon(() => columns.getByLabel('Contents of the pack').inputValue()).toBe('Pack size')
  await isFitting(page)
  await button(columns, 'Start dry run').click()

  const rows = page.getByRole('region', { name: 'Rows to look at' })
  const row = (text: string) => rows.getByRole('row').filter({ hasText: text })
  await row('HER-ZN-60').getByText('Column Price').waitFor()
  await row('HER-ZN-60').getByText('such as 12.90').waitFor()
  await row('HER-IR-60').getByText('The product has no name').waitFor()
  await row('HER-VC-90').getByText('“plenty” isn’t a number of packs').waitFor()
  await isFitting(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await isFitting(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await button(page, 'Start import').click()
  await button(page, 'Undo import').waitFor()
  const address = page.url()

  await rows.getByRole('combobox', { name: 'Show' }).selectOption('all')
  await row('HER-MG-120')
    .getByRole('link', { name: /^Open product/ })
    .click()
  await soon(() => heading(page).textContent()).toContain('Heron magnesium')
  await page.getByLabel('Responsible business').first().fill('Heron, Ghent')
  await button(page, 'Save').click()
  await sawToast(page, 'Saved')

  await visit(page, new URL(address).pathname)
  await button(page, 'Undo import').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click()
  const kept = page.getByRole('region', { name: 'Left as they are' })
  await kept.getByRole('link', { name: 'Heron magnesium' }).waitFor()
  await page.getByText('Undone', { exact: true }).waitFor()
  await isFitting(page)
  await page.getByRole('link', { name: 'All imports' }).click()
  await page.getByRole('row').filter({ hasText: 'heron.csv' }).getByText('Undone').waitFor()
})

test.each([
  ['en', 1440],
  ['nl', 390],
] as const)('an admin says which brand a misspelt name means, in %s at %i px', async (language, width) => {
  const say = words(language, 'admin-imports')
  const page = await newPage({ width, height: 900 })
  await visitAs(page, 'admin', `/${language}/admin/imports`)
  await page.getByLabel(say('upload.supplier')).fill(`Wholesale ${language}`)
  const content = `sku;name;brand;price;stock\nW-${language};Omega;Norvik;9.90;3\n`
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: `${language}.csv`, mimeType: 'text/csv', buffer: Buffer.from(content) })
  await button(page, say('actions.check')).click()
  await button(page, say('brand.use', { brand: 'Norrvik' })).waitFor()
  await isFitting(page)
  await button(page, say('brand.use', { brand: 'Norrvik' })).press('Enter')
  await button(page, say('actions.start')).click()
  await button(page, say('actions.undo')).waitFor()
  await page.getByRole('combobox', { name: say('rows.filter') }).selectOption('all')
  await page.getByRole('link', { name: new RegExp(`^${say('rows.open')}`) }).click()
  const brand = words(language, 'admin-products')('fields.brand')
  await soon(() => page.getByLabel(brand, { exact: true }).inputValue()).toBe('norrvik')
})

test('a file that cannot be read is refused with a reason, at 390 px', async () => {
  const page = await newPage({ width: 390, height: 844, expectedErrors: [/status of 400/] })
  await visitAs(page, 'admin', '/en/admin/imports')
  const choose = (name: string, content: string | Buffer) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })
  await choose('heron.csv', list)
  await page.getByText('Enter the supplier first.').waitFor()
  await page.getByLabel('Supplier').fill('Heron')
  await choose('heron.xlsx', Buffer.from([0x50, 0x4b, 3, 4, 0, 0]))
  await page.getByRole('alert').getByText('Save the sheet as CSV').waitFor()
  await isFitting(page)
})

test('an admin deletes an uploaded file only once they are sure', async () => {
  const page = await newPage()
  await visitAs(page, 'admin', '/en/admin/imports')
  await page.getByLabel('Supplier').fill('Heron')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'twice.csv', mimeType: 'text/csv', buffer: Buffer.from(list) })
  await soon(() => heading(page).textContent()).toBe('twice.csv')
  const question = page.getByRole('dialog', { name: 'Delete this file?' })
  await button(page, 'Delete file').click()
  expect(await axeViolations(page)).toEqual([])
  await button(question, 'Keep it').click()
  await question.waitFor({ state: 'detached' })
  await button(page, 'Delete file').click()
  await button(question, 'Delete file').click()
  await soon(() => pathOf(page)).toBe('/en/admin/imports')
  await soon(() => page.getByRole('row').filter({ hasText: 'twice.csv' }).count()).toBe(0)
})
