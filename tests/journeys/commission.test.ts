import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeViolations } from '../support/axe.ts'
import { newPage } from '../support/browser.ts'
import { coveredText } from '../support/covered-text.ts'
import { visitLoggedIn } from '../support/people/logging-in.ts'
import { certifiedNewcomer } from '../support/people/making.ts'
import { visitAs } from '../support/signing-in.ts'
import { heading, horizontalOverflow, soon, visit } from '../support/visiting.ts'

const path = '/en/account/practitioner/commission'
const ledger = (page: Page) => page.getByRole('region', { name: 'Ledger' })
const rows = (page: Page) => ledger(page).getByRole('row')

test('a practitioner finds out by keyboard why an order earned its amount, and what earns most', {
  tags: 'product-commission',
}, async () => {
  const page = await newPage()
  await visitAs(page, 'ilse', '/en/account/practitioner')
  await page
    .getByRole('navigation', { name: 'Your account' })
    .getByRole('link', { name: 'Commission' })
    .click()
  await soon(() => heading(page).textContent()).toBe('Commission')
  await ledger(page).getByLabel('Status').selectOption('Pending')
  await soon(() => new URL(page.url()).search).toBe('?state=pending')
  await soon(async () =>
    (await rows(page).allInnerTexts()).slice(1).every((row) => /Pending/.test(row)),
  ).toBe(true)

  const why = ledger(page)
    .getByRole('button', { name: /Why this amount/ })
    .first()
  await why.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: /^Why .+ €\?$/ }).waitFor()
  await page.getByText('Your tier of 25% less the client’s discount of 10%').waitFor()
  expect(await axeViolations(page)).toEqual([])

  const most = page.getByRole('region', { name: 'What earns most' })
  await most.getByRole('rowheader', { name: 'Gut repair, eight weeks' }).waitFor()
  await most.getByLabel('Grouped by').selectOption('Clients')
  await most.getByRole('rowheader', { name: 'Anna Maes' }).waitFor()
  await soon(() =>
    page.getByRole('table', { name: 'Earnings by month' }).getByRole('rowheader').count(),
  ).toBe(12)

  await page.getByRole('link', { name: /Open the order/ }).click()
  await soon(() => heading(page).textContent()).toMatch(/^Order V-\d+$/)
})

test.each(['fr', 'hu', 'de'] as const)(
  'in %s no text covers another one on the narrowest phone',
  async (language) => {
    const page = await newPage({ width: 320, height: 700, language })
    await visitAs(page, 'ilse', `/${language}/account/practitioner/commission`)
    await page.getByRole('row').nth(1).waitFor()
    await page.getByRole('button', { name: /CSV/ }).first().waitFor()
    await soon(() => coveredText(page)).toEqual([])
    await visit(page, `/${language}/account/practitioner/shop`)
    await page.getByRole('radio').first().waitFor({ state: 'attached' })
    await soon(() => coveredText(page)).toEqual([])
  },
)

test('on a phone the page fits, and a new practitioner is told how commission comes about', {
  tags: 'product-commission',
}, async () => {
  const page = await newPage({ width: 390, height: 844 })
  await visitAs(page, 'ilse', path)
  await ledger(page)
    .getByRole('button', { name: /Why this amount/ })
    .first()
    .click()
  await page.getByRole('heading', { name: /^Why/ }).waitFor()
  await soon(() => horizontalOverflow(page)).toBeLessThanOrEqual(0)
  expect(await axeViolations(page)).toEqual([])

  await visitLoggedIn(page, await certifiedNewcomer('Nora'), path)
  await page.getByRole('heading', { name: 'No commission yet' }).waitFor()
  expect(await axeViolations(page)).toEqual([])
})

test('the focus stays on the link to the next page up to the last page of the ledger', async () => {
  const page = await newPage()
  await visitAs(page, 'ilse', path)
  const pages = ledger(page).getByRole('navigation', { name: 'Pages' })
  const [, last] = /of (\d+)/.exec((await pages.textContent()) ?? '') ?? []
  await visit(page, `${path}?page=${Number(last) - 1}`)
  const next = pages.getByRole('link', { name: 'Next page' })
  await next.press('Enter')
  await pages.getByText(`Page ${last} of ${last}`).waitFor()
  await rows(page).nth(1).waitFor()
  const focused = page.locator(':focus')
  expect(await focused.getAttribute('aria-label')).toBe('Next page')
  expect(await focused.getAttribute('aria-disabled')).toBe('true')
  expect(await axeViolations(page)).toEqual([])
  await focused.press('Enter')
  await pages.getByRole('link', { name: 'Previous page' }).press('Enter')
  await pages.getByText(`Page ${Number(last) - 1} of ${last}`).waitFor()
})

test('if the ledger cannot be loaded, the page says so and loads it again', async () => {
  const page = await newPage({ expectedErrors: [/503/] })
  await page.route('**/commission/entries*', (route) => route.fulfill({ status: 503, body: '{}' }), {
    times: 1,
  })
  await visitAs(page, 'ilse', path)
  await ledger(page).getByRole('alert').waitFor()
  await ledger(page).getByRole('button', { name: 'Try again' }).click()
  await ledger(page)
    .getByRole('button', { name: /Why this amount/ })
    .first()
    .waitFor()
})
