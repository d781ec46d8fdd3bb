import { desc } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { userTypes } from '#domain/accounts/user-types.ts'
import { consentVersion } from '#domain/marketing/consent.ts'
import { marketingConsents } from '#server/marketing/tables.ts'
import { axeViolations } from '../support/axe.ts'
import { newPage } from '../support/browser.ts'
import { freePort } from '../support/free-port.ts'
import { hasFocus } from '../support/keys.ts'
import { klaviyoKey } from '../support/klaviyo-server.ts'
import { addMember, inDatabase } from '../support/members.ts'
import { tryLogin } from '../support/people/logging-in.ts'
import { newAddress } from '../support/people/newcomers.ts'
import { runShop } from '../support/running-shop.ts'
import { thisShop } from '../support/this-shop.ts'
import { heading, horizontalOverflow, soon, visit, words } from '../support/visiting.ts'

let shop: Awaited<ReturnType<typeof runShop>>
beforeAll(async () => {
  const port = await freePort()
  shop = await runShop({
    DEMO: '0',
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    KLAVIYO_API_KEY: klaviyoKey,
    KLAVIYO_API_URL: 'https://127.0.0.1:9',
  })
})
afterAll(() => shop.close())

const question = (page: Page) => page.getByRole('region', { name: 'Your choice about marketing' })
const press = (page: Page, name: string) => question(page).getByRole('button', { name }).click()
const settings = (page: Page) => page.getByRole('button', { name: 'Privacy settings' })
const lastChoice = async () =>
  (
    await inDatabase(shop, (db) =>
      db.select().from(marketingConsents).orderBy(desc(marketingConsents.id)).limit(1),
    )
  )[0]
const open = (page: Page, path = '/en/about') => visit(page, shop.url + path)
/** Opens a page where the question could be asked, and waits until it would have been. */
async function openUnasked(page: Page, path: string): Promise<void> {
  const loaded = page.waitForResponse(/consent-sheet/)
  await open(page, path)
  await loaded
  await page.waitForLoadState('networkidle')
  await soon(() => question(page).count()).toBe(0)
}

describe('a visitor', () => {
  test('sees an ad until they refuse, and then none is even asked for', { tags: 'product-ads' }, async () => {
    const page = await newPage()
    let asked = 0
    const ad = { id: 1, ad_type: 1, language: 'en', label: '', title: 'Teas for winter', text: '' }
    const data = [{ ...ad, action: 'See the teas', link: '/products', image: null }]
    const totals = { total_results: 1, total_pages: 1, current_page: 1, limit: 1 }
    await page.route('**/storefront/ads?**', (route) => {
      asked += 1
      return route.fulfill({ json: { data, ...totals } })
    })
    await open(page, '/en')
    await page.getByRole('link', { name: 'See the teas' }).waitFor()
    await question(page).waitFor()
    await press(page, 'Refuse')
    await soon(() => page.getByText('Teas for winter').count()).toBe(0)
    const before = asked
    await openUnasked(page, '/en')
    expect([asked, await page.getByText('Teas for winter').count()]).toEqual([before, 0])
  })

  test('is asked once, may refuse as easily as agree, and reads the same page either way', async () => {
    const page = await newPage()
    await open(page)
    const before = await heading(page).boundingBox()
    await question(page).waitFor()
    expect(await heading(page).boundingBox()).toEqual(before)
    expect(await axeViolations(page)).toEqual([])
    const [refuse, agree] = await question(page)
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons.map((button) => {
          const { width, height, top } = button.getBoundingClientRect()
          const { backgroundColor, color, fontSize, fontWeight, borderColor } = getComputedStyle(button)
          return { width, height, top, backgroundColor, color, fontSize, fontWeight, borderColor }
        }),
      )
    expect(refuse).toEqual(agree)
    await press(page, 'Refuse')
    await soon(() => question(page).count()).toBe(0)
    expect(await lastChoice()).toMatchObject({
      userId: null,
      version: consentVersion,
      isGranted: false,
      chosenAt: expect.any(Date),
    })
    await openUnasked(page, '/en/delivery')
  })

  test('can change the choice in the footer, with the keyboard', async () => {
    const page = await newPage()
    await open(page)
    await press(page, 'Refuse')
    await soon(() => question(page).count()).toBe(0)
    await settings(page).focus()
    await page.keyboard.press('Enter')
    await question(page).getByText('You refused on').waitFor()
    await soon(() => hasFocus(question(page))).toBe(true)
    expect(await axeViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await soon(() => hasFocus(settings(page))).toBe(true)
    expect(await lastChoice()).toMatchObject({ isGranted: false })
    await page.keyboard.press('Enter')
    await soon(() => hasFocus(question(page))).toBe(true)
    await question(page).getByRole('button', { name: 'Agree' }).focus()
    await page.keyboard.press('Space')
    await soon(async () => (await lastChoice())?.isGranted).toBe(true)
    await soon(() => question(page).count()).toBe(0)
    await settings(page).click()
    await question(page).getByText('You agreed on').waitFor()
  })

  test('is asked again about a new wording', async () => {
    const page = await newPage()
    await open(page)
    await press(page, 'Agree')
    await soon(() => question(page).count()).toBe(0)
    await page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.endsWith(':marketing-choice'))!
      localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key)!), version: 0 }))
    })
    await open(page)
    await question(page).waitFor()
  })

  test('reads why a choice could not be saved, and may choose again', async () => {
    const page = await newPage({ expectedErrors: [/status of 503/] })
    await page.route('**/marketing-choice', (route) => route.fulfill({ status: 503, body: '<html>' }), {
      times: 1,
    })
    await open(page)
    await press(page, 'Agree')
    await question(page).getByRole('alert').waitFor()
    expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('marketing-choice')
    await press(page, 'Agree')
    await soon(() => question(page).count()).toBe(0)
  })

  test.each(['en', 'nl', 'ja'] as const)('is asked at 320 pixels, in %s', async (language) => {
    const page = await newPage({ width: 320, height: 640, language })
    const said = words(language, 'marketing')
    await open(page, `/${language}/about`)
    // The Japanese title contains characters that keep its words together.
    const refuse = page.getByRole('button', { name: said('refuse') })
    const sheet = page.getByRole('region').filter({ has: refuse })
    await sheet.waitFor()
    await soon(() => horizontalOverflow(page)).toBe(0)
    const box = (await sheet.boundingBox())!
    expect(box.y).toBeGreaterThanOrEqual(0)
    await sheet.getByRole('button', { name: said('refuse') }).click()
    await soon(() => sheet.count()).toBe(0)
  })
})

test('a choice made before login becomes the account’s, and after logout nobody is asked again', async () => {
  const page = await newPage()
  const email = newAddress('nora')
  const userId = await addMember(shop, { email, userTypeId: userTypes.practitioner, homeRegion: 'eu' })
  await open(page)
  await press(page, 'Agree')
  await soon(() => question(page).count()).toBe(0)
  await open(page, '/en/login')
  await tryLogin(page, { email })
  await page.waitForURL(/\/en\/account/)
  await soon(async () => (await lastChoice())?.userId).toBe(userId)
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.includes('tokens')) localStorage.removeItem(key)
  })
  await openUnasked(page, '/en/about')
})

test('somebody who logs out while the account’s choice is being loaded chooses as a visitor', async () => {
  const page = await newPage({ expectedErrors: [/status of 401/] })
  const email = newAddress('lena')
  await addMember(shop, { email, userTypeId: userTypes.practitioner, homeRegion: 'eu' })
  const held = Promise.withResolvers<void>()
  await page.route('**/account/marketing-choice', async (route) => {
    await held.promise
    await route.fulfill({ json: { choice: null } })
  })
  const asked = page.waitForRequest('**/account/marketing-choice')
  await open(page, '/en/login')
  await tryLogin(page, { email })
  await page.waitForURL(/\/en\/account/)
  await asked
  await page.getByRole('button', { name: 'Log out' }).last().click()
  await question(page).waitFor()
  held.resolve()
  await page.waitForLoadState('networkidle')
  await press(page, 'Refuse')
  await soon(() => question(page).count()).toBe(0)
  expect(await lastChoice()).toMatchObject({ userId: null, isGranted: false })
})

test('a shop without a marketing service asks nothing and has nothing to choose', async () => {
  const page = await newPage()
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await visit(page, `${thisShop().url}/en/about`)
  await page.waitForLoadState('networkidle')
  expect(loaded.filter((url) => /consent-sheet|marketing/.test(url))).toEqual([])
  expect([await question(page).count(), await settings(page).count()]).toEqual([0, 0])
})
