import type { Page } from 'playwright-core'
import { heading, pathOf, soon, visit } from './visiting.ts'

/** The demonstration's people (decision 27). */
export const people = {
  admin: 'admin@verbena.example',
  ilse: 'ilse@verbena.example',
  marco: 'marco@verbena.example',
  anna: 'anna@verbena.example',
} as const

/** Signs in by the form, and waits for the page that one comes to. */
export async function signIn(page: Page, name: keyof typeof people): Promise<void> {
  await visit(page, '/en/login')
  await page.getByLabel('E-mail').fill(people[name])
  await page.getByLabel('Password', { exact: true }).fill('Verbena-demo-1')
  await page.getByRole('button', { name: 'Log in' }).click()
  await soon(() => pathOf(page)).toMatch(/^\/en\/(account|admin)/)
  await heading(page).waitFor()
}
