import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { clientProtocolPaths, protocolPaths } from '#contract/protocol-paths.ts'
import { newPage, type PageOptions } from '../support/browser.ts'
import {
  addable,
  bar,
  button,
  lines,
  onOff,
  panel,
  pictures,
  productNameAt,
  setMode,
  storedAs,
} from '../support/building.ts'
import { logIn, visitLoggedIn } from '../support/people/logging-in.ts'
import { makeProtocol, soldVariants } from '../support/people/making.ts'
import { newcomer } from '../support/people/newcomers.ts'
import { signIn } from '../support/signing-in.ts'
import { soon, visit } from '../support/visiting.ts'

let pia: Awaited<ReturnType<typeof newcomer>>
beforeAll(async () => {
  pia = await newcomer('Pia', 'practitioner')
})

const notThere = [/status of 404/]
const open = (options: PageOptions = {}) => newPage({ expectedErrors: notThere, ...options })
async function addFirst(page: Page): Promise<string> {
  const label = (await addable(page).first().getAttribute('aria-label')) ?? ''
  const name = await productNameAt(addable(page).first())
  await button(page.locator('main'), label).first().click()
  await soon(() => addable(page).first().getAttribute('aria-label')).not.toBe(label)
  return name
}

async function writeNote(page: Page, name: string, note: string) {
  await lines(page)
    .getByRole('button', { name: `Note: ${name}` })
    .click()
  await page.getByRole('textbox', { name: `Note for ${name}` }).fill(note)
  await page.keyboard.press('Enter')
}

async function giveDose(page: Page, name: string) {
  await lines(page)
    .getByRole('button', { name: `Dose for ${name}:` })
    .click()
  const editor = panel(page).getByRole('form', { name: 'Dose' })
  await editor.getByRole('textbox', { name: 'Amount per dose' }).fill('2')
  await button(editor, 'Evening').click()
  await button(editor, 'Save').click()
}

test('a new practitioner builds a protocol of eight products, with doses and notes, while browsing the shop', {
  tags: [
    'product-protocols',
    'page-no-builder',
    'builder-bar',
    'builder-bar-name',
    'builder-bar-thumbnails',
    'builder-details-add',
    'builder-empty-list',
    'builder-empty-protocol',
    'builder-stored',
    'protocol-create-form',
  ],
}, async () => {
  const page = await open()
  await visitLoggedIn(page, pia, '/en/products')
  await soon(() => panel(page).count()).toBe(0)
  await onOff(page).click()
  await panel(page).getByText('No protocols yet').waitFor()
  await button(panel(page), 'Create protocol').click()
  await panel(page).getByLabel('Name').fill('Gut repair')
  await soon(() => button(panel(page), 'Create protocol').isDisabled()).toBe(true)
  await panel(page).getByLabel('Description').fill('Eight weeks')
  await button(panel(page), 'Create protocol').click()
  await panel(page).getByText('No products in this protocol').waitFor()

  const names: string[] = []
  while (names.length < 7) names.unshift(await addFirst(page))
  await page.locator('main article').nth(20).getByRole('link').first().click()
  const offer = button(page.getByTestId('offer'), /^Add .+ to the protocol$/)
  await offer.waitFor()
  names.unshift(((await page.getByRole('heading', { level: 1 }).textContent()) ?? '').trim())
  await offer.click()
  await soon(() => lines(page).getByRole('heading').allTextContents()).toEqual(names)
  for (const [at, name] of names.entries()) {
    await giveDose(page, name)
    await writeNote(page, name, `Number ${at + 1}, with lunch`)
  }
  await button(lines(page), `One more pack of ${names[0]}`).click()
  await soon(async () => {
    const { products = [] } = (await storedAs(pia.token, 'Gut repair')) ?? {}
    return products.map((product) => [product.name, product.item_count, product.notes, product.dose?.amount])
  }).toEqual(names.map((name, at) => [name, at === 0 ? 2 : 1, `Number ${at + 1}, with lunch`, 2]))

  await soon(() => pictures(page).count()).toBe(5)
  await bar(page).getByText('+3', { exact: true }).waitFor()
  await button(bar(page), 'Details').click()
  await soon(() => panel(page).count()).toBe(0)
  for (const [width, count] of [
    [1440, 8],
    [1100, 5],
    [800, 4],
    [480, 3],
    [390, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await soon(() => pictures(page).count()).toBe(count)
  }
  await page.setViewportSize({ width: 1440, height: 900 })

  await page.reload()
  await bar(page).getByText('Gut repair').waitFor()
  for (const path of ['/en/cart', '/en/wishlist']) {
    await page.goto(path)
    await page
      .getByRole('banner')
      .getByLabel(/your account$/)
      .waitFor()
    expect(await bar(page).count(), path).toBe(0)
  }
  await visit(page, '/en/products')
  await onOff(page).click()
  await bar(page).getByText('Builder off').waitFor()
  await page.reload()
  await bar(page).getByText('Builder off').waitFor()
})

test('on a phone in the bottom bar mode, each product is added with a note field, and the protocol opens from the bar', {
  tags: [
    'builder-bar-buttons',
    'builder-details-products',
    'builder-details-total',
    'builder-added-state',
    'note-required',
  ],
}, async () => {
  await setMode(pia.token, 'standard')
  const page = await open({ width: 390, height: 844 })
  await visitLoggedIn(page, pia, '/en/products')
  await onOff(page).click()
  await button(bar(page), 'Choose').click()
  await button(panel(page), 'New').click()
  await panel(page).getByLabel('Name').fill('Calm evenings')
  await panel(page).getByLabel('Description').fill('Six weeks')
  await button(panel(page), 'Create protocol').click()
  await bar(page).getByText('Calm evenings').waitFor()

  const names: string[] = []
  while (names.length < 8) {
    names.unshift(await addFirst(page))
    const [name] = names
    await bar(page).getByText(`Added to Calm evenings, ${names.length} product`).waitFor()
    if (names.length === 1) {
      await button(bar(page), 'Save note').click()
      await bar(page).getByText('Enter a note, or choose Not now.').waitFor()
    }
    await bar(page).getByLabel(`Note for ${name}`).fill('With lunch')
    await button(bar(page), 'Save note').click()
  }
  await soon(() => pictures(page).count()).toBe(2)
  await bar(page).getByRole('button', { name: 'Calm evenings' }).click()
  await button(bar(page), 'Details').click()
  await soon(() => lines(page).getByRole('heading').allTextContents()).toEqual(names)
  for (const name of names) await giveDose(page, name)
  await soon(async () => {
    const { products = [] } = (await storedAs(pia.token, 'Calm evenings')) ?? {}
    return products.filter(({ notes, dose }) => notes === 'With lunch' && dose?.amount === 2).length
  }).toBe(8)
  await panel(page).getByText('Total', { exact: true }).first().waitFor()
  await panel(page).getByText(', no discount').waitFor()
  // A press is announced once, not by each part that it changes.
  expect(await panel(page).locator('[aria-live=polite]').count()).toBe(0)
  await soon(() => panel(page).getByRole('status').allTextContents()).toContainEqual(
    expect.stringMatching(/^8 products Total /),
  )
  await button(panel(page), 'Close').click()
  await soon(() => panel(page).count()).toBe(0)
})

test('the panel lists protocols, which can be found by name, opened, created, edited and deleted', {
  tags: [
    'product-protocol-actions',
    'builder-panel',
    'builder-views',
    'builder-details-edit',
    'builder-picker-search',
    'builder-picker-cards',
    'builder-skeletons',
    'builder-empty-search',
    'builder-delete-editing',
    'protocol-edit-form',
    'role-protocol-actions',
  ],
}, async () => {
  await setMode(pia.token, 'redesign')
  const sold = await soldVariants(6)
  await makeProtocol(
    pia.token,
    'Iron',
    sold.map((product_variant_id) => ({ product_variant_id })),
  )
  await makeProtocol(pia.token, 'Zinc')
  const page = await open({ expectedErrors: [/ERR_FAILED/] })
  await visitLoggedIn(page, pia, '/en/about')
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route(`**/api${protocolPaths.list}?page=1*`, async (route) => {
    await held
    await route.continue()
  })
  await onOff(page).click()
  await panel(page).waitFor()
  await soon(() => panel(page).locator('ul[aria-hidden] > li').count()).toBe(5)
  answer()
  const cards = panel(page).getByRole('listitem').getByRole('heading')
  await soon(() => cards.first().textContent()).toBe('Zinc')
  await panel(page).getByLabel('Sort by').selectOption('desc')
  await soon(async () => {
    const names = await cards.allTextContents()
    return names.every((name, at) => at === 0 || name < (names[at - 1] ?? ''))
  }).toBe(true)
  await panel(page).getByRole('searchbox').fill('nothing like it')
  await panel(page).getByText('No protocols found for “nothing like it”').waitFor()
  await button(panel(page), 'Create “nothing like it”').click()
  await soon(() => panel(page).getByLabel('Name').inputValue()).toBe('nothing like it')
  await button(panel(page), 'Back').click()
  await panel(page).getByRole('searchbox').fill('iron')
  await soon(() => cards.allTextContents()).toEqual(['Iron'])
  await panel(page).getByText('+1', { exact: true }).waitFor()
  await button(panel(page), 'Products of Iron').click()
  await soon(() => panel(page).locator('li li').count()).toBe(6)
  await button(panel(page), 'Choose Iron').click()
  await soon(() => lines(page).getByRole('listitem').count()).toBe(6)

  await button(panel(page), 'Edit name and description').click()
  await soon(() => button(panel(page), 'Save changes').isDisabled()).toBe(true)
  await panel(page).getByLabel('Name').fill('Iron, gently')
  await button(panel(page), 'Save changes').click()
  await bar(page).getByText('Iron, gently').waitFor()
  await button(panel(page), 'Edit name and description').click()
  await panel(page).getByLabel('Description').fill('')
  await button(panel(page), 'Save changes').click()
  await soon(async () => (await storedAs(pia.token, 'Iron, gently'))?.description).toBe('')
  await panel(page).getByRole('separator', { name: 'Panel width' }).focus()
  await page.keyboard.press('End')
  const width = await panel(page).evaluate((element) => element.getBoundingClientRect().width)
  expect(width).toBeGreaterThan(400)
  expect(width).toBeLessThanOrEqual(900)
  await button(panel(page), 'Edit name and description').click()
  await button(panel(page), 'Delete').click()
  await button(page.getByRole('dialog'), 'Delete protocol').click()
  await panel(page).getByRole('heading', { name: 'Your protocols' }).waitFor()
  expect(await storedAs(pia.token, 'Iron, gently')).toBe(undefined)
})

test('users who are not practitioners do not see the builder, and download nothing of it', {
  tags: ['builder-unauthorized', 'role-list-practitioner', 'role-list-client'],
}, async () => {
  const fetched: string[] = []
  const followed = async () => {
    const page = await open()
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
    return page
  }
  const ofBuilder = () => fetched.filter((path) => /^\/assets\/(open-)?builder-/.test(path))
  const visitor = await followed()
  await visit(visitor, '/en/products')
  const anna = await followed()
  await signIn(anna, 'anna')
  await visit(anna, '/en/account/client/protocols')
  await soon(() => fetched).toContain(`/api${clientProtocolPaths.list}`)
  await visit(anna, '/en/products')
  for (const page of [visitor, anna]) {
    await page.waitForLoadState('networkidle')
    await soon(() => bar(page).count()).toBe(0)
    await soon(() => addable(page).count()).toBe(0)
  }
  expect(ofBuilder()).toEqual([])
  expect(fetched).not.toContain(`/api${protocolPaths.list}`)

  fetched.length = 0
  const page = await followed()
  await logIn(page, pia)
  await bar(page).waitFor()
  await soon(() => fetched).toContain(`/api${protocolPaths.list}`)
  expect(ofBuilder().length).toBeGreaterThan(0)
  expect(fetched).not.toContain(`/api${clientProtocolPaths.list}`)
})
