import { test } from 'vitest'
import { newPage } from '../support/browser.ts'
import { soon, visit } from '../support/visiting.ts'

test('when more products fail to load, the error message offers to try again', async () => {
  const page = await newPage({ expectedErrors: [/Failed to load resource/] })
  await visit(page, '/en/products')
  const cards = page.locator('main article')
  await page.route('**/api/v2/storefront/products*', (route) => route.abort())
  await page.getByRole('link', { name: 'Show 26 more' }).click()
  const message = page.getByRole('region', { name: 'Notifications' })
  await soon(() => message.textContent()).toContain('We couldn’t load the products.')
  await soon(() => cards.count()).toBe(26)
  await soon(() => page.locator('main').textContent()).toContain('We couldn’t load the products.')
  await page.unroute('**/api/v2/storefront/products*')
  await message.getByRole('button', { name: 'Try again' }).click()
  await soon(() => cards.count()).toBe(52)
})
