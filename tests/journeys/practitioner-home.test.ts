import { test } from 'vitest'
import { newPage } from '../support/browser.ts'
import { coveredText } from '../support/covered-text.ts'
import { visitLoggedIn } from '../support/people/logging-in.ts'
import { makeProtocol } from '../support/people/making.ts'
import { newcomer } from '../support/people/newcomers.ts'
import { visitAs } from '../support/signing-in.ts'
import { pathOf, soon, visit } from '../support/visiting.ts'

test('a practitioner sees what needs attention and the last orders, and gets to each', async () => {
  const page = await newPage()
  await visitAs(page, 'ilse', '/en/account/practitioner')
  const attention = page.getByRole('region', { name: 'Needs attention' })
  await attention
    .getByText(/is out of stock/)
    .first()
    .waitFor()
  // Only if there is more than fits: reminders written in other journeys need no attention any more.
  const showAll = attention.getByRole('button', { name: /^Show all/ })
  if (await showAll.isVisible()) await showAll.click()
  await attention
    .getByText(/^Not opened for \d+ days/)
    .first()
    .waitFor()
  const orders = page.getByRole('region', { name: 'Recent orders' })
  await soon(() => orders.getByRole('row').count()).toBe(5)
  await attention
    .getByRole('link', { name: /^Open protocol/ })
    .first()
    .click()
  await soon(() => pathOf(page)).toMatch(/^\/en\/account\/practitioner\/protocols\/\d+$/)
  await page.goBack()
  await orders.getByRole('link', { name: 'All orders' }).click()
  await soon(() => pathOf(page)).toBe('/en/account/practitioner/orders')
  await soon(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Orders')
})

test('on the narrowest phone a long name covers no other protocol', async () => {
  const ruth = await newcomer('Ruth', 'practitioner')
  const names = ['Winter', 'Perimenopause, the first two months, with iron and extra vitamin D', 'Sleep']
  for (const name of names) await makeProtocol(ruth.token, name)
  const page = await newPage({ width: 320, height: 700 })
  await visitLoggedIn(page, ruth, '/en/account/practitioner')
  for (const name of names) await page.getByRole('rowheader', { name }).waitFor()
  await soon(() => coveredText(page)).toEqual([])
})

test('a practitioner gets to each part of their account from the sidebar, and logs out there', {
  tags: 'sidebar-practitioner',
}, async () => {
  // A call still running when the session ends is answered with 401.
  const page = await newPage({ expectedErrors: [/401/] })
  await visitAs(page, 'ilse', '/en/account/practitioner')
  const sidebar = page.getByRole('navigation', { name: 'Your account' })
  for (const [name, path] of [
    ['Protocols', 'practitioner/protocols'],
    ['Clients', 'practitioner/clients'],
    ['Orders', 'practitioner/orders'],
    ['Commission', 'practitioner/commission'],
    ['Profile', 'practitioner/profile'],
    ['Home', 'practitioner'],
    ['Shop', 'practitioner/shop'],
  ] as const) {
    await sidebar.getByRole('link', { name: new RegExp(`^${name}`) }).click()
    await soon(() => pathOf(page)).toBe(`/en/account/${path}`)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
  }
  await visit(page, '/en/account/practitioner')
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Log out' }).last().click()
  await soon(() => pathOf(page)).not.toMatch(/account/)
})
