import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { emailChoicePaths } from '#contract/email-choice-paths.ts'
import type { ClientPage } from '#contract/practice.ts'
import { practicePaths } from '#contract/practice-paths.ts'
import { protocolPaths } from '#contract/protocol-paths.ts'
import { axeViolations } from '../support/axe.ts'
import { newPage } from '../support/browser.ts'
import { callShop } from '../support/people/calls.ts'
import { emailsTo } from '../support/people/emails.ts'
import { visitLoggedIn } from '../support/people/logging-in.ts'
import { certifiedNewcomer, makeProtocol } from '../support/people/making.ts'
import { newAddress, newcomer } from '../support/people/newcomers.ts'
import { button, type ProductForSale, productsForSale } from '../support/shopping.ts'
import { heading, soon, visit } from '../support/visiting.ts'

/** A practitioner who shares a protocol with an address. */
async function sharedWith(email: string) {
  const practitioner = await certifiedNewcomer('Sanne')
  const [{ id }] = (await productsForSale(1)) as [ProductForSale]
  const protocolId = await makeProtocol(practitioner.token, 'Calm nights', [{ product_variant_id: id }])
  const body = { id: protocolId, email, first_name: 'Ivo', last_name: 'Maes', discount: 10 }
  await callShop(protocolPaths.assign, { method: 'POST', body, token: practitioner.token })
  return practitioner
}

async function isFine(page: Page) {
  for (const width of [1440, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 900 })
    await heading(page).waitFor()
    expect(await axeViolations(page), `${page.url()} at ${width}`).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
}

test('a client allows a practitioner to keep protocols, sees who opened them, and withdraws', async () => {
  const client = await newcomer('Ivo')
  const practitioner = await sharedWith(client.email)
  const page = await newPage()
  await visitLoggedIn(page, client, '/en/account/client')
  const question = page.getByRole('heading', { name: /^May .* keep protocols and notes/ })
  await question.waitFor()
  await button(page, 'Decide later').press('Enter')
  await question.waitFor({ state: 'detached' })
  await page.locator('#content:focus').waitFor()

  await page.getByRole('navigation').getByRole('link', { name: 'My practitioner' }).click()
  await question.waitFor()
  await isFine(page)
  await button(page, 'Yes, allow it').press('Enter')
  await page.getByText(/You agreed on/).waitFor()
  const focusedCard = page.locator('section', { has: page.locator(':focus') })
  await focusedCard.getByRole('heading', { name: 'Sanne Nieuw' }).waitFor()

  const office = await newPage()
  const { data } = (await callShop(practicePaths.clients, { method: 'GET', token: practitioner.token }))
    .body as ClientPage
  const [{ id }] = data as [ClientPage['data'][number]]
  const facts = {
    year_of_birth: 1990,
    condition: null,
    allergies: ['celery'],
    medicine_classes: [],
    medicines: '',
  }
  await callShop(practicePaths.health(id), {
    method: 'PUT',
    body: { ...facts, ground_stated: true },
    token: practitioner.token,
  })
  const record = `/en/account/practitioner/clients/${id}`
  await visitLoggedIn(office, practitioner, record)
  await office.getByText('Confirmed', { exact: true }).waitFor()
  await page.reload()
  await page.getByText(/ opened it$/).waitFor()
  await page.getByRole('heading', { name: 'Health' }).waitFor()
  await page.getByText('1990', { exact: true }).waitFor()
  await isFine(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit(page, '/en/account/my-data')
  await page.getByRole('link', { name: 'See what is kept' }).click()

  await button(page, 'Withdraw consent').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Your orders and the commission on them stay').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Withdraw consent' }).click()
  await focusedCard.getByText('Withdrawn', { exact: true }).waitFor()
  await visit(office, record)
  await office.getByRole('heading', { name: /withdrew their consent/ }).waitFor()
  await isFine(office)
  await visit(office, '/en/account/practitioner/clients/consent')
  await office.getByRole('heading', { name: 'Nothing left to state' }).waitFor()

  await button(page, 'Erase now').click()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByText('Withdrawn', { exact: true }).waitFor()
  await button(page, 'Erase now').click()
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Erase now' }).click()
  await page.getByRole('heading', { name: 'Erased' }).waitFor()
})

test('somebody without an account stops emails by the link in one', async () => {
  const address = newAddress('lotte')
  await sharedWith(address)
  let link = ''
  await soon(async () => {
    const [email] = await emailsTo(address)
    link = /\/\w+\/unsubscribe\/[\w-]+/.exec(email?.text ?? '')?.[0] ?? ''
    return link
  }).not.toBe('')
  const page = await newPage({ expectedErrors: [/status of 404/] })
  await visit(page, link)
  await page.getByRole('heading', { name: 'Stop emails about protocols?' }).waitFor()
  await isFine(page)
  await page.getByRole('button', { name: 'Stop these emails' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'You won’t get these emails any more' }).waitFor()
  await page.reload()
  await button(page, 'Get them again').click()
  await page.getByRole('heading', { name: 'Stop emails about protocols?' }).waitFor()
  await visit(page, `${link.slice(0, -4)}AAAA`)
  await page.getByRole('heading', { name: 'This link doesn’t work' }).waitFor()
})

test('a client chooses their emails, and turns reminders on', async () => {
  const client = await newcomer('Ivo')
  await sharedWith(client.email)
  const page = await newPage()
  await visitLoggedIn(page, client, '/en/account/client')
  const doses = page.getByRole('checkbox', { name: 'Today’s doses, every morning' })
  const saved = () => page.waitForResponse((response) => response.request().method() === 'PUT')
  await Promise.all([saved(), doses.check()])
  await page.reload()
  await soon(() => doses.isChecked()).toBe(true)
  await visit(page, '/en/account/client/profile')
  const reminders = page.getByRole('checkbox', { name: /^Reminders/ })
  await Promise.all([saved(), reminders.uncheck()])
  await visit(page, '/en/account/client')
  await doses.waitFor()
  await soon(() => doses.isChecked()).toBe(false)
})

test('a client who turns two kinds of email on or off at once turns both', async () => {
  const page = await newPage()
  await visitLoggedIn(page, await newcomer('Ivo'), '/en/account/client/profile')
  const boxes = page.getByRole('region', { name: 'Emails', exact: true }).getByRole('checkbox')
  await boxes.first().waitFor()
  const states = () => Promise.all([boxes.nth(0).isChecked(), boxes.nth(1).isChecked()])
  const before = await states()
  const saved: number[] = []
  page.on('response', (response) => {
    if (response.request().method() === 'PUT') saved.push(response.status())
  })
  const pressed = Promise.withResolvers<void>()
  await page.route(`**/api${emailChoicePaths.own}`, async (route) => {
    if (route.request().method() === 'PUT') await pressed.promise
    await route.continue()
  })
  for (const at of [0, 1]) await boxes.nth(at).click()
  pressed.resolve()
  await soon(() => saved).toEqual([200, 200])
  await page.reload()
  await boxes.first().waitFor()
  await soon(states).toEqual(before.map((isOn) => !isOn))
})
