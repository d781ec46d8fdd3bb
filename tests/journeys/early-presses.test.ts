import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newPage } from '../support/browser.ts'
import { newAddress, newcomer, password } from '../support/people/newcomers.ts'
import { button } from '../support/shopping.ts'
import { pathOf, soon } from '../support/visiting.ts'

/** A page as it is rendered by the server, whose scripts come when asked for. */
async function openWithoutScripts(path: string) {
  const page = await newPage()
  const scripts = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return { page, loadScripts: scripts.resolve }
}

test('a login sent before the page’s scripts have come succeeds once they have', async () => {
  const { email } = await newcomer('Ivo')
  const { page, loadScripts } = await openWithoutScripts('/en/login')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  loadScripts()
  await soon(() => pathOf(page)).toBe('/en/account/client')
})

test('a message written and sent before the page’s scripts have come is sent once they have', async () => {
  const { page, loadScripts } = await openWithoutScripts('/en/contact')
  await page.getByLabel('Your name').fill('Ivo')
  await page.getByLabel('Email address').fill(newAddress('ivo'))
  await page.getByLabel('What is it about?').selectOption({ index: 1 })
  await page.getByLabel('Your message').fill('Do you send parcels to Malta?')
  await button(page, 'Send message').click()
  loadScripts()
  await page.getByText('Thank you. We’ve received your message').waitFor()
})

test('filters and an order chosen before the page’s scripts have come are applied once they have', async () => {
  const { page, loadScripts } = await openWithoutScripts('/en/products')
  const boxes = [/^Vitamins/, /^Minerals/].map((name) => page.getByRole('checkbox', { name }).first())
  for (const box of boxes) await box.check()
  const ids = await Promise.all(boxes.map((box) => box.inputValue()))
  await page.getByLabel('Sort by').selectOption('Price, low to high')
  loadScripts()
  await soon(() => query(page)).toEqual({
    categories: ids.join(','),
    order_by: 'price',
    order: 'asc',
    order_name: '4',
  })
  await soon(() => Promise.all(boxes.map((box) => box.isChecked()))).toEqual([true, true])
})

test('without scripts a login shows its page again, with the note that it needs them', async () => {
  const page = await newPage({ javaScript: false })
  await page.goto('/en/login')
  const again = page.waitForResponse((response) => response.request().redirectedFrom()?.method() === 'POST')
  await page.locator('main').getByRole('button', { name: 'Log in', exact: true }).click()
  // Chromium does not show this note when a test has switched scripts off.
  expect(await (await again).text()).toContain('You need JavaScript to log in or register.')
  expect(pathOf(page)).toBe('/en/login')
})

const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)
