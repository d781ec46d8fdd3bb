import { expect, test } from 'vitest'
import { clientOrderPaths } from '#contract/order-paths.ts'
import { axeViolations } from '../support/axe.ts'
import { newPage } from '../support/browser.ts'
import { visitAs } from '../support/signing-in.ts'
import { expectToFit, soon } from '../support/visiting.ts'

const list = '/en/account/practitioner/orders'

test('a practitioner sees what they earn with each order, and no order is new once they have seen the list', async () => {
  const page = await newPage()
  await visitAs(page, 'ilse', '/en/account/practitioner')
  const link = page.locator('aside').getByRole('link', { name: /^Orders/ })
  await soon(() => link.textContent()).toMatch(/^Orders\D*\d+/)
  await link.click()
  const orders = page.getByRole('region', { name: 'Your clients’ orders' })
  await orders.getByRole('columnheader', { name: 'Your commission' }).waitFor()
  await orders.getByRole('cell', { name: /€/ }).first().waitFor()
  await soon(() => page.locator('aside [aria-current=page]').textContent()).toBe('Orders')
  expect(await axeViolations(page)).toEqual([])
  await orders
    .getByRole('link', { name: /^V-\d+$/ })
    .first()
    .click()
  await page.getByRole('region', { name: 'Products you recommended' }).getByText('Your commission').waitFor()
  const counted = page.waitForResponse((answer) => answer.url().endsWith(clientOrderPaths.new))
  await page.goto('/en/account/practitioner')
  await (await counted).finished()
  await page.waitForLoadState('networkidle')
  await soon(() => link.textContent()).toBe('Orders')
})

test('a practitioner who comes back from an order finds as many orders as before', async () => {
  const page = await newPage()
  await visitAs(page, 'ilse', list)
  const orders = page.getByRole('region', { name: 'Your clients’ orders' })
  const links = orders.getByRole('link', { name: /^V-\d+$/ })
  const count = orders.getByRole('status').filter({ hasText: /^20\sof\s\d+\sorders$/ })
  await orders.getByRole('button', { name: 'Show 10 more' }).click()
  await soon(() => links.count()).toBe(20)
  await count.waitFor()
  await links.last().click()
  await page.getByRole('region', { name: 'Products you recommended' }).waitFor()
  await page.goBack()
  await count.waitFor()
  expect(await links.count()).toBe(20)
})

test('a page of orders that does not arrive is not counted as shown', async () => {
  const page = await newPage({ expectedErrors: [/503/] })
  await visitAs(page, 'ilse', list)
  const orders = page.getByRole('region', { name: 'Your clients’ orders' })
  await page.route(`**/api${clientOrderPaths.list}?page=2*`, (route) =>
    route.fulfill({ status: 503, body: '{}' }),
  )
  await orders.getByRole('button', { name: 'Show 10 more' }).click()
  await orders.getByRole('alert').waitFor()
  await orders
    .getByRole('status')
    .filter({ hasText: /^10\sof\s\d+\sorders$/ })
    .waitFor()
})

test('the orders of clients fit into narrow screens', async () => {
  const page = await newPage()
  await visitAs(page, 'ilse', list)
  await page
    .getByRole('link', { name: /^V-\d+$/ })
    .first()
    .waitFor()
  await expectToFit(page, [768, 390, 320])
})

test('on a phone the sum of an order ends where its number ends', async () => {
  const page = await newPage({ width: 390, height: 844 })
  await visitAs(page, 'ilse', list)
  const rows = page.getByRole('region', { name: 'Your clients’ orders' }).getByRole('row')
  await rows.getByRole('link').first().waitFor()
  const ends = await rows.evaluateAll((all) =>
    all.slice(1).map((row) => {
      const endOf = (cell: Element | undefined) => {
        const text = document.createRange()
        text.selectNodeContents(cell!)
        return Math.round(text.getBoundingClientRect().right)
      }
      const { 0: number, 5: sum } = [...row.children]
      return [endOf(number), endOf(sum)]
    }),
  )
  expect(ends.length).toBeGreaterThan(0)
  for (const [number, sum] of ends) expect(sum).toBe(number)
})
