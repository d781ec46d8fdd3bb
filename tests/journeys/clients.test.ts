import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { protocolPaths } from '#contract/protocol-paths.ts'
import { axeViolations } from '../support/axe.ts'
import { newPage } from '../support/browser.ts'
import { callShop } from '../support/people/calls.ts'
import { visitLoggedIn } from '../support/people/logging-in.ts'
import { certifiedNewcomer, makeProtocol, soldVariants } from '../support/people/making.ts'
import { newAddress } from '../support/people/newcomers.ts'
import { visitAs } from '../support/signing-in.ts'
import { expectToFit, heading, pathOf, soon, visit } from '../support/visiting.ts'

const list = '/en/account/practitioner/clients'
const email = newAddress('noor')
const dialog = (page: Page) => page.getByRole('dialog')
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const rows = (page: Page) => page.getByRole('main').getByRole('row')

let nora: Awaited<ReturnType<typeof certifiedNewcomer>>
beforeAll(async () => {
  nora = await certifiedNewcomer('Nora')
  const [variant] = (await soldVariants(1)) as [number]
  await makeProtocol(nora.token, 'Sleep', [{ product_variant_id: variant }])
})

test('a practitioner invites a client, shares with them, writes notes, archives and removes them', async () => {
  const page = await newPage({ expectedErrors: [/409/] })
  await visitLoggedIn(page, nora, list)
  await page.getByText('No clients yet').waitFor()
  await button(page, 'Invite a client').click()
  await dialog(page).getByLabel('Email address').fill(email)
  await dialog(page).getByLabel('First name').fill('Noor')
  await dialog(page).getByLabel('Last name').fill('Willems')
  await dialog(page).getByRole('radio', { name: '10%' }).check()
  expect(await axeViolations(page)).toEqual([])
  await button(page, 'Send invitation').click()
  await page.getByText('1 client, 1 open invitation').waitFor()

  await button(page, 'Invite a client').click()
  await dialog(page).getByLabel('Email address').fill(email.toUpperCase())
  await dialog(page).getByLabel('First name').fill('Nora')
  await dialog(page).getByLabel('Last name').fill('Wils')
  await button(page, 'Send invitation').click()
  await dialog(page).getByText('already belongs to one of your clients').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: 'Close without saving?' }).getByRole('button').last().click()

  await button(page, 'Share a protocol with Noor Willems').click()
  await dialog(page).getByLabel('Protocol').selectOption('Sleep')
  await dialog(page).getByRole('button', { name: 'Share' }).click()
  await dialog(page).waitFor({ state: 'detached' })
  await rows(page).filter({ hasText: 'Noor Willems' }).filter({ hasText: 'Sleep' }).waitFor()
  // What a search finds is announced only by a region that was there before.
  const found = page.getByRole('status').filter({ hasText: '1 client found' })
  await found.evaluate((region) => region.setAttribute('data-before', ''))
  await page.getByRole('searchbox').last().fill('nobody')
  await page.getByText('No clients found').waitFor()
  await soon(() => page.locator('[data-before]').textContent()).toBe('0 clients found')
  await page.getByRole('link', { name: 'Show all clients' }).click()
  expect(await axeViolations(page)).toEqual([])

  await page.getByRole('link', { name: 'Open Noor Willems' }).click()
  await soon(() => heading(page).textContent()).toBe('Noor Willems')
  await page.getByText('not opened, nothing ordered').waitFor()
  await page.getByRole('textbox', { name: 'Your notes' }).fill('Sleeps from one to five.')
  await page.getByText(/Saved at \d/).waitFor()
  const saved: string[] = []
  page.on('request', (request) => request.method() === 'PUT' && saved.push(request.url()))
  await page.getByRole('radio', { name: '10%' }).focus()
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft']) await page.keyboard.press(key)
  await soon(() => page.getByRole('radio', { name: '15%' }).isChecked()).toBe(true)
  expect(saved).toEqual([])
  await page.getByRole('button', { name: 'Save discount' }).press('Enter')
  await page.getByText('Discount changed from 10% to 15%').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.reload()
  await soon(() => page.getByRole('textbox', { name: 'Your notes' }).inputValue()).toBe(
    'Sleeps from one to five.',
  )

  await page.getByLabel('More options for Noor Willems').click()
  await button(page, 'Archive').click()
  await page.getByText('Archived', { exact: true }).waitFor()
  await page.getByLabel('More options for Noor Willems').click()
  await button(page, 'Restore').click()
  // Nobody is asked whether to leave a client who no longer exists.
  await page.getByRole('radio', { name: '5%', exact: true }).check()
  await page.getByLabel('More options for Noor Willems').click()
  await button(page, 'Remove').click()
  await dialog(page).getByText('the law requires us to keep them').waitFor()
  await button(page, 'Remove client').click()
  await soon(() => pathOf(page)).toBe(list)
  await page.getByText('No clients yet').waitFor()
})

test('a practitioner sees what runs out when, and finds those who will run out', async () => {
  const page = await newPage()
  await visitAs(page, 'ilse', list)
  await rows(page)
    .filter({ hasText: /days? (left|over)|On track|Used up today/ })
    .first()
    .waitFor()
  const filter = page.getByRole('link', { name: /^Running out \d+$/ })
  await filter.waitFor()
  const count = Number((await filter.textContent())!.match(/\d+/)![0])
  await filter.click()
  await soon(() => page.url()).toContain('filter=running-out')
  // The first row has the names of the columns.
  await soon(() => rows(page).count()).toBe(count + 1)
  await soon(() =>
    rows(page)
      .filter({ hasText: /days? (left|over)|Used up today/ })
      .count(),
  ).toBe(count)
  expect(await axeViolations(page)).toEqual([])
})

test('the list and a client fit into narrow screens', async () => {
  const page = await newPage()
  await visitAs(page, 'ilse', list)
  await page.getByRole('link', { name: 'Open Anna Maes' }).waitFor()
  await expectToFit(page, [768, 390, 320])
  await page.getByRole('link', { name: 'Open Anna Maes' }).click()
  await page.getByRole('heading', { name: 'What happened' }).waitFor()
  await expectToFit(page, [320, 390, 768])
})

test('a practitioner without an approved certificate is told why they cannot invite anybody yet', async () => {
  const page = await newPage()
  await visitAs(page, 'marco', list)
  await page.getByText('Your certificate hasn’t been approved yet.').waitFor()
  await soon(() => button(page, 'Invite a client').count()).toBe(0)
})

test('a client that does not exist is said to be missing', async () => {
  const page = await newPage({ expectedErrors: [/404/] })
  await visitAs(page, 'ilse', list)
  await visit(page, `${list}/2000000`)
  await page.getByText('We couldn’t find this client').waitFor()
})

test('a practitioner with many protocols searches for the one to share', async () => {
  const mona = await certifiedNewcomer('Mona')
  const [variant] = (await soldVariants(1)) as [number]
  const lines = [{ product_variant_id: variant }]
  for (const name of ['Winter', 'Spring']) await makeProtocol(mona.token, name, lines)
  for (let at = 1; at < 19; at += 1) await makeProtocol(mona.token, `Plan ${at}`, lines)
  const latest = await makeProtocol(mona.token, 'Plan 19', lines)
  const lies = { email: newAddress('lies'), first_name: 'Lies', last_name: 'Peeters', discount: 0 }
  await callShop(protocolPaths.assign, { body: { id: latest, ...lies }, token: mona.token })

  const page = await newPage()
  await visitLoggedIn(page, mona, list)
  await button(page, 'Share a protocol with Lies Peeters').click()
  const protocol = dialog(page).getByLabel('Protocol', { exact: true })
  await soon(() => protocol.locator('option:enabled').count()).toBe(20)
  await dialog(page).getByLabel('Search by name, client or product').fill('winter')
  await soon(() => protocol.locator('option:enabled').count()).toBe(1)
  await protocol.selectOption('Winter')
  await dialog(page).getByLabel('Search by name, client or product').fill('spring')
  await soon(() => protocol.locator('option:enabled').count()).toBe(2)
  expect(await axeViolations(page)).toEqual([])
  await dialog(page).getByRole('button', { name: 'Share' }).click()
  await dialog(page).waitFor({ state: 'detached' })
  await rows(page).filter({ hasText: 'Lies Peeters' }).filter({ hasText: 'Winter' }).waitFor()
})
