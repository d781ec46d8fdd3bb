import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { axeViolations } from '../support/axe.ts'
import { newPage } from '../support/browser.ts'
import { visitLoggedIn } from '../support/people/logging-in.ts'
import { certifiedNewcomer } from '../support/people/making.ts'
import { visitAs } from '../support/signing-in.ts'
import { horizontalOverflow, soon } from '../support/visiting.ts'

const path = '/en/account/practitioner/commission'

test('a practitioner saves the latest statement and its invoice', async () => {
  const page = await newPage()
  await visitAs(page, 'ilse', path)
  const statements = page.getByRole('region', { name: 'Statements' })
  const saved = async (click: Promise<void>) => {
    const [download] = await Promise.all([page.waitForEvent('download'), click])
    return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'latin1') }
  }
  const pdf = await saved(page.getByRole('button', { name: /^Statement, / }).click())
  expect(pdf.name).toMatch(/^verbena-20\d\d-\d\d\.pdf$/)
  expect(pdf.text).toMatch(/^%PDF-/)
  const csv = await saved(
    statements
      .getByRole('button', { name: /^CSV, / })
      .first()
      .click(),
  )
  expect(csv.text).toContain('date,entry,order,product,client,pending,available,currency')
  const xml = await saved(
    statements
      .getByRole('button', { name: /^XML SB/ })
      .first()
      .click(),
  )
  expect(xml.text).toContain('<cbc:InvoiceTypeCode>389</cbc:InvoiceTypeCode>')
  expect(await axeViolations(page)).toEqual([])
})

test('on a phone, a practitioner reads what ending self-billing means and keeps it', async () => {
  const page = await newPage({ width: 390, height: 844 })
  await visitAs(page, 'ilse', path)
  await page.getByText(/^You agreed on /).waitFor()
  await page.getByRole('button', { name: 'End self-billing' }).click()
  await page.getByRole('dialog', { name: 'End self-billing?' }).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByText(/^You agreed on /).waitFor()
  await soon(() => horizontalOverflow(page)).toBeLessThanOrEqual(0)
})

test('a practitioner without a VAT number is sent to their profile', async () => {
  const page = await newPage()
  await visitLoggedIn(page, await certifiedNewcomer('Nora'), path)
  await page.getByText('To agree, add your VAT number to your profile.').waitFor()
  await page.getByRole('link', { name: 'Go to my profile' }).click()
  await page.getByLabel(/^VAT number/).waitFor()
})
