import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { cartPaths } from '#contract/cart-paths.ts'
import { commissionPaths } from '#contract/commission-paths.ts'
import { emailChoicePaths } from '#contract/email-choice-paths.ts'
import { practicePaths } from '#contract/practice-paths.ts'
import { protocolPaths } from '#contract/protocol-paths.ts'
import { axeViolations } from '../support/axe.ts'
import { newPage } from '../support/browser.ts'
import { visitLoggedIn } from '../support/people/logging-in.ts'
import { makeProtocol, soldVariants } from '../support/people/making.ts'
import { newcomer } from '../support/people/newcomers.ts'
import { visitAs } from '../support/signing-in.ts'
import { horizontalOverflow, soon } from '../support/visiting.ts'

const reason = 'The shop is busy. Try again in a minute.'
const expectedErrors = [/status of (403|503)/]
const longerThanToasts = 15_000

type Refused = { path: string; method: string; status?: number }

/** Presses while the shop refuses these calls: the reason stays beside the button, and the next press removes it. */
async function sees(page: Page, beside: Locator[], press: () => Promise<void>, refused: Refused) {
  const { path, method, status = 503 } = refused
  await page.route(`**/api${path}`, (route) =>
    route.request().method() === method
      ? route.fulfill({ status, json: { code: 'unavailable', message: reason } })
      : route.fallback(),
  )
  await press()
  const told = beside.map((place) => place.getByRole('alert').filter({ hasText: reason }))
  for (const each of told) await each.waitFor()
  await page.clock.runFor(longerThanToasts)
  await soon(() => page.locator('.toasts').getByText(reason).count()).toBe(0)
  for (const each of told) await soon(() => each.count()).toBe(1)
  expect(await axeViolations(page)).toEqual([])
  await soon(() => horizontalOverflow(page)).toBeLessThanOrEqual(0)
  await page.unroute(`**/api${path}`)
  await press()
  for (const each of told) await soon(() => each.count()).toBe(0)
}

async function open(width = 1440) {
  const page = await newPage({ width, expectedErrors })
  await page.clock.install()
  return page
}

test('a client whose choice of emails is not saved reads why below the choices', async () => {
  const page = await open(320)
  await visitLoggedIn(page, await newcomer('Ivo'), '/en/account/client/profile')
  const card = page.getByRole('region', { name: 'Emails', exact: true })
  const box = card.getByRole('checkbox').first()
  await box.waitFor()
  const before = await box.isChecked()
  await sees(page, [card], () => box.click(), { path: emailChoicePaths.own, method: 'PUT' })
  await soon(() => box.isChecked()).toBe(!before)
})

test('a practitioner whose list of clients or statement is not saved reads why beside the button', async () => {
  const page = await open()
  await visitAs(page, 'ilse', '/en/account/practitioner/clients')
  const list = page.getByRole('button', { name: 'Download CSV' })
  const main = page.getByRole('main')
  await sees(page, [main], () => list.click(), { path: practicePaths.clientsFile, method: 'GET' })

  await visitAs(page, 'ilse', '/en/account/practitioner/commission')
  const row = page.getByRole('region', { name: 'Statements' }).getByRole('listitem').first()
  const file = row.getByRole('button', { name: /^CSV, / })
  await sees(page, [row], () => file.click(), { path: commissionPaths.statementCsv('*'), method: 'GET' })
})

test('an admin whose text cannot be deleted reads why in the dialog, and keeps what was not saved', async () => {
  const page = await open()
  await visitAs(page, 'admin', '/en/admin/content')
  await page.getByRole('button', { name: 'New page' }).click()
  const sheet = page.getByRole('dialog', { name: 'New page' })
  await sheet.getByLabel('Address').fill('not-to-be-kept')
  await sheet.getByRole('button', { name: 'Start writing' }).click()
  const title = page.getByLabel('Title', { exact: true })
  await title.fill('Not saved yet')
  await page.getByLabel('More', { exact: true }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete' })
  const press = async () => {
    await soon(() => title.inputValue()).toBe('Not saved yet')
    await dialog.getByRole('button', { name: 'Delete it' }).click()
  }
  await sees(page, [dialog], press, { path: '/v2/admin/content/*', method: 'DELETE' })
  await page.getByRole('button', { name: 'New page' }).waitFor()
})

test('a client whose product is not saved reads why beside it', async () => {
  const page = await open(390)
  await visitLoggedIn(page, await newcomer('Ada'), '/en/products')
  const card = page.locator('main article').first()
  const heart = card.getByRole('button', { name: /^Save / })
  await sees(page, [card], () => heart.click(), { path: cartPaths.wishlist, method: 'POST' })
  await soon(() => heart.getAttribute('aria-pressed')).toBe('true')
})

test('a practitioner whose change of a protocol is refused reads why on its page and above the bar', async () => {
  const page = await open()
  const rob = await newcomer('Rob', 'practitioner')
  const variants = await soldVariants(1)
  const id = await makeProtocol(
    rob.token,
    'Winter',
    variants.map((product_variant_id) => ({ product_variant_id })),
  )
  await visitLoggedIn(page, rob, `/en/account/practitioner/protocols/${id}`)
  const main = page.getByRole('main')
  const more = main.getByRole('button', { name: /^One more pack of / })
  await main.getByLabel('More', { exact: true }).click()
  await main.getByRole('button', { name: 'Make active' }).click()
  const bar = page.getByRole('region', { name: 'Protocol builder', exact: true })
  await bar.waitFor()
  const change = { path: protocolPaths.products(id), method: 'PUT', status: 403 }
  await sees(page, [main, bar], () => more.click(), change)
  await soon(() => main.getByRole('textbox', { name: /^Packs of / }).inputValue()).toBe('2')
})
