import type { Page } from 'playwright-core'
import type { Language } from '#domain/languages.ts'
import { plainPdf } from '../sample-documents.ts'
import { button } from '../shopping.ts'
import { heading, pathOf, soon, visit, words } from '../visiting.ts'
import { emailTo, linkIn } from './emails.ts'
import { password } from './newcomers.ts'

export type Registrant = { email: string; firstName: string; language: Language }

/** Registers with the forms, activates the account by email, and uploads a certificate. */
export async function registerPractitioner(page: Page, person: Registrant): Promise<void> {
  const { language } = person
  const onboarding = words(language, 'onboarding')
  const auth = words(language, 'auth')
  await visit(page, `/${language}/onboarding/register/practitioner`)
  await fillNames(page, person)
  await button(page, onboarding('continue')).click()
  await soon(() => heading(page).textContent()).toBe(onboarding('practitioner.work'))
  for (const field of ['health-profession', 'organisation-type', 'expertise-level'])
    await page.getByLabel(auth(`fields.${field}`), { exact: true }).selectOption({ index: 1 })
  await fillRest(page, person)
  await button(page, onboarding('continue')).click()
  await activate(page, person)
  const diploma = { name: 'diploma.pdf', mimeType: 'application/pdf', buffer: await plainPdf() }
  await page.getByLabel(onboarding('certificate.choose')).setInputFiles(diploma)
  await button(page, onboarding('certificate.send')).click()
  await page.getByRole('heading', { name: onboarding('certificate.state.waiting.title') }).waitFor()
}

/** Registers with the form of the page, and activates the account by email. */
export async function registerClient(page: Page, person: Registrant): Promise<void> {
  await fillNames(page, person)
  await fillRest(page, person)
  await button(page, words(person.language, 'onboarding')('client.submit')).click()
  await activate(page, person)
}

async function fillNames(page: Page, { language, firstName }: Registrant): Promise<void> {
  const auth = words(language, 'auth')
  await page.getByLabel(auth('fields.first-name'), { exact: true }).fill(firstName)
  await page.getByLabel(auth('fields.last-name'), { exact: true }).fill('Lindgren')
}

async function fillRest(page: Page, { language, email }: Registrant): Promise<void> {
  const auth = words(language, 'auth')
  await page.getByLabel(auth('fields.country'), { exact: true }).selectOption('BE')
  await page.getByLabel(auth('fields.email'), { exact: true }).fill(email)
  await page.getByLabel(auth('fields.password'), { exact: true }).fill(password)
  await page.getByLabel(auth('fields.confirm-password'), { exact: true }).fill(password)
  await page.getByLabel(auth('fields.terms')).check()
}

async function activate(page: Page, { language, email }: Registrant): Promise<void> {
  await soon(() => pathOf(page)).toBe(`/${language}/onboarding/check-mail`)
  await visit(page, linkIn(await emailTo(email, 'activation', language)))
}
