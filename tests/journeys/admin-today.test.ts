import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { adminPaths } from '#contract/admin-paths.ts'
import { axeViolations } from '../support/axe.ts'
import { newPage } from '../support/browser.ts'
import { newcomer } from '../support/people/newcomers.ts'
import { visitAs } from '../support/signing-in.ts'
import { horizontalOverflow, pathOf, soon, visit } from '../support/visiting.ts'

const narrow = { width: 390, height: 844 }
const field = (page: Page) => page.getByRole('combobox', { name: 'Orders, people, products' })
const options = (page: Page) => page.getByRole('listbox').getByRole('option')

test('an admin sees what waits, opens the oldest and comes to the list of all of them', async () => {
  const page = await newPage()
  await visitAs(page, 'admin', '/en/admin')
  const certificates = page.getByRole('region', { name: /Certificates to review$/ })
  const oldest = certificates.getByRole('listitem').first()
  const name = await oldest.getByRole('link').innerText()
  await certificates.getByRole('link', { name: 'Show all' }).click()
  await soon(() => pathOf(page)).toBe('/en/admin/certificates')
  await page.getByText(name).first().waitFor()
})

test('an admin reads the day’s charts by keyboard, as a table and as a file, also on a phone', async () => {
  const page = await newPage()
  await visitAs(page, 'admin', '/en/admin')
  const sales = page.getByRole('region', { name: 'Sales', exact: true })
  const day = sales.getByRole('slider')
  const last = await day.getAttribute('aria-valuetext')
  await day.press('ArrowLeft')
  await soon(() => day.getAttribute('aria-valuetext')).not.toBe(last)
  await page.getByLabel('Period').selectOption({ label: 'Last 7 days' })
  await soon(() => day.getAttribute('max')).toBe('6')
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Show as table' }).click()
  // A head, the total and seven days.
  await soon(() => page.getByRole('table').first().getByRole('row').count()).toBe(9)
  await page.setViewportSize(narrow)
  await soon(() => horizontalOverflow(page)).toBeLessThanOrEqual(0)
  expect(await axeViolations(page)).toEqual([])
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  expect((await download).suggestedFilename()).toBe('figures.csv')
})

test('an admin finds a person, an order and a product from any page by keyboard', async () => {
  const person = await newcomer('Wilhelmina')
  const page = await newPage()
  await visitAs(page, 'admin', '/en/admin/vouchers')
  await field(page).fill('wilhelm')
  await options(page).filter({ hasText: person.email }).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await field(page).press('ArrowDown')
  await soon(() => field(page).getAttribute('aria-activedescendant')).toMatch(/person-\d+$/)
  await field(page).press('Enter')
  await soon(() => pathOf(page)).toMatch(/^\/en\/admin\/users\/\d+$/)
  await page.getByRole('heading', { name: 'Wilhelmina' }).waitFor()

  await page.setViewportSize(narrow)
  await field(page).fill('V-10001')
  await options(page).filter({ hasText: 'V-10001' }).waitFor()
  await soon(() => horizontalOverflow(page)).toBeLessThanOrEqual(0)
  expect(await axeViolations(page)).toEqual([])
  await options(page).first().click()
  await page.getByRole('heading', { name: 'V-10001' }).waitFor()

  await field(page).fill('magnesium bisg')
  await page.getByRole('group', { name: 'Products' }).getByRole('option').first().waitFor()
  await field(page).press('Escape')
  await soon(() => options(page).count()).toBe(0)
  await field(page).fill('no such thing anywhere')
  await page.getByText('Nothing found.').waitFor()
})

test('an admin who presses Enter before the answer to what was typed opens nothing, and then what was meant', async () => {
  await newcomer('Leonora')
  await newcomer('Marcella')
  const page = await newPage()
  await visitAs(page, 'admin', '/en/admin/vouchers')
  await field(page).fill('leonora')
  await options(page).filter({ hasText: 'Leonora' }).first().waitFor()
  const asked = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<void>()
  await page.route(`**/api${adminPaths.search}?**`, async (route) => {
    asked.resolve()
    await answered.promise
    await route.continue()
  })
  await field(page).fill('marcella')
  await asked.promise
  await field(page).press('Enter')
  answered.resolve()
  await options(page).filter({ hasText: 'Marcella' }).first().waitFor()
  expect(pathOf(page)).toBe('/en/admin/vouchers')
  await field(page).press('Enter')
  await page.getByRole('heading', { name: 'Marcella' }).waitFor()
})

test('an admin filters the audit log by who, what, whom and when, and reads it in Dutch', async () => {
  const page = await newPage()
  await visitAs(page, 'admin', '/en/admin/audit')
  await page.getByLabel('By anyone').selectOption({ label: 'Lotte Baert' })
  await page.getByLabel('Any action').selectOption({ label: 'Parcel dispatched' })
  const rows = page.getByRole('row').filter({ hasText: /Lotte Baert dispatched a parcel for order V-\d+/ })
  await rows.first().waitFor()
  await soon(async () => (await page.getByRole('row').count()) - (await rows.count())).toBe(1)
  await page.getByLabel('To', { exact: true }).fill('2020-01-01')
  await page.getByRole('heading', { name: 'No entries match your filters.' }).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.setViewportSize(narrow)
  await visit(page, '/nl/admin/audit?action=order-shipped')
  await page.getByText('heeft een pakket van bestelling').first().waitFor()
  await soon(() => horizontalOverflow(page)).toBeLessThanOrEqual(0)
  expect(await axeViolations(page)).toEqual([])
})

test.each(['en', 'nl'])(
  'every admin page fits a narrow phone and has no faults that axe finds, in %s',
  async (language) => {
    const page = await newPage()
    await visitAs(page, 'admin', `/${language}/admin`)
    await page.setViewportSize({ width: 320, height: 640 })
    const pages = [
      '',
      '?view=table',
      '/certificates',
      '/orders',
      '/orders?order=1',
      '/payouts',
      '/vouchers',
      '/payment-methods',
      '/users',
      '/users/1',
      '/jobs',
      '/audit',
    ]
    for (const path of pages) {
      await visit(page, `/${language}/admin${path}`)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      await page.waitForFunction(() => !document.querySelector('[aria-busy=true], .skeleton'))
      await soon(() => horizontalOverflow(page), path).toBeLessThanOrEqual(0)
      expect(await axeViolations(page), path).toEqual([])
    }
  },
)
