import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { authPaths } from '#contract/account-paths.ts'
import { heading, pathOf, soon, visit } from '../visiting.ts'
import { callShop } from './calls.ts'
import { password as usual } from './newcomers.ts'

type Login = { email: string; password?: string }

/** Fills in and submits the login form. */
export async function tryLogin(page: Page, { email, password = usual }: Login): Promise<void> {
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

/** Logs in, and waits for the next page. */
export async function logIn(page: Page, login: Login): Promise<void> {
  await visit(page, '/en/login')
  await tryLogin(page, login)
  await soon(() => pathOf(page)).toMatch(/^\/en\/(account|admin)/)
  await heading(page).waitFor()
}

/** Opens a page as a user who has logged in before; for journeys that are not about logging in. */
export async function visitLoggedIn(
  page: Page,
  { email, password = usual }: Login,
  path: string,
): Promise<void> {
  const { status, body } = await callShop(authPaths.login, { body: { email, password } })
  expect(status).toBe(200)
  // Storage belongs to an origin, so a page of it has to be open; this is the smallest one.
  await page.goto('/robots.txt')
  await page.evaluate((tokens) => {
    const nowMs = Date.now()
    const stored = JSON.stringify({ ...(tokens as object), issuedAtMs: nowMs })
    localStorage.setItem(`${nowMs + 24 * 60 * 60 * 1000}:tokens`, stored)
  }, body)
  await visit(page, path)
}
