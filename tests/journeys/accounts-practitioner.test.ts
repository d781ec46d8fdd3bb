import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { practitionerPaths } from '#contract/account-paths.ts'
import type { ProductPage } from '#contract/catalogue.ts'
import { cataloguePaths } from '#contract/catalogue-paths.ts'
import { newPage } from '../support/browser.ts'
import { hasFocus } from '../support/keys.ts'
import { approveShown, showCertificateOf } from '../support/people/certifying.ts'
import { emailTo, linkIn } from '../support/people/emails.ts'
import { logIn, visitLoggedIn } from '../support/people/logging-in.ts'
import { newAddress, newcomer, password } from '../support/people/newcomers.ts'
import { sendCertificate } from '../support/people/uploading.ts'
import { plainJpeg, plainPdf, page as someHtml, svg } from '../support/sample-documents.ts'
import { signIn } from '../support/signing-in.ts'
import { thisShop } from '../support/this-shop.ts'
import { sawToast } from '../support/toasts.ts'
import { heading, pathOf, soon, visit } from '../support/visiting.ts'

const money = /\d,\d\d\s€/
const pdf = 'application/pdf'
const open = () => newPage({ expectedErrors: [/status of 4\d\d/, /ERR_FAILED/] })
const choose = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.getByLabel('Choose file').setInputFiles({ name, mimeType, buffer })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function practitionerOnlyProduct(): Promise<string> {
  const answer = await fetch(`${thisShop().url}/api${cataloguePaths.products}`)
  const { data } = (await answer.json()) as ProductPage
  const product = data.find(({ practitioner_only }) => practitioner_only)
  if (!product) throw new Error('The first page of the demonstration lists no practitioner-only product')
  return product.slug
}

test('a practitioner registers step by step, uploads a certificate, and is certified by an admin', async () => {
  const page = await open()
  const email = newAddress('pia')
  await visit(page, '/en/onboarding/register/practitioner')
  await button(page, 'Continue').click()
  for (const message of ['Enter your first name.', 'Enter your last name.'])
    await soon(() => page.getByText(message).count()).toBe(1)
  await page.getByLabel('First name').fill('Pia')
  await page.getByLabel('Last name').fill('Lindgren')
  await button(page, 'Continue').click()
  await soon(() => heading(page).textContent()).toBe('Your work')
  await page.getByLabel('Health profession').selectOption({ label: 'Naturopath' })
  await page.getByLabel('Type of organisation', { exact: true }).selectOption({ index: 1 })
  await page.getByLabel('Level of expertise').selectOption({ index: 1 })
  await page.getByLabel('Country').selectOption('DK')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Repeat password').fill(password)
  await page.getByLabel(/^I have read and agree to the terms/).check()
  await page.goBack()
  // Both steps have a button with this name.
  await soon(() => heading(page).textContent()).toBe('About you')
  await soon(() => page.getByLabel('First name').inputValue()).toBe('Pia')
  await button(page, 'Continue').click()
  await soon(() => heading(page).textContent()).toBe('Your work')
  await button(page, 'Continue').click()
  await soon(() => pathOf(page)).toBe('/en/onboarding/check-mail')
  await visit(page, linkIn(await emailTo(email, 'activation')))
  await soon(() => pathOf(page)).toBe('/en/onboarding/certificate')

  await choose(page, 'diploma.pdf', pdf, await plainPdf())
  await page.getByText('page 1 of 1').waitFor()
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(`**/api${practitionerPaths.certificates}`, async (route) => {
    if (route.request().method() === 'POST') await held
    await route.continue()
  })
  await button(page, 'Send certificate').click()
  await page.getByRole('progressbar').waitFor()
  release()
  await page.getByRole('heading', { name: 'We’ve received your certificate' }).waitFor()
  await page.getByRole('link', { name: 'Continue' }).click()
  await page.getByText(/^Received today/).waitFor()

  const slug = await practitionerOnlyProduct()
  await visit(page, `/en/products/${slug}`)
  const offer = page.getByTestId('offer')
  await offer.getByText('Practitioner only').waitFor()
  await soon(() => offer.innerText()).not.toMatch(money)

  const admin = await open()
  await signIn(admin, 'admin')
  await showCertificateOf(admin, 'Pia Lindgren')
  await approveShown(admin, 'Pia')
  await emailTo(email, 'certificate-approved')

  await visit(page, `/en/products/${slug}`)
  await offer.getByText(money).first().waitFor()
  await visit(page, '/en/account/practitioner')
  await page.getByText('Certified practitioner').filter({ visible: true }).first().waitFor()
})

test('a file that is not a valid certificate is refused with a reason, and a failed upload can be repeated', async () => {
  const page = await open()
  await visitLoggedIn(page, await newcomer('Otto', 'practitioner'), '/en/onboarding/certificate')
  const said = page.getByRole('alert')
  await choose(page, 'diploma.svg', 'image/svg+xml', svg)
  await said.getByText('This isn’t a PDF, JPEG or PNG.').waitFor()
  await choose(page, 'diploma.pdf', pdf, Buffer.alloc(11_000_000, '%PDF-1.7 '))
  await said.getByText('This file is larger than 10 MB.').waitFor()
  await choose(page, 'diploma.pdf', pdf, someHtml)
  await page.getByText('This file can’t be previewed').waitFor()
  await button(page, 'Send certificate').click()
  await said.getByText(/This isn’t a PDF, JPEG or PNG|We can’t open this file/).waitFor()
  await soon(() => button(page, 'Try again').count()).toBe(0)
  await button(page, 'Choose another file').click()

  await choose(page, 'diploma.jpg', 'image/jpeg', await plainJpeg())
  await page.getByRole('img', { name: 'diploma.jpg' }).waitFor()
  let fail = () => {}
  const held = new Promise<void>((resolve) => (fail = resolve))
  const failOnce = (route: Route) => held.then(() => route.abort())
  await page.route(`**/api${practitionerPaths.certificates}`, failOnce, { times: 1 })
  await button(page, 'Send certificate').click()
  await page.getByRole('progressbar').waitFor()
  const zoomIn = button(page, 'Zoom in')
  await zoomIn.focus()
  fail()
  await said.getByText('Your file didn’t upload.').waitFor()
  // The document is still shown, and the focus stays where it was.
  await soon(() => hasFocus(zoomIn)).toBe(true)
  // The state is shown even if the list of certificates cannot be loaded again.
  await page.route(`**/api${practitionerPaths.certificates}`, async (route) => {
    if (route.request().method() === 'POST') await route.continue()
  })
  await button(page, 'Try again').click()
  await page.getByRole('heading', { name: 'We’ve received your certificate' }).waitFor()
})

test('a practitioner whose certificate is refused sees the reason, and can upload another', async () => {
  const reason = 'We can read the name, but not the date. Please scan it once more.'
  const person = await newcomer('Rosa', 'practitioner')
  await sendCertificate(person.token)
  const admin = await open()
  await signIn(admin, 'admin')
  await showCertificateOf(admin, 'Rosa Nieuw')
  await admin.keyboard.press('r')
  await admin.getByLabel('Reason').fill('No')
  await button(admin, 'Refuse and email Rosa').click()
  await admin.getByText('Enter at least 10 characters.').waitFor()
  await admin.getByLabel('Reason').fill(reason)
  await button(admin, 'Refuse and email Rosa').click()
  await sawToast(admin, 'Refused. We’ve emailed Rosa.')
  expect((await emailTo(person.email, 'certificate-refused')).text).toContain(reason)

  const page = await open()
  await logIn(page, person)
  await page.getByText(reason).waitFor()
  await page.getByRole('link', { name: 'Send a new certificate' }).click()
  await page.getByText(reason).waitFor()
  await choose(page, 'diploma.pdf', pdf, await plainPdf())
  await button(page, 'Send certificate').click()
  await page.getByRole('heading', { name: 'We’ve received your certificate' }).waitFor()
})
