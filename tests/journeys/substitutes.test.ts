import { expect, test } from 'vitest'
import { axeViolations, newPage } from '../support/browser.ts'
import { visitAs } from '../support/signing-in.ts'
import { beyond, soon } from '../support/visiting.ts'

test('a practitioner compares substitutes at home, replaces a product in one press, and undoes it', async () => {
  const page = await newPage()
  await visitAs(page, 'ilse', '/en/account/practitioner')
  const attention = page.getByRole('region', { name: 'Needs attention' })
  await attention.getByText(/^Instead: /).waitFor()
  await attention.getByText('Milk thistle: 500 mg a day, as before').waitFor()
  const replace = attention.getByRole('button', { name: /^Replace product: .*Milk Thistle/ })
  await replace.press('Enter')
  const dialog = page.getByRole('dialog', { name: /^Replace / })
  const choices = dialog.getByRole('radio')
  await soon(() => choices.count()).toBe(3)
  // It opened before the choices were there, and the focus has stayed in it.
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Cancel')
  await dialog.getByText('Your clients will see the change in their plans', { exact: false }).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await beyond(page)).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 1440, height: 900 })

  await choices.nth(1).check()
  await dialog.getByRole('button', { name: 'Replace', exact: true }).press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await page.getByText(/^Replaced by /).waitFor()
  await replace.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await page.getByText(/ is back in the protocol$/).waitFor()
  await replace.waitFor()
})

test('a practitioner replaces a product on the page of its protocol, and the dose follows', async () => {
  const page = await newPage()
  await visitAs(page, 'ilse', '/en/account/practitioner/protocols')
  await page.getByRole('link', { name: 'Liver support' }).first().click()
  const line = page.getByRole('listitem').filter({ hasText: 'Out of stock' })
  await line.getByRole('button', { name: /^Replace: / }).click()
  const dialog = page.getByRole('dialog', { name: /^Replace / })
  await dialog.getByRole('button', { name: 'Replace', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  await line.waitFor({ state: 'detached' })
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Undo' }).click()
  await line.waitFor()
})
