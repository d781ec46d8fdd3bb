import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { axeViolations } from '../support/axe.ts'
import { newPage } from '../support/browser.ts'
import { visitLoggedIn } from '../support/people/logging-in.ts'
import { certifiedNewcomer, makeProtocol, soldVariants } from '../support/people/making.ts'
import { newAddress } from '../support/people/newcomers.ts'
import { visitAs } from '../support/signing-in.ts'
import { expectToFit, horizontalOverflow, soon } from '../support/visiting.ts'

const board = '/en/account/practitioner/renewals'
const dialog = (page: Page) => page.getByRole('dialog')
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)
const column = (page: Page, name: string) => page.getByRole('region', { name })

let nora: Awaited<ReturnType<typeof certifiedNewcomer>>
beforeAll(async () => {
  nora = await certifiedNewcomer('Nora')
  const [variant] = (await soldVariants(1)) as [number]
  await makeProtocol(nora.token, 'Sleep', [{ product_variant_id: variant }])
})

test('a practitioner shares with a client who then stands on the board, and puts the renewal off and back', async () => {
  const page = await newPage()
  await visitLoggedIn(page, nora, '/en/account/practitioner/clients')
  await button(page, 'Invite a client').click()
  await dialog(page).getByLabel('Email address').fill(newAddress('noor'))
  await dialog(page).getByLabel('First name').fill('Noor')
  await dialog(page).getByLabel('Last name').fill('Willems')
  await button(page, 'Send invitation').click()
  await button(page, 'Share a protocol with Noor Willems').click()
  await dialog(page).getByLabel('Protocol').selectOption('Sleep')
  await dialog(page).getByRole('button', { name: 'Share' }).click()
  await dialog(page).waitFor({ state: 'detached' })

  await page.getByRole('link', { name: 'Renewals' }).click()
  await column(page, 'Never bought').getByRole('link', { name: 'Noor Willems' }).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.getByLabel('More options for Noor Willems').click()
  await button(page, 'Put off').click()
  await dialog(page).getByRole('button', { name: 'Two weeks' }).click()
  expect(await axeViolations(page)).toEqual([])
  await dialog(page).getByRole('button', { name: 'Put off' }).click()
  await column(page, 'Contacted or put off').getByRole('link', { name: 'Noor Willems' }).waitFor()
  await button(page, 'Show again').click()
  await column(page, 'Never bought').getByRole('link', { name: 'Noor Willems' }).waitFor()

  await page.getByLabel('More options for Noor Willems').click()
  await button(page, 'Mark as contacted').click()
  await column(page, 'Contacted or put off').getByText('Contacted today').waitFor()
  await button(page, 'Undo').click()
  await column(page, 'Never bought').getByRole('link', { name: 'Noor Willems' }).waitFor()
  await page.getByRole('searchbox').last().fill('nobody')
  await page.getByText('No renewals found').waitFor()
})

test('a practitioner writes to all who need it, once, and sees what became of each email', async () => {
  const page = await newPage()
  await visitAs(page, 'ilse', board)
  const open = button(page, /^Write to \d+ clients?$/)
  const count = Number((await open.textContent())!.match(/\d+/)![0])
  await open.click()
  await soon(() =>
    dialog(page).getByRole('region', { name: 'Who gets an email' }).getByRole('listitem').count(),
  ).toBe(count)
  await dialog(page).getByText('Subject').waitFor()
  await dialog(page).getByLabel('Your own words').fill('See you soon.')
  await dialog(page).getByText('“See you soon.”').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 844 })
  await soon(() => horizontalOverflow(page)).toBeLessThanOrEqual(0)
  await dialog(page)
    .getByRole('button', { name: /^Send \d+ emails?$/ })
    .dblclick()
  await dialog(page)
    .getByText(new RegExp(`^${count} of ${count} emails? sent$`))
    .waitFor()
  await soon(() => dialog(page).getByText('Sent', { exact: true }).count()).toBe(count)
  // The button that sent them is gone, and so is the one that opened the dialog.
  await soon(() => focused(page)).toBe('Close')
  await page.keyboard.press('Enter')
  await soon(() => open.count()).toBe(0)
  await soon(() => focused(page)).toBe('Renewals')
  await column(page, 'Contacted or put off').getByText('Reminded today').first().waitFor()
})

test('a practitioner writes to a client, sees the email beforehand, and the client moves', async () => {
  const page = await newPage()
  await visitAs(page, 'ilse', board)
  const ask = button(page, /^(Ask how it’s going|Remind) /).first()
  await ask.click()
  await dialog(page).getByLabel('Your own words').fill('See you on Monday.')
  // In the quotation marks of the client's language.
  await dialog(page).getByRole('region', { name: 'Email' }).getByText('See you on Monday.').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await button(page, 'Send email').click()
  await column(page, 'Contacted or put off').getByText('Reminded today').first().waitFor()
})

test('a practitioner whose preview failed once reads nothing about it when the next one is there', async () => {
  const page = await newPage({ expectedErrors: [/503/] })
  await visitAs(page, 'ilse', board)
  await page.route('**/preview', (route) => route.fulfill({ status: 503 }), { times: 1 })
  await button(page, /^(Ask how it’s going|Remind) /)
    .first()
    .click()
  const problem = dialog(page).getByRole('alert')
  await soon(() => problem.textContent()).not.toBe('')
  await dialog(page).getByLabel('Your own words').fill('See you on Monday.')
  await dialog(page).getByRole('region', { name: 'Email' }).getByText('See you on Monday.').waitFor()
  // Hidden while empty.
  await soon(() => problem.count()).toBe(0)
})

test('a practitioner chooses the list instead of the board, and it stays', async () => {
  const page = await newPage()
  await visitAs(page, 'ilse', board)
  await soon(() => page.locator('aside [aria-current=page]').textContent()).toBe('Clients')
  await page.getByRole('radio', { name: 'List' }).click()
  await column(page, 'On track').getByRole('columnheader', { name: 'Supply' }).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.reload()
  await column(page, 'On track').getByRole('columnheader', { name: 'Supply' }).waitFor()
  await page.setViewportSize({ width: 320, height: 844 })
  await soon(() => horizontalOverflow(page)).toBeLessThanOrEqual(0)
  await page.getByRole('radio', { name: 'Board' }).click()
  await soon(() => page.getByRole('columnheader').count()).toBe(0)
})

test('the board fits into narrow screens', async () => {
  const page = await newPage()
  await visitAs(page, 'ilse', board)
  await column(page, 'Never bought').waitFor()
  await expectToFit(page, [768, 390, 320])
})
