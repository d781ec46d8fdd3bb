import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeViolations } from '../support/axe.ts'
import { newPage } from '../support/browser.ts'
import { visitLoggedIn } from '../support/people/logging-in.ts'
import { certifiedNewcomer } from '../support/people/making.ts'
import { password } from '../support/people/newcomers.ts'
import { visitAs } from '../support/signing-in.ts'
import { heading, horizontalOverflow, soon } from '../support/visiting.ts'

const commission = '/en/account/practitioner/commission'
const nextPayout = (page: Page) => page.getByRole('region', { name: 'Next payout' })

test('a new practitioner says on a phone where their commission goes', {
  tags: 'payout-methods',
}, async () => {
  const page = await newPage({ width: 390, height: 844, expectedErrors: [/400/] })
  await visitLoggedIn(page, await certifiedNewcomer('Nadia'), commission)
  await nextPayout(page).getByRole('button', { name: 'Choose payout method' }).click()
  const sheet = page.getByRole('dialog', { name: 'Payout method' })
  await sheet.getByLabel('IBAN').fill('BE72 0961 2345 6769')
  await sheet.getByLabel('Current password').or(sheet.getByLabel('Your password')).fill('Not-this-one-1')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await sheet.getByText('This IBAN isn’t correct. Check each character.').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await sheet.getByLabel('IBAN').fill('BE71 0961 2345 6769')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await sheet.getByText('Your current password is incorrect.').waitFor()
  await sheet.getByLabel('Your password').fill(password)
  await sheet.getByRole('button', { name: 'Save' }).click()
  await nextPayout(page).getByText('BE71 •••• •••• 6769').waitFor()
  await soon(() => horizontalOverflow(page)).toBeLessThanOrEqual(0)
  expect(await axeViolations(page)).toEqual([])
})

test('from a payout, a practitioner finds the line of an order that it comes from, by keyboard', {
  tags: 'product-commission',
}, async () => {
  const page = await newPage()
  await visitAs(page, 'ilse', commission)
  const ledger = page.getByRole('region', { name: 'Ledger' })
  await ledger.getByLabel('Status').selectOption('Paid')
  const orders = ledger.getByRole('link', { name: /Orders in this payout/ }).first()
  await orders.focus()
  await page.keyboard.press('Enter')
  await soon(() => heading(page).textContent()).toMatch(/^Payout P-\d+$/)
  const why = page.getByRole('button', { name: /Why this amount/ }).first()
  await why.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: /^Why .+ €\?$/ }).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'All payouts' }).click()
  await soon(() => heading(page).textContent()).toBe('Payouts')
  await page.getByRole('cell', { name: 'BE71 •••• •••• 6769' }).first().waitFor()
  expect(await axeViolations(page)).toEqual([])
})

test('a practitioner who wants to erase their account is told which commission they would have to give up', async () => {
  const page = await newPage()
  await visitAs(page, 'ilse', '/en/account/my-data')
  await page.getByRole('button', { name: 'Erase my account' }).click()
  await page.getByLabel('Your password').fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
  const dialog = page.getByRole('dialog', { name: 'Erase your account for good?' })
  await dialog.getByText(/^You still have .+ of available commission, and .+ is pending\./).waitFor()
  await dialog.getByRole('checkbox', { name: /^I give up my commission of \d/ }).waitFor()
  await dialog.getByRole('button', { name: 'Erase for good' }).click()
  await dialog.getByText('Tick this box to give up your commission, or keep your account.').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Keep my account' }).click()
  await dialog.waitFor({ state: 'detached' })
})

test('an admin books a failed transfer back, pays it again, and downloads the file for the bank', async () => {
  const page = await newPage()
  await visitAs(page, 'admin', '/en/admin/payouts')
  await page
    .getByRole('link', { name: /^Payouts of / })
    .last()
    .click()
  await page.getByRole('button', { name: /Return to balance/ }).click()
  const sheet = page.getByRole('dialog', { name: /^Return payout/ })
  await sheet.getByRole('button', { name: /^Return / }).click()
  await sheet.getByText('Enter a reason.').waitFor()
  await sheet.getByLabel('Reason').fill('Account closed')
  await sheet.getByRole('button', { name: /^Return / }).click()
  await page.getByText(/Returned on .+: Account closed/).waitFor()
  expect(await axeViolations(page)).toEqual([])

  await page.getByRole('main').getByRole('link', { name: 'Payouts' }).click()
  await soon(() => heading(page).textContent()).toBe('Payouts')
  // What is due has changed with the return; until it is known, booking is refused.
  await page.reload()
  await page.getByRole('button', { name: 'Book payouts' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Book / })
    .click()
  await soon(() => heading(page).textContent()).toMatch(/^Payouts of /)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'SEPA file' }).click()
  expect((await download).suggestedFilename()).toMatch(/^payouts-\d+-sepa\.xml$/)
  expect(await axeViolations(page)).toEqual([])
})
