import * as OTPAuth from 'otpauth'
import { expect, test } from 'vitest'
import { accountPaths } from '#contract/account-paths.ts'
import type { SecondFactorStart } from '#contract/accounts.ts'
import { adminPaths } from '#contract/admin-paths.ts'
import { newPage } from '../support/browser.ts'
import { callShop } from '../support/people/calls.ts'
import { emailTo } from '../support/people/emails.ts'
import { logIn, tryLogin } from '../support/people/logging-in.ts'
import { newcomer } from '../support/people/newcomers.ts'
import { visitAs } from '../support/signing-in.ts'
import { sawToast } from '../support/toasts.ts'
import { heading, pathOf, soon, visit } from '../support/visiting.ts'

const open = () => newPage({ expectedErrors: [/status of 40[013]/] })
const dialogButton = /^(Deactivate|Reactivate|Change role)$/

test('an admin suspends a user, reactivates them and changes their role, and the audit log records it all', async () => {
  const person = await newcomer('Quirine', 'practitioner')
  const name = `${person.firstName} ${person.lastName}`
  const page = await open()
  await logIn(page, person)

  const admin = await open()
  await visitAs(admin, 'admin', '/en/admin/users')
  await admin.getByRole('searchbox', { name: 'Name or email address' }).fill(person.email)
  await admin.getByText('1 account', { exact: true }).waitFor()
  await admin.getByRole('link', { name }).click()

  const dialog = admin.getByRole('dialog')
  const confirmed = async (said: string) => {
    expect(await admin.evaluate(() => document.activeElement?.textContent)).toBe('Cancel')
    await dialog.getByRole('button', { name: dialogButton }).click()
    await sawToast(admin, said)
    await dialog.waitFor({ state: 'detached' })
  }
  await admin.getByRole('button', { name: 'Deactivate account' }).click()
  await confirmed(`${name}’s account has been deactivated.`)
  const asked = () => callShop(accountPaths.user, { method: 'GET', token: person.token })
  await soon(async () => (await asked()).status).toBe(401)
  await page.reload()
  await soon(() => pathOf(page)).toBe('/en/login')
  await tryLogin(page, person)
  await page.getByRole('alert').filter({ hasText: 'Incorrect email address or password.' }).waitFor()

  await admin.getByRole('button', { name: 'Reactivate account' }).click()
  await confirmed(`${name}’s account is active again.`)
  await tryLogin(page, person)
  await soon(() => pathOf(page)).toBe('/en/account/practitioner')

  await admin.getByLabel('Role', { exact: true }).selectOption({ label: 'Certified practitioner' })
  await admin.getByRole('button', { name: 'Change role' }).click()
  await confirmed(`${name}’s role has been changed.`)
  await soon(async () => {
    await visit(page, '/en/account/practitioner')
    return page.getByTestId('account-person').innerText()
  }).toContain('Certified practitioner')

  await visit(admin, '/en/admin/audit?kind=changes')
  const rows = admin.getByRole('row').filter({ hasText: name })
  await soon(() => rows.count()).toBe(3)
  const [role, reactivated, deactivated] = await rows.allInnerTexts()
  expect(role).toMatch(/\d\d:\d\d.*Lotte Baert changed .*’s role.*Practitioner → Certified practitioner/s)
  expect(reactivated).toMatch(/Lotte Baert reactivated .*’s account/s)
  expect(deactivated).toMatch(/Lotte Baert deactivated .*’s account/s)
})

test('a user who has lost phone and recovery codes logs in once an admin has turned the second factor off', async () => {
  const person = await newcomer('Rosalie')
  const name = `${person.firstName} ${person.lastName}`
  const { password, token } = person
  const { body } = await callShop(accountPaths.secondFactor, { body: { password }, token })
  const otp = new OTPAuth.TOTP({ secret: (body as SecondFactorStart).secret }).generate()
  const confirmed = await callShop(accountPaths.secondFactor, { method: 'PUT', body: { otp }, token })
  expect(confirmed.status).toBe(200)

  const admin = await open()
  await visitAs(admin, 'admin', `/en/admin/users?query=${person.email}`)
  await admin.getByRole('link', { name }).click()
  const turnOff = admin.getByRole('button', { name: 'Turn off two-factor authentication' })
  await turnOff.click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Turn off', exact: true }).click()
  await sawToast(admin, `Two-factor authentication is off for ${name}.`)
  await soon(() => turnOff.count()).toBe(0)
  await emailTo(person.email, 'second-factor-reset')
  await logIn(await open(), person)
})

test('an admin who returns from one user to another sees the role of each, and nothing to change', async () => {
  const client = await newcomer('Saskia')
  const practitioner = await newcomer('Thijs', 'practitioner')
  const nameOf = ({ firstName, lastName }: typeof client) => `${firstName} ${lastName}`
  const admin = await open()
  const isOpen = (person: typeof client) =>
    soon(() => heading(admin).textContent(), person.email).toBe(nameOf(person))
  const openUser = async (person: typeof client) => {
    await admin.getByRole('searchbox', { name: 'Name or email address' }).fill(person.email)
    await admin.getByText('1 account', { exact: true }).waitFor()
    await admin.getByRole('link', { name: nameOf(person) }).click()
    await isOpen(person)
  }
  const role = admin.getByLabel('Role', { exact: true }).locator('option:checked')
  const place = () => admin.evaluate(() => (history.state as { idx: number }).idx)

  await visitAs(admin, 'admin', '/en/admin/users')
  await openUser(client)
  await soon(() => role.textContent()).toBe('Client')
  const ofClient = await place()
  await admin.getByRole('link', { name: 'All users' }).click()
  await openUser(practitioner)
  await soon(() => role.textContent()).toBe('Practitioner')
  await admin.evaluate((steps) => history.go(steps), ofClient - (await place()))
  await isOpen(client)
  expect(await role.textContent()).toBe('Client')
  expect(await admin.getByRole('button', { name: 'Change role' }).isDisabled()).toBe(true)
})

test('an admin cannot suspend themselves', async () => {
  const admin = await open()
  await visitAs(admin, 'admin', '/en/admin/users?query=admin@verbena.example')
  await admin.getByRole('link', { name: 'Lotte Baert', exact: true }).click()
  await admin.getByText('This is your own account.').waitFor()
  await soon(() => admin.getByRole('button', { name: 'Deactivate account' }).isDisabled()).toBe(true)
})

test('a client cannot reach the admin area by any route', async () => {
  const client = await newcomer('Kim')
  const page = await open()
  await logIn(page, client)
  for (const path of ['', '/users', '/certificates', '/audit']) {
    await visit(page, `/en/admin${path}`)
    await page.getByRole('heading', { name: 'You don’t have access to this page' }).waitFor()
  }
  for (const path of [adminPaths.users, adminPaths.certificates, adminPaths.audit])
    expect((await callShop(path, { method: 'GET', token: client.token })).status).toBe(403)
})
