import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accountPaths } from '#contract/account-paths.ts'
import { newPage } from '../support/browser.ts'
import { callShop } from '../support/people/calls.ts'
import { emailsTo, emailTo, linkIn } from '../support/people/emails.ts'
import { logIn } from '../support/people/logging-in.ts'
import { newAddress, newcomer } from '../support/people/newcomers.ts'
import { pathOf, soon, visit, words } from '../support/visiting.ts'

const chosen = 'Rozemarijn-7'
const open = () => newPage({ expectedErrors: [/status of 40[01]/] })

/** Requests a new password, and returns the page's message. */
async function ask(page: Page, email: string): Promise<string> {
  await visit(page, '/en/auth/forgot-password')
  await page.getByLabel('Email address').fill(email)
  await page.getByRole('button', { name: 'Send link' }).click()
  const said = page.getByRole('status').filter({ hasText: /\S/ })
  await said.waitFor()
  return said.innerText()
}

async function choose(page: Page, path: string, password: string) {
  await visit(page, path)
  const [first, second] = await page.locator('input[autocomplete=new-password]').all()
  await first!.fill(password)
  await second!.fill(password)
  await page.locator('main form button[type=submit]').click()
}

test('a user resets a forgotten password by email, once, and is logged out on all other devices', async () => {
  const person = await newcomer('Vera')
  const page = await open()
  const stranger = newAddress('nobody')
  const answer = await ask(page, stranger)
  expect(await ask(page, person.email)).toBe(answer)
  expect(answer).not.toContain(person.email)

  const link = linkIn(await emailTo(person.email, 'reset-password'))
  await choose(page, link, 'short')
  await page.getByText('Your password doesn’t meet all four requirements.').waitFor()
  await choose(page, link, chosen)
  await soon(() => pathOf(page)).toBe('/en/account/client')
  await soon(async () => {
    const { status } = await callShop(accountPaths.user, { method: 'GET', token: person.token })
    return status
  }).toBe(401)
  expect(await emailsTo(stranger)).toEqual([])

  const later = await open()
  await choose(later, link.replace('/en/', '/nl/'), 'Lavendel-2026')
  await later.getByRole('alert').getByText(words('nl', 'auth')('reset.invalid-token')).waitFor()
  await logIn(later, { email: person.email, password: chosen })
})
