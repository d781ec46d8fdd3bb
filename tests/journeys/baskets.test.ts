import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { axeViolations } from '../support/axe.ts'
import { newPage } from '../support/browser.ts'
import { emailsTo, linkIn } from '../support/people/emails.ts'
import { visitLoggedIn } from '../support/people/logging-in.ts'
import { certifiedNewcomer, makeProtocol, soldVariants } from '../support/people/making.ts'
import { newAddress } from '../support/people/newcomers.ts'
import { visitAs } from '../support/signing-in.ts'
import { horizontalOverflow, soon } from '../support/visiting.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

let nora: Awaited<ReturnType<typeof certifiedNewcomer>>
beforeAll(async () => {
  nora = await certifiedNewcomer('Nora')
  const [variant] = (await soldVariants(1)) as [number]
  await makeProtocol(nora.token, 'Sleep', [{ product_variant_id: variant }])
})

/** Nora's client with a draft, opened in the editor. */
async function openDraft(page: Page, name: string, address: string): Promise<void> {
  await visitLoggedIn(page, nora, '/en/account/practitioner/clients')
  await button(page, 'Invite a client').click()
  await dialog(page).getByLabel('Email address').fill(address)
  await dialog(page).getByLabel('First name').fill(name)
  await dialog(page).getByLabel('Last name').fill('Willems')
  await button(page, 'Send invitation').click()
  await button(page, `Share a protocol with ${name} Willems`).click()
  await dialog(page).getByLabel('Protocol').selectOption('Sleep')
  await dialog(page).getByRole('button', { name: 'Share' }).click()
  await dialog(page).waitFor({ state: 'detached' })
  await page.getByRole('link', { name: `${name} Willems`, exact: true }).click()
  await button(page, 'Prepare a cart').click()
  await page.getByRole('heading', { name: `A cart for ${name} Willems` }).waitFor()
}

test('a practitioner prepares a cart from the search and a protocol, sends it, and the client opens it', async () => {
  const page = await newPage()
  const address = newAddress('noor')
  await openDraft(page, 'Noor', address)
  await button(page, 'Sleep').click()
  await page
    .getByLabel(/^Packs of /)
    .first()
    .waitFor()
  await page.getByRole('searchbox', { name: 'Search products', exact: true }).fill('magnesium')
  await button(page, /^Add .*magnesium/i)
    .last()
    .click()
  await page
    .getByRole('status')
    .filter({ hasText: / added, 1 pack$/ })
    .waitFor()
  const lines = page.getByRole('group', { name: /^Packs of / })
  await lines.nth(1).waitFor()
  await button(page, /^One more pack of /)
    .last()
    .click()
  await page.getByLabel('Message to the client').fill('For the next two months.')
  expect(await axeViolations(page)).toEqual([])

  await button(page, 'Review and send').click()
  await dialog(page).getByText('“For the next two months.”').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await button(page, 'Send email').click()
  await page.getByText('Sent', { exact: true }).waitFor()

  const subject = 'has prepared a cart for you'
  const found = async () => (await emailsTo(address)).find((email) => email.subject.includes(subject))
  await soon(async () => (await found()) !== undefined).toBe(true)
  const visitor = await newPage({ width: 390, height: 844 })
  await visitor.goto(linkIn((await found())!))
  await visitor.getByText('For the next two months.').waitFor()
  await visitor.getByRole('link', { name: 'Log in to order' }).waitFor()
  expect(await axeViolations(visitor)).toEqual([])
  await soon(() => horizontalOverflow(visitor)).toBeLessThanOrEqual(0)

  await page.reload()
  await page.getByText('Opened', { exact: true }).waitFor()
  await button(page, 'Withdraw').click()
  await dialog(page).getByRole('button', { name: 'Withdraw' }).click()
  await page.getByText('Withdrawn', { exact: true }).waitFor()
  await visitor.reload()
  await visitor.getByRole('heading', { name: 'This cart is no longer open' }).waitFor()
})

test('a client finds the prepared cart on their home, leaves something out, and goes to the checkout with the rest', async () => {
  const page = await newPage()
  await visitAs(page, 'anna', '/en/account/client')
  await page.getByText('has prepared a cart for you').waitFor()
  await page.getByRole('link', { name: 'View cart' }).first().click()
  await page.getByRole('heading', { name: 'A cart for you' }).waitFor()
  const lines = page.getByRole('checkbox', { name: /^Order / })
  const names = await lines.evaluateAll((boxes) =>
    boxes.map((box) => (box as HTMLInputElement).labels?.[0]?.textContent ?? box.getAttribute('aria-label')),
  )
  const [leftOut, ...chosen] = names.map((name) => name!.replace(/^Order /, '').trim())
  await lines.first().uncheck()
  await page.getByText('10% discount').waitFor()
  await button(page, 'Go to checkout').click()
  await page.waitForURL(/\/en\/checkout/)
  await page.goto('/en/cart')
  const cartLine = (name: string) => page.getByTestId('cart-line').filter({ hasText: name })
  for (const name of chosen) await cartLine(name).waitFor()
  await soon(() => cartLine(leftOut!).count()).toBe(0)
})

test('a practitioner who leaves a draft while it is saved finds it as they left it, and another draft without it', async () => {
  const page = await newPage()
  await openDraft(page, 'Dora', newAddress('dora'))
  const draftUrl = page.url()
  const held = Promise.withResolvers<void>()
  await page.route(/\/baskets\/\d+$/, async (route) => {
    if (route.request().method() === 'PUT') await held.promise
    await route.continue()
  })
  const message = page.getByLabel('Message to the client')
  await message.fill('Take it in the evening.')
  const saving = page.waitForRequest((request) => request.method() === 'PUT')
  await message.blur()
  await saving
  await page.getByRole('link', { name: 'Client', exact: true }).click()
  await page.getByRole('heading', { name: 'Prepared carts' }).waitFor()
  await page.goBack()
  await page.waitForURL(draftUrl)
  await soon(() => message.inputValue()).toBe('Take it in the evening.')
  held.resolve()
  await page.getByText('Saved', { exact: true }).waitFor()

  await page.getByRole('link', { name: 'Client', exact: true }).click()
  await button(page, 'Prepare a cart').click()
  await page.waitForURL((url) => /\/baskets\/\d+$/.test(url.pathname) && url.href !== draftUrl)
  await soon(() => message.inputValue()).toBe('')
  await page.goto(draftUrl)
  await soon(() => message.inputValue()).toBe('Take it in the evening.')
})

test('while a practitioner types on, the products found before stay, marked as not yet the answer', async () => {
  const page = await newPage()
  await openDraft(page, 'Fien', newAddress('fien'))
  const search = page.getByRole('searchbox', { name: 'Search products', exact: true })
  const found = button(page, /^Add .*magnesium/i)
  const list = page.getByRole('list').filter({ has: found }).last()
  await search.fill('magnesium')
  await found.first().waitFor()
  await soon(() => list.getAttribute('aria-busy')).toBe(null)
  const held = Promise.withResolvers<void>()
  await page.route(/\/storefront\/search/, async (route) => {
    await held.promise
    await route.continue()
  })
  await search.fill('zzqx')
  await soon(() => found.first().isVisible()).toBe(true)
  await soon(() => list.getAttribute('aria-busy')).toBe('true')
  held.resolve()
  await soon(() => found.count()).toBe(0)
})

test('the keyboard stays where a line was removed, and on the title once a cart is sent or withdrawn', async () => {
  const page = await newPage()
  const name = 'Elin'
  await openDraft(page, name, newAddress('elin'))
  await page.getByRole('searchbox', { name: 'Search products', exact: true }).fill('magnesium')
  const found = button(page, /^Add .*magnesium/i)
  const lines = page.getByRole('group', { name: /^Packs of / })
  for (const nth of [0, 1]) {
    await found.nth(nth).click()
    await lines.nth(nth).waitFor()
  }
  const removals = button(page, /^Remove /)
  await removals.first().press('Enter')
  await soon(() => lines.count()).toBe(1)
  await soon(() =>
    lines.first().evaluate((line) => line.closest('li')!.contains(document.activeElement)),
  ).toBe(true)
  await removals.first().press('Enter')
  await soon(() => lines.count()).toBe(0)
  await soon(() => page.evaluate(() => document.activeElement?.tagName)).toBe('P')

  await button(page, 'Sleep').click()
  await lines.first().waitFor()
  await button(page, 'Review and send').press('Enter')
  const send = dialog(page).getByRole('button', { name: 'Send email' })
  await soon(() => send.isEnabled()).toBe(true)
  await send.press('Enter')
  const focused = () =>
    page.evaluate(() => [document.activeElement?.tagName, document.activeElement?.textContent])
  await page.getByText('Sent', { exact: true }).waitFor()
  await soon(focused).toEqual(['H1', expect.stringContaining('Sent')])
  await button(page, 'Withdraw').press('Enter')
  await dialog(page).getByRole('button', { name: 'Withdraw' }).press('Enter')
  await soon(focused).toEqual(['H1', expect.stringContaining('Withdrawn')])
})

test('a practitioner whose preview could not be loaded tries again in the dialog, and sends the cart', async () => {
  const page = await newPage({ expectedErrors: [/503/] })
  await openDraft(page, 'Gwen', newAddress('gwen'))
  await button(page, 'Sleep').click()
  await page
    .getByLabel(/^Packs of /)
    .first()
    .waitFor()
  await page.route(/\/email\/preview$/, (route) => route.fulfill({ status: 503, body: '{}' }), { times: 1 })
  await button(page, 'Review and send').click()
  const send = dialog(page).getByRole('button', { name: 'Send email' })
  await dialog(page).getByRole('alert').waitFor()
  expect(await send.isDisabled()).toBe(true)
  await dialog(page).getByRole('button', { name: 'Try again' }).click()
  await soon(() => send.isEnabled()).toBe(true)
  await send.click()
  await page.getByText('Sent', { exact: true }).waitFor()
})

test.each([
  [320, 'Ada'],
  [390, 'Bea'],
  [768, 'Cleo'],
] as const)('the draft fits into %i px', async (width, name) => {
  const page = await newPage({ width, height: 844 })
  await openDraft(page, name, newAddress(name))
  await button(page, 'Sleep').click()
  await page
    .getByLabel(/^Packs of /)
    .first()
    .waitFor()
  await soon(() => horizontalOverflow(page)).toBeLessThanOrEqual(0)
})

test('a practitioner starts a cart from the orders, by choosing the client', async () => {
  const page = await newPage()
  const address = newAddress('tess')
  await openDraft(page, 'Tess', address)
  await visitLoggedIn(page, nora, '/en/account/practitioner/orders')
  await button(page, 'Prepare a cart').click()
  const search = dialog(page).getByRole('searchbox')
  await soon(() => search.evaluate((field) => field === document.activeElement)).toBe(true)
  await dialog(page)
    .getByRole('status')
    .filter({ hasText: /^1–\d of \d+$/ })
    .waitFor()
  await search.fill('nobody at all')
  await dialog(page).getByText('No clients found').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await search.fill('Tess')
  await dialog(page).getByRole('button', { name: 'Tess Willems' }).click()
  await page.getByRole('heading', { name: 'A cart for Tess Willems' }).waitFor()
})
