import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { accountPaths, authPaths } from '#contract/account-paths.ts'
import { newPage, type PageOptions } from '../support/browser.ts'
import { emailTo, linkIn } from '../support/people/emails.ts'
import { visitLoggedIn } from '../support/people/logging-in.ts'
import { newAddress, newcomer } from '../support/people/newcomers.ts'
import { sawToast } from '../support/toasts.ts'
import { pathOf, soon, visit, words } from '../support/visiting.ts'

const languages = [
  { language: 'en', width: 1440, height: 900 },
  { language: 'nl', width: 390, height: 844 },
] as const
const refusals = [/the server responded with a status of (400|409|503)/]
const registrations = (page: Page) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(authPaths.register)) sent.push(request.postData() ?? '')
  })
  return sent
}

describe.each(languages)('a client in $language, at $width', (given) => {
  const { language } = given
  const shop = words(language)
  const auth = words(language, 'auth')
  const onboarding = words(language, 'onboarding')
  const account = words(language, 'account')
  const problems = words(language, 'problems')
  const open = (options: PageOptions = {}) => newPage({ ...given, expectedErrors: refusals, ...options })
  const fieldOf = (page: Page, name: string) => page.getByLabel(auth(`fields.${name}`), { exact: true })
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

  /** The message shown beside a field and read out with it. */
  async function messageOf(page: Page, name: string): Promise<string> {
    const field = fieldOf(page, name)
    if ((await field.getAttribute('aria-invalid')) !== 'true') return ''
    const ids = (await field.getAttribute('aria-describedby'))?.split(' ') ?? []
    return page.evaluate((all) => document.getElementById(all[0] ?? '')?.textContent ?? '', ids)
  }

  async function fillIn(page: Page, email: string) {
    await fieldOf(page, 'first-name').fill('Noor')
    await fieldOf(page, 'last-name').fill('de Wit')
    await fieldOf(page, 'country').selectOption('NL')
    await fieldOf(page, 'email').fill(email)
    await fieldOf(page, 'password').fill('Lavendel-2026')
    await fieldOf(page, 'confirm-password').fill('Lavendel-2026')
    await page.getByLabel(auth('fields.terms')).check()
  }

  test('sees next to each field what is wrong with it, and when it is valid', async () => {
    const page = await open()
    await visit(page, `/${language}/onboarding/register/client`)
    await fieldOf(page, 'first-name').focus()
    await fieldOf(page, 'email').fill('noor@nowhere')
    await fieldOf(page, 'password').fill('lavendel')
    await fieldOf(page, 'confirm-password').fill('lavendel!')
    await fieldOf(page, 'last-name').focus()
    await soon(() => messageOf(page, 'first-name')).toBe(problems('needed.first_name'))
    await soon(() => messageOf(page, 'email')).toBe(problems('fields.email'))
    await soon(() => messageOf(page, 'password')).toBe(problems('fields.password'))
    await soon(() => messageOf(page, 'confirm-password')).toBe(problems('fields.passwords-differ'))
    const checks = page.getByTestId('password-checks').getByRole('listitem')
    await soon(() => checks.count()).toBe(4)
    await soon(() => checks.filter({ hasText: `, ${auth('password.met')}` }).count()).toBe(1)

    await fieldOf(page, 'password').fill('Lavendel-2026')
    await fieldOf(page, 'confirm-password').fill('Lavendel-2026')
    await soon(() => messageOf(page, 'password')).toBe('')
    await soon(() => messageOf(page, 'confirm-password')).toBe('')
    await soon(() => page.getByTestId('password-checks').locator('[data-met]').count()).toBe(4)
    await page.getByLabel(auth('password.show')).first().click()
    await soon(() => fieldOf(page, 'password').getAttribute('type')).toBe('text')
  })

  test('keeps the entered values after a refused registration and a reload, except the password', async () => {
    const page = await open()
    await visit(page, `/${language}/onboarding/register/client`)
    await fillIn(page, newAddress('noor'))
    await page.route(`**/api${authPaths.register}`, (route) =>
      route.fulfill({
        status: 400,
        json: { code: 'invalid-input', message: 'No', errors: { email: ['Not this one'] } },
      }),
    )
    await button(page, onboarding('client.submit')).click()
    await soon(() => messageOf(page, 'email')).toBe('Not this one')
    await soon(() => fieldOf(page, 'password').inputValue()).toBe('Lavendel-2026')
    await soon(() => fieldOf(page, 'first-name').inputValue()).toBe('Noor')

    await page.unrouteAll()
    await page.reload()
    await soon(() => fieldOf(page, 'first-name').inputValue()).toBe('Noor')
    await soon(() => fieldOf(page, 'country').inputValue()).toBe('NL')
    await soon(() => fieldOf(page, 'password').inputValue()).toBe('')
    await soon(() => page.getByLabel(auth('fields.terms')).isChecked()).toBe(false)
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    expect(stored).toContain('Noor')
    expect(stored).not.toContain('Lavendel-2026')
  })

  test('registers, activates the account by email, fills in a profile, logs out and logs in again', async () => {
    const page = await open()
    const email = newAddress('noor')
    await visit(page, `/${language}/onboarding/register-as?redirectTo=/products%3Fpage%3D2`)
    await page.getByLabel(onboarding('register-as.client.title')).check()
    await button(page, onboarding('register-as.client.continue')).click()
    await soon(() => pathOf(page)).toBe(`/${language}/onboarding/register/client`)
    await fillIn(page, email)
    const sent = registrations(page)
    await button(page, onboarding('client.submit')).dblclick()
    await soon(() => pathOf(page)).toBe(`/${language}/onboarding/check-mail`)
    await page.getByText(email).waitFor()
    expect(sent.length).toBe(1)

    await visit(page, linkIn(await emailTo(email, 'activation', language)))
    await soon(() => pathOf(page) + new URL(page.url()).search).toBe(`/${language}/products?page=2`)

    await visit(page, `/${language}/account/client/profile`)
    const phone = page.getByLabel(account('contact.phone'), { exact: true })
    await page.getByLabel(account('contact.phone-country')).selectOption('NL')
    await phone.fill('12')
    await page.getByLabel(account('contact.street')).fill('Prinsengracht 263')
    await page.getByLabel(account('contact.postal.postal-code')).fill('1016 GV')
    await page.getByLabel(account('contact.city')).fill('Amsterdam')
    await button(page, account('profile.save')).click()
    await page.getByText(problems('fields.phone')).waitFor()
    await phone.fill('06 1234 5678')
    await button(page, account('profile.save')).click()
    await page.getByText(account('profile.saved')).first().waitFor()
    await page.reload()
    await soon(() => phone.inputValue()).toMatch(/^0?6 ?1234 ?5678$/)
    await soon(() => page.getByLabel(account('contact.postal.postal-code')).inputValue()).toBe('1016 GV')

    const tab = await page.context().newPage()
    await visit(tab, `/${language}/account/client`)
    await tab.getByText('Prinsengracht 263').waitFor()
    await logOut(tab)
    await soon(() => pathOf(page)).toBe(`/${language}/login`)

    await fieldOf(page, 'email').fill(email)
    await fieldOf(page, 'password').fill('Lavendel-2026')
    await button(page, auth('login.submit')).click()
    await soon(() => pathOf(page)).toBe(`/${language}/account/client/profile`)
  })

  async function logOut(page: Page) {
    const isNarrow = given.width < 1024
    if (isNarrow) await page.getByLabel(shop('navigation.open-menu')).click()
    else
      await page
        .getByRole('banner')
        .getByLabel(shop('account.menu', { initials: '' }))
        .click()
    const menu = page.getByRole(isNarrow ? 'dialog' : 'banner')
    await menu.getByRole('button', { name: shop('account.log-out') }).click()
  }
})

test('a client sees the welcome page, and is never redirected to another shop', async () => {
  const page = await newPage()
  const email = newAddress('mila')
  await visit(page, '/en/onboarding/register/client?redirectTo=//elsewhere.example/products')
  await page.getByLabel('First name').fill('Mila')
  await page.getByLabel('Last name').fill('Jansen')
  await page.getByLabel('Country').selectOption('BE')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('Lavendel-2026')
  await page.getByLabel('Repeat password').fill('Lavendel-2026')
  await page.getByLabel(/^I have read and agree to the terms/).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await soon(() => pathOf(page)).toBe('/en/onboarding/check-mail')
  await visit(page, linkIn(await emailTo(email, 'activation')))
  await page.getByRole('heading', { name: 'Welcome, Mila' }).waitFor()
  expect(pathOf(page)).toBe('/en/onboarding/welcome')
  await page.getByRole('link', { name: 'Go to your details' }).click()
  await soon(() => pathOf(page)).toBe('/en/account/client/profile')
})

test('what a client writes in the profile while it is being saved stays, and can be saved', async () => {
  const page = await newPage()
  const lastName = page.getByLabel('Last name', { exact: true })
  const save = page.getByRole('button', { name: 'Save changes' })
  await visitLoggedIn(page, await newcomer('Noor'), '/en/account/client/profile')
  const written = Promise.withResolvers<void>()
  await page.route(`**/api${accountPaths.clientProfile}`, async (route) => {
    if (route.request().method() === 'PUT') await written.promise
    await route.continue()
  })
  await page.getByLabel('First name', { exact: true }).fill('Nora')
  await save.click()
  await lastName.fill('Willems')
  written.resolve()
  await sawToast(page, 'Your profile has been saved.')
  await page.getByText('You have unsaved changes.').waitFor()
  await soon(() => lastName.inputValue()).toBe('Willems')
  await save.click()
  await page.getByText('You have unsaved changes.').waitFor({ state: 'detached' })
  await page.reload()
  await soon(() => lastName.inputValue()).toBe('Willems')
})
