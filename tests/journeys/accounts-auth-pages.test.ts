import { describe, expect, test } from 'vitest'
import { newPage } from '../support/browser.ts'
import { tabTo } from '../support/keys.ts'
import { emailTo, linkIn } from '../support/people/emails.ts'
import { newAddress, password } from '../support/people/newcomers.ts'
import { heading, horizontalOverflow, pathOf, soon, visit } from '../support/visiting.ts'

const open = () => newPage({ expectedErrors: [/status of 40[014]/] })

describe('an invalid link', () => {
  test('for activation leads to the login page, which explains it and offers a new email', async () => {
    const page = await open()
    await visit(page, '/en/auth/activate/nonsense')
    await soon(() => pathOf(page)).toBe('/en/login')
    await page.getByRole('alert').filter({ hasText: /\S/ }).waitFor()
    await page.getByRole('link', { name: 'Get a new link' }).click()
    await soon(() => pathOf(page)).toBe('/en/onboarding/check-mail')
  })

  test.each([
    ['multipass', 'Log in with your password', '/en/login'],
    ['confirm-email', 'Go to your account', '/en/login'],
  ] as const)('of %s explains the problem and offers a way to continue', async (kind, link, path) => {
    const page = await open()
    await visit(page, `/en/auth/${kind}/nonsense`)
    await page.getByRole('alert').filter({ hasText: /\S/ }).waitFor()
    await page.getByRole('link', { name: link }).click()
    await soon(() => pathOf(page)).toBe(path)
  })

  test('to the login page cannot make it show a text of its own', async () => {
    const page = await open()
    await visit(page, '/en/login?problem=Call+this+number')
    await heading(page).waitFor()
    await soon(() => page.locator('body').innerText()).not.toContain('Call this number')
  })
})

test('registering in Hungarian, with the longest words in the header, fits the narrowest screen', async () => {
  const page = await newPage({ width: 320, height: 700, language: 'hu' })
  for (const who of ['client', 'practitioner']) {
    await visit(page, `/hu/onboarding/register/${who}`)
    expect(await horizontalOverflow(page)).toBe(0)
  }
})

test('an error message that appears when a field loses focus does not move the link being clicked', async () => {
  const page = await open()
  await visit(page, '/en/login')
  await page.getByLabel('Email address').fill('kees@nowhere')
  await page.getByRole('link', { name: 'Forgotten your password?' }).hover()
  await page.mouse.down()
  await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))))
  await page.mouse.up()
  await soon(() => pathOf(page)).toBe('/en/auth/forgot-password')
  // The URL changes before the page, and both pages have this field.
  await page.getByRole('heading', { level: 1, name: 'Forgotten your password?' }).waitFor()
  await page.getByLabel('Email address').fill('kees@nowhere')
  await page.getByRole('heading', { level: 1 }).click()
  await page.getByText('Enter a full email address').waitFor()
})

test('a user registers, activates the account, logs out and logs in with the keyboard alone', async () => {
  const page = await open()
  const email = newAddress('kees')
  const press = async (name: string) => {
    await tabTo(page.getByRole('button', { name, exact: true }))
    await page.keyboard.press('Enter')
  }
  const write = async (label: string, text: string) => {
    await tabTo(page.getByLabel(label, { exact: true }))
    await page.keyboard.type(text)
  }
  await visit(page, '/en/onboarding/register-as')
  await tabTo(page.getByLabel('I advise people'))
  await page.keyboard.press('ArrowDown')
  await press('Continue as a client')
  await soon(() => pathOf(page)).toBe('/en/onboarding/register/client')
  await heading(page).waitFor()
  await write('First name', 'Kees')
  await write('Last name', 'Bakker')
  await write('Country', 'Netherlands')
  await write('Email address', email)
  await write('Password', password)
  await write('Repeat password', password)
  await tabTo(page.getByLabel(/^I have read and agree to the terms/))
  await page.keyboard.press('Space')
  await press('Create account')
  await soon(() => pathOf(page)).toBe('/en/onboarding/check-mail')

  await visit(page, linkIn(await emailTo(email, 'activation')))
  await soon(() => heading(page).textContent()).toBe('Welcome, Kees')
  await tabTo(page.getByRole('banner').getByLabel('KB, your account'))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  const login = page.getByRole('banner').getByRole('link', { name: 'Log in' })
  await login.waitFor()
  await visit(page, '/en')
  await tabTo(login)
  await page.keyboard.press('Enter')
  await soon(() => pathOf(page)).toBe('/en/login')
  await write('Email address', email)
  await write('Password', password)
  await page.keyboard.press('Enter')
  await soon(() => pathOf(page)).toMatch(/^\/en(\/account\/client)?$/)
  await page.getByRole('banner').getByLabel('KB, your account').waitFor()
})
