import { expect, test } from 'vitest'
import { newPage } from '../support/browser.ts'
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
