import type { Page } from 'playwright-core'
import { heading, pathOf, soon, visit } from '../visiting.ts'
import { password as usual } from './newcomers.ts'

type Login = { email: string; password?: string }

/** Fills in the login and sends it. */
export async function tryLogin(page: Page, { email, password = usual }: Login): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

/** Signs in, and waits for the page that one comes to. */
export async function enter(page: Page, login: Login): Promise<void> {
  await visit(page, '/en/login')
  await tryLogin(page, login)
  await soon(() => pathOf(page)).toMatch(/^\/en\/(account|admin)/)
  await heading(page).waitFor()
}
