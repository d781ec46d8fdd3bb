import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { protocolPaths } from '#contract/protocol-paths.ts'
import { axeViolations } from '../support/axe.ts'
import { newPage } from '../support/browser.ts'
import { callShop } from '../support/people/calls.ts'
import { visitLoggedIn } from '../support/people/logging-in.ts'
import { certifiedNewcomer, makeProtocol, readProtocol, soldVariants } from '../support/people/making.ts'
import { newAddress } from '../support/people/newcomers.ts'
import { readPdf } from '../support/read-pdf.ts'
import { signIn, visitAs } from '../support/signing-in.ts'
import { sawToast } from '../support/toasts.ts'
import { heading, horizontalOverflow, hydrated, pathOf, soon, visit } from '../support/visiting.ts'

let nora: Awaited<ReturnType<typeof certifiedNewcomer>>
let sleepId: number
beforeAll(async () => {
  nora = await certifiedNewcomer('Nora')
  const [one, two, three] = (await soldVariants(3)) as [number, number, number]
  await makeProtocol(nora.token, 'Bones', [{ product_variant_id: one }])
  await makeProtocol(nora.token, 'Ankles')
  sleepId = await makeProtocol(nora.token, 'Sleep', [
    { product_variant_id: two, notes: 'Not with coffee' },
    { product_variant_id: three },
  ])
  const client = { email: newAddress('lotte'), first_name: 'Lotte', last_name: 'Claes', discount: 15 }
  const shared = await callShop(protocolPaths.assign, { body: { id: sleepId, ...client }, token: nora.token })
  expect(shared.status).toBe(200)
})

const list = '/en/account/practitioner/protocols'
const cards = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('heading')
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')

test('a practitioner sorts, finds, copies and deletes protocols, and creates one from a template', {
  tags: ['modal-delete', 'protocols-sort-search', 'call-template', 'toast-delete', 'constant-protocol-sorts'],
}, async () => {
  const page = await newPage()
  await visitLoggedIn(page, nora, list)
  await soon(() => cards(page).allTextContents()).toEqual(['Sleep', 'Ankles', 'Bones'])
  await page.getByText('3 protocols, shared with 1 client').waitFor()
  await page.getByLabel('Sort by').selectOption('asc')
  await soon(() => cards(page).allTextContents()).toEqual(['Ankles', 'Bones', 'Sleep'])
  await page.getByRole('searchbox').last().fill('claes')
  await soon(() => cards(page).allTextContents()).toEqual(['Sleep'])
  await page.reload()
  await soon(() => cards(page).allTextContents()).toEqual(['Sleep'])
  await page.getByRole('searchbox').last().fill('nothing of that kind')
  await page.getByText('No protocols found for “nothing of that kind”').waitFor()
  await button(page, 'Clear search').click()

  await button(page, 'Duplicate Bones').click()
  await sawToast(page, 'Protocol duplicated')
  await soon(() => cards(page).count()).toBe(4)
  const copy = (await cards(page).allTextContents()).find((name) => /Bones./.test(name)) ?? ''
  await page.getByLabel(`More options for ${copy}`).click()
  await button(page, 'Delete').click()
  await button(page, 'Keep protocol').click()
  await soon(() => cards(page).count()).toBe(4)
  await page.getByLabel(`More options for ${copy}`).click()
  await button(page, 'Delete').click()
  await button(page, 'Delete protocol').click()
  await sawToast(page, 'Protocol deleted')
  await soon(() => cards(page).allTextContents()).toEqual(['Ankles', 'Bones', 'Sleep'])

  await button(page, 'Templates').click()
  const template = dialog(page).getByRole('listitem').first()
  const name = (await template.getByRole('heading').innerText()).trim()
  await template.getByRole('button').click()
  await dialog(page).getByRole('checkbox').first().uncheck()
  const kept = (await dialog(page).getByRole('checkbox').count()) - 1
  await button(page, 'Use template').click()
  await soon(() => pathOf(page)).toMatch(/^\/en\/account\/practitioner\/protocols\/\d+$/)
  await soon(() => heading(page).textContent()).toBe(name)
  await soon(() =>
    page.locator('main').getByRole('list', { name: 'Products in the protocol' }).locator('> li').count(),
  ).toBe(Math.min(kept, 9))
})

test('a practitioner edits a protocol on its own page, sees totals, the daily plan and changes, and prints it in Dutch', {
  tags: ['page-protocol', 'drawer-protocol', 'builder-save-blur'],
}, async () => {
  const page = await newPage()
  await visitLoggedIn(page, nora, `${list}/${sleepId}`)
  await soon(() => heading(page).textContent()).toBe('Sleep')
  const { products } = await readProtocol(nora.token, sleepId)
  const name = products[0]?.name ?? ''
  await page.getByRole('button', { name: `Note: ${name}` }).click()
  await page.getByRole('textbox', { name: `Note for ${name}` }).fill('With a glass of water')
  await page.getByRole('textbox', { name: `Packs of ${name}` }).fill('3')
  await page.keyboard.press('Enter')
  await soon(async () => (await readProtocol(nora.token, sleepId)).products[0]).toMatchObject({
    notes: 'With a glass of water',
    item_count: 3,
  })
  await soon(() =>
    page
      .getByRole('table', { name: /^What a client pays/ })
      .locator('tbody tr')
      .count(),
  ).toBe(5)
  await page.getByRole('heading', { name: 'By time of day' }).waitFor()
  await page.getByTestId('day-plate').filter({ hasText: name }).first().waitFor()
  await page.getByText(`${name}: number of packs changed from 1 to 3`).waitFor()
  await page.getByText(`${name}: note changed to “With a glass of water”`).waitFor()

  // The new name is shown at once, and arrives late: what is printed has it.
  await page.route(`**/api${protocolPaths.update(sleepId)}`, async (route) => {
    await wait(3000)
    await route.continue()
  })
  await button(page, 'Edit').click()
  await dialog(page).getByLabel('Name').fill('Deep sleep')
  await dialog(page).getByRole('button', { name: 'Save changes' }).click()
  await soon(() => heading(page).textContent()).toBe('Deep sleep')

  await button(page, 'Print').click()
  await dialog(page).getByLabel('Language').selectOption('nl')
  await dialog(page).getByLabel('For', { exact: true }).selectOption({ label: 'Lotte Claes' })
  let printed: Uint8Array = new Uint8Array()
  await page.route('**/plan.pdf*', async (route) => {
    const response = await route.fetch()
    printed = await response.body()
    await route.fulfill({ response })
  })
  const [shown] = await Promise.all([
    page.context().waitForEvent('page').then(addressOpened),
    button(page, 'Open the PDF').click(),
  ])
  const paper = await readPdf(new Uint8Array(printed))
  expect(paper.language).toMatch(/^nl/)
  expect(paper.text).toContain('Deep sleep')
  expect(paper.text).toContain('Lotte Claes')
  expect(shown).toMatch(/^blob:/)
})

test('a protocol made from a template in the builder opens on its own page', {
  tags: 'call-template',
}, async () => {
  const page = await newPage()
  await visitLoggedIn(page, nora, '/en/products')
  await page.getByRole('switch', { name: 'Protocol builder' }).click()
  const panel = page.locator('#builder-panel:visible')
  await panel.getByRole('button', { name: 'New', exact: true }).click()
  await panel.getByRole('radio').first().check()
  const name = await panel.getByLabel('Name').inputValue()
  await panel.getByRole('button', { name: 'Create protocol' }).click()
  await soon(() => pathOf(page)).toMatch(/^\/en\/account\/practitioner\/protocols\/\d+$/)
  await soon(() => heading(page).textContent()).toBe(name)
  await soon(() => panel.count()).toBe(0)
})

test('the pages and panels of protocols are accessible, and fit every screen', async () => {
  async function fits(page: Page, what: string) {
    await page.waitForFunction(
      () => !document.querySelector('[aria-busy=true], .skeleton, [data-testid=waiting]'),
    )
    for (const [width, height] of [
      [1440, 900],
      [640, 450],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      await soon(() => horizontalOverflow(page), `${what} at ${width}`).toBeLessThanOrEqual(0)
      if (width !== 640) expect(await axeViolations(page), `${what} at ${width}`).toEqual([])
    }
  }
  const page = await newPage()
  await signIn(page, 'ilse')
  const { protocol_id } = await firstOfIlse(page)
  for (const path of [list, `${list}/${protocol_id}`]) {
    await page.goto(path)
    await hydrated(page)
    await heading(page).waitFor()
    await fits(page, path)
  }
  await button(page, 'Share').click()
  await dialog(page).getByRole('combobox', { name: 'Clients' }).fill('anna')
  await dialog(page).getByRole('option').first().waitFor()
  expect(await axeViolations(page), 'sharing').toEqual([])
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')

  await page.setViewportSize({ width: 1440, height: 900 })
  await visit(page, '/en/products')
  await page.getByRole('switch', { name: 'Protocol builder' }).click()
  await button(page, 'Your protocols').click()
  const panel = page.locator('#builder-panel:visible')
  await panel
    .getByRole('button', { name: /^Choose / })
    .first()
    .click()
  await panel
    .getByRole('button', { name: /^Dose for / })
    .first()
    .click()
  await fits(page, 'the panel')

  const anna = await newPage({ colorScheme: 'dark' })
  await visitAs(anna, 'anna', '/en/account/client/protocols')
  await anna.locator('main').getByRole('link', { name: 'Gut repair, eight weeks' }).waitFor()
  await fits(anna, 'the list of a client')
  await anna.locator('main').getByRole('link', { name: 'Gut repair, eight weeks' }).click()
  await anna.getByRole('heading', { name: 'Your day' }).waitFor()
  await fits(anna, 'the plan of a client')
})

async function firstOfIlse(page: Page) {
  const path = await page.locator('main a[href*="/practitioner/protocols/"]').first().getAttribute('href')
  return { protocol_id: path?.split('/').at(-1) }
}

/** The URL of the document, which some browsers display and others download. */
async function addressOpened(page: Page): Promise<string> {
  const request = await page.waitForRequest(/^blob:/)
  return request.url()
}
