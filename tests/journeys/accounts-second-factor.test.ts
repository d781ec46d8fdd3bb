import * as OTPAuth from 'otpauth'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accountPaths } from '#contract/account-paths.ts'
import type { SecondFactorStart } from '#contract/accounts.ts'
import { newPage } from '../support/browser.ts'
import { callShop } from '../support/people/calls.ts'
import { logIn, tryLogin } from '../support/people/logging-in.ts'
import { newcomer } from '../support/people/newcomers.ts'
import { heading, pathOf, soon, visit } from '../support/visiting.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const alert = (page: Page, text: RegExp) => page.getByText(text).first().waitFor()
const wrong = /This code is incorrect/

async function logOut(page: Page) {
  await page.locator('#content').getByRole('button', { name: 'Log out', exact: true }).click()
  await soon(() => pathOf(page)).toBe('/en')
}

/** Logs in as far as the second step. */
async function toCode(page: Page, email: string) {
  await visit(page, '/en/login')
  await tryLogin(page, { email })
  await soon(() => heading(page).textContent()).toBe('Two-factor authentication')
}

test('a user with a keyboard stays in the setup of the second factor, and can give it up at each step', async () => {
  const person = await newcomer('Noor')
  const page = await newPage()
  await logIn(page, person)
  await visit(page, '/en/account/security')
  const card = page.getByRole('region', { name: 'Two-factor authentication' })
  const focused = card.locator(':focus')
  await button(page, 'Set up').press('Enter')
  await card.locator('form :focus').waitFor()
  await card.getByRole('button', { name: 'Cancel' }).press('Enter')
  await soon(() => focused.textContent()).toBe('Set up')
  await page.keyboard.press('Enter')
  await page.getByLabel('Your password').fill(person.password)
  await page.keyboard.press('Enter')
  await page.getByTestId('factor-secret').waitFor()
  await soon(() => focused.count()).toBe(1)
  await card.getByRole('button', { name: 'Cancel' }).press('Enter')
  await soon(() => focused.textContent()).toBe('Set up')
})

test('a user turns on the second factor, logs in with it, uses a recovery code once, and turns it off', async () => {
  const person = await newcomer('Wouter')
  const page = await newPage({ expectedErrors: [/status of 40[013]/] })
  await logIn(page, person)
  await visit(page, '/en/account/security')
  await button(page, 'Set up').click()
  await page.getByLabel('Your password').fill('Not-this-1')
  await button(page, 'Continue').click()
  await alert(page, /Your current password is incorrect/)
  await page.getByLabel('Your password').fill(person.password)
  await button(page, 'Continue').click()
  const secret = (await page.getByTestId('factor-secret').innerText()).replaceAll(/\s/g, '')
  const authenticator = new OTPAuth.TOTP({ secret })
  /** Each code works once; the next one is accepted slightly early. */
  const nextCode = () => authenticator.generate({ timestamp: Date.now() + 30_000 })
  const wrongCode = () => String((Number(nextCode()) + 123_456) % 1_000_000).padStart(6, '0')

  await page.getByLabel('Code', { exact: true }).fill(wrongCode())
  await button(page, 'Turn on').click()
  await alert(page, wrong)
  await page.getByLabel('Code', { exact: true }).fill(authenticator.generate())
  await button(page, 'Turn on').click()
  const list = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await soon(() => list.count()).toBe(10)
  const [first = '', second = ''] = await list.allInnerTexts()
  await button(page, 'I’ve saved them').click()
  await page.getByText('You have 10 codes left.').waitFor()
  await page.reload()
  await page.getByText('You have 10 codes left.').waitFor()
  await soon(() => page.getByText(first).count()).toBe(0)

  await logOut(page)
  await toCode(page, person.email)
  await page.getByLabel('Code from your authenticator app').fill(wrongCode())
  await button(page, 'Confirm').click()
  await alert(page, wrong)
  await page.getByLabel('Code from your authenticator app').fill(nextCode())
  await button(page, 'Confirm').click()
  await soon(() => pathOf(page)).toBe('/en/account/client')

  await visit(page, '/en/account/security')
  await logOut(page)
  await toCode(page, person.email)
  await button(page, 'Use a recovery code').click()
  await page.getByLabel('Recovery code').fill(first)
  await button(page, 'Confirm').click()
  await soon(() => pathOf(page)).toBe('/en/account/client')

  await visit(page, '/en/account/security')
  await page.getByText('You have 9 codes left.').waitFor()
  await button(page, 'Turn off').click()
  await page.getByLabel('Your password').fill(person.password)
  await page.getByLabel('Code', { exact: true }).fill(first)
  await button(page, 'Turn off').click()
  await alert(page, wrong)
  await page.getByLabel('Code', { exact: true }).fill(second)
  await button(page, 'Turn off').click()
  await page.getByText('Not set up yet').waitFor()
  await logOut(page)
  await logIn(page, person)
})

test('a user who turned on the second factor on another device is asked for a code in a form that was open', async () => {
  const person = await newcomer('Xander')
  const { password, token } = person
  const page = await newPage({ expectedErrors: [/status of 400/] })
  await logIn(page, person)
  await visit(page, '/en/account/my-data')
  await button(page, 'Erase my account').click()
  await page.getByLabel('Your password').fill(password)

  const { body } = await callShop(accountPaths.secondFactor, { body: { password }, token })
  const authenticator = new OTPAuth.TOTP({ secret: (body as SecondFactorStart).secret })
  const confirmation = { method: 'PUT', body: { otp: authenticator.generate() }, token }
  expect((await callShop(accountPaths.secondFactor, confirmation)).status).toBe(200)

  await button(page, 'Continue').click()
  await button(page, 'Erase for good').click()
  await page
    .getByLabel('Code', { exact: true })
    .fill(authenticator.generate({ timestamp: Date.now() + 30_000 }))
  expect(await page.getByLabel('Your password').inputValue()).toBe(password)
  await button(page, 'Continue').click()
  await button(page, 'Erase for good').click()
  await soon(() => heading(page).textContent()).toBe('Your account has been erased')
})

test('a user whose answer was lost while turning on the second factor sees that it is on, and gets codes', async () => {
  const person = await newcomer('Ysabel')
  const page = await newPage({ expectedErrors: [/ERR_FAILED/, /status of 409/] })
  await logIn(page, person)
  await visit(page, '/en/account/security')
  await button(page, 'Set up').click()
  await page.getByLabel('Your password').fill(person.password)
  await button(page, 'Continue').click()
  const secret = (await page.getByTestId('factor-secret').innerText()).replaceAll(/\s/g, '')
  const authenticator = new OTPAuth.TOTP({ secret })

  const calls = `**/api${accountPaths.secondFactor}`
  await page.route(calls, async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback()
    await route.fetch()
    await route.abort()
  })
  await page.getByLabel('Code', { exact: true }).fill(authenticator.generate())
  await button(page, 'Turn on').click()
  await alert(page, /An unexpected error occurred/)
  await page.unroute(calls)
  await button(page, 'Turn on').click()
  await page.getByText('You have 10 codes left.').waitFor()
  await button(page, 'Turn off').waitFor()

  await button(page, 'Get new codes').click()
  await page.getByLabel('Your password').fill(person.password)
  await page
    .getByLabel('Code', { exact: true })
    .fill(authenticator.generate({ timestamp: Date.now() + 30_000 }))
  await button(page, 'Get new codes').click()
  const list = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await soon(() => list.count()).toBe(10)
})
