import type { BrowserContext, Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { accountPaths, authPaths } from '#contract/account-paths.ts'
import { newPage } from '../support/browser.ts'
import { signIn } from '../support/signing-in.ts'
import { pathOf, soon, visit } from '../support/visiting.ts'

const races = 20
const busy = [/the server responded with a status of (401|503)/, /ERR_FAILED/]

let page: Page
let context: BrowserContext
beforeEach(async () => {
  page = await newPage({ expectedErrors: busy })
  context = page.context()
})

async function anotherTab(path = '/en/products'): Promise<Page> {
  const tab = await context.newPage()
  await visit(tab, path)
  return tab
}

const avatar = (on: Page, initials = 'IV') => on.getByRole('banner').getByLabel(`${initials}, your account`)
const loginLink = (on: Page) => on.getByRole('banner').getByRole('link', { name: 'Log in' })

type Stored = { access_token: string; refresh_token: string; issuedAtMs: number }
const tokensOf = (on: Page) =>
  on.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith(':tokens'))
    return key === undefined ? undefined : (JSON.parse(localStorage.getItem(key) ?? '') as Stored)
  })
/** Moves the tokens into the past, as if they had been issued that many minutes ago. */
const age = (on: Page, minutes: number) =>
  on.evaluate((ms) => {
    const key = Object.keys(localStorage).find((name) => name.endsWith(':tokens')) ?? ''
    const tokens = JSON.parse(localStorage.getItem(key) ?? '')
    localStorage.setItem(key, JSON.stringify({ ...tokens, issuedAtMs: tokens.issuedAtMs - ms }))
  }, minutes * 60_000)
/** As when a user returns to a tab. */
const lookUp = (on: Page) => on.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
const personalKeys = (on: Page) =>
  on.evaluate(() => Object.keys(localStorage).filter((key) => /:(tokens|user|recent)$/.test(key)))
const callsTo = (on: Page, path: string) => {
  const calls: string[] = []
  on.on('request', (request) => {
    if (new URL(request.url()).pathname === `/api${path}`) calls.push(request.headers().authorization ?? '')
  })
  return calls
}

test('a user stays logged in after a reload and in every tab, and nothing on the page moves', async () => {
  await signIn(page, 'ilse')
  await visit(page, '/en/products')
  await avatar(page).waitFor()
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 300)
      }),
  )
  expect(shift).toBeLessThan(0.01)
  const cart = await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).boundingBox()
  const beside = await avatar(page).boundingBox()
  expect(beside!.x - (cart!.x + cart!.width), 'nothing stands empty between cart and avatar').toBeLessThan(16)
  const tab = await anotherTab()
  await avatar(tab).waitFor()
  await tab.reload()
  await avatar(tab).waitFor()
})

test('a logout in one tab logs out the other, and leaves no personal data behind', {
  tags: ['auth-logout-tabs', 'logout-clean'],
}, async () => {
  await signIn(page, 'ilse')
  const tab = await anotherTab()
  await avatar(tab).click()
  await page.evaluate(() => localStorage.setItem(`${Date.now() + 60_000}:recent`, '["zinc"]'))
  await tab.getByRole('button', { name: 'Log out', exact: true }).click()
  await loginLink(tab).waitFor()
  await soon(() => pathOf(page)).toBe('/en/login')
  expect(new URL(page.url()).searchParams.get('redirectTo')).toMatch(/^\/account/)
  expect(await personalKeys(page)).toEqual([])
})

test('after a logout the tokens are invalid', async () => {
  await signIn(page, 'ilse')
  const tokens = (await tokensOf(page)) as Stored
  await visit(page, '/en/products')
  await avatar(page).click()
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  await loginLink(page).waitFor()
  expect(pathOf(page)).toBe('/en/products')
  const refreshed = await page.request.post(`/api${authPaths.refresh}`, {
    headers: { authorization: `Bearer ${tokens.refresh_token}` },
  })
  expect(refreshed.status()).toBe(401)
})

test('a login in one tab, or as another user, is seen in the other tab', {
  tags: 'auth-other-tab',
}, async () => {
  await visit(page, '/en/products')
  await loginLink(page).waitFor()
  const tab = await context.newPage()
  await signIn(tab, 'ilse')
  await avatar(page).waitFor()
  await avatar(page).click()
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  await loginLink(page).waitFor()
  await signIn(tab, 'anna')
  await page
    .getByRole('banner')
    .getByLabel(/^A., your account$/)
    .waitFor()
})

test('an expired access token is renewed before the next call', async () => {
  await signIn(page, 'ilse')
  const before = await tokensOf(page)
  // The page being left may start renewing tokens as soon as they are old.
  const refreshes = callsTo(page, authPaths.refresh)
  await age(page, 61)
  const users = callsTo(page, accountPaths.user)
  await page.reload()
  await soon(async () => (await tokensOf(page))?.access_token).not.toBe(before?.access_token)
  await soon(() => users.length).toBe(1)
  const after = await tokensOf(page)
  expect([...new Set(refreshes)]).toEqual([`Bearer ${before?.refresh_token}`])
  expect(users).toEqual([`Bearer ${after?.access_token}`])
})

test('nobody is logged out while the shop cannot renew tokens for a while', async () => {
  await signIn(page, 'ilse')
  let failures = 0
  await context.route(`**/api${authPaths.refresh}`, async (route) => {
    failures += 1
    if (failures === 1) return route.abort()
    if (failures < 4) return route.fulfill({ status: 503, json: { code: 'unavailable', message: '…' } })
    return route.continue()
  })
  await age(page, 56)
  const before = await tokensOf(page)
  await visit(page, '/en/products')
  await avatar(page).waitFor()
  await soon(async () => (await tokensOf(page))?.refresh_token).not.toBe(before?.refresh_token)
  expect(failures).toBe(4)
  await avatar(page).waitFor()
})

test('a refused refresh token logs out every tab', { tags: 'error-refresh' }, async () => {
  await signIn(page, 'ilse')
  const tab = await anotherTab()
  await avatar(tab).waitFor()
  await context.route(`**/api${authPaths.refresh}`, (route) =>
    route.fulfill({ status: 401, json: { code: 'unauthorized', message: 'Unauthorized' } }),
  )
  await age(page, 61)
  await page.reload()
  await loginLink(tab).waitFor()
  await soon(() => pathOf(page)).toBe('/en/login')
})

test('two tabs that renew tokens at the same time send one request, and nobody is logged out', {
  tags: 'refresh-two-tabs',
}, async () => {
  await signIn(page, 'ilse')
  await visit(page, '/en/products')
  const tab = await anotherTab()
  await Promise.all([avatar(page).waitFor(), avatar(tab).waitFor()])
  const refreshes = [callsTo(page, authPaths.refresh), callsTo(tab, authPaths.refresh)]
  for (let round = 0; round < races; round += 1) {
    const before = await tokensOf(page)
    await age(page, 61)
    await Promise.all([page, tab].map(lookUp))
    for (const on of [page, tab])
      await soon(async () => (await tokensOf(on))?.refresh_token).not.toBe(before?.refresh_token)
  }
  await Promise.all([page.reload(), tab.reload()])
  await Promise.all([avatar(page).waitFor(), avatar(tab).waitFor()])
  // Without the lock each tab would send its own request.
  expect(refreshes.flat().length).toBeLessThan(1.5 * races)
})

test('a logout that does not reach the shop still logs out this browser, and says so', {
  tags: 'error-logout-other',
}, async () => {
  await signIn(page, 'ilse')
  await visit(page, '/en/products')
  await context.route(`**/api${accountPaths.logout}`, (route) => route.abort())
  await avatar(page).click()
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  await loginLink(page).waitFor()
  await page.getByRole('alert').filter({ hasText: 'You’re logged out on this device' }).waitFor()
  expect(await personalKeys(page)).toEqual([])
})
