import { expect, test } from 'vitest'
import { newPage } from '../support/browser.ts'
import { hasFocus } from '../support/keys.ts'
import { visitAs } from '../support/signing-in.ts'
import { soon } from '../support/visiting.ts'

test('a letter typed while the list of the letters before it opens is not lost', async () => {
  const page = await newPage()
  await visitAs(page, 'admin', '/en/admin/stock')
  const field = page.locator('main').getByRole('searchbox')
  await field.click()
  // The letter arrives after the address has changed, and before the page knows it.
  await page.evaluate(() => {
    const { replaceState } = history
    history.replaceState = function (...change) {
      history.replaceState = replaceState
      replaceState.apply(this, change)
      document.execCommand('insertText', false, 'a')
    }
  })
  await page.keyboard.insertText('magnesi')
  await soon(() => new URL(page.url()).searchParams.get('query')).toBe('magnesia')
  expect(await field.inputValue()).toBe('magnesia')

  // Going back is still shown in the field.
  await page.getByRole('link', { name: /^Low stock/ }).click()
  await soon(() => new URL(page.url()).searchParams.get('filter')).toBe('low')
  await field.fill('zinc')
  await soon(() => new URL(page.url()).searchParams.get('query')).toBe('zinc')
  await page.goBack()
  await soon(() => field.inputValue()).toBe('magnesia')
})

test.each([
  { path: '/en/admin/orders', filter: 'Dispatched' },
  { path: '/en/admin/stock', filter: 'Low stock' },
  { path: '/en/admin/reactions', filter: 'Handled' },
  { path: '/en/admin/messages', filter: 'Answered or closed' },
])('after a filter of $path was pressed, the next Tab goes on from there', async ({ path, filter }) => {
  const page = await newPage()
  await visitAs(page, 'admin', path)
  const link = page.locator('main').getByRole('link', { name: new RegExp(`^${filter}`) })
  await link.press('Enter')
  await soon(() => link.getAttribute('aria-current')).toBe('page')
  await page.waitForLoadState('networkidle')
  expect(await hasFocus(link)).toBe(true)
})

test('a list that cannot be loaded says so, instead of showing the rows of another filter', async () => {
  const page = await newPage({ expectedErrors: [/503/] })
  await visitAs(page, 'admin', '/en/admin/orders')
  const rows = page.locator('main').getByRole('link', { name: /^V-/ })
  await rows.first().waitFor()
  await page.route('**/api/v2/admin/orders?filter=shipped*', (route) =>
    route.fulfill({ status: 503, body: '{}' }),
  )
  await page
    .locator('main')
    .getByRole('link', { name: /^Dispatched/ })
    .click()
  await page.locator('main').getByRole('alert').filter({ hasText: /\S/ }).waitFor()
  expect(await rows.count()).toBe(0)
  await page.unrouteAll()
  await page.locator('main').getByRole('button', { name: 'Try again' }).click()
  await rows.first().waitFor()
})
