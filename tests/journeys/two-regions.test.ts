import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { userTypes } from '#domain/accounts/user-types.ts'
import type { Region } from '#domain/regions.ts'
import { sessions, users } from '#server/accounts/tables.ts'
import { newPage } from '../support/browser.ts'
import { freePort } from '../support/free-port.ts'
import { addMember, inDatabase } from '../support/members.ts'
import { tryLogin } from '../support/people/logging-in.ts'
import { newAddress } from '../support/people/newcomers.ts'
import { runShop } from '../support/running-shop.ts'
import { openTlsProxy } from '../support/tls-proxy.ts'
import { heading, hydrated, pathOf, soon, visit } from '../support/visiting.ts'

type Store = Awaited<ReturnType<typeof openStore>>

let eu: Store
let uk: Store
beforeAll(async () => {
  const [euPort, ukPort] = [await freePort(), await freePort()]
  // Different hosts, because a browser sends cookies to every port of a host.
  const [euUrl, ukUrl] = [`https://127.0.0.1:${euPort}`, `https://localhost:${ukPort}`]
  ;[eu, uk] = await Promise.all([
    openStore({ region: 'eu', url: euUrl, otherUrl: ukUrl, port: euPort }),
    openStore({ region: 'uk', url: ukUrl, otherUrl: euUrl, port: ukPort }),
  ])
})
afterAll(async () => {
  await Promise.all([eu?.close(), uk?.close()])
})

type StoreOptions = { region: Region; url: string; otherUrl: string; port: number }

/** A whole shop with its own database, behind TLS; its visitors come from Great Britain. */
async function openStore({ region, url, otherUrl, port }: StoreOptions) {
  const target = await freePort()
  const shop = await runShop({
    DEMO: '0',
    REGION: region,
    PORT: String(target),
    PUBLIC_URL: url,
    OTHER_STORE_URL: otherUrl,
    MULTIPASS_SECRET: 'shared between the stores',
    DEMO_COUNTRY: 'GB',
  })
  const proxy = await openTlsProxy({ port, target })
  return {
    ...shop,
    url,
    async close() {
      await proxy.close()
      await shop.close()
    },
  }
}

const openPage = () => newPage({ acceptsEveryCertificate: true, expectedErrors: [/status of 400/] })
const notice = (page: Page) => page.getByRole('region', { name: 'Shopping from the United Kingdom?' })
const regionOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.region)
const membersAt = (store: Store, email: string) =>
  inDatabase(store, (db) => db.select().from(users).where(eq(users.email, email)))
const sessionsAt = (store: Store, userId: number) =>
  inDatabase(store, (db) => db.$count(sessions, eq(sessions.userId, userId)))

describe('a visitor from Great Britain at the EU store', () => {
  test('is taken to the UK store if they like, where nothing is asked', {
    tags: 'notice-choice',
  }, async () => {
    const page = await openPage()
    await visit(page, `${eu.url}/en/about`)
    expect(await regionOf(page)).toBe('eu')
    await notice(page).getByRole('link', { name: 'Yes please' }).click()
    await page.waitForURL(`${uk.url}/en`)
    await hydrated(page)
    expect(await regionOf(page)).toBe('uk')
    await visit(page, `${uk.url}/en/about`)
    await page.waitForLoadState('networkidle')
    await soon(() => notice(page).count()).toBe(0)
  })

  test('stays if they like', async () => {
    const page = await openPage()
    await visit(page, `${eu.url}/en/about`)
    await notice(page).getByRole('button', { name: 'No' }).click()
    await soon(() => notice(page).count()).toBe(0)
    expect(page.url()).toBe(`${eu.url}/en/about`)
  })
})

describe('a user of the UK store who logs in at the EU store', () => {
  async function logInAtEu(page: Page, email: string): Promise<string[]> {
    const visited: string[] = []
    page.on('request', (request) => request.isNavigationRequest() && visited.push(request.url()))
    await visit(page, `${eu.url}/en/login`)
    await tryLogin(page, { email })
    await soon(() => page.url()).toMatch(new RegExp(`^${uk.url}/en/account`))
    await heading(page).waitFor()
    return visited
  }

  test('is logged in at the UK store, with the account they have there, and only there', {
    tags: ['call-login-redirect', 'multipass-once'],
  }, async () => {
    const page = await openPage()
    const email = newAddress('nora')
    const here = await addMember(eu, { email, userTypeId: userTypes.practitioner, homeRegion: 'uk' })
    const there = await addMember(uk, { email, userTypeId: userTypes.practitioner, homeRegion: 'uk' })
    const visited = await logInAtEu(page, email)
    await soon(() => pathOf(page)).toMatch(/^\/en\/account\/practitioner/)
    expect([await sessionsAt(eu, here), await sessionsAt(uk, there)]).toEqual([0, 1])

    const link = visited.find((url) => url.includes('/auth/multipass/'))
    const somebodyElse = await openPage()
    await visit(somebodyElse, link!)
    await somebodyElse.getByRole('alert').filter({ hasText: 'This login has expired' }).waitFor()
    expect(await sessionsAt(uk, there)).toBe(1)
  })

  test('gets a client’s account there if they have none', async () => {
    const page = await openPage()
    const email = newAddress('jo')
    await addMember(eu, { email, userTypeId: userTypes.client, homeRegion: 'uk' })
    await logInAtEu(page, email)
    expect(await membersAt(uk, email)).toEqual([
      expect.objectContaining({
        userTypeId: userTypes.client,
        homeRegion: 'uk',
        firstName: 'Nora',
        lastName: 'Peeters',
      }),
    ])
  })
})

test('a user of the EU store who logs in at the UK store is logged in at the EU store', {
  tags: 'call-login-redirect',
}, async () => {
  const page = await openPage()
  const email = newAddress('mila')
  await addMember(uk, { email, userTypeId: userTypes.client, homeRegion: 'eu' })
  await addMember(eu, { email, userTypeId: userTypes.client, homeRegion: 'eu' })
  await visit(page, `${uk.url}/en/login`)
  await tryLogin(page, { email })
  await soon(() => page.url()).toMatch(new RegExp(`^${eu.url}/en/account`))
  expect(await regionOf(page)).toBe('eu')
})
