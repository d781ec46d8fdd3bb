import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { axeViolations } from '../support/axe.ts'
import { newPage } from '../support/browser.ts'
import { visitLoggedIn } from '../support/people/logging-in.ts'
import { certifiedNewcomer } from '../support/people/making.ts'
import { newAddress } from '../support/people/newcomers.ts'
import { horizontalOverflow, soon } from '../support/visiting.ts'

const list = '/en/account/practitioner/clients'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')

let nora: Awaited<ReturnType<typeof certifiedNewcomer>>
beforeAll(async () => {
  nora = await certifiedNewcomer('Nora')
})

test('a practitioner imports a list of clients, records what matters for one, and undoes the import', async () => {
  const page = await newPage({ width: 390, height: 844 })
  await visitLoggedIn(page, nora, list)
  await page.getByRole('link', { name: 'Import CSV' }).click()
  await page.getByText('Drop a CSV file here').waitFor()
  expect(await axeViolations(page)).toEqual([])

  const lines = ['First name;Last name;Email;Discount', `Noor;Willems;${newAddress('noor')};10`]
  lines.push(`Réka;Nagy;${newAddress('reka')};0`, 'Ben;Smit;no address;12')
  await page.locator('input[type=file]').setInputFiles({
    name: 'practice.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\r\n')),
  })
  await page.getByText('2 new clients, 1 line can’t be imported').waitFor()
  await page.getByText('“no address” isn’t an email address.').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await soon(() => horizontalOverflow(page)).toBeLessThanOrEqual(0)
  await button(page, 'Import and invite 2 clients').click()
  await page.getByRole('heading', { name: '2 clients imported' }).waitFor()
  await page.getByRole('link', { name: 'Show clients' }).click()

  await page.getByRole('link', { name: 'Open Noor Willems' }).click()
  await button(page, 'Add').click()
  await dialog(page).getByLabel('Year of birth').fill('1990')
  await dialog(page).getByRole('radio', { name: 'Pregnant' }).check()
  await dialog(page).getByLabel('crustaceans').check()
  await button(page, 'Save').click()
  await dialog(page).getByText('This field is required.').waitFor()
  await dialog(page)
    .getByLabel(/My client knows/)
    .check()
  expect(await axeViolations(page)).toEqual([])
  await button(page, 'Save').click()
  await page.getByText('Your client sees this, too.').waitFor()
  await soon(() => horizontalOverflow(page)).toBeLessThanOrEqual(0)

  await page.goBack()
  await page.goBack()
  await button(page, 'Undo practice.csv').click()
  await button(page, 'Undo import').click()
  await page.getByText('Undone, 1 client removed').waitFor()
  await soon(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Undone, 1 client removed')
  await page.getByRole('link', { name: 'Clients', exact: true }).first().click()
  await page.getByRole('link', { name: 'Open Noor Willems' }).waitFor()
})
