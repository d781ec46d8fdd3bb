import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { authPaths } from '#contract/account-paths.ts'
import { heading, pathOf, soon, visit } from '../visiting.ts'
import { callShop } from './calls.ts'
import { password as usual } from './newcomers.ts'

type Login = { email: string; password?: string }

/** Fills in the login and sends it. */
export async function tryLogin(page: Page, { email, password = usual }: Login): Promise<void> {
  await page.getByLabel('Email address').fill(email)
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

/** Opens a page as somebody who has signed in here before; for journeys that are not about signing in. */
export async function arrive(page: Page, { email, password = usual }: Login, path: string): Promise<void> {
  const { status, body } = await callShop(authPaths.login, { body: { email, password } })
  expect(status).toBe(200)
  // Storage belongs to a site, so that one stands somewhere on it first; this is its lightest place.
  await page.goto('/robots.txt')
  await page.evaluate((tokens) => {
    const nowMs = Date.now()
    const stored = JSON.stringify({ ...(tokens as object), issuedAtMs: nowMs })
    localStorage.setItem(`${nowMs + 24 * 60 * 60 * 1000}:tokens`, stored)
  }, body)
  await visit(page, path)
}
