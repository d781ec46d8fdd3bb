import { test } from 'vitest'
import { newPage } from '../support/browser.ts'
import { button, productsForSale } from '../support/shopping.ts'
import { visitAs } from '../support/signing-in.ts'
import { sawToast } from '../support/toasts.ts'
import { beginPage, writeTexts } from '../support/writing-content.ts'

const incomplete = 'Fill this in completely, or clear it.'

test('an admin who enters the day of a publication without its time does not publish at once', async () => {
  const page = await newPage()
  await visitAs(page, 'admin', '/en/admin/content')
  await beginPage(page, 'half-a-date')
  await writeTexts(page, 'English', { Title: 'Later', Description: 'In some years.', Text: 'Be patient.' })
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  const from = dialog.getByLabel('From')
  await from.pressSequentially('01012035')
  await dialog.getByRole('button', { name: 'Publish now' }).click()
  await dialog.getByText(incomplete).waitFor()
  await from.fill('2035-01-01T10:00')
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await dialog.waitFor({ state: 'detached' })
  await sawToast(page, 'Scheduled')
})

test('an admin who enters the last day of a voucher without its year makes no voucher without an end', async () => {
  const page = await newPage()
  await visitAs(page, 'admin', '/en/admin/vouchers')
  await page.getByRole('button', { name: 'New voucher' }).click()
  const sheet = page.getByRole('dialog', { name: 'New voucher' })
  await sheet.getByLabel('Code', { exact: true }).fill('HALF-A-DATE')
  await sheet.getByLabel('Percentage', { exact: true }).fill('10')
  const until = sheet.getByLabel('Valid until')
  await until.pressSequentially('0101')
  await sheet.getByRole('button', { name: 'Create voucher' }).click()
  await sheet.getByText(incomplete).waitFor()
  await until.fill('2035-01-01')
  await sheet.getByRole('button', { name: 'Create voucher' }).click()
  await sheet.waitFor({ state: 'detached' })
})

test('an admin who enters the first day of a recall without its year does not recall a wider range', async () => {
  const [product] = await productsForSale(1)
  const page = await newPage()
  await visitAs(page, 'admin', '/en/admin/recalls/new')
  await page.getByRole('searchbox', { name: 'Search for a product' }).fill(product!.name)
  await button(page, /^Choose /)
    .first()
    .click()
  await page.getByLabel('Why').selectOption('Allergen not on the label')
  await page.getByLabel('What to do').selectOption('Stop taking it, throw it away')
  await page.getByLabel('Sent until').fill('2026-10-31')
  const from = page.getByLabel('Sent from')
  await from.pressSequentially('0101')
  await button(page, 'Preview').click()
  await page.getByText(incomplete).waitFor()
  await from.fill('2026-10-01')
  await button(page, 'Preview').click()
  await page.getByText(incomplete).waitFor({ state: 'detached' })
})
