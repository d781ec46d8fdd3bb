import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { orderPaths, withdrawalPaths } from '#contract/order-paths.ts'
import type { Order } from '#contract/orders.ts'
import { newPage } from '../support/browser.ts'
import { callShop } from '../support/people/calls.ts'
import { visitLoggedIn } from '../support/people/logging-in.ts'
import { tokenOf } from '../support/people/making.ts'
import { newcomer } from '../support/people/newcomers.ts'
import { buy, readOrder, readPaper, sendOut } from '../support/people/ordering.ts'
import { button, emailAbout, euros, type ProductForSale, productsForSale } from '../support/shopping.ts'
import { people, visitAs } from '../support/signing-in.ts'
import { sawToast } from '../support/toasts.ts'
import { heading, soon, visit } from '../support/visiting.ts'

let mila: Awaited<ReturnType<typeof newcomer>>
let lines: { product_variant_id: number; quantity: number }[]
let admin: string
beforeAll(async () => {
  mila = await newcomer('Mila')
  const [one, two] = (await productsForSale(6)).slice(4) as [ProductForSale, ProductForSale]
  lines = [
    { product_variant_id: one.id, quantity: 2 },
    { product_variant_id: two.id, quantity: 1 },
  ]
  admin = await tokenOf(people.admin)
})

const timeline = (page: Page) => page.getByTestId('order-timeline')
const panel = (page: Page, { number }: Order) =>
  page.getByTestId('order-panel').filter({ has: page.getByRole('heading', { name: number, exact: true }) })

test('an order is sent in two parcels, and the client tracks each until it arrives', {
  tags: 'orders-shipping',
}, async () => {
  const order = await buy(mila.token, lines)
  const adminPage = await newPage()
  await visitAs(adminPage, 'admin', '/en/admin/orders')
  await adminPage.getByRole('row').filter({ hasText: order.number }).getByRole('link').click()
  await button(panel(adminPage, order), 'Process').click()
  const [first, second] = order.items
  await panel(adminPage, order)
    .getByTestId('order-line')
    .filter({ hasText: second?.name ?? '' })
    .getByRole('checkbox')
    .uncheck()
  await panel(adminPage, order).getByLabel('Tracking number').fill('3232 0041 9999 0001')
  await button(panel(adminPage, order), 'Dispatch 1 item, email Noor').click()
  await button(panel(adminPage, order), 'Mark as delivered').waitFor()

  const page = await newPage()
  await visitLoggedIn(page, mila, `/en/account/orders/${order.id}`)
  await timeline(page).getByText('Handed to bpost').waitFor()
  await timeline(page).getByText('The rest will follow').waitFor()
  const follow = page.getByRole('link', { name: /^Track parcel/ })
  await soon(() => follow.getAttribute('href')).toContain('3232004199990001')
  const mail = await emailAbout(mila.email, `Part of your order ${order.number} is on its way`)
  expect(mail.text).toContain(first?.name)

  await button(panel(adminPage, order), 'Dispatch 1 item, email Noor').click()
  const arrived = button(panel(adminPage, order), 'Mark as delivered')
  await soon(() => arrived.count()).toBe(2)
  await arrived.first().click()
  await soon(() => arrived.count()).toBe(1)
  await arrived.first().click()
  await panel(adminPage, order).getByText('Delivered', { exact: true }).first().waitFor()
  await page.reload()
  await page.getByTestId('order-head').getByText('Delivered', { exact: true }).waitFor()
  await page.getByText(/^You can withdraw from all or part of this order until/).waitFor()
  expect((await readOrder(mila.token, order.id)).state).toBe('delivered')
})

test('an admin finds what they have begun with an order when they come back from another form or order', async () => {
  const order = await buy(mila.token, lines)
  const other = await buy(mila.token, lines)
  const page = await newPage()
  await visitAs(page, 'admin', '/en/admin/orders')
  const open = (which: Order) =>
    page.getByRole('row').filter({ hasText: which.number }).getByRole('link').click()
  await open(order)
  const begun = panel(page, order)
  await button(begun, 'Process').click()
  const number = begun.getByLabel('Tracking number')
  const reason = begun.getByRole('textbox', { name: 'Reason' })
  const note = begun.getByRole('textbox', { name: 'Note' })
  await number.fill('3232 0041 9999 0002')
  const line = begun.getByTestId('order-line').filter({ hasText: order.items[1]?.name ?? '' })
  await line.getByRole('checkbox').uncheck()
  await button(begun, 'Refund').click()
  await reason.fill('One pack was missing')
  await button(begun, 'Back').click()
  await soon(() => number.inputValue()).toBe('3232 0041 9999 0002')
  await button(begun, 'Note').click()
  await note.fill('Call Mila')

  await open(other)
  await panel(page, other).waitFor()
  await open(order)
  await soon(() => number.inputValue()).toBe('3232 0041 9999 0002')
  await soon(() => line.getByRole('checkbox').isChecked()).toBe(false)
  await button(begun, 'Note').click()
  await soon(() => note.inputValue()).toBe('Call Mila')
  await button(begun, 'Back').click()
  await button(begun, 'Refund').click()
  await soon(() => reason.inputValue()).toBe('One pack was missing')

  const held = Promise.withResolvers<void>()
  await page.route(/\/refunds$/, async (route) => {
    await held.promise
    await route.continue()
  })
  await begun.getByTestId('order-line').first().getByRole('checkbox').check()
  const sending = page.waitForRequest(/\/refunds$/)
  await button(begun, /^Refund .+, email Noor$/).click()
  await sending
  await button(begun, 'Back').dispatchEvent('click')
  await soon(() => reason.isVisible()).toBe(true)
  held.resolve()
  await sawToast(page, /is being refunded\./)
})

/** Chooses one pack of the first product in the withdrawal form, and confirms. */
async function giveBackOne(page: Page, order: Order, sent: () => number) {
  const name = order.items[0]?.name ?? ''
  const line = page.getByTestId('withdraw-line').filter({ hasText: name })
  const whole = page.getByRole('checkbox', { name: /The whole order/ })
  await whole.waitFor()
  await button(page, 'Continue').click()
  await page.getByText('Choose at least one product.').waitFor()
  await line.getByRole('checkbox').click()
  await line.getByRole('button', { name: 'Remove one pack' }).click()
  await button(page, 'Continue').click()
  await page.getByRole('heading', { name: 'Confirm your withdrawal' }).waitFor()
  expect(sent()).toBe(0)
  await button(page, 'Confirm withdrawal').dblclick()
  await soon(() => heading(page).textContent()).toBe('We’ve received your withdrawal')
  expect(sent()).toBe(1)
}

function countSent(page: Page, path: string): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === `/api${path}`) count += 1
  })
  return () => count
}

test('a client withdraws from one pack in two steps, and gets a refund and a credit note once it is returned', {
  tags: 'withdrawal',
}, async () => {
  const order = await buy(mila.token, lines)
  await sendOut(order, admin)
  const page = await newPage()
  const sent = countSent(page, orderPaths.withdrawal(order.id))
  await visitLoggedIn(page, mila, `/en/account/orders/${order.id}/withdraw`)
  await giveBackOne(page, order, sent)
  const receipt = await emailAbout(mila.email, `We’ve received your withdrawal from order ${order.number}`)
  expect(receipt.text).toContain(order.items[0]?.name)
  const { withdrawals } = await readOrder(mila.token, order.id)
  const amount = withdrawals[0]?.amount ?? 0
  expect(withdrawals).toMatchObject([{ state: 'asked' }])
  expect(amount).toBeCloseTo((order.items[0]?.total ?? 0) / 2)

  const adminPage = await newPage()
  await visitAs(adminPage, 'admin', '/en/admin/orders')
  await adminPage.getByRole('row').filter({ hasText: order.number }).getByRole('link').click()
  await button(panel(adminPage, order), 'Refund this withdrawal').click()
  await button(panel(adminPage, order), `Refund ${euros(amount)}, email Noor`).click()
  await sawToast(adminPage, /is being refunded\./)
  await soon(async () => (await readOrder(mila.token, order.id)).documents.length).toBe(2)
  expect(await readOrder(mila.token, order.id)).toMatchObject({
    refunded: amount,
    state: 'partially_refunded',
  })

  await visit(page, `/en/account/orders/${order.id}`)
  const answer = page.waitForResponse(/\/documents\/[^/]+\.pdf$/)
  await page.getByRole('button', { name: /^Credit note / }).click()
  const note = await readPaper((await answer).url(), mila.token)
  expect(note.text).toContain(euros(amount).slice(0, -2))
})

test('a guest withdraws through the emailed link, and sees nothing without it', {
  tags: 'withdrawal',
}, async () => {
  const order = await buy(mila.token, lines)
  const page = await newPage({ expectedErrors: [/status of 404/] })
  await visit(page, '/en/withdraw')
  await page.getByLabel('Order number').fill(order.number)
  await page.getByLabel('Email address').fill('somebody.else@people.example')
  await button(page, 'Send me a link').click()
  await page.getByText(/^If the order number and email address match, we’ve emailed you/).waitFor()
  await page.getByLabel('Email address').fill(mila.email)
  await button(page, 'Send me a link').click()
  const { link } = await emailAbout(mila.email, `Withdraw from order ${order.number}`)
  const sent = countSent(page, withdrawalPaths.one(link.split('/').at(-1) ?? ''))
  await visit(page, link)
  await giveBackOne(page, order, sent)
  await emailAbout(mila.email, `We’ve received your withdrawal from order ${order.number}`)
  // Nothing had been sent yet, so the refund is made at once.
  expect(await readOrder(mila.token, order.id)).toMatchObject({ withdrawals: [{ state: 'refunded' }] })
  expect(page.url()).not.toContain(mila.email)
  await visit(page, `/en/withdraw/${'x'.repeat(43)}`)
  await soon(() => heading(page).textContent()).toBe('This link no longer works')
  const wrong = await callShop(withdrawalPaths.one('x'.repeat(43)), { method: 'GET' })
  expect(wrong.status).toBe(404)
})

test('the keyboard stays on an order when its form opens or closes, and when its button is gone', async () => {
  const order = await buy(mila.token, lines)
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)
  const adminPage = await newPage()
  await visitAs(adminPage, 'admin', `/en/admin/orders?order=${order.id}`)
  await button(panel(adminPage, order), 'Refund').press('Enter')
  await panel(adminPage, order).getByLabel('Reason').waitFor()
  await soon(() => focused(adminPage)).toBe(order.number)
  await button(panel(adminPage, order), 'Back').press('Enter')
  await button(panel(adminPage, order), 'Note').waitFor()
  await soon(() => focused(adminPage)).toBe(order.number)
  await button(panel(adminPage, order), 'Note').press('Enter')
  await soon(() => adminPage.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA')
  await button(panel(adminPage, order), 'Back').press('Enter')
  await soon(() => focused(adminPage)).toBe('Note')

  const page = await newPage()
  await visitLoggedIn(page, mila, `/en/account/orders/${order.id}`)
  await button(page, 'Cancel order').press('Enter')
  await button(page.getByRole('dialog'), 'Cancel order').press('Enter')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await soon(() => focused(page)).toBe(`Order ${order.number}`)
})

test('the keyboard stays on a line whose last pack is kept', async () => {
  const order = await buy(mila.token, lines)
  await sendOut(order, admin)
  const page = await newPage()
  await visitLoggedIn(page, mila, `/en/account/orders/${order.id}/withdraw`)
  const line = page.getByTestId('withdraw-line').filter({ hasText: order.items[0]?.name ?? '' })
  const box = line.getByRole('checkbox')
  await box.check()
  const less = line.getByRole('button', { name: 'Remove one pack' })
  await less.press('Enter')
  await less.press('Enter')
  await soon(() => box.evaluate((input) => input === document.activeElement)).toBe(true)
  expect(await box.isChecked()).toBe(false)
})
