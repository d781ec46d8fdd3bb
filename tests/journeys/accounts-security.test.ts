import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accountPaths } from '#contract/account-paths.ts'
import { newPage } from '../support/browser.ts'
import { callShop } from '../support/people/calls.ts'
import { emailTo, linkIn } from '../support/people/emails.ts'
import { logIn, tryLogin, visitLoggedIn } from '../support/people/logging-in.ts'
import { anotherDevice, newAddress, newcomer } from '../support/people/newcomers.ts'
import { sawToast } from '../support/toasts.ts'
import { heading, pathOf, soon, visit } from '../support/visiting.ts'

const open = () => newPage({ expectedErrors: [/status of 40[01]/] })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const isSignedIn = async (token: string) =>
  (await callShop(accountPaths.user, { method: 'GET', token })).status === 200
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

test('a user logs out one other device, then all others by changing the password', async () => {
  const person = await newcomer('Fleur')
  const devices = [person.token, await anotherDevice(person)]
  const page = await open()
  await logIn(page, person)
  await visit(page, '/en/account/security')
  const sessions = page.getByRole('list', { name: 'Where you’re logged in' }).getByRole('listitem')
  await soon(() => sessions.count()).toBe(3)
  await soon(() => sessions.first().innerText()).toContain('This device')
  await button(page, 'Log out Unknown device').first().click()
  await soon(() => sessions.count()).toBe(2)
  await soon(async () => {
    const signedIn = await Promise.all(devices.map(isSignedIn))
    return signedIn.filter(Boolean).length
  }).toBe(1)

  await page.getByLabel('Current password').fill('Not-this-1')
  await page.getByLabel('New password', { exact: true }).fill('Rozemarijn-7')
  await page.getByLabel('Repeat new password').fill('Rozemarijn-7')
  await button(page, 'Change password').click()
  await page.getByText('Your current password is incorrect.').waitFor()
  await page.getByLabel('Current password').fill(person.password)
  await button(page, 'Change password').click()
  await sawToast(page, 'Your password has been changed.')
  await soon(() => sessions.count()).toBe(1)
  await soon(async () => (await Promise.all(devices.map(isSignedIn))).includes(true)).toBe(false)
  await emailTo(person.email, 'password-changed')
  await page.reload()
  await soon(() => sessions.count()).toBe(1)
})

test('a user who logs out a device that is already logged out sees it go, and reads that it is logged out', async () => {
  const person = await newcomer('Lieve')
  const page = await newPage({ expectedErrors: [/status of 404/] })
  await visitLoggedIn(page, person, '/en/account/security')
  const sessions = page.getByRole('list', { name: 'Where you’re logged in' }).getByRole('listitem')
  await soon(() => sessions.count()).toBe(2)
  expect((await callShop(accountPaths.logout, { token: person.token })).status).toBe(204)
  await button(page, 'Log out Unknown device').click()
  await sawToast(page, 'Unknown device has been logged out.')
  await soon(() => sessions.count()).toBe(1)
})

test('a new email address takes effect once confirmed, and the old address is notified', async () => {
  const person = await newcomer('Gijs')
  const email = newAddress('gijs-new')
  const page = await open()
  await logIn(page, person)
  await visit(page, '/en/account/security')
  await button(page, 'Change').click()
  await page.getByLabel('New email address').fill(email)
  await page.getByLabel('Your password').fill(person.password)
  await button(page, 'Send link').click()
  await page.getByText(`We’ve sent a link to ${email}.`).waitFor()
  await page.getByText(person.email).waitFor()

  await visit(page, linkIn(await emailTo(email, 'confirm-email')))
  await page.getByRole('link', { name: 'Go to your account' }).click()
  await page.getByText(email, { exact: true }).waitFor()
  await emailTo(person.email, 'email-changed')
  const later = await open()
  await logIn(later, { email })
})

test('the focus follows a form that replaces its button, and returns to the button when it is cancelled', async () => {
  const person = await newcomer('Iris')
  const page = await open()
  const label = () =>
    page.evaluate(() => (document.activeElement as HTMLInputElement).labels?.[0]?.textContent)
  await visitLoggedIn(page, person, '/en/account/security')
  await button(page, 'Change').press('Enter')
  await soon(label).toBe('New email address')
  await button(page, 'Cancel').press('Enter')
  await soon(() => focused(page)).toBe('Change')

  await visit(page, '/en/account/my-data')
  await button(page, 'Erase my account').press('Enter')
  await soon(label).toBe('Your password')
  await button(page, 'Cancel').press('Enter')
  await soon(() => focused(page)).toBe('Erase my account')
})

test('a user downloads their data, and erases their account after confirming it', async () => {
  const person = await newcomer('Hanna')
  // No call may fail with 401 afterwards: the page knows that the session has ended.
  const page = await newPage({ expectedErrors: [/status of 400/] })
  await logIn(page, person)
  await visit(page, '/en/account/my-data')
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Download my data').click()])
  expect(file.suggestedFilename()).toMatch(/^verbena-.*\.json$/)
  const data: unknown = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect(JSON.stringify(data)).toContain(person.email)

  const sure = page.getByRole('dialog', { name: 'Erase your account for good?' })
  const begin = async () => {
    await page.getByLabel('Your password').fill(person.password)
    await button(page, 'Continue').click()
    await sure.waitFor()
  }
  await button(page, 'Erase my account').click()
  await begin()
  await soon(() => focused(page)).toBe('Keep my account')
  await page.keyboard.press('Enter')
  await sure.waitFor({ state: 'detached' })
  expect(await isSignedIn(person.token)).toBe(true)
  await begin()
  await button(page, 'Erase for good').click()
  await soon(() => heading(page).textContent()).toBe('Your account has been erased')
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).waitFor()
  await emailTo(person.email, 'account-erased')
  await soon(() => isSignedIn(person.token)).toBe(false)

  await visit(page, '/en/login')
  await tryLogin(page, person)
  await page.getByRole('alert').getByText('Incorrect email address or password.').waitFor()
  expect(pathOf(page)).toBe('/en/login')
})
