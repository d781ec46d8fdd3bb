import type { Page, Request } from 'playwright-core'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { authPaths } from '#contract/account-paths.ts'
import { protocolPaths } from '#contract/protocol-paths.ts'
import { newPage } from '../support/browser.ts'
import { tryLogin, visitLoggedIn } from '../support/people/logging-in.ts'
import { makeProtocol, readProtocol, soldVariants } from '../support/people/making.ts'
import { newcomer } from '../support/people/newcomers.ts'
import { pathOf, soon, visit } from '../support/visiting.ts'

let page: Page
let rob: Awaited<ReturnType<typeof newcomer>>
let variants: number[]
let protocolId: number

beforeAll(async () => {
  rob = await newcomer('Rob', 'practitioner')
  variants = await soldVariants(2)
})
beforeEach(async () => {
  protocolId = await makeProtocol(
    rob.token,
    'Winter',
    variants.map((product_variant_id) => ({ product_variant_id })),
  )
  page = await newPage({ expectedErrors: [/status of 40[14]/, /ERR_FAILED/] })
  await visitLoggedIn(page, rob, place())
  await packs(page).waitFor()
})

const place = () => `/en/account/practitioner/protocols/${protocolId}`
const lines = (on: Page) => on.locator('main').getByRole('list', { name: 'Products in the protocol' })
const packs = (on: Page) =>
  lines(on)
    .getByRole('textbox', { name: /^Packs of / })
    .first()
const more = (on: Page) =>
  lines(on)
    .getByRole('button', { name: /^One more pack of / })
    .first()
const note = (on: Page) =>
  lines(on)
    .getByRole('textbox', { name: /^Note for / })
    .first()
const firstLine = async () => (await readProtocol(rob.token, protocolId)).products[0]
const ofProducts = (protocol: number) => `**/api${protocolPaths.products(protocol)}`

const dose = (on: Page) => lines(on).getByRole('form', { name: 'Dose' })
const amount = (on: Page) => dose(on).getByRole('textbox', { name: 'Amount per dose' })

async function openDose() {
  await lines(page)
    .getByRole('button', { name: /^Dose for / })
    .first()
    .click()
}

async function openNote() {
  await lines(page)
    .getByRole('button', { name: /^Note: / })
    .first()
    .click()
}

test('while the shop cannot be reached, changes are kept, the page says so, and they are saved afterwards', async () => {
  let attempts = 0
  await page.route(ofProducts(protocolId), (route) => {
    attempts += 1
    return route.abort()
  })
  await more(page).click()
  await openNote()
  await note(page).fill('<script>alert(1)</script> with lunch')
  await page.keyboard.press('Enter')
  await page.getByText('Some changes aren’t saved yet.').waitFor()
  await soon(() => packs(page).inputValue()).toBe('2')
  await lines(page).getByText('<script>alert(1)</script> with lunch').waitFor()
  expect(await firstLine()).toMatchObject({ item_count: 1, notes: null })

  const before = attempts
  await page.locator('main').getByRole('button', { name: 'Try again' }).click()
  await soon(() => attempts).toBeGreaterThan(before)
  await page.unrouteAll()
  await soon(firstLine).toMatchObject({ item_count: 2, notes: '<script>alert(1)</script> with lunch' })
  await page.getByText('Some changes aren’t saved yet.').waitFor({ state: 'detached' })
})

test('when a session ends during editing, the typed text is kept, and saved after the login', async () => {
  const expired = { status: 401, json: { code: 'token-expired', message: 'Token has expired' } }
  await page.route(ofProducts(protocolId), (route) => route.fulfill(expired))
  await page.route(`**/api${authPaths.refresh}`, (route) => route.fulfill(expired))
  await openNote()
  await note(page).fill('Start with half of it')
  // The message closes after a few seconds, which a busy machine may need to open the next page.
  const message = page.getByText('Your session has expired.').first().waitFor()
  await page.keyboard.press('Enter')
  await message
  await soon(() => pathOf(page)).toBe('/en/login')
  expect((await firstLine())?.notes).toBe(null)

  await page.unrouteAll()
  await tryLogin(page, rob)
  await soon(() => pathOf(page)).toBe(place())
  await lines(page).getByText('Start with half of it').waitFor()
  await soon(firstLine).toMatchObject({ notes: 'Start with half of it' })
})

test('a dose is saved when its form is left; an invalid one is reported and kept, even after a reload', async () => {
  await openDose()
  await amount(page).fill('7')
  await more(page).click()
  await soon(firstLine).toMatchObject({ item_count: 2, dose: { amount: 7, times: ['morning'] } })
  await dose(page).waitFor({ state: 'detached' })

  await openDose()
  await amount(page).fill('8')
  await page.getByRole('link', { name: 'Products' }).first().click()
  await soon(firstLine).toMatchObject({ dose: { amount: 8 } })
  // Saved before the other page opens: "back" would leave from here.
  await soon(() => pathOf(page)).toBe('/en/products')
  await page.goBack()

  await openDose()
  await amount(page).fill('9')
  await page.reload()
  await soon(firstLine).toMatchObject({ dose: { amount: 9 } })

  await openDose()
  await amount(page).fill('5000')
  await more(page).click()
  await dose(page).getByRole('alert').getByText('Amount').waitFor()
  await page.reload()
  await dose(page).getByRole('alert').getByText('Amount').waitFor()
  await soon(() => amount(page).inputValue()).toBe('5000')
  expect(await firstLine()).toMatchObject({ dose: { amount: 9 } })
  await amount(page).press('Escape')
  await page.reload()
  await packs(page).waitFor()
  await soon(() => dose(page).count()).toBe(0)
})

test('a product is put back once, even if the first attempt only reaches the shop after the page was reloaded', async () => {
  const attempts: Request[] = []
  await page.route(ofProducts(protocolId), (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    attempts.push(route.request())
    // The first one is still on its way.
    return attempts.length === 1 ? undefined : route.continue()
  })
  const removed = await firstLine()
  await lines(page)
    .getByRole('button', { name: /^Remove / })
    .first()
    .click()
  await soon(firstLine).not.toMatchObject({ id: removed?.id })
  await page.getByRole('button', { name: 'Undo' }).click()
  await soon(() => attempts.length).toBe(1)
  await page.reload()
  await soon(firstLine).toMatchObject({ id: removed?.id, item_count: 1 })

  const [late] = attempts
  const { authorization, 'content-type': type, 'idempotency-key': key } = await late!.allHeaders()
  const arrived = await fetch(late!.url(), {
    method: 'POST',
    headers: { authorization: authorization!, 'content-type': type!, 'idempotency-key': key! },
    body: late!.postData(),
  })
  expect(arrived.status).toBe(200)
  expect(await firstLine()).toMatchObject({ id: removed?.id, item_count: 1 })
})

test('two tabs stay in sync until the protocol is deleted in one of them', {
  tags: 'error-protocols',
}, async () => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  const tab = await page.context().newPage()
  await visit(tab, place())
  await packs(tab).waitFor()
  await more(page).click()
  await soon(() => packs(tab).inputValue()).toBe('2')
  await more(tab).click()
  await soon(() => packs(page).inputValue()).toBe('3')
  await soon(firstLine).toMatchObject({ item_count: 3 })

  await tab.getByLabel('More', { exact: true }).click()
  await tab.getByRole('button', { name: 'Delete', exact: true }).click()
  await tab.getByRole('button', { name: 'Delete protocol' }).click()
  await soon(() => pathOf(tab)).toBe('/en/account/practitioner/protocols')
  await page.getByRole('heading', { name: 'We couldn’t find this protocol' }).waitFor()
  expect(logged.join()).toContain('A protocol could not be fetched')
})

test('a quantity accepts only digits, is at least one, and is one if left empty', {
  tags: 'quantity-input',
}, async () => {
  await packs(page).fill('12')
  await page.keyboard.press('Enter')
  await soon(firstLine).toMatchObject({ item_count: 12 })
  for (const [typed, becomes] of [
    ['abc', '1'],
    ['4', '4'],
    ['', '1'],
    ['-3', '3'],
    ['0', '1'],
  ] as const) {
    await packs(page).fill(typed)
    await packs(page).blur()
    expect(await packs(page).inputValue(), typed).toBe(becomes)
  }
  await soon(firstLine).toMatchObject({ item_count: 1 })
})
