import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, test } from 'vitest'
import { axeViolations } from '../support/axe.ts'
import { newPage } from '../support/browser.ts'
import { rawRequest } from '../support/raw-request.ts'
import { visitAs } from '../support/signing-in.ts'
import { thisShop } from '../support/this-shop.ts'
import { holdsToken, spelledAddress } from '../support/token-spellings.ts'
import { heading, pathOf, soon, visit } from '../support/visiting.ts'

let page: Page
beforeEach(async () => {
  page = await newPage({ expectedErrors: [/status of 400/] })
})

describe('an account page', () => {
  test('sends a visitor to the login, and back to the requested page', {
    tags: 'page-login',
  }, async () => {
    await page.goto('/en/account/security')
    await soon(() => pathOf(page)).toBe('/en/login')
    await page.getByLabel('Email address').fill('anna@verbena.example')
    await page.getByLabel('Password', { exact: true }).fill('Verbena-demo-1')
    await page.getByRole('button', { name: 'Log in' }).click()
    await soon(() => pathOf(page)).toBe('/en/account/security')
  })

  test.each([
    ['anna', '/en/account/practitioner'],
    ['anna', '/en/admin'],
    ['ilse', '/en/admin/users'],
    ['ilse', '/en/account/client/profile'],
    ['marco', '/en/admin/certificates'],
  ] as const)('is not shown to %s if it is meant for other account types: %s', async (person, path) => {
    await visitAs(page, person, path)
    await page.getByRole('heading', { name: 'You don’t have access to this page' }).waitFor()
  })
})

test('visitors of the catalogue do not download code for accounts', async () => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await visit(page, '/en/products')
  await page.waitForLoadState('networkidle')
  expect(scripts.length).toBeGreaterThan(3)
  // Shared scripts are named after the pages that load them.
  const accounts =
    /\/(live-session-|shared~(login|sign-in-layout|activate|certificate|client|practitioner)\.route)/
  expect(scripts.filter((path) => accounts.test(path))).toEqual([])
})

describe('a page opened by a link with a token', () => {
  const token = 'c2VjcmV0LW9mLXNvbWVib2R5'
  const path = `/en/auth/activate/${token}`

  test('is not cached, not indexed, and sent without the token', {
    tags: 'page-token-private',
  }, async () => {
    const answer = await fetch(thisShop().url + path)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    expect(await answer.text()).not.toContain(token)
  })

  test('is not cached or indexed however its URL is spelled; nor are redirects to it', {
    tags: 'page-token-not-cached',
  }, async () => {
    await fc.assert(
      fc.asyncProperty(spelledAddress, async (url) => {
        if (/[\\#]/.test(url) || !holdsToken(new URL(`http://shop${url}`).pathname)) return
        const { status, head } = await rawRequest(thisShop().url, url)
        expect([200, 301, 302, 400, 404], url).toContain(status)
        expect(head.toLowerCase(), url).toContain('no-store')
        if (status === 200) expect(head, url).toMatch(/referrer-policy: no-referrer/i)
        expect(head, url).not.toMatch(/^(etag:|cache-control:.*public)/im)
      }),
      { numRuns: 300 },
    )
  })

  test('keeps the token out of the log', async () => {
    await visit(page, path)
    for (const url of [
      `/en.data/protocols/${token}`,
      `/en/%70rotocols/${token}`,
      `/en/protocols/${token}%E0`,
    ])
      await rawRequest(thisShop().url, url)
    expect(readFileSync(thisShop().log, 'utf8')).not.toContain(token)
  })

  test('keeps its path in another language', async () => {
    await visit(page, `/en/auth/reset-password/${token}`)
    await page.getByLabel(/^EN, /).first().click()
    await page.getByRole('link', { name: 'Deutsch' }).first().click()
    await soon(() => pathOf(page)).toBe(`/de/auth/reset-password/${token}`)
  })
})

describe('the menu of a logged-in user', () => {
  test.each(['light', 'dark'] as const)('is accessible, %s', async (colorScheme) => {
    page = await newPage({ colorScheme })
    await visitAs(page, 'ilse', '/en/about')
    await page.getByRole('banner').getByLabel('IV, your account').press('ArrowDown')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Home')
    expect(await axeViolations(page)).toEqual([])
    await page.keyboard.press('End')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Log out')
    await page.keyboard.press('Home')
    await page.keyboard.press('Enter')
    await soon(() => pathOf(page)).toBe('/en/account/practitioner')
    await heading(page).waitFor()
  })

  test('is in the drawer on narrow screens', async () => {
    page = await newPage({ width: 390, height: 844 })
    await visitAs(page, 'anna', '/en/about')
    await page.getByLabel('Open menu').click()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await drawer.getByText('Client', { exact: true }).waitFor()
    expect(await axeViolations(page)).toEqual([])
    await drawer.getByRole('button', { name: 'Log out', exact: true }).click()
    await drawer.getByRole('link', { name: 'Log in' }).first().waitFor()
  })
})
