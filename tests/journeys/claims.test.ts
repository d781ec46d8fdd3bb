import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Store } from '#contract/storefront.ts'
import { storePaths } from '#contract/storefront-paths.ts'
import { axeViolations } from '../support/axe.ts'
import { newPage } from '../support/browser.ts'
import { callShop } from '../support/people/calls.ts'
import { emailTo } from '../support/people/emails.ts'
import { visitLoggedIn } from '../support/people/logging-in.ts'
import { certifiedNewcomer } from '../support/people/making.ts'
import { visitAs } from '../support/signing-in.ts'
import { sawToast } from '../support/toasts.ts'
import { horizontalOverflow, soon, visit } from '../support/visiting.ts'

const editorPath = '/en/account/practitioner/shop'
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

type Person = Awaited<ReturnType<typeof certifiedNewcomer>>

/** A page that lacks nothing, with a claim in its first text. */
async function withClaim(person: Person, description: string): Promise<void> {
  const { token } = person
  await callShop(storePaths.store, { body: { type: 'personal', theme: 'linden' }, token })
  const put = (path: string, body: object) => callShop(path, { method: 'PUT', body, token })
  await put(storePaths.header, { title: 'Food first', description })
  await put(storePaths.contact, { email: person.email })
}
const storeOf = async ({ token }: Person) =>
  (await callShop(storePaths.store, { method: 'GET', token })).body as Store
const isPublished = async (person: Person) => (await storeOf(person)).published_at !== null

test('a practitioner asks for a review of a refused text, and publishes it once an admin has allowed it', async () => {
  const lena = await certifiedNewcomer('Lena')
  await withClaim(lena, 'Our tea cures bloating.')
  const page = await newPage({ width: 1440, height: 1000 })
  await visitLoggedIn(page, lena, editorPath)
  await page.getByText('1 wording to change').first().waitFor()
  await soon(() => button(page, 'Publish').isDisabled()).toBe(true)
  await button(page, 'Ask for a review').press('Enter')
  await page.keyboard.type('It is the name of my book.')
  // Escape closes the form only while it is empty.
  await page.keyboard.press('Escape')
  expect(await page.locator(':focus').inputValue()).toBe('It is the name of my book.')
  expect(await axeViolations(page)).toEqual([])
  await button(page, 'Send').press('Enter')
  await page.getByText(/^Review asked for on/).waitFor()
  expect(await axeViolations(page)).toEqual([])

  const admin = await newPage({ width: 390, height: 844 })
  await visitAs(admin, 'admin', '/en/admin/claims')
  const request = admin.getByRole('article').filter({ hasText: 'It is the name of my book.' })
  await request.getByText('It is the name of my book.').waitFor()
  await soon(() => request.locator('mark').allTextContents()).toEqual(['tea cures bloating'])
  expect(await axeViolations(admin)).toEqual([])
  await soon(() => horizontalOverflow(admin)).toBeLessThanOrEqual(0)
  await request.getByRole('button', { name: /^Allow/ }).press('Enter')
  await button(admin, 'Allow this text').press('Enter')
  await admin.getByText('Enter a reason.').waitFor()
  await admin.getByLabel('Reason').fill('It quotes a title.')
  await button(admin, 'Allow this text').press('Enter')
  await sawToast(admin, 'The text is allowed')
  expect(await emailTo(lena.email, 'claim-allowed')).toMatchObject({
    text: expect.stringContaining('It quotes a title.'),
  })

  await page.reload()
  await page.getByText('Allowed after a review').waitFor()
  await page.getByText('Reason: It quotes a title.').waitFor()
  await button(page, 'Publish').click()
  await page.getByText('Published', { exact: true }).waitFor()
  expect(await isPublished(lena)).toBe(true)

  await page.getByLabel('Text', { exact: true }).fill('Our tea cures bloating at once.')
  await page.getByText('1 wording to change').first().waitFor()
  await button(page, 'Ask for a review').waitFor()
  await soon(() => button(page, 'Publish changes').isDisabled()).toBe(true)

  await visit(admin, '/en/admin/claims?list=decided')
  const decided = admin.getByRole('article').filter({ hasText: 'It quotes a title.' })
  await decided.getByText('Allowed', { exact: true }).waitFor()
  expect(await axeViolations(admin)).toEqual([])
  await decided.getByRole('button', { name: 'Stop allowing' }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Stop allowing' }).click()
  await decided.getByText('No longer allowed').first().waitFor()
  expect(await isPublished(lena)).toBe(true)
})

test('a practitioner reads why a text was declined, on a phone', async () => {
  const mira = await certifiedNewcomer('Mira')
  await withClaim(mira, 'Our tea cures migraine.')
  const page = await newPage({ width: 390, height: 844 })
  await visitLoggedIn(page, mira, editorPath)
  await button(page, 'Ask for a review').click()
  await button(page, 'Send').click()
  await page.getByText(/^Review asked for on/).waitFor()
  await soon(() => horizontalOverflow(page)).toBeLessThanOrEqual(0)
  const admin = await newPage({ width: 1440, height: 1000 })
  await visitAs(admin, 'admin', '/en/admin/claims')
  const request = admin.getByRole('article').filter({ hasText: 'migraine' })
  await request.getByRole('button', { name: /^Decline/ }).click()
  await admin.getByLabel('Reason').fill('No food may cure migraine.')
  await button(admin, 'Decline this text').click()
  await sawToast(admin, 'The text was declined')
  await soon(async () => {
    await page.reload()
    await page.getByText('Not allowed after a review').waitFor()
    return true
  }).toBe(true)
  await page.getByText('Reason: No food may cure migraine.').waitFor()
  await soon(() => button(page, 'Publish').isDisabled()).toBe(true)
  expect(await axeViolations(page)).toEqual([])
})

test('an admin sees when published texts were last checked', async () => {
  const admin = await newPage({ width: 1440, height: 1000 })
  await visitAs(admin, 'admin', '/en/admin/claims?list=published')
  await admin.getByText(/^(Last checked: |The published texts haven’t been checked yet)/).waitFor()
  expect(await axeViolations(admin)).toEqual([])
})
