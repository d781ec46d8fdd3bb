import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, test } from 'vitest'
import { accountPaths, authPaths, practitionerPaths } from '#contract/account-paths.ts'
import type { Language } from '#domain/languages.ts'
import { newPage } from '../support/browser.ts'
import { emailTo, linkIn } from '../support/people/emails.ts'
import { newAddress } from '../support/people/newcomers.ts'
import { signIn } from '../support/signing-in.ts'
import { thisShop } from '../support/this-shop.ts'
import { pathOf, soon, visit, words } from '../support/visiting.ts'

const token = 'bm90LWEtdG9rZW4tb2YtYW55Ym9keQ'

let page: Page
beforeEach(async () => {
  page = await newPage({ expectedErrors: [/the server responded with a status of (400|409|500)/] })
})

const alert = () => page.getByRole('main').getByRole('alert')
const send = (name: string) => page.getByRole('button', { name, exact: true }).click()
/** Answers a call with this, once or always. */
const answer = (path: string, status: number, body?: object) =>
  page.route(`**/api${path}`, (route) =>
    route.fulfill({ status, body: body ? JSON.stringify(body) : '<html>' }),
  )

/** Fills in the registration form of a client. */
async function fillIn(email: string, language: Language = 'en') {
  const said = words(language, 'auth')
  const field = (key: string) => page.getByLabel(said(`fields.${key}`), { exact: true })
  await field('first-name').fill('Nora')
  await field('last-name').fill('Peeters')
  await field('country').selectOption('BE')
  await field('email').fill(email)
  await field('password').fill('Zeilboot-42')
  await field('confirm-password').fill('Zeilboot-42')
  await page.getByRole('checkbox').check()
}

test.each([
  [
    'onboarding',
    ['register-as', 'register/practitioner', 'register/client', 'check-mail', 'certificate', 'welcome'],
  ],
  [
    'auth',
    [
      'forgot-password',
      `activate/${token}`,
      `reset-password/${token}`,
      `multipass/${token}`,
      `confirm-email/${token}`,
    ],
  ],
  [
    'account',
    ['', 'practitioner', 'practitioner/profile', 'client', 'client/profile', 'security', 'my-data'],
  ],
])(
  'the pages under /%s exist',
  { tags: ['route-onboarding', 'route-auth', 'route-account'] },
  async (group, pages) => {
    for (const path of pages) {
      const address = `${thisShop().url}/en/${group}/${path}`.replace(/\/$/, '')
      const { status, redirected } = await fetch(address)
      expect({ address, status, redirected }).toEqual({ address, status: 200, redirected: false })
    }
  },
)

test('a user who registers continues to the page they wanted, in their language', {
  tags: ['page-register', 'page-after-register'],
}, async () => {
  const said = words('de', 'onboarding')
  const email = newAddress('nora')
  await visit(page, '/de/onboarding/register-as?redirectTo=/health-goals')
  await page.getByRole('radio', { name: said('register-as.client.title') }).check()
  await send(said('register-as.client.continue'))
  await soon(() => pathOf(page)).toBe('/de/onboarding/register/client')
  await fillIn(email, 'de')
  await send(said('client.submit'))
  await soon(() => pathOf(page)).toBe('/de/onboarding/check-mail')
  await page.goto(linkIn(await emailTo(email, 'activation', 'de')))
  await soon(() => pathOf(page)).toBe('/de/health-goals')
})

test.each([
  ['marco', 'Three quick things to get you started, in any order.', 'Upload your certificate'],
  [
    'anna',
    'Your account is ready. Here are three things you may want to do first.',
    'Explore the shop first',
  ],
] as const)(
  '%s sees a welcome page with suggested first steps',
  { tags: 'product-welcome' },
  async (person, greeting, step) => {
    await signIn(page, person)
    await visit(page, '/en/onboarding/welcome')
    await page.getByText(greeting).waitFor()
    await page.getByText(step).first().waitFor()
  },
)

test('a password can be made visible while it is typed', { tags: 'password-visible' }, async () => {
  await visit(page, '/en/login')
  const field = page.getByLabel('Password', { exact: true })
  const eye = page.getByRole('button', { name: 'Show password' })
  await field.fill('Zeilboot-42')
  await soon(() => field.getAttribute('type')).toBe('password')
  await eye.click()
  expect([await field.getAttribute('type'), await eye.getAttribute('aria-pressed')]).toEqual(['text', 'true'])
  await eye.click()
  await soon(() => field.getAttribute('type')).toBe('password')
  await soon(() => field.inputValue()).toBe('Zeilboot-42')
})

test('a practitioner can cancel the onboarding call although all other times are taken', async () => {
  await signIn(page, 'marco')
  const booked = { starts_at: '2027-01-04T09:00:00.000Z' }
  await answer(practitionerPaths.onboardingCall, 200, { booked, free: [] })
  await visit(page, '/en/onboarding/welcome')
  await send('Change')
  await page.getByText('All times in the next two weeks are taken.').waitFor()
  await page.getByRole('button', { name: 'Cancel call' }).waitFor()
  expect(await page.getByRole('button', { name: 'Book this time' }).count()).toBe(0)
})

test('a time that somebody else has just taken is not offered again', async () => {
  await signIn(page, 'marco')
  const [taken, free] = ['2027-01-04T09:00:00.000Z', '2027-01-04T09:30:00.000Z']
  let isTaken = false
  await page.route(`**/api${practitionerPaths.onboardingCall}`, (route) => {
    if (route.request().method() === 'GET')
      return route.fulfill({ json: { booked: null, free: isTaken ? [free] : [taken, free] } })
    isTaken = true
    return route.fulfill({ status: 409, json: { code: 'call-taken', message: 'This time is gone.' } })
  })
  await visit(page, '/en/onboarding/welcome')
  await send('Choose a time')
  const time = page.getByLabel('Time', { exact: true })
  await page.getByLabel('Day', { exact: true }).selectOption({ index: 1 })
  await time.selectOption({ index: 1 })
  await send('Book this time')
  await alert().filter({ hasText: 'This time is gone.' }).waitFor()
  await soon(() => time.locator('option').count()).toBe(2)
  await soon(() => time.inputValue()).toBe('')
})

describe('a failure is reported', () => {
  test('when a first step cannot be loaded, and it can be tried again', async () => {
    await signIn(page, 'marco')
    await answer(practitionerPaths.certificates, 500)
    await visit(page, '/en/onboarding/welcome')
    await alert().waitFor()
    await page.unroute(`**/api${practitionerPaths.certificates}`)
    await send('Try again')
    await page
      .getByText(/^Received /)
      .first()
      .waitFor()
  })

  test('when registering: with the server’s message, or as unexpected, and all input is kept', {
    tags: 'error-register',
  }, async () => {
    await visit(page, '/en/onboarding/register/client')
    await fillIn('nora@example.org')
    await answer(authPaths.register, 409, { code: 'conflict', message: 'What the shop says.' })
    await send('Create account')
    await alert().filter({ hasText: 'What the shop says.' }).waitFor()
    await answer(authPaths.register, 500)
    await send('Create account')
    await alert().filter({ hasText: 'An unexpected error occurred' }).waitFor()
    await soon(() => page.getByLabel('Email address').inputValue()).toBe('nora@example.org')
    await soon(() => page.getByLabel('Password', { exact: true }).inputValue()).toBe('Zeilboot-42')
  })

  test('when the profile cannot be loaded, with its account type', { tags: 'error-profile' }, async () => {
    await signIn(page, 'anna')
    await answer(accountPaths.clientProfile, 500)
    await visit(page, '/en/account/client/profile')
    await page.getByText('Unable to fetch profile: Client').waitFor()
  })

  test('when requesting a new password', { tags: 'error-forgot-password' }, async () => {
    await visit(page, '/en/auth/forgot-password')
    await page.getByLabel('Email address').fill('anna@verbena.example')
    await answer(authPaths.forgotPassword, 500)
    await send('Send link')
    await alert().filter({ hasText: 'We couldn’t send the email. Try again in a moment.' }).waitFor()
  })

  test('when the link for a new password has expired or never existed', {
    tags: 'error-reset-password',
  }, async () => {
    await visit(page, `/en/auth/reset-password/${token}`)
    await page.getByLabel('New password').fill('Windmolen-7')
    await page.getByLabel('Repeat password').fill('Windmolen-7')
    await send('Save password')
    await alert().filter({ hasText: 'Invalid or expired token' }).waitFor()
  })

  test('when an account cannot be activated, on the login page', {
    tags: ['page-login-activation', 'error-activation'],
  }, async () => {
    await visit(page, `/en/auth/activate/${token}`)
    await soon(() => pathOf(page)).toBe('/en/login')
    await alert().filter({ hasText: 'This link has expired or has already been used.' }).waitFor()
  })

  test('when a multipass login is refused: with the server’s message, or as unexpected', {
    tags: 'error-multipass',
  }, async () => {
    await visit(page, `/en/auth/multipass/${token}`)
    await alert().filter({ hasText: 'This login has expired or has already been used.' }).waitFor()
    await answer(authPaths.multipass, 500)
    await page.reload()
    await alert()
      .filter({ hasText: /^An unexpected error occurred$/ })
      .waitFor()
  })
})
