import { expect, test } from 'vitest'
import { substitutePaths } from '#contract/substitute-paths.ts'
import { axeViolations } from '../support/axe.ts'
import { newPage } from '../support/browser.ts'
import { visitAs } from '../support/signing-in.ts'
import { horizontalOverflow, soon } from '../support/visiting.ts'

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
  await soon(() => horizontalOverflow(page)).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 1440, height: 900 })

  await choices.nth(1).check()
  await dialog.getByRole('button', { name: 'Replace', exact: true }).press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await page.getByText(/^Replaced by /).waitFor()
  const undo = page.getByRole('button', { name: 'Undo' })
  // The offer stays as long as the pointer is on it.
  await undo.hover()
  await replace.waitFor({ state: 'detached' })
  await undo.press('Enter')
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
  // The offer to undo ends after a while, so nothing slow comes before it.
  await page.getByRole('button', { name: 'Undo' }).click()
  await line.waitFor()
  expect(await axeViolations(page)).toEqual([])
})

test('a practitioner whose offer no longer holds reads so, sees the new one, and replaces the product with it', async () => {
  const page = await newPage({ expectedErrors: [/status of 409/] })
  await visitAs(page, 'ilse', '/en/account/practitioner/protocols')
  await page.getByRole('link', { name: 'Liver support' }).first().click()
  const line = page.getByRole('listitem').filter({ hasText: 'Out of stock' })
  await line.getByRole('button', { name: /^Replace: / }).click()
  const dialog = page.getByRole('dialog', { name: /^Replace / })
  const replace = dialog.getByRole('button', { name: 'Replace', exact: true })
  await replace.waitFor()
  // As if the shop had been offering another number of packs when the dialog opened.
  await page.route(`**${substitutePaths.list}`, (route) => {
    const sent = route.request().postDataJSON()
    const protocols = sent.protocols.map((each: object) => ({ ...each, quantity: 90 }))
    return route.continue({ postData: JSON.stringify({ ...sent, protocols }) })
  })
  const reloaded = page.waitForResponse(
    (answer) => answer.request().method() === 'GET' && answer.url().includes(`${substitutePaths.list}?`),
  )
  await replace.click()
  await dialog.getByText('The dose or the number of packs is different now', { exact: false }).waitFor()
  expect((await reloaded).status()).toBe(200)
  await page.unroute(`**${substitutePaths.list}`)
  await replace.click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await line.waitFor()
})
