import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { messagePaths } from '#contract/message-paths.ts'
import { shortestFormMs } from '#domain/messages/contact-form.ts'
import { axeViolations } from '../support/axe.ts'
import { newPage } from '../support/browser.ts'
import { hasFocus } from '../support/keys.ts'
import { emailTo } from '../support/people/emails.ts'
import { visitLoggedIn } from '../support/people/logging-in.ts'
import { newAddress, newcomer } from '../support/people/newcomers.ts'
import { buy } from '../support/people/ordering.ts'
import { button, productsForSale } from '../support/shopping.ts'
import { visitAs } from '../support/signing-in.ts'
import { expectToFit, horizontalOverflow, pathOf, soon, visit, words } from '../support/visiting.ts'

test.each([1440, 390])(
  'at %i px a visitor writes to the shop, and an admin answers in their language',
  async (width) => {
    const email = newAddress('vera')
    const page = await newPage({ width, height: 900 })
    await visit(page, '/en/contact')
    await button(page, 'Send message').click()
    await page.getByText('This field is required.').first().waitFor()
    await soon(() => hasFocus(page.getByLabel('What is it about?'))).toBe(true)
    await soon(() => axeViolations(page)).toEqual([])
    await page.getByLabel('What is it about?').selectOption('Delivery')
    await page.getByLabel('Order number').fill('V-999999')
    await page.getByLabel('Your message').fill(`Where is it, at ${width} px?`)
    await page.getByLabel('Your name').fill('Vera')
    await page.getByLabel('Email address').fill(email)
    await page.getByLabel('Language of our answer').selectOption('Deutsch')
    await button(page, 'Send message').click()
    await page.getByText('Thank you. We’ve received your message').waitFor()
    await soon(() => horizontalOverflow(page)).toBeLessThanOrEqual(0)
    expect(await axeViolations(page)).toEqual([])
    await emailTo(email, 'message-received', 'de')

    const admin = await newPage({ width, height: 900 })
    await visitAs(admin, 'admin', '/en/admin/messages')
    await admin.getByRole('link', { name: /^Messages ?\d+ waiting$/ }).waitFor()
    await admin.getByRole('searchbox', { name: 'Order number or email' }).fill(email)
    // The list is asked once typing has paused; a link followed before that would be left again.
    await soon(() => admin.url()).toContain('query=')
    await admin.getByRole('row').filter({ hasText: email }).getByRole('link').click()
    await admin.getByText(`Where is it, at ${width} px?`).waitFor()
    await admin.getByText('There is no order with this number.').waitFor()
    await soon(() => horizontalOverflow(admin)).toBeLessThanOrEqual(0)
    expect(await axeViolations(admin)).toEqual([])
    await admin.getByLabel('Your answer').fill('Es kommt morgen.')
    await button(admin, 'Send answer').click()
    await admin.getByText(/^Answered .+ by /).waitFor()
    const mail = await emailTo(email, 'message-answered', 'de')
    expect(mail.text).toContain('> Es kommt morgen.')
  },
)

test('a client asks about an order of theirs, without typing its number or their address', async () => {
  const [product] = (await productsForSale(12)).slice(-1)
  const mila = await newcomer('Mila')
  const order = await buy(mila.token, [{ product_variant_id: product!.id, quantity: 1 }])
  const page = await newPage({ width: 390, height: 900 })
  await visitLoggedIn(page, mila, `/en/account/orders/${order.id}`)
  await page.getByRole('link', { name: 'Ask about this order' }).click()
  await page.getByText(`Our answer goes to ${mila.email}.`).waitFor()
  await soon(() => page.getByLabel('Order number').inputValue()).toBe(order.number)
  await soon(() => page.getByLabel('What is it about?').inputValue()).toBe('order')
  await page.getByLabel('Your message').fill('Can I still change the address?')
  await button(page, 'Send message').click()
  await page.getByText('Thank you. We’ve received your message').waitFor()
  await button(page, 'Write another message').click()
  await soon(() => page.getByLabel('Your message').inputValue()).toBe('')
  await soon(() => axeViolations(page)).toEqual([])
})

test('while a message is sent its text stays as it is, and keeps the focus', async () => {
  const page = await newPage()
  await visit(page, '/en/contact')
  await page.getByLabel('What is it about?').selectOption('Delivery')
  const text = page.getByLabel('Your message')
  await text.fill('Where is it?')
  await page.getByLabel('Your name').fill('Vera')
  await page.getByLabel('Email address').fill(newAddress('vera'))
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(`**/api${messagePaths.send}`, async (route) => {
    await released
    await route.continue()
  })
  await button(page, 'Send message').click()
  await soon(() => text.getAttribute('readonly')).toBe('')
  await text.focus()
  await page.keyboard.type(' Hurry')
  expect(await text.inputValue()).toBe('Where is it?')
  expect(await hasFocus(text)).toBe(true)
  release()
  await page.getByText('Thank you. We’ve received your message').waitFor()
})

/** A visitor writes to the shop. Returns their address. */
async function writeToShop(): Promise<string> {
  const email = newAddress('vera')
  const page = await newPage()
  await visit(page, '/en/contact')
  await page.getByLabel('What is it about?').selectOption('Delivery')
  await page.getByLabel('Your message').fill('Where is it?')
  await page.getByLabel('Your name').fill('Vera')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Language of our answer').selectOption('English')
  await button(page, 'Send message').click()
  await page.getByText('Thank you. We’ve received your message').waitFor()
  return email
}

async function openMessage(admin: Page, email: string): Promise<void> {
  await visitAs(admin, 'admin', `/en/admin/messages?query=${encodeURIComponent(email)}`)
  await soon(() => admin.getByRole('status').allTextContents()).toContain('1 message found')
  await admin.getByRole('row').filter({ hasText: email }).getByRole('link').click()
  await admin.getByLabel('Your answer').waitFor()
}

test('an admin is warned before leaving a started answer, and keeps it when another admin was faster', async () => {
  const email = await writeToShop()
  const [admin, other] = [await newPage({ expectedErrors: [/409/] }), await newPage()]
  for (const each of [admin, other]) await openMessage(each, email)
  const answer = 'It arrives tomorrow, with the morning post.'
  await admin.getByLabel('Your answer').fill(answer)
  await admin.getByRole('link', { name: 'All messages' }).click()
  await button(admin.getByRole('dialog'), 'Stay here').click()
  await other.getByLabel('Your answer').fill('It is on its way.')
  await button(other, 'Send answer').click()
  await other.getByText(/^Answered .+ by /).waitFor()

  await button(admin, 'Send answer').click()
  await admin.getByRole('alert').getByText('already been answered').waitFor()
  await soon(() => admin.getByLabel('Your answer').inputValue()).toBe(answer)
  await admin.getByText(/^Answered .+ by /).waitFor()
  expect(await axeViolations(admin)).toEqual([])
  await admin.getByRole('link', { name: 'All messages' }).click()
  await soon(() => pathOf(admin)).toBe('/en/admin/messages')
})

test('an admin is asked before closing a message without the answer they have written, and keeps it', async () => {
  const admin = await newPage()
  await openMessage(admin, await writeToShop())
  const answer = 'It arrives tomorrow, with the morning post.'
  await admin.getByLabel('Your answer').fill(answer)
  await button(admin, 'Close without an answer').click()
  const dialog = admin.getByRole('dialog', { name: 'Close without sending your answer?' })
  await dialog.waitFor()
  expect(await axeViolations(admin)).toEqual([])
  await button(dialog, 'Keep writing').click()
  await soon(() => admin.getByLabel('Your answer').isEditable()).toBe(true)
  await button(admin, 'Close without an answer').click()
  await button(dialog, 'Close without an answer').click()
  await admin.getByText(/^Closed .+ by /).waitFor()
  await soon(() => admin.getByLabel('Your answer').inputValue()).toBe(answer)
})

describe('without scripts', () => {
  test.each([1440, 390])('at %i px a visitor checks a message and sends it once', async (width) => {
    const email = newAddress('nora')
    const page = await newPage({ width, height: 900, javaScript: false, expectedErrors: [/400/] })
    await page.goto('/de/contact')
    await page.getByLabel('Deine Nachricht').fill('Wo ist\nmein Paket?')
    await button(page, 'Nachricht senden').click()
    await soon(() => page.locator('[aria-invalid=true]').count()).toBe(3)
    await soon(() => page.getByLabel('Deine Nachricht').inputValue()).toBe('Wo ist\nmein Paket?')
    const contact = words('de', 'messages')
    await page.getByLabel(contact('contact.topic')).selectOption({ value: 'delivery' })
    await page.getByLabel(contact('contact.name')).fill('Nora')
    await page.getByLabel(contact('contact.email')).fill(email)
    await page.getByLabel(contact('contact.language')).selectOption('English')
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
    await page.waitForTimeout(shortestFormMs)
    await button(page, 'Nachricht senden').click()
    await page.getByRole('heading', { level: 1, name: contact('contact.sent') }).waitFor()
    expect(pathOf(page)).toBe('/de/contact/sent')
    await page.reload()
    await page.getByRole('heading', { level: 1, name: contact('contact.sent') }).waitFor()
    await emailTo(email, 'message-received', 'en')

    const admin = await newPage({ width, height: 900 })
    await visitAs(admin, 'admin', `/en/admin/messages?query=${encodeURIComponent(email)}`)
    await soon(() => admin.getByRole('row').filter({ hasText: email }).count()).toBe(1)
  })

  test('a complete message from the contact page is shown once more before it is sent', async () => {
    const page = await newPage({ width: 320, height: 800, javaScript: false })
    await page.goto('/en/contact')
    await page.getByLabel('What is it about?').selectOption('Delivery')
    await page.getByLabel('Your message').fill('Where is it?')
    await page.getByLabel('Your name').fill('Nora')
    await page.getByLabel('Email address').fill(newAddress('nora'))
    await button(page, 'Send message').click()
    await page.getByText('Check your message, then send it.').waitFor()
    await soon(() => page.getByLabel('What is it about?').inputValue()).toBe('delivery')
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
    await page.waitForTimeout(shortestFormMs)
    await button(page, 'Send message').click()
    await page.getByText('Thank you. We’ve received your message').first().waitFor()
  })
})

describe('the contact page', () => {
  test('can be read without scripts, with the address to write to', async () => {
    const page = await newPage({ javaScript: false })
    await page.goto('/en/contact')
    await page.getByRole('heading', { name: 'Write to us' }).waitFor()
    await page.getByRole('heading', { name: 'Call us' }).waitFor()
  })

  test('has nothing for axe to find and fits any screen', async () => {
    const page = await newPage()
    for (const path of ['/en/contact', '/hu/contact', '/de/contact?order=V-10486']) {
      await visit(page, path)
      for (const width of [320, 390, 768, 1440]) {
        await expectToFit(page, [width])
        await soon(() => axeViolations(page), `${path} at ${width}`).toEqual([])
      }
    }
  })
})

test('a visitor is warned before a message that is not sent is lost', async () => {
  const page = await newPage()
  await visit(page, '/en/contact')
  const message = page.getByLabel('Your message')
  await message.fill('Where is my order?')
  const home = page.locator('header').getByRole('link', { name: 'Verbena, home page' })
  await home.click()
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
  await button(dialog, 'Stay here').click()
  await dialog.waitFor({ state: 'detached' })
  await soon(() => message.inputValue()).toBe('Where is my order?')
  await home.click()
  await button(dialog, 'Leave').click()
  await soon(() => pathOf(page)).toBe('/en')
})
