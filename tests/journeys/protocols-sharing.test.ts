import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { protocolPaths, sharedProtocolPaths } from '#contract/protocol-paths.ts'
import type { ProtocolMade, ProtocolPage } from '#contract/protocols.ts'
import type { LinkAnswer } from '#contract/sharing.ts'
import { axeViolations } from '../support/axe.ts'
import { newPage } from '../support/browser.ts'
import { hasFocus } from '../support/keys.ts'
import { callShop } from '../support/people/calls.ts'
import { emailsTo } from '../support/people/emails.ts'
import { visitLoggedIn } from '../support/people/logging-in.ts'
import {
  certifiedNewcomer,
  makeProtocol,
  readProtocol,
  soldVariants,
  tokenOf,
} from '../support/people/making.ts'
import { newAddress, newcomer } from '../support/people/newcomers.ts'
import { readPdf } from '../support/read-pdf.ts'
import { people, visitAs } from '../support/signing-in.ts'
import { thisShop } from '../support/this-shop.ts'
import { sawToast } from '../support/toasts.ts'
import { heading, horizontalOverflow, pathOf, soon, visit } from '../support/visiting.ts'

const message = 'Begin on Monday, and write to me after the first week.'
const reason = 'Two capsules a day only for the ten days of a cold.'
const inTenDays = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10)

let token: string
let protocolId: number
beforeAll(async () => {
  token = await tokenOf(people.ilse)
  // One of her protocols exceeds an upper level; a copy of it has no clients yet.
  const found = await callShop(protocolPaths.search, { body: { query: 'Winter immunity' }, token })
  const { protocol_id } = (found.body as ProtocolPage).data[0] ?? {}
  const made = await callShop(protocolPaths.duplicate, { body: { protocol_id }, token })
  protocolId = (made.body as ProtocolMade).protocol_id
  await callShop(protocolPaths.update(protocolId), { method: 'PUT', body: { name: 'First cold' }, token })
})

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const clients = (page: Page) => page.getByRole('combobox', { name: 'Clients' })

/** The newest email about a shared protocol, and its link. */
async function linkMailedTo(address: string, subject: string): Promise<string> {
  let link = ''
  await soon(async () => {
    const email = (await emailsTo(address)).find((one) => one.subject === subject)
    link = /\/\w+\/protocols\/[\w-]+/.exec(email?.text ?? '')?.[0] ?? ''
    return link
  }).not.toBe('')
  return link
}

test('a practitioner shares a protocol above an upper level with an old and a new client, and later stops sharing it', {
  tags: [
    'page-shared-protocol',
    'sharing-choose',
    'sharing-new-client',
    'share-search-length',
    'share-selected-twice',
    'share-invalid-email',
    'share-blur',
    'toast-share-search',
  ],
}, async () => {
  const email = newAddress('boudewijn')
  const ilse = await newPage({ expectedErrors: [/ERR_FAILED/] })
  const sent: { email?: string; reason?: string }[] = []
  const searched: string[] = []
  ilse.on('request', (request) => {
    if (request.url().endsWith(protocolPaths.assign)) sent.push(request.postDataJSON())
    if (request.url().endsWith(protocolPaths.clients)) searched.push(request.postDataJSON().keyword)
  })
  await visitAs(ilse, 'ilse', `/en/account/practitioner/protocols/${protocolId}`)
  await button(ilse, 'Share').click()
  await ilse.route(`**/api${protocolPaths.clients}`, (route) => route.abort())
  await clients(ilse).fill('lem')
  await ilse.getByText('We couldn’t load your clients').first().waitFor()
  await ilse.unrouteAll()
  await clients(ilse).fill('nobody of that name')
  await ilse.getByText('No clients found').first().waitFor()
  await clients(ilse).fill('so')
  await clients(ilse).pressSequentially('fie')
  await ilse.getByRole('option', { name: /Sofie Lemmens/ }).click()
  await ilse.getByRole('button', { name: 'Remove Sofie Lemmens' }).waitFor()
  expect(searched.filter((keyword) => keyword.length < 3)).toEqual([])
  await clients(ilse).fill('Sofie.Lemmens@example.org')
  await ilse.keyboard.press('Enter')
  await ilse
    .getByText(/You’ve already selected/)
    .first()
    .waitFor()
  await clients(ilse).fill('anna@verbena.example')
  await ilse.keyboard.press('Enter')
  await ilse.getByRole('button', { name: 'Remove Anna Maes' }).waitFor()
  await ilse.getByRole('button', { name: 'Remove Sofie Lemmens' }).click()
  await clients(ilse).fill('nobody@nowhere')
  await ilse.keyboard.press('Enter')
  await ilse.getByText('“nobody@nowhere” isn’t a valid email address.').first().waitFor()
  await clients(ilse).fill(email)
  await ilse.keyboard.press('Enter')
  await ilse.getByLabel('First name').focus()
  await ilse.getByLabel('Last name').focus()
  await ilse.getByText('Enter a first name.').waitFor()
  await ilse.getByLabel('First name').fill('Boudewijn')
  await ilse.getByLabel('Last name').fill('Peeters')
  const submit = ilse.getByRole('dialog').locator('button[type=submit]')
  await ilse.getByText('Choose a discount for the new client.').waitFor()
  await soon(() => submit.isDisabled()).toBe(true)
  await ilse.getByRole('radio', { name: /^5/ }).check({ force: true })
  await ilse.getByRole('textbox', { name: 'Message' }).fill(message)
  await submit.click()
  await ilse.getByText('Enter at least 20 characters.').waitFor()
  expect(sent).toEqual([])
  await ilse.getByLabel('Reason', { exact: true }).fill(reason)
  await submit.dblclick()
  await sawToast(ilse, 'Protocol shared')
  expect(sent.map((one) => one.reason)).toEqual([reason, reason])
  await ilse.getByRole('list', { name: 'Shared with' }).getByText('Boudewijn Peeters').waitFor()

  const link = await linkMailedTo(email, 'A protocol from Ilse Vermeulen')
  const plan = await callPage(link)
  expect(plan.headers.get('cache-control')).toContain('no-store')
  expect(plan.headers.get('x-robots-tag')).toContain('noindex')
  const page = await newPage({ width: 390, height: 844, expectedErrors: [/status of 404/] })
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(thisShop().url) && !request.url().startsWith('data:'))
      elsewhere.push(request.url())
  })
  await visit(page, link)
  await soon(() => heading(page).textContent()).toBe('First cold')
  await page.getByRole('heading', { name: 'Your day' }).waitFor()
  const { products } = await readProtocol(token, protocolId)
  expect(products).not.toHaveLength(0)
  for (const { name } of products)
    await soon(() =>
      page.locator('section[aria-labelledby=plan-products] li').filter({ hasText: name }).count(),
    ).toBeGreaterThan(0)
  await page.waitForLoadState('networkidle')
  const content = await page.content()
  const secrets = ['Boudewijn', 'Peeters', 'Anna', message, reason, email]
  expect(secrets.filter((secret) => content.includes(secret))).toEqual([])
  expect(elsewhere).toEqual([])
  expect(await axeViolations(page)).toEqual([])
  await soon(() => horizontalOverflow(page)).toBeLessThanOrEqual(0)

  const anna = await newPage()
  await visitAs(anna, 'anna', '/en/account/client/protocols')
  await anna.getByRole('link', { name: 'First cold' }).click()
  await anna.getByText(message).waitFor()
  await anna.getByText('10% discount from Ilse').waitFor()
  await button(anna, 'Remove').click()
  await anna.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await soon(() => pathOf(anna)).toBe('/en/account/client/protocols')
  await anna.getByRole('link', { name: 'Gut repair, eight weeks' }).waitFor()
  await soon(() => anna.getByRole('link', { name: 'First cold' }).count()).toBe(0)

  const row = ilse
    .getByRole('list', { name: 'Shared with' })
    .getByRole('listitem')
    .filter({ hasText: 'Boudewijn Peeters' })
  await row.locator('summary').click()
  await row.getByRole('button', { name: 'Stop sharing with Boudewijn Peeters' }).click()
  await ilse.getByRole('dialog').getByRole('button', { name: 'Stop sharing' }).click()
  await sawToast(ilse, 'No longer shared with Boudewijn Peeters')
  await page.reload()
  await page.getByRole('heading', { name: 'This link no longer works' }).waitFor()
  expect((await callPage(link)).status).toBe(404)
})

test('a practitioner creates a link that anyone can open, and revokes it', {
  tags: ['toast-share-failed', 'toast-share-success'],
}, async () => {
  const ilse = await newPage({ expectedErrors: [/ERR_FAILED/] })
  await ilse.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await visitAs(ilse, 'ilse', `/en/account/practitioner/protocols/${protocolId}`)
  await button(ilse, 'Share').click()
  await ilse.getByRole('radio', { name: 'Low blood level' }).check()
  await ilse.getByLabel('Reason', { exact: true }).fill(reason)
  await ilse.route(`**/api${protocolPaths.link(protocolId)}`, (route) => route.abort())
  await button(ilse, 'Copy link').click()
  await ilse.getByText('We can’t reach the shop.').first().waitFor()
  await ilse.unrouteAll()
  await button(ilse, 'Copy link').click()
  await soon(() => ilse.evaluate(() => navigator.clipboard.readText())).toMatch(/\/protocols\/[\w-]+$/)
  const link = new URL(await ilse.evaluate(() => navigator.clipboard.readText())).pathname
  expect((await callPage(link)).status).toBe(200)

  await button(ilse, 'Close').click()
  const row = ilse
    .getByRole('list', { name: 'Shared with' })
    .getByRole('listitem')
    .filter({ hasText: 'By link' })
  await row.locator('summary').click()
  await row.getByLabel('Works until').fill(inTenDays)
  const save = row.getByRole('button', { name: 'Save date' })
  await save.press('Enter')
  await sawToast(ilse, 'The link now works until')
  await soon(() => save.getAttribute('aria-disabled')).toBe('true')
  expect(await hasFocus(save)).toBe(true)
  await row.getByRole('button', { name: 'Turn off link' }).click()
  await ilse.getByRole('dialog').getByRole('button', { name: 'Turn off link' }).click()
  await sawToast(ilse, 'Link turned off')
  expect((await callPage(link)).status).toBe(404)
})

test('a Dutch client gets the protocol in Dutch: in the email, on the page and in print', async () => {
  const found = await callShop(protocolPaths.search, { body: { query: 'Focus, exam weeks' }, token })
  const { protocol_id: id } = (found.body as ProtocolPage).data[0] ?? {}
  const body = { id, email: 'noor@example.org' }
  expect((await callShop(protocolPaths.assign, { body, token })).status).toBe(200)
  const link = await linkMailedTo('noor@example.org', 'Een suppletieplan van Ilse Vermeulen')
  const page = await newPage({ width: 390, height: 844, language: 'nl' })
  await visit(page, link)
  await page.getByRole('heading', { name: 'Jouw dag' }).waitFor()
  const paper = await page.getByRole('link', { name: 'In grote letters' }).getAttribute('href')
  const pdf = await readPdf(new Uint8Array(await (await page.request.get(paper ?? '')).body()))
  expect(pdf.language).toMatch(/^nl/)
  expect(pdf.text).toContain('Ochtend')
})

test('somebody who logs in on the page of a link is counted as one visit', async () => {
  const sanne = await certifiedNewcomer('Sanne')
  const ivo = await newcomer('Ivo')
  const [variant] = (await soldVariants(1)) as [number]
  const id = await makeProtocol(sanne.token, 'Once', [{ product_variant_id: variant }])
  const made = await callShop(protocolPaths.link(id), { body: {}, token: sanne.token })
  const { link_token: linkToken } = made.body as { link_token: string }
  const visits = async () => {
    const { body } = await callShop(protocolPaths.link(id), { method: 'GET', token: sanne.token })
    return (body as LinkAnswer).link?.visits
  }
  const page = await newPage()
  await visit(page, `/en/protocols/${linkToken}`)
  await soon(visits).toBe(1)
  const again = page.waitForResponse((answer) => answer.url().includes(sharedProtocolPaths.one(linkToken)))
  await visitLoggedIn(await page.context().newPage(), ivo, '/en')
  await again
  await page.getByText(/^If Sanne made this plan for you/).waitFor()
  expect(await visits()).toBe(1)
})

const callPage = (path: string) => fetch(thisShop().url + path)
