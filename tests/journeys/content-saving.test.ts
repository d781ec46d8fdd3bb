import { expect, test } from 'vitest'
import { contentPaths } from '#contract/content-paths.ts'
import { newPage } from '../support/browser.ts'
import { hasFocus } from '../support/keys.ts'
import { pngPicture } from '../support/png-picture.ts'
import { visitAs } from '../support/signing-in.ts'
import { sawToast } from '../support/toasts.ts'
import { heading, soon } from '../support/visiting.ts'
import { beginPage, writeTexts } from '../support/writing-content.ts'

test('an admin whose publication is refused corrects the period and publishes what was written', async () => {
  const page = await newPage({ expectedErrors: [/400/] })
  await visitAs(page, 'admin', '/en/admin/content')
  await beginPage(page, 'refused-period')
  const texts = { Title: 'Opening soon', Description: 'A new shop.', Text: 'Come and see.' }
  await writeTexts(page, 'English', texts)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  await dialog.getByLabel(/^Until/).fill('2020-01-01T10:00')
  await dialog.getByRole('button', { name: 'Publish now' }).click()
  await dialog.getByRole('alert').filter({ hasText: /\S/ }).waitFor()
  await dialog.getByLabel(/^Until/).fill('')
  await dialog.getByRole('button', { name: 'Publish now' }).click()
  await dialog.waitFor({ state: 'detached' })
  await sawToast(page, 'Published')
  await soon(() => heading(page).textContent()).toBe('Opening soon')
  expect(await page.getByText('Somebody else has changed this in the meantime.').count()).toBe(0)
})

test('an admin keeps what is written during a save, and what is not saved when showing ends or a version is restored', async () => {
  const page = await newPage()
  const title = page.getByLabel('Title', { exact: true })
  const description = page.getByLabel('Description', { exact: true })
  await visitAs(page, 'admin', '/en/admin/content')
  await beginPage(page, 'kept-texts')
  await writeTexts(page, 'English', { Title: 'First', Description: 'A page.', Text: 'Words.' })
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  const written = Promise.withResolvers<void>()
  await page.route(/\/api\/v2\/admin\/content\/\d+$/, async (route) => {
    if (route.request().method() === 'PUT') await written.promise
    await route.continue()
  })
  await title.fill('Second')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await description.fill('Written meanwhile.')
  written.resolve()
  await sawToast(page, 'Draft saved')
  expect(await description.inputValue()).toBe('Written meanwhile.')
  await page.getByText('You have unsaved changes.').waitFor()

  await page.getByLabel('More').click()
  await page.getByRole('button', { name: 'Stop showing' }).click()
  await sawToast(page, 'It’s no longer shown.')
  expect(await description.inputValue()).toBe('Written meanwhile.')

  const versions = page.getByRole('dialog', { name: 'History' }).getByRole('button', { name: /^Restore/ })
  async function restore({ of, place }: { of: number; place: number }) {
    await page.getByLabel('More').click()
    await page.getByRole('button', { name: 'History' }).click()
    await soon(() => versions.count()).toBe(of)
    await versions.nth(place).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  await restore({ of: 4, place: 1 })
  await soon(() => title.inputValue()).toBe('First')
  expect(await description.inputValue()).toBe('A page.')
  await restore({ of: 6, place: 1 })
  await soon(() => title.inputValue()).toBe('Second')
  expect(await description.inputValue()).toBe('Written meanwhile.')
})

test('somebody who cancels what they chose in a menu is back at the menu', async () => {
  const page = await newPage()
  const menu = page.getByLabel('More')
  await visitAs(page, 'admin', '/en/admin/content')
  await beginPage(page, 'chosen-in-a-menu')
  await menu.press('Enter')
  await page.getByRole('button', { name: 'Delete', exact: true }).press('Enter')
  await page.getByRole('dialog', { name: 'Delete' }).getByRole('button', { name: 'Keep it' }).press('Enter')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await soon(() => hasFocus(menu)).toBe(true)
})

test('what an admin changes in an ad while its picture is uploaded stays', async () => {
  const page = await newPage()
  await visitAs(page, 'admin', '/en/admin/content')
  await page.getByRole('button', { name: 'New ad' }).click()
  const sheet = page.getByRole('dialog', { name: 'New ad' })
  await sheet.getByLabel('Name').fill('slow-picture')
  await sheet.getByRole('button', { name: 'Start writing' }).click()
  const link = page.getByLabel('Link', { exact: true })
  await link.waitFor()
  const changed = Promise.withResolvers<void>()
  await page.route(`**/api${contentPaths.images}`, async (route) => {
    await changed.promise
    await route.continue()
  })
  await page
    .getByLabel('Choose picture')
    .setInputFiles({ name: 'tea.png', mimeType: 'image/png', buffer: await pngPicture() })
  await link.fill('/health-goals')
  changed.resolve()
  await page.getByRole('button', { name: 'Remove picture' }).waitFor()
  expect(await link.inputValue()).toBe('/health-goals')
})
